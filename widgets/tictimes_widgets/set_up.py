"""The form before a new game, as one table has it open: what stands in it, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from tictimes.form import Field, Form
from tictimes.games import AnyGame
from tictimes.play.match import Setup
from tictimes.play.pairs import sharers
from tictimes.play.seats import OFFERED
from tictimes.play.set_up import Filled, answers_of, fill
from tictimes_widgets.answers import Answers
from tictimes_widgets.keeping import new_word
from tictimes_widgets.messages import Wish


@dataclass(frozen=True, slots=True)
class SetUp:
    """An open form of `game`; `number` grows with each answer, so that the page knows a new one.

    `known` is the deal word that the page knows already, empty where it knows none; it is
    `shareable` where the page has an address that others can open. `read` is what the answers
    mean, worked out once.
    """

    game: AnyGame
    answers: Answers
    settings: tuple[Field, ...]
    known: str = ""
    shareable: bool = False
    number: int = 1
    read: Filled = field(init=False)

    def __post_init__(self) -> None:
        read = fill(self.game, self.answers, self.settings, self.known)
        object.__setattr__(self, "read", read)

    @classmethod
    def opened(
        cls, setup: Setup, settings: tuple[Field, ...], *, known: str = "", shareable: bool = False
    ) -> SetUp:
        """The form as it opens: everything as in `setup`, under a deal word yet to be found."""
        return cls(setup.game, answers_of(setup), settings, known, shareable)

    def filled(self, answers: Answers | None) -> SetUp:
        """The same form with these answers in it; it keeps those of fields that are not shown."""
        return replace(self, answers={**self.answers, **(answers or {})}, number=self.number + 1)

    def with_new_word(self, answers: Answers | None) -> SetUp:
        """The same with a deal word that nobody has had."""
        return self.filled({**(answers or {}), "seed": new_word()})

    @property
    def form(self) -> Form:
        """The form to be drawn."""
        form = self.read.form
        return replace(form, number=self.number, share=form.share if self.shareable else None)


@dataclass(frozen=True, slots=True)
class Ready:
    """A form that is done with: the match to deal, its deal word if one was named, the page's."""

    setup: Setup
    known: str
    settings: Answers


def prepared(form: SetUp | None, wish: Wish, opened: Callable[[], SetUp]) -> SetUp | Ready | None:
    """The form after a `wish`: opened, filled in, done with, or (`None`) closed."""
    if wish.name == "back":
        return None
    if form is None:
        return opened() if wish.name == "new-game" else None
    if wish.name == "new-word":
        return form.with_new_word(wish.answers)
    form = form.filled(wish.answers)
    setup = form.read.setup if wish.name == "new-game" else None
    return form if setup is None else Ready(setup, form.read.seed, form.read.settings)


def names_shown(players: Iterable[str]) -> dict[str, None]:
    """The names whose faces a table shows, in order: the `players`, and each who shares a seat.

    >>> list(names_shown(["Ana & Ben", "Fox (bot)"]))
    ['Ana & Ben', 'Ana', 'Ben', 'Fox (bot)']
    """
    return dict.fromkeys(name for player in players for name in (player, *sharers(player)))


def names_offered(read: Filled) -> dict[str, None]:
    """The names whose faces a form shows: the animals to choose from, and the bots to be."""
    return names_shown((*OFFERED, *(read.players or ())))
