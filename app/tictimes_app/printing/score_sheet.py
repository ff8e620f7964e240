"""Score sheets: one for each player, two to a page where they are short."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.paper import Column, ScoreTable
from tictimes.prints.order import Order
from tictimes_app.printing.head import draw_head, speaker
from tictimes_app.printing.sheet import GREY, HAIRLINE, Sheet

FIRST = 22
"""How wide the names of the rows are."""

HEAD, LAST = 8, 14


def draw_scores(sheet: Sheet, order: Order) -> Iterator[None]:
    """Draw a sheet for every player."""
    high = (sheet.high - 2 * sheet.left) / order.on_a_page
    for player in range(order.players):
        place = player % order.on_a_page
        if player and not place:
            sheet.next_page()
        _table(sheet, order, sheet.left + place * high, high - (4 if order.on_a_page > 1 else 0))
        if place == 0 and order.on_a_page > 1 and player + 1 < order.players:
            cut = sheet.high / 2
            sheet.line(sheet.left, cut, sheet.right, cut, HAIRLINE, GREY, (2, 2))
        if place == order.on_a_page - 1 or player == order.players - 1:
            yield


def _table(sheet: Sheet, order: Order, top: float, high: float) -> None:
    speak = speaker(order)
    table = order.game.paper.scores(order.options)
    end = top + high
    top = draw_head(sheet, order, top + 3, names=True)
    top = sheet.paragraph(speak(table.says), sheet.left, top + 2, sheet.right - sheet.left, 12) + 2
    edges = _edges(sheet, table)
    for column, left, right in zip(table.columns, edges, edges[1:], strict=False):
        sheet.text(
            speak(column.label), (left + right) / 2, top + 5.5, 11, bold=True, align="middle"
        )
    top += HEAD
    row = (end - top - LAST) / len(table.rows)
    for name in table.rows:
        sheet.line(sheet.left, top, sheet.right, top)
        sheet.text(speak(name), sheet.left, top + row / 2 + 1.5, 12)
        for column, left, right in zip(table.columns, edges, edges[1:], strict=False):
            _boxes(sheet, column, left, right, top, row)
        top += row
    sheet.line(sheet.left, top, sheet.right, top)
    for edge in edges[:-1]:
        sheet.line(edge, top - row * len(table.rows) - HEAD, edge, top, HAIRLINE, GREY)
    box = min(LAST - 4, 10)
    sheet.text(speak(table.last), sheet.right - 24, top + 9, 13, bold=True, align="right")
    sheet.box(sheet.right - 20, top + 2.5, 20, box, corner=1.5)


def _edges(sheet: Sheet, table: ScoreTable) -> list[float]:
    """Where the columns begin, and where the last one ends."""
    whole = sum(column.share for column in table.columns)
    room = sheet.right - sheet.left - FIRST
    edges = [sheet.left + FIRST]
    for column in table.columns:
        edges.append(edges[-1] + room * column.share / whole)
    return edges


def _boxes(
    sheet: Sheet, column: Column, left: float, right: float, top: float, high: float
) -> None:
    """The boxes of a cell, side by side in its middle."""
    if not column.boxes:
        return
    side = min(11.0, high - 3.5, (right - left - 2) / column.boxes - 1.5)
    start = (left + right - column.boxes * (side + 1.5) + 1.5) / 2
    for number in range(column.boxes):
        sheet.box(start + number * (side + 1.5), top + (high - side) / 2, side, side, corner=1.2)
