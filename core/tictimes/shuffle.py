"""The seeded shuffle: randomness as a value, a seed and how many numbers were drawn from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat, starmap
from operator import mul
from random import Random
from threading import Lock
from typing import TypeVar

from tictimes.errors import NotationError, is_text, quoted

T = TypeVar("T")

LONGEST_SEED = 64


def check_seed(seed: object) -> str:
    """`seed` itself, where it is a text of 1 to 64 characters.

    Raises `NotationError` for anything else.

    >>> check_seed("otter-42")
    'otter-42'
    >>> check_seed(42)
    Traceback (most recent call last):
    tictimes.errors.NotationError: the seed 42 is no text (a text of 1 to 64 characters)
    """
    allowed = f"a text of 1 to {LONGEST_SEED} characters"
    if not isinstance(seed, str):
        raise NotationError(f"the seed {quoted(seed)} is no text", allowed)
    if not 1 <= len(seed) <= LONGEST_SEED:
        raise NotationError(f"the seed has {len(seed)} characters", allowed)
    if not is_text(seed):
        raise NotationError("the seed holds half a character", allowed)
    return seed


@dataclass(frozen=True, slots=True)
class Randomness:
    """The generator `random.Random(seed)` after `drawn` numbers were taken from it.

    A shuffle gives the shuffled cards and the randomness that is left, so a state that holds a
    `Randomness` is a value: played again, it deals the same cards.

    >>> cards, left = Randomness("otter-42").shuffle((1, 2, 3, 4))
    >>> sorted(cards), left.drawn
    ([1, 2, 3, 4], 3)
    >>> Randomness("otter-42").shuffle(())
    ((), Randomness(seed='otter-42', drawn=0))
    """

    seed: str
    drawn: int = 0

    def shuffle(self, cards: tuple[T, ...]) -> tuple[tuple[T, ...], Randomness]:
        """`cards` in a new order, index 0 on top, and the randomness after the shuffle."""
        count = max(len(cards) - 1, 0)
        left = Randomness(self.seed, self.drawn + count)
        numbers = _numbers(self.seed).between(self.drawn, left.drawn)
        shuffled = list(cards)
        # `map` over C functions, for a round of ArithmeTic shuffles 125 cards for ten moves
        others = map(float.__trunc__, map(mul, numbers, range(count + 1, 1, -1)))
        for i, j in zip(range(count, 0, -1), others, strict=True):
            card = shuffled[i]
            shuffled[i] = shuffled[j]
            shuffled[j] = card
        return tuple(shuffled), left


class _Numbers:
    """The numbers of `Random(seed)`, each drawn once, when it is first asked for.

    What it answers depends on the seed alone, so all who shuffle with one seed share it.
    """

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._drawn: list[float] = []
        self._lock = Lock()

    def between(self, start: int, stop: int) -> list[float]:
        """Those from the `start`-th up to the `stop`-th, which is not among them."""
        with self._lock:
            missing = max(stop - len(self._drawn), 0)
            self._drawn += starmap(self._rng.random, repeat((), missing))
        return self._drawn[start:stop]


_numbers = lru_cache(maxsize=256)(_Numbers)
