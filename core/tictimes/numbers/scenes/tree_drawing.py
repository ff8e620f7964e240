"""The drawing of a factor tree: its nodes as the parts that can be pressed, twigs beneath them."""

from __future__ import annotations

from dataclasses import dataclass

from tictimes.drawing import INK, fill, inked, placed, stroke, text_width, write
from tictimes.numbers.facts import kind
from tictimes.numbers.scenes.tree_paths import Path, node_at, paths
from tictimes.numbers.stating import number_says
from tictimes.numbers.trees import Tree, nearest_pair
from tictimes.paths import box, line
from tictimes.sayings import Saying
from tictimes.scene import Part

EDGE, LEVEL, NODE, DIGIT = 10, 92, 50, 20
"""The margin, how far levels lie apart, how high a node and its digits are."""

LEAF, BRANCH, OPEN = "#cfe8d6", "#fffdf8", "#f6e7c1"


@dataclass(frozen=True, slots=True)
class DrawnTree:
    """A tree on paper: its nodes, what lies under them, and the size of it all."""

    parts: tuple[Part, ...]
    twigs: str
    wide: int
    high: int


def drawn(tree: Tree, at: Path | None) -> DrawnTree:
    """The tree, each node above its branches; the tip `at` is the one to be split next."""
    spots, wide = _laid_out(tree)
    deep = max(map(len, spots))
    parts = tuple(_part(tree, at, path, middle) for path, middle in spots.items())
    return DrawnTree(parts, _twigs(spots), wide, 2 * EDGE + NODE + deep * LEVEL)


def named(node: Tree) -> Saying:
    """What a node is, to a screen reader and to a finger."""
    if node.branches:
        few, many = (branch.number for branch in node.branches)
        return number_says("node-split", number=node.number, few=few, many=many)
    return number_says(f"node-{kind(node.number)}", number=node.number)


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
    widest = max(middle + _wide(node_at(tree, path).number) / 2 for path, middle in middles.items())
    narrowest = min(
        middle - _wide(node_at(tree, path).number) / 2 for path, middle in middles.items()
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


def _part(tree: Tree, at: Path | None, path: Path, middle: int) -> Part:
    node = node_at(tree, path)
    wide, top = _wide(node.number), _top(path)
    left = middle - wide // 2
    is_open = not node.branches and nearest_pair(node.number) is not None
    prime = not node.branches and kind(node.number) == "prime"
    # a prime is round, as a leaf or a fruit; what can still be split has a dashed look of its own
    corner = NODE / 2 if prime else 8
    colour = LEAF if prime else OPEN if is_open else BRANCH
    sheet = inked(fill(box(0, 0, wide, NODE, corner), colour), 3)
    digits = write(str(node.number), wide / 2, (NODE + DIGIT) / 2, DIGIT)
    below = [other for other in paths(node, path) if other != path]
    return Part(
        _key(path),
        named(node),
        left,
        top,
        wide,
        NODE,
        placed(sheet + digits, left, top),
        tuple(map(_key, below)),
        path == at if is_open else None,
    )


def _key(path: Path) -> str:
    return "node" + "".join(map(str, path))
