"""Cards and pictures as the printer gets them: in colour, or with as little ink as can be."""

from __future__ import annotations

from functools import lru_cache

from tictimes.drawing import HIGH, PAPER, WIDE
from tictimes.prints.order import Order
from tictimes_app.printing.low_ink import WHITE, outlined
from tictimes_app.printing.shapes import Drawing, drawing
from tictimes_app.printing.sheet import Sheet


@lru_cache(maxsize=512)
def picture(svg: str, *, low_ink: bool) -> Drawing:
    """The drawing in `svg`, the same object each time."""
    # the paper has its own colour
    drawn = drawing(svg.replace(PAPER, WHITE))
    return outlined(drawn) if low_ink else drawn


def draw_card(sheet: Sheet, order: Order, card: str, left: float, top: float, wide: float) -> float:
    """A card, `wide`, and its name for those who cannot see it; where it ends."""
    face = order.game.paper.unfinished if order.draw else order.game.face
    sheet.draw(picture(face(card), low_ink=order.low_ink), left, top, wide)
    high = wide * HIGH / WIDE
    sheet.name(card, left + wide / 4, top + high / 2)
    return top + high
