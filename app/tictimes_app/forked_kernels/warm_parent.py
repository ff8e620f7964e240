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
        answer, _ = self._ask(b"ready?")
        if answer != b"ready":
            raise CannotForkError("what they import has threads of its own", lasting=True)

    def fork(self, order: Order) -> ForkedProcess:
        """The process of a new kernel; `CannotForkError` where the parent does not answer."""
        answer, descriptors = self._ask(as_bytes(order))
        return ForkedProcess(int(answer), descriptors[0])

    def close(self) -> None:
        """End the parent and its kernels."""
        self._control.close()
        self._process.wait()

    def _ask(self, question: bytes) -> tuple[bytes, list[int]]:
        """The answer to `question`, which comes over a socket of its own: several may wait."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            with ours:
                with theirs:
                    socket.send_fds(self._control, [question], [theirs.fileno()])
                ours.settimeout(ANSWERS_WITHIN)
                answer, descriptors, _, _ = socket.recv_fds(ours, 64, 1)
        except OSError as problem:
            raise CannotForkError(f"the warm parent cannot be reached: {problem}") from problem
        if not answer:
            raise CannotForkError("the warm parent has ended")
        return answer, descriptors
