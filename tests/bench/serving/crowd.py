"""Many at once: how long each waits until the first answer to a click, and what that costs."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from .processes import Memory, memory, tree, worked
from .servers import Name, Server, running
from .visitors import Visitor, visit


@dataclass(frozen=True, slots=True)
class Crowd:
    """What came of so many visitors at once."""

    seconds: tuple[float, ...]
    failures: tuple[str, ...]
    work: float
    before: Memory
    after: Memory
    kernels: tuple[Memory, ...]

    @property
    def p50(self) -> float:
        return median(self.seconds) if self.seconds else float("nan")

    @property
    def p95(self) -> float:
        return percentile(self.seconds)

    @property
    def kernel(self) -> Memory:
        """A kernel's memory, in the middle; where all share a process, a child's part of it."""
        if not self.kernels:
            many = max(1, len(self.seconds))
            grown = self.after.uss - self.before.uss
            return Memory(grown / many, (self.after.pss - self.before.pss) / many)
        return Memory(
            median(one.uss for one in self.kernels), median(one.pss for one in self.kernels)
        )


def percentile(seconds: tuple[float, ...] | list[float]) -> float:
    """The 95th percentile."""
    if len(seconds) < 2:
        return seconds[0] if seconds else float("nan")
    return quantiles(seconds, n=20, method="inclusive")[-1]


def crowd(name: Name, many: int, folder: Path) -> Crowd:
    """Start the server called `name`, and let `many` visitors come at the same moment."""
    with running(name, folder, class_size=many) as server:
        return asyncio.run(_come(server, many))


async def _come(server: Server, many: int) -> Crowd:
    before, work = memory(tree(server.process)), worked(tree(server.process))
    came = await asyncio.gather(*(timed(server) for _ in range(many)))
    here = tree(server.process)
    seen = Crowd(
        seconds=tuple(one for one, _, _ in came if one is not None),
        failures=tuple(why for _, _, why in came if why),
        work=(worked(here) - work) / many,
        before=before,
        after=memory(here),
        kernels=tuple(memory([kernel]) for kernel in server.kernels),
    )
    for _, visitor, _ in came:
        if visitor:
            visitor.socket.close()
    return seen


async def timed(server: Server) -> tuple[float | None, Visitor | None, str]:
    """Seconds from the first request to the answer to the first click, or why there was none."""
    begin = time.monotonic()
    try:
        visitor = await visit(server)
        await visitor.ask(do="draw-deck")
        if visitor.board["moves"] != 1:
            return None, visitor, "the card was not drawn"
    except Exception as problem:  # whatever it is, it is a failure of the server's
        return None, None, f"{type(problem).__name__}: {problem}"
    return time.monotonic() - begin, visitor, ""
