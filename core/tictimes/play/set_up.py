"""The form before a game: what it asks, what was answered, and the set-up that comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from tictimes.deal_words import deal_word, forgiven
from tictimes.errors import NotationError
from tictimes.form import NO, YES, Field, Form, Part, Pick, Share, read_field
from tictimes.game import Json, Options
from tictimes.games import AnyGame
from tictimes.play.match import Setup
from tictimes.play.players import bot_level
from tictimes.play.seats import animals_for, answers_of_seats, read_seats
from tictimes.sayings import Saying
from tictimes.shuffle import LONGEST_SEED, check_seed

Answers = Mapping[str, str]
"""What was answered, by the name of the field; what is missing is as it usually is."""


@dataclass(frozen=True, slots=True)
class Filled:
    """A form as far as it is filled in.

    `players` and `options` are `None` while something in them cannot be; `seed` is empty for a
    deal that nobody has named. `settings` are those of the page, by name.
    """

    form: Form
    game: AnyGame
    players: tuple[str, ...] | None
    options: Options | None
    seed: str
    settings: Answers

    @property
    def setup(self) -> Setup | None:
        """The set-up that is asked for, under a new deal word where none is named.

        `None` where a field still has a problem.
        """
        if any(field.problem for field in self.form.fields):
            return None
        assert self.players is not None
        assert self.options is not None
        return Setup(self.game, self.seed or deal_word(), self.players, self.options)


def answers_of(setup: Setup, seed: str = "") -> dict[str, str]:
    """The answers that lead to `setup`; its own seed is a secret, so `seed` is what is told.

    >>> answers = answers_of(Setup.of("happy-times", "otter-42", ["Ana & Ben", "Fox (bot)"], {}))
    >>> answers["seat-0"], answers["name-0"], answers["mate-0"], answers["seat-1"], answers["seed"]
    ('pair', 'Ana', 'Ben', 'medium', '')
    """
    options = {name: _written(value) for name, value in setup.options.json.items()}
    return {**answers_of_seats(setup.players), **options, "seed": seed}


def fill(
    game: AnyGame, answers: Answers, settings: tuple[Field, ...] = (), known: str = ""
) -> Filled:
    """The form of `game` with these `answers` in it, and what they mean.

    `settings` are fields of the page, each with its usual value. Nothing is refused: a field whose
    answer cannot be bears the reason. A deal word that is `known` already is offered again.
    """
    room = game.room
    seats, players = read_seats(answers, game.fewest, game.most)
    asked, chosen = _read_all(room.form, answers, _defaults(game))
    page, settled = _read_all(settings, answers, {field.name: field.value for field in settings})
    options = game.read_options(chosen) if all(field.problem is None for field in asked) else None
    word, seed = _deal_word(answers.get("seed", ""), known)
    if players and options and seed:
        word = _with_first_card(word, Setup(game, seed, players, options))
    parts = (
        Part("seats", Saying.of("play.who-plays"), seats, room.seating),
        Part("game", Saying.of("play.the-game"), asked),
        Part("deal", Saying.of("play.the-deal"), (word,), Saying.of("play.deal-help")),
        Part("page", Saying.of("play.the-page"), page),
    )
    share = _share(game, players, options, seed) if players and options and seed else None
    form = Form(
        Saying.of("play.set-up"),
        tuple(part for part in parts if part.fields),
        Saying.of("play.deal"),
        Saying.of("play.back"),
        Saying.of("play.new-word"),
        share,
    )
    return Filled(form, game, players, options, seed, {k: str(v) for k, v in settled.items()})


def _read_all(
    fields: tuple[Field, ...], answers: Answers, usual: Mapping[str, Json]
) -> tuple[tuple[Field, ...], dict[str, Json]]:
    """The fields as they are answered, and the values of those that have no problem."""
    filled: list[Field] = []
    values: dict[str, Json] = {}
    for field in fields:
        answer = answers.get(field.name, _written(usual[field.name]))
        value = read_field(field, answer)
        problem = value if isinstance(value, Saying) else None
        filled.append(replace(field, value=answer, problem=problem))
        if not isinstance(value, Saying):
            number = type(usual[field.name]) is int and isinstance(value, str)
            values[field.name] = int(value) if number else value
    return tuple(filled), values


def _defaults(game: AnyGame) -> dict[str, Json]:
    options: Options = game.read_options({})
    return options.json


def _deal_word(answer: str, known: str) -> tuple[Field, str]:
    """The field of the deal word, and the seed it means; none where it is empty or cannot be."""
    label = Saying.of("play.deal-word")
    again = (Pick(known, Saying.of("play.same-cards", word=known)),) if known else ()
    field = Field("seed", "text", label, answer, again, most=LONGEST_SEED)
    word = forgiven(answer)
    if not word:
        return field, ""
    try:
        return field, check_seed(word)
    except NotationError:
        problem = Saying.of("common.too-long", most=LONGEST_SEED)
        return replace(field, problem=problem), ""


def _with_first_card(word: Field, setup: Setup) -> Field:
    """The field of the deal word, with the card by which a class sees that all have one deal.

    It is the first of the one person's own hand; where several look on, the one turned up.
    """
    people = [seat for seat, name in enumerate(setup.players) if not bot_level(name)]
    dealt = setup.game.dealt(setup.deal())
    hands, discard = dealt["hands"], dealt["discard"]
    assert isinstance(hands, list)
    assert isinstance(discard, list)
    if len(people) == 1:
        own = hands[people[0]]
        assert isinstance(own, list)
        return replace(word, note=Saying.of("play.first-card", word=setup.seed), card=str(own[0]))
    return replace(word, note=Saying.of("play.turned-up", word=setup.seed), card=str(discard[-1]))


def _share(game: AnyGame, players: tuple[str, ...], options: Options, seed: str) -> Share:
    """The address for the same deal elsewhere; the people at it are animals, never their names."""
    usual = _defaults(game)
    changed = {
        name: _written(value) for name, value in options.json.items() if value != usual[name]
    }
    levels = [level for name in players if (level := bot_level(name))]
    people = animals_for([name for name in players if not bot_level(name)])
    asked = {"seed": seed, "game": game.name, "names": ",".join(people)}
    if levels:
        asked["bots"] = ",".join(levels)
    query = urlencode({**asked, **changed}, safe=",")
    return Share(query, Saying.of("play.share"), Saying.of("play.shared"))


def _written(value: Json) -> str:
    """A value as it stands in a form and in an address.

    >>> _written(True), _written(16)
    ('yes', '16')
    """
    if isinstance(value, bool):
        return YES if value else NO
    return str(value)
