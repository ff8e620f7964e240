"""The form before a game: answers become a set-up and back, and what cannot be is said."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.form import Field, read_field
from tictimes.game import Level
from tictimes.games import GAMES
from tictimes.play.match import Setup
from tictimes.play.players import LONGEST_NAME, bot_level, bot_name
from tictimes.play.seats import MORE_ANIMALS, OFFERED, animals_for
from tictimes.play.set_up import answers_of, fill
from tictimes.sayings import Saying, Voice, say

HAPPY, ARITHMETIC = GAMES["happy-times"], GAMES["arithmetic"]
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

NAMES = st.text("abcdeé -'ß&\N{OTTER}<", min_size=1, max_size=12)


def people(draw, taken):
    """A name for one child or for two, nobody's yet."""
    names = []
    for _ in range(draw(st.integers(1, 2))):
        name = draw(NAMES.filter(lambda text: text.split() and "&" not in text))
        name = " ".join(name.split())
        if name.casefold() in taken:
            name = f"{name}{len(taken)}"
        taken.add(name.casefold())
        names.append(name)
    return " & ".join(names)


@st.composite
def setups(draw):
    """Set-ups as they can be chosen: of either game, with options of all kinds."""
    game = draw(st.sampled_from(list(GAMES.values())))
    taken = {animal.casefold() for animal in OFFERED}
    animals = iter(OFFERED)
    players = tuple(
        people(draw, taken)
        if draw(st.booleans())
        else bot_name(next(animals), draw(st.sampled_from(get_args(Level))))
        for _ in range(draw(st.integers(game.fewest, game.most)))
    )
    options = {field.name: draw(values(field, game)) for field in game.room.form}
    return Setup(game, "otter-42", players, game.read_options(options))


def values(field: Field, game):
    default = game.read_options({}).json[field.name]
    if field.kind == "switch":
        return st.booleans()
    if field.kind == "number":
        return st.integers(field.least, field.most)
    return st.sampled_from([type(default)(pick.value) for pick in field.picks])


def sayable(form):
    for part in form.parts:
        for voice in get_args(Voice):
            assert say(part.label, voice)
            for field in part.fields:
                for saying in (field.label, field.help, field.problem, field.note):
                    assert saying is None or say(saying, voice)


@given(setups())
def test_the_answers_of_a_set_up_lead_back_to_it(setup):
    read = fill(setup.game, answers_of(setup, "otter-42"))
    assert read.setup == setup
    sayable(read.form)
    again = {field.name: field.value for field in read.form.fields}
    assert fill(setup.game, {**answers_of(setup), **again, "seed": "otter-42"}).setup == setup


@games
@given(answers=st.dictionaries(
    st.sampled_from(["players", "seat-0", "name-0", "mate-0", "seat-1", "name-1", "goal", "level",
                     "rounds", "highest", "primes", "negatives", "seed", "voice", "x"]),
    st.one_of(st.text(max_size=80), st.sampled_from(["pair", "easy", "2", "9", "yes", "144"])),
))  # fmt: skip
def test_whatever_is_answered_there_is_a_form_and_it_can_be_said(game, answers):
    read = fill(game, answers)
    sayable(read.form)
    problems = [field for field in read.form.fields if field.problem]
    assert (read.setup is None) == bool(problems)


@games
def test_nothing_answered_is_the_usual_game(game):
    setup = fill(game, {}).setup
    assert setup.options == game.read_options({})
    assert [bot_level(name) for name in setup.players] == [None, "medium"]


@games
def test_every_option_of_the_game_is_asked_for(game):
    assert {field.name for field in game.room.form} == set(game.read_options({}).json)


@games
def test_the_seed_of_a_match_is_not_told(game):
    setup = Setup(game, "otter-42", ("Ana", "Ben"), game.read_options({}))
    assert "otter-42" not in str(fill(game, answers_of(setup)).form)


