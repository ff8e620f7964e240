"""Where records are kept, each under an id that nobody can guess."""

from __future__ import annotations

import secrets
from typing import Protocol

from tictimes.errors import StoreError
from tictimes.play.match import Setup
from tictimes.play.record import Entry, Record


class Store(Protocol):
    """Keeps records. All methods but `create` raise `StoreError` for an id it does not know."""

    def create(self, setup: Setup) -> str:
        """Begin a record; the id under which it is kept."""
        ...

    def append(self, key: str, number: int, entry: Entry) -> None:
        """Add the entry that follows `number` others; `StoreError` where another came first."""
        ...

    def read(self, key: str) -> Record:
        """The record as it stands."""
        ...

    def forget(self, key: str) -> None:
        """Keep nothing of it any longer."""
        ...


class NoStore:
    """Keeps nothing: a match goes on where its store has failed."""

    def create(self, setup: Setup) -> str:
        """No id at all."""
        return ""

    def append(self, key: str, number: int, entry: Entry) -> None:
        """Nothing."""

    def read(self, key: str) -> Record:
        """Raises `StoreError`: nothing is kept."""
        raise StoreError("that match is not kept here")

    def forget(self, key: str) -> None:
        """Nothing."""


class MemoryStore:
    """Keeps records as long as the program runs."""

    def __init__(self) -> None:
        self._setups: dict[str, Setup] = {}
        self._entries: dict[str, list[Entry]] = {}

    def create(self, setup: Setup) -> str:
        """Begin a record; the id under which it is kept."""
        key = secrets.token_urlsafe(16)
        self._setups[key], self._entries[key] = setup, []
        return key

    def append(self, key: str, number: int, entry: Entry) -> None:
        """Add the entry that follows `number` others; `StoreError` where another came first."""
        entries = self._find(key)
        if number != len(entries):
            raise StoreError("the match has gone on", f"entry {len(entries) + 1} is next")
        entries.append(entry)

    def read(self, key: str) -> Record:
        """The record as it stands."""
        entries = self._find(key)
        return Record(self._setups[key], tuple(entries))

    def forget(self, key: str) -> None:
        """Keep nothing of it any longer."""
        self._find(key)
        del self._setups[key], self._entries[key]

    def _find(self, key: str) -> list[Entry]:
        if key not in self._entries:
            raise StoreError("that match is not kept here")
        return self._entries[key]
