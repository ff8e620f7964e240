"""The moves of ArithmeTic as values, and those that a hand has ready."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

from tictimes.arithmetic.cards import HAND_SIZE, PACK, Card, Hand, read_card
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.scoring import LEAST_SINGLE, LEAST_TIC, subsets_sharing, total
from tictimes.arithmetic.tally import best_score
from tictimes.errors import NotationError, quoted

PileName: TypeAlias = Literal["deck", "discard"]


class _Move:
    """What all moves share: they print as their own notation (RULES, section 4)."""

    __slots__ = ()

    @property
    def json(self) -> list[Any]:  # lists within lists; `read_move` is its other half
        """The move as match files have it."""
        raise NotImplementedError

    def __str__(self) -> str:
        return json.dumps(self.json, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Draw(_Move):
    """Take the top card of the deck or of the discard pile; a discard ends the turn.

    >>> print(Draw("deck"))
    ["draw","deck"]
    """

    pile: PileName

    @property
    def json(self) -> list[Any]:
        """`["draw", PILE]`."""
        return ["draw", self.pile]


@dataclass(frozen=True, slots=True)
class Discard(_Move):
    """Throw one card of the hand away, face up; it ends the turn."""

    card: Card

    @property
    def json(self) -> list[Any]:
        """`["discard", CARD]`."""
        return ["discard", str(self.card)]


@dataclass(frozen=True, slots=True)
class Knock(_Move):
    """Knock instead of drawing: everyone else has one more turn."""

    @property
    def json(self) -> list[Any]:
        """`["knock"]`."""
        return ["knock"]


@dataclass(frozen=True, slots=True)
class Score(_Move):
    """Name the group of one's hand that is to count; no cards for no group.

    The cards may be given in any order.

    >>> print(Score(()))
    ["score",[]]
    >>> Score((PACK[5], PACK[0])) == Score((PACK[0], PACK[5]))
    True
    """

    cards: Hand

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    @property
    def json(self) -> list[Any]:
        """`["score", [CARD, ...]]`."""
        return ["score", [str(card) for card in self.cards]]


Move: TypeAlias = Draw | Discard | Knock | Score

DRAW_DECK, DRAW_DISCARD, KNOCK = Draw("deck"), Draw("discard"), Knock()
NO_GROUP = Score(())
DISCARDS = {card: Discard(card) for card in PACK}

ALLOWED = '["draw", "deck" or "discard"], ["discard", CARD], ["knock"] or ["score", [CARD, ...]]'


def read_move(notation: object) -> Move:
    """The move that `notation`, a list of JSON, means.

    Raises `NotationError` for anything else.

    >>> read_move(["draw", "deck"])
    Draw(pile='deck')
    >>> print(read_move(["score", ["2-Star-Red", "1-moon-blue"]]))
    ["score",["1-crescent-cyan","2-star-red"]]
    >>> read_move(["knock", "knock"])
    Traceback (most recent call last):
    tictimes.errors.NotationError: ["knock", "knock"] is no move (["draw", "deck" or "discard"], \
["discard", CARD], ["knock"] or ["score", [CARD, ...]])
    """
    match notation:
        case ["draw", "deck" | "discard" as pile]:
            return Draw("deck" if pile == "deck" else "discard")
        case ["discard", card]:
            return DISCARDS[read_card(card)]
        case ["knock"]:
            return KNOCK
        case ["score", [*cards]]:
            return Score(tuple(map(read_card, cards)))
    raise NotationError(f"{_shown(notation)} is no move", ALLOWED)


class WaysToScore(NamedTuple):
    """What may be named for a hand: the worth of each group, its cards sorted, and the moves."""

    worths: Mapping[Hand, int]
    moves: tuple[Score, ...]


def ways_to_score(hand: Hand, level: Level) -> WaysToScore:
    """Every way to score `hand` that the rules allow, and what it is worth.

    Cards that are both a Single and a Tic group count as the Tic; no group comes last.

    >>> hand = [read_card(card) for card in
    ...         "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split()]
    >>> [(len(cards), worth) for cards, worth in ways_to_score(tuple(hand), 2).worths.items()]
    [(2, 3), (2, 6), (3, 18), (2, 9), (0, -18)]
    """
    return _ways_to_score(tuple(sorted(hand)), level)


@lru_cache(maxsize=2**10)
def _ways_to_score(hand: Hand, level: Level) -> WaysToScore:
    """A pure function of the hand: whoever asks again finds the moves ready-made."""
    against = total(hand)
    if len(hand) == HAND_SIZE and best_score(hand, level) == -against:
        return WaysToScore({(): -against}, (NO_GROUP,))  # the quickest look at a hand without any
    worths: dict[Hand, int] = {}
    for cards, common in subsets_sharing(hand):
        size = len(cards)
        if level == 2 and size >= LEAST_TIC and common.bit_count() == 2:
            worths[cards] = 3 * total(cards) - against
        elif size >= LEAST_SINGLE:
            worths[cards] = 2 * total(cards) - against
    worths[()] = -against
    return WaysToScore(worths, tuple(map(Score, worths)))


def _shown(notation: object) -> str:
    try:
        return json.dumps(notation) if len(json.dumps(notation)) <= 40 else "that"
    except (TypeError, ValueError, RecursionError):
        return quoted(notation)
