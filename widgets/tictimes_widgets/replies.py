"""What the page answers to the score sheet: short texts, whose meaning the game finds out."""

from __future__ import annotations

from tictimes.board import Action
from tictimes.errors import NotationError
from tictimes.sheets import Reply, ReplyName

LONGEST, MOST = 24, 40
"""Characters of a tile or a number, and tiles of a sum; the game allows fewer."""


def read_reply(name: ReplyName, action: Action, message: dict[object, object]) -> Reply:
    """The answer in a message; raises `NotationError` for what no page of ours sends.

    >>> from tictimes.sayings import Saying
    >>> claim = Action("claim", Saying.of("common.yes"))
    >>> read_reply("claim", claim, {"number": "18", "sum": ["2", "*", "9"]})
    Reply(name='claim', number='18', sum=('2', '*', '9'), things=(), seat=None)
    """
    seats = {choice.value: int(choice.value) for choice in action.choices}
    seat = message.get("seat")
    return Reply(
        name=name,
        number=_text(message.get("number", "")),
        sum=_texts(message.get("sum", [])),
        things=_texts(message.get("things", [])),
        seat=seats.get(seat) if isinstance(seat, str) else None,
    )


def _text(value: object) -> str:
    if isinstance(value, str) and len(value) <= LONGEST:
        return value
    raise NotationError("that is no short text")


def _texts(values: object) -> tuple[str, ...]:
    if isinstance(values, list) and len(values) <= MOST:
        return tuple(map(_text, values))
    raise NotationError("that is no short list")