@pytest.mark.parametrize(
    ("answers", "field", "words"),
    [
        ({"goal": "4"}, "goal", "It can be 1 to 3."),
        ({"highest": "-16"}, "highest", "It can be 16 to 144."),
        ({"highest": "9" * 5_000}, "highest", "It can be 16 to 144."),
        ({"players": "1"}, "players", "It can be 2 to 8."),
        ({"primes": "perhaps"}, "primes", "It can be yes or no."),
        ({"seed": "x" * 65}, "seed", "It can have up to 64 letters."),
        ({"name-0": "x" * 41}, "name-0", "It can have up to 40 letters."),
        (
            {"name-0": "Fox", "seat-1": "person", "name-1": " fox "},
            "name-1",
            "fox is at this table already. Please choose another name.",
        ),
        (
            {"seat-0": "pair", "name-0": "Ana", "mate-0": "ana"},
            "mate-0",
            "ana is at this table already. Please choose another name.",
        ),
        (
            {"seat-0": "pair", "name-0": "A" * 30, "mate-0": "B" * 30},
            "mate-0",
            "Both names together can have up to 40 letters.",
        ),
        (
            {"name-0": "Ana (hard bot)"},
            "name-0",
            "A name like this is a bot’s. Please leave the word bot out.",
        ),
        (
            {"name-0": "\ud83e"},
            "name-0",
            "This name holds half a letter. Please type it once more.",
        ),
    ],
)
def test_what_cannot_be_is_said_beside_its_field(answers, field, words):
    read = fill(HAPPY, answers)
    assert {one.name: say(one.problem) for one in read.form.fields if one.problem} == {field: words}
    assert read.setup is None


@pytest.mark.parametrize(
    ("answers", "players"),
    [
        ({}, ("Otter", "Fox (bot)")),
        ({"name-0": "Fox"}, ("Fox", "Otter (bot)")),
        ({"name-1": "Owl"}, ("Otter", "Owl (bot)")),
        ({"name-0": "Owl", "name-1": "owl"}, ("Owl", "Otter (bot)")),
        ({"name-0": "", "seat-0": "pair"}, ("Otter & Fox", "Bear (bot)")),
        ({"name-0": "Ana & Ben"}, ("Ana & Ben", "Otter (bot)")),
        ({"name-0": "\u202eAna\x07\t\u200bB."}, ("Ana B.", "Otter (bot)")),
        ({"name-0": "\u202e"}, ("Otter", "Fox (bot)")),
        ({"seat-0": "hard", "seat-1": "person"}, ("Otter (hard bot)", "Fox")),
    ],
)
def test_names_are_never_needed(answers, players):
    assert fill(HAPPY, answers).setup.players == players


def test_there_are_animals_enough_for_a_table_at_which_all_seats_are_shared():
    answers = {"players": "8", **{f"seat-{seat}": "pair" for seat in range(8)}}
    names = " & ".join(fill(HAPPY, answers).setup.players).split(" & ")
    assert len(set(names)) == 16
    assert len({*OFFERED, *MORE_ANIMALS}) == 16
    assert len(animals_for(["Ana & Ben & Caz"] * 8)) == 8


@pytest.mark.parametrize("typed", ["otter-42", "Otter42", " OTTER 42 "])
def test_a_deal_word_is_forgiven_and_shows_a_card_of_its_deal(typed):
    read = fill(HAPPY, {"seed": typed})
    word = next(field for field in read.form.fields if field.name == "seed")
    assert read.setup.seed == "otter-42"
    assert word.card == "10"
    assert say(word.note) == "otter-42: this is your first card. Is it the same on the board?"


def test_where_several_look_on_the_card_is_one_that_all_may_see():
    read = fill(HAPPY, {"seed": "otter-42", "seat-1": "person"})
    word = next(field for field in read.form.fields if field.name == "seed")
    assert word.card == "15"
    assert say(word.note) == "otter-42: this card is turned up first. Is it the same on the board?"


def test_without_a_word_every_game_has_a_new_one():
    assert len({fill(HAPPY, {}).setup.seed for _ in range(5)}) > 1


def test_a_shared_address_bears_no_names():
    answers = {"seed": "otter-42", "name-0": "Ana", "seat-1": "pair", "name-1": "Ben", "goal": "1"}
    share = fill(HAPPY, {**answers, "players": "3", "seat-2": "hard"}).form.share
    assert share.query == (
        "seed=otter-42&game=happy-times&names=Otter,Fox+%26+Bear&bots=hard&goal=1"
    )


def test_a_known_word_is_offered_again():
    read = fill(ARITHMETIC, {}, known="otter-42")
    word = next(field for field in read.form.fields if field.name == "seed")
    assert [pick.value for pick in word.picks] == ["otter-42"]
    assert word.value == ""


def test_a_field_reads_what_is_its_kind():
    label = Saying.of("common.total")
    assert read_field(Field("a", "switch", label), "yes") is True
    assert read_field(Field("a", "number", label, least=1, most=3), "٣").code == "common.from-to"
    assert read_field(Field("a", "text", label, most=LONGEST_NAME), "Ana") == "Ana"
