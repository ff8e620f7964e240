"""Deals, rounds and ends: who starts, what is dealt again, who wins."""

from __future__ import annotations

from random import Random

import pytest

from tictimes.arithmetic import (
    GAME,
    PACK,
    Discard,
    Draw,
    Knock,
    Options,
    Round,
    Score,
    best_score,
    deal,
)
from tictimes.errors import NotationError

from .made import cards, play_all, position


def shuffled(rng, pack=PACK):
    """The shuffle as RULES section 3 writes it."""
    deck = list(pack)
    for i in range(len(deck) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def quick_round(state):
    """Knock at once, let all others throw back what they draw, and name nothing."""
    state = state.play(Knock())
    while state.phase != "score":
        state = state.play(Draw("deck"))
        state = state.play(Discard(state.hand[-1]))
    for _ in range(state.players):
        state = state.play(Score(()))
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_deal_is_five_cards_each_one_at_a_time_from_the_dealers_left(players):
    state = deal("otter-42", players)
    deck = shuffled(Random("otter-42"))
    for seat in range(players):
        place = (seat - 1) % players
        assert list(state.hands[seat]) == deck[place : 5 * players : players]
    assert state.discard == (deck[5 * players],)
    assert list(state.deck) == deck[5 * players + 1 :]
    assert (state.turn, state.phase, state.round) == (1, "draw", 1)


def test_the_deal_of_a_known_seed():
    state = deal("otter-42")
    assert [" ".join(map(str, hand)) for hand in state.hands] == [
        "2-square-cyan 1-circle-cyan 5-star-cyan 1-triangle-cyan 3-circle-red",
        "3-crescent-orange 2-circle-yellow 4-crescent-cyan 5-square-red 2-circle-red",
    ]
    assert str(state.discard[0]) == "3-circle-cyan"


def test_the_deal_passes_left_and_every_round_has_a_fresh_pack_from_the_same_generator():
    state, rng = deal("otter-42", 3, rounds=5), Random("otter-42")
    shuffled(rng)
    for number in range(2, 6):
        state = quick_round(state)
        assert state.round == number
        assert state.turn == number % 3
        deck = shuffled(rng)
        first = list(state.hands[state.turn])
        assert first == deck[0:15:3]
        assert list(state.deck) == deck[16:]
    state = quick_round(state)
    assert state.over
    assert state.round == 5
    assert state.legal_moves == ()


def test_without_negatives_a_deal_with_a_hand_below_0_is_dealt_again():
    for number in range(20):
        seed, rng = f"kind-{number}", Random(f"kind-{number}")
        state = deal(seed, 2, negatives=False)
        while True:
            deck = shuffled(rng)
            if min(best_score(deck[0:10:2], 1), best_score(deck[1:10:2], 1)) >= 0:
                break
        assert list(state.hands[1]) == deck[0:10:2]
        assert list(state.hands[0]) == deck[1:10:2]


def test_the_reshuffle_takes_the_discards_bottom_card_first_and_before_the_discard():
    state = deal("long round")
    numbers = Random("long round")
    shuffled(numbers)
    for _ in range(113):
        state = state.play(Draw("deck"))
        state = state.play(Discard(state.hand[-1]))
    assert state.deck_count == 1
    pile = state.discard
    state = state.play(Draw("deck"))
    assert state.discard == pile[-1:]
    assert list(state.deck) == shuffled(numbers, pile[:-1])


def test_a_knock_may_be_the_very_first_move_and_none_may_follow_it():
    state = deal("otter-42", 3).play(Knock())
    assert Knock() not in state.legal_moves
    assert state.why_not(Knock()).code == "arithmetic.knocked-already"
    assert state.knocker == 1


def test_the_card_just_taken_may_be_thrown_on_every_turn_also_the_last():
    state = deal("otter-42")
    top = state.discard[-1]
    state = play_all(state, [Draw("discard"), Discard(top), Knock(), Draw("discard")])
    assert Discard(top) in state.legal_moves
    assert state.play(Discard(top)).phase == "score"


def test_each_seat_scores_the_group_it_names_and_the_hands_stay_for_all_to_see():
    hands = [
        "5-circle-orange 4-star-orange 4-square-orange 3-triangle-orange 5-circle-red",
        "1-star-red 2-moon-red 3-moon-blue 4-circle-yellow 5-square-violet",
    ]
    state = position(hands, "1-moon-violet", "2-star-cyan", phase="score", knocker=1, rounds=2)
    group = Score(cards("3-triangle-orange 5-circle-orange 4-star-orange 4-square-orange"))
    assert state.why_not(group) is None
    state = play_all(state, [group, Score(())])
    assert state.last_round.scores == (11, -15) == state.totals
    assert state.last_round.hands == tuple(map(cards, hands))
    assert (state.round, state.turn, state.knocker) == (2, 0, None)
    assert not state.over


def test_a_group_that_is_both_counts_as_the_tic_and_a_worse_or_no_group_may_be_named():
    hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow"
    for named, score in ((hand[:32], 18), ("5-star-red 4-star-red", 9), ("", -18)):
        start = position([hand, hand], phase="score", knocker=0, rounds=1, level=2)
        state = play_all(start, [Score(cards(named)), Score(())])
        assert state.last_round.scores[0] == score
        assert state.over


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((3, 7), (1,)),
        ((7, 3), (0,)),
        ((-7, -3), (1,)),
        ((-3, -3), (0, 1)),
        ((4, 4, 4), (0, 1, 2)),
        ((4, 5, 5), (1, 2)),
        ((5, -1, 5, 0, 5), (0, 2, 4)),
        ((0, 0, -1), (0, 1)),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share(totals, winners):
    empty = ((),) * len(totals)
    one = Round(empty, empty, totals, 0)
    state = position([""] * len(totals), phase="score", rounds=1)._replace(rounds=(one,))
    assert state.over
    assert state.winners == winners
    assert state.view(0).winners == winners


def test_the_snapshot_after_the_last_round_keeps_the_last_position():
    before = deal("otter-42", 2, rounds=1)
    state = quick_round(before)
    shot = GAME.snapshot(state)
    assert shot["over"]
    assert shot["round"] == 1
    assert shot["knocker"] == 1
    assert shot["deck"] == 125 - 10 - 2
    assert len(shot["discard"]) == 2
    assert shot["totals"] == shot["round_scores"][0] == [
        -sum(card.number for card in hand) for hand in state.hands
    ]  # fmt: skip
    assert shot["hands"] == [[str(card) for card in hand] for hand in state.hands]


def test_the_snapshot_between_rounds_is_the_next_deal():
    shot = GAME.snapshot(quick_round(deal("otter-42", 2, rounds=2)))
    assert (shot["over"], shot["round"], shot["turn"], shot["knocker"]) == (False, 2, 0, None)
    assert (shot["winners"], len(shot["round_scores"])) == ([], 1)


@pytest.mark.parametrize(
    "chosen",
    [
        {"level": 0}, {"level": 3}, {"level": True}, {"level": "1"}, {"level": 1.0},
        {"rounds": 0}, {"rounds": 21}, {"rounds": True}, {"rounds": None},
        {"negatives": 1}, {"negatives": "no"}, {"negatives": None}, {"goal": 3}, {"LEVEL": 1},
    ],
)  # fmt: skip
def test_other_options_are_refused_with_what_is_allowed(chosen):
    with pytest.raises(NotationError, match=r"\(.+\)$"):
        GAME.read_options(chosen)


@pytest.mark.parametrize("players", [1, 6, True, "2", None, 2.0])
def test_two_to_five_can_play(players):
    with pytest.raises(NotationError, match="2 to 5"):
        deal("otter-42", players)


def test_options_left_out_take_their_defaults():
    assert GAME.read_options({}) == Options(level=1, rounds=5, negatives=True)
