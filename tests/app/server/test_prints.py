"""Prints behind an address: the same as the command's, counted first; answers for teachers only."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest

from tictimes.prints.order import Order
from tictimes.prints.reading import read_order
from tictimes_app.printing.shop import printed
from tictimes_app.server import prints

from ...conftest import Served

DEAL = {"game": "arithmetic", "level": "2", "seed": "otter-42", "players": "3"}


def asked(served: Served, address: str, **headers: str):
    return urlopen(Request(served.address + address, headers=headers))


def test_a_print_is_that_of_the_command(served: Served) -> None:
    order = read_order("worksheet", DEAL)
    with asked(served, order.address) as answer:
        assert answer.headers["Content-Type"] == "application/pdf"
        assert answer.headers["Content-Disposition"] == (
            'inline; filename="arithmetic-worksheet-a4-seed-otter-42-players-3-level-2.pdf"'
        )
        assert answer.read() == printed(order)
    with asked(served, "tictimes/print/rules.pdf?game=happy-times&paper=letter") as answer:
        assert answer.read(5) == b"%PDF-"


def test_sheets_are_counted_before_they_are_printed(served: Served) -> None:
    address = "tictimes/print/cards.json?game=happy-times&players=4&paper=letter"
    with asked(served, address) as answer:
        told = json.load(answer)
    assert (told["pages"], told["sheets"], told["card_mm"]) == (16, 8, [63, 88])
    assert told["address"] == "tictimes/print/cards.pdf?game=happy-times&paper=letter&players=4"


def test_a_deal_word_is_forgiven(served: Served) -> None:
    with asked(
        served, f"tictimes/print/worksheet.json?game=happy-times&seed={quote('Otter 42')}"
    ) as answer:
        assert "seed=otter-42" in json.load(answer)["address"]


def test_a_class_that_asks_at_once_is_printed_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def slowly(order: Order) -> bytes:
        made.append(order)
        return b"%PDF-"

    monkeypatch.setattr(prints, "_printed", slowly)

    async def thirty() -> list[bytes]:
        shop = prints.PrintShop()
        return await asyncio.gather(
            *(shop.printed(read_order("worksheet", DEAL)) for _ in range(30))
        )

    with ThreadPoolExecutor(1) as aside:  # where no browser's loop is running
        assert aside.submit(asyncio.run, thirty()).result() == [b"%PDF-"] * 30
    assert len(made) == 1


@pytest.mark.parametrize(
    ("query", "named"),
    [
        ("cards.pdf", "game"),
        ("cards.pdf?game=bridge", "happy-times or arithmetic"),
        ("cards.pdf?game=happy-times&packs=1000000000000", "whole number"),
        ("cards.pdf?game=happy-times&packs=99", "1 to 8"),
        ("cards.pdf?game=happy-times&colour=%3Cscript%3E", "asked for"),
        ("cards.pdf?game=happy-times&packs=8&highest=144", "120 at a time"),
        ("worksheet.pdf?game=happy-times", "deal word"),
        (f"worksheet.pdf?game=happy-times&seed={'x' * 9000}", "1 to 64"),
        ("posters.pdf?game=happy-times", "worksheet"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(served: Served, query: str, named: str) -> None:
    with pytest.raises(HTTPError, match="400") as refused:
        asked(served, f"tictimes/print/{query}")
    assert refused.value.headers["Content-Type"].startswith("text/plain")
    (line,) = refused.value.read().decode().splitlines()
    assert named in line
    assert len(line) < 400


def test_answers_are_for_teachers(served: Served) -> None:
    order = read_order("answers", DEAL)
    with asked(served, order.address) as answer:
        assert answer.read(5) == b"%PDF-"
    for address in (order.address, order.address.replace(".pdf", ".json")):
        with pytest.raises(HTTPError, match="403"):
            asked(served, address, **{"X-Forwarded-For": "192.168.1.7"})
