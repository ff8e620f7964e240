"""How many sets there are, and each card is in: counted by tables, not by listing all sets.

Three numbers share a table if they have a common factor above 1. So the sets of the 2, 3, 5, ...
times tables are counted; those of the 6 were counted twice and are taken away, and so on: Möbius'
signs say what is added and what is taken away. Three primes never share a factor; of odd numbers
those are left out that share one, or are three primes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from tictimes.happy_times.cards import NumberCard, is_prime
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import SIZE, Table, is_in


@dataclass(frozen=True, slots=True)
class SetChances:
    """How many sets of three numbers there are, under each table, and with each card."""

    options: Options
    sets: int
    by_table: Mapping[Table, int]
    by_card: Mapping[NumberCard, int]

    @property
    def chance(self) -> Fraction:
        """How likely three different numbers, taken blindly, are a set."""
        return Fraction(self.sets, comb(self.options.highest, SIZE))


@dataclass(frozen=True, slots=True)
class Share:
    """The sets that are all in one table, or that `times` are taken away or added again.

    `table` is a product of different primes, or `primes` or `odds`; `others` are how many cards
    beside the one that is looked at it has, of which `known` are odd and counted already.
    """

    table: Table
    times: int
    others: int
    known: int = 0

    @property
    def ways(self) -> int:
        """How many pairs of the others make a set that was not counted yet."""
        return comb(self.others, SIZE - 1) - comb(self.known, SIZE - 1)


def chances(highest: int = 16, *, primes: bool = False, odds: bool = False) -> SetChances:
    """The number of sets in a pack of 1 to `highest` (16 to 144), and of those with each card.

    Sets of the same three numbers under several tables count once in `sets` and `by_card`. Raises
    `NotationError` for another pack. The values are those of RULES section 1.

    >>> found = chances()
    >>> found.sets, found.by_card[6], found.by_card[12], found.by_card[7]
    (67, 27, 27, 0)
    >>> found.by_table
    {2: 56, 3: 10, 4: 4, 5: 1}
    >>> chances(144).sets
    79274
    """
    return _chances(Options(highest=highest, primes=primes, odds=odds))


@cache
def _chances(options: Options) -> SetChances:
    by_card = {
        card: sum(share.times * share.ways for share in shares(card, options))
        for card in range(1, options.highest + 1)
    }
    by_table = {table: comb(members(table, options), SIZE) for table in options.tables}
    # each set has three cards, so it was counted three times
    return SetChances(options, sum(by_card.values()) // SIZE, by_table, by_card)


def shares(card: NumberCard, options: Options) -> tuple[Share, ...]:
    """The tables that `card` is in, and how many sets each adds to those that it is in.

    >>> [(one.table, one.times, one.ways) for one in shares(12, Options(highest=36))]
    [(2, 1, 136), (3, 1, 55), (6, -1, 10)]
    """
    return tuple(_shares(card, options))


def _shares(card: NumberCard, options: Options) -> Iterator[Share]:
    """All odd numbers first; then of the rest only what is not odd."""
    odds = options.odds and card % 2 == 1
    if odds:
        others = members("odds", options) - 1
        yield Share("odds", 1, others)
    if options.primes and is_prime(card):
        yield _share("primes", 1, options, odds)
    for table in _products_of_primes(card):
        primes = sum(is_prime(n) and table % n == 0 for n in range(2, table + 1))
        yield _share(table, 1 if primes % 2 else -1, options, odds)


def _share(table: Table, times: int, options: Options, odds: bool) -> Share:
    others = members(table, options) - 1
    known = members(table, options, odd=True) - 1 if odds else 0
    return Share(table, times, others, known)


def members(table: Table, options: Options, *, odd: bool = False) -> int:
    """How many cards of the pack are in `table`; with `odd`, how many odd ones."""
    cards = range(1, options.highest + 1)
    return sum(is_in(card, table) and (not odd or card % 2 == 1) for card in cards)


def _products_of_primes(card: NumberCard) -> list[int]:
    """Every factor of `card`, from 2 up, that is a product of different primes."""
    factors = [n for n in range(2, card + 1) if card % n == 0]
    primes = [n for n in factors if is_prime(n)]
    return [n for n in factors if all(n % (prime * prime) for prime in primes)]
