"""A store in one SQLite file: what is kept there outlasts the program."""

from __future__ import annotations

import json
import logging
import secrets
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep, time

from tictimes.errors import StoreError, UnkeptError
from tictimes.play.entries import entry_json, read_entry
from tictimes.play.match import Setup
from tictimes.play.record import Entry, Record

if sys.platform != "win32":
    import fcntl

DAY = 24 * 60 * 60
PATIENCE = 10
"""Seconds to wait while other programs write."""

LOOK_EVERY = 0.002
"""Seconds between two looks whether they have done; only the first in line looks."""

TABLES = (
    "CREATE TABLE IF NOT EXISTS matches (key TEXT PRIMARY KEY, touched REAL, setup TEXT)",
    "CREATE TABLE IF NOT EXISTS entries"
    " (key TEXT, number INTEGER, entry TEXT, PRIMARY KEY (key, number))",
)


class SqliteStore:
    """Keeps records in the file at `path`, each for `days` after its last entry.

    The file is opened anew for each thing done, so that many programs may share it and no
    connection crosses a fork. What is deleted is overwritten. Where the file cannot be written or
    read, every method raises `UnkeptError`.

    >>> from tempfile import TemporaryDirectory
    >>> from tictimes.play.record import Undone
    >>> folder = TemporaryDirectory()
    >>> store = SqliteStore(Path(folder.name) / "matches.sqlite")
    >>> key = store.create(Setup.of("happy-times", "otter-42", ["Ana", "Ben"], {}))
    >>> store.append(key, 0, Undone())
    >>> store.read(key).entries
    (Undone(),)
    >>> store.append(key, 0, Undone())
    Traceback (most recent call last):
    tictimes.errors.StoreError: the match has gone on
    >>> folder.cleanup()
    """

    def __init__(self, path: Path, days: float = 3) -> None:
        self._path, self._days = path, days

    def create(self, setup: Setup) -> str:
        """Begin a record; the id under which it is kept. Records that are too old go.

        It does not wait for the disk, which a whole class would wait for one after another: a deal
        is no loss yet.
        """
        key = secrets.token_urlsafe(16)
        begun = json.dumps([setup.game.name, setup.seed, setup.players, setup.options.json])
        with self._file(waits=False) as file:
            self._forget_old(file)
            file.execute("INSERT INTO matches VALUES (?, ?, ?)", (key, time(), begun))
        return key

    def append(self, key: str, number: int, entry: Entry) -> None:
        """Add the entry that follows `number` others; `StoreError` where another came first."""
        with self._file() as file:
            (count,) = file.execute("SELECT count(*) FROM entries WHERE key = ?", (key,)).fetchone()
            if not file.execute(
                "UPDATE matches SET touched = ? WHERE key = ?", (time(), key)
            ).rowcount:
                raise StoreError("that match is not kept here")
            if count != number:
                raise StoreError("the match has gone on")
            written = json.dumps(entry_json(entry))
            file.execute("INSERT INTO entries VALUES (?, ?, ?)", (key, number, written))

    def read(self, key: str) -> Record:
        """The record as it stands."""
        with self._file() as file:
            begun = file.execute("SELECT setup FROM matches WHERE key = ?", (key,)).fetchone()
            written = file.execute(
                "SELECT entry FROM entries WHERE key = ? ORDER BY number", (key,)
            ).fetchall()
        if begun is None:
            raise StoreError("that match is not kept here")
        setup = Setup.of(*json.loads(begun[0]))
        return Record(setup, tuple(read_entry(json.loads(text), setup.game) for (text,) in written))

    def forget(self, key: str) -> None:
        """Keep nothing of it any longer."""
        with self._file() as file:
            file.execute("DELETE FROM entries WHERE key = ?", (key,))
            if not file.execute("DELETE FROM matches WHERE key = ?", (key,)).rowcount:
                raise StoreError("that match is not kept here")

    def forget_old(self) -> None:
        """Keep nothing any longer of what was touched too long ago."""
        with self._file() as file:
            self._forget_old(file)

    def check(self) -> None:
        """Raise `UnkeptError` where a match could not be kept."""
        with self._file() as file:
            file.execute("INSERT OR REPLACE INTO matches VALUES ('', 0, '')")
            file.execute("DELETE FROM matches WHERE key = ''")

    def mend(self) -> None:
        """Throw a broken file away; it breaks where the whole machine stops while it is written."""
        try:
            with self._file() as file:
                (state,) = file.execute("PRAGMA quick_check(1)").fetchone()
                if state != "ok":
                    raise sqlite3.DatabaseError(state)
        except UnkeptError as problem:
            if not _is_broken(problem.__cause__):
                raise
            self._path.unlink()

    def _forget_old(self, file: sqlite3.Connection) -> None:
        oldest = time() - self._days * DAY
        old = "SELECT key FROM matches WHERE touched < ?"
        file.execute(f"DELETE FROM entries WHERE key IN ({old})", (oldest,))
        file.execute("DELETE FROM matches WHERE touched < ?", (oldest,))

    @contextmanager
    def _file(self, *, waits: bool = True) -> Iterator[sqlite3.Connection]:
        """The open file, in one transaction that nobody else writes in; it `waits` for the disk."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self._path, timeout=0, isolation_level=None)) as file:
                file.execute("PRAGMA secure_delete = ON")
                with _in_line(self._path):
                    _take_turn(file, synchronous="FULL" if waits else "OFF")
                for table in TABLES:
                    file.execute(table)
                try:
                    yield file
                except BaseException:
                    file.execute("ROLLBACK")
                    raise
                file.execute("COMMIT")
        except (sqlite3.Error, OSError) as problem:
            logging.getLogger(__name__).warning("%s cannot be used: %s", self._path, problem)
            raise UnkeptError("the match cannot be kept") from problem


@contextmanager
def _in_line(path: Path) -> Iterator[None]:
    """Stand in line for the next turn: who has just had one is behind all others.

    SQLite alone lets in whoever looks first, and of thirty writers one may starve.
    """
    if sys.platform == "win32":
        yield
    else:
        with Path(f"{path}-line").open("ab") as line:
            fcntl.flock(line, fcntl.LOCK_EX)
            yield


def _take_turn(file: sqlite3.Connection, synchronous: str) -> None:
    """Begin a transaction as soon as nobody else is in one."""
    end = monotonic() + PATIENCE
    while True:
        try:
            file.execute(f"PRAGMA synchronous = {synchronous}")
            file.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
            sleep(LOOK_EVERY)
        else:
            file.execute(f"PRAGMA busy_timeout = {1000 * PATIENCE}")  # for who looks just now
            return


def _is_broken(problem: BaseException | None) -> bool:
    """Whether a file is no database any more, rather than out of reach or in use."""
    return isinstance(problem, sqlite3.DatabaseError) and not isinstance(
        problem, sqlite3.OperationalError
    )
