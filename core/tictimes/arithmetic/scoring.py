"""Groups and scores: which cards of a hand share something, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from operator import attrgetter
from typing import Literal, TypeAlias

from tictimes.arithmetic.cards import (
    COLOURS,
    HAND_SIZE,
    NUMBERS,
    PACK,
    PROPERTIES,
    SHAPES,
    Card,
    Hand,
    Property,
    read_hand,
)
from tictimes.arithmetic.options import Level, check_level
from tictimes.steps import Expr, Num, Op

Kind: TypeAlias = Literal["single", "tic"]
Reason: TypeAlias = Literal["group", "double", "leftovers"]

_NUMBER = attrgetter("number")

_BITS = {value: 1 << place for place, value in enumerate((*NUMBERS, *SHAPES, *COLOURS))}
_VALUES = {card: _BITS[card.number] | _BITS[card.shape] | _BITS[card.colour] for card in PACK}
"""The three values of a card, a bit each."""
_PROPERTY_VALUES = [
    (name, sum(_BITS[value] for value in values))
    for name, values in zip(PROPERTIES, (NUMBERS, SHAPES, COLOURS), strict=True)
]

LEAST_SINGLE, LEAST_TIC = 3, 2
"""A Single group is 3 to 5 cards that share one property, a Tic 2 to 5 that share the same two."""


@dataclass(frozen=True, slots=True)
class Part:
    """One reason of a score: the cards it comes from, and the points they give or take."""

    reason: Reason
    cards: Hand
    points: int


@dataclass(frozen=True, slots=True)
class Group:
    """A scoring group of a hand, what its cards share, and the cards that are left over.

    >>> best = best_group("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split())
    >>> best.kind, best.shared, best.score
    ('tic', ('shape', 'colour'), 18)
    >>> [(part.reason, part.points) for part in best.parts]
    [('group', 12), ('double', 12), ('leftovers', -6)]
    """

    kind: Kind
    shared: tuple[Property, ...]
    cards: Hand
    leftovers: Hand

    @property
    def parts(self) -> tuple[Part, ...]:
        """The reasons of the score, in the order in which a child counts them."""
        group = Part("group", self.cards, total(self.cards))
        double = (Part("double", self.cards, group.points),) if self.kind == "tic" else ()
        left = (Part("leftovers", self.leftovers, -total(self.leftovers)),)
        return (group, *double, *(left if self.leftovers else ()))

    @property
    def score(self) -> int:
        """What the group is worth: a score is its reasons."""
        return sum(part.points for part in self.parts)

    @property
    def expression(self) -> Expr:
        """The sum that gives the score, its cards in the order of the hand."""
        worth = _sum(self.cards)
        if self.kind == "tic":
            worth = Op("*", (Num(2), worth))
        return Op("-", (worth, _sum(self.leftovers))) if self.leftovers else worth


def groups(cards: Iterable[Card | str], level: Level = 2) -> tuple[Group, ...]:
    """Every scoring group of five different cards: each subset of them that qualifies.

    Smaller groups come first, those of one size in the order of the cards. At Level 2 a subset
    that is both kinds stands twice, the Single first. Raises `NotationError` for other cards.

    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> [(group.kind, len(group.cards), group.score) for group in groups(hand)]
    [('tic', 2, 9), ('tic', 2, 6), ('tic', 2, 3), ('single', 3, 6), ('tic', 3, 18)]
    >>> groups("1-star-red 2-star-red 3-moon-blue 4-circle-yellow 5-square-orange".split(), level=1)
    ()
    """
    return tuple(_groups(read_hand(cards), check_level(level)))


def best_group(cards: Iterable[Card | str], level: Level = 2) -> Group | None:
    """The group with the best score, or `None` where no cards make one.

    Of equal scores a Tic comes before a Single, then more cards, then the first in the order
    given. Raises `NotationError` unless the cards are five different ones.

    >>> from tictimes.steps import as_text
    >>> hand = "5-circle-orange 4-star-orange 4-square-orange 3-triangle-orange 5-circle-red"
    >>> as_text(best_group(hand.split(), level=1).expression)
    '(5 + 4 + 4 + 3) - 5'
    >>> best_group("1-star-red 2-moon-red 3-moon-blue 4-circle-yellow 5-square-orange".split())
    """
    return best_of(groups(cards, level))


def best_of(groups: Iterable[Group]) -> Group | None:
    """The best of the groups of one hand, by the rule of `best_group`; `None` for none."""
    return max(
        groups,
        key=lambda group: (group.score, group.kind == "tic", len(group.cards)),
        default=None,
    )


def expression(cards: Iterable[Card | str], group: Group | None) -> Expr:
    """The sum of a hand that is scored by `group`; without one, every card counts against it.

    >>> from tictimes.steps import as_text
    >>> hand = "1-star-red 2-moon-red 3-moon-blue 4-circle-yellow 5-square-orange".split()
    >>> as_text(expression(hand, None))
    '-(1 + 2 + 3 + 4 + 5)'
    """
    return Op("-", (_sum(read_hand(cards)),)) if group is None else group.expression


def named_group(hand: Hand, cards: Hand, level: Level) -> Group | None:
    """The group that a player names by its cards, as the kind that is worth most; `None` for none.

    >>> hand = read_hand("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split())
    >>> named_group(hand, hand[2::-1], 2).kind, named_group(hand, (), 2)
    ('tic', None)
    """
    kinds = [group for group in _groups(hand, level) if set(group.cards) == set(cards)]
    return max(kinds, key=lambda group: group.score, default=None)


def total(cards: Iterable[Card]) -> int:
    """The numbers of the cards, added up; 0 for no cards."""
    return sum(map(_NUMBER, cards))


def sharing(hand: Hand, least: int) -> dict[Hand, tuple[Property, ...]]:
    """Every subset of `hand`, of `least` cards or more, whose cards all share something, and what.

    Different cards never share all three properties.
    """
    return {
        cards: tuple(name for name, values in _PROPERTY_VALUES if common & values)
        for cards, common in subsets_sharing(hand)
        if len(cards) >= least
    }


def subsets_sharing(hand: Hand) -> list[tuple[Hand, int]]:
    """Every subset of `hand` that shares something, and a bit for each value that it shares.

    What cards share is the `&` of their values; a single card shares all three with itself.

    >>> from tictimes.arithmetic.cards import read_card
    >>> hand = tuple(map(read_card, ["1-star-red", "2-star-red", "3-moon-blue"]))
    >>> [(len(cards), common.bit_count()) for cards, common in subsets_sharing(hand)]
    [(1, 3), (2, 2), (1, 3), (1, 3)]
    """
    found: list[tuple[Hand, int]] = []
    for card in hand:
        values = _VALUES[card]
        found += [((*cards, card), common & values) for cards, common in found if common & values]
        found.append(((card,), values))
    return found


def _groups(hand: Hand, level: Level) -> Iterator[Group]:
    shared = sharing(hand, LEAST_SINGLE if level == 1 else LEAST_TIC)
    for size in range(LEAST_TIC, HAND_SIZE + 1):
        for cards in filter(shared.__contains__, combinations(hand, size)):
            leftovers = tuple(card for card in hand if card not in cards)
            if size >= LEAST_SINGLE:
                yield Group("single", shared[cards], cards, leftovers)
            if level == 2 and len(shared[cards]) == 2:
                yield Group("tic", shared[cards], cards, leftovers)


def _sum(cards: Hand) -> Expr:
    numbers = tuple(Num(card.number, str(card)) for card in cards)
    return numbers[0] if len(numbers) == 1 else Op("+", numbers)
