"""How to play, on one page: six pictures, each with its sentence, and what they do not show."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.prints.order import Order
from tictimes_app.printing.head import draw_head, speaker, word
from tictimes_app.printing.inks import picture
from tictimes_app.printing.letters import MM, lines
from tictimes_app.printing.low_ink import WHITE
from tictimes_app.printing.sheet import LEADING, Sheet

COLUMNS, GAP = 2, 7
TEXT = 13
SHAPE = 240 / 320
"""How high a picture is, as part of its width."""


def draw_rules(sheet: Sheet, order: Order) -> Iterator[None]:
    """Draw the page; without words the pictures fill it."""
    if order.words:
        _in_words(sheet, order)
    else:
        _in_pictures(sheet, order)
    yield


def _in_words(sheet: Sheet, order: Order) -> None:
    speak = speaker(order)
    pictures = order.game.room.rules(order.options)
    top = draw_head(sheet, order, sheet.left) + 2
    column = (sheet.right - sheet.left - GAP) / COLUMNS
    also = [speak(one) for one in order.game.paper.also(order.options)]
    leading = TEXT * LEADING / MM
    says = [speak(one.says) for one in pictures]
    rows = len(pictures) // COLUMNS
    high = [
        max(len(lines(f"{n}. {text}", TEXT, column)) for n, text in enumerate(row))
        for row in (says[n : n + COLUMNS] for n in range(0, len(says), COLUMNS))
    ]
    below = sum(len(lines(text, TEXT, sheet.right - sheet.left - 6)) for text in also) + 1.4
    room = sheet.bottom - top - leading * (sum(high) + below) - rows * 6
    wide = min(column, room / rows / SHAPE)
    for row in range(rows):
        for place in range(COLUMNS):
            number = row * COLUMNS + place
            left = sheet.left + place * (column + GAP)
            drawn = picture(pictures[number].svg, low_ink=order.low_ink)
            sheet.draw(drawn, left + (column - wide) / 2, top, wide)
            _numbered(sheet, number + 1, left + (column - wide) / 2, top)
            sheet.paragraph(says[number], left, top + wide * SHAPE + 1, column, TEXT)
        top += wide * SHAPE + high[row] * leading + 6
    top = sheet.paragraph(speak(word("also")), sheet.left, top - 1, column, TEXT, bold=True)
    for text in also:
        sheet.text("·", sheet.left + 1, top + leading * 0.76, TEXT + 4, bold=True)
        top = sheet.paragraph(text, sheet.left + 5, top, sheet.right - sheet.left - 5, TEXT)


def _in_pictures(sheet: Sheet, order: Order) -> None:
    pictures = order.game.room.rules(order.options)
    column = (sheet.right - sheet.left - GAP) / COLUMNS
    rows = len(pictures) // COLUMNS
    high = (sheet.bottom - sheet.left - GAP * (rows - 1)) / rows
    wide = min(column, high / SHAPE)
    between = (sheet.bottom - sheet.left - rows * wide * SHAPE) / (rows + 1)
    for number, one in enumerate(pictures):
        left = sheet.left + number % COLUMNS * (column + GAP) + (column - wide) / 2
        top = sheet.left + between + number // COLUMNS * (wide * SHAPE + between)
        sheet.draw(picture(one.svg, low_ink=order.low_ink), left, top, wide)
        _numbered(sheet, number + 1, left, top)


def _numbered(sheet: Sheet, number: int, left: float, top: float) -> None:
    """A number in the corner of a picture."""
    sheet.box(left + 0.5, top + 0.5, 8, 8, corner=4, width=0.5, fill=WHITE)
    sheet.text(str(number), left + 4.5, top + 6.4, 14, bold=True, align="middle")
