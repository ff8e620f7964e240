"""A worksheet: the hands of a deal, and beside each what a child finds in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tictimes.drawing import HIGH, WIDE
from tictimes.prints.order import HANDS_ON_A_WORKSHEET, Order
from tictimes_app.printing.hands import hands_of
from tictimes_app.printing.head import Speak, draw_head, speaker, word
from tictimes_app.printing.inks import draw_card
from tictimes_app.printing.sheet import GREY, HAIRLINE, Sheet

TEXT = 12
GAP = 3


def draw_worksheet(sheet: Sheet, order: Order) -> Iterator[None]:
    """Draw all hands, so many to a page."""
    speak = speaker(order)
    hands = hands_of(order)
    for first in range(0, len(hands), HANDS_ON_A_WORKSHEET):
        if first:
            sheet.next_page()
        top = draw_head(sheet, order, sheet.left, names=True) + 2
        for says in order.game.paper.asks(order.options):
            top = sheet.paragraph(speak(says), sheet.left, top, sheet.right - sheet.left, TEXT)
        top += 2
        high = (sheet.bottom - top) / HANDS_ON_A_WORKSHEET
        for number in range(first, min(first + HANDS_ON_A_WORKSHEET, len(hands))):
            sheet.line(sheet.left, top, sheet.right, top, HAIRLINE, GREY)
            _hand(sheet, order, speak, number + 1, hands[number], top + 2, high - 4)
            top += high
        yield


def _hand(
    sheet: Sheet,
    order: Order,
    speak: Speak,
    number: int,
    cards: Sequence[str],
    top: float,
    high: float,
) -> None:
    sheet.text(speak(word("hand", number=number)), sheet.left, top + 5, 13, bold=True)
    blanks = order.game.paper.blanks(order.options)
    row = 10.5
    room = sheet.right - sheet.left
    tall = high - 7 - row * -(-len(blanks) // 2) - 2
    each = min((room - GAP * (len(cards) - 1)) / len(cards), tall * WIDE / HIGH, 30)
    gap = min(GAP * 2, (room - each * len(cards)) / max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        draw_card(sheet, order, card, sheet.left + place * (each + gap), top + 7, each)
    top += 7 + each * HIGH / WIDE + 2
    half = (room - 8) / 2
    for place, blank in enumerate(blanks):
        left = sheet.left + place % 2 * (half + 8)
        baseline = top + place // 2 * row + 7.5
        at = sheet.text(speak(blank.label), left, baseline, TEXT) + 2.5
        for _ in range(blank.boxes):
            sheet.box(at, baseline - 7, 10.5, 8.8, corner=1.2)
            at += 12
        if blank.line and at < left + half - 8:
            sheet.line(at, baseline + 1, left + half, baseline + 1, 0.3, GREY)
