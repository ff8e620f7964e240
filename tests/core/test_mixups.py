"""A mistake is named when it fits twice, and is only perhaps one before."""

from __future__ import annotations

from typing import get_args

import pytest

from tictimes.arithmetic.mistakes import check
from tictimes.mixups import LIKELIEST, NO_MIXUPS, Diagnosis, mixup, told
from tictimes.sayings import Saying, Voice, say

HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()


def fits(*codes: str) -> tuple[Diagnosis, ...]:
    return tuple(Diagnosis(code, Saying.of(f"arithmetic.{code}", answer=0)) for code in codes)


def test_one_answer_is_perhaps_and_the_second_is_named() -> None:
    first = check(HAND, 2, 12).diagnoses
    assert all("erhaps" in say(one) for one in told([], first)[1:])
    assert "before" in say(*told([[one.code for one in first]], first))


def test_only_what_fits_both_is_named() -> None:
    found = mixup([["doubled-leftovers", "ten-out"]], fits("forgot-leftovers", "ten-out"))
    assert found is not None
    assert found.code == "ten-out"
    assert mixup([["doubled-leftovers"]], fits("forgot-leftovers")) is None


def test_the_likeliest_now_is_named_first() -> None:
    twice = ["ten-out", "doubled-leftovers"]
    found = mixup([twice], fits("doubled-leftovers", "ten-out"))
    assert found is not None
    assert found.code == "doubled-leftovers"


def test_unlikely_fits_are_no_evidence() -> None:
    many = ["a", "b", "c", "ten-out"]
    assert LIKELIEST == 3
    assert mixup([many], fits("ten-out")) is None
    assert mixup([["ten-out"]], fits("x", "y", "z", "ten-out")) is None


@pytest.mark.parametrize("code", sorted(NO_MIXUPS))
def test_a_good_group_and_a_slip_are_never_named(code: str) -> None:
    (one,) = fits(code)
    assert one.named == one.says
    assert mixup([[code], [code]], fits(code)) is None


def test_an_answer_that_nothing_fits_is_met_with_silence() -> None:
    assert told([["ten-out"]], ()) == ()


def test_several_are_said_to_be_several_and_not_all_are_read_out() -> None:
    said = told([], fits("ten-out", "slip", "digits-swapped"))
    assert [one.code for one in said] == ["common.several", "arithmetic.ten-out", "arithmetic.slip"]


@pytest.mark.parametrize("voice", get_args(Voice))
def test_a_mixup_has_words_for_each_reader(voice: Voice) -> None:
    for code in ("doubled-leftovers", "turned-round", "counted-cards"):
        (one,) = fits(code)
        sentence = say(one.named, voice)
        assert sentence.endswith(".")
        assert "erhaps" not in sentence
