"""What players write on a score sheet. It is kept with the match and changes nothing in it.

A note names its row: the round, counted from 1, and the seat whose hand is scored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Shares:
    """The owner says what all cards of the group have in common."""

    round: int
    seat: int
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """The owner says what the hand is worth; `sum` are the tiles of the sum, where one is built."""

    round: int
    seat: int
    number: int
    sum: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Checked:
    """The neighbour at seat `by`, who has not seen the claim, says what the hand is worth."""

    round: int
    seat: int
    by: int
    number: int
    sum: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reversed:
    """The owner goes backwards from the score, comes to `number`, and says whether that `fits`."""

    round: int
    seat: int
    number: int
    fits: bool


@dataclass(frozen=True, slots=True)
class Recounts:
    """The two numbers differ, and the player at seat `by` counts once more."""

    round: int
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Shown:
    """The players ask to be shown how it is counted."""

    round: int
    seat: int


Note: TypeAlias = Shares | Claimed | Checked | Reversed | Recounts | Shown
