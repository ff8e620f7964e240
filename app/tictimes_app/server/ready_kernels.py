"""Kernels that have started and wait for a page, so that the page has nothing to wait for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from uuid import uuid4


class ReadyKernels:
    """Keeps as many kernels ready as `wanted` says; `make` starts the one of an id.

    They are made one after another, and none while a page opens: pages go before. `making` is the
    id of the one that is just being made.
    """

    def __init__(self, wanted: Callable[[], int], make: Callable[[str], Awaitable[None]]) -> None:
        self._wanted, self._make = wanted, make
        self._waiting: dict[str, None] = {}  # in their order: the first one made has rested most
        self.making = ""
        self._opening: set[str] = set()
        self._calm = asyncio.Event()
        self._calm.set()
        self._filling: asyncio.Task[None] | None = None
        self._stopped = False

    def __contains__(self, kernel_id: str) -> bool:
        return kernel_id in self._waiting or kernel_id == self.making

    def __len__(self) -> int:
        return len(self._waiting)

    def take(self) -> str | None:
        """The id of a kernel that waits for its page no longer; `None` where none is ready."""
        if not self._waiting:
            return None
        kernel_id = next(iter(self._waiting))
        self.drop(kernel_id)
        return kernel_id

    def drop(self, kernel_id: str) -> None:
        """Count no longer on this kernel."""
        self._waiting.pop(kernel_id, None)

    def is_opening(self, kernel_id: str) -> bool:
        """Whether the page of this kernel is just being made."""
        return kernel_id in self._opening

    @contextmanager
    def opening(self, kernel_id: str) -> Iterator[None]:
        """The time in which the page of this kernel is made: nothing else is begun."""
        self._opening.add(kernel_id)
        self._calm.clear()
        try:
            yield
        finally:
            self._opening.discard(kernel_id)
            if not self._opening:
                self._calm.set()
            self.refill()

    def refill(self) -> None:
        """See in the background that as many as wanted are ready."""
        if not self._stopped and (self._filling is None or self._filling.done()):
            self._filling = asyncio.ensure_future(self._fill())

    def stop(self) -> None:
        """Make no more of them."""
        self._stopped = True
        if self._filling is not None:
            self._filling.cancel()

    async def _fill(self) -> None:
        while len(self._waiting) < self._wanted():
            await self._calm.wait()
            kernel_id = self.making = str(uuid4())
            try:
                await self._make(kernel_id)
            except Exception:  # the next page will try again, and tell of it where it must
                logging.getLogger("tictimes").exception("no kernel could be made ready")
                return
            finally:
                self.making = ""
            self._waiting[kernel_id] = None
