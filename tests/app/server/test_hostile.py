"""Somebody who writes whatever comes to mind on a page's websocket: what is others' stays so.

What it costs the others in time is measured in tests/bench.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlencode
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tictimes import arithmetic
from tictimes.play.live_match import LiveMatch
from tictimes.play.sqlite_store import SqliteStore

from ...conftest import Served, serving
from .page_client import CONTROL, Message, PageClient

LESSON = "play/happy-times"
ROUNDS, A_ROUND = 15, 140
"""Pages, and messages of each: below the number at which a page is cut off."""

CARD = re.compile(r'"(\d-(?:circle|crescent|triangle|square|star)-[a-z]+)"')


@pytest.fixture(scope="module")
def thin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of thin pages, for all the tests of this module."""
    command = (sys.executable, "-m", "tictimes_app.main", "serve", "--port", "0", "--page", "thin")
    with serving(command, tmp_path_factory.mktemp("serve")) as server:
        yield server


@pytest.fixture
def child(thin: Served) -> Iterator[PageClient]:
    """A page in the middle of a match, whose child does no harm."""
    with PageClient(thin, LESSON, "seed=otter-42") as one:
        draw(one)
        yield one


@pytest.fixture
def stranger(thin: Served) -> Iterator[PageClient]:
    """Another page, whose child does."""
    with PageClient(thin, LESSON, "seed=crab-9") as one:
        yield one


def draw(client: PageClient) -> None:
    client.ask_table(do="draw-deck", move=0, entry=0)
    assert client.state_now()["board"]["moves"] == 1


def key_of(client: PageClient) -> str:
    key: str = client.state_now()["match_key"]
    assert len(key) > 20
    return key


def entries(served: Served, key: str) -> int:
    return len(SqliteStore(served.log_file.with_name("matches.sqlite")).read(key).entries)


def made_up(luck: random.Random, scratch: Path, table: str, others: str) -> tuple[str, Message]:
    """A message that no page of ours sends, about the page's own `table` or another one's."""
    code = f"open({str(scratch / 'written')!r}, 'w').close()"
    comm = luck.choice((table, others, uuid4().hex, "", "a" * 5000, code))
    names = ("board", "art", "_esm", "_model_module", "match_key", "kind", "__class__", "made_up")
    trait = luck.choice(names)
    value = luck.choice((None, 10**30, -1, "<b>", {"x": []}, [[[]]], "\u202e\U0001f984", code))
    update = {"method": "update", "state": {trait: value}, "buffer_paths": [["x", 1]]}
    asked = {
        "do": luck.choice(("draw-deck", "discard", "undo", "__init__", "", "next")),
        "x": value,
    }
    asked |= luck.choice(({}, {"move": 0, "entry": 0}, {"move": value, "entry": -7}))
    data = luck.choice((update, {"method": "custom", "content": asked}, {"method": value}, value))
    return luck.choice(
        (
            ("execute_request", {"code": code, "silent": True, "user_expressions": {"x": code}}),
            ("inspect_request", {"code": code, "cursor_pos": luck.choice((0, -1, 10**9))}),
            ("complete_request", {"code": code, "cursor_pos": 4}),
            ("history_request", {"hist_access_type": "range", "session": 0, "raw": True}),
            ("is_complete_request", {"code": code}),
            ("input_reply", {"value": code}),
            ("debug_request", {"command": "evaluate", "arguments": {"expression": code}}),
            ("shutdown_request", {"restart": True}),
            ("interrupt_request", {}),
            ("comm_open", {"comm_id": comm, "target_name": "jupyter.widget", "data": data}),
            ("comm_open", {"comm_id": comm, "target_name": code, "target_module": "os"}),
            ("comm_open", {"comm_id": others, "target_name": CONTROL, "data": data}),
            ("comm_close", {"comm_id": comm, "data": {}}),
            ("comm_msg", {"comm_id": others, "data": data}),
            ("comm_msg", {"comm_id": table, "data": data if data is not value else {}}),
            (luck.choice(("comm_info_request", "kernel_info_request")), {"target_name": value}),
        )
    )


def test_thousands_of_made_up_messages_change_nothing(
    thin: Served, child: PageClient, tmp_path: Path
) -> None:
    key, theirs = key_of(child), child.state_now()
    luck = random.Random(7)
    for _ in range(ROUNDS):
        with PageClient(thin, LESSON, "seed=crab-9") as stranger:
            mine = stranger.state_now()
            for _ in range(A_ROUND):
                kind, content = made_up(luck, tmp_path, stranger.table, child.table)
                channel = luck.choice(("shell", "shell", "shell", "control", "stdin", "made-up"))
                stranger.send(kind, content, channel)
            with PageClient.again(stranger) as after:
                assert moved_only_by_its_own(after.state_now(), mine)
    assert child.state_now() == theirs
    assert entries(thin, key) == 1
    assert list(tmp_path.iterdir()) == []


def test_who_was_cut_off_waits_outside_and_another_page_does_not(
    child: PageClient, stranger: PageClient
) -> None:
    with suppress(ConnectionClosed):
        for _ in range(5_000):
            stranger.send("execute_request", {"code": "1"})
    with pytest.raises(InvalidStatus, match="429"):
        PageClient.again(stranger)
    with PageClient.again(child) as again:
        assert again.state_now()["board"]["moves"] == 1


def moved_only_by_its_own(now: Message, before: Message) -> bool:
    """Whether all but the board is as it was; a well-formed wish for one's own table is allowed."""
    return {**now, "board": 0} == {**before, "board": 0} and now["board"]["moves"] <= 1


