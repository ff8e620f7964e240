"""Sayings as data: what is to be said is a code and its facts; only `say` makes text of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Literal, TypeAlias

Voice = Literal["young", "older", "teacher"]
Fact: TypeAlias = "int | str | Saying | tuple[Fact, ...]"
"""A number, a player's name (shown as it is), a saying within the saying, or a list of these."""


@dataclass(frozen=True, slots=True)
class Saying:
    """Something to be said: `code` is `room.name`, where the room's `words.py` has its words.

    >>> Saying.of("happy_times.no-deck").code
    'happy_times.no-deck'
    """

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def of(cls, code: str, **facts: Fact) -> Saying:
        """The saying `code` about these `facts`."""
        return cls(code, tuple(facts.items()))


@dataclass(frozen=True, slots=True)
class Plural:
    """Words that depend on how many: `one` where the fact named `by` is 1, else `other`."""

    by: str
    one: str
    other: str


Words: TypeAlias = "str | Plural | dict[Voice, str | Plural]"
"""A sentence with `{fact}` in it, one that counts, or one of these for each voice it differs in."""


def say(saying: Saying, voice: Voice = "young", language: str = "en") -> str:
    """The text of `saying` for a reader: `young` (7 to 8), `older` (9 to 11) or `teacher`.

    Raises `KeyError` for a code or a fact that the words do not know: a mistake in the program.

    >>> say(Saying.of("common.and", items=(4, 8, 12)))
    '4, 8 and 12'
    >>> say(Saying.of("common.number", number=-7))
    '−7'
    """
    facts = dict(saying.facts)
    words = _room_words(saying.code.partition(".")[0])[saying.code]
    if isinstance(words, dict):
        words = words.get(voice) or words["young"]
    if isinstance(words, Plural):
        words = words.one if facts[words.by] == 1 else words.other
    return words.format_map({name: _spell(fact, voice, language) for name, fact in facts.items()})


def _spell(fact: Fact, voice: Voice, language: str) -> str:
    if isinstance(fact, Saying):
        return say(fact, voice, language)
    if isinstance(fact, tuple):
        spelled = [_spell(item, voice, language) for item in fact]
        common = _room_words("common")
        comma, last = common["common.comma"], common["common.last"]
        assert isinstance(comma, str)
        assert isinstance(last, str)
        return last.join(filter(None, (comma.join(spelled[:-1]), *spelled[-1:])))
    return str(fact).replace("-", "−") if isinstance(fact, int) else fact


@cache
def _room_words(room: str) -> Mapping[str, Words]:
    """The words of one room: each folder's own, or the few that all share."""
    module = "tictimes.words" if room == "common" else f"tictimes.{room}.words"
    words: Mapping[str, str] = import_module(module).WORDS
    return {f"{room}.{name}": sentence for name, sentence in words.items()}
