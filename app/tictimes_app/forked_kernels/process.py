"""A process that is not our child, handled as `subprocess.Popen` handles one that is."""

from __future__ import annotations

import os
import select
import signal
import socket

ENDED = 0
"""The exit code, which only the process that forked it could learn."""


class ForkedProcess:
    """The process behind the file descriptor `pidfd`: it cannot be mistaken for a later one.

    It lives no longer than this object, which holds its `line`, and so no longer than the server.
    It has what `LocalProvisioner` asks of a `Popen`.
    """

    stdin = stdout = stderr = None

    def __init__(self, pid: int, pidfd: int, line: socket.socket) -> None:
        self.pid = pid
        self._pidfd = pidfd
        self._line = line
        self._ended = False

    def __del__(self) -> None:
        os.close(self._pidfd)
        self._line.close()

    def poll(self) -> int | None:
        """`None` while it runs."""
        if not self._ended:
            self._ended = bool(self._ready(0))
        return ENDED if self._ended else None

    def wait(self) -> int:
        """Wait for its end."""
        self._ready(None)
        self._ended = True
        return ENDED

    def send_signal(self, number: int) -> None:
        """Send it a signal; nothing happens where it has ended."""
        if self.poll() is None:
            try:
                signal.pidfd_send_signal(self._pidfd, number)
            except ProcessLookupError:
                self._ended = True

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    def _ready(self, timeout: int | None) -> list[tuple[int, int]]:
        poll = select.poll()  # unlike select.select, it takes any number of a file
        poll.register(self._pidfd, select.POLLIN)
        return poll.poll(timeout)
