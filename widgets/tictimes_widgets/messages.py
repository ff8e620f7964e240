"""What the page asks, read: a move or a wish, or words why not. Whatever comes, nothing breaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar, get_args

from tictimes.board import Action, Board
from tictimes.errors import NotationError
from tictimes.game import Move
from tictimes.sayings import Saying
from tictimes.sheets import Reply
from tictimes_widgets.answers import Answers, read_answers
from tictimes_widgets.asides import Ask, read_ask
from tictimes_widgets.replies import read_reply

M = TypeVar("M", bound=Move)
WishName: TypeAlias = Literal[
    "next",
    "undo",
    "reveal",
    "next-round",
    "new-game",
    "start-again",
    "forget",
    "hand-over",
    "pause",
    "resume",
    "last-round",
    "how-to-play",
    "fill",
    "new-word",
    "back",
]
FormWish: TypeAlias = Literal["fill", "new-word", "back"]
LONGEST_CARD = 64


@dataclass(frozen=True, slots=True)
class Play(Generic[M]):
    """The page asks to make this move."""

    move: M


@dataclass(frozen=True, slots=True)
class Wish:
    """The page asks for something that is no move.

    `seat` is the one to hand over; `answers` are what stands in the form before a game.
    """

    name: WishName
    seat: int | None = None
    answers: Answers | None = None


@dataclass(frozen=True, slots=True)
class Stale:
    """The page had not seen the newest board when it asked; there is nothing to answer."""


def read(
    message: object, board: Board, read_move: Callable[[object], M]
) -> Play[M] | Wish | Reply | Ask | Stale | Saying:
    """What `message` asks of the table that shows `board`; a `Saying` tells why it cannot be.

    A message that does not carry the board's own `move` and `entry` is stale.

    >>> from tictimes.board import Banner
    >>> word = Saying.of("common.yes")
    >>> actions = (Action("undo", word), Action("knock", word, why_not=Saying.of("common.no")))
    >>> board = Board("whist", "draw", 0, 0, Banner(word, word), (), actions, moves=7, entry=9)
    >>> read({"do": "undo", "move": 7, "entry": 9}, board, tuple)
    Wish(name='undo', seat=None, answers=None)
    >>> read({"do": "undo", "move": 6, "entry": 8}, board, tuple)
    Stale()
    >>> read({"do": "knock", "move": 7, "entry": 9}, board, tuple).code
    'common.no'
    >>> read("gibberish", board, tuple).code
    'common.not-understood'
    """
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        return Saying.of("common.not-understood")
    if (message.get("move"), message.get("entry")) != (board.moves, board.entry):
        return Stale()
    if message["do"] == "next":
        return Wish("next") if board.waiting else Stale()
    for name in get_args(FormWish):
        if message["do"] == name:
            return Wish(name, answers=read_answers(message.get("values")))
    asked = read_ask(message, board)
    return _read_action(message, board, read_move) if asked is None else asked


def _read_action(
    message: dict[object, object], board: Board, read_move: Callable[[object], M]
) -> Play[M] | Wish | Reply | Saying:
    name = message["do"]
    action = next((action for action in board.actions if action.name == name), None)
    if action is None:
        return Saying.of("common.no-such-action")
    if action.why_not is not None:
        return action.why_not
    match action.name:
        case "new-game":
            return Wish(action.name, answers=read_answers(message.get("values")))
        case "undo" | "reveal" | "next-round" | "pause" | "resume" | "last-round" | "how-to-play":
            return Wish(action.name)
        case "start-again" | "forget":
            return Wish(action.name)
        case "hand-over":
            return _read_seat(action, message)
    try:
        match action.name:
            case "share" | "claim" | "agree" | "dispute":
                return read_reply(action.name, action, message)
        return Play(read_move(_notation(action, message)))
    except NotationError:
        return action.choose or Saying.of("common.not-understood")


def _read_seat(action: Action, message: dict[object, object]) -> Wish | Saying:
    for choice in action.choices:
        if message.get("seat") in (choice.value, int(choice.value)):
            return Wish("hand-over", int(choice.value))
    return Saying.of("common.not-understood")


def _notation(action: Action, message: dict[object, object]) -> list[object]:
    """The move as RULES section 4 writes it: its name, the choice, the card or the cards.

    `draw-deck` is the verb and the pile; a third game's actions follow the same rule.
    """
    notation: list[object] = list(action.name.split("-"))
    if action.asks:
        notation.append(_value(message.get(action.asks)))
    if action.most == 1:
        notation.append(_value(message.get("card")))
    if action.most > 1:
        cards = message.get("cards")
        if not isinstance(cards, list) or len(cards) > action.most:
            raise NotationError("these are no cards")
        notation.append([_value(card) for card in cards])
    return notation


def _value(text: object) -> object:
    """A card or a choice: all are texts on the page, and numbers are numbers in the notation."""
    if not isinstance(text, str) or len(text) > LONGEST_CARD:
        raise NotationError("this is no text")
    return int(text) if text.isascii() and text.isdecimal() else text
