"""Moves as match files have them, and what cannot be read."""

from __future__ import annotations

import json

import pytest

from tictimes.errors import NotationError
from tictimes.happy_times import Declare, Discard, Draw, read_move, sets_in


@pytest.mark.parametrize(
    ("notation", "move"),
    [
        ('["draw","deck"]', Draw("deck")),
        ('["draw","discard"]', Draw("discard")),
        ('["discard",11]', Discard(11)),
        ('["declare",4,[4,8,12]]', Declare(4, (8, 12, 4))),
        ('["declare","primes",[2,3,5]]', Declare("primes", (5, 3, 2))),
        ('["declare","odds",[1,3,9]]', Declare("odds", (1, 9, 3))),
        ('["declare",1,[7,7,7]]', Declare(1, (7, 7, 7))),
    ],
)
def test_a_move_prints_as_its_notation_and_is_read_back(notation, move):
    assert read_move(json.loads(notation)) == move
    assert str(move) == notation
    assert len({move, read_move(json.loads(notation))}) == 1


@pytest.mark.parametrize(
    "notation",
    [
        None, 12, "draw", [], {}, ["draw"], ["draw", "cellar"], ["draw", "deck", 1], ["knock"],
        ["discard"], ["discard", 0], ["discard", 145], ["discard", "12"], ["discard", 12.0],
        ["discard", True], ["discard", [12]], ["discard", 10**5000],
        ["declare", 4], ["declare", 4, 12], ["declare", 4, []], ["declare", 4, [4, 8]],
        ["declare", 4, [4, 8, 12, 16]], ["declare", 4, [4, 8, "12"]], ["declare", 4, "abc"],
        ["declare", 0, [4, 8, 12]], ["declare", -2, [4, 8, 12]], ["declare", 145, [4, 8, 12]],
        ["declare", "evens", [4, 8, 12]], ["declare", True, [4, 8, 12]],
        ["declare", 4.0, [4, 8, 12]], ["declare", ["primes"], [2, 3, 5]],
        ["declare", "2\n", [4, 8, 12]], ["DRAW", "deck"], ["draw", "x" * 10_000],
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused_in_one_line(notation):
    with pytest.raises(NotationError) as refused:
        read_move(notation)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("cards", [[17], [0], [True], ["4"], [4, 8, 4.0]])
def test_sets_are_of_cards_alone(cards):
    with pytest.raises(NotationError, match="1 to 16"):
        sets_in(cards)
