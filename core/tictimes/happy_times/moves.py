"""The moves of Happy Times as values: each prints as its own notation (RULES, section 4)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from tictimes.errors import NotationError, quoted
from tictimes.happy_times.cards import MOST_HIGHEST, Hand, NumberCard, read_card
from tictimes.happy_times.sets import SIZE, Table, sets_of

PileName: TypeAlias = Literal["deck", "discard"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of the deck or of the discard pile; it begins the turn.

    >>> print(Draw("deck"))
    ["draw","deck"]
    """

    pile: PileName

    @property
    def json(self) -> list[Any]:
        """`["draw", PILE]`."""
        return ["draw", self.pile]

    def __str__(self) -> str:
        return _as_text(self.json)


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw one card of the hand away, face up; it ends the turn.

    >>> print(Discard(11))
    ["discard",11]
    """

    card: NumberCard

    @property
    def json(self) -> list[Any]:
        """`["discard", CARD]`."""
        return ["discard", self.card]

    def __str__(self) -> str:
        return _as_text(self.json)


@dataclass(frozen=True, slots=True)
class Declare:
    """Lay three cards of the hand down as a set of `table`; it ends the turn.

    The cards may be given in any order.

    >>> Declare(4, (12, 4, 8)) == Declare(4, (4, 8, 12))
    True
    >>> print(Declare("primes", (13, 2, 5)))
    ["declare","primes",[2,5,13]]
    """

    table: Table
    cards: Hand

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    @property
    def json(self) -> list[Any]:
        """`["declare", TABLE, [CARD, CARD, CARD]]`."""
        return ["declare", self.table, list(self.cards)]

    def __str__(self) -> str:
        return _as_text(self.json)


Move: TypeAlias = Draw | Discard | Declare

DRAWS = (Draw("deck"), Draw("discard"))
DRAW_DECK, DRAW_DISCARD = DRAWS


def read_move(notation: object) -> Move:
    """The move that `notation`, a list of JSON, means.

    Raises `NotationError` for anything that is no move of this game.

    >>> read_move(["declare", 4, [12, 4, 8]])
    Declare(table=4, cards=(4, 8, 12))
    >>> read_move(["draw", "cellar"])
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'cellar' is no pile to draw from ("deck" or "discard")
    """
    match notation:
        case ["draw", "deck"]:
            return DRAW_DECK
        case ["draw", "discard"]:
            return DRAW_DISCARD
        case ["draw", pile]:
            raise NotationError(f"{quoted(pile)} is no pile to draw from", '"deck" or "discard"')
        case ["discard", card]:
            return Discard(read_card(card))
        case ["declare", table, [_, _, _] as cards]:
            return Declare(_read_table(table), tuple(read_card(card) for card in cards))
        case ["declare", _, _]:
            raise NotationError("that is no set to declare", f"a list of {SIZE} cards")
    raise NotationError(
        "that is no move of Happy Times",
        '["draw", PILE], ["discard", CARD] or ["declare", TABLE, [CARD, CARD, CARD]]',
    )


def _read_table(notation: object) -> Table:
    if type(notation) is int and 1 <= notation <= MOST_HIGHEST:
        return notation
    if notation == "primes":
        return "primes"
    if notation == "odds":
        return "odds"
    raise NotationError(f"{quoted(notation)} is no table", 'a number from 1, "primes" or "odds"')


@lru_cache(maxsize=2**17)
def hand_moves(hand: Hand, tables: tuple[Table, ...]) -> tuple[Discard | Declare, ...]:
    """All that a sorted `hand` can do to end a turn: every set of `tables`, then every discard.

    >>> [str(move) for move in hand_moves((3, 3, 6, 9), (2, 3))]
    ['["declare",3,[3,6,9]]', '["discard",3]', '["discard",6]', '["discard",9]']
    """
    sets = [_declare(table, cards) for table, cards in sets_of(hand, tables)]
    return (*sets, *(_discard(card) for card in dict.fromkeys(hand)))


@lru_cache(maxsize=2**12)
def _declare(table: Table, cards: Hand) -> Declare:
    return Declare(table, cards)


@lru_cache(maxsize=2**8)
def _discard(card: NumberCard) -> Discard:
    return Discard(card)


def _as_text(notation: list[Any]) -> str:
    return json.dumps(notation, separators=(",", ":"))
