"""The warm parent: imports what it is told to, and then forks a kernel for each order.

Run by `warm_parent.py` as `python -m tictimes_app.forked_kernels.parent SOCKET WARMTH`. It has one
thread, so that a fork copies all of it, and lives as long as the other end of its socket.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
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
        with socket.socket(fileno=descriptors[0]) as reply:
            if content == b"ready?":
                reply.send(b"ready" if is_single_threaded() else b"threads")
                continue
            parent = os.getpid()
            pid = os.fork()
            if pid == 0:
                control.close()
                tie_to(parent)
                return read_order(content)
            pidfd = os.pidfd_open(pid)
            try:
                socket.send_fds(reply, [str(pid).encode()], [pidfd])
            except OSError:  # whoever asked is gone
                os.kill(pid, signal.SIGKILL)
            os.close(pidfd)


def is_single_threaded() -> bool:
    """Whether a fork would copy all of this process; libraries may have threads of their own."""
    return len(list(Path("/proc/self/task").iterdir())) == 1


def tie_to(parent: int) -> None:
    """Let the system end this process when `parent`, who forked it, has ended."""
    import ctypes

    set_parent_death_signal = 1
    ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGKILL)
    if os.getppid() != parent:  # it was too late for that
        os._exit(1)


if __name__ == "__main__":
    del sys.path[0]  # the server's folder; each kernel has its own instead
    main(socket.socket(fileno=int(sys.argv[1])), read_warmth(sys.argv[2]))
