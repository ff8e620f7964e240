"""The sentences of one language: a gettext catalogue that says nothing where it has nothing."""

from __future__ import annotations

from gettext import GNUTranslations, NullTranslations


class _Missing(NullTranslations):
    """What gettext asks for sentences that a book does not have; its own answer is the English."""

    def pgettext(self, context: str, message: str) -> str:
        return ""

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return ""


def read_book(path: str) -> GNUTranslations:
    """The compiled catalogue in a file; it answers `""` for what it does not have."""
    with open(path, "rb") as file:
        book = GNUTranslations(file)
    book.add_fallback(_Missing())
    return book
