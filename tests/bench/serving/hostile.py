"""What somebody who floods the server costs the others: at most a tenth of their time."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from uuid import uuid4

import psutil
from tables import print_table, verdict
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClosedError

from .children import Diary, play
from .crowd import percentile
from .servers import Server, running
from .visitors import LostError, Visitor, visit

CHILDREN = 10
TURN = 8.0
"""Seconds with, and then without, somebody who floods."""

SLOWER = 1.1
PAUSE = 0.3
"""Seconds between two clicks of a child, more or less."""


def slowed(quick: bool) -> bool:
    """Let children play, in turns alone and with a flood; whether they hardly notice."""
    with TemporaryDirectory() as scratch, running("ours", Path(scratch), CHILDREN + 1) as server:
        alone, flooded, sent, wrong = asyncio.run(_turns(server, 3 if quick else 10))
    ratio = median(flooded) / median(alone)
    print_table(
        f"{CHILDREN} children, and one who sends what is forbidden",
        ("", "clicks", "p50 ms", "p95 ms"),
        [
            ("alone", len(alone), *_milliseconds(alone)),
            (f"with {sent:,} hostile messages", len(flooded), *_milliseconds(flooded)),
            (f"slower, at most {SLOWER:g}", f"{ratio:.2f}", verdict(ratio <= SLOWER), ""),
            ("errors", len(wrong), verdict(not wrong), ""),
        ],
    )
    return ratio <= SLOWER and not wrong


async def _turns(server: Server, turns: int) -> tuple[list[float], list[float], int, list[str]]:
    diaries = [Diary() for _ in range(CHILDREN)]
    over = False
    playing = [
        asyncio.create_task(play(server, number * 3, lambda: over, diary, PAUSE))
        for number, diary in enumerate(diaries)
    ]
    own = await visit(server)
    await asyncio.sleep(TURN)  # all are there, and what is done once is done
    alone: list[float] = []
    flooded: list[float] = []
    sent = 0
    apart = ProcessPoolExecutor(1, mp_context=get_context("spawn"))  # or it would slow us, not them
    await asyncio.get_running_loop().run_in_executor(apart, flood, server.page, "", "")
    for _ in range(turns):
        for waits, hostile in ((alone, False), (flooded, True)):
            for diary in diaries:
                diary.waits.clear()
            if hostile:
                about = (server.page, own.kernel, own.table)
                sent += await asyncio.get_running_loop().run_in_executor(apart, flood, *about)
            else:
                await asyncio.sleep(TURN)
            waits += [wait for diary in diaries for wait in diary.waits]
    over = True
    apart.shutdown()
    await asyncio.gather(*playing)
    await own.leave()
    return alone, flooded, sent, [said for diary in diaries for said in diary.wrong]


def flood(page: str, kernel: str, table: str) -> int:
    """Send made-up messages for one turn, as fast as the server takes them; how many.

    Without a `kernel` nothing is sent: the program has begun, and that is all.
    """
    if not kernel:
        return 0
    server = Server("ours", page, psutil.Process())
    return asyncio.run(_flood(Visitor(server, None, kernel, "", table)))


async def _flood(own: Visitor) -> int:
    """Cut off, it connects once more."""
    until = time.monotonic() + TURN
    luck = random.Random(7)
    sent = 0
    while time.monotonic() < until:
        with suppress(HTTPClientError):  # nobody lets it in just now
            again = await own.again()
            with suppress(LostError, WebSocketClosedError):
                while time.monotonic() < until:
                    await again.send(*_made_up(luck, own.table))
                    sent += 1
            again.socket.close()
        await asyncio.sleep(0.1)
    return sent


def _made_up(luck: random.Random, table: str) -> tuple[str, dict[str, object]]:
    code = "while True: pass"
    update = {"method": "update", "state": {"board": "x" * 2000}, "buffer_paths": []}
    return luck.choice(
        (
            ("execute_request", {"code": code, "silent": False}),
            ("complete_request", {"code": code, "cursor_pos": 3}),
            ("debug_request", {"command": "initialize"}),
            ("comm_open", {"comm_id": uuid4().hex, "target_name": "made-up", "data": {}}),
            ("comm_msg", {"comm_id": uuid4().hex, "data": update}),
            ("comm_msg", {"comm_id": table, "data": update}),
        )
    )


def _milliseconds(waits: list[float]) -> tuple[str, str]:
    return f"{1000 * median(waits):.0f}", f"{1000 * percentile(waits):.0f}"
