"""How often a word may be tried: often enough for who mistypes it, and too seldom to guess it."""

from __future__ import annotations

import time
from collections import OrderedDict

from tornado.web import RequestHandler

MOST_KNOWN = 1_000


class Tries:
    """Grants each visitor `most` tries, and later one more every `pause` seconds.

    >>> tries = Tries(most=2, pause=60)
    >>> [tries.may("a tablet") for _ in range(3)], tries.may("another")
    ([True, True, False], True)
    """

    def __init__(self, most: int = 10, pause: float = 6) -> None:
        self._most, self._pause = most, pause
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def may(self, visitor: str) -> bool:
        """Whether `visitor` may try now; that is a try."""
        now = time.monotonic()
        left, then = self._known.pop(visitor, (self._most, now))
        left = min(self._most, left + (now - then) / self._pause)
        may = left >= 1
        self._known[visitor] = (left - may, now)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return may


def visitor_of(handler: RequestHandler) -> str:
    """From where a request came: the machine next to this one, which may be a proxy."""
    return str(handler.request.remote_ip)
