"""The store in a file: whole records, many writers, nothing left behind, and no harm if broken."""

from __future__ import annotations

import resource
import sqlite3
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from tictimes.errors import StoreError, UnkeptError
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.record import Missed, Undone
from tictimes.play.sqlite_store import SqliteStore
from tictimes.play.store import MemoryStore

WRITERS, ENTRIES = 8, 50


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    return SqliteStore(tmp_path / "kept" / "matches.sqlite")


def setup(game: str = "happy-times", first: str = "Ana") -> Setup:
    return Setup.of(game, "otter-42", [first, "Ben (bot)"], {})


def one_on(live: LiveMatch) -> LiveMatch:
    return live.next() if live.bot_to_move else live.play(live.state.legal_moves[0])


@pytest.mark.parametrize("game", ["happy-times", "arithmetic"])
def test_a_match_comes_back_at_the_same_turn(store: SqliteStore, game: str) -> None:
    kept, only_here = (LiveMatch.start(setup(game), each) for each in (store, MemoryStore()))
    for _ in range(30):
        kept, only_here = one_on(kept), one_on(only_here)
    again = LiveMatch.resume(kept.key, store)
    assert again.folded == kept.folded
    assert one_on(again).folded == one_on(only_here).folded


def test_a_miss_and_a_hand_over_come_back(store: SqliteStore) -> None:
    live = LiveMatch.start(setup(), store)
    wrong = live.folded.setup.game.read_move(["declare", 3, [4, 6, 9]])
    live = live.play(live.state.legal_moves[0]).miss(wrong, ("near-multiple",))
    live = live.hand_over(0)
    assert store.read(live.key).entries[1] == Missed(wrong, 0, ("near-multiple",))
    assert LiveMatch.resume(live.key, store).folded == live.folded


def test_the_second_of_two_entries_for_one_number_is_refused(store: SqliteStore) -> None:
    live = LiveMatch.start(setup(), store)
    first, second = live.state.legal_moves[:2]
    kept = live.play(first)
    with pytest.raises(StoreError, match="gone on"):
        live.play(second)
    assert LiveMatch.resume(live.key, store).folded == kept.folded


def test_an_unknown_id_finds_nothing(store: SqliteStore) -> None:
    for ask in (store.read, store.forget, lambda key: store.append(key, 0, Undone())):
        with pytest.raises(StoreError, match="not kept here"):
            ask("made-up")


def write_many(path: Path, number: int) -> str:
    store = SqliteStore(path)
    key = store.create(setup(first=f"Child {number}"))
    for i in range(ENTRIES):
        store.append(key, i, Undone())
    return key


def test_many_processes_write_to_one_file(store: SqliteStore, tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    with ProcessPoolExecutor(WRITERS, mp_context=get_context("fork")) as pool:
        keys = list(pool.map(write_many, [path] * WRITERS, range(WRITERS)))
    kept = [len(SqliteStore(path).read(key).entries) for key in keys]
    assert kept == [ENTRIES] * WRITERS


@pytest.mark.parametrize("by", ["forgetting", "age", "another"])
def test_a_name_is_nowhere_once_its_match_is_gone(tmp_path: Path, by: str) -> None:
    path = tmp_path / "matches.sqlite"
    store = SqliteStore(path)
    key = store.create(setup(first="Zebedee"))
    assert b"Zebedee" in path.read_bytes()
    if by == "forgetting":
        store.forget(key)
    elif by == "age":
        SqliteStore(path, days=-1).forget_old()
    else:
        SqliteStore(path, days=-1).create(setup())
    left = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert not any(b"Zebedee" in content for content in left.values())


def test_where_nothing_can_be_kept_the_match_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    broken = SqliteStore(tmp_path / "file" / "matches.sqlite")
    with pytest.raises(UnkeptError):
        broken.create(setup())
    live = LiveMatch.start(setup(), broken)
    assert not live.is_kept
    assert len(live.play(live.state.legal_moves[0]).folded.moves) == 1


def test_where_the_file_breaks_the_match_goes_on(store: SqliteStore, tmp_path: Path) -> None:
    live = LiveMatch.start(setup(), store)
    path = tmp_path / "kept" / "matches.sqlite"
    path.write_bytes(b"this is no database, and never was one" * 50)
    with pytest.raises(sqlite3.DatabaseError):
        sqlite3.connect(path).execute("SELECT * FROM matches")
    after = live.play(live.state.legal_moves[0])
    assert len(after.folded.moves) == 1
    assert not after.is_kept


def play_on_a_full_disk(path: Path) -> tuple[str, int, bool, int]:
    """Played where no file may grow any more; what was kept of it before that, and all of it."""
    store = SqliteStore(path)
    live = LiveMatch.start(setup(), store)
    key = live.key
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 5000,) * 2)
    while live.is_kept or live.folded.entries < 20:
        live = one_on(live)
    return key, live.folded.entries, live.is_kept, len(SqliteStore(path).read(key).entries)


def test_on_a_full_disk_the_match_goes_on_and_what_was_kept_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    with ProcessPoolExecutor(1, mp_context=get_context("fork")) as pool:
        key, played, is_kept, kept = pool.submit(play_on_a_full_disk, path).result()
    assert not is_kept
    assert 0 < kept < played
    assert LiveMatch.resume(key, SqliteStore(path)).folded.entries == kept


def test_what_cannot_be_used_is_told_and_what_is_broken_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    store = SqliteStore(path)
    key = store.create(setup())
    store.check()
    store.mend()
    assert store.read(key).setup == setup()  # checking takes nothing away
    path.write_bytes(path.read_bytes()[:5000])
    store.mend()
    store.check()
    with pytest.raises(StoreError, match="not kept here"):
        store.read(key)
    with pytest.raises(UnkeptError):
        SqliteStore(path / "below" / "matches.sqlite").check()
