"""The warm parents of one server, started when they are first needed."""

from __future__ import annotations

from collections import Counter
from threading import Lock
from typing import Any

from traitlets.config import SingletonConfigurable

from tictimes_app.forked_kernels.order import Order, Warmth
from tictimes_app.forked_kernels.process import ForkedProcess
from tictimes_app.forked_kernels.warm_parent import CannotForkError, WarmParent

LIVES = 3
"""How often a parent is started before it is given up: it may have been killed by mistake."""


class WarmParents(SingletonConfigurable):
    """Keeps a parent for each warmth that is asked for. Its methods wait: call them in a thread."""

    def __init__(self, **kwargs: Any) -> None:  # whatever traitlets takes
        super().__init__(**kwargs)
        self._lock = Lock()
        self._parents: dict[Warmth, WarmParent] = {}
        self._started: Counter[Warmth] = Counter()
        self._said: set[Warmth] = set()

    def warm(self, warmth: Warmth) -> bool:
        """Have a parent ready; whether there is one, and if not, the log says why, once."""
        try:
            self._parent(warmth)
        except CannotForkError as problem:
            self._fall_back(warmth, problem)
            return False
        return True

    def fork(self, warmth: Warmth, order: Order) -> ForkedProcess | None:
        """The process of a new kernel; `None` where it has to be an ordinary one."""
        try:
            return self._parent(warmth).fork(order)
        except CannotForkError as problem:
            self._fall_back(warmth, problem)
            return None

    def close(self) -> None:
        """End every parent; a kernel lives as long as its process is held."""
        with self._lock:
            while self._parents:
                self._parents.popitem()[1].close()

    def _parent(self, warmth: Warmth) -> WarmParent:
        with self._lock:
            if warmth not in self._parents:
                if self._started[warmth] == LIVES:
                    raise CannotForkError("the warm parent has ended too often")
                self._started[warmth] += 1
                parent = WarmParent(warmth)
                parent.wait_until_warm()
                self._parents[warmth] = parent
            return self._parents[warmth]

    def _fall_back(self, warmth: Warmth, why: CannotForkError) -> None:
        with self._lock:
            self._parents.pop(warmth, None)
            if why.lasting:
                self._started[warmth] = LIVES
            if warmth not in self._said:
                self._said.add(warmth)
                self.log.warning("Kernels start the ordinary way, and take longer: %s.", why)
