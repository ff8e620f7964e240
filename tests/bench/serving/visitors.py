"""A page without a browser, hundreds of them at once: it loads, connects, learns, and plays.

It does what the page's script does: the page, its websocket, the states of all widgets, and then
whatever a child clicks. What a browser loads beside the page is left out for everyone.
"""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import HTTPRequest
from tornado.simple_httpclient import SimpleAsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

from .servers import Server

PROTOCOL = "v1.kernel.websocket.jupyter.org"
CONTROL = "jupyter.widget.control"
KERNEL = re.compile(r"""(?:"kernelId": |data-kernel=)["']([-0-9a-f]{36})["']""")
PATIENCE = 120.0
"""Seconds after which a child has gone away."""

LONGEST = 100_000_000
Message = dict[str, Any]


class LostError(Exception):
    """The server has closed the way."""


@dataclass(slots=True)
class Visitor:
    """One open page: its socket, its table and the newest board of that."""

    server: Server
    socket: Any  # a WebSocketClientConnection, once there is one
    kernel: str
    session: str
    table: str = ""
    board: Message = field(default_factory=dict)
    frames: list[bytes | str] | None = None

    async def send(self, kind: str, content: Message, **header: str) -> None:
        """Send a message on the shell's channel."""
        whole = {
            "header": {
                "msg_id": uuid4().hex,
                "msg_type": kind,
                "session": self.session,
                "username": "",
                "version": "5.3",
                "date": "2026-01-01T00:00:00Z",
                **header,
            },
            "parent_header": {},
            "metadata": {"version": "1.0.0"},
            "content": content,
        }
        if self.socket.selected_subprotocol == PROTOCOL:
            await self.socket.write_message(serialize_msg_to_ws_v1(whole, "shell", _pack), True)
        else:
            older = {**whole, "channel": "shell", "buffers": []}
            await self.socket.write_message(json.dumps(older))

    async def hear(self) -> Message:
        """The next message of the kernel: its kind and its content."""
        while True:
            frame = await self.socket.read_message()
            if frame is None:
                raise LostError("the websocket was closed")
            if self.frames is not None:
                self.frames.append(frame)
            if isinstance(frame, bytes) and self.socket.selected_subprotocol == PROTOCOL:
                _, parts = deserialize_msg_from_ws_v1(frame)
                header, content = json.loads(parts[0]), json.loads(parts[3])
            else:
                message = json.loads(frame if isinstance(frame, str) else _first(frame))
                if "header" not in message:
                    continue  # the server itself says that it is there
                header, content = message["header"], message["content"]
            return {"kind": header["msg_type"], "content": content}

    async def ask(self, **content: object) -> None:
        """Ask the table for something, and wait until it has answered; `board` is then new."""
        seen = {"move": self.board["moves"], "entry": self.board["entry"]}
        data = {"method": "custom", "content": {**seen, **content}}
        await self.send("comm_msg", {"comm_id": self.table, "data": data})
        while True:
            heard = await self.hear()
            if heard["content"].get("comm_id") != self.table:
                continue
            told = heard["content"]["data"]
            if told["method"] == "update":
                self.board = told["state"].get("board", self.board)
            elif told["method"] == "custom" and told["content"] == {"answered": True}:
                return

    async def learn(self) -> None:
        """Ask for the states of all widgets, as a page does; find the table among them."""
        comm = uuid4().hex
        await self.send("comm_open", {"comm_id": comm, "target_name": CONTROL, "data": {}})
        data = {"method": "request_states"}
        await self.send("comm_msg", {"comm_id": comm, "data": data})
        while True:
            content = (await self.hear())["content"]
            if content.get("comm_id") == comm:
                break
        for name, widget in content["data"]["states"].items():
            if "board" in widget["state"]:
                self.table, self.board = name, widget["state"]["board"]

    async def learn_one_by_one(self) -> None:
        """The same, asked of each widget: in Solara all share a process, and one control channel.

        So does its page, once it has waited in vain for the other answer; here nobody waits.
        """
        await self.send("comm_info_request", {"target_name": "jupyter.widget"})
        while (heard := await self.hear())["kind"] != "comm_info_reply":
            continue
        comms = list(heard["content"]["comms"])
        for comm in comms:
            await self.send("comm_msg", {"comm_id": comm, "data": {"method": "request_state"}})
        answered = -1  # that there are so many was an answer, too
        while answered < len(comms):
            heard = await self.hear()
            content = heard["content"]
            answered += content.get("execution_state") == "idle"
            state = content.get("data", {}).get("state", {})
            if "board" in state:
                self.table, self.board = content["comm_id"], state["board"]

    async def run_solara(self) -> None:
        """What Solara's page asks for before there are widgets."""
        comm = uuid4().hex
        await self.send("comm_open", {"comm_id": comm, "target_name": "solara.control", "data": {}})
        data = {"method": "run", "args": {"path": ""}}
        await self.send("comm_msg", {"comm_id": comm, "data": data})
        while True:
            heard = await self.hear()
            told = heard["content"].get("data", {})
            if heard["content"].get("comm_id") == comm and told.get("method") == "finished":
                return

    async def again(self) -> Visitor:
        """One more connection of the same page, as after a lost way."""
        session = uuid4().hex
        socket = await _connect(self.server, self.kernel, session, [])
        return Visitor(self.server, socket, self.kernel, session, self.table, self.board)

    async def leave(self) -> None:
        """Close the page, as the kit's own does: it says that its kernel is not needed."""
        self.socket.close()
        url = f"{self.server.origin}/voila/api/shutdown/{self.kernel}"
        await client().fetch(HTTPRequest(url, method="POST", body=b""), raise_error=False)


