"""Sayings as data: what is to be said is a code and its facts; only `say` makes text of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from typing import Literal, TypeAlias

from tictimes.translations import ENGLISH, book_of

Voice = Literal["young", "older", "teacher"]
Fact: TypeAlias = "int | str | Sum | Saying | tuple[Fact, ...]"
"""A number, a player's name (shown as it is), a sum, a saying within the saying, or a list."""


class Sum(str):
    """A sum as it is printed, such as `5 × 4 − 3`; a language may have signs of its own."""

    __slots__ = ()


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

    def of(self, count: int) -> str:
        """The words for this many."""
        return self.one if count == 1 else self.other


Words: TypeAlias = "str | Plural | dict[Voice, str | Plural]"
"""A sentence with `{fact}` in it, one that counts, or one of these for each voice it differs in."""


def say(saying: Saying, voice: Voice = "young", language: str = "en") -> str:
    """The text of `saying` for a reader: `young` (7 to 8), `older` (9 to 11) or `teacher`.

    A sentence that `language` does not have is said in its words for the young, else in English.
    Raises `KeyError` for a code or a fact that the words do not know: a mistake in the program.

    >>> say(Saying.of("common.and", items=(4, 8, 12)))
    '4, 8 and 12'
    >>> say(Saying.of("common.number", number=-7))
    '−7'
    >>> say(Saying.of("numbers.tables", number=12, tables=(2, 3, 4), count=3), language="de")
    '12 gehört zu den Malreihen von 2, 3 und 4.'
    """
    facts = dict(saying.facts)
    words = _words(saying.code, voice, language)
    if isinstance(words, tuple):
        by, form = words
        count = facts[by]
        assert isinstance(count, int), f"{saying.code} counts {by}"
        words = form(abs(count))
    return words.format_map({name: _spell(fact, voice, language) for name, fact in facts.items()})


def _spell(fact: Fact, voice: Voice, language: str) -> str:
    if isinstance(fact, int):
        text = str(fact)
        plain = fact >= 0 and language == ENGLISH  # by far the most, and this is half as long
        return text if plain else text.translate(_signs(language))
    if isinstance(fact, Saying):
        return say(fact, voice, language)
    if isinstance(fact, tuple):
        spelled = [_spell(item, voice, language) for item in fact]
        comma, last = _plain("common.comma", language), _plain("common.last", language)
        return last.join(filter(None, (comma.join(spelled[:-1]), *spelled[-1:])))
    return in_signs_of(language, fact) if isinstance(fact, Sum) else called(fact, language)


def called(name: str, language: str) -> str:
    """What a player of that name is called in `language`: our animals and bots have names there.

    >>> called("Fox (hard bot)", "de"), called("Otter & Fox", "de"), called("Ana", "de")
    ('Fuchs (starker Bot)', 'Otter & Fuchs', 'Ana')
    """
    if language == ENGLISH:
        return name
    bot = _BOT.fullmatch(name)
    if bot:
        whose = {"name": called(bot["name"], language)}
        return _plain(f"common.{bot['level'] or ''}bot".replace(" ", "-"), language).format_map(
            whose
        )
    ours = _animals()
    return " & ".join(
        _plain(ours[one], language) if one in ours else one for one in name.split(" & ")
    )


_BOT = re.compile(r"(?P<name>.+) \((?P<level>easy |medium |hard )?bot\)")


@cache
def _animals() -> dict[str, str]:
    """The code of each of our animals, by its English name."""
    known = room_words("common").items()
    return {str(words): code for code, words in known if code.startswith("common.animal-")}


def in_signs_of(language: str, text: str) -> str:
    """The number, sign or sum `text`, as it is printed in English, as `language` writes it.

    >>> in_signs_of("de", "3 × 4 − 7")
    '3 · 4 − 7'
    """
    return text.translate(_signs(language))


Forms: TypeAlias = tuple[str, Callable[[int], str]]
"""The name of the fact that counts, and the words for so many."""


@cache
def _words(code: str, voice: Voice, language: str) -> str | Forms:
    """The sentence for `code` and `voice`: the first that there is of those it may be."""
    known = room_words(code.partition(".")[0])[code]
    wanted = contexts(code, known)
    versions = [wanted[key] for key in (voice, "young", "") if key in wanted]
    book = book_of(language)
    if book:
        for context, words in versions:
            if isinstance(words, str):
                if found := book.pgettext(context, words):
                    return found
            elif book.npgettext(context, words.one, words.other, 1):
                return words.by, partial(book.npgettext, context, words.one, words.other)
    words = versions[0][1]
    return words if isinstance(words, str) else (words.by, words.of)


def contexts(code: str, words: Words) -> dict[str, tuple[str, str | Plural]]:
    """The sentences of one code by voice, `""` where all hear the same; each with its context.

    >>> contexts("play.undo", {"young": "Take it back", "teacher": "Undo"})["teacher"]
    ('play.undo|teacher', 'Undo')
    >>> contexts("play.undo", "Undo")
    {'': ('play.undo', 'Undo')}
    """
    if isinstance(words, dict):
        return {voice: (f"{code}|{voice}", sentence) for voice, sentence in words.items()}
    return {"": (code, words)}


def _plain(code: str, language: str) -> str:
    words = _words(code, "young", language)
    assert isinstance(words, str)
    return words


@cache
def _signs(language: str) -> Mapping[int, str]:
    """How `language` writes digits and signs, for `str.translate`; what it writes as we do, not."""
    ours = "0123456789-−×"
    minus, times = _plain("common.minus", language), _plain("common.times", language)
    theirs = (*_plain("common.digits", language), minus, minus, times)
    return {ord(our): their for our, their in zip(ours, theirs, strict=True) if our != their}


@cache
def room_words(room: str) -> Mapping[str, Words]:
    """The words of one room, by code: each folder's own, or the few that all share.

    Raises `KeyError` where there is no such room.
    """
    module = "tictimes.words" if room == "common" else f"tictimes.{room}.words"
    words: Mapping[str, Words] = import_module(module).WORDS
    return {f"{room}.{name}": sentence for name, sentence in words.items()}
