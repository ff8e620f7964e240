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


def test_the_sets_of_happy_times(tictimes):
    (answer,) = tictimes("odds", "--game", "happy-times", "--json").answers
    assert (answer["game"], answer["highest"], answer["sets"]) == ("happy-times", 16, 67)
    assert answer["by_table"] == {"2": 56, "3": 10, "4": 4, "5": 1}
    assert (answer["by_card"]["6"], answer["by_card"]["12"], answer["by_card"]["7"]) == (27, 27, 0)
    assert answer["chance"] == "67/560"


def test_larger_packs_and_the_extensions(tictimes):
    given = ("odds", "--game", "happy-times", "--highest", "144", "--primes", "--odds")
    (answer,) = tictimes(*given, "--json").answers
    assert answer["by_table"]["odds"] == 72 * 71 * 70 // 6
    assert sum(answer["by_card"].values()) == 3 * answer["sets"]
    assert "     2×" in tictimes(*given).out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "chess"),
        ("--game", "happy-times", "--level", "2"),
        ("--game", "happy-times", "--highest", "15"),
        ("--game", "happy-times", "--highest", "0"),
        ("--highest", "36"),
        ("--primes",),
        ("--level", "2", "--odds"),
    ],
)
def test_an_option_of_the_other_game_is_refused(tictimes, arguments):
    assert tictimes("odds", *arguments).refused
