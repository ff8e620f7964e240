"""How many turns a hand may need for its sets: exact expectation over the cards not seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from tictimes.happy_times.cards import Hand, NumberCard
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import Table, is_in

Numbers: TypeAlias = int
"""Several numbers as a bit mask: bit n stands for the number n."""

USELESS = 0
"""Stands for every card that is in no table: one of them is as good as the other."""

FAR = 8.0
"""About how many turns to the next set where none is in sight."""

FORESIGHT = (10, 20)
"""With at most so many kinds of cards, two changes of the last pair are foreseen; then one."""


class Prospects:
    """What hands are worth while each draw is one of the cards `to_come`, all equally likely.

    >>> prospects = Prospects(Options(), dict.fromkeys(range(1, 17), 2))
    >>> prospects.turns((4, 10), sets=1)
    2.6666666666666665
    >>> prospects.turns((3, 9), sets=1) < prospects.turns((7, 11), sets=1)
    True
    """

    def __init__(self, options: Options, to_come: Mapping[NumberCard, int]) -> None:
        self._third = third_numbers(options.highest, options.tables)
        coming = _mask(to_come)
        kinds = kinds_of_numbers(options.highest, options.tables)
        self._kinds = [kind & coming for kind in kinds if kind & coming]
        self._foresight = sum(len(self._kinds) <= most for most in FORESIGHT)
        self._count = sum(to_come.values())
        most = max(to_come.values(), default=0)
        self._layers = tuple(
            _mask(n for n, count in to_come.items() if count > layer) for layer in range(most)
        )
        self._known: dict[tuple[Hand, int, int], float] = {}

    def turns(self, hand: Iterable[NumberCard], sets: int) -> float:
        """The turns expected until so many `sets` of `hand` are laid down.

        Each turn draws one card. It is put to its best use: in a set, in place of another card, or
        none where waiting is better.
        """
        plain = sorted(card if any(self._third[card]) else USELESS for card in hand)
        changes = self._foresight if sets == 1 else min(self._foresight, 1)
        return self._turns(tuple(plain), sets, changes)

    def completes(self, hand: Iterable[NumberCard]) -> Numbers:
        """The numbers that make a set with two cards of `hand`."""
        numbers = 0
        for one, other in combinations(hand, 2):
            numbers |= self._third[one][other]
        return numbers

    def chances(self, numbers: Numbers) -> int:
        """How many of the cards to come bear one of `numbers`."""
        return sum([(numbers & layer).bit_count() for layer in self._layers])

    def _turns(self, hand: Hand, sets: int, changes: int) -> float:
        if sets <= 0:
            return 0.0
        key = (hand, sets, changes)
        if key not in self._known:
            self._known[key] = self._reckon(hand, sets, changes)
        return self._known[key]

    def _reckon(self, hand: Hand, sets: int, changes: int) -> float:
        uses = list(self._sets(hand, sets, changes))
        if changes:
            uses += self._changes(hand, sets, changes)
        turns, hits, missed = float(self._count), 0, ~0
        for turns_left, numbers in sorted(uses):
            if hits and turns_left * hits >= turns:
                break
            hit = self.chances(numbers & missed)
            turns += hit * turns_left
            hits += hit
            missed &= ~numbers
        return turns / hits if hits else FAR * sets

    def _sets(self, hand: Hand, sets: int, changes: int) -> Iterator[tuple[float, Numbers]]:
        """Which cards to come let a set be laid down, and the turns expected from then on."""
        left = self._foresight if sets == 2 else max(changes - 1, 0)
        for i, one in enumerate(hand):
            row = self._third[one]
            for j in range(i + 1, len(hand)):
                numbers = row[hand[j]]
                if not numbers:
                    continue
                rest = hand[:i] + hand[i + 1 : j] + hand[j + 1 :]
                yield self._turns(rest, sets - 1, left), numbers
                for k in range(j + 1, len(hand)):
                    if numbers >> hand[k] & 1:
                        # the set is there already: any card will do, and is taken for a useless one
                        kept = (USELESS, *rest[: k - 2], *rest[k - 1 :])
                        yield self._turns(kept, sets - 1, left), ~0

    def _changes(self, hand: Hand, sets: int, changes: int) -> Iterator[tuple[float, Numbers]]:
        """Which cards to come are worth keeping for another, and the turns expected from then."""
        # a useless card is always the one to go
        thrown = hand[:1] if USELESS in hand else tuple(dict.fromkeys(hand))
        missed = ~(self.completes(hand) | _mask(hand))
        for kind in self._kinds:
            numbers = kind & missed
            if numbers:
                card = numbers.bit_length() - 1
                changed = [
                    self._turns(_change(hand, old, card), sets, changes - 1) for old in thrown
                ]
                yield min(changed, default=FAR * sets), numbers


@lru_cache(maxsize=8)
def third_numbers(highest: int, tables: tuple[Table, ...]) -> tuple[tuple[Numbers, ...], ...]:
    """Which numbers make a set with two others: `third_numbers(...)[one][other]`.

    >>> third = third_numbers(16, (2, 3, 4, 5))
    >>> [n for n in range(17) if third[3][9] >> n & 1], third[1][2]
    ([6, 12, 15], 0)
    """
    members = [_mask(n for n in range(1, highest + 1) if is_in(n, table)) for table in tables]
    third = [[0] * (highest + 1) for _ in range(highest + 1)]
    for one in range(1, highest + 1):
        shared = [numbers for numbers in members if numbers >> one & 1]
        for other in range(1, highest + 1):
            if other != one:
                both = [numbers for numbers in shared if numbers >> other & 1]
                for numbers in both:
                    third[one][other] |= numbers
                third[one][other] &= ~(1 << one | 1 << other)
    return tuple(map(tuple, third))


@lru_cache(maxsize=8)
def kinds_of_numbers(highest: int, tables: tuple[Table, ...]) -> tuple[Numbers, ...]:
    """The numbers that are in any table, those together that share one with the same numbers.

    >>> [[n for n in range(17) if kind >> n & 1] for kind in kinds_of_numbers(16, (2, 3, 4, 5))]
    [[2, 4, 8, 14, 16], [3, 9], [5], [6, 12], [10], [15]]
    """
    kinds: dict[Numbers, Numbers] = {}
    for number, row in enumerate(third_numbers(highest, tables)):
        company = 1 << number
        for numbers in row:
            company |= numbers
        if any(row):
            kinds[company] = kinds.get(company, 0) | 1 << number
    return tuple(kinds.values())


def _mask(numbers: Iterable[int]) -> Numbers:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _change(hand: Hand, old: NumberCard, new: NumberCard) -> Hand:
    cards = list(hand)
    cards[cards.index(old)] = new
    return tuple(sorted(cards))
