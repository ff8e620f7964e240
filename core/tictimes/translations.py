"""Which languages there are, and the book of sentences of each: gettext catalogues, read once.

English needs no book: its sentences are those of every `words.py`.
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from tictimes.errors import NotationError, quoted

ENGLISH = "en"
LOCALES = Path(__file__).parent / "locale"
BOOK = Path("LC_MESSAGES", "tictimes.mo")


def languages() -> tuple[str, ...]:
    """The tags of all languages, English first.

    >>> languages()[:2]
    ('en', 'de')
    """
    return (ENGLISH, *sorted(path.parents[1].name for path in LOCALES.glob(f"*/{BOOK}")))


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
    with (LOCALES / language / BOOK).open("rb") as file:
        book = GNUTranslations(file)
    book.add_fallback(_Missing())
    return book


class _Missing(NullTranslations):
    """What gettext asks for sentences that a book does not have; its own answer is the English."""

    def pgettext(self, context: str, message: str) -> str:
        return ""

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return ""
