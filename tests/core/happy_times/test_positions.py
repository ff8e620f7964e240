"""Positions that no deal leads to: decks of 0, 1 and 2 cards, discard piles of 0, 1, 2 and many."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tictimes.happy_times import read_move

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
        assert state.discard[-1] == made["discard_top"]
    assert cards_of(state) == cards_of(start)
    assert not state.over
    assert state.winners == ()


def test_what_is_not_on_the_table_cannot_be_drawn_and_a_child_is_told_why():
    empty = position([[2, 4], [3, 9]])
    deck, discard = read_move(["draw", "deck"]), read_move(["draw", "discard"])
    assert empty.why_not(deck).code == "happy_times.deck-empty"
    assert empty.why_not(discard).code == "happy_times.discard-empty"


def test_a_lone_card_just_taken_may_be_thrown_back():
    state = position([[], [3]], discard=[5])
    state = play_all(state, [read_move(["draw", "discard"]), read_move(["discard", 5])])
    assert state.discard == (5,)
    assert state.turn == 1
