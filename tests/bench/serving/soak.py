"""A lesson of ten minutes: 30 scripted children play; no error, memory flat, kernels = children."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from tables import print_table, verdict

from .children import Diary, play
from .crowd import percentile
from .processes import memory, tree
from .servers import Server, running

CHILDREN = 30
LOOK_EVERY = 20.0
CHANGING = 2
"""Kernels beside those of the children: one that ends, and one that is being made for the next."""

GROWTH = 1.1
"""How much more the class may take in the last third of the lesson than in the second."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a look at the server showed, after so many seconds."""

    after: float
    uss: float
    pss: float
    kernels: int
    taken: int
    ready: int
    pages: int


def lesson(minutes: float) -> bool:
    """Let them play for so long; whether all went well."""
    diaries = [Diary() for _ in range(CHILDREN)]
    with TemporaryDirectory() as scratch, running("ours", Path(scratch), CHILDREN) as server:
        looks = asyncio.run(_play(server, diaries, minutes * 60))
    _print(looks)
    wrong = [said for diary in diaries for said in diary.wrong]
    for said in wrong[:10]:
        print(f"  {said}")
    waits = [wait for diary in diaries for wait in diary.waits]
    third = len(looks) // 3
    middle, last = looks[third : 2 * third], looks[2 * third :]
    growth = median(one.uss for one in last) / median(one.uss for one in middle)
    most = max(one.kernels for one in looks)
    seated = most <= CHILDREN + CHANGING and all(one.taken <= CHILDREN for one in looks)
    good = not wrong and growth <= GROWTH and seated
    print_table(
        f"{CHILDREN} children for {minutes:g} minutes",
        ("", ""),
        [
            ("clicks", f"{len(waits):,}"),
            ("games, pages", f"{sum(d.games for d in diaries)}, {sum(d.pages for d in diaries)}"),
            ("answered in (p50, p95, most), ms", _milliseconds(waits)),
            ("errors", f"{len(wrong)} {verdict(not wrong)}"),
            (f"memory grew, at most {GROWTH:g}", f"{growth:.2f} {verdict(growth <= GROWTH)}"),
            (f"most kernels, at most {CHILDREN} + {CHANGING}", f"{most} {verdict(seated)}"),
        ],
    )
    return good


async def _play(server: Server, diaries: list[Diary], seconds: float) -> list[Look]:
    begin = time.monotonic()

    def late() -> bool:
        return time.monotonic() - begin > seconds

    async def look() -> list[Look]:
        looks = []
        while not late():
            looks.append(await asyncio.to_thread(_look, server, begin))
            clicks = sum(len(diary.waits) for diary in diaries)
            wrong = sum(len(diary.wrong) for diary in diaries)
            print(f"  {looks[-1]}, {clicks} clicks, {wrong} errors", flush=True)
            await asyncio.sleep(LOOK_EVERY)
        return looks

    children = (play(server, number, late, diary) for number, diary in enumerate(diaries))
    looks, *_ = await asyncio.gather(look(), *children)
    return looks


def _look(server: Server, begin: float) -> Look:
    with urlopen(f"{server.origin}/tictimes/health") as answer:
        health = json.load(answer)
    now = memory(tree(server.process))
    after = time.monotonic() - begin
    counts = (health[name] for name in ("taken", "ready", "pages"))
    return Look(after, now.uss, now.pss, len(server.kernels), *counts)


def _print(looks: list[Look]) -> None:
    shown = looks[:: max(1, len(looks) // 10)]
    rows = [
        (
            *(f"{number:.0f}" for number in (one.after, one.uss, one.pss)),
            *(one.kernels, one.taken, one.ready, one.pages),
        )
        for one in shown
    ]
    head = ("after s", "own MB", "shared fairly MB", "kernels", "taken", "ready", "pages")
    print_table("The server and all its kernels", head, rows)


def _milliseconds(waits: list[float]) -> str:
    numbers = (median(waits), percentile(waits), max(waits)) if waits else (0.0, 0.0, 0.0)
    return ", ".join(f"{1000 * one:.0f}" for one in numbers)
