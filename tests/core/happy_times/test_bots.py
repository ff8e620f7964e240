"""The bots: they know what their seat knows, they do not fall asleep, and they tell no secrets."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations_with_replacement, pairwise
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.game import Level
from tictimes.happy_times import Declare, Discard, Draw, Options, sets_in
from tictimes.happy_times.bots import PATIENCE, bot, to_come
from tictimes.happy_times.dealing import deal_match
from tictimes.happy_times.prospects import Prospects
from tictimes.sayings import say

from .made import OPTIONS, SEEDS, play_all, position
from .test_laws import other_hidden_cards

LEVELS = get_args(Level)
levels = pytest.mark.parametrize("level", LEVELS)


def bots_match(seed, bots, options, turns=500):
    """Every (state, move, reason) of a match between bots, and the state after it."""
    state = deal_match(seed, len(bots), options)
    steps = []
    while state.legal_moves and len(steps) < 2 * turns * len(bots):
        rng = Random(f"{seed}/bot/{state.turn}/{len(steps)}")
        move, reason = bot(bots[state.turn])(state.view(state.turn), rng)
        steps.append((state, move, reason))
        state = state.play(move)
    return steps, state


MATCHES = st.tuples(SEEDS, st.lists(st.sampled_from(LEVELS), min_size=2, max_size=4), OPTIONS)


@settings(max_examples=40, deadline=None)
@given(MATCHES)
def test_bots_finish_their_matches(match):
    _, last = bots_match(*match)
    assert last.over


@settings(max_examples=40, deadline=None)
@given(MATCHES, st.randoms(use_true_random=False))
def test_a_bot_moves_by_its_view_and_its_generator_alone(match, random):
    steps, _ = bots_match(*match)
    _, bots, _ = match
    for state, move, reason in steps[::5]:
        seat = state.turn
        other = other_hidden_cards(state, seat, random)
        rng = Random(f"{match[0]}/bot/{seat}/{len(state.moves)}")
        assert bot(bots[seat])(other.view(seat), rng) == (move, reason)


@settings(max_examples=40, deadline=None)
@given(MATCHES)
def test_a_bot_never_throws_back_what_it_took_from_the_discard_pile(match):
    steps, _ = bots_match(*match)
    for (before, draw, _), (_, move, _) in pairwise(steps):
        if draw == Draw("discard"):
            assert move != Discard(before.discard[-1])


@settings(max_examples=40, deadline=None)
@given(MATCHES)
def test_a_reason_is_one_sentence_about_cards_that_all_have_seen(match):
    steps, _ = bots_match(*match)
    for state, move, reason in steps:
        assert say(reason)
        seen = {*state.discard[-1:], *state.shown[state.turn]}
        if isinstance(move, Discard):
            seen.add(move.card)
        facts = dict(reason.facts)
        assert {facts[name] for name in ("card", "kept") if name in facts} <= seen


@levels
def test_a_bot_lays_down_its_last_set(level):
    state = position([(2, 4, 7), (1,)], discard=[3], deck=[6, 5, 5], phase="draw", goal=1)
    state = state.play(Draw("deck"))
    moves = {bot(level)(state.view(0), Random(number))[0] for number in range(40)}
    assert any(isinstance(move, Declare) for move in moves)
    if level != "easy":
        assert len(moves) == 1


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_takes_what_makes_its_last_set(level):
    state = position([(3, 9), (1, 5)], discard=[7, 15], deck=[6, 5, 5], goal=1)
    move, reason = bot(level)(state.view(0), Random(1))
    assert move == Draw("discard")
    assert say(reason) == "15 makes a set with my cards, so I take it."


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_throws_what_makes_no_set(level):
    state = position([(4, 8, 9, 11), (1, 5)], discard=[7], deck=[5, 5], phase="discard")
    thrown = {bot(level)(state.view(0), Random(number))[0] for number in range(20)}
    assert thrown == ({Discard(11)} if level == "hard" else {Discard(9), Discard(11)})


@levels
def test_a_bot_with_one_legal_move_makes_it(level):
    state = position([(3,), (1, 5)], discard=[3])
    move, reason = bot(level)(state.view(0), Random(1))
    assert move == Draw("discard")
    assert say(reason) == "There is nothing else that I can do."
    state = state.play(move)
    assert bot(level)(state.view(0), Random(1))[0] == Discard(3)


def test_after_a_long_wait_only_what_comes_by_is_waited_for():
    state = position([(3, 9), (15, 15)], discard=[7], deck=[11] * 60)
    waiting = [Draw("deck"), Discard(11)] * (2 * PATIENCE)
    assert set(to_come(play_all(state, waiting[:-2]).view(0))) != {11}
    assert set(to_come(play_all(state, waiting).view(0))) == {11}


def fewest_turns(to_come):
    """For each pair of cards, the turns to a set if every draw is put to its best use: iterated."""
    total = sum(to_come.values())
    turns = dict.fromkeys(combinations_with_replacement(sorted(to_come), 2), 0.0)
    for _ in range(60):
        turns = {
            pair: 1 + sum(n * best(turns, pair, card) for card, n in to_come.items()) / total
            for pair in turns
        }
    return turns


def best(turns, pair, card):
    if sets_in((*pair, card)):
        return 0
    one, other = pair
    return min(turns[pair], turns[tuple(sorted((one, card)))], turns[tuple(sorted((other, card)))])


def test_prospects_of_a_pair_are_nearly_those_of_perfect_play():
    to_come = {**dict.fromkeys(range(1, 17), 2), 6: 1, 12: 0, 3: 0}
    del to_come[12], to_come[3]
    prospects = Prospects(Options(), to_come)
    for pair, turns in fewest_turns(to_come).items():
        assert turns - 1e-6 <= prospects.turns(pair, 1) <= 1.02 * turns


def test_prospects_of_small_hands():
    pack = dict.fromkeys(range(1, 17), 2)
    prospects = Prospects(Options(), pack)
    assert prospects.turns((), 0) == 0
    assert prospects.turns((4, 10), 1) == 32 / 12
    assert prospects.turns((2, 4, 6), 1) == 1
    assert prospects.turns((2, 4, 6, 8, 10, 12), 2) == 2
    assert prospects.turns((7, 7), 1) == prospects.turns((11, 13), 1)


@pytest.mark.parametrize("hash_seed", ["0", "1", "2"])
def test_bots_move_alike_whatever_the_hash_seed(hash_seed):
    program = (
        "from random import Random\n"
        "from tictimes.happy_times import deal\n"
        "from tictimes.happy_times.bots import bot\n"
        "state = deal('otter-42', 3, primes=True, odds=True)\n"
        "levels = ('easy', 'medium', 'hard')\n"
        "while not state.over:\n"
        "    view, rng = state.view(state.turn), Random(str(len(state.moves)))\n"
        "    state = state.play(bot(levels[state.turn])(view, rng)[0])\n"
        "print(*state.moves)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    steps = told.split()
    assert steps == golden_moves().split()


def golden_moves():
    state = deal_match("otter-42", 3, Options(primes=True, odds=True))
    while not state.over:
        view, rng = state.view(state.turn), Random(str(len(state.moves)))
        state = state.play(bot(LEVELS[state.turn])(view, rng)[0])
    return " ".join(map(str, state.moves))


def test_stronger_bots_win_more_often():
    won = {"medium": 0, "easy": 0}
    for number in range(60):
        bots = ["medium", "easy"] if number % 2 else ["easy", "medium"]
        _, last = bots_match(f"strength-{number}", bots, Options())
        if len(last.winners) == 1:
            won[bots[last.winners[0]]] += 1
    assert won["medium"] > 2 * won["easy"]
