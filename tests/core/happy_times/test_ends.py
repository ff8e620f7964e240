"""Who wins and when: everyone has the same number of turns, and all who are out share the win."""

from __future__ import annotations

from itertools import product

import pytest

from tictimes.happy_times import Declare, Discard, Draw

from .made import play_all, position

SET = (2, 4, 6)


def last_round(players, goes_out, goal=3):
    """The last round of a match: seat i lays down its last set where `goes_out[i]`."""
    state = position(
        [SET] * players, discard=[1], deck=[1] * 20, sets=(goal - 1,) * players, goal=goal
    )
    for out in goes_out:
        if state.over:
            break
        state = state.play(Draw("deck")).play(Declare(2, SET) if out else Discard(1))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_who_are_out_at_the_end_of_the_round_win(players):
    for goes_out in product((False, True), repeat=players):
        state = last_round(players, goes_out)
        assert state.winners == tuple(seat for seat, out in enumerate(goes_out) if out)
        assert state.over == any(goes_out)
        assert bool(state.legal_moves) != state.over


@pytest.mark.parametrize("goal", [1, 2, 3])
def test_seat_0_is_out_and_seat_1_has_one_more_turn(goal):
    state = last_round(2, [True], goal)
    assert not state.over
    assert (state.turn, state.phase) == (1, "draw")


def test_with_two_players_seat_1_wins_at_once():
    state = last_round(2, [False, True])
    assert state.over
    assert state.winners == (1,)
    assert len(state.hands[0]) == 3


def test_both_out_is_a_draw():
    assert last_round(2, [True, True]).winners == (0, 1)


def test_the_first_to_be_out_of_three_waits_for_the_others():
    for out in range(3):
        goes_out = [seat == out for seat in range(3)]
        for turns in range(1, 3):
            assert not last_round(3, goes_out[:turns]).over
        assert last_round(3, goes_out).winners == (out,)


def test_one_set_a_turn_and_no_discard_with_it():
    state = position([(2, 4, 6, 8, 10, 12), SET], discard=[1], deck=[1] * 9)
    state = play_all(state, [Draw("deck"), Declare(2, (2, 4, 6))])
    assert state.turn == 1
    assert state.hands[0] == (8, 10, 12, 1)
    assert state.discard == (1,)


def test_declaring_is_never_forced():
    state = position([SET, SET], discard=[1], deck=[1] * 9).play(Draw("deck"))
    assert Discard(2) in state.legal_moves
    assert state.play(Discard(2)).sets == ((), ())


def test_a_set_of_several_tables_may_be_named_by_each():
    state = position([(4, 8, 12), SET], discard=[1], deck=[1] * 9).play(Draw("deck"))
    named = [move.table for move in state.legal_moves if isinstance(move, Declare)]
    assert named == [2, 4]
    assert state.play(Declare(4, (12, 8, 4))).sets[0][0] == (4, (4, 8, 12))
