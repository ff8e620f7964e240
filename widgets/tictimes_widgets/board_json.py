"""The board as the page gets it: plain JSON, in which every saying has become text."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from tictimes.board import ScoreRow
from tictimes.game import Json
from tictimes.panels import Telling
from tictimes.sayings import Saying, Voice, called, say
from tictimes.sums import Piece
from tictimes_widgets.steps_json import piece_json, steps_json


def as_json(value: object, voice: Voice = "young", language: str = "en") -> Json:
    """`value`, made of dataclasses, tuples, sayings and plain values, as JSON.

    Raises `TypeError` for anything else: a mistake in the program.

    >>> from tictimes.panels import Answer
    >>> as_json((Answer("4", Saying.of("common.number", number=-4)), None))
    [{'value': '4', 'label': '−4'}, None]
    """
    match value:
        case Saying():
            return say(value, voice, language)
        case None | bool() | int() | str():
            return value
        case tuple():
            return [as_json(item, voice, language) for item in value]
        case Piece():
            return piece_json(value, language)
        case Telling(title, cards, steps, moments, number):
            plain = {"title": title, "cards": cards, "moments": moments, "number": number}
            shown = {name: as_json(part, voice, language) for name, part in plain.items()}
            return {**shown, "told": steps_json(steps, voice, language)}
        case _ if is_dataclass(value) and not isinstance(value, type):
            parts = {field.name: getattr(value, field.name) for field in fields(value)}
            if isinstance(value, ScoreRow):
                parts["name"] = called(value.name, language)
            return {name: as_json(part, voice, language) for name, part in parts.items()}
    raise TypeError(f"a board cannot hold {value!r}")
