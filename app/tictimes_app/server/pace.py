"""The pace of a person: how much a page may say to its kernel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

AT_ONCE = 200
"""Messages that a page may send in one go."""

A_SECOND = 30.0
"""Messages that it may send for a long time."""


@dataclass(slots=True)
class Pace:
    """What the pages of one kernel may still say; it grows with the seconds that `clock` tells.

    Who says too much is in debt, and heard again when that is paid.

    >>> now = 0.0
    >>> pace = Pace(lambda: now)
    >>> sum(pace.allows() for _ in range(260)), pace.rested
    (200, False)
    >>> now = 2.1
    >>> pace.rested
    True
    """

    clock: Callable[[], float] = monotonic
    _left: float = field(default=AT_ONCE, init=False)
    _counted_at: float = field(default=0, init=False)

    def __post_init__(self) -> None:
        self._counted_at = self.clock()

    @property
    def rested(self) -> bool:
        """Whether one more message may come."""
        self._count()
        return self._left >= 1

    def allows(self) -> bool:
        """Count one more message; whether it may be heard."""
        self._count()
        self._left -= 1
        return self._left >= 0

    def _count(self) -> None:
        now = self.clock()
        earned = (now - self._counted_at) * A_SECOND
        self._left, self._counted_at = min(AT_ONCE, self._left + earned), now
