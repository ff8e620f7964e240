"""What a server's processes cost: time of the processor, and memory, shared or their own."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import psutil

KILO = 1000
QUIET = 0.12
"""Seconds of the processor in half a second, below which a server counts as idle."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Megabytes: a process's own, and with its part of what it shares."""

    uss: float
    pss: float

    def __add__(self, other: Memory) -> Memory:
        return Memory(self.uss + other.uss, self.pss + other.pss)


def memory(processes: Iterable[psutil.Process]) -> Memory:
    """The memory of all of these; one that has just ended has none."""
    total = Memory(0, 0)
    for process in processes:
        total += _memory(process.pid)
    return total


def _memory(pid: int) -> Memory:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()[1:]
    except OSError:
        return Memory(0, 0)
    said = {name: int(rest.split()[0]) for name, rest in (line.split(":") for line in lines)}
    own = said["Private_Clean"] + said["Private_Dirty"]
    return Memory(own / KILO, said["Pss"] / KILO)


def tree(process: psutil.Process) -> list[psutil.Process]:
    """The process and all that it has started, directly or not."""
    return [process, *process.children(recursive=True)]


def worked(processes: Iterable[psutil.Process]) -> float:
    """Seconds of the processor that these have used so far."""
    total = 0.0
    for process in processes:
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


def settle(process: psutil.Process, most: float = 60) -> None:
    """Wait until `process` and its children have nothing to do: a pool may be filling."""
    end = time.monotonic() + most
    quiet = 0
    before = worked(tree(process))
    while quiet < 2 and time.monotonic() < end:
        time.sleep(0.5)
        now = worked(tree(process))
        quiet = quiet + 1 if now - before < QUIET else 0
        before = now
