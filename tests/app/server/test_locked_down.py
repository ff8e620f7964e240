"""What a page's websocket may do, and what whoever else writes on it may not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ...conftest import Served, serving
from .page_client import PageClient

LESSON = "04-play-happy-times"


@pytest.fixture(scope="module")
def thin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of thin pages, for all the tests of this module."""
    options = ("--port", "0", "--page", "thin")
    command = (sys.executable, "-m", "tictimes_app.main", "serve", *options)
    with serving(command, tmp_path_factory.mktemp("serve")) as server:
        yield server


@pytest.fixture
def client(thin: Served) -> Iterator[PageClient]:
    """A page with its table, and a websocket to its kernel."""
    with PageClient(thin, LESSON, "seed=otter-42") as one:
        yield one


def test_a_page_plays(client: PageClient) -> None:
    client.ask_table(do="draw-deck", move=0, entry=0)
    client.wait_for("comm_msg")
    assert client.state_now()["board"]["moves"] == 1


def forbidden(scratch: Path) -> dict[str, tuple[str, dict[str, Any]]]:
    code = f"open({str(scratch)!r}, 'w').close()"
    return {
        "execute": ("execute_request", {"code": code, "silent": False}),
        "inspect": ("inspect_request", {"code": "open", "cursor_pos": 2}),
        "complete": ("complete_request", {"code": "op", "cursor_pos": 2}),
        "history": ("history_request", {"hist_access_type": "tail", "n": 9}),
        "input": ("input_reply", {"value": code}),
        "debug": ("debug_request", {"type": "request", "command": "initialize"}),
        "shutdown": ("shutdown_request", {"restart": False}),
        "interrupt": ("interrupt_request", {}),
        "subshell": ("create_subshell_request", {}),
        "close": ("comm_close", {"comm_id": "TABLE", "data": {}}),
        "target": ("comm_open", {"comm_id": "x", "target_name": "made-up", "data": {}}),
        "widget": (
            "comm_open",
            {"comm_id": "y", "target_name": "jupyter.widget", "data": {"state": {}}},
        ),
        "comm": ("comm_msg", {"comm_id": "made-up", "data": {"method": "request_state"}}),
    }


@pytest.mark.parametrize("what", sorted(forbidden(Path())))
def test_no_other_message_reaches_the_kernel(client: PageClient, tmp_path: Path, what: str) -> None:
    kind, content = forbidden(tmp_path / "written")[what]
    if content.get("comm_id") == "TABLE":
        content["comm_id"] = client.table
    before = client.state_now()
    for channel in ("shell", "control", "stdin", "iopub", "made-up"):
        client.send(kind, content, channel)
    assert client.state_now() == before
    assert not (tmp_path / "written").exists()


@pytest.mark.parametrize("trait", ["board", "art", "pace", "_esm", "made_up", "_model_module"])
def test_no_trait_of_the_table_is_the_pages_to_set(client: PageClient, trait: str) -> None:
    before = client.state_now()
    data = {"method": "update", "state": {trait: {"x": 1}}, "buffer_paths": []}
    client.send("comm_msg", {"comm_id": client.table, "data": data})
    assert client.state_now() == before


@pytest.mark.parametrize(
    "wire",
    [
        b"",
        b"\x00" * 8,
        b"\xff" * 200,
        (7).to_bytes(8, "little") + b"\x00" * 56,
        b'{"header": {"msg_type": "execute_request"}}',
        '{"channel": "shell", "header": {"msg_type": "execute_request"}}',
    ],
)
def test_garbage_is_passed_over(client: PageClient, wire: bytes | str) -> None:
    before = client.state_now()
    client.socket.send(wire)
    assert client.state_now() == before


def is_cut_off(client: PageClient, act: Callable[[], None]) -> bool:
    """Whether the server ends the connection when somebody does so."""
    try:
        act()
        for _ in client.heard():
            continue
        client.socket.send(b"")
    except ConnectionClosed:
        return True
    return False


def test_what_is_too_long_ends_the_connection_and_nothing_else(
    client: PageClient, thin: Served
) -> None:
    assert is_cut_off(client, lambda: client.socket.send(b"\x00" * 2_000_000))
    with PageClient(thin, LESSON, "seed=otter-42") as other:
        assert other.state_now()["board"]["moves"] == 0


def test_made_up_messages_by_the_thousand_end_the_connection(client: PageClient) -> None:
    def flood() -> None:
        for _ in range(5_000):
            client.send("execute_request", {"code": "1"})

    assert is_cut_off(client, flood)


def test_a_kernel_that_is_not_there_answers_nothing(thin: Served) -> None:
    with pytest.raises(InvalidStatus):
        PageClient(thin, LESSON, kernel="00000000-0000-0000-0000-000000000000")


def test_another_site_may_not_connect(client: PageClient, thin: Served) -> None:
    url = f"{thin.address.replace('http', 'ws')}api/kernels/{client.kernel}/channels"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://elsewhere.example")):
        pass
