"""The few words around a picture or a table, and how its language is written."""

from __future__ import annotations

from tictimes.sayings import Saying, Voice, say
from tictimes.words import AROUND_THE_TABLE


def words_around(voice: Voice, language: str) -> dict[str, str]:
    """Each word by its name; `lang` and `dir` are those that the page sets for its text.

    >>> words = words_around("young", "en")
    >>> words["lang"], words["dir"], words["yes"]
    ('en', 'ltr', 'Yes')
    """
    words = {name: say(Saying.of(f"common.{name}"), voice, language) for name in AROUND_THE_TABLE}
    direction = say(Saying.of("common.direction"), voice, language)
    return {**words, "lang": language, "dir": direction}
