"""A sum that a child builds: read by our own parser, worked out by sympy, refused in words."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.arithmetic.cards import read_hand
from tictimes.arithmetic.sheet.sums import MOST_TILES, printed, read_sum, value, worked_out
from tictimes.errors import RuleError
from tictimes.sayings import say

HAND = read_hand("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split())
SHORT = {
    "a": "5-star-red",
    "b": "4-star-red",
    "c": "3-star-red",
    "d": "4-circle-cyan",
    "e": "2-crescent-yellow",
}


def tiles(text):
    """Tiles written with blanks between them; a letter is a card of the hand."""
    return tuple(SHORT.get(tile, tile) for tile in text.split())


@pytest.mark.parametrize(
    "text",
    [
        "2 * 12 - 6",
        "12 + 12 - 6",
        "12 * 2 - 6",
        "2 * ( a + b + c ) - ( d + e )",
        "( a + b + c ) * 2 - d - e",
        "a + b + c + a + b + c - d - e",
        "2 ( a + b + c ) - 6",
        "- 6 + 24",
        "18",
        "24 - ( d + e )",
    ],
)
def test_every_equivalent_form_makes_the_same(text):
    assert value(read_sum(tiles(text), HAND)) == 18


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Type your score first, or build a sum."),
        ("5 4", "There is no sign between 5 and 4. Which one belongs there?"),
        ("a b", "There is no sign between 5 and 4. Which one belongs there?"),
        ("5 +", "The sum ends with +. What comes after it?"),
        ("* 5", "The sum begins with ×. Which number comes before it?"),
        ("5 + * 3", "There is no number between + and ×. Which one belongs there?"),
        ("5 - - 3", "There is no number between − and −. Which one belongs there?"),
        ("( 5 + 4", "A bracket is still open. Where does it end?"),
        ("5 + 4 )", "A bracket ends that never began. Where does it begin?"),
        ("( )", "There is no number between ( and ). Which one belongs there?"),
        ("1-star-red", "I cannot read this sum. Build it from the cards and the signs."),
        ("__import__('os')", "I cannot read this sum. Build it from the cards and the signs."),
        ("1000", "That number is too large for a hand of five cards."),
        ("9**9**9", "I cannot read this sum. Build it from the cards and the signs."),
        ("٣", "I cannot read this sum. Build it from the cards and the signs."),
    ],
)
def test_what_is_no_sum_is_refused_in_words(text, words):
    with pytest.raises(RuleError) as refusal:
        read_sum(tiles(text), HAND)
    assert say(refusal.value.saying) == words


def test_a_long_sum_is_refused_before_any_work():
    begun = ("999", "*") * 10_000 + ("999",)
    with pytest.raises(RuleError):
        read_sum(begun, HAND)
    longest = ("(",) * (MOST_TILES - 1) + ("1",)
    with pytest.raises(RuleError):
        read_sum(longest, HAND)


NUMBERS = st.one_of(st.sampled_from("abcde"), st.integers(0, 60).map(str))
SUMS = st.recursive(
    NUMBERS,
    lambda inner: st.builds(
        lambda one, sign, other, bracket: (
            f"( {one} {sign} {other} )" if bracket else f"{one} {sign} {other}"
        ),
        inner,
        st.sampled_from("+-*"),
        inner,
        st.booleans(),
    ),
    max_leaves=6,
)


@given(SUMS)
def test_a_sum_makes_what_it_would_make_on_paper(text):
    spelled = tiles(text)
    numbers = {
        card: str(number) for card, number in zip(SHORT.values(), (5, 4, 3, 4, 2), strict=True)
    }
    on_paper = eval(" ".join(numbers.get(tile, tile) for tile in spelled))  # our own text
    if len(spelled) > MOST_TILES:
        return
    expr = read_sum(spelled, HAND)
    assert value(expr) == on_paper
    lines = worked_out(expr)
    if lines:
        assert "".join(piece.text for piece in lines[-1]).endswith(
            "=" + str(on_paper).replace("-", "−")
        )


@given(st.lists(st.sampled_from([*SHORT.values(), *"+-*()", "7", "12"]), max_size=MOST_TILES))
def test_whatever_is_built_it_is_read_or_refused_in_words_and_shown_as_it_is(built):
    assert len(printed(tuple(built))) == len(built)
    try:
        value(read_sum(tuple(built), HAND))
    except RuleError as refusal:
        words = say(refusal.saying)
        assert words  # some of what is built is no refusal


def test_reading_takes_no_time():
    worst = ("999",) + ("*", "999") * 15
    value(read_sum(worst, HAND))
    begun = time.perf_counter()
    value(read_sum(worst, HAND))
    assert time.perf_counter() - begun < 0.5  # CASES 9
