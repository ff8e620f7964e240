"""A factor tree that a child builds, or watches grow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from tictimes.drawing import INK, fill, inked, placed, stroke, text_width, write
from tictimes.numbers.facts import kind, prime_factors
from tictimes.numbers.scenes.of_number import NumberScene
from tictimes.numbers.stating import number_says, printed
from tictimes.numbers.trees import Tree, nearest_pair
from tictimes.paths import box, line
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices, Part, Picture, Question
from tictimes.step_scene import steering

EDGE, LEVEL, NODE, DIGIT = 10, 92, 50, 20
"""The margin, how far levels lie apart, how high a node and its digits are."""

LEAF, BRANCH, OPEN = "#cfe8d6", "#fffdf8", "#f6e7c1"
LAST_TABLE = 12

Path = tuple[int, ...]
"""The way from the root to a node: 0 for left, 1 for right."""


@dataclass(frozen=True, slots=True)
class FactorTreeScene(NumberScene):
    """The trees of `number` so far, each with one more split, and the tip that a child chose.

    >>> scene = FactorTreeScene(12)
    >>> scene.answer(Ask("split", "3")).tree.leaves
    (3, 4)
    >>> scene.whole.tree.leaves, FactorTreeScene(13).at, FactorTreeScene(0).tree.leaves
    ((3, 2, 2), None, (0,))
    """

    trees: tuple[Tree, ...] = ()
    chosen: Path | None = None

    @property
    def tree(self) -> Tree:
        """The tree as it is now."""
        return self.trees[-1] if self.trees else Tree(self.number)

    @property
    def at(self) -> Path | None:
        """The path of the tip to be split next; `None` when only primes are left."""
        return _next_open(self.tree) if self.chosen is None else self.chosen

    @property
    def whole(self) -> Self:
        """The finished tree: as far as the child has built it, and then as it grows by itself."""
        scene = self
        while (path := _next_open(scene.tree)) is not None:
            pair = nearest_pair(_node(scene.tree, path).number)
            assert pair is not None
            scene = scene._grown(path, pair)
        return scene

    def again(self, number: int) -> Self:
        """Another number, not split yet."""
        return type(self)(number)

    @property
    def picture(self) -> Picture:
        """The tree, and what is to be done with it."""
        spots, wide = _laid_out(self.tree)
        deep = max(len(path) for path in spots)
        return Picture(
            name=number_says("factor-tree", number=self.number),
            wide=wide,
            high=2 * EDGE + NODE + deep * LEVEL,
            least=min(wide, 46 * len(self.tree.leaves)),
            drawing=_twigs(spots),
            parts=tuple(_part(self, path, middle) for path, middle in spots.items()),
            says=_says(self),
            choices=_choices(self),
            actions=steering(bool(self.trees), self.at is not None),
            questions=(*_typed(self), self.question),
        )

    def answer(self, ask: Ask) -> Self:
        """A node is chosen or tells what it is; one is split, as was said or as it grows."""
        match ask.do:
            case "press":
                return self._pressed(tuple(map(int, ask.value.removeprefix("node"))))
            case "split" | "split-by":
                return self._split(ask.value)
            case "forward":
                assert self.at is not None
                pair = nearest_pair(_node(self.tree, self.at).number)
                assert pair is not None
                return self._grown(self.at, pair)
            case "back":
                return replace(self, trees=self.trees[:-1], chosen=None)
            case "all":
                return self.whole
            case _:
                return self.show(ask.value)

    def _pressed(self, path: Path) -> Self:
        node = _node(self.tree, path)
        if node.branches or nearest_pair_of(node.number) is None:
            return self.tell(_named(node))
        return replace(self, chosen=path)

    def _split(self, text: str) -> Self:
        """The node at `at`, split by the factor that a child has said, where it is one."""
        assert self.at is not None
        number = _node(self.tree, self.at).number
        digits = text.strip()
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(number))):
            return self.tell(number_says("split-between", number=number))
        factor = int(digits)
        if factor in (1, number):
            return self.tell(number_says("split-by-one", number=number))
        if factor == 0 or factor > number:
            return self.tell(number_says("split-between", number=number))
        count, left = divmod(number, factor)
        if left:
            facts = {"number": number, "table": factor, "count": count, "product": number - left}
            return self.tell(number_says("split-left-over", **facts, left=left))
        return self._grown(self.at, (factor, count))

    def _grown(self, path: Path, pair: tuple[int, int]) -> Self:
        tree = _with_branches(self.tree, path, pair)
        return replace(self, trees=(*self.trees, tree), chosen=None)


def nearest_pair_of(number: int) -> tuple[int, int] | None:
    """The pair nearest each other that `number`, from 0 up, splits into; none for 0."""
    return nearest_pair(number) if number else None


def _node(tree: Tree, path: Path) -> Tree:
    for side in path:
        tree = tree.branches[side]
    return tree


def _with_branches(tree: Tree, path: Path, pair: tuple[int, int]) -> Tree:
    if not path:
        return Tree(tree.number, (Tree(pair[0]), Tree(pair[1])))
    branches = tuple(
        _with_branches(branch, path[1:], pair) if side == path[0] else branch
        for side, branch in enumerate(tree.branches)
    )
    return Tree(tree.number, branches)


def _paths(tree: Tree, path: Path = ()) -> Iterator[Path]:
    """Every node, each before its branches."""
    yield path
    for side, branch in enumerate(tree.branches):
        yield from _paths(branch, (*path, side))


def _next_open(tree: Tree) -> Path | None:
    """The first tip, from the left, that can still be split."""
    tips = (path for path in _paths(tree) if not _node(tree, path).branches)
    return next((path for path in tips if nearest_pair_of(_node(tree, path).number)), None)


def _laid_out(tree: Tree) -> tuple[dict[Path, int], int]:
    """Where the middle of each node lies, by its path, the highest first; and how wide it all is.

    Tips stand side by side, and every other node in the middle above its branches.
    """
    middles: dict[Path, float] = {}
    edge = float(EDGE)

    def place(node: Tree, path: Path) -> float:
        nonlocal edge
        if node.branches:
            sides = [place(branch, (*path, side)) for side, branch in enumerate(node.branches)]
            middle = sum(sides) / 2
        else:
            middle = edge + _wide(node.number) / 2
            edge += _wide(node.number) + 20
        middles[path] = middle
        return middle

    place(tree, ())
    widest = max(middle + _wide(_node(tree, path).number) / 2 for path, middle in middles.items())
    narrowest = min(
        middle - _wide(_node(tree, path).number) / 2 for path, middle in middles.items()
    )
    shift = EDGE - narrowest
    wide = round(widest + shift + EDGE)
    spots = {path: round(middles[path] + shift) for path in sorted(middles, key=_by_level)}
    return spots, wide


def _by_level(path: Path) -> tuple[int, Path]:
    return len(path), path


def _wide(number: int) -> int:
    return max(NODE, round(text_width(str(number), DIGIT)) + 24)


def _top(path: Path) -> int:
    return EDGE + len(path) * LEVEL


def _twigs(spots: dict[Path, int]) -> str:
    lines = [
        line((spots[path[:-1]], _top(path[:-1]) + NODE / 2), (middle, _top(path) + NODE / 2))
        for path, middle in spots.items()
        if path
    ]
    return inked(stroke("".join(lines), INK, 4)) if lines else ""


def _part(scene: FactorTreeScene, path: Path, middle: int) -> Part:
    node = _node(scene.tree, path)
    wide, top = _wide(node.number), _top(path)
    left = middle - wide // 2
    is_open = not node.branches and nearest_pair_of(node.number) is not None
    prime = not node.branches and kind(node.number) == "prime"
    # a prime is round, as a leaf or a fruit; what can still be split has a dashed look of its own
    corner = NODE / 2 if prime else 8
    colour = LEAF if prime else OPEN if is_open else BRANCH
    sheet = inked(fill(box(0, 0, wide, NODE, corner), colour), 3)
    digits = write(str(node.number), wide / 2, (NODE + DIGIT) / 2, DIGIT)
    below = [other for other in _paths(node, path) if other != path]
    return Part(
        _key(path),
        _named(node),
        left,
        top,
        wide,
        NODE,
        placed(sheet + digits, left, top),
        tuple(map(_key, below)),
        path == scene.at if is_open else None,
    )


def _key(path: Path) -> str:
    return "node" + "".join(map(str, path))


def _named(node: Tree) -> Saying:
    """What a node is, to a screen reader and to a finger."""
    if node.branches:
        few, many = (branch.number for branch in node.branches)
        return number_says("node-split", number=node.number, few=few, many=many)
    return number_says(f"node-{kind(node.number)}", number=node.number)


def _says(scene: FactorTreeScene) -> tuple[Saying, ...]:
    number, tree = scene.number, scene.tree
    if not tree.branches:
        return (number_says(f"tree-{kind(number)}", number=number),)
    product = printed(tree.leaves)
    if scene.at is not None:
        return (number_says("tree-so-far", number=number, product=product),)
    return (
        number_says("tree-done", number=number, product=printed(prime_factors(number))),
        number_says("tree-always", number=number),
    )


def _choices(scene: FactorTreeScene) -> Choices | None:
    """The numbers that may be tried on the node which is to be split."""
    if scene.at is None:
        return None
    number = _node(scene.tree, scene.at).number
    tried = range(2, min(LAST_TABLE, number - 1) + 1)
    return Choices(
        number_says("tree-choose", number=number),
        tuple(
            Action("split", Saying.of("common.number", number=factor), str(factor))
            for factor in tried
        ),
    )


def _typed(scene: FactorTreeScene) -> tuple[Question, ...]:
    """Large numbers may have no factor among those to choose from."""
    if scene.at is None:
        return ()
    number = _node(scene.tree, scene.at).number
    if number <= LAST_TABLE * LAST_TABLE:
        return ()
    label, button = number_says("tree-type", number=number), number_says("tree-split")
    return (Question("split-by", label, button),)
