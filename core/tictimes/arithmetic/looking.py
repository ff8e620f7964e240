"""Explanations of cards as they lie there, for a lesson: what they share, whether they are a group.

They need not be a whole hand.
"""

from __future__ import annotations

from collections.abc import Iterable

from tictimes.arithmetic.cards import HAND_SIZE, Card, Hand, read_card, read_hand
from tictimes.arithmetic.hand_questions import FitsBack, IsGroup, WhatShared
from tictimes.arithmetic.options import Level, check_level
from tictimes.errors import NotationError
from tictimes.steps import Step


def what_they_share(cards: Iterable[Card | str]) -> tuple[Step, ...]:
    """Number, shape and colour, one after another: is it the same on all of two to five cards?

    Raises `NotationError` for fewer or more, for one that stands twice and for what is no card.

    >>> from tictimes.sayings import say
    >>> print(*(say(step.change) for step in what_they_share(["5-star-red", "4-star-blue"])))
    Not the same number on all: 5 and 4. The same shape on all of them: star. \
Not the same colour on all: red and cyan.
    """
    return WhatShared(_read(cards), 2).steps


def why_group(cards: Iterable[Card | str], level: Level = 2) -> tuple[Step, ...]:
    """Why two to five cards are a group at `level`, or are not.

    Raises `NotationError` as `what_they_share`.

    >>> two = ["5-star-red", "4-star-red"]
    >>> why_group(two, 1)[0].after, why_group(two, 2)[0].after
    (False, True)
    >>> why_group(["5-star-red"] * 2)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 5-star-red stands twice (different cards)
    """
    return IsGroup(_read(cards), check_level(level)).steps


def put_back(cards: Iterable[Card | str], said: int, level: Level = 2) -> tuple[Step, ...]:
    """Whether a score that somebody `said` fits, found by going backwards.

    Raises `NotationError` unless it is a hand with a group and with leftovers.

    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> put_back(hand, 18)[-1].after, put_back(hand, 24)[1].after
    (True, False)
    """
    return FitsBack(read_hand(cards), check_level(level), said).steps


def _read(cards: Iterable[Card | str]) -> Hand:
    read = tuple(map(read_card, cards))
    if not 2 <= len(read) <= HAND_SIZE:
        raise NotationError(f"{len(read)} cards", f"2 to {HAND_SIZE}")
    for place, card in enumerate(read):
        if card in read[:place]:
            raise NotationError(f"{card} stands twice", "different cards")
    return read
