"""What players write on a score sheet. It is kept with the match and changes nothing in it.

A note names its row: the round, counted from 1, and the seat whose hand is scored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass
from typing import Any, TypeAlias

from tictimes.errors import NotationError, quoted

LARGEST = 10**6
LONGEST, MOST = 24, 40
"""Characters of a tile or a thing, and how many of them one note may hold."""


@dataclass(frozen=True, slots=True)
class Shares:
    """The owner says what all cards of the group have in common."""

    round: int
    seat: int
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """The owner says what the hand is worth; `sum` are the tiles of the sum, where one is built."""

    round: int
    seat: int
    number: int
    sum: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Checked:
    """The neighbour at seat `by`, who has not seen the claim, says what the hand is worth."""

    round: int
    seat: int
    by: int
    number: int
    sum: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reversed:
    """The owner goes backwards from the score, comes to `number`, and says whether that `fits`."""

    round: int
    seat: int
    number: int
    fits: bool


@dataclass(frozen=True, slots=True)
class Recounts:
    """The two numbers differ, and the player at seat `by` counts once more."""

    round: int
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Shown:
    """The players ask to be shown how it is counted."""

    round: int
    seat: int


Note: TypeAlias = Shares | Claimed | Checked | Reversed | Recounts | Shown

KINDS: Mapping[str, type[Note]] = {
    "shares": Shares,
    "claimed": Claimed,
    "checked": Checked,
    "reversed": Reversed,
    "recounts": Recounts,
    "shown": Shown,
}
"""Each kind of note by the name under which it is kept."""


def note_json(note: Note) -> list[Any]:  # texts, numbers and lists of texts
    """`note` as a list of JSON, its kind first; `read_note` is its other half.

    >>> note_json(Claimed(1, 0, 18, ("2", "*", "9")))
    ['claimed', 1, 0, 18, ['2', '*', '9']]
    """
    kind = next(name for name, each in KINDS.items() if type(note) is each)
    parts = (list(part) if isinstance(part, tuple) else part for part in astuple(note))
    return [kind, *parts]


def read_note(content: object) -> Note:
    """The note that a list of JSON means; raises `NotationError` for anything else.

    >>> read_note(["reversed", 1, 0, 16, True])
    Reversed(round=1, seat=0, number=16, fits=True)
    >>> read_note(["claimed", 1, 0, "18", []])
    Traceback (most recent call last):
    tictimes.errors.NotationError: '18' is no number (a whole number)
    """
    match content:
        case ["shares", at, seat, things]:
            return Shares(_number(at), _number(seat), _texts(things))
        case ["claimed", at, seat, number, tiles]:
            return Claimed(_number(at), _number(seat), _number(number), _texts(tiles))
        case ["checked", at, seat, by, number, tiles]:
            place = (_number(at), _number(seat), _number(by))
            return Checked(*place, _number(number), _texts(tiles))
        case ["reversed", at, seat, number, fits]:
            return Reversed(_number(at), _number(seat), _number(number), _truth(fits))
        case ["recounts", at, seat, by]:
            return Recounts(_number(at), _number(seat), _number(by))
        case ["shown", at, seat]:
            return Shown(_number(at), _number(seat))
    raise NotationError("that is no note", ", ".join(KINDS))


def _number(part: object) -> int:
    if type(part) is int and abs(part) <= LARGEST:
        return part
    raise NotationError(f"{quoted(part)} is no number", "a whole number")


def _truth(part: object) -> bool:
    if isinstance(part, bool):
        return part
    raise NotationError(f"{quoted(part)} is neither true nor false", "true or false")


def _texts(part: object) -> tuple[str, ...]:
    few = part if isinstance(part, list) and len(part) <= MOST else [None]
    if all(isinstance(text, str) and len(text) <= LONGEST for text in few):
        return tuple(few)
    raise NotationError("these are no short texts", f"up to {MOST} texts of {LONGEST} letters")
