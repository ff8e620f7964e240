"""The kernels of a class: a seat for each page, and kernels that wait for those to come."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import zmq.asyncio
from jupyter_client.manager import KernelManager
from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import ApiPath
from tornado.web import HTTPError
from traitlets import Int, Set, Unicode, default

from tictimes_app.server.pace import Pace
from tictimes_app.server.quick_client import QuickClient
from tictimes_app.server.ready_kernels import ReadyKernels
from tictimes_app.server.this_python import NAME

RECONNECT = 5
"""Milliseconds after which a socket looks again for a kernel that is still starting."""

STARTS_WITHIN = 60
"""Seconds that a kernel may take until it answers."""

NOT_FOUND = 404

TEN = 10
"""One seat more for so many in the class: for who loads a page again before the old one is gone."""


class Classroom(AsyncMappingKernelManager):
    """Kernels, one for each open page, and no more of them than the class has children.

    `comms` are, for each kernel, the ends of its widgets that a page may speak to, and `paces` how
    much it may still say.
    """

    class_size = Int(30, config=True, help="How many pages may be open at the same time.")
    ready_size = Int(0, config=True, help="How many kernels wait for pages, of the seats free.")
    warm_up = Unicode("", config=True, help="What a kernel that waits runs before its page comes.")
    coming = Set(
        help="Kernels that are starting: they have a seat, though they are not listed yet."
    )

    def __init__(self, **kwargs: Any) -> None:  # whatever Jupyter gives
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]  # Jupyter's own
        self.comms: defaultdict[str, set[str]] = defaultdict(set)
        self.paces: defaultdict[str, Pace] = defaultdict(Pace)
        self.ready = ReadyKernels(self._wanted, self._make_ready)
        self._clients: dict[str, QuickClient] = {}
        self._browsers: dict[str, str] = {}
        self._left_at: dict[str, float] = {}

    @default("context")
    def _quick_context(self) -> zmq.asyncio.Context:
        context = zmq.asyncio.Context()
        context.reconnect_ivl = RECONNECT  # what every socket of it begins with
        return context

    @property
    def connections(self) -> dict[str, int]:
        """How many pages are connected to each kernel; one that was loaded again may have two."""
        return dict(self._kernel_connections)

    @property
    def taken(self) -> set[str]:
        """The kernels that have a seat."""
        listed = (one for one in self.list_kernel_ids() if one not in self.ready)
        return {*listed, *self.coming}

    def take_seat(self, browser: str = "") -> str:
        """The id of the kernel that gets a seat: one that is ready, or is still to be started.

        Status 503 where every seat is taken, but a `browser` that has one may load its page again.
        """
        taken = self.taken
        sits = browser and browser in (self._browsers.get(one) for one in taken)
        if len(taken) >= self.class_size + (1 + self.class_size // TEN if sits else 0):
            raise HTTPError(503, "the class is full")
        kernel_id = self.ready.take() or self.new_kernel_id()
        self.coming.add(kernel_id)
        self._browsers[kernel_id] = browser
        self._left_at[kernel_id] = time.monotonic()
        return kernel_id

    @contextmanager
    def opening(self, kernel_id: str) -> Iterator[None]:
        """The time in which the page of this kernel is made; it is not missed meanwhile."""
        with self.ready.opening(kernel_id):
            yield
        self._left_at[kernel_id] = time.monotonic()

    async def start_kernel(  # type: ignore[override]  # its type is that of the blocking base class
        self,
        *,
        kernel_id: str | None = None,
        path: str = "",
        env: Mapping[str, str] | None = None,
        **kwargs: Any,  # whatever Jupyter passes on
    ) -> str:
        """Start a kernel on its seat, or where it has none yet, on a free one.

        One that is ready already is told the environment and the folder of its page.
        """
        keeps_client = kernel_id is not None
        kernel_id = kernel_id or self.take_seat()
        env = {**os.environ, **(env or {})}
        try:
            if kernel_id in self and not await self.is_alive(kernel_id):
                await self.end(kernel_id)  # it died while it waited
            if kernel_id in self:
                folder = self.cwd_for_path(path)  # type: ignore[no-untyped-call]  # Jupyter's own
                await self._tell(kernel_id, _settle(env, folder))
                if not keeps_client:
                    self._close_client(kernel_id)
            else:
                place = ApiPath(path)
                await super().start_kernel(kernel_id=kernel_id, path=place, env=env, **kwargs)
        finally:
            self.coming.discard(kernel_id)
        return kernel_id

    async def client(self, kernel_id: str) -> QuickClient:
        """A client that this kernel has answered; whoever takes it closes it."""
        if kernel_id not in self._clients:
            await self._connect(kernel_id)
        return self._clients.pop(kernel_id)

    async def end(self, kernel_id: str) -> None:
        """End a kernel at once: what matters of it is in the store. It may have ended already."""
        try:
            await self.shutdown_kernel(kernel_id, now=True)  # type: ignore[no-untyped-call]  # the same
        except HTTPError as problem:
            if problem.status_code != NOT_FOUND:
                raise

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """Forget a kernel that has ended; its manager, which is not needed any more."""
        for forgotten in (self.comms, self.paces, self._browsers, self._left_at):
            forgotten.pop(kernel_id, None)
        self._close_client(kernel_id)
        self.ready.drop(kernel_id)
        self.ready.refill()
        return super().remove_kernel(kernel_id)

    async def shutdown_all(  # type: ignore[override]  # its type is that of the blocking base class
        self, now: bool = True
    ) -> None:
        """End every kernel, and make no more."""
        self.ready.stop()
        await asyncio.gather(*map(self.end, {*self.list_kernel_ids(), *self._pending_kernels}))

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note when a page has left."""
        super().notify_disconnect(kernel_id)  # type: ignore[no-untyped-call]  # Jupyter's own
        self._left_at[kernel_id] = time.monotonic()

    def start_watching_activity(self, kernel_id: str) -> None:
        """Read no message along: whether a kernel is needed tells its page, not its activity."""
        kernel = self.get_kernel(kernel_id)
        kernel.last_activity = utcnow()  # type: ignore[attr-defined]  # Jupyter puts it there
        kernel.execution_state = "idle"  # type: ignore[attr-defined]  # the same

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that has died, or whose page has been gone for `cull_idle_timeout`."""
        if kernel_id not in self or kernel_id in self.coming or kernel_id == self.ready.making:
            return
        away = time.monotonic() - self._left_at.get(kernel_id, time.monotonic())
        needed = (
            kernel_id in self.ready
            or self.ready.is_opening(kernel_id)
            or self.connections.get(kernel_id, 0) > 0
            or away < self.cull_idle_timeout
        )
        if not needed or not await self.is_alive(kernel_id):
            await self.end(kernel_id)

    def _wanted(self) -> int:
        return min(self.ready_size, self.class_size - len(self.taken))

    async def _make_ready(self, kernel_id: str) -> None:
        await super().start_kernel(kernel_id=kernel_id, kernel_name=NAME, env=dict(os.environ))
        await self._connect(kernel_id)
        if self.warm_up:
            await self._tell(kernel_id, self.warm_up)

    async def _connect(self, kernel_id: str) -> None:
        # a context of its own would have to be ended, and the whole server waits for that
        client = self.get_kernel(kernel_id).client(context=self.context)
        assert isinstance(client, QuickClient)
        client.start_channels()
        self._clients[kernel_id] = client
        await client.wait_for_ready(timeout=STARTS_WITHIN)

    def _close_client(self, kernel_id: str) -> None:
        client = self._clients.pop(kernel_id, None)
        if client is not None:
            client.stop_channels()

    async def _tell(self, kernel_id: str, code: str) -> None:
        """Let a kernel run `code` before its page does anything; `RuntimeError` if it fails."""
        await self._clients[kernel_id].run(code, STARTS_WITHIN)


def _settle(env: Mapping[str, str], folder: str) -> str:
    """Python that takes this environment and folder, and leaves no name behind.

    >>> print(_settle(dict(os.environ), "lessons"))
    __import__('os').environ.update({}); __import__('os').chdir("lessons")
    """
    changed = {name: value for name, value in env.items() if os.environ.get(name) != value}
    told = (json.dumps(one, ensure_ascii=False) for one in (changed, folder))
    return "__import__('os').environ.update({}); __import__('os').chdir({})".format(*told)
