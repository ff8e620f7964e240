"""`sets` and `score`: what a hand can do, one hand or a stream of them."""

from __future__ import annotations

import pytest

from .commands import tictimes

__all__ = ["tictimes"]
STARS = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
ORANGE = "5-circle-orange 4-star-orange 4-square-orange 3-triangle-orange 5-circle-red".split()


def test_sets_of_a_hand(tictimes):
    (answer,) = tictimes("sets", "--json", 4, 8, 12, 7, 8).answers
    assert answer == {
        "hand": [4, 8, 12, 7, 8],
        "sets": [{"table": 2, "cards": [4, 8, 12]}, {"table": 4, "cards": [4, 8, 12]}],
    }


@pytest.mark.parametrize(
    ("arguments", "tables"),
    [
        (["1", "11", "13"], []),
        (["2", "11", "13", "--primes"], ["primes"]),
        (["1", "11", "13", "--odds"], ["odds"]),
        (["7", "14", "21", "--highest", "21"], [7]),
        (["3", "7", "11", "--primes", "--odds"], ["odds", "primes"]),
    ],
)
def test_sets_beside_the_times_tables(tictimes, arguments, tables):
    (answer,) = tictimes("sets", "--json", *arguments).answers
    assert sorted((one["table"] for one in answer["sets"]), key=str) == sorted(tables, key=str)


def test_sets_for_people(tictimes):
    assert tictimes("sets", 4, 8, 12).out.split() == ["2×", "4", "8", "12", "4×", "4", "8", "12"]
    assert tictimes("sets", 1, 7).out == "no set\n"


def test_score_of_the_worked_examples(tictimes):
    (answer,) = tictimes("score", "--json", *ORANGE).answers
    assert (answer["score"], answer["expression"]) == (11, "(5 + 4 + 4 + 3) - 5")
    (answer,) = tictimes("score", "--json", "--level", 2, *STARS).answers
    assert (answer["score"], answer["expression"]) == (18, "2 * (5 + 4 + 3) - (4 + 2)")
    assert answer["best"]["kind"] == "tic"
    assert {group["kind"] for group in answer["groups"]} == {"single", "tic"}
    assert set(answer) == {"hand", "level", "groups", "best", "score", "expression"}
    keys = {"kind", "shared", "cards", "leftovers", "score", "expression"}
    assert all(set(group) == keys for group in answer["groups"])


def test_score_of_no_group(tictimes):
    hand = "1-star-red 2-moon-blue 3-circle-purple 4-square-yellow 5-triangle-orange".split()
    (answer,) = tictimes("score", "--json", *hand).answers
    assert answer["hand"][1:3] == ["2-crescent-cyan", "3-circle-violet"]
    assert (answer["groups"], answer["best"]) == ([], None)
    assert (answer["score"], answer["expression"]) == (-15, "-(1 + 2 + 3 + 4 + 5)")
    assert tictimes("score", *hand).out == "best: no group, -(1 + 2 + 3 + 4 + 5) = -15\n"


def test_each_line_is_answered_in_its_place(tictimes):
    lines = b"4 8 12\n\n1 99\n\xff\xfe\n  6 12 2\r\n4 -8\n7"
    done = tictimes("sets", "--json", "-", stdin=lines)
    assert done.code == 2
    assert ["error" in answer for answer in done.answers] == [
        False, True, True, True, False, True, False,
    ]  # fmt: skip
    assert done.answers[4]["hand"] == [6, 12, 2]
    assert [line.split(":")[1] for line in done.err.splitlines()] == [
        " line 2", " line 3", " line 4", " line 6",
    ]  # fmt: skip


def test_lines_for_people_keep_their_place(tictimes):
    done = tictimes("score", "-", stdin="\n" + " ".join(ORANGE))
    assert done.out.splitlines()[0] == "-"
    assert done.out.splitlines()[-1] == "best: the single of 4, (5 + 4 + 4 + 3) - 5 = 11"


def test_no_lines_no_answers(tictimes):
    done = tictimes("score", "--json", "-")
    assert (done.code, done.out, done.err) == (0, "", "")
