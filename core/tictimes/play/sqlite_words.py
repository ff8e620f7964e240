"""The deal words that a server has given: no two alike, whichever of its programs was asked."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import islice
from pathlib import Path

from tictimes.deal_words import deal_word
from tictimes.errors import UnkeptError

PATIENCE = 10
"""Seconds to wait while other programs write."""

TRIES = 1000


class SqliteWords:
    """Deal words, each given once; those given are kept in the file at `path`.

    Of words nothing else is kept: neither who had them, nor when.

    >>> from tempfile import TemporaryDirectory
    >>> folder = TemporaryDirectory()
    >>> words = SqliteWords(Path(folder.name) / "matches.sqlite")
    >>> words.new() != words.new()
    True
    >>> folder.cleanup()
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def new(self) -> str:
        """A word not given before; raises `UnkeptError` where that cannot be known."""
        try:
            with closing(sqlite3.connect(self._path, timeout=PATIENCE)) as file, file:
                file.execute("PRAGMA synchronous = OFF")  # nobody has seen a word that is lost
                file.execute("CREATE TABLE IF NOT EXISTS words (word TEXT PRIMARY KEY)")
                for word in islice(iter(deal_word, ""), TRIES):
                    if file.execute("INSERT OR IGNORE INTO words VALUES (?)", (word,)).rowcount:
                        return word
        except sqlite3.Error as problem:
            raise UnkeptError("deal words cannot be kept just now") from problem
        raise UnkeptError("every deal word has been given")
