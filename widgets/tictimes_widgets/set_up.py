"""The form before a new game, as one table has it open: what stands in it, and what it shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import get_args

from tictimes.deal_words import deal_word
from tictimes.form import Field, Form, Pick
from tictimes.games import AnyGame
from tictimes.play.match import Setup
from tictimes.play.pairs import sharers
from tictimes.play.seats import OFFERED
from tictimes.play.set_up import Filled, answers_of, fill
from tictimes.sayings import Saying, Voice, say
from tictimes.translations import languages
from tictimes_widgets.answers import Answers


@dataclass(frozen=True, slots=True)
class SetUp:
    """An open form of `game`; `number` grows with each answer, so that the page knows a new one.

    `known` is the deal word that the page knows already, empty where it knows none.
    """

    game: AnyGame
    answers: Answers
    settings: tuple[Field, ...]
    known: str = ""
    number: int = 1

    @classmethod
    def opened(cls, setup: Setup, settings: tuple[Field, ...], known: str = "") -> SetUp:
        """The form as it opens: everything as in `setup`, under a deal word yet to be found."""
        return cls(setup.game, answers_of(setup), settings, known)

    def filled(self, answers: Answers | None) -> SetUp:
        """The same form with these answers in it; with its own where they could not be read."""
        return replace(self, answers=answers or self.answers, number=self.number + 1)

    def with_new_word(self, answers: Answers | None) -> SetUp:
        """The same with a deal word that nobody has had."""
        filled = self.filled(answers)
        return replace(filled, answers={**filled.answers, "seed": deal_word()})

    @property
    def read(self) -> Filled:
        """What the answers mean."""
        return fill(self.game, self.answers, self.settings, self.known)

    @property
    def form(self) -> Form:
        """The form to be drawn."""
        return replace(self.read.form, number=self.number)


def page_fields(voice: Voice, language: str) -> tuple[Field, ...]:
    """What may be chosen about the page, whatever is played on it; its values are those now."""
    voices = tuple(Pick(each, Saying.of(f"play.voice-{each}")) for each in get_args(Voice))
    tongues = tuple(
        Pick(tag, Saying.of("common.name", name=say(Saying.of("common.language"), language=tag)))
        for tag in languages()
    )
    return (
        Field("voice", "pick", Saying.of("play.voice"), voice, voices),
        Field("lang", "pick", Saying.of("play.lang"), language, tongues, rare=True),
    )


def page_settings(read: Filled) -> tuple[Voice, str]:
    """The voice and the language chosen in a form that has no problem."""
    voices: tuple[Voice, ...] = get_args(Voice)
    chosen = next(voice for voice in voices if voice == read.settings["voice"])
    return chosen, read.settings["lang"]


def names_shown(players: Iterable[str]) -> dict[str, None]:
    """The names whose faces a table shows, in order: the `players`, and each who shares a seat.

    >>> list(names_shown(["Ana & Ben", "Fox (bot)"]))
    ['Ana & Ben', 'Ana', 'Ben', 'Fox (bot)']
    """
    return dict.fromkeys(name for player in players for name in (player, *sharers(player)))


def names_offered(read: Filled) -> dict[str, None]:
    """The names whose faces a form shows: the animals to choose from, and the bots to be."""
    return names_shown((*OFFERED, *(read.players or ())))