def test_a_message_sent_again_or_too_early_is_one_move_or_none(stranger: PageClient) -> None:
    stranger.ask_table(do="discard", card="11", move=1, entry=1)  # before there was a draw
    for _ in range(10):
        stranger.ask_table(do="draw-deck", move=0, entry=0)
    after = stranger.state_now()["board"]
    assert after["moves"] == 1
    card = next(pile["cards"] for pile in after["piles"] if pile["kind"] == "hand")[0]
    for _ in range(10):
        stranger.ask_table(do="discard", card=card, move=1, entry=1)
        stranger.ask_table(do="draw-deck", move=0, entry=0)
    assert stranger.state_now()["board"]["moves"] == 2


def say_too_much(client: PageClient, size: int) -> None:
    client.send("comm_msg", {"comm_id": client.table, "data": {"x": "a" * size}})
    for _ in client.heard():
        continue
    client.socket.send(b"")


def test_what_is_too_long_costs_the_stranger_the_way_and_the_child_nothing(
    child: PageClient, stranger: PageClient
) -> None:
    before = child.state_now()
    for size in (300_000, 5_000_000):
        with PageClient.again(stranger) as other, pytest.raises(ConnectionClosed):
            say_too_much(other, size)
    assert child.state_now() == before


def test_another_pages_kernel_is_not_guessed(
    thin: Served, child: PageClient, stranger: PageClient
) -> None:
    theirs = child.kernel
    near = theirs[:-1] + ("0" if theirs[-1] != "0" else "1")
    tries = (near, theirs.upper(), theirs[:35], "*", "..%2f")
    for guess in (*tries, *(str(uuid4()) for _ in range(20))):
        with pytest.raises(InvalidStatus):
            PageClient.again(stranger, kernel=guess)
    stranger.send("kernel_info_request", {})
    stranger.send("comm_info_request", {})
    stranger.state_now()
    said = stranger.page + "".join(map(str, stranger.frames))
    assert child.kernel not in said
    assert child.table not in said


def test_another_tabs_match_is_not_guessed(
    thin: Served, child: PageClient, stranger: PageClient
) -> None:
    key, mine = key_of(child), key_of(stranger)
    tries = ["", key[:-1], key + "x", key.swapcase(), "%", "' OR 1=1 --", "../" + key, key[::-1]]
    for guess in [*tries, *(uuid4().hex for _ in range(100)), 7, None, [key], {"key": key}]:
        stranger.ask_table(do="come-back", key=guess, move=0, entry=0)
    after = stranger.state_now()
    assert after["match_key"] == mine
    assert after["board"]["moves"] == 0
    assert entries(thin, key) == 1
    draw(stranger)
    stranger.ask_table(do="come-back", key=key, move=1, entry=1)  # known, but a match is going on
    assert key_of(stranger) == mine
    assert child.state_now()["board"]["moves"] == 1


@pytest.mark.parametrize(
    "nasty",
    [
        "</script><img src=x onerror=alert(1)>",
        "__import__('os').system('touch written')",
        "9**9**9**9",
        "{{ 7 * 7 }}${7*7}%s\\x00",
        "\u202etxet\u202c \U0001f984\U0001f984",
        "a" * 5000,
    ],
)
def test_whatever_an_address_says_is_plain_text_or_refused(thin: Served, nasty: str) -> None:
    before = thin.log
    fields = ("seed", "names", "level", "players", "highest", "lang", "voice", "made-up")
    with PageClient(thin, LESSON, urlencode(dict.fromkeys(fields, nasty))) as client:
        assert client.state_now()["board"]["moves"] == 0
        page = client.page
    assert nasty not in page or "<" not in nasty
    assert "Traceback" not in page
    assert thin.log == before
    assert not list(thin.log_file.parent.glob("written"))


@pytest.mark.parametrize("names", ["Ana&bots=hard", "Ana,Ben", "Fox%20(bot),Hare%20(bot)"])
@pytest.mark.parametrize("game", ["happy-times", "arithmetic"])
def test_no_frame_tells_a_seed_or_what_nobody_has_seen(thin: Served, game: str, names: str) -> None:
    with PageClient(thin, LESSON, f"game={game}&names={names}") as client:
        for _ in range(12):
            board = client.state_now()["board"]
            seen = {"move": board["moves"], "entry": board["entry"]}
            can = [one["name"] for one in board["actions"] if one["why_not"] is None]
            hand = next((p["cards"] for p in board["piles"] if p["kind"] == "hand"), [])
            if board["waiting"]:
                client.ask_table(do="next", **seen)
            elif board["phase"] == "discard":
                client.ask_table(do="discard", card=hand[0], **seen)
            elif do := next((name for name in can if name in ("draw-deck", "reveal")), None):
                client.ask_table(do=do, **seen)
            else:
                break  # the round is over
        key = key_of(client)
        said = client.page + "".join(map(json.dumps, client.frames))
    store = SqliteStore(thin.log_file.with_name("matches.sqlite"))
    record = store.read(key)
    assert len(record.entries) > 1
    assert record.setup.seed not in said
    if game == "arithmetic":  # a card of this game is one of a kind
        hidden = hidden_cards(store, key)
        assert hidden
        assert set(CARD.findall(said)) & hidden == set()


def hidden_cards(store: SqliteStore, key: str) -> set[str]:
    """The cards that were face up on the table for nobody so far."""
    live = LiveMatch.resume(key, store)
    shown: set[str] = set()
    for state in (*live.folded.states, live.state):
        shown |= {str(card) for card in state.discard}
        open_hands = range(len(state.hands)) if state.phase == "score" else live.people
        for seat in open_hands:
            shown |= set(map(str, state.hands[seat]))
    return {str(card) for card in arithmetic.PACK} - shown
