"""The picture that stands for a number: its own up to 16, above that a medal that bears it."""

from __future__ import annotations

from functools import cache

from tictimes.drawing import fill, flat, inked, placed, stroke, write
from tictimes.numbers.menagerie import BLUE, DRAWN, RED, YELLOW, Drawn
from tictimes.paths import disc

SIDE = 64
"""How wide and high a picture is; its middle is at (0, 0)."""

LAST = max(DRAWN)
"""The last number with a picture of its own."""

SMALL_LINE = 3.8
GOLD, LIGHT_GOLD = YELLOW, "#fdf0c4"


@cache
def picture(number: int) -> str:
    """The picture of `number`, from 1 up, with all its details.

    Raises `KeyError` for 0 and below, which have none.
    """
    drawn = DRAWN[number]() if number <= LAST else _medal(number)
    return inked(drawn.body + drawn.details)


@cache
def small_picture(number: int) -> str:
    """The picture of `number` for a tiny place: as many parts, a thicker line, no details.

    Raises `KeyError` for 0 and below, which have none.
    """
    return inked(DRAWN[number]().body if number <= LAST else _coin(number), SMALL_LINE)


def _medal(number: int) -> Drawn:
    """A medal on a ribbon."""
    ribbon = fill("M-15-31h13L8-2H-7z", BLUE) + fill("M15-31H2L-8-2H7z", RED)
    gold = fill(disc(0, 8, 24), GOLD) + flat(disc(0, 8, 19), LIGHT_GOLD)
    digits = str(number)
    high = 20 if len(digits) == 2 else 15
    return Drawn(ribbon + gold + _written(digits, 8, high), stroke("M-21.5 8q0-9 6-15", "#fff", 2))


def _coin(number: int) -> str:
    """What is left of the medal where there is little room."""
    digits = str(number)
    return fill(disc(0, 0, 29), LIGHT_GOLD) + _written(digits, 0, 32 if len(digits) == 2 else 24)


def _written(digits: str, middle: float, high: float) -> str:
    return placed(write(digits, 0, high / 2, high), 0, middle)
