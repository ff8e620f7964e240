"""What a forked child does to become a kernel like any other."""

from __future__ import annotations

import gc
import os
import random
import signal
import sys
from collections.abc import Sequence

import comm
from ipykernel.kernelapp import IPKernelApp
from ipykernel.kernelbase import Kernel

from tictimes_app.forked_kernels.order import Order

HISTORY = "--HistoryManager.hist_file=:memory:"
"""A file is not shared across a fork; who starts a kernel may say so too, and once is enough."""


def be_a_kernel(order: Order, extensions: Sequence[str]) -> None:
    """Run a kernel as `order` wants it, until it is told to end."""
    leave_the_parent(order)
    reseed()
    app = IPKernelApp.instance()
    app.parent_handle = 1  # nobody to watch: the system ends it together with the server
    app.extra_extensions = [name for name in extensions if name not in app.extensions]
    history = [HISTORY] if HISTORY not in order.arguments else []
    app.initialize([*order.arguments, *history])  # type: ignore[no-untyped-call]  # ipykernel has few types
    adopt_comms(app.kernel)
    app.start()  # type: ignore[no-untyped-call]  # the same


def leave_the_parent(order: Order) -> None:
    """Take the folder, the environment and the signals of a process of one's own."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.chdir(order.folder)
    os.environ.clear()
    os.environ.update(order.environment)
    sys.argv = ["ipykernel_launcher", *order.arguments]
    gc.enable()


def reseed() -> None:
    """Give each child a chance of its own: those of the parent are the same in all of them."""
    random.seed()
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed()
    if sympy_random := sys.modules.get("sympy.core.random"):
        sympy_random.rng.seed()


def adopt_comms(kernel: Kernel) -> None:
    """Let comms that were made before the fork speak through the kernel that there is now."""
    for each in comm.get_comm_manager().comms.values():
        each.kernel = kernel  # type: ignore[attr-defined]  # ipykernel's own, where there is one
