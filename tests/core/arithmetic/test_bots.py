"""The bots: they know what their seat knows, come to an end, and tell no secrets."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.arithmetic import PACK, Discard, Draw, Knock, Options, Score, best_score
from tictimes.arithmetic.bots import bot
from tictimes.arithmetic.dealing import first_deal
from tictimes.arithmetic.prospects import Prospects
from tictimes.game import Level
from tictimes.sayings import say

from .made import HANDS, cards, playouts, position
from .made import LEVELS as SCORING_LEVELS
from .test_laws import other_hidden_cards

LEVELS = get_args(Level)
levels = pytest.mark.parametrize("level", LEVELS)
GOOD = "5-star-red 4-star-red 3-star-red 2-star-red 1-circle-cyan"
POOR = "1-star-red 2-moon-red 3-moon-cyan 4-circle-yellow 5-square-orange"


def bots_match(seed, bots, options):
    """Every (state, move, reason) of a match between bots, and the state after it."""
    state = first_deal(seed, len(bots), options)
    steps = []
    while not state.over:
        assert len(state.moves) < 1000 * len(bots) * options.rounds
        rng = Random(f"{seed}/bot/{state.turn}/{len(state.moves)}")
        move, because = bot(bots[state.turn])(state.view(state.turn), rng)
        steps.append((state, move, because))
        state = state.play(move)
    return steps, state


@settings(max_examples=30, deadline=None)
@given(playouts(), st.randoms(use_true_random=False))
def test_a_bot_decides_by_its_view_alone(states, random):
    for state in [one for one in states[-6:] if one.legal_moves]:
        other = other_hidden_cards(state, state.turn, random)
        for level in LEVELS:
            choice = bot(level)(state.view(state.turn), Random("same"))
            assert choice[0] in state.legal_moves
            assert bot(level)(other.view(state.turn), Random("same")) == choice


@pytest.mark.parametrize("scoring", [1, 2])
@pytest.mark.parametrize(
    "bots",
    [
        ("easy", "easy"),
        ("medium", "medium"),
        ("hard", "hard"),
        ("hard", "easy", "medium"),
        ("hard", "hard", "hard", "hard", "hard"),
    ],
    ids="-".join,
)
def test_bots_finish_what_they_begin(bots, scoring):
    for number in range(6):
        _, state = bots_match(f"bots-{number}", bots, Options(level=scoring, rounds=2))
        assert state.over


@levels
def test_reasons_can_be_said_and_name_no_hidden_card(level):
    for number in range(8):
        steps, _ = bots_match(f"say-{number}", (level, "medium"), Options(level=1 + number % 2))
        for state, move, because in steps:
            text = say(because)
            assert text.endswith(".")
            assert text.count(".") == 1
            seen = {*state.discard, *state.seen}
            if isinstance(move, Discard):
                seen.add(move.card)
            named = [c for c in PACK if f"{c.colour} {shape(c)} {c.number}" in text]
            assert set(named) <= seen


def shape(card):
    return "moon" if card.shape == "crescent" else card.shape


@levels
def test_with_one_move_left_a_bot_makes_it(level):
    state = position([POOR, GOOD], phase="score", knocker=1)
    assert bot(level)(state.view(0), Random(1))[0] == Score(())


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_scores_its_best_group(level):
    state = position([GOOD, POOR], phase="score", knocker=1, level=2)
    assert bot(level)(state.view(0), Random(1))[0] == Score(cards(GOOD)[:4])


def test_a_beginner_sometimes_names_a_lesser_group_but_always_a_legal_one():
    state = position([GOOD, POOR], phase="score", knocker=1, level=2)
    named = {bot("easy")(state.view(0), Random(number))[0] for number in range(60)}
    assert len(named) > 1
    assert named <= set(state.legal_moves)
    assert Score(()) not in named


def test_medium_knocks_at_12_and_not_below():
    twelve = "4-star-red 4-moon-red 2-star-red 5-square-red 3-circle-cyan"
    eleven = "4-star-red 3-moon-red 2-star-red 5-square-red 3-circle-cyan"
    for hand, knocks in ((twelve, True), (eleven, False)):
        state = position([hand, POOR], "1-moon-violet", "2-star-cyan 3-star-cyan")
        assert best_score(cards(hand), 1) == (12 if knocks else 11)
        assert (bot("medium")(state.view(0), Random(1))[0] == Knock()) == knocks


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_takes_what_completes_its_group(level):
    hand = "5-star-red 4-moon-red 1-star-cyan 2-square-yellow 3-circle-cyan"
    state = position([hand, POOR], "1-moon-violet 5-circle-red", "2-star-cyan 3-star-cyan")
    move, because = bot(level)(state.view(0), Random(1))
    assert move == Draw("discard")
    assert "red circle 5" in say(because)


@levels
def test_a_bot_manages_without_a_deck_and_without_unseen_cards(level):
    state = position([POOR, "1-star-cyan"], " ".join(str(c) for c in PACK if c not in cards(POOR)))
    for number in range(5):
        move, _ = bot(level)(state.view(0), Random(number))
        assert move in state.legal_moves


@settings(max_examples=25, deadline=None)
@given(HANDS, SCORING_LEVELS, st.integers(-10, 20))
def test_prospects_are_exact(hand, level, least):
    unseen = tuple(card for card in PACK[::4] if card not in hand)
    prospects = Prospects(unseen, level)
    after = [
        max(best_score(tuple(c for c in (*hand, card) if c != thrown), level)
            for thrown in (*hand, card))
        for card in unseen
    ]  # fmt: skip
    assert prospects.now(hand) == best_score(hand, level)
    assert prospects.expect(hand) == pytest.approx(sum(after) / len(after))
    floored = sum(max(score, least) for score in after) / len(after)
    assert prospects.expect(hand, least) == pytest.approx(floored)
    assert prospects.helping(hand) == sum(score > best_score(hand, level) for score in after)


GAME_IN_MOVES = """
from random import Random
import tictimes as tt
game = tt.GAMES["arithmetic"]
state = game.deal("same", 3, game.read_options({"level": 2, "rounds": 2}))
while not state.over:
    seat = state.turn
    bot = game.bot(("easy", "medium", "hard")[seat])
    move, because = bot(state.view(seat), Random(f"same/bot/{seat}/{len(state.moves)}"))
    print(move, tt.say(because))
    state = state.play(move)
"""


def test_bots_do_not_depend_on_the_order_of_hashes():
    outputs = {
        subprocess.run(
            [sys.executable, "-c", GAME_IN_MOVES],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "42")
    }
    assert len(outputs) == 1
    assert '["score",' in outputs.pop()
