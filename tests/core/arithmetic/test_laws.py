"""What holds for every match, however it is played."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.arithmetic import PACK, Discard, Draw, Knock, Score, View, read_move
from tictimes.arithmetic.dealing import first_deal
from tictimes.errors import RuleError

from .made import OPTIONS, PLAYERS, SEEDS, cards_of, play_all, playouts


def well_formed_moves(state):
    """Moves that can be written down: of every kind, with cards held and not held."""
    yield from (Draw("deck"), Draw("discard"), Knock())
    yield from map(Discard, PACK)
    some = [*state.hand[:5], PACK[0], PACK[-1]]
    for size in range(6):
        yield from map(Score, combinations(some, size))


@given(playouts())
def test_the_125_cards_are_conserved(states):
    for state in states:
        assert cards_of(state) == sorted(PACK)


@given(playouts())
def test_a_hand_is_five_cards_or_six_between_draw_and_discard(states):
    for state in states:
        for seat, hand in enumerate(state.hands):
            assert len(hand) == 5 + (state.phase == "discard" and seat == state.turn)


@given(playouts())
def test_the_moves_so_far_lead_from_the_deal_to_the_state(states):
    first, last = states[0], states[-1]
    assert last.moves == tuple(read_move(move.json) for move in last.moves)
    replayed = play_all(first, last.moves)
    assert replayed == last
    assert hash(replayed) == hash(last)


@given(SEEDS, PLAYERS, OPTIONS)
def test_the_same_seed_deals_the_same_match(seed, players, options):
    assert first_deal(seed, players, options) == first_deal(seed, players, options)


@settings(max_examples=60)
@given(playouts())
def test_a_move_is_legal_exactly_if_nothing_speaks_against_it(states):
    for state in states[-3:]:
        legal = state.legal_moves
        assert len(set(legal)) == len(legal)
        for move in {*legal, *well_formed_moves(state)}:
            if move in legal:
                assert state.why_not(move) is None
                assert state.play(move).moves == (*state.moves, move)
            else:
                assert state.why_not(move) is not None
                with pytest.raises(RuleError):
                    state.play(move)


@given(playouts())
def test_a_state_is_not_changed_by_a_move(states):
    state = states[-1]
    before = tuple(state)
    for move in state.legal_moves:
        state.play(move)
    assert tuple(state) == before
    with pytest.raises(AttributeError):
        state.turn = 1


@given(playouts())
def test_after_a_knock_every_other_player_has_exactly_one_more_turn(states):
    for before, after in pairwise(states):
        if after.moves[-1] == Knock():
            assert after.knocker == before.turn
            turns = []
            for state in states[states.index(after) :]:
                if state.phase == "score" or state.knocker is None:
                    break
                turns += [state.turn] if state.phase == "draw" else []
                assert Knock() not in state.legal_moves
            seats = [(before.turn + step) % before.players for step in range(1, before.players)]
            assert turns == seats[: len(turns)]
            if state.phase == "score":
                assert turns == seats
                assert state.turn == 0


@given(playouts())
def test_totals_are_the_rounds_added_up_and_the_highest_wins(states):
    state = states[-1]
    for seat, total in enumerate(state.totals):
        assert total == sum(one.scores[seat] for one in state.rounds)
        assert (seat in state.winners) == (state.over and total == max(state.totals))
    assert state.over == (len(state.rounds) == state.options.rounds)


@given(playouts(), st.randoms(use_true_random=False))
def test_a_view_does_not_change_when_hidden_cards_are_swapped(states, random):
    for state in states[-8:]:
        for seat in range(state.players):
            assert other_hidden_cards(state, seat, random).view(seat) == state.view(seat)


def other_hidden_cards(state, seat, random):
    """The same position with all that `seat` has not seen mixed anew, and another seed."""
    open_hands = state.phase == "score"

    def is_hidden(rival, card):
        return rival != seat and not open_hands and card not in state.seen

    hidden = list(state.deck)
    for rival, hand in enumerate(state.hands):
        hidden += [card for card in hand if is_hidden(rival, card)]
    random.shuffle(hidden)
    hands = tuple(
        tuple(hidden.pop() if is_hidden(rival, card) else card for card in hand)
        for rival, hand in enumerate(state.hands)
    )
    randomness = type(state.randomness)("another seed", random.randrange(9))
    pile = (*state.pile[: state.drawn], *hidden)
    return state._replace(hands=hands, pile=pile, randomness=randomness)


@given(playouts())
def test_the_unseen_cards_are_those_in_the_deck_and_unseen_in_rivals_hands(states):
    state = states[-1]
    for seat in range(state.players):
        hidden = set(state.deck)
        if state.phase != "score":
            for rival, hand in enumerate(state.hands):
                hidden |= set(hand) - set(state.seen) if rival != seat else set()
        assert set(state.view(seat).unseen) == hidden


def test_a_view_has_no_room_for_a_secret():
    assert {field.name for field in fields(View)} == {
        "seat", "options", "turn", "phase", "over", "winners", "hand", "counts", "held", "shown",
        "deck_count", "discard", "knocker", "named", "rounds", "moves",
    }  # fmt: skip


@given(playouts())
def test_what_a_view_holds_of_other_hands_was_seen_by_all(states):
    for state in states:
        taken = {
            after.hands[before.turn][-1]
            for before, after in pairwise(states)
            if after.moves[-1] == Draw("discard")
        }
        view = state.view(0)
        for seat, held in enumerate(view.held):
            assert set(held) <= set(state.hands[seat]) & taken
        assert (view.shown is not None) == (state.phase == "score")


@given(playouts())
def test_only_the_seat_to_move_sees_legal_moves(states):
    state = states[-1]
    for seat in range(state.players):
        view = state.view(seat)
        assert view.legal_moves == (state.legal_moves if seat == state.turn else ())
        if seat != state.turn and not state.over:
            assert view.why_not(Draw("deck")).code == "arithmetic.not-your-turn"
