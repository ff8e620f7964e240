"""The deal and the shuffles: the golden deal of RULES, and every later shuffle."""

from __future__ import annotations

from random import Random

import pytest

from tictimes.errors import NotationError
from tictimes.happy_times import Discard, Draw, deal
from tictimes.happy_times.cards import pack
from tictimes.happy_times.dealing import dealt, snapshot


def shuffled(cards, rng):
    """The shuffle of RULES, section 3, written once more."""
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def test_golden_deal():
    state = deal(seed="otter-42", players=2)
    assert state.hands == ((10, 6, 1, 4, 11, 16), (2, 8, 4, 6, 11, 9))
    assert state.discard == (15,)
    assert state.deck[:3] == (16, 7, 1)
    assert (state.turn, state.phase, state.moves) == (0, "draw", ())


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("highest", [16, 17, 144])
def test_a_pack_a_player_dealt_one_at_a_time(players, highest):
    state = deal("beaver-7", players, highest=highest)
    cards = shuffled(pack(highest, players), Random("beaver-7"))
    in_turn = [state.hands[i % players][i // players] for i in range(6 * players)]
    assert [*in_turn, *state.discard, *state.deck] == cards
    assert sorted(cards) == sorted([*range(1, highest + 1)] * players)


def test_discards_are_shuffled_bottom_first_by_the_same_generator_time_after_time():
    rng = Random("otter-42")
    shuffled(pack(16, 2), rng)
    state = deal("otter-42")
    shuffles = 0
    while shuffles < 3:
        if state.deck_count == 1:
            top, *deck = shuffled(state.discard, rng)
            state = state.play(Draw("deck"))
            assert (state.discard, state.deck) == ((top,), tuple(deck))
            shuffles += 1
        else:
            state = state.play(Draw("deck"))
        state = state.play(Discard(state.hand[0]))


@pytest.mark.parametrize("players", [1, 9, 0, -2, True, "2", 2.0, None])
def test_a_table_has_two_to_eight_players(players):
    with pytest.raises(NotationError, match="2 to 8"):
        deal("otter-42", players)


@pytest.mark.parametrize("seed", ["", "x" * 65, 42, None])
def test_a_seed_is_a_text(seed):
    with pytest.raises(NotationError, match="1 to 64 characters"):
        deal(seed)


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"highest": 15}, "16 to 144"),
        ({"highest": 145}, "16 to 144"),
        ({"highest": True}, "16 to 144"),
        ({"highest": 16.0}, "16 to 144"),
        ({"goal": 0}, "1 to 3"),
        ({"goal": 4}, "1 to 3"),
        ({"goal": True}, "1 to 3"),
        ({"goal": 10**5000}, "1 to 3"),
        ({"primes": 1}, "true or false"),
        ({"odds": "yes"}, "true or false"),
        ({"lowest": 2}, "highest, primes, odds, goal"),
        ({"tables": (1,)}, "highest, primes, odds, goal"),
    ],
)
def test_an_option_that_is_not_allowed_is_refused_in_one_line(options, allowed):
    with pytest.raises(NotationError) as refused:
        deal("otter-42", **options)
    assert f"({allowed})" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_snapshot_and_deal_as_the_command_line_prints_them():
    state = deal("otter-42")
    assert dealt(state)["deck"][:3] == [16, 7, 1]
    assert snapshot(state) == {
        "game": "happy-times",
        "over": False,
        "winners": [],
        "turn": 0,
        "phase": "draw",
        "hands": [[10, 6, 1, 4, 11, 16], [2, 8, 4, 6, 11, 9]],
        "discard": [15],
        "deck": 19,
        "sets": [[], []],
    }
