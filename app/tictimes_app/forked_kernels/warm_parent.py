"""The server's end of a warm parent."""

from __future__ import annotations

import os
import socket
import subprocess
import sys

from tictimes_app.forked_kernels.order import Order, Warmth, as_bytes
from tictimes_app.forked_kernels.process import ForkedProcess

CAN_FORK = sys.platform == "linux" and hasattr(os, "pidfd_open")

ANSWERS_WITHIN = 60.0
"""Seconds for an answer; before the first one everything is imported."""

ARENAS = {"MALLOC_ARENA_MAX": "2"}
"""Each thread of a kernel would else have a heap of its own, most of it unused."""


class CannotForkError(Exception):
    """No kernel can be forked; its text says why. `lasting` where trying again is of no use."""

    def __init__(self, why: str, *, lasting: bool = False) -> None:
        super().__init__(why)
        self.lasting = lasting


class WarmParent:
    """A process that forks kernels as long as this object lives.

    Raises `CannotForkError` where the system has not what it takes.
    """

    def __init__(self, warmth: Warmth) -> None:
        if not CAN_FORK:
            raise CannotForkError("it takes Linux to fork them", lasting=True)
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tictimes_app.forked_kernels.parent",
                    str(theirs.fileno()),
                    as_bytes(warmth).decode(),
                ],
                pass_fds=[theirs.fileno()],
                env={**os.environ, **ARENAS},
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # a Ctrl and C in the terminal is for the server
            )

    def wait_until_warm(self) -> None:
        """Wait for the end of the imports; `CannotForkError` where they do not let it fork."""
        with self._line(b"ready?") as line:
            answer, _ = _hear(line)
        if answer != b"ready":
            raise CannotForkError("what they import has threads of its own", lasting=True)

    def fork(self, order: Order) -> ForkedProcess:
        """The process of a new kernel; `CannotForkError` where the parent does not answer."""
        line = self._line(as_bytes(order))
        answer, descriptors = _hear(line)
        return ForkedProcess(int(answer), descriptors[0], line)

    def close(self) -> None:
        """End the parent; kernels end when whoever holds their process lets it go."""
        self._control.close()
        self._process.wait()

    def _line(self, question: bytes) -> socket.socket:
        """Where the answer to `question` comes, a socket of its own: several may wait."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            try:
                socket.send_fds(self._control, [question], [theirs.fileno()])
            except OSError as problem:
                ours.close()
                raise CannotForkError(f"the warm parent cannot be reached: {problem}") from problem
        ours.settimeout(ANSWERS_WITHIN)
        return ours


def _hear(line: socket.socket) -> tuple[bytes, list[int]]:
    try:
        answer, descriptors, _, _ = socket.recv_fds(line, 64, 1)
    except OSError as problem:
        raise CannotForkError(f"the warm parent does not answer: {problem}") from problem
    if not answer:
        raise CannotForkError("the warm parent has ended")
    return answer, descriptors
