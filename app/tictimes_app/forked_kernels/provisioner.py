"""The provisioner: what Jupyter asks for a kernel, behind the entry point `forked-provisioner`."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from traitlets import List, Unicode

from tictimes_app.forked_kernels.order import Order, Warmth
from tictimes_app.forked_kernels.warm_parents import WarmParents

LAUNCHER = "ipykernel_launcher"


class ForkedProvisioner(LocalProvisioner):
    """Starts a kernel by a fork where that can be done, else as `LocalProvisioner` does."""

    preload = List(Unicode(), config=True, help="Modules that are imported before the fork.")
    warm_up = List(
        Unicode(), config=True, help="Functions, as in module:function, called before the fork."
    )
    extensions = List(
        Unicode(), ["ipywidgets"], config=True, help="IPython extensions that each kernel loads."
    )

    @property
    def warmth(self) -> Warmth:
        """What the parent of this kernel does before it forks."""
        return Warmth(tuple(self.preload), tuple(self.warm_up), tuple(self.extensions))

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Start a kernel as `cmd` would; `kwargs` are those of a `Popen`."""
        arguments = launcher_arguments(cmd)
        if arguments is not None and not kwargs.keys() & {"stdin", "stdout", "stderr"}:
            folder = str(kwargs.get("cwd") or Path.cwd())
            order = Order(arguments, folder, kwargs.get("env") or dict(os.environ))
            parents = WarmParents.instance(log=self.log)
            process = await asyncio.to_thread(parents.fork, self.warmth, order)
            if process is not None:
                self.process = process  # type: ignore[assignment]  # it does what a Popen does
                self.pid = self.pgid = process.pid  # it leads a group of its own
                self.cwd = folder
                return self.connection_info
        return await super().launch_kernel(cmd, **kwargs)

    async def send_signal(self, signum: int) -> None:
        """Send the kernel and what it has started a signal, as long as it is there."""
        if await self.poll() is None:
            await super().send_signal(signum)


def launcher_arguments(cmd: Sequence[str]) -> tuple[str, ...] | None:
    """What `cmd` tells the launcher of ipykernel; `None` where it runs something else.

    >>> launcher_arguments([sys.executable, "-m", "ipykernel_launcher", "-f", "k.json"])
    ('-f', 'k.json')
    >>> launcher_arguments(["/another/python", "-m", "ipykernel_launcher"])
    >>> launcher_arguments([sys.executable, "-m", "xeus"])
    """
    if not cmd or cmd[0] != sys.executable or LAUNCHER not in cmd:
        return None
    return tuple(cmd[cmd.index(LAUNCHER) + 1 :])
