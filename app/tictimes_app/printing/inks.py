"""Pictures as the printer gets them: in colour, or with as little ink as can be."""

from __future__ import annotations

from functools import lru_cache

from tictimes_app.printing.low_ink import outlined
from tictimes_app.printing.shapes import Drawing, drawing


@lru_cache(maxsize=512)
def picture(svg: str, *, low_ink: bool) -> Drawing:
    """The drawing in `svg`, the same object each time."""
    drawn = drawing(svg)
    return outlined(drawn) if low_ink else drawn
