"""Factor trees: a number split into two, and those again, until only primes are left."""

from __future__ import annotations

from dataclasses import dataclass

from tictimes.errors import NotationError
from tictimes.numbers.facts import divisors
from tictimes.numbers.reading import LARGEST, read_number


@dataclass(frozen=True, slots=True)
class Tree:
    """A number and the two trees it splits into; a prime, or 1, has none."""

    number: int
    branches: tuple[Tree, ...] = ()

    @property
    def leaves(self) -> tuple[int, ...]:
        """The numbers at the tips, from left to right."""
        if not self.branches:
            return (self.number,)
        return tuple(leaf for branch in self.branches for leaf in branch.leaves)


def factor_tree(number: int) -> Tree:
    """The tree of `number`, from 1 up, each time split into its two factors nearest each other.

    Raises `NotationError` for 0, which could be split without end.

    >>> factor_tree(12).branches[1].branches
    (Tree(number=2, branches=()), Tree(number=2, branches=()))
    >>> factor_tree(36).leaves, factor_tree(1).leaves
    ((2, 3, 2, 3), (1,))
    """
    if read_number(number) == 0:
        raise NotationError("0 could be split without end", f"1 to {LARGEST}")
    parts = nearest_pair(number)
    return Tree(number, tuple(map(factor_tree, parts)) if parts else ())


def nearest_pair(number: int) -> tuple[int, int] | None:
    """The two factors of `number` that are nearest each other; `None` for 1 × itself, and for 0.

    >>> nearest_pair(12), nearest_pair(13), nearest_pair(0)
    ((3, 4), None, None)
    """
    factors = divisors(number)
    if not factors:
        return None
    few, many = factors[(len(factors) - 1) // 2], factors[len(factors) // 2]
    return None if few == 1 else (few, many)
