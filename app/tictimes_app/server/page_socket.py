"""The websocket between a page and its kernel: quick, narrow, and never silent."""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import Future
from contextlib import suppress
from typing import Any

import zmq
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.ioloop import PeriodicCallback
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError
from traitlets import Bool
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from tictimes_app.server.kept import Kept
from tictimes_app.server.light_state import lighten_message
from tictimes_app.server.quick_client import FIRST_LOOK
from tictimes_app.server.wire import Asked, NotAllowedError, check, read

SIGN_OF_LIFE = 1000
"""Milliseconds between two words to the page: without them it takes the way for lost."""

NOT_FOR_YOU, TOO_MANY = 1008, 429
"""The codes with which a websocket is closed for what was sent on it, and is not opened anew."""

HEADER, CONTENT = 1, 4
"""Places of a message's parts, behind its identities: the first is its signature."""


class QuickSocket(VoilaKernelWebsocketHandler):  # type: ignore[misc]  # voila has no types
    """Connects a page with its kernel; every message goes at once, however small it is."""

    async def get(self, kernel_id: str) -> None:
        """Let a page in, unless it was cut off just now."""
        pace = self.kernel_manager.paces.get(kernel_id)
        if pace is not None and not pace.rested:
            raise HTTPError(TOO_MANY)
        await super().get(kernel_id)

    def cut_off(self) -> None:
        """End the connection at once: nothing more that comes on it is even read."""
        self.close(NOT_FOR_YOU)
        if self.ws_connection is not None:
            self.ws_connection.stream.close()

    async def open(self, kernel_id: str) -> None:
        """Begin."""
        self.set_nodelay(True)
        await super().open(kernel_id)


class PageSocket(QuickSocket):
    """The same for the thin page, which is told each second that its kernel is there."""

    async def open(self, kernel_id: str) -> None:
        """Begin."""
        self._alive = PeriodicCallback(self._tell, SIGN_OF_LIFE)
        self._alive.start()
        await self._tell()
        await super().open(kernel_id)

    def on_close(self) -> None:
        """End."""
        self._alive.stop()
        super().on_close()

    async def _tell(self) -> None:
        kernels = self.kernel_manager
        alive = self.kernel_id in kernels and await kernels.is_alive(self.kernel_id)
        try:
            self.write_message(json.dumps({"alive": alive}))
        except WebSocketClosedError:
            self._alive.stop()
        if not alive and self.kernel_id in kernels:
            self._alive.stop()
            await kernels.end(self.kernel_id)  # it leaves its seat


class PageConnection(ZMQChannelsWebsocketConnection):
    """Lets through what a page's widgets need, at the pace of a person, and nothing else."""

    light = Bool(True, config=True, help="Keep what is the same for every page out of states.")

    @property
    def comms(self) -> set[str]:
        """The comms of the kernel that exist, as far as was heard."""
        known: set[str] = self.multi_kernel_manager.comms[self.kernel_id]
        return known

    def create_stream(self) -> None:
        """Open the two channels that a page's messages go by, and no others."""
        kernel, identity = self.kernel_manager, self.session.bsession
        self.channels = {
            "iopub": kernel.connect_iopub(identity=identity),
            "shell": kernel.connect_shell(identity=identity),
        }
        for name, stream in self.channels.items():
            stream.channel = name

    def request_kernel_info(self) -> Future[dict[str, Any]]:
        """Ask nothing: the lesson has run in this very kernel."""
        if not self._kernel_info_future.done():
            self._kernel_info_future.set_result({})
        return self._kernel_info_future

    def nudge(self) -> asyncio.Future[None]:
        """What is done when iopub is heard: newer kernels greet, older ones must be asked."""
        return asyncio.ensure_future(self._first_word())

    async def _first_word(self) -> None:
        iopub = self.channels["iopub"]
        heard = asyncio.Event()
        iopub.on_recv(lambda _: heard.set())
        pause = FIRST_LOOK
        while not heard.is_set() and self.kernel_id in self.multi_kernel_manager:
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await heard.wait()
                    break
            if iopub.closed():
                return
            self.session.send(self.channels["shell"], "kernel_info_request")
            pause = min(2 * pause, 1.0)
        if not iopub.closed():
            iopub.stop_on_recv()

    def handle_incoming_message(self, incoming_msg: str | bytes) -> None:
        """Pass on a message of the page, if it may send it; one that sends too many is cut off."""
        if not self.multi_kernel_manager.paces[self.kernel_id].allows():
            page: QuickSocket = self.websocket_handler  # type: ignore[assignment]  # ours
            page.cut_off()
            return
        try:
            asked = read(incoming_msg)
            check(asked, self.comms)
        except NotAllowedError as refusal:
            logging.getLogger("tictimes").info("a page was refused: %s", refusal)
            return
        self._note(asked)
        super().handle_incoming_message(incoming_msg)  # type: ignore[arg-type]  # it takes bytes

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[bytes]) -> None:
        """Pass on a message of the kernel, its large parts kept for all pages."""
        identities, parts = self.session.feed_identities(outgoing_msg)
        kind = json.loads(_text(parts[HEADER]))["msg_type"]
        if kind in ("comm_open", "comm_msg", "comm_close"):
            content = json.loads(_text(parts[CONTENT]))
            self._listen(kind, content)
            kept: Kept = self.websocket_handler.settings["kept"]
            if self.light and lighten_message(content, kept):
                parts = [*parts[:CONTENT], json.dumps(content).encode(), *parts[CONTENT + 1 :]]
                outgoing_msg = [*identities, b"<IDS|MSG>", *parts]
        super().handle_outgoing_message(stream, outgoing_msg)

    def _note(self, asked: Asked) -> None:
        if asked.kind == "comm_open":
            self.comms.add(asked.comm)

    def _listen(self, kind: str, content: dict[str, Any]) -> None:
        """Know which comms there are."""
        if kind == "comm_open":
            self.comms.add(content["comm_id"])
        elif kind == "comm_close":
            self.comms.discard(content["comm_id"])
        elif content.get("data", {}).get("method") == "update_states":
            self.comms.update(content["data"]["states"])


def _text(part: bytes | zmq.Frame) -> bytes:
    return part if isinstance(part, bytes) else part.bytes
