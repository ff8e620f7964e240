"""A game to take home: its cards and its rules on one side of one sheet, lying."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.drawing import HIGH, WIDE
from tictimes.prints.order import Order
from tictimes_app.printing.head import draw_head, speaker, word
from tictimes_app.printing.inks import draw_card
from tictimes_app.printing.letters import MM, lines
from tictimes_app.printing.sheet import LEADING, Sheet

ACROSS, DOWN = 8, 4
COLUMNS = 3
GAP, BETWEEN = 5, 1.5
LARGEST, SMALLEST = 10.5, 7.0


def draw_take_home(sheet: Sheet, order: Order) -> Iterator[None]:
    """Draw the cards on the left and the rules on the right, or beneath where that is wider."""
    speak = speaker(order)
    home = order.game.paper.take_home(order.options)
    wide = 30.0
    high = wide * HIGH / WIDE
    below = draw_head(sheet, order, sheet.left - 1)
    for place, card in enumerate(home.cards):
        left = sheet.left + place % ACROSS * wide
        top = below + place // ACROSS * high
        draw_card(sheet, order, card, left, top, wide)
    says = [speak(word("cut-out")), *map(speak, home.rules)]
    left = sheet.left + ACROSS * wide + GAP
    if sheet.right - left > 35:
        size = _fitting(says, sheet.right - left, sheet.bottom - below - BETWEEN * len(says))
        top = below
        for text in says:
            top = sheet.paragraph(text, left, top, sheet.right - left, size) + BETWEEN
    else:
        _in_columns(sheet, says, below + DOWN * high + 2)
    yield


def _fitting(says: list[str], room: float, high: float) -> float:
    """The largest size of letters in which all of it fits."""
    size = LARGEST
    while size > SMALLEST:
        count = sum(len(lines(text, size, room)) for text in says)
        if count * size * LEADING / MM <= high:
            return size
        size -= 0.25
    return size


def _in_columns(sheet: Sheet, says: list[str], top: float) -> None:
    """The sentences one after another, in columns that are equally high."""
    room = (sheet.right - sheet.left - GAP * (COLUMNS - 1)) / COLUMNS
    size = _fitting(says, room, (sheet.bottom - top) * COLUMNS - 2 * LARGEST * LEADING / MM)
    rows = [line for text in says for line in lines(text, size, room)]
    high = -(-len(rows) // COLUMNS)
    for place, row in enumerate(rows):
        column, down = divmod(place, high)
        baseline = top + (down + 0.76) * size * LEADING / MM
        sheet.text(row, sheet.left + column * (room + GAP), baseline, size)
