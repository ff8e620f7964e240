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
    return words | tongue(language)


def tongue(language: str) -> dict[str, str]:
    """What the page is to set, so that a text of `language` is read and written as it should be.

    >>> tongue("de")
    {'lang': 'de', 'dir': 'ltr'}
    """
    return {"lang": language, "dir": say(Saying.of("common.direction"), language=language)}