def client() -> SimpleAsyncHTTPClient:
    """A client with a connection for everyone, that waits for nobody."""
    return SimpleAsyncHTTPClient(force_instance=True, max_clients=1000, max_body_size=LONGEST)


async def visit(server: Server, query: str = "", *, record: bool = False) -> Visitor:
    """Open a page until it can be played: page, websocket, all states.

    Raises whatever goes wrong, `TimeoutError` after `PATIENCE`; `record` keeps every frame.
    """
    async with asyncio.timeout(PATIENCE):
        page = server.page + (f"?{query}" if query else "")
        request = HTTPRequest(page, request_timeout=PATIENCE, connect_timeout=PATIENCE)
        answer = await client().fetch(request)
        text = answer.body.decode()
        session, kernel = str(uuid4()), str(uuid4())
        if server.name != "solara":
            found = KERNEL.search(text)
            if not found:
                raise LostError("the page has no kernel")
            kernel = found[1]
        cookies = [one.split(";")[0] for one in answer.headers.get_list("Set-Cookie")]
        socket = await _connect(server, kernel, session, cookies)
        visitor = Visitor(server, socket, kernel, session)
        if record:
            visitor.frames = [text]
        if server.name == "solara":
            await visitor.run_solara()
            await visitor.learn_one_by_one()
        else:
            await visitor.learn()
        return visitor


async def _connect(
    server: Server, kernel: str, session: str, cookies: list[str]
) -> WebSocketClientConnection:
    place = "/jupyter" if server.name == "solara" else ""
    origin = server.origin.replace("http", "ws", 1)
    url = f"{origin}{place}/api/kernels/{kernel}/channels?session_id={session}"
    headers = {"Origin": server.origin, "Cookie": "; ".join(cookies)}
    asked = HTTPRequest(url, headers=headers, connect_timeout=PATIENCE, request_timeout=PATIENCE)
    spoken = None if server.name == "solara" else [PROTOCOL]
    return await websocket_connect(asked, subprotocols=spoken, max_message_size=LONGEST)


def _first(frame: bytes) -> bytes:
    """The message in an older kind of frame, which has offsets and then buffers."""
    count = int.from_bytes(frame[:4], "big")
    offsets = [int.from_bytes(frame[4 * i : 4 * i + 4], "big") for i in range(1, count + 1)]
    return frame[offsets[0] : offsets[1] if count > 1 else None]


def _pack(part: Message) -> bytes:
    return json.dumps(part).encode()
