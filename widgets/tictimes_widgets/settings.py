"""How a table speaks and helps, whatever is played on it: the choices of the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import get_args

from tictimes.form import NO, YES, Field, Kind, Pick
from tictimes.games import AnyGame
from tictimes.sayings import Saying, Voice, say
from tictimes.sheets import Counting, HelpWhen, read_help
from tictimes.translations import languages
from tictimes_widgets.art import Pictures, read_pictures


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices of a page; without `counting` the table counts for the children."""

    voice: Voice = "young"
    language: str = "en"
    pictures: Pictures = "shown"
    counting: Counting | None = field(default_factory=Counting)

    def fields(self, game: AnyGame) -> tuple[Field, ...]:
        """What a form asks of a table of `game`: all that makes a difference there."""
        tongues = tuple(
            Pick(
                tag, Saying.of("common.name", name=say(Saying.of("common.language"), language=tag))
            )
            for tag in languages()
        )
        fields = [_pick("voice", self.voice, get_args(Voice))]
        if _has_small_pictures(game):
            fields.append(_pick("pictures", self.pictures, get_args(Pictures)))
        if game.sheet is not None:
            kept = self.counting or Counting()
            fields += [
                _pick("help", kept.help, get_args(HelpWhen)),
                _switch("bots_slip", kept.bots_slip),
                _switch("count_for_me", self.counting is None),
            ]
        fields.append(_field("lang", "pick", self.language, tongues, rare=True))
        return tuple(fields)

    def answered(self, answers: Mapping[str, str]) -> Settings:
        """These settings as the `answers` of a form without problems have them.

        >>> Settings().answered({"voice": "older", "help": "at-end"}).counting
        Counting(help='at-end', bots_slip=False)
        """
        counting = self.counting
        if answers.get("count_for_me") == YES:
            counting = None
        elif "help" in answers:
            counting = Counting(read_help(answers["help"]), answers.get("bots_slip") == YES)
        voices: tuple[Voice, ...] = get_args(Voice)
        wanted = answers.get("voice")
        return Settings(
            next((voice for voice in voices if voice == wanted), self.voice),
            answers.get("lang", self.language),
            read_pictures(answers.get("pictures", self.pictures)),
            counting,
        )


def _has_small_pictures(game: AnyGame) -> bool:
    pack = game.pack(game.read_options({}))
    return any(game.help.bare_face(card) != game.face(card) for card in pack)


def _pick(name: str, value: str, values: tuple[str, ...]) -> Field:
    picks = tuple(Pick(each, Saying.of(f"play.{name}-{each}")) for each in values)
    return _field(name, "pick", value, picks)


def _switch(name: str, on: bool) -> Field:
    return _field(name, "switch", YES if on else NO, rare=True)


def _field(
    name: str, kind: Kind, value: str, picks: tuple[Pick, ...] = (), *, rare: bool = False
) -> Field:
    return Field(name, kind, Saying.of(f"play.{name}"), value, picks, rare=rare)
