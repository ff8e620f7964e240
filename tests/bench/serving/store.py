"""Thirty processes that write fifty moves each to one file of matches."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tables import print_table, verdict

from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.sqlite_store import SqliteStore

from .crowd import percentile

WRITERS, MOVES = 30, 50


def many_writers() -> bool:
    """Let them write; whether all of it is there, and nobody saw an error."""
    with TemporaryDirectory() as scratch:
        path = Path(scratch) / "matches.sqlite"
        begin = time.monotonic()
        with ProcessPoolExecutor(WRITERS, mp_context=get_context("fork")) as pool:
            told = list(pool.map(_write, [path] * WRITERS, range(WRITERS)))
        seconds = time.monotonic() - begin
        store = SqliteStore(path)
        kept = sum(len(store.read(key).entries) for key, _ in told)
        whole = all(LiveMatch.resume(key, store).folded.entries == MOVES for key, _ in told)
    waits = [wait for _, each in told for wait in each]
    good = kept == WRITERS * MOVES and whole
    print_table(
        f"{WRITERS} processes write {MOVES} entries each to one file",
        ("kept", "seconds", "a move: p50, p95, most ms", ""),
        [
            (
                f"{kept:,} of {WRITERS * MOVES:,}",
                f"{seconds:.1f}",
                ", ".join(
                    f"{1000 * one:.0f}" for one in (median(waits), percentile(waits), max(waits))
                ),
                verdict(good),
            )
        ],
    )
    return good


def _write(path: Path, number: int) -> tuple[str, list[float]]:
    """Play by the rules; the id of the match, and how long each move took. Errors are raised."""
    live = LiveMatch.start(
        Setup.of("happy-times", f"otter-{number}", ["Ana", "Ben"], {}), SqliteStore(path)
    )
    waits = []
    for _ in range(MOVES):
        move = tuple(live.state.legal_moves)[-1]  # never a set, or the game would be over too soon
        begin = time.monotonic()
        live = live.play(move)
        waits.append(time.monotonic() - begin)
        assert live.is_kept
    return live.key, waits
