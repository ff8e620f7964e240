"""A finished round looked at again: what is said of the last discard is so."""

from __future__ import annotations

import pytest

from tictimes.arithmetic.cards import read_card
from tictimes.arithmetic.moves import Discard, Score
from tictimes.arithmetic.reviews import review
from tictimes.sayings import say

from .made import cards, position

SIX_ALONE = "1-star-red 5-crescent-red 4-star-cyan 3-circle-cyan 2-circle-yellow 5-square-yellow"
TRIO = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow 1-crescent-cyan"
RIVAL = "1-star-cyan 2-circle-red 3-crescent-orange 4-square-cyan 5-triangle-red"


def told(hand, thrown, named=""):
    """What is said of it that `thrown` was the last card that Ana threw away."""
    state = position([hand, RIVAL], "1-circle-red", turn=0, phase="discard", knocker=1, rounds=2)
    moves = [Discard(read_card(thrown)), Score(cards(named)), Score(())]
    states = [state]
    for move in moves:
        states.append(states[-1].play(move))
    telling = review(states, moves, (0,), ("Ana", "Ben"))
    return say(telling.moments[0].says), telling.moments[0].cards


@pytest.mark.parametrize("thrown", ["1-star-red", "2-circle-yellow"])
def test_without_a_group_the_largest_card_was_the_one_to_throw(thrown):
    says, lit = told(SIX_ALONE, thrown)
    assert "best card to throw" not in says
    assert lit == (thrown, "5-crescent-red")
    assert says.endswith(f"the hand would count −{20 - 5}.")


def test_of_two_as_large_either_was_the_best():
    for thrown in ("5-crescent-red", "5-square-yellow"):
        assert told(SIX_ALONE, thrown) == (told(SIX_ALONE, thrown)[0], (thrown,))
        assert told(SIX_ALONE, thrown)[0].endswith("That was the best card to throw.")


def test_with_a_group_the_best_one_is_named():
    says, lit = told(TRIO, "1-crescent-cyan", "5-star-red 4-star-red 3-star-red")
    assert lit == ("1-crescent-cyan", "4-circle-cyan")
    assert "worth 9" in says
