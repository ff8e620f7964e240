"""Kernels that wait for a page: they know its address, are replaced, and take nobody's seat."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from ...conftest import Serve, Served
from .page_client import PageClient

HAPPY_TIMES, ARITHMETIC = "04-play-happy-times", "08-play-arithmetic-level-1"
SOON = 60


def health(served: Served) -> dict[str, int]:
    with urlopen(f"{served.address}tictimes/health") as answer:
        told: dict[str, int] = json.load(answer)
        return told


def wait_until(served: Served, met: Callable[[dict[str, int]], bool]) -> dict[str, int]:
    """The server's health as soon as it is so."""
    end = time.monotonic() + SOON
    while not met(now := health(served)):
        assert time.monotonic() < end, now
    return now


def test_a_page_gets_one_that_is_ready_and_it_knows_the_pages_address(serve: Serve) -> None:
    served = serve("--class-size", "3", "--ready", "2")
    wait_until(served, lambda now: now["ready"] == 2)
    for path, query, hand in (
        (HAPPY_TIMES, "seed=otter-42", ["10", "6", "1", "4", "11", "16"]),
        (ARITHMETIC, "seed=otter-42&level=2", None),
    ):
        with PageClient(served, path, query) as client:
            board = client.state_now()["board"]
            assert health(served)["taken"] == 1
            cards = next(pile["cards"] for pile in board["piles"] if pile["kind"] == "hand")
            assert hand is None or cards == hand
            assert "does not mean" not in client.page
        now = wait_until(served, lambda now: now["ready"] == 2 and now["taken"] == 0)
        assert now["kernels"] == 2


def test_a_full_class_has_none_waiting_and_who_sits_may_load_the_page_again(serve: Serve) -> None:
    served = serve("--class-size", "1", "--ready", "2")
    wait_until(served, lambda now: now["ready"] == 1)
    with urlopen(served.lesson(HAPPY_TIMES)) as first:
        given = first.headers.get_all("Set-Cookie") or []
        assert first.read()
    assert wait_until(served, lambda now: now["kernels"] == 1)["ready"] == 0
    (cookie,) = (one for one in given if one.startswith("tictimes-seat="))
    assert "HttpOnly" in cookie
    again = Request(served.lesson(HAPPY_TIMES), headers={"Cookie": cookie.partition(";")[0]})
    with urlopen(again) as second:  # the old page has not said yet that it goes
        assert second.status == 200
    with pytest.raises(HTTPError, match="503"):
        urlopen(again)
    with pytest.raises(HTTPError, match="503") as full:
        urlopen(served.lesson(HAPPY_TIMES))
    assert "The class is full" in full.value.read().decode()


def test_one_that_died_while_it_waited_is_not_given_to_a_page(serve: Serve) -> None:
    served = serve("--ready", "1")
    wait_until(served, lambda now: now["ready"] == 1)
    for kernel in served.kernels:
        kernel.kill()
    with PageClient(served, HAPPY_TIMES, "seed=otter-42") as client:
        assert client.state_now()["board"]["moves"] == 0
