"""`--language`: the words of an answer in another language; all else stays as it is."""

from __future__ import annotations

import pytest

HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split()
COMMANDS = {
    "explain": (("explain", "12"), "12 = 3 · 4: 3 Reihen mit je 4."),
    "score": (
        ("score", *HAND, "--level", "2", "--voice", "young"),
        "Zieh den Rest ab: 24 − 6 = 18.",
    ),
    "check": (
        ("check", *HAND, "--level", "2", "--answer", "12"),
        "Verdopple zuerst die Gruppe. Dann zieh den Rest ab.",
    ),
}


@pytest.mark.parametrize(("command", "said"), COMMANDS.values(), ids=COMMANDS)
def test_the_words_are_in_the_language(tictimes, command, said):
    english, german = tictimes(*command), tictimes(*command, "--language", "de")
    assert said in german.out
    assert said not in english.out
    assert tictimes(*command, "--language", "en").out == english.out


@pytest.mark.parametrize(("command", "said"), COMMANDS.values(), ids=COMMANDS)
def test_an_unknown_language_is_refused(tictimes, command, said):
    assert tictimes(*command, "--language", "fishy").refused
