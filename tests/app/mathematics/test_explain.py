"""`tictimes explain`, as INTERFACES section 1 has it."""

from __future__ import annotations

import pytest


def test_twelve(tictimes):
    (answer,) = tictimes("explain", "--json", "12").answers
    steps = answer.pop("steps")
    assert answer == {
        "n": 12,
        "kind": "composite",
        "divisors": [1, 2, 3, 4, 6, 12],
        "factor_pairs": [[1, 12], [2, 6], [3, 4]],
        "prime_factors": [2, 2, 3],
        "tables": [2, 3, 4, 6, 12],
    }
    assert steps[1] == {
        "change": "numbers.pair",
        "before": "12",
        "after": "2 * 6",
        "words": "12 = 2 × 6: 2 rows of 6.",
    }
    claim = next(step for step in steps if step["change"] == "numbers.composite")
    assert (claim["before"], claim["after"]) == ("12 is prime", False)


def test_zero_and_one(tictimes):
    zero, one = tictimes("explain", "--json", "0", "1").answers
    lists = ("divisors", "factor_pairs", "prime_factors", "tables")
    assert [zero[name] for name in lists] == [[], [], [], []]
    assert [one[name] for name in lists] == [[1], [[1, 1]], [], []]
    assert (zero["kind"], one["kind"]) == ("zero", "one")
    assert zero["steps"]
    assert one["steps"]


@pytest.mark.parametrize("given", ["-1", "-12", "12.0", "true", str(10**80), "9" * 5000, "x", ""])
def test_a_refusal_is_one_line_and_nothing_else(tictimes, given):
    done = tictimes("explain", given)
    assert done.refused
    assert done.err.rstrip().endswith("(a whole number from 0 to 999999999999)")


def test_each_of_several_is_answered_in_its_place(tictimes):
    done = tictimes("explain", "--json", "7", "-7", "9")
    seven, refused, nine = done.answers
    assert (seven["n"], list(refused), nine["n"]) == (7, ["error"], 9)
    assert len(done.err.splitlines()) == 1
    assert done.code == 2


def test_standard_input_streams(tictimes):
    done = tictimes("explain", "--json", "-", text="7\n\n12\n")
    seven, blank, twelve = done.answers
    assert (seven["kind"], list(blank), twelve["kind"]) == ("prime", ["error"], "composite")
    assert done.code == 2


def test_people_read_sentences_in_the_voice_they_choose(tictimes):
    assert "only one rectangle" in tictimes("explain", "13").out
    assert "exactly two divisors" in tictimes("explain", "13", "--voice", "teacher").out
