"""A factor tree that a child builds, or watches grow."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from tictimes.numbers.facts import kind, prime_factors
from tictimes.numbers.scenes.of_number import NumberScene
from tictimes.numbers.scenes.tree_drawing import drawn, named
from tictimes.numbers.scenes.tree_paths import Path, next_open, node_at, with_branches
from tictimes.numbers.stating import number_says, printed
from tictimes.numbers.trees import Tree, nearest_pair
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices, Picture, Question
from tictimes.step_scene import steering

LAST_TABLE = 12


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
        return next_open(self.tree) if self.chosen is None else self.chosen

    @property
    def whole(self) -> Self:
        """The finished tree: as far as the child has built it, and then as it grows by itself."""
        scene = self
        while (path := next_open(scene.tree)) is not None:
            pair = nearest_pair(node_at(scene.tree, path).number)
            assert pair is not None
            scene = scene._grown(path, pair)
        return scene

    def again(self, number: int) -> Self:
        """Another number, not split yet."""
        return type(self)(number)

    @property
    def picture(self) -> Picture:
        """The tree, and what is to be done with it."""
        tree = drawn(self.tree, self.at)
        return Picture(
            name=number_says("factor-tree", number=self.number),
            wide=tree.wide,
            high=tree.high,
            least=min(tree.wide, 46 * len(self.tree.leaves)),
            drawing=tree.twigs,
            parts=tree.parts,
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
                pair = nearest_pair(node_at(self.tree, self.at).number)
                assert pair is not None
                return self._grown(self.at, pair)
            case "back":
                return replace(self, trees=self.trees[:-1], chosen=None)
            case "all":
                return self.whole
            case _:
                return self.show(ask.value)

    def _pressed(self, path: Path) -> Self:
        node = node_at(self.tree, path)
        if node.branches or nearest_pair(node.number) is None:
            return self.tell(named(node))
        return replace(self, chosen=path)

    def _split(self, text: str) -> Self:
        """The node at `at`, split by the factor that a child has said, where it is one."""
        assert self.at is not None
        number = node_at(self.tree, self.at).number
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
        tree = with_branches(self.tree, path, pair)
        return replace(self, trees=(*self.trees, tree), chosen=None)


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
    number = node_at(scene.tree, scene.at).number
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
    number = node_at(scene.tree, scene.at).number
    if number <= LAST_TABLE * LAST_TABLE:
        return ()
    label, button = number_says("tree-type", number=number), number_says("tree-split")
    return (Question("split-by", label, button),)
