"""Bots against bots: who wins how often, how fast they answer, and whether every match ends.

    python tests/bench/strength.py happy-times --bots hard,medium --games 2000
    python tests/bench/strength.py arithmetic --level 2 --bots hard,medium --games 400 --jobs 2

Seats alternate: the first bot named sits at seat 0 in even games and at seat 1 in odd ones.
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from random import Random
from statistics import quantiles

from tables import print_table, verdict

TURNS = 500
"""A bot-only match is stopped after so many turns a player (and round)."""

WANTED: dict[tuple[str, str, str], tuple[float, float]] = {
    ("happy-times", "medium", "easy"): (0.80, 0.95),
    ("arithmetic", "medium", "easy"): (0.80, 0.95),
    ("happy-times", "hard", "medium"): (0.68, 1.0),
    ("arithmetic", "hard", "medium"): (0.66, 1.0),
}


@dataclass
class Tally:
    """What came of some games; `won[i]` belongs to the i-th bot named."""

    won: Counter[int] = field(default_factory=Counter)
    draws: int = 0
    unfinished: list[str] = field(default_factory=list)
    turns: int = 0
    answers: dict[str, list[float]] = field(default_factory=dict)
    first: dict[str, list[float]] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Count what `other` has counted, too."""
        self.won.update(other.won)
        self.draws += other.draws
        self.unfinished += other.unfinished
        self.turns += other.turns
        for mine, its in ((self.answers, other.answers), (self.first, other.first)):
            for level, times in its.items():
                mine.setdefault(level, []).extend(times)


def play_one(game: str, bots: Sequence[str], options: dict[str, object], number: int) -> Tally:
    """Play game `number` between `bots`, rotated by its number."""
    from tictimes.games import GAMES

    one, seats = GAMES[game], len(bots)
    seed = f"strength-{number}"
    owner = [(seat + number) % seats for seat in range(seats)]
    players = [one.bot(bots[bot]) for bot in owner]
    tally = Tally()
    state = one.deal(seed, seats, one.read_options(options))
    turns = 0
    while not state.over:
        seat = state.turn
        level = bots[owner[seat]]
        rng = Random(f"{seed}/bot/{seat}/{len(state.moves)}")
        view = state.view(seat)
        start = time.process_time()  # what the bot itself takes, however busy the machine is
        move, _ = players[seat](view, rng)
        tally.answers.setdefault(level, []).append(time.process_time() - start)
        state_after = state.play(move)
        if one.round_over(state, state_after):
            turns = 0
        elif move.json[0] in ("discard", "declare", "knock"):
            turns += 1
            tally.turns += 1
        state = state_after
        if turns > TURNS * seats:
            tally.unfinished.append(seed)
            return tally
    if len(state.winners) == 1:
        tally.won[owner[state.winners[0]]] += 1
    else:
        tally.draws += 1
    return tally


def play_many(
    game: str, bots: Sequence[str], options: dict[str, object], numbers: Sequence[int]
) -> Tally:
    """Play several games in this process; its first answers are kept apart, too."""
    total = Tally()
    for number in numbers:
        one = play_one(game, bots, options, number)
        if number == numbers[0]:
            one.first = {level: times[:1] for level, times in one.answers.items()}
        total.add(one)
    return total


def play_all(
    game: str, bots: Sequence[str], options: dict[str, object], games: int, jobs: int
) -> tuple[Tally, float]:
    """Play `games` games on `jobs` processors: the tally and the seconds it took."""
    start = time.perf_counter()
    # Games in one share must sit both ways, so each share takes pairs of neighbours.
    shares = [[n for n in range(games) if n // 2 % jobs == job] for job in range(jobs)]
    total = Tally()
    with ProcessPoolExecutor(jobs) as pool:
        for tally in pool.map(play_many, repeat(game), repeat(bots), repeat(options), shares):
            total.add(tally)
    return total, time.perf_counter() - start


def report(
    game: str, bots: Sequence[str], options: dict[str, object], games: int, jobs: int
) -> bool:
    """Play and print; whether every figure that is wanted was met."""
    tally, seconds = play_all(game, bots, options, games, jobs)
    decided = sum(tally.won.values()) or 1
    share = tally.won[0] / decided
    margin = 1.96 * (share * (1 - share) / decided) ** 0.5
    low, high = WANTED.get((game, *bots), (0.0, 1.0))
    good = low <= share <= high
    ended = not tally.unfinished
    rows = [
        (f"{bots[0]} wins of decided", f"{share:.1%} ± {margin:.1%}",
         f"{low:.0%} to {high:.0%}", verdict(good)),
        ("won, drawn", f"{[tally.won[i] for i in range(len(bots))]}, {tally.draws}", "", ""),
        ("unfinished", len(tally.unfinished), "0", verdict(ended)),
        ("turns a game", f"{tally.turns / games:.1f}", "", ""),
        ("seconds", f"{seconds:.1f} on {jobs} processors", "", ""),
    ]  # fmt: skip
    for level, times in tally.answers.items():
        percentile = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
        first = max(tally.first.get(level, [0.0]))
        good_times = level != "hard" or (percentile < 0.020 and first < 0.500)
        good &= good_times
        rows.append(
            (f"{level} answers, 95th percentile (first)",
             f"{percentile * 1000:.2f} ms ({first * 1000:.0f} ms)",
             "20 ms (500 ms)" if level == "hard" else "", verdict(good_times))
        )  # fmt: skip
    settings = " ".join(f"{name}={value}" for name, value in options.items())
    print_table(
        f"{game} {settings}: {' against '.join(bots)}, {games} games, seats alternating",
        ("", "measured", "wanted", ""),
        rows,
    )
    for seed in tally.unfinished[:5]:
        print(f"  unfinished: {seed}")
    return good and ended


def main() -> None:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="hard,medium")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--level", type=int)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--highest", type=int)
    wanted = vars(parser.parse_args())
    options = {k: v for k in ("level", "rounds", "highest") if (v := wanted[k]) is not None}
    bots = wanted["bots"].split(",")
    report(wanted["game"], bots, options, wanted["games"], wanted["jobs"])


if __name__ == "__main__":
    main()
