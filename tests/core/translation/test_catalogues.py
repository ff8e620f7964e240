"""The catalogues hold every sentence of today, and what they hold can be said."""

from __future__ import annotations

import warnings
from gettext import GNUTranslations

import pytest

import catalogues
from tictimes.sayings import Plural, contexts, room_words
from tictimes.translations import BOOK, languages

LOCALES = catalogues.LOCALES
TRANSLATED = [tag for tag in languages() if (LOCALES / tag / BOOK).with_suffix(".po").exists()]
BY_HAND = "`make words` brings it up to date"


def sentences(catalog):
    return {
        (one.context, one.id): (all(forms := catalogues._forms(one)) and forms, one.fuzzy)
        for one in catalogues._sentences(catalog)
    }


def test_the_template_holds_every_sentence_of_today():
    kept = sentences(catalogues.read(catalogues.TEMPLATE))
    assert sorted(kept) == sorted(sentences(catalogues.template())), BY_HAND


def test_every_word_of_every_room_is_in_the_template():
    kept = set(sentences(catalogues.template()))
    for room in catalogues.rooms():
        for code, words in room_words(room).items():
            for context, sentence in contexts(code, words).values():
                plural = isinstance(sentence, Plural)
                assert (context, (sentence.one, sentence.other) if plural else sentence) in kept


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_is_up_to_date(language):
    kept = catalogues.read((LOCALES / language / BOOK).with_suffix(".po"))
    assert sentences(kept) == sentences(catalogues.updated(kept, language)), BY_HAND


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_is_read_is_what_was_written(language, tmp_path):
    path = LOCALES / language / BOOK
    catalogues.compiled(catalogues.read(path.with_suffix(".po")), language, tmp_path)
    books = [GNUTranslations(file.open("rb")) for file in (path, tmp_path / language / BOOK)]
    assert books[0]._catalog == books[1]._catalog, BY_HAND


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_translation_has_the_facts_of_its_english(language):
    kept = catalogues.read((LOCALES / language / BOOK).with_suffix(".po"))
    assert catalogues.problems(kept) == []
    count, of = catalogues.done(kept)
    if count < of:
        warnings.warn(f"{language}: {100 * count // of} % translated", stacklevel=1)


def test_a_changed_sentence_is_not_said_until_somebody_looked():
    old = catalogues._catalog("de")
    old.add("Put it back", "Nimm es zurück", context="play.undo")
    new = catalogues.updated(old, "de")
    (undo,) = (one for one in new if one.context == "play.undo")
    assert (undo.string, undo.fuzzy, undo.previous_id) == ("Nimm es zurück", True, ["Put it back"])
    again = catalogues.updated(new, "de")
    assert [one.fuzzy for one in again if one.context == "play.undo"] == [True]


@pytest.mark.parametrize(
    ("german", "problem"),
    [
        ("Jetzt bist du dran.", "{name} is missing"),
        ("Jetzt ist {who} dran, {name}.", "{who} is no fact of it"),
        ("Jetzt ist {name} dran{.", "a bracket stands alone"),
        ("Jetzt ist {name} dran, {name}.", None),
    ],
)
def test_a_translation_that_could_not_be_said_is_named(german, problem):
    catalog = catalogues._catalog("de")
    catalog.add("Now it is {name}’s go.", german, context="play.your-go")
    assert catalogues.problems(catalog) == ([f"play.your-go: {problem}"] if problem else [])
