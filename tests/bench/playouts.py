"""How many moves a second one contender makes when it plays at random through its public API.

    python tests/bench/playouts.py happy-times --seconds 2

Run on its own, in whichever Python has that contender, so that all are measured alike: the same
`random.Random`, deals included, after a warm-up, on the processor's own clock. Prints JSON.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator

Playout = Iterator[int]
"""Endless random games; each item is the number of moves in one of them."""


def tictimes(game: str, **options: object) -> Playout:
    """Moves are draws, discards, declarations, knocks and scores: every call of `play`."""
    from tictimes.games import GAMES

    rng = random.Random(1)
    one = GAMES[game]
    read = one.read_options(options)
    number = 0
    while True:
        state = one.deal(f"playout-{number}", 2, read)
        count, number = 0, number + 1
        while not state.over:
            state = state.play(rng.choice(state.legal_moves))
            count += 1
        yield count


def rlcard() -> Playout:
    """Moves are draws, discards, knocks, gin, dead hand and scoring: every `env.step`."""
    import rlcard

    rng = random.Random(1)
    env = rlcard.make("gin-rummy", config={"seed": 1})
    while True:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            count += 1
        yield count


def open_spiel() -> Playout:
    """Moves are every `apply_action`: draws, discards, knocks, layoffs, and each card dealt."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game("gin_rummy")
    while True:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
        yield count


CONTENDERS: dict[str, Callable[[], Playout]] = {
    "rlcard": rlcard,
    "open_spiel": open_spiel,
    "happy-times": lambda: tictimes("happy-times"),
    "arithmetic": lambda: tictimes("arithmetic"),
    "arithmetic-2": lambda: tictimes("arithmetic", level=2),
}


def measure(playouts: Playout, seconds: float) -> dict[str, float]:
    """Moves a second and moves a game over `seconds`."""
    start = time.process_time()
    games = moves = 0
    while (spent := time.process_time() - start) < seconds:
        moves += next(playouts)
        games += 1
    return {"moves_a_second": moves / spent, "moves_a_game": moves / games, "games": games}


def main() -> None:
    """Measure the contender named on the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("contender", choices=CONTENDERS)
    parser.add_argument("--seconds", type=float, default=2.0)
    wanted = parser.parse_args()
    playouts = CONTENDERS[wanted.contender]()
    measure(playouts, wanted.seconds / 2)
    print(json.dumps(measure(playouts, wanted.seconds)))


if __name__ == "__main__":
    main()
