"""The command `simulate`: bots against bots, many games at once."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import get_args

import click

from tictimes.errors import NotationError, quoted
from tictimes.game import Level
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.store import MemoryStore
from tictimes_app.answers import Answer, answer_one, json_option
from tictimes_app.game_options import chosen, game_argument, game_options

MOST_TURNS = 500
"""Turns a player and round; a game of bots that takes longer is stopped (RULES)."""

LARGEST_CHUNK = 50


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game of bots went; `winners` is empty for one that was stopped."""

    winners: tuple[int, ...]
    turns: int
    scores: tuple[int, ...]


def play_out(game: str, names: tuple[str, ...], options: dict[str, object], seed: str) -> Outcome:
    """The game that `seed` deals, played by the bots called `names` to its end.

    >>> bots = ("Fox (easy bot)", "Bear (easy bot)")
    >>> len(play_out("arithmetic", bots, {"rounds": 1}, "otter-42").scores)
    2
    """
    live = LiveMatch.start(Setup.of(game, seed, names, options), MemoryStore())
    rules = live.folded.setup.game
    turns = this_round = 0
    while live.bot_to_move:
        before = live.state
        if before.phase == "draw":
            if this_round == MOST_TURNS * len(names):
                break
            turns, this_round = turns + 1, this_round + 1
        live = live.next()
        if rules.round_over(before, live.state):
            this_round = 0
    rows = rules.board(live.state.view(0), names).scores
    return Outcome(live.state.winners, turns, tuple(row.total for row in rows))


@click.command(epilog="Example: tictimes simulate arithmetic --bots medium,hard --games 200")
@game_argument
@click.option(
    "--games", type=click.IntRange(1), default=1000, show_default=True, help="How many are played."
)
@click.option("--bots", default="medium,hard", show_default=True, help="One level a seat.")
@click.option("--seed", default="simulate", show_default=True, help="Game i is dealt by SEED-i.")
@game_options
@json_option
def simulate(game: str, games: int, bots: str, seed: str, as_json: bool, **options: object) -> None:
    """Let bots play against bots, and count who wins."""
    from tictimes.games import GAMES

    names = tuple(_bot_names(bots))
    wanted = chosen(GAMES[game], options)
    Setup.of(game, f"{seed}-{games - 1}", names, wanted)  # refuses what cannot be dealt, at once
    begun = time.monotonic()
    play = partial(play_out, game, names, wanted)
    outcomes = list(_outcomes(play, [f"{seed}-{i}" for i in range(games)]))
    answer_one(
        _summary(outcomes, len(names), time.monotonic() - begun), as_json, partial(_show, names)
    )


def _bot_names(bots: str) -> Iterator[str]:
    for seat, level in enumerate(bots.split(",")):
        if level not in get_args(Level):
            raise NotationError(f"{quoted(level)} is no bot", ", ".join(get_args(Level)))
        yield f"{seat} ({level} bot)"


def _outcomes(play: partial[Outcome], seeds: list[str]) -> Iterator[Outcome]:
    """The outcome of every seed, in order, on all processors, with a bar on a terminal."""
    from rich.console import Console
    from rich.progress import track

    workers = min(os.cpu_count() or 1, len(seeds))
    chunk = max(1, min(LARGEST_CHUNK, len(seeds) // (4 * workers)))
    console = Console(stderr=True)
    with ProcessPoolExecutor(workers) as pool:
        yield from track(
            pool.map(play, seeds, chunksize=chunk),
            "playing",
            total=len(seeds),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )


def _summary(outcomes: list[Outcome], seats: int, seconds: float) -> Answer:
    finished = [outcome for outcome in outcomes if outcome.winners]
    decided = [outcome.winners[0] for outcome in finished if len(outcome.winners) == 1]
    return {
        "games": len(outcomes),
        "finished": len(finished),
        "unfinished": len(outcomes) - len(finished),
        "wins": [decided.count(seat) for seat in range(seats)],
        "draws": len(finished) - len(decided),
        "mean_turns": sum(outcome.turns for outcome in outcomes) / len(outcomes),
        "mean_scores": [
            sum(outcome.scores[seat] for outcome in outcomes) / len(outcomes)
            for seat in range(seats)
        ],
        "seconds": round(seconds, 3),
    }


def _show(names: tuple[str, ...], answer: Answer) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("seat", "wins", "mean score")
    for name, wins, score in zip(names, answer["wins"], answer["mean_scores"], strict=True):
        table.add_row(name, str(wins), f"{score:.2f}")
    Console().print(table)
    click.echo(
        f"{answer['games']} games in {answer['seconds']:.1f} s: {answer['draws']} drawn, "
        f"{answer['unfinished']} unfinished, {answer['mean_turns']:.1f} turns on average"
    )
