"""How the server does, for the teacher: counts and memory, and of nobody's game."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError

from tictimes_app.server.classroom import Classroom

KILO = 1000
FORWARDED = ("X-Forwarded-For", "X-Real-Ip", "Forwarded")


class TeacherPage(JupyterHandler):
    """Answers on this machine itself; from elsewhere, to who has the teacher's word."""

    def initialize(self, teacher_word: str) -> None:
        """Take what the route gives."""
        self.teacher_word = teacher_word

    def check_teacher(self) -> None:
        """Turn everyone else away, with 403; behind a proxy, all come from the proxy's machine."""
        typed = self.get_query_argument("word", "").strip().casefold()
        knows = hmac.compare_digest(typed.encode(), self.teacher_word.encode())
        headers = self.request.headers
        near = ip_address(str(self.request.remote_ip)).is_loopback
        if not knows and (not near or any(name in headers for name in FORWARDED)):
            raise HTTPError(403, "the teacher's word is missing")


class Health(TeacherPage):
    """The server's health, as JSON."""

    def get(self) -> None:
        """Tell who is on, as counts, and what they cost."""
        self.check_teacher()
        self.set_header("Cache-Control", "no-store")
        assert isinstance(self.kernel_manager, Classroom)
        self.finish(health(self.kernel_manager))


def health(classroom: Classroom) -> dict[str, Any]:
    """The state of a `classroom`: seats, kernels, open pages, and memory in megabytes."""
    kernels = [classroom.get_kernel(kernel_id) for kernel_id in classroom.list_kernel_ids()]
    taken = len(classroom.taken)
    pids = [getattr(kernel.provisioner, "pid", None) for kernel in kernels]
    memory = shared_fairly(pid for pid in pids if pid)
    return {
        "status": "full" if taken >= classroom.class_size else "ok",
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
