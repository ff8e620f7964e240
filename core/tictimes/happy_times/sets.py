"""Sets: three different numbers that share a times table, or are all prime, or all odd."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

from tictimes.happy_times.cards import LEAST_HIGHEST, Hand, NumberCard, is_prime, read_card

Table: TypeAlias = int | Literal["primes", "odds"]
"""What a set is named by: a times table from 2 up, or one of the two extensions."""

SIZE = 3


class NumberSet(NamedTuple):
    """A set, and the table it is named by; its cards ascend."""

    table: Table
    cards: Hand


def tables_of(highest: int, *, primes: bool = False, odds: bool = False) -> tuple[Table, ...]:
    """Every table that three cards of 1..`highest` share; never the 1 times table.

    >>> tables_of(36, odds=True)
    (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'odds')
    """
    times_tables: tuple[Table, ...] = tuple(range(2, highest // SIZE + 1))
    return (*times_tables, *(("primes",) if primes else ()), *(("odds",) if odds else ()))


def is_in(card: NumberCard, table: Table) -> bool:
    """Whether `card` is in `table`; a table's own number is, and 1 is odd but not prime.

    >>> is_in(4, 4), is_in(14, 3), is_in(1, "primes"), is_in(1, "odds")
    (True, False, False, True)
    """
    if table == "primes":
        return is_prime(card)
    return card % 2 == 1 if table == "odds" else card % table == 0


def sets_in(
    cards: Iterable[NumberCard],
    highest: int = LEAST_HIGHEST,
    *,
    primes: bool = False,
    odds: bool = False,
) -> tuple[NumberSet, ...]:
    """Every set that these cards can declare, one for each table and trio; copies do not count.

    Tables ascend, `primes` and `odds` come last, and under one table the trios ascend. Raises
    `NotationError` for what is no card of a pack of 1 to `highest`.

    >>> [s.table for s in sets_in([4, 8, 12, 12])]
    [2, 4]
    >>> len({s.cards for s in sets_in(range(1, 17))})
    67
    >>> sets_in([7, 11, 13])
    ()
    """
    numbers = {read_card(card, highest) for card in cards}
    return _sets(tuple(sorted(numbers)), tables_of(highest, primes=primes, odds=odds))


def sets_of(hand: Hand, tables: tuple[Table, ...]) -> tuple[NumberSet, ...]:
    """Every set in `hand` under one of `tables`, in the order of `sets_in`."""
    return _sets(tuple(sorted(set(hand))), tables)


@lru_cache(maxsize=2**14)
def _sets(numbers: Hand, tables: tuple[Table, ...]) -> tuple[NumberSet, ...]:
    return tuple(
        NumberSet(table, trio)
        for table in tables
        for trio in combinations(_members(numbers, table), SIZE)
    )


def _members(numbers: Hand, table: Table) -> list[NumberCard]:
    if isinstance(table, str):
        return [card for card in numbers if is_in(card, table)]
    return [card for card in numbers if card % table == 0]
