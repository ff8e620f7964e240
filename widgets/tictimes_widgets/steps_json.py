"""Steps as the page gets them: sentences, sums in pieces, and the little cards in these."""

from __future__ import annotations

from functools import cache

from tictimes.game import Json
from tictimes.games import GAMES, AnyGame
from tictimes.sayings import Saying, Voice, in_signs_of, say
from tictimes.steps import Claim, Step
from tictimes.sums import Piece, cards_in, line


def steps_json(
    steps: tuple[Step, ...], voice: Voice = "young", language: str = "en"
) -> dict[str, Json]:
    """`{"steps": [...], "chips": {card: {"svg", "name"}}}`, all that `sums.tsx` draws.

    A step is `{"says", "sum": [{"text", "number", "card"}], "claim": text or None, "so": its truth,
    "steps": [...]}`; its sum is empty where it is a claim.

    >>> from tictimes.steps import Num, Op
    >>> double = Step(Saying.of("common.number", number=24), Op("*", (Num(2), Num(12))), Num(24))
    >>> told = steps_json((double,))
    >>> [piece["text"] for piece in told["steps"][0]["sum"]], told["chips"]
    (['2', '×', '12', '=', '24'], {})
    """
    return {
        "steps": [_step(step, voice, language) for step in steps],
        "chips": {card: chip_json(card, voice, language) for card in cards_in(steps)},
    }


@cache
def chip_json(card: str, voice: Voice = "young", language: str = "en") -> Json:
    """A little card: its picture, and what a screen reader says of it.

    Raises `KeyError` for what is no card of any game.

    >>> chip_json("5-moon-red")["name"], chip_json("12")["name"]
    ('red moon 5', '12')
    """
    # within a sum a number is read as a number; its pictures would drown the sum
    name = card if card.isdecimal() else say(game_of(card).card_name(card), voice, language)
    return {"svg": chip_svg(card), "name": name}


def chip_svg(card: str) -> str:
    """The little card that stands for a card in a sum; raises `KeyError` for what is no card."""
    return game_of(card).chip(card)


@cache
def game_of(card: str) -> AnyGame:
    """The game that has this card; raises `KeyError` where none has.

    >>> game_of("12").name, game_of("5-star-red").name
    ('happy-times', 'arithmetic')
    """
    for game in GAMES.values():
        try:
            game.card_name(card)
        except (KeyError, ValueError):
            continue
        return game
    raise KeyError(card)


def piece_json(piece: Piece, language: str = "en") -> Json:
    """A piece of a sum, in the signs of the language.

    >>> piece_json(Piece("×"), "de")
    {'text': '·', 'number': False, 'card': None}
    """
    text = in_signs_of(language, piece.text)
    return {"text": text, "number": piece.number, "card": piece.card}


def _step(step: Step, voice: Voice, language: str) -> Json:
    claim = step.before if isinstance(step.before, Claim) else None
    return {
        "says": say(step.change, voice, language),
        "sum": [piece_json(piece, language) for piece in line(step)],
        "claim": _stated(claim, voice, language) if claim else None,
        "so": claim.true if claim else None,
        "steps": [_step(inner, voice, language) for inner in step.steps],
    }


def _stated(claim: Claim, voice: Voice, language: str) -> str:
    code = "common.so" if claim.true else "common.not-so"
    return say(Saying.of(code, claim=claim.says), voice, language)
