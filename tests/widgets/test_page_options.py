"""The address of a page: every parameter, forgiven where it can be, named where it cannot."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tictimes_widgets as tw
from tictimes.games import GAMES
from tictimes.sayings import say
from tictimes_widgets.page_options import LONGEST_QUERY, read_page

HAPPY, ARITHMETIC = GAMES["happy-times"], GAMES["arithmetic"]
USUAL = ("Otter", "Fox (bot)")


@pytest.mark.parametrize("typed", ["otter-42", "Otter42", "OTTER+42", "%20otter-42%20", "otter42"])
def test_a_deal_word_is_forgiven(typed: str) -> None:
    assert read_page(f"seed={typed}", HAPPY).seed == "otter-42"


@pytest.mark.parametrize(
    ("query", "options"),
    [
        ("level=2&rounds=3&negatives=no", {"level": 2, "rounds": 3, "negatives": False}),
        ("?level=2", {"level": 2}),
        ("highest=36&primes=yes&goal=1", {}),
        ("", {}),
    ],
)
def test_options_of_this_game_are_read_and_those_of_another_are_known(
    query: str, options: dict[str, object]
) -> None:
    page = read_page(query, ARITHMETIC)
    assert page.options == options
    assert page.notice is None


@pytest.mark.parametrize(
    "query",
    [
        *("game=happy-times", "pictures=after", "voice=teacher", "help=yes", "lang=en"),
        *("voila-theme=dark", "token=abc", "players=4", "bots=hard,easy", "names=Ana,Ben"),
    ],
)
def test_what_is_known_is_not_complained_about(query: str) -> None:
    assert read_page(query, HAPPY).notice is None


@pytest.mark.parametrize(
    ("query", "named"),
    [
        ("level=9", "level 9 (it can be 1 or 2)"),
        ("rounds=-1", "rounds -1"),
        ("players=1", "players 1 (it can be 2 to 5)"),
        ("bots=wild", "bots wild (it can be easy or medium or hard)"),
        ("voice=loud", "voice loud"),
        ("game=chess", "game chess"),
        ("speed=fast", "speed fast"),
        ("names=Ana,Ana", "names Ana,Ana"),
        ("names=,", "names ,"),
        ("names=%E2%80%AE,Ana", "names ,Ana"),
        ("seed=", "seed"),
        ("lang=fr", "lang fr (it can be en or de)"),
        ("negatives=perhaps", "negatives perhaps (it can be yes or no)"),
        ("level=%3Cscript%3E", "level <script>"),
    ],
)
def test_what_cannot_be_is_named_in_one_line_and_left_out(query: str, named: str) -> None:
    page = read_page(query, ARITHMETIC)
    assert page.notice is not None
    line = say(page.notice)
    assert named in line
    assert "\n" not in line
    assert not page.options


def test_several_problems_are_still_one_line() -> None:
    line = say(read_page("level=9&speed=fast&goal=2", ARITHMETIC).notice)
    assert "level 9" in line
    assert "speed fast" in line
    assert "goal" not in line


@pytest.mark.parametrize(
    ("query", "seats"),
    [
        ("", USUAL),
        ("players=3", ("Otter", "Fox (bot)", "Bear (bot)")),
        ("bots=hard", ("Otter", "Fox (hard bot)")),
        ("bots=hard,easy", ("Otter", "Fox (hard bot)", "Bear (easy bot)")),
        ("names=Ana,Ben,Caz", ("Ana", "Ben", "Caz")),
        ("names=Ana&players=3&bots=easy", ("Ana", "Fox (easy bot)", "Bear (easy bot)")),
        ("names=Fox", ("Fox", "Bear (bot)")),
        ("names=Ana%E2%80%AE,%00Ben%09B%E2%80%8B.", ("Ana", "Ben B.")),
        ("names=Ana,Ben,Caz&players=2", ("Ana", "Ben")),
    ],
)
def test_who_sits_at_the_table(query: str, seats: tuple[str, ...]) -> None:
    assert read_page(query, HAPPY).seats(USUAL) == seats


@given(query=st.text() | st.lists(st.tuples(st.text(), st.text())).map(str))
def test_no_address_breaks_a_page(query: str) -> None:
    for game in (HAPPY, ARITHMETIC):
        page = read_page(query, game)
        assert game.fewest <= len(page.seats(USUAL)) <= game.most


@given(
    pairs=st.lists(
        st.tuples(
            st.sampled_from(["players", "bots", "names", "level", "rounds", "goal", "seed"]),
            st.sampled_from(["", "1", "2", "8", "hard", "easy,hard", "Ana,Ben", "a,b,c,d,e"]),
        )
    )
)
def test_no_mixture_of_parameters_makes_an_impossible_table(pairs: list[tuple[str, str]]) -> None:
    query = "&".join(f"{name}={value}" for name, value in pairs)
    for make in (tw.HappyTimes, tw.Arithmetic):
        page = read_page(query, GAMES[make.game])
        assert make(page.seats(USUAL), page.seed, **page.options).board


@pytest.mark.parametrize("query", ["x=" + "9" * 10_000, "&" * 10_000, "a=1&" * 400, "%" * 1_999])
def test_a_monstrous_address_is_one_line(query: str) -> None:
    notice = read_page(query, HAPPY).notice
    assert notice is None or len(say(notice)) < 300
    assert LONGEST_QUERY == 2_000


def test_a_table_takes_what_the_address_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "seed=Otter42&goal=2&speed=fast&voice=teacher&names=Ana")
    table = tw.HappyTimes.from_page(players=2, goal=1, odds=True)
    assert table._setup.seed == "otter-42"
    assert table._setup.options.json["goal"] == 2
    assert table._setup.options.json["odds"] is True
    assert "speed fast" in table.board["notice"]["says"]
    assert table.board["banner"]["who"]
    monkeypatch.delenv("QUERY_STRING")
    assert tw.HappyTimes.from_page(players=2).board["notice"] is None


@pytest.mark.parametrize(
    "query",
    [
        "level=9",
        "rounds=x",
        "players=1",
        "names=1,1",
        "names=,",
        f"seed={'7' * 99}",
        "bots=easy,easy,easy,easy,easy",
        "names=1,2,3,4&bots=easy,hard",
        "negatives=7",
        "rounds=999",
    ],
)
def test_what_could_have_been_is_said_in_the_language(query: str, pseudo: str) -> None:
    """The names of parameters and their values are those of an address, in every language."""
    line = say(read_page(query, ARITHMETIC).notice, language=pseudo)
    known = {"level", "rounds", "players", "names", "seed", "bots", "negatives", "x"}
    values = {"easy", "medium", "hard", "yes", "no"}
    assert set(re.findall("[A-Za-z]+", line)) <= known | values


@pytest.mark.parametrize(
    ("query", "name", "options"),
    [
        ("game=arithmetic&level=2&goal=1", "arithmetic", {"level": 2}),
        ("level=2&game=arithmetic", "arithmetic", {"level": 2}),
        ("game=happy-times&goal=1", "happy-times", {"goal": 1}),
        ("game=chess&goal=1", "happy-times", {"goal": 1}),
    ],
)
def test_an_address_may_name_the_game(query: str, name: str, options: dict[str, object]) -> None:
    page = read_page(query, HAPPY)
    assert page.game is GAMES[name]
    assert page.options == options


def test_the_table_is_of_the_game_that_the_address_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "game=arithmetic&seed=otter-42&rounds=2")
    table = tw.HappyTimes.from_page(players=8, goal=1)
    assert isinstance(table, tw.Arithmetic)
    assert len(table.board["scores"]) == 5
    assert table._setup.options.json["rounds"] == 2
