"""Ways through a factor tree, from its root to a node."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.numbers.trees import Tree, nearest_pair

Path = tuple[int, ...]
"""The way from the root to a node: 0 for left, 1 for right."""


def node_at(tree: Tree, path: Path) -> Tree:
    """The node at the end of `path`."""
    for side in path:
        tree = tree.branches[side]
    return tree


def with_branches(tree: Tree, path: Path, pair: tuple[int, int]) -> Tree:
    """The tree, its tip at `path` split into `pair`."""
    if not path:
        return Tree(tree.number, (Tree(pair[0]), Tree(pair[1])))
    branches = tuple(
        with_branches(branch, path[1:], pair) if side == path[0] else branch
        for side, branch in enumerate(tree.branches)
    )
    return Tree(tree.number, branches)


def paths(tree: Tree, path: Path = ()) -> Iterator[Path]:
    """Every node, each before its branches."""
    yield path
    for side, branch in enumerate(tree.branches):
        yield from paths(branch, (*path, side))


def next_open(tree: Tree) -> Path | None:
    """The first tip, from the left, that can still be split."""
    tips = (path for path in paths(tree) if not node_at(tree, path).branches)
    return next((path for path in tips if nearest_pair(node_at(tree, path).number)), None)
