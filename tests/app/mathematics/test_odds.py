"""`tictimes odds`, as INTERFACES section 1 has it."""

from __future__ import annotations

import pytest


def test_the_worked_values(tictimes):
    (answer,) = tictimes("odds", "--json").answers
    assert list(answer) == ["level", "hands", "distribution", "mean"]
    assert (answer["level"], answer["hands"]) == (1, 234_531_275)
    scores = list(map(int, answer["distribution"]))
    assert scores == sorted(scores)
    assert answer["distribution"]["-21"] == 1_188_000
    assert sum(answer["distribution"].values()) == answer["hands"]


def test_level_two_for_people(tictimes):
    assert tictimes("odds", "--level", "2").out.splitlines()[-1].split()[:2] == ["50", "10"]


@pytest.mark.parametrize("arguments", [("--level", "3"), ("--level", "x"), ("--levels",), ("7",)])
def test_refusals(tictimes, arguments):
    assert tictimes("odds", *arguments).refused
