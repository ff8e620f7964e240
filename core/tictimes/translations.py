"""Which languages there are, and the book of sentences of each, read once.

English needs no book: its sentences are those of every `words.py`.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from tictimes.errors import NotationError, quoted

if TYPE_CHECKING:
    from gettext import GNUTranslations

ENGLISH = "en"
LOCALES = os.path.join(os.path.dirname(__file__), "locale")
BOOK = os.path.join("LC_MESSAGES", "tictimes.mo")


def languages() -> tuple[str, ...]:
    """The tags of all languages, English first.

    >>> languages()[:2]
    ('en', 'de')
    """
    there = (tag for tag in os.listdir(LOCALES) if os.path.exists(os.path.join(LOCALES, tag, BOOK)))
    return (ENGLISH, *sorted(there))


def language_of(tag: str) -> str | None:
    """The language that `tag` asks for, in any case and from any country; `None`: there is none.

    >>> language_of("DE_at"), language_of("de"), language_of("../de")
    ('de', 'de', None)
    """
    known = {language.lower(): language for language in languages()}
    wanted = tag.strip().lower().replace("_", "-")
    while wanted and wanted not in known:
        wanted = wanted.rpartition("-")[0]
    return known.get(wanted)


def read_language(tag: object) -> str:
    """The language that `tag` asks for; raises `NotationError` where there is none.

    >>> read_language("fishy")
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'fishy' is no language (en or de)
    """
    language = language_of(tag) if isinstance(tag, str) else None
    if language is None:
        raise NotationError(f"{quoted(tag)} is no language", " or ".join(languages()))
    return language


@cache
def book_of(language: str) -> GNUTranslations | None:
    """The sentences of `language`, where a missing one is `""`; `None` for English and unknown."""
    if language == ENGLISH or language not in languages():
        return None
    from tictimes.books import read_book  # gettext takes a while to import, and English needs none

    return read_book(os.path.join(LOCALES, language, BOOK))
