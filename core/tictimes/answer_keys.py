"""The answer key to a hand: all that is in it, and wrong answers that are likely.

Plain data for every game, for a page or for print; each game makes its own in `answer_key.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from tictimes.sayings import Saying
from tictimes.sums import Piece


@dataclass(frozen=True, slots=True)
class Found:
    """A right answer: what it is called and its cards; where it scores, its `sum` and `score`."""

    name: Saying
    cards: tuple[str, ...]
    score: int | None = None
    sum: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Wrong:
    """A likely wrong answer, and what may lie behind it, likeliest first.

    `codes` are those of DESIGN section 6, one for each of `means`.
    """

    answer: Saying
    codes: tuple[str, ...]
    means: tuple[Saying, ...]


@dataclass(frozen=True, slots=True)
class HandKey:
    """The key to the hand `cards`: in a line, then what is `found` in it, the best first."""

    cards: tuple[str, ...]
    says: Saying
    found: tuple[Found, ...]
    wrong: tuple[Wrong, ...]
