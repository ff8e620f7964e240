"""`tictimes check`, as INTERFACES section 1 has it."""

from __future__ import annotations

import json

import pytest

HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split()


def line(**changes):
    claim = {"cards": HAND, "level": 2, "answer": 18, **changes}
    return json.dumps({key: value for key, value in claim.items() if value != "left out"}) + "\n"


def test_a_real_minus_is_a_minus(tictimes):
    hand = ("1-star-red", "2-star-red", "3-circle-cyan", "4-moon-yellow", "5-square-violet")
    for answer in ("-15", "−15"):
        (told,) = tictimes("check", *hand, "--level=1", f"--answer={answer}", "--json").answers
        assert (told["correct"], told["score"]) == (True, -15)


def test_a_right_answer(tictimes):
    (answer,) = tictimes("check", *HAND, "--level", "2", "--answer", "18", "--json").answers
    assert answer == {"correct": True, "score": 18, "diagnoses": []}


def test_a_wrong_answer_in_words(tictimes):
    (answer,) = tictimes("check", *HAND, "--level=2", "--answer=12", "--json").answers
    assert (answer["correct"], answer["score"]) == (False, 18)
    assert answer["diagnoses"][0] == {
        "code": "doubled-after-subtracting",
        "words": "Perhaps you doubled at the end: 12 − 6 is 6, and double that is 12. "
        "Double the group first. Then take the leftovers away.",
    }
    for_people = tictimes("check", *HAND, "--level=2", "--answer=12", "--voice=teacher").out
    assert "2 × (12 − 6) = 12" in for_people


def test_a_negative_answer(tictimes):
    (answer,) = tictimes("check", *HAND, "--level", "2", "--answer", "-18", "--json").answers
    assert answer["diagnoses"][0]["code"] == "turned-round"


def test_a_group_of_ones_own(tictimes):
    group = ",".join(HAND[:2]).upper()
    done = tictimes("check", *HAND, "--level", "2", "--answer", "9", "--group", group, "--json")
    (answer,) = done.answers
    assert (answer["correct"], answer["score"]) == (True, 9)
    assert [one["code"] for one in answer["diagnoses"]] == ["not-the-best"]


def test_naming_no_group(tictimes):
    given = ("--level", "2", "--answer", "-18", "--group", "")
    (answer,) = tictimes("check", *HAND, *given, "--json").answers
    assert (answer["correct"], answer["score"]) == (True, -18)


def test_lines_are_answered_in_their_place(tictimes):
    bad = [
        "\n",
        "{\n",
        "[]\n",
        "[" * 5000 + "\n",
        '{"cards": 1e999, "level": 2, "answer": 18}\n',
        '{"cards": [], "cards": [], "level": 2, "answer": 18}\n',
        "x" * 20_000 + "\n",
        line(answer=True),
        line(answer=18.0),
        line(answer="18"),
        line(answer=10**80),
        line(answer="left out"),
        line(level=3),
        line(level=True),
        line(cards=HAND[:4]),
        line(cards=" ".join(HAND)),
        line(cards=[*HAND[:4], None]),
        line(group=["1-star-red"]),
        line(group=[HAND[0], HAND[0]]),
        line(group=None),
        line(voice="young"),
    ]
    text = line() + "".join(bad) + line(answer=9, group=HAND[:2])
    done = tictimes("check", "--json", "-", text=text)
    first, *refused, last = done.answers
    assert (first["correct"], last["correct"]) == (True, True)
    assert all(list(answer) == ["error"] for answer in refused)
    assert len(refused) == len(bad) == len(done.err.splitlines())
    assert done.code == 2


@pytest.mark.parametrize(
    "arguments",
    [
        (*HAND, "--level", "2"),
        (*HAND, "--answer", "18"),
        (*HAND, "--level", "3", "--answer", "18"),
        (*HAND, "--level", "2", "--answer", "1_8"),
        (*HAND, "--level", "2", "--answer", "9" * 30),
        (*HAND, "--level", "2", "--answer", "18", "--group", "1-star-red"),
        (*HAND, "--level", "2", "--answer", "18", "--group", ","),
        (*HAND[:4], "--level", "2", "--answer", "18"),
        ("-", "--level", "2"),
        ("-", "--answer", "18"),
    ],
)
def test_refusals_are_one_line(tictimes, arguments):
    assert tictimes("check", *arguments).refused
