"""The rules in six pictures: without words, plain enough for paper, and said for who cannot see."""

from __future__ import annotations

import re
from itertools import product
from typing import get_args
from xml.etree import ElementTree

import pytest

from tictimes.comic import PANEL_HIGH, PANEL_WIDE, arrow, child, talkers
from tictimes.games import GAMES
from tictimes.sayings import Voice, say

PLAIN = {"svg", "g", "path"}
"""All that every PDF library can draw."""

COMMAND = r"[MLHVQTCSAZmlhvqtcsaz]"
NUMBER = r"-?(?:\d+(?:\.\d+)?|\.\d+)"
PATH = re.compile(rf"(?:{COMMAND}(?:[ ,]?{NUMBER}(?:[ ,]|(?=-)|(?={COMMAND})|$|(?=\.))?)*)+")
LARGEST = 60_000


def all_options(game):
    """The options of a game, each field at its first and its last value."""
    usual = game.read_options({}).json
    ends = []
    for field in game.room.form:
        values = {"switch": [False, True], "number": [field.least, field.most]}.get(field.kind)
        ends.append(values or [type(usual[field.name])(pick.value) for pick in field.picks])
    for chosen in product(*ends):
        names = [field.name for field in game.room.form]
        yield game.read_options(dict(zip(names, chosen, strict=True)))


PICTURES = [
    pytest.param(game, options, id=f"{game.name} {options.json}")
    for game in GAMES.values()
    for options in all_options(game)
]


@pytest.mark.parametrize(("game", "options"), PICTURES)
def test_there_are_six_and_each_is_said(game, options):
    pictures = game.room.rules(options)
    assert len({picture.svg for picture in pictures}) == 6
    for voice in get_args(Voice):
        said = {say(picture.says, voice) for picture in pictures}
        assert len(said) == 6
        assert all(len(text) <= 160 for text in said)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_they_are_plain_paths_and_small(game):
    for picture in game.room.rules(game.read_options({})):
        root = ElementTree.fromstring(picture.svg)
        elements = list(root.iter())
        assert {one.tag.rpartition("}")[2] for one in elements} <= PLAIN
        assert not any(one.get("id") or (one.text or "").strip() for one in elements)
        assert root.get("viewBox") == f"0 0 {PANEL_WIDE} {PANEL_HIGH}"
        for path in (one.get("d") for one in elements if one.get("d")):
            assert PATH.fullmatch(path), path
        assert len(picture.svg) < LARGEST


def test_the_number_of_sets_is_the_goal():
    happy = GAMES["happy-times"]
    last = [happy.room.rules(happy.read_options({"goal": goal}))[5].svg for goal in (1, 2, 3)]
    assert [len(svg) for svg in last] == sorted(len(svg) for svg in last)


def test_level_2_shows_what_counts_double():
    game = GAMES["arithmetic"]
    one, two = (game.room.rules(game.read_options({"level": level})) for level in (1, 2))
    assert [first == second for first, second in zip(one, two, strict=True)] == [
        True, True, True, False, True, False,
    ]  # fmt: skip


def test_pieces_are_drawn_whichever_way_they_go():
    for end in ((10, 0), (-10, 0), (0, 10), (0, -10)):
        assert "nan" not in arrow((0, 0), end, 5)
    assert child(0, 0, 1, 2) != child(0, 0)
    ElementTree.fromstring(talkers())
