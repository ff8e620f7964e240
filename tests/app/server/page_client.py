"""A page without a browser: what it loads, and what it or somebody else sends to its kernel."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen
from uuid import uuid4

from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from ...conftest import Served

PROTOCOL = "v1.kernel.websocket.jupyter.org"
CONTROL = "jupyter.widget.control"
SOON = 30
STATES = re.compile(r'<script type="application/json" data-models>(.*?)</script>', re.DOTALL)

Message = dict[str, Any]


class PageClient:
    """A lesson that was loaded, and the websocket to its kernel."""

    def __init__(self, served: Served, path: str, query: str = "", kernel: str = "") -> None:
        with urlopen(served.lesson(path, query)) as answer:
            self.page = answer.read().decode()
        found = re.search(r'data-kernel="([-0-9a-f]+)"', self.page)
        assert found
        self._connect(served.address, kernel or found[1])
        self.leaves = True

    @classmethod
    def again(cls, other: PageClient, kernel: str = "") -> PageClient:
        """One more connection of a page that is open; its kernel is that page's own business."""
        one = cls.__new__(cls)
        one.page = other.page
        one.leaves = False
        one._connect(other.address, kernel or other.kernel)
        return one

    def _connect(self, address: str, kernel: str) -> None:
        self.address = address
        self.kernel = kernel
        base = address.replace("http", "ws", 1)
        self.session = uuid4().hex
        self.frames: list[Message] = []
        self.opened = ExitStack()
        self.socket: ClientConnection = self.opened.enter_context(
            connect(
                f"{base}api/kernels/{kernel}/channels?session_id={self.session}",
                subprotocols=[Subprotocol(PROTOCOL)],
                origin=Origin(f"http://{urlsplit(address).netloc}"),
                ping_interval=None,
                max_queue=None,  # one that does not listen just now answers pings all the same
            )
        )

    def __enter__(self) -> PageClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.close()
        if self.leaves:
            urlopen(f"{self.address}voila/api/shutdown/{self.kernel}", data=b"").close()

    @property
    def widgets(self) -> dict[str, Message]:
        """The widgets that came with the page, by the name of their comm."""
        states: dict[str, Message] = {}
        for text in STATES.findall(self.page):
            states |= {name: widget["state"] for name, widget in json.loads(text).items()}
        return states

    @property
    def table(self) -> str:
        """The comm of the table on the page."""
        return next(name for name, state in self.widgets.items() if "board" in state)

    def send(self, kind: str, content: Message, channel: str = "shell", **header: Any) -> None:
        """Send a message of this kind, whatever it is."""
        message = {
            "header": {
                "msg_id": uuid4().hex,
                "msg_type": kind,
                "session": self.session,
                "username": "",
                "version": "5.3",
                **header,
            },
            "parent_header": {},
            "metadata": {"version": "1.0.0"},
            "content": content,
        }
        self.socket.send(serialize_msg_to_ws_v1(message, channel, _pack))

    def ask_table(self, **content: Any) -> None:
        """Ask the table for something, as its front end does."""
        data = {"method": "custom", "content": content}
        self.send("comm_msg", {"comm_id": self.table, "data": data})

    def heard(self, seconds: float = SOON) -> Iterator[Message]:
        """What the kernel says within so many seconds, as long as there is a connection."""
        end = time.monotonic() + seconds
        while True:
            try:
                frame = self.socket.recv(max(0, end - time.monotonic()))
            except (TimeoutError, ConnectionClosed):
                return
            if isinstance(frame, bytes):
                _, parts = deserialize_msg_from_ws_v1(frame)
                header, parent, _, content = map(json.loads, parts[:4])
                message = {"type": header["msg_type"], "parent": parent, "content": content}
                self.frames.append(message)
                yield message

    def wait_for(self, kind: str) -> Message:
        """The next message of this kind."""
        return next(message for message in self.heard() if message["type"] == kind)

    def state_now(self) -> Message:
        """What the table's state is in Python."""
        comm = uuid4().hex
        self.send("comm_open", {"comm_id": comm, "target_name": CONTROL, "data": {}})
        self.send("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        for message in self.heard():
            if message["content"].get("comm_id") == comm:
                state: Message = message["content"]["data"]["states"][self.table]["state"]
                return state
        raise AssertionError("no answer")


def _pack(part: Message) -> bytes:
    return json.dumps(part).encode()
