"""Deal words: said once by a teacher, typed right by thirty children."""

from __future__ import annotations

import re
from itertools import combinations, islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.deal_words import ANIMALS, NUMBERS, deal_word, deal_words, forgiven, rare_deal_words
from tictimes.shuffle import check_seed


def test_ten_thousand_are_all_different():
    words = list(islice(deal_words(Random(1)), 10_000))
    assert len(set(words)) == 10_000
    assert all(re.fullmatch(r"[a-z]+-[0-9]+", check_seed(word)) for word in words)


def test_longer_words_come_last_and_none_twice():
    short = list(deal_words(Random(1)))
    words = list(islice(rare_deal_words(Random(1)), len(short) + 20_000))
    assert words[: len(short)] == short
    assert len(set(words)) == len(words)
    assert all(re.fullmatch(r"[a-z]+-[0-9]{3,4}", word) for word in words[len(short) :])


def test_no_two_words_sound_alike():
    assert len(set(ANIMALS)) == len(ANIMALS)
    for one, other in combinations(ANIMALS, 2):
        assert one[:3] != other[:3], "they begin alike"
        assert one not in other


def test_no_two_numbers_sound_alike():
    twins = dict(zip(range(13, 20), range(30, 100, 10), strict=True))
    for teen, ten in twins.items():
        for hundreds in range(0, 400, 100):
            assert not {hundreds + teen, hundreds + ten} & set(NUMBERS)


def test_a_word_cannot_be_foreseen():
    assert len({deal_word() for _ in range(50)}) > 40


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("Otter42", "otter-42"),
        ("  otter 42\n", "otter-42"),
        ("OTTER-42", "otter-42"),
        ("otter   42", "otter-42"),
        ("42", "42"),
        ("otter", "otter"),
        ("", ""),
    ],
)
def test_what_a_person_types_is_forgiven(typed, word):
    assert forgiven(typed) == word


@given(st.integers(0, 2**32))
def test_a_deal_word_needs_no_forgiving(number):
    word = next(deal_words(Random(number)))
    assert forgiven(word) == word
    assert forgiven(word.replace("-", "").upper()) == word
    assert forgiven(word.replace("-", " ")) == word


@given(st.text())
def test_forgiving_twice_is_forgiving_once(typed):
    assert forgiven(forgiven(typed)) == forgiven(typed)
