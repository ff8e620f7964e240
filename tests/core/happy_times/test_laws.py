"""What holds for every match, however it is played."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.errors import RuleError
from tictimes.happy_times import Declare, Discard, Draw, View, read_move
from tictimes.happy_times.cards import pack
from tictimes.happy_times.dealing import deal_match
from tictimes.happy_times.moves import DRAWS

from .made import OPTIONS, PLAYERS, SEEDS, cards_of, play_all, playouts


def well_formed_moves(state):
    """Moves that can be written down: of every kind, with cards held and not held."""
    yield from DRAWS
    highest = state.options.highest
    yield from (Discard(card) for card in range(1, highest + 1))
    cards = sorted({*state.hand[:5], 1, 2, 3})
    for trio in combinations(cards, 3):
        yield from (Declare(table, trio) for table in (1, 2, 3, 4, 12, highest, "primes", "odds"))


@given(playouts())
def test_cards_are_conserved(states):
    first = states[0]
    whole = sorted(pack(first.options.highest, first.players))
    for state in states:
        assert cards_of(state) == whole


@given(playouts())
def test_a_hand_is_six_cards_less_two_a_set(states):
    for state in states:
        for seat, hand in enumerate(state.hands):
            drawn = state.phase == "discard" and seat == state.turn
            assert len(hand) == 6 - 2 * len(state.sets[seat]) + drawn


@given(playouts())
def test_the_moves_so_far_lead_from_the_deal_to_the_state(states):
    first, last = states[0], states[-1]
    assert last.moves == tuple(read_move(move.json) for move in last.moves)
    replayed = play_all(first, last.moves)
    assert replayed == last
    assert hash(replayed) == hash(last)


@given(SEEDS, PLAYERS, OPTIONS)
def test_the_same_seed_deals_the_same_match(seed, players, options):
    assert deal_match(seed, players, options) == deal_match(seed, players, options)


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


@given(playouts(), st.randoms(use_true_random=False))
def test_a_view_does_not_change_when_hidden_cards_are_swapped(states, random):
    state = states[-1]
    for seat in range(state.players):
        assert other_hidden_cards(state, seat, random).view(seat) == state.view(seat)


def other_hidden_cards(state, seat, random):
    """The same position with all that `seat` has not seen mixed anew."""
    others = [rival for rival in range(state.players) if rival != seat]
    hidden = [card for rival in others for card in unseen_part(state, rival)] + list(state.deck)
    random.shuffle(hidden)
    hands = list(state.hands)
    for rival in others:
        count = len(unseen_part(state, rival))
        hands[rival] = (*state.shown[rival], *hidden[:count])
        del hidden[:count]
    return state._replace(
        hands=tuple(hands),
        shuffled=(*state.shuffled[: state.drawn], *hidden),
        randomness=state.randomness.shuffle(tuple(range(random.randrange(9))))[1],
    )


def unseen_part(state, seat):
    cards = list(state.hands[seat])
    for card in state.shown[seat]:
        cards.remove(card)
    return cards


@given(playouts())
def test_the_unseen_cards_are_those_in_the_deck_and_unshown_in_rivals_hands(states):
    state = states[-1]
    for seat in range(state.players):
        hidden = list(state.deck)
        for rival in range(state.players):
            if rival != seat:
                hidden += unseen_part(state, rival)
        assert sorted(state.view(seat).unseen.elements()) == sorted(hidden)


def test_a_view_has_no_room_for_a_secret():
    assert {field.name for field in fields(View)} == {
        "options", "seat", "turn", "phase", "winners", "hand", "counts", "shown", "sets",
        "discard", "deck_count", "moves",
    }  # fmt: skip


@given(playouts())
def test_only_the_seat_to_move_sees_legal_moves(states):
    state = states[-1]
    for seat in range(state.players):
        view = state.view(seat)
        assert view.legal_moves == (state.legal_moves if seat == state.turn else ())
        if seat != state.turn and not state.over:
            assert view.why_not(Draw("deck")).code == "happy_times.not-your-go"
