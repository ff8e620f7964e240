"""What the page asks beside the moves: help, explanations, a replay, a file; read and granted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from tictimes.board import Board
from tictimes.errors import RuleError
from tictimes.game import Json
from tictimes.play import teaching
from tictimes.play.match import LARGEST_FILE
from tictimes.play.sitting import Sitting
from tictimes.sayings import Saying

AskName: TypeAlias = Literal[
    "hint", "why", "look-back", "replay", "leave-replay", "save", "open", "answer"
]
ALWAYS = ("why", "leave-replay", "answer")
"""These stand beside what they are about; the others are actions of the board."""
LONGEST_SENT = 200_000
"""Bytes of the longest file that the page sends: `LONGEST` of its opener."""


@dataclass(frozen=True, slots=True)
class Ask:
    """The page asks for this; `text` is an answer or a whole file.

    `number` is that of a move, or how many bytes the file has: of one too long nothing is sent.
    """

    name: AskName
    number: int = 0
    text: str = ""


def read_ask(message: Mapping[object, object], board: Board) -> Ask | Saying | None:
    """What `message` asks beside the moves; `None` where it asks for something else.

    >>> from tictimes.board import Banner
    >>> word = Saying.of("common.yes")
    >>> board = Board("whist", "draw", 0, 0, Banner(word, word), (), ())
    >>> read_ask({"do": "why", "number": 3}, board)
    Ask(name='why', number=3, text='')
    >>> read_ask({"do": "save"}, board).code
    'common.no-such-action'
    >>> read_ask({"do": "knock"}, board)
    """
    name = next((name for name in get_args(AskName) if name == message.get("do")), None)
    if name is None:
        return None
    number, text = message.get("number", 0), message.get("text", "")
    if type(number) is not int or not isinstance(text, str):
        return Saying.of("common.not-understood")
    action = next((action for action in board.actions if action.name == name), None)
    looking = name == "replay" and board.timeline is not None
    if action is None and name not in ALWAYS and not looking:
        return Saying.of("common.no-such-action")
    if action is not None and action.why_not is not None:
        return action.why_not
    return Ask(name, number, text[: LARGEST_FILE + 1])


def grant(ask: Ask, sitting: Sitting) -> Sitting:
    """The page after what it asked for; raises `RuleError` where that cannot be."""
    match ask.name:
        case "hint":
            return teaching.hinted(sitting)
        case "why":
            return teaching.told_why(sitting, ask.number)
        case "look-back":
            return teaching.looked_back(sitting)
        case "replay":
            return teaching.replayed(sitting, ask.number)
        case "leave-replay":
            return teaching.back_at_table(sitting)
        case "open":
            if ask.number and not ask.text:
                reason = f"the file has {ask.number} bytes ({LONGEST_SENT} at most)"
                raise RuleError(Saying.of("play.bad-file", reason=reason))
            return teaching.with_file(sitting, ask.text)
        case "answer":
            return sitting.answered(ask.text)
        case "save":
            return sitting  # the file goes by a message of its own


def file_of(sitting: Sitting) -> dict[str, Json] | None:
    """The match as a file to keep, named by game and deal word; `None` while it goes on.

    It is made on request only: with the deal word in it, it holds every card.
    """
    match = teaching.match_of(sitting)
    if match is None:
        return None
    word = re.sub(r"[^a-z0-9-]+", "-", match.setup.seed.lower()).strip("-")
    return {"name": f"{match.setup.game.name}-{word or 'game'}.json", "text": match.to_json()}
