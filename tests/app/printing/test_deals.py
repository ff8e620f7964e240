"""Worksheets and their answers show the hands of `tictimes deal`, and what is so of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tictimes.games import GAMES
from tictimes.sayings import say

from ..commands import tictimes  # noqa: F401  # a fixture
from .paper import made

DEALS = [
    ("happy-times", {"players": 2}),
    ("happy-times", {"players": 5, "highest": 36}),
    ("arithmetic", {"players": 3}),
    ("arithmetic", {"players": 5, "level": 2, "negatives": False}),
]


@pytest.mark.parametrize(("game", "asked"), DEALS)
def test_the_hands_are_those_of_the_command(game, asked, tictimes):  # noqa: F811
    arguments = [f"--{n}={v}" for n, v in asked.items() if v is not False]
    switches = ["--no-negatives"] if "negatives" in asked else []
    done = tictimes("deal", game, "--seed", "otter-42", *arguments, *switches, "--json")
    hands = [list(map(str, hand)) for hand in done.answers[0]["hands"]]
    for kind in ("worksheet", "answers"):
        sheet = made(kind, game=game, seed="otter-42", **asked)
        words = [w for page in range(sheet.order.pages) for w in sheet.text(page).split()]
        cards = set(GAMES[game].pack(sheet.order.options))
        for number, hand in enumerate(hands, start=1):
            begins = next(
                n for n, pair in enumerate(pairwise(words)) if pair == ("Hand", str(number))
            )
            assert words[begins + 2 : begins + 2 + len(hand)] == hand
            assert set(hand) <= cards


@pytest.mark.parametrize(("game", "asked"), DEALS)
def test_the_key_tells_what_is_right_and_what_a_wrong_answer_means(game, asked):
    sheet = made("answers", game=game, seed="otter-42", **asked)
    text = " ".join(sheet.text(page) for page in range(sheet.order.pages)).replace("- ", "-")
    state = GAMES[game].deal("otter-42", sheet.order.players, sheet.order.options)
    for hand in GAMES[game].dealt(state)["hands"]:
        key = GAMES[game].answer_key(tuple(map(str, hand)), sheet.order.options)
        assert say(key.says, "teacher") in text
        for found in key.found[:1]:
            assert say(found.name, "teacher") in text
        for wrong in key.wrong[:3]:
            assert say(wrong.answer, "teacher") in text
            assert say(wrong.means[0], "teacher") in text


def test_a_minus_is_a_minus():
    text = made("answers", game="arithmetic", seed="otter-42", players=3).text()
    assert "−" in text
    assert "- " not in text
