"""Entries of a record as JSON, for stores that write them down."""

from __future__ import annotations

from tictimes.errors import NotationError
from tictimes.game import Json
from tictimes.games import AnyGame
from tictimes.notes import note_json, read_note
from tictimes.play.players import read_names
from tictimes.play.record import (
    Entry,
    HandedOver,
    LastRound,
    Missed,
    Moved,
    Paused,
    Undone,
    Written,
)

KINDS = ("moved", "undone", "handed-over", "missed", "last-round", "written", "paused")


def entry_json(entry: Entry) -> list[Json]:
    """`entry` as a list of JSON, its kind first; `read_entry` is its other half.

    >>> entry_json(HandedOver(1, "Ben (bot)"))
    ['handed-over', 1, 'Ben (bot)']
    """
    match entry:
        case Moved(move):
            return ["moved", move.json]
        case Undone():
            return ["undone"]
        case HandedOver(seat, player):
            return ["handed-over", seat, player]
        case Missed(move, seat, codes):
            return ["missed", move.json, seat, list(codes)]
        case LastRound(number):
            return ["last-round", number]
        case Written(note):
            return ["written", note_json(note)]
        case Paused(on):
            return ["paused", on]


def read_entry(content: object, game: AnyGame) -> Entry:
    """The entry that a list of JSON means in a match of `game`.

    Raises `NotationError` for anything else.

    >>> from tictimes.games import GAMES
    >>> read_entry(["missed", ["declare", 3, [4, 6, 9]], 0, ["near-multiple"]],
    ...            GAMES["happy-times"])
    Missed(move=Declare(table=3, cards=(4, 6, 9)), seat=0, codes=('near-multiple',))
    >>> read_entry(["moved", ["fly"]], GAMES["happy-times"])
    Traceback (most recent call last):
    tictimes.errors.NotationError: that is no move of Happy Times (["draw", PILE], \
["discard", CARD] or ["declare", TABLE, [CARD, CARD, CARD]])
    """
    match content:
        case ["moved", move]:
            return Moved(game.read_move(move))
        case ["undone"]:
            return Undone()
        case ["handed-over", seat, player]:
            return HandedOver(_number(seat), *read_names([player]))
        case ["missed", move, seat, [*codes]]:
            return Missed(game.read_move(move), _number(seat), tuple(map(_text, codes)))
        case ["last-round", number]:
            return LastRound(None if number is None else _number(number))
        case ["written", note]:
            return Written(read_note(note))
        case ["paused", bool(on)]:
            return Paused(on)
    raise NotationError("that is no entry", ", ".join(KINDS))


def _number(content: object) -> int:
    if type(content) is not int or content < 0:
        raise NotationError("that is no number of an entry", "a number from 0")
    return content


def _text(content: object) -> str:
    if not isinstance(content, str):
        raise NotationError("that is no code of a mistake", "a text")
    return content
