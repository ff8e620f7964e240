"""The command `print`: what it writes and tells, and what it refuses in one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from ..commands import tictimes  # noqa: F401  # a fixture


def test_it_writes_a_pdf_and_tells_of_it(tictimes, tmp_path):  # noqa: F811
    out = tmp_path / "cards.pdf"
    done = tictimes(
        "print", "cards", "--game", "happy-times", "--players", 2, "--paper", "letter",
        "--low-ink", "--out", out, "--json",
    )  # fmt: skip
    assert (done.code, done.err) == (0, "")
    (told,) = done.answers
    assert told["file"] == str(out)
    assert (told["pages"], told["sheets"], told["card_mm"]) == (8, 4, [63, 88])
    assert len(PdfReader(out).pages) == 8
    assert list(tmp_path.iterdir()) == [out]


def test_people_are_told_how_to_print(tictimes, tmp_path):  # noqa: F811
    done = tictimes("print", "rules", "--game", "arithmetic", "--out", tmp_path / "r.pdf")
    assert "1 page, a4, 1 sheet of paper" in done.out
    assert "100 %" in done.out


def test_a_worksheet_without_a_seed_tells_its_new_one(tictimes, tmp_path):  # noqa: F811
    order = ("print", "worksheet", "--game", "arithmetic", "--out", tmp_path / "w.pdf")
    seeds = {tictimes(*order, "--json").answers[0]["seed"] for _ in range(2)}
    assert len(seeds) == 2
    assert "Deal word: fox-7" in tictimes(*order, "--seed", "fox-7").out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("cards --game bridge", "bridge"),
        ("cards --game happy-times --paper a5", "a5"),
        ("posters --game happy-times", "posters"),
        ("cards", "--game"),
        ("cards --game happy-times --packs 0", "packs cannot be 0 (1 to 8)"),
        ("cards --game happy-times --packs 9", "(1 to 8)"),
        ("cards --game happy-times --packs two", "two"),
        ("cards --game happy-times --cards 9-20", "1-16"),
        ("cards --game happy-times --cards 8-1", "1-16"),
        ("cards --game happy-times --highest 145", "16 to 144"),
        ("cards --game happy-times --level 2", "no option --level"),
        ("cards --game arithmetic --per-sheet 12", "12"),
        ("worksheet --game happy-times --seed=", "a deal word, such as otter-42"),
        ("worksheet --game arithmetic --players 6 --seed otter-42", "2 to 5"),
        (f"worksheet --game arithmetic --seed {'x' * 65}", "1 to 64"),
        ("rules --game arithmetic --level 3", "1 or 2"),
        ("cards --game arithmetic --packs 8 --per-sheet 16 --bleed", "--bleed"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_written(arguments, why, tictimes, tmp_path):  # noqa: F811
    out = tmp_path / "out.pdf"
    assert why in tictimes("print", *arguments.split(), "--out", out).refusal
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_is_none_is_refused(tictimes, tmp_path):  # noqa: F811
    order = ("print", "rules", "--game", "happy-times", "--out")
    assert "no folder" in tictimes(*order, tmp_path / "nowhere" / "r.pdf").refusal
    assert "is a folder" in tictimes(*order, tmp_path).refusal


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="it is Linux's")
def test_a_disk_that_is_full_is_told_and_no_device_is_replaced(tictimes):  # noqa: F811
    order = ("print", "rules", "--game", "happy-times", "--out", "/dev/full")
    assert "No space left" in tictimes(*order).refusal
    assert Path("/dev/full").is_char_device()


def test_a_file_that_was_there_stays_when_the_order_is_refused(tictimes, tmp_path):  # noqa: F811
    out = tmp_path / "mine.pdf"
    out.write_text("mine")
    assert tictimes("print", "cards", "--game", "whist", "--out", out).refusal
    assert out.read_text() == "mine"
