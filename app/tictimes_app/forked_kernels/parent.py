"""The warm parent: imports what it is told to, and then forks a kernel for each order.

Run by `warm_parent.py` as `python -m tictimes_app.forked_kernels.parent SOCKET WARMTH`. It has one
thread, so that a fork copies all of it, and lives as long as the other end of its socket. So does
each kernel, by a line of its own to the server.
"""

from __future__ import annotations

import fcntl
import gc
import os
import select
import signal
import socket
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from tictimes_app.forked_kernels.order import Order, Warmth, read_order, read_warmth

LONGEST_ORDER = 1_000_000
ALWAYS = (
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "faulthandler",
    "ipykernel.debugger",
    "ipykernel.ipkernel",
    "ipykernel.kernelapp",
    "matplotlib_inline.config",
    "sqlite3",
    "tornado.platform.asyncio",
)
"""What every kernel imports when it starts; one that is not there is left out."""


def main(control: socket.socket, warmth: Warmth) -> None:
    """Warm up and serve; in a forked child, be its kernel."""
    warm_up(warmth)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries the dead
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    order = serve(control)
    if order is not None:
        from tictimes_app.forked_kernels.child import be_a_kernel

        be_a_kernel(order, warmth.extensions)


def warm_up(warmth: Warmth) -> None:
    """Import everything, then put what there is out of the garbage collector's reach.

    A collector that visits an object writes on its page, and the page is shared no more.
    """
    gc.disable()
    # A tracer costs each kernel time and memory; without the module, ipykernel does without it.
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # as import documents it
    for name in ALWAYS:
        try:
            import_module(name)
        except ImportError:
            continue
    import_module("tictimes_app.forked_kernels.child")
    for name in warmth.preload:
        import_module(name)
    for name in warmth.warm_up:
        module, _, function = name.partition(":")
        getattr(import_module(module), function)()
    del sys.modules["debugpy"]
    gc.collect()
    gc.freeze()


def serve(control: socket.socket) -> Order | None:
    """Fork for each order until `control` is closed, then `None`; in a child, the order."""
    while True:
        content, descriptors, _, _ = socket.recv_fds(control, LONGEST_ORDER, 1)
        if not content:
            return None
        line = socket.socket(fileno=descriptors[0])
        if content == b"ready?":
            line.send(b"ready" if is_single_threaded() else b"threads")
            line.close()
            continue
        pid = os.fork()
        if pid == 0:
            control.close()
            hang_on(line)
            return read_order(content)
        pidfd = os.pidfd_open(pid)
        with suppress(OSError):  # whoever asked is gone, as the child will notice
            socket.send_fds(line, [str(pid).encode()], [pidfd])
        os.close(pidfd)
        line.close()


def is_single_threaded() -> bool:
    """Whether a fork would copy all of this process; libraries may have threads of their own."""
    return len(list(Path("/proc/self/task").iterdir())) == 1


def hang_on(line: socket.socket) -> None:
    """Let the system end this process, however busy it is, when the other end of `line` closes.

    That end is the server's. The death of the warm parent, whose child this is, ends no kernel.
    """
    number = line.detach()  # open as long as the process is
    fcntl.fcntl(number, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(number, fcntl.F_SETSIG, signal.SIGKILL)
    flags = fcntl.fcntl(number, fcntl.F_GETFL)
    fcntl.fcntl(number, fcntl.F_SETFL, flags | os.O_ASYNC)
    watch = select.poll()
    watch.register(number, select.POLLRDHUP)
    if watch.poll(0):  # it was too late for that
        os._exit(1)


if __name__ == "__main__":
    del sys.path[0]  # the server's folder; each kernel has its own instead
    main(socket.socket(fileno=int(sys.argv[1])), read_warmth(sys.argv[2]))
