"""`tictimes simulate` against bots that are asked one by one, as RULES section 3 has it."""

import json
from collections import Counter
from random import Random

import pytest
from oracle.command import run

from tictimes.games import GAMES


def winners(game, bots, options, seed):
    """Who wins when each bot is given its view and its own generator."""
    one = GAMES[game]
    state = one.deal(seed, len(bots), one.read_options(options))
    while not state.over:
        seat = state.turn
        rng = Random(f"{seed}/bot/{seat}/{len(state.moves)}")
        move, _ = one.bot(bots[seat])(state.view(seat), rng)
        state = state.play(move)
    return state.winners


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("happy-times", ["medium", "hard", "easy"], {}),
        ("happy-times", ["easy", "medium"], {"goal": 1}),
        ("arithmetic", ["medium", "easy"], {"level": 2, "rounds": 2}),
        ("arithmetic", ["easy", "medium", "hard"], {"rounds": 1}),
    ],
)
def test_simulate_counts_what_the_bots_do(game, bots, options):
    flags = [f"--{name}={value}" for name, value in options.items()]
    done = run(
        "simulate", game, "--games", 12, "--bots", ",".join(bots), "--seed", "owl", *flags,
        "--json", check=0,
    )  # fmt: skip
    said = json.loads(done.stdout)
    results = [winners(game, bots, options, f"owl-{number}") for number in range(12)]
    wins = Counter(result[0] for result in results if len(result) == 1)
    assert said["wins"] == [wins[seat] for seat in range(len(bots))]
    assert said["draws"] == sum(len(result) > 1 for result in results)
    assert (said["games"], said["finished"], said["unfinished"]) == (12, 12, 0)
    assert set(said) == {
        "games", "finished", "unfinished", "wins", "draws", "mean_turns", "mean_scores", "seconds",
    }  # fmt: skip
