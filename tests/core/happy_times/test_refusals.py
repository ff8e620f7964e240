"""Why a move is not allowed, in the words a child reads; all their numbers are right."""

from __future__ import annotations

import re

import pytest

from tictimes.errors import RuleError
from tictimes.happy_times import Declare, Discard, Draw
from tictimes.sayings import say

from .made import play_all, position

HAND = (1, 3, 4, 6, 8, 9, 12, 12, 14, 15)


def holding(*hand, **options):
    return position([hand, (2, 2)], discard=[5], deck=[7, 7], phase="discard", **options)


@pytest.mark.parametrize(
    ("table", "cards", "words"),
    [
        (
            3,
            (6, 9, 14),
            "14 is not in the 3 times table: 4 × 3 = 12, and 2 are left over. "
            "Which of your cards is?",
        ),
        (
            4,
            (4, 8, 9),
            "9 is not in the 4 times table: 2 × 4 = 8, and 1 is left over. Which of your cards is?",
        ),
        (
            4,
            (3, 4, 12),
            "3 is less than 4. Counting in 4s goes 4, 8, 12 and on. Which of your cards is there?",
        ),
        (4, (4, 12, 12), "A set needs three different numbers, and 12 is there twice."),
        (
            1,
            (4, 8, 12),
            "Every number is in the 1 times table, so it makes no set. "
            "Try the 2 times table and up.",
        ),
        (
            "primes",
            (3, 4, 6),
            "This game has no sets of primes. Look for three cards in one times table.",
        ),
        (
            "odds",
            (1, 3, 9),
            "This game has no sets of odd numbers. Look for three cards in one times table.",
        ),
        (3, (3, 6, 7), "You do not hold 7. Choose a card of your hand."),
        (3, (3, 6, 6), "A set needs three different numbers, and 6 is there twice."),
        (2, (4, 8), "A set has three cards. Choose three cards of your hand."),
    ],
)
def test_why_three_cards_are_no_set(table, cards, words):
    state = holding(*HAND)
    with pytest.raises(RuleError) as refused:
        state.play(Declare(table, cards))
    assert str(refused.value) == words
    assert say(state.why_not(Declare(table, cards))) == words


@pytest.mark.parametrize(
    ("table", "cards", "words"),
    [
        ("primes", (3, 9, 13), "9 is not a prime: 3 × 3 = 9. A prime has just two factors."),
        ("primes", (3, 13, 15), "15 is not a prime: 3 × 5 = 15. A prime has just two factors."),
        ("primes", (1, 3, 13), "1 is not a prime: a prime has two factors, and 1 has only one."),
        ("odds", (3, 9, 12), "12 is not odd: 6 × 2 = 12, and nothing is left over."),
        (
            14,
            (14, 28, 30),
            "30 is not a multiple of 14: 2 × 14 = 28, and 2 are left over. Which of your cards is?",
        ),
    ],
)
def test_why_not_with_the_extensions_and_beyond_the_tables(table, cards, words):
    state = holding(*cards, primes=True, odds=True, highest=42)
    assert say(state.why_not(Declare(table, cards))) == words


@pytest.mark.parametrize("highest", [16, 36])
def test_every_sum_in_a_refusal_is_right(highest):
    for card in range(1, highest + 1):
        for table in range(2, highest + 1):
            others = [n for n in (table, 2 * table, 3 * table) if n != card][:2]
            state = holding(card, *others, highest=144)
            saying = state.why_not(Declare(table, (card, *others)))
            assert (saying is None) == (card % table == 0)
            if saying is not None and card > table:
                number, count, by, product, left = map(
                    int,
                    re.match(r"(\d+) .*?: (\d+) × (\d+) = (\d+), and (\d+)", say(saying)).groups(),
                )
                assert (number, by) == (card, table)
                assert count * by == product
                assert product + left == card
                assert 0 < left < by


def test_first_a_card_is_drawn_then_the_turn_is_ended():
    state = position([(2, 4, 6), (1,)], discard=[5], deck=[7, 7])
    for move in (Discard(2), Declare(2, (2, 4, 6))):
        assert state.why_not(move).code == "happy_times.draw-first"
    state = state.play(Draw("deck"))
    for move in (Draw("deck"), Draw("discard")):
        assert state.why_not(move).code == "happy_times.drawn-already"


def test_when_it_is_over_it_is_over():
    state = position([(2, 4, 6), (8, 10, 12)], discard=[5], deck=[7, 7, 7], goal=1)
    state = play_all(state, [Draw("deck"), Declare(2, (2, 4, 6)), Draw("deck"), Discard(7)])
    assert state.over
    for move in (Draw("deck"), Draw("discard"), Discard(8), Declare(2, (8, 10, 12))):
        assert say(state.why_not(move)) == "The game is over."
    assert state.legal_moves == ()
