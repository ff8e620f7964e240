"""`tictimes score --voice`: the working in words, below the groups."""

from __future__ import annotations

HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split()


def test_the_working_is_told_in_a_voice(tictimes):
    plain = tictimes("score", *HAND, "--level", "2").out
    told = tictimes("score", *HAND, "--level", "2", "--voice", "young").out
    assert told.startswith(plain)
    assert "  Take the leftovers away: 24 − 6 = 18.\n" in told.removeprefix(plain)
    older = tictimes("score", *HAND, "--level", "2", "--voice", "older").out
    assert "Check by the inverse: 18 + 6 = 24." in older


def test_json_stays_as_it_is(tictimes):
    given = ("score", *HAND, "--level", "2", "--json")
    assert tictimes(*given, "--voice", "older").answers == tictimes(*given).answers


def test_an_unknown_voice_is_refused(tictimes):
    assert tictimes("score", *HAND, "--voice", "loud").refused
