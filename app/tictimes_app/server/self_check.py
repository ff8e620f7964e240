"""Whether the server still does what it promises: matches are kept, and numbers explained."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from threading import Lock

from tictimes.errors import TicTimesError
from tictimes.play.sqlite_store import SqliteStore
from tictimes.sayings import say

LOOKED_AT = (0, 1, 12, 13, 97)
FRESH = 5
"""Seconds for which a look is good."""


class SelfCheck:
    """Looks whether the parts work; what does not is logged, once each time that it begins."""

    def __init__(self, store: SqliteStore) -> None:
        self._parts: Mapping[str, Callable[[], None]] = {
            "store": store.check,
            "explanations": explain_some,
        }
        self._looking = Lock()
        self._broken: tuple[str, ...] = ()
        self._looked_at = -FRESH * 1.0

    def broken(self) -> tuple[str, ...]:
        """The names of the parts that do not work: `store`, `explanations`. It takes its time."""
        with self._looking:
            if time.monotonic() - self._looked_at > FRESH:
                self._broken = tuple(name for name in self._parts if not self._works(name))
                self._looked_at = time.monotonic()
            return self._broken

    def _works(self, name: str) -> bool:
        try:
            self._parts[name]()
        except Exception as problem:  # whatever it is, the part does not work
            if name not in self._broken:
                details = None if isinstance(problem, TicTimesError) else problem
                logging.getLogger("tictimes").error("%s: %s", name, problem, exc_info=details)
            return False
        return True


def explain_some() -> None:
    """Explain a number of each kind; raises whatever breaks on the way."""
    from tictimes import numbers  # sympy takes its time to load

    for n in LOOKED_AT:
        for step in numbers.explain(n):
            say(step.change)
