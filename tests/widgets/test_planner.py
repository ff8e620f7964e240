"""The planner: what follows from a plan, and that whatever a page sends it stays a plan."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import tictimes as tt
from tictimes_widgets import Planner
from tictimes_widgets.page_options import read_page
from tictimes_widgets.plan_form import Choices, filled
from tictimes_widgets.planning import keys, link, prints
from tictimes_widgets.table_pages import TablePage, table_pages

LESSONS = Path(__file__).parents[2] / "lessons"
PAGES = table_pages(LESSONS)
AT = "http://192.168.1.7:8866/maths/voila/render/teacher/planner.ipynb"


def choose(**answers: str) -> Choices:
    choices = filled(PAGES, {"seed": "otter-42"} | answers)[1]
    assert choices is not None
    return choices


def asked(planner: Planner, message: object) -> dict[str, object]:
    planner._handle_custom_msg(message, [])
    json.dumps(planner.plan)
    return planner.plan


def test_every_lesson_with_a_table_can_be_planned() -> None:
    numbers = [page.path[:2] for page in PAGES]
    assert {"04", "05", "08", "10"} <= set(numbers)
    assert numbers == sorted(numbers)
    for page in PAGES:
        usual = filled(PAGES, {"page": page.key, "seed": "otter-42"})[1]
        assert usual is not None
        assert link(usual) == f"{page.path}?seed=otter-42"  # it names nothing that is as usual


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.key)
@pytest.mark.parametrize(("children", "bots"), [("1", "1"), ("2", "0"), ("3", "0"), ("2", "2")])
def test_a_link_lays_the_table_that_was_planned(page: TablePage, children: str, bots: str) -> None:
    other = {"negatives": "no", "level": "2", "highest": "60", "goal": "2", "lang": "de"}
    choices = choose(page=page.key, children=children, bots=bots, bots_level="hard", **other)
    query = urlsplit(link(choices)).query
    found = read_page(query, page.game)
    assert found.problems == ()
    seats = found.seats(page.seats)
    assert len(seats) == choices.players
    assert sum("(hard bot)" in seat for seat in seats) == choices.bots
    options = page.game.read_options({**page.options, **found.options})
    dealt = page.game.deal(found.seed, len(seats), options)
    planned = page.game.deal(choices.word, choices.players, choices.options)
    assert page.game.dealt(dealt) == page.game.dealt(planned)
    assert found.language == "de"


def test_prints_are_those_of_the_plan() -> None:
    choices = choose(page="04-play-happy-times.ipynb", children="3", bots="0", class_size="31")
    found = {one.order.kind: one for one in prints(choices)}
    assert found["cards"].order.packs == 3
    assert found["cards"].copies == 11
    assert (found["worksheet"].copies, found["answers"].copies) == (31, 1)
    query = parse_qs(urlsplit(found["worksheet"].order.address).query)
    assert (query["seed"], query["players"]) == (["otter-42"], ["3"])


def test_the_key_has_every_hand_and_what_is_in_it() -> None:
    seats, turned_up = keys(choose(page="04-play-happy-times.ipynb"))
    hands = tt.happy_times.deal(seed="otter-42", players=2).hands
    assert [tuple(map(int, seat.key.cards)) for seat in seats] == list(hands)
    assert turned_up == "15"
    found = {one.cards for one in seats[0].key.found}
    assert found == {tuple(map(str, one.cards)) for one in tt.happy_times.sets_in(hands[0])}


def test_a_plan_knows_where_its_page_is(monkeypatch: pytest.MonkeyPatch) -> None:
    planner = Planner(LESSONS)
    assert planner.plan["link"] == ""
    assert asked(planner, {"do": "here", "place": AT})["link"].startswith(
        "http://192.168.1.7:8866/maths/voila/render/04-play-happy-times.ipynb?seed="
    )
    monkeypatch.setenv("TICTIMES_ADDRESS", "http://192.168.1.7:8866/")
    here = AT.replace("192.168.1.7", "127.0.0.1").replace("maths/", "")
    plan = asked(planner, {"do": "here", "place": here})
    assert str(plan["link"]).startswith("http://192.168.1.7:8866/voila/render/04")
    assert plan["note"] == ""
    monkeypatch.delenv("TICTIMES_ADDRESS")
    assert asked(planner, {"do": "here", "place": here})["note"] != ""
    assert (
        asked(planner, {"do": "here", "place": "javascript:alert(1)//voila/render/"})["link"] == ""
    )


def test_the_address_of_the_page_is_a_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "page=10-play-arithmetic-level-2.ipynb&seed=Otter42&lang=de")
    plan = Planner(LESSONS).plan
    assert plan["words"]["key"] == "Lösungen zu otter-42"
    assert plan["words"]["lang"] == "de"


HOSTILE = [
    {"seed": "<script>alert(1)</script>"},
    {"seed": "x" * 10_000},
    {"seed": "‮otter😀"},
    {"class_size": "__import__('os')"},
    {"children": "-1", "bots": "9" * 40},
    {"page": "../../etc/passwd"},
    {"level": "3", "rounds": "0"},
    {"lang": "../de", "voice": "loud", "paper": "a9"},
]


@pytest.mark.parametrize("values", HOSTILE, ids=lambda values: next(iter(values)))
def test_whatever_is_filled_in_stays_a_plan(values: dict[str, str]) -> None:
    planner = Planner(LESSONS)
    plan = asked(planner, {"do": "fill", "values": values})
    assert plan["form"]["parts"]
    assert len(json.dumps(plan)) < 400_000


@pytest.mark.parametrize(
    "message", ["gibberish", None, {"do": "fill"}, {"do": "fill", "values": [1]}, {"do": 7}]
)
def test_a_made_up_message_changes_nothing_but_the_number(message: object) -> None:
    planner = Planner(LESSONS)
    before = dict(planner.plan)
    after = dict(asked(planner, message))
    for plan in (before, after):
        plan.pop("number")
    assert after == before


def test_the_page_sets_no_trait() -> None:
    planner = Planner(LESSONS)
    before = planner.plan
    planner.set_state({"plan": {"link": "http://elsewhere.example"}})
    assert planner.plan is before
