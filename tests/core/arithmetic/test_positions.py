"""Positions that no deal leads to: decks of 0, 1 and 2 cards, discard piles of 0, 1, 2 and many."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tictimes.arithmetic import read_card, read_move

from .made import cards_of, play_all, position

POSITIONS = json.loads(Path(__file__).with_name("positions.json").read_text("utf-8"))


@pytest.mark.parametrize("made", POSITIONS, ids=[made["name"] for made in POSITIONS])
def test_position(made):
    start = position(made["hands"], made["discard"], made["deck"])
    state = play_all(start, map(read_move, made["plays"]))
    assert [move.json for move in state.legal_moves] == made["legal"]
    assert state.deck_count == len(state.deck) == made["deck_count"]
    assert len(state.discard) == made["discard_count"]
    if "discard_top" in made:
        assert state.discard[-1] == read_card(made["discard_top"])
    assert cards_of(state) == cards_of(start)
    assert not state.over
    assert state.winners == ()


@pytest.mark.parametrize(
    ("discard", "deck", "pile", "code"),
    [
        ("", "", "deck", "nothing-to-draw"),
        ("", "", "discard", "nothing-to-draw"),
        ("1-star-red", "", "deck", "deck-is-empty"),
        ("", "1-star-red", "discard", "discard-is-empty"),
    ],
)
def test_an_empty_pile_cannot_be_drawn_from_and_a_child_is_told_why(discard, deck, pile, code):
    state = position(["2-star-red", "3-star-red"], discard, deck)
    assert state.why_not(read_move(["draw", pile])).code == f"arithmetic.{code}"
