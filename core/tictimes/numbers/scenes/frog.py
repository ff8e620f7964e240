"""A frog that jumps along numbers."""

from __future__ import annotations

from functools import cache

from tictimes.drawing import INK, fill, flat, inked, stroke
from tictimes.paths import disc


@cache
def frog() -> str:
    """A frog seen from the front, about 34 wide and 28 high, its feet at (0, 0)."""
    green, light = "#5fae6e", "#e3f2d8"
    feet = fill("M-16 0q-4-7 3-9h26q7 2 3 9z", green)
    body = fill("M-13-2q-5-17 13-19q18 2 13 19z", green) + flat("M-7-1q-2-9 7-9q9 0 7 9z", light)
    eyes = fill(disc(-8, -22, 5.5), green) + fill(disc(8, -22, 5.5), green)
    pupils = flat(disc(-8, -22.5, 2.2), INK) + flat(disc(8, -22.5, 2.2), INK)
    smile = stroke("M-6-13q6 4 12 0", INK, 2)
    return inked(feet + body + eyes + pupils + smile, 2)
