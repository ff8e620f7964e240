"""How many children 20 GiB hold: some who only look, and some who are in the middle of a game."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tables import print_table

from .children import GAMES, wish
from .processes import memory, tree
from .servers import Server, running
from .visitors import Visitor, visit

CHILDREN = 12
CLICKS = 60
ROOM = 20 * 1024**3 / 1e6
"""Megabytes."""


def holds() -> bool:
    """Print it: what the server and its parent take, and what each child adds to that."""
    with TemporaryDirectory() as scratch, running("ours", Path(scratch), CHILDREN) as server:
        rows = asyncio.run(_count(server))
    head = ("a child who", "adds MB", "beside MB", "20 GiB hold")
    print_table("Room: a kernel's own memory, and the server's and the warm parent's", head, rows)
    return True


async def _count(server: Server) -> list[tuple[str, str, str, str]]:
    visitors = [await visit(server, GAMES[number % len(GAMES)]) for number in range(CHILDREN)]
    rows = [_row("looks at a table just laid", server)]
    for number, visitor in enumerate(visitors):
        await _play_some(visitor, random.Random(number))
    rows.append(_row(f"has clicked {CLICKS} times", server))
    for visitor in visitors:
        await visitor.leave()
    return rows


async def _play_some(visitor: Visitor, luck: random.Random) -> None:
    for _ in range(CLICKS):
        asked = wish(visitor.board, luck)
        if asked is None:
            return
        await visitor.ask(**asked)


def _row(who: str, server: Server) -> tuple[str, str, str, str]:
    kernels = server.kernels
    each = median(memory([kernel]).uss for kernel in kernels)
    beside = memory(tree(server.process)).pss - sum(memory([one]).uss for one in kernels)
    return who, f"{each:.1f}", f"{beside:.0f}", f"{(ROOM - beside) / each:,.0f}"
