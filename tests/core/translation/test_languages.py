"""What a language brings along: plural forms, signs, lists; and what happens where it is silent."""

from __future__ import annotations

import pytest

import catalogues
from tictimes.errors import NotationError
from tictimes.letters import OUTLINES
from tictimes.sayings import Plural, Saying, Sum, _words, contexts, room_words, say
from tictimes.translations import language_of, languages, read_language

COUNTS = (0, 1, 2, 5, 12, 22, 112)
CARDS = ("{count} card", "{count} cards")

FORMS = {
    "pl": ("{count} karta", "{count} karty", "{count} kart"),
    "ar": tuple(f"{{count}} <{name}>" for name in ("zero", "one", "two", "few", "many", "other")),
    "ja": ("カード{count}枚",),
    "de": ("{count} Karte", "{count} Karten"),
}


@pytest.fixture
def speak(tmp_path, locales):
    """Make a language of a few sentences, each with its context, English and translation."""

    def made(language, *sentences):
        catalog = catalogues._catalog(language)
        for context, english, translation in sentences:
            catalog.add(english, translation, context=context)
        catalogues.compiled(catalog, language, tmp_path)
        locales(tmp_path)

    return made


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "0 cards, 1 card, 2 cards, 5 cards, 12 cards, 22 cards, 112 cards"),
        ("de", "0 Karten, 1 Karte, 2 Karten, 5 Karten, 12 Karten, 22 Karten, 112 Karten"),
        ("pl", "0 kart, 1 karta, 2 karty, 5 kart, 12 kart, 22 karty, 112 kart"),
        (
            "ar",
            "0 <zero>, 1 <one>, 2 <two>, 5 <few>, 12 <many>, 22 <many>, 112 <many>",
        ),
        ("ja", "カード0枚, カード1枚, カード2枚, カード5枚, カード12枚, カード22枚, カード112枚"),
    ],
)
def test_the_right_plural(speak, language, said):
    if language in FORMS:
        speak(language, ("play.cards", CARDS, FORMS[language]))
    spoken = [say(Saying.of("play.cards", count=count), language=language) for count in COUNTS]
    assert ", ".join(spoken) == said


def test_minus_one_counts_as_one(speak):
    assert say(Saying.of("play.cards", count=-1)) == "−1 card"
    speak("pl", ("play.cards", CARDS, FORMS["pl"]))
    assert say(Saying.of("play.cards", count=-2), language="pl") == "−2 karty"


def test_english_plurals():
    words = Plural("count", "{count} set", "{count} sets")
    assert [words.of(count) for count in COUNTS] == [
        words.one if count == 1 else words.other for count in COUNTS
    ]


def test_a_missing_voice_falls_back_to_the_young_and_then_to_english(speak):
    code = "numbers.composite"
    english = {
        voice: say(Saying.of(code, number=12), voice) for voice in ("young", "older", "teacher")
    }
    speak("de", ("play.undo", "Take it back", "Nimm es zurück"))
    said = {voice: say(Saying.of(code, number=12), voice, "de") for voice in english}
    assert said == english

    young = "{number} makes more than one rectangle, so it is not prime."
    older = "{number} has more than two factors, so it is composite, not prime."
    speak("de", (f"{code}|young", young, "{number} ist nicht prim."))
    said = {voice: say(Saying.of(code, number=12), voice, "de") for voice in english}
    assert set(said.values()) == {"12 ist nicht prim."}

    speak("de", (f"{code}|older", older, "{number} ist zusammengesetzt."))
    said = {voice: say(Saying.of(code, number=12), voice, "de") for voice in english}
    assert said == english | {"older": "12 ist zusammengesetzt."}


def test_digits_signs_and_lists_are_the_language_s_own(speak):
    speak(
        "ar",
        ("common.digits", "0123456789", "٠١٢٣٤٥٦٧٨٩"),
        ("common.minus", "−", "؜-"),
        ("common.comma", ", ", "، "),
        ("common.last", " and ", " و"),
        ("common.direction", "ltr", "rtl"),
    )
    listed = Saying.of("common.and", items=(4, -8, 12))
    assert say(listed, language="ar") == "٤، ؜-٨ و١٢"
    assert say(Saying.of("common.direction"), language="ar") == "rtl"


def test_a_sum_has_the_signs_of_the_language_and_a_name_has_not(speak):
    speak("de", ("common.times", "×", "·"))
    for fact, said in ((Sum("2 × 3 − 1"), "2 · 3 − 1"), ("Ana × 2", "Ana × 2")):
        assert say(Saying.of("common.name", name=fact), language="de") == said
        assert say(Saying.of("common.name", name=fact)) == fact


def test_a_plural_without_all_its_forms_is_not_said(speak):
    speak("pl", ("play.cards", CARDS, ("{count} karta", "{count} karty", "")))
    spoken = [say(Saying.of("play.cards", count=count), language="pl") for count in COUNTS]
    assert spoken == [say(Saying.of("play.cards", count=count)) for count in COUNTS]


def test_an_unknown_language_is_english():
    assert say(Saying.of("play.undo"), language="../../etc") == say(Saying.of("play.undo"))


@pytest.mark.parametrize(
    ("tag", "language"),
    [("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_CH", "de"), ("en-GB", "en"), (" en ", "en")],
)
def test_a_tag_finds_its_language(tag, language):
    assert language_of(tag) == read_language(tag) == language


@pytest.mark.parametrize("tag", ["", "-", "fishy", "d", "../de", "de/../en", None, 7, "e" * 9999])
def test_what_is_no_language_is_refused(tag):
    with pytest.raises(NotationError, match="is no language"):
        read_language(tag)


def test_every_language_says_its_own_name_and_direction():
    assert say(Saying.of("common.language"), language="de") == "Deutsch"
    for language in languages():
        assert say(Saying.of("common.direction"), language=language) in ("ltr", "rtl")


@pytest.mark.parametrize("language", languages())
def test_no_key_of_the_keyboard_does_two_things(language):
    keys = {
        code: say(Saying.of(code), language=language)
        for code in room_words("common")
        if code.startswith("common.key-") and code != "common.key-resume"
    }
    assert sorted(set(keys.values())) == sorted(keys.values())
    assert all(len(key) == 1 for key in keys.values())


@pytest.mark.parametrize("language", [tag for tag in languages() if tag != catalogues.PSEUDO])
def test_print_has_every_letter(language):
    """What is drawn for print has letters as outlines: `widgets/andika_outlines.py` adds some."""
    said = {
        character
        for room in catalogues.rooms()
        for code, words in room_words(room).items()
        for voice in contexts(code, words)
        for form in written(code, voice or "young", language)
        for character in form
    }
    assert sorted(said - set(OUTLINES)) == []


def written(code, voice, language):
    """Every form of one sentence."""
    words = _words(code, voice, language)
    return [words[1](count) for count in range(120)] if isinstance(words, tuple) else [words]
