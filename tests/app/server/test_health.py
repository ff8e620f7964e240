"""What the teacher sees of the server, and who else does not; and the server under a prefix."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

import pytest

from tictimes.play.sqlite_store import SqliteStore
from tictimes_app.server.self_check import SelfCheck

from ...conftest import Serve, Served
from .page_client import PageClient

LESSON = "04-play-happy-times"


def health(served: Served, query: str = "", **headers: str) -> dict[str, object]:
    request = Request(f"{served.address}tictimes/health{query}", headers=headers)
    with urlopen(request) as answer:
        assert answer.headers["Content-Type"].startswith("application/json")
        told: dict[str, object] = json.load(answer)
        return told


def test_it_counts_pages_kernels_and_memory(serve: Serve) -> None:
    served = serve("--page", "thin", "--class-size", "2", "--ready", "0")
    assert health(served) == {
        "status": "ok",
        "broken": [],
        "seats": 2,
        "taken": 0,
        "ready": 0,
        "kernels": 0,
        "pages": 0,
        "memory_mb": 0,
        "memory_mb_each": 0,
    }
    with PageClient(served, LESSON) as first, PageClient(served, LESSON) as second:
        for client in (first, second):
            client.state_now()
        now = health(served)
    assert (now["status"], now["kernels"], now["pages"]) == ("full", 2, 2)
    assert isinstance(now["memory_mb"], int)
    assert now["memory_mb"] > 10
    assert "otter" not in str(now).lower()


def test_behind_a_proxy_it_takes_the_teachers_word(served: Served) -> None:
    for query in ("", "?word=", "?word=otter-42-fox-7"):
        with pytest.raises(HTTPError, match="403"):
            health(served, query, **{"X-Forwarded-For": "192.168.1.7"})
    with pytest.raises(HTTPError, match="403"):
        health(served, Host="elsewhere.example")  # a name that was made to mean this machine


def test_it_fails_where_matches_cannot_be_kept_and_says_so_without_a_path(serve: Serve) -> None:
    served = serve("--store", "/proc/nothing/matches.sqlite", "--ready", "0")
    with pytest.raises(HTTPError, match="503") as failing:
        health(served)
    told = json.load(failing.value)
    assert (told["status"], told["broken"]) == ("failing", ["store"])
    assert "/proc" not in str(told)
    assert "/proc" in served.log


def test_it_fails_where_explanations_break(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    check = SelfCheck(SqliteStore(tmp_path / "matches.sqlite"))
    assert check.broken() == ()
    monkeypatch.setattr("tictimes.numbers.explain", lambda n: 1 / 0)
    assert SelfCheck(SqliteStore(tmp_path / "matches.sqlite")).broken() == ("explanations",)


def frames(server: Served) -> str:
    """Who may show a server's pages in a frame."""
    with urlopen(server.address) as answer:
        policy = answer.headers["Content-Security-Policy"]
    return next(part for part in policy.split("; ") if part.startswith("frame-ancestors"))


def test_no_other_site_may_show_lessons_in_a_frame(served: Served) -> None:
    assert frames(served) == "frame-ancestors 'self'"


def test_all_of_it_works_under_a_prefix_and_in_the_frame_of_a_site(serve: Serve) -> None:
    served = serve("--prefix", "maths", "--embed-in", "https://Moodle.school.example/")
    assert served.address.endswith("/maths/")
    assert frames(served) == "frame-ancestors 'self' https://moodle.school.example"
    with urlopen(served.address) as answer:
        home = answer.read().decode()
    for link in re.findall(r'(?:href|src)="([^"#]+)"', home):
        if not link.startswith("data:"):
            assert link.startswith("/maths/")
            if link.endswith(".css"):
                assert urlopen(urljoin(served.address, link)).status == 200
    with PageClient(served, LESSON, "seed=otter-42") as client:
        client.ask_table(do="draw-deck", move=0, entry=0)
        client.wait_for("comm_msg")
        assert client.state_now()["board"]["moves"] == 1
        module = client.widgets[client.table]["_esm"].removeprefix("kept:")
    assert urlopen(f"{served.address}tictimes/kept/{module}").status == 200
