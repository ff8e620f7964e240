"""What may happen to a dealt hand, and how many of all hands it happens to."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from tictimes.arithmetic.chances import chances
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.options import Level
from tictimes.sayings import Saying

Way: TypeAlias = Literal["at-least", "below", "just"]


@dataclass(frozen=True, slots=True)
class Event:
    """The best score of a hand is `at-least` a score, `below` it, or `just` that score."""

    way: Way
    score: int

    @property
    def says(self) -> Saying:
        """The event in words."""
        return tic(f"event-{self.way}", score=self.score)

    @property
    def key(self) -> str:
        """How it is written in a message.

        >>> Event("below", 0).key
        'below 0'
        """
        return f"{self.way} {self.score}"


def how_many(event: Event, level: Level) -> int:
    """To how many of all hands it happens.

    >>> how_many(Event("just", 50), 2), how_many(Event("at-least", 51), 2)
    (10, 0)
    """
    counts = chances(level).counts
    match event.way:
        case "at-least":
            return sum(count for best, count in counts.items() if best >= event.score)
        case "below":
            return sum(count for best, count in counts.items() if best < event.score)
        case "just":
            return counts.get(event.score, 0)


def share(event: Event, level: Level) -> Fraction:
    """How likely it is.

    >>> round(float(share(Event("below", 0), 1)), 2)
    0.46
    """
    return Fraction(how_many(event, level), chances(level).hands)
