"""The number cards of Happy Times: a card is its number, and a pack is 1 to the highest."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from tictimes.errors import NotationError, quoted

NumberCard: TypeAlias = int
Hand: TypeAlias = tuple[NumberCard, ...]

LEAST_HIGHEST, MOST_HIGHEST = 16, 144
"""The range of the highest card of a pack: 1..16 as published, up to 12 × 12 by our ruling."""


def pack(highest: int = LEAST_HIGHEST, players: int = 1) -> Hand:
    """The cards before the shuffle: one pack a player, pack after pack, each 1 to `highest`.

    >>> pack()
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
    >>> len(pack(players=2))
    32
    """
    return tuple(range(1, highest + 1)) * players


def read_card(notation: object, highest: int = MOST_HIGHEST) -> NumberCard:
    """The card that `notation` means: a number of JSON, from 1 to `highest`.

    Raises `NotationError` for anything else; `true` is no number.

    >>> read_card(12)
    12
    >>> read_card(17, highest=16)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 17 is no card (1 to 16)
    """
    if type(notation) is int and 1 <= notation <= highest:
        return notation
    raise NotationError(f"{quoted(notation)} is no card", f"1 to {highest}")


@cache
def is_prime(number: int) -> bool:
    """Whether `number`, from 1 to 144, has exactly two factors.

    >>> [n for n in range(1, 17) if is_prime(n)]
    [2, 3, 5, 7, 11, 13]
    """
    return number > 1 and all(number % factor for factor in range(2, int(number**0.5) + 1))
