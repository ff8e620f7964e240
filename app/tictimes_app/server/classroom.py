"""Who may come in: a word for the class, and a seat for each kernel."""

from __future__ import annotations

import hmac
from collections import defaultdict
from typing import Any

import zmq.asyncio
from jupyter_client.manager import KernelManager
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError, RequestHandler
from traitlets import Int, Set, Unicode, default


class ClassWord(IdentityProvider):
    """Lets in whoever knows the word of the class, by a signed cookie; all, where there is none."""

    word = Unicode("", config=True, help="What a child types to come in; empty lets everyone in.")

    @property
    def auth_enabled(self) -> bool:
        """Whether a word is asked for at all."""
        return bool(self.word)

    def process_login_form(self, handler: RequestHandler) -> User | None:
        """Somebody without a name where the word is right, else nobody."""
        typed = _forgive(handler.get_argument("word", "")).encode()
        if hmac.compare_digest(typed, _forgive(self.word).encode()):
            return self.generate_anonymous_user(handler)
        return None


def _forgive(word: str) -> str:
    """`word` as it sounds: a child's capitals and blanks are no mistake."""
    return "".join(word.split()).casefold()


RECONNECT = 5
"""Milliseconds after which a socket looks again for a kernel that is still starting."""


class Classroom(AsyncMappingKernelManager):
    """Kernels, one for each open page, and no more of them than the class has children.

    `comms` are, for each kernel, the ends of its widgets that a page may speak to.
    """

    class_size = Int(30, config=True, help="How many pages may be open at the same time.")
    coming = Set(
        help="Kernels that are starting: they have a seat, though they are not listed yet."
    )

    def __init__(self, **kwargs: Any) -> None:  # whatever Jupyter gives
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]  # Jupyter's own
        self.comms: defaultdict[str, set[str]] = defaultdict(set)

    @default("context")
    def _quick_context(self) -> zmq.asyncio.Context:
        context = zmq.asyncio.Context()
        context.reconnect_ivl = RECONNECT  # what every socket of it begins with
        return context

    @property
    def connections(self) -> dict[str, int]:
        """How many pages are connected to each kernel; one that was loaded again may have two."""
        return dict(self._kernel_connections)

    def take_seat(self, kernel_id: str) -> None:
        """Keep a seat for a kernel that is about to start; status 503 where every one is taken."""
        if len({*self.list_kernel_ids(), *self.coming}) >= self.class_size:
            raise HTTPError(503, "the class is full")
        self.coming.add(kernel_id)

    async def start_kernel(  # type: ignore[override]  # its type is that of the blocking base class
        self,
        *,
        kernel_id: str | None = None,
        **kwargs: Any,  # whatever Jupyter passes on
    ) -> str:
        """Start a kernel on its seat, or where it has none yet, on a free one.

        The other arguments are those of the class above, whatever they are.
        """
        kernel_id = kernel_id or self.new_kernel_id(**kwargs)
        if kernel_id not in self.coming:
            self.take_seat(kernel_id)
        try:
            started: str = await super().start_kernel(kernel_id=kernel_id, **kwargs)
            return started
        finally:
            self.coming.discard(kernel_id)

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """Forget a kernel that has ended; its manager, which is not needed any more."""
        self.comms.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)
