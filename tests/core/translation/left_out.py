"""What a translation would miss: letters without an accent, facts that are not given."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import get_args

import catalogues
from tictimes.mixups import Diagnosis, told
from tictimes.sayings import Fact, Plural, Saying, Voice, contexts, room_words, say

VOICES = get_args(Voice)


def letters(text: str) -> list[str]:
    """What is left of English in a text."""
    return re.findall(r"[A-Za-z]+", text)


def assert_all_is_translated(made: dict[Saying, None], pseudo: str) -> None:
    assert made
    for saying in map(retyped, list(made)):
        assert isinstance(saying, Saying)
        for voice in VOICES:
            text = say(saying, voice, pseudo)
            assert not letters(text), f"{saying.code} for {voice}: {text}"
        given = {f"{{{name}}}" for name, _ in saying.facts}
        for _, sentence in contexts(saying.code, words_of(saying.code)).values():
            for form in forms(sentence):
                assert set(catalogues.FACT.findall(form)) <= given, f"{saying.code}: {form}"
            if isinstance(sentence, Plural):
                assert isinstance(dict(saying.facts)[sentence.by], int), saying.code


def words_of(code: str):
    return room_words(code.partition(".")[0])[code]


def forms(sentence: str | Plural) -> tuple[str, ...]:
    return (sentence.one, sentence.other) if isinstance(sentence, Plural) else (sentence,)


def retyped(fact: Fact) -> Fact:
    """The same with figures for what somebody typed: that is named as it was."""
    if isinstance(fact, tuple):
        return tuple(map(retyped, fact))
    if not isinstance(fact, Saying):
        return fact
    facts = ((name, "7" if name == "given" else retyped(each)) for name, each in fact.facts)
    return Saying(fact.code, tuple(facts))


def sayings_in(value) -> Iterator[Saying]:
    """The sayings in plain data, also those that were made before the test began."""
    if isinstance(value, Saying):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from sayings_in(each)
    elif is_dataclass(value):
        yield from sayings_in([getattr(value, field.name) for field in fields(value)])


def told_twice(diagnoses: Iterable[Diagnosis]) -> None:
    """Say each mistake for the first time, and for the second."""
    for one in diagnoses:
        told([], [one])
        told([[one.code]], [one])
