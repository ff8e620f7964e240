"""Picture widgets without a page: what they ask of Python, and what Python sets."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import ipywidgets
import pytest
import traitlets

import tictimes as tt
import tictimes_widgets as tw
from tictimes.errors import NotationError
from tictimes.scene import Picture

HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()

PICTURES = {
    "tree": lambda: tw.FactorTree(60),
    "rectangles": lambda: tw.Rectangles(12),
    "grid": lambda: tw.NumberGrid(),
    "line": lambda: tw.NumberLine(16, -21),
    "map": lambda: tw.TablesMap(),
    "hands": lambda: tw.Hands(HAND, level=2),
    "chances": lambda: tw.Chances(1, 11),
    "questions": lambda: tw.Questions("list-factors", "otter-42"),
    "puzzles": lambda: tw.Puzzles("one-short", "otter-42"),
    "steps": lambda: tw.Steps(tt.numbers.why_prime(13)),
    "referee": lambda: tw.Referee("arithmetic", HAND, level=2),
    "referee-of-sets": lambda: tw.Referee("happy-times"),
}

pictures = pytest.mark.parametrize("make", PICTURES.values(), ids=list(PICTURES))


def ask(widget, do, value="", seen=None):
    seen = widget.picture["seen"] if seen is None else seen
    widget._handle_custom_msg({"do": do, "value": value, "seen": seen}, [])


@pictures
def test_a_picture_is_plain_json_and_prints_the_same_each_time(make):
    assert json.dumps(make().picture) == json.dumps(make().picture)
    assert repr(make()) == repr(make())
    assert "0x" not in repr(make())


@pictures
def test_the_page_sets_nothing(make):
    widget = make()
    before = widget.picture
    widget.set_state({"picture": {"parts": []}, "kind": "x", "scene": None, "number": 7})
    assert widget.picture is before
    assert widget.kind != "x"


@pictures
def test_the_print_edition_stands_beside_the_widget(make):
    bundle = make()._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert data["image/svg+xml"].startswith("<svg ")
    assert data["text/plain"] == repr(make())
    assert "application/vnd.jupyter.widget-view+json" in data


@pictures
@pytest.mark.parametrize(
    "message",
    [
        None, 7, "x", [], {}, {"do": 7}, {"do": "forward"}, {"do": "press", "value": {"a": 1}},
        {"do": "split", "value": "__import__('os')"}, {"do": "x" * 10**5}, {"seen": True},
    ],
)  # fmt: skip
def test_whatever_the_page_asks_is_read(make, message):
    widget = make()
    if isinstance(message, dict):
        message.setdefault("seen", widget.picture["seen"])
    before = widget.picture["parts"]
    answers = []
    widget.send = lambda content, buffers=None: answers.append(content)
    widget._handle_custom_msg(message, [])
    assert answers == [{"answered": True}]
    assert widget.picture["parts"] == before or message == {"do": "forward", "seen": 1}


@pictures
def test_a_click_on_an_older_picture_is_ignored(make):
    widget = make()
    seen = widget.picture["seen"]
    ask(widget, "forward", seen=seen)
    after = widget.picture
    ask(widget, "forward", seen=seen)
    assert widget.picture is after


@pytest.mark.parametrize(
    ("game", "cards", "options"),
    [
        ("whist", [], {}), ("happy-times", [4, 8, 12, 16], {}), ("happy-times", [17], {}),
        ("happy-times", ["4"], {}), ("happy-times", [], {"level": 1}), ("arithmetic", HAND * 2, {}),
        ("arithmetic", ["6-star-red"], {}), ("arithmetic", [], {"level": 3}),
    ],
)  # fmt: skip
def test_a_referee_refuses_what_is_none_of_its_game(game, cards, options):
    with pytest.raises(NotationError):
        tw.Referee(game, cards, **options)


def test_the_address_asks_for_a_referee(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "level=2&lang=de&speed=<b>")
    widget = tw.Referee.from_page("arithmetic")
    assert (widget.scene.level, widget.picture["lang"]) == (2, "de")
    assert "speed <b>" in widget.picture["told"]
    assert tw.Referee.from_page("happy-times", highest=36).scene.options.highest == 36


@pytest.mark.parametrize("make", [tw.FactorTree, tw.Rectangles])
def test_a_number_can_be_set_observed_and_linked(make):
    widget, other, seen = make(12), make(5), []
    widget.observe(lambda change: seen.append(change["new"]), "number")
    widget.number = 36
    ask(widget, "number", "13")
    assert seen == [36, 13]
    assert widget.scene.number == 13
    traitlets.link((widget, "number"), (other, "number"))
    widget.number = 24
    assert other.scene.number == 24
    slider = ipywidgets.IntSlider(30)
    ipywidgets.link((slider, "value"), (widget, "number"))
    assert other.number == 30


@pytest.mark.parametrize("make", [tw.FactorTree, tw.Rectangles])
@pytest.mark.parametrize("number", [-1, 12.0, "12", True, 10**80])
def test_what_is_no_number_is_refused_and_nothing_changes(make, number):
    with pytest.raises(NotationError):
        make(number)
    widget = make(12)
    with pytest.raises(NotationError):
        widget.number = number
    assert widget.number == widget.scene.number == 12


def test_steps_speak_to_their_reader():
    steps = tt.numbers.why_prime(13)
    young, teacher = (tw.Steps(steps, voice=voice) for voice in ("young", "teacher"))
    ask(young, "all")
    ask(teacher, "all")
    says = [widget.picture["explained"]["steps"][0]["says"] for widget in (young, teacher)]
    assert says == [
        "Try rows of 2: 6 × 2 = 12, and 1 is left over.",
        "13 = 6 × 2 + 1: 2 does not divide 13.",
    ]


def test_a_mistake_in_the_program_is_said_kindly(monkeypatch):
    widget = tw.Rectangles(12)

    def broken(*_):
        raise ZeroDivisionError("/home/secret")

    monkeypatch.setattr(type(widget.scene), "answer", broken)
    ask(widget, "forward")
    assert "secret" not in json.dumps(widget.picture)
    assert widget.picture["told"].startswith("This picture does not know")


def test_the_declared_types_are_up_to_date():
    widgets = Path(__file__).parents[3] / "widgets"
    declarations = runpy.run_path(str(widgets / "board_types.py"))["declarations"]
    declared = (widgets / "src" / "pictures" / "scene.d.ts").read_text(encoding="utf-8")
    assert declared == declarations(Picture)
