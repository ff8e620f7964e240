"""How the server does, for the teacher: counts and memory, and of nobody's game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tictimes_app.server.classroom import Classroom
from tictimes_app.server.self_check import SelfCheck
from tictimes_app.server.teacher_pages import TeacherPage

KILO = 1000


class Health(TeacherPage):
    """The server's health, as JSON; status 503 where a part of it does not work."""

    async def get(self) -> None:
        """Tell who is on, as counts, what they cost, and what is broken."""
        if not self.teacher_is_here():
            return
        self.set_header("Cache-Control", "no-store")
        check: SelfCheck = self.settings["self_check"]
        broken = await asyncio.to_thread(check.broken)
        if broken:
            self.set_status(503)
        assert isinstance(self.kernel_manager, Classroom)
        self.finish(health(self.kernel_manager, broken))


def health(classroom: Classroom, broken: tuple[str, ...] = ()) -> dict[str, Any]:
    """The state of a `classroom`: seats, kernels, open pages, and memory in megabytes.

    `status` is `ok`, `full`, or `failing` where something is `broken`.
    """
    kernels = [classroom.get_kernel(kernel_id) for kernel_id in classroom.list_kernel_ids()]
    taken = len(classroom.taken)
    pids = [getattr(kernel.provisioner, "pid", None) for kernel in kernels]
    memory = shared_fairly(pid for pid in pids if pid)
    full = "full" if taken >= classroom.class_size else "ok"
    return {
        "status": "failing" if broken else full,
        "broken": list(broken),
        "seats": classroom.class_size,
        "taken": taken,
        "ready": len(classroom.ready),
        "kernels": len(kernels),
        "pages": sum(count > 0 for count in classroom.connections.values()),
        "memory_mb": round(memory / KILO),
        "memory_mb_each": round(memory / KILO / len(kernels), 1) if kernels else 0,
    }


def shared_fairly(pids: Iterable[int]) -> int:
    """Kilobytes that the processes `pids` take, what they share counted in parts.

    0 where the system does not tell.
    """
    return sum(map(_proportional_set, pids))


def _proportional_set(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
