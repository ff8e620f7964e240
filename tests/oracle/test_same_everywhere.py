"""The same seed deals the same cards and finds the same bots in every process (CASES 16)."""

import os
import subprocess
import sys

import pytest

PLAY = """
import sys
from random import Random
from tictimes.games import GAMES

game = GAMES[sys.argv[1]]
bots = [game.bot(level) for level in ("easy", "medium", "hard")]
state = game.deal("otter-42", 3, game.read_options({}))
print(game.dealt(state))
while not state.over and len(state.moves) < 120:
    seat = state.turn
    rng = Random(f"otter-42/bot/{seat}/{len(state.moves)}")
    move, because = bots[seat](state.view(seat), rng)
    print(seat, move, because.code, because.facts)
    state = state.play(move)
print(game.snapshot(state))
"""


@pytest.mark.parametrize("game", ["happy-times", "arithmetic"])
def test_hash_seeds_change_nothing(game):
    def printed(hash_seed):
        return subprocess.run(
            [sys.executable, "-c", PLAY, game],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    once, *others = [printed(hash_seed) for hash_seed in ("0", "1", "4242")]
    assert once.count("\n") > 20
    assert others == [once, once]
