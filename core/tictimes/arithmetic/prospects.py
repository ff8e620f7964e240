"""What one more go may bring: exact expectations over the cards that a seat has not seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat

from tictimes.arithmetic.cards import Card, Hand
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.tally import tally_of, worth


class Prospects:
    """What hands may become by one card of `unseen`, each of them as likely as the others.

    >>> from tictimes.arithmetic.cards import PACK, read_hand
    >>> hand = read_hand("5-star-red 4-star-red 3-star-red 2-star-red 1-moon-cyan".split())
    >>> prospects = Prospects(tuple(card for card in PACK if card not in hand), level=1)
    >>> prospects.now(hand), round(prospects.expect(hand), 2)
    (13, 14.35)
    >>> Prospects((), level=1).expect(hand)
    13.0
    """

    def __init__(self, unseen: Hand, level: Level) -> None:
        self._tally = tally_of(level)
        self._unseen = [self._tally.numbers[card] for card in unseen]
        self._with_four: dict[int, list[int]] = {}

    def now(self, hand: Hand) -> int:
        """The best score of five cards as they are."""
        return worth(sum(map(self._number, hand), self._tally.start), self._tally.groups)

    def expect(self, hand: Hand, least: int | None = None) -> float:
        """The mean of the best scores that five cards may have after one draw and discard.

        With `least`, scores below it count as much as it: of such hands none will be the last.
        """
        floor = self.now(hand) if least is None else max(self.now(hand), least)
        if not self._unseen:
            return float(floor)
        return sum(map(max, repeat(floor), self._after(hand))) / len(self._unseen)

    def helping(self, hand: Hand) -> int:
        """How many of the unseen cards would raise the best score of five cards."""
        now = self.now(hand)
        return sum(score > now for score in self._after(hand))

    def _after(self, hand: Hand) -> Iterator[int]:
        """For each unseen card the best score with it in the place of one of the five."""
        numbers = [self._number(card) for card in hand]
        packed = sum(numbers, self._tally.start)
        return map(max, *(self._with_each(packed - number) for number in numbers))

    def _number(self, card: Card) -> int:
        return self._tally.numbers[card]

    def _with_each(self, four: int) -> list[int]:
        """The best scores of four cards with each unseen one; asked for by several hands."""
        if four not in self._with_four:
            groups = self._tally.groups
            self._with_four[four] = [worth(four + card, groups) for card in self._unseen]
        return self._with_four[four]
