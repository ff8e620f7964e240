"""Entries as JSON: a store can write down a whole record, misses and notes with it."""

from __future__ import annotations

import json

import pytest

from tictimes.errors import NotationError
from tictimes.games import GAMES
from tictimes.notes import Recounts
from tictimes.play.entries import entry_json, read_entry
from tictimes.play.record import HandedOver, LastRound, Missed, Moved, Record, Undone, Written, fold

from .test_misses import RIGHT, WRONG, drawn
from .test_replay import visited

HAPPY = GAMES["happy-times"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("names", [("Ana", "Fox (bot)"), ("Ana", "Ben")], ids=" ".join)
def test_a_record_written_down_folds_to_the_same_match(game, names):
    *_, last = visited(game, names, 8)
    record = last.live.store.read(last.live.key)
    text = json.dumps([entry_json(entry) for entry in record.entries])
    entries = tuple(read_entry(content, GAMES[game]) for content in json.loads(text))
    assert entries == record.entries
    assert fold(Record(record.setup, entries)) == last.live.folded


@pytest.mark.parametrize(
    "entry",
    [
        Moved(RIGHT),
        Undone(),
        HandedOver(1, "Ben (bot)"),
        Missed(WRONG, 1, ("near-multiple", "even-is-in-4x")),
        LastRound(3),
        LastRound(None),
        Written(Recounts(1, 0, 1)),
    ],
)
def test_every_kind_of_entry(entry):
    assert read_entry(json.loads(json.dumps(entry_json(entry))), HAPPY) == entry


def test_a_miss_is_written_down():
    live = drawn().tried(WRONG).live
    kinds = [entry_json(entry)[0] for entry in live.store.read(live.key).entries]
    assert kinds == ["moved", "missed"]


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        ["undone", 1],
        ["moved"],
        ["moved", ["knock"]],
        ["missed", ["draw", "deck"], -1, []],
        ["missed", ["draw", "deck"], True, []],
        ["missed", ["draw", "deck"], 0, [5]],
        ["handed-over", 0, ""],
        ["last-round", "2"],
        ["written", ["lied", 1]],
        {"moved": 1},
    ],
)
def test_whatever_else_is_refused(content):
    with pytest.raises(NotationError):
        read_entry(content, HAPPY)
