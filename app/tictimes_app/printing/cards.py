"""Cards to be cut out: fronts and backs on one grid, with marks where the cuts go."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from tictimes.drawing import HIGH, WIDE
from tictimes.prints.order import Order
from tictimes_app.printing.inks import draw_card, picture
from tictimes_app.printing.sheet import GREY, HAIRLINE, Sheet

CROSS = 1.6
"""How far a cut mark reaches into the gaps that round corners leave."""

DRIFT = 3.0
"""How far the back of a page may come out beside its front."""

RIM = DRIFT + 1.5
"""White around the picture of a back: it is never cut, however far it has drifted."""


def draw_cards(sheet: Sheet, order: Order) -> Iterator[None]:
    """Draw every pack, a front and then its back; one step is a page."""
    if order.backs:
        sheet.on_both_sides()
    for pack in range(order.packs):
        for number, side in enumerate(order.sides):
            if pack or number:
                sheet.next_page()
            _front(sheet, order, side)
            yield
            if order.backs:
                sheet.next_page()
                _back(sheet, order)
                yield


def places(sheet: Sheet, order: Order) -> list[tuple[float, float]]:
    """The top left corner of every card of a page, row after row; the grid is in the middle."""
    wide, high = order.card_size
    count = isqrt(order.per_sheet)
    left, top = (sheet.wide - count * wide) / 2, (sheet.high - count * high) / 2
    return [(left + x * wide, top + y * high) for y in range(count) for x in range(count)]


def _front(sheet: Sheet, order: Order, side: tuple[str, ...]) -> None:
    unit, shift = _inside(order)
    for card, (left, top) in zip(side, places(sheet, order), strict=False):
        draw_card(sheet, order, card, left + shift, top, unit)
    _marks(sheet, order)


def _inside(order: Order) -> tuple[float, float]:
    """How wide a face is drawn so that all of it is on the card, and how far from its left edge."""
    wide, high = order.card_size
    drawn = min(wide, high * WIDE / HIGH)
    return drawn, (wide - drawn) / 2


def _back(sheet: Sheet, order: Order) -> None:
    """Every place has a back, whichever way the page was turned and however few cards it has."""
    wide, high = order.card_size
    back = picture(order.game.back(), low_ink=order.low_ink)
    drawn = min(wide - 2 * RIM, (high - 2 * RIM) * WIDE / HIGH)
    for left, top in places(sheet, order):
        sheet.draw(back, left + (wide - drawn) / 2, top + (high - drawn * HIGH / WIDE) / 2, drawn)


def _marks(sheet: Sheet, order: Order) -> None:
    """A small cross wherever four cards meet; at the edges it reaches into the margin."""
    wide, high = order.card_size
    count = isqrt(order.per_sheet)
    left, top = (sheet.wide - count * wide) / 2, (sheet.high - count * high) / 2
    out_x = min(CROSS * 2.5, left - sheet.left)
    out_y = min(CROSS * 2.5, top - sheet.left)
    for x in range(count + 1):
        for y in range(count + 1):
            at_x, at_y = left + x * wide, top + y * high
            west, east = (out_x if x == 0 else CROSS), (out_x if x == count else CROSS)
            north, south = (out_y if y == 0 else CROSS), (out_y if y == count else CROSS)
            sheet.line(at_x - west, at_y, at_x + east, at_y, HAIRLINE / 2, GREY)
            sheet.line(at_x, at_y - north, at_x, at_y + south, HAIRLINE / 2, GREY)
