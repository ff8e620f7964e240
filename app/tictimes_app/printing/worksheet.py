"""A worksheet: the hands of a deal, and beside each what a child finds in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tictimes.drawing import HIGH, WIDE
from tictimes.paper import Blank
from tictimes.prints.order import HANDS_ON_A_WORKSHEET, Order
from tictimes_app.printing.hands import hands_of
from tictimes_app.printing.head import Speak, draw_head, speaker, word
from tictimes_app.printing.inks import draw_card
from tictimes_app.printing.sheet import GREY, HAIRLINE, Sheet

TEXT = 12
GAP, COLUMN_GAP = 3, 8
CARD = 26
"""How wide a card is where the answer stands beside the hand."""

ROW, USUAL = 12.5, 80
"""How high a row of blanks is in a hand that is as high as usual."""

BOX, BOX_HIGH = 11, 9
ANSWER = 52
"""How wide the place for the answer is, where there is one beside the cards."""


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
    """The cards of a hand, and beneath them the blanks in two columns; the answer may stand beside.

    There it has room for large digits.
    """
    sheet.text(speak(word("hand", number=number)), sheet.left, top + 5, 13, bold=True)
    *blanks, last = order.game.paper.blanks(order.options)
    room = sheet.right - sheet.left
    beside = len(cards) * CARD + (len(cards) - 1) * GAP + ANSWER <= room
    if not beside:
        blanks.append(last)
    row = ROW * (high / USUAL)
    tall = high - 9 - row * -(-len(blanks) // 2)
    each = CARD if beside else (room - GAP * (len(cards) - 1)) / len(cards)
    each = min(each, tall * WIDE / HIGH)
    for place, card in enumerate(cards):
        draw_card(sheet, order, card, sheet.left + place * (each + GAP), top + 7, each)
    if beside:
        left, middle = sheet.right - ANSWER + 6, top + 7 + each * HIGH / WIDE / 2
        sheet.text(speak(last.label), left, middle - 10, 13, bold=True)
        sheet.box(left, middle - 7, ANSWER - 6, 18, corner=2, width=0.6)
    top += 8 + each * HIGH / WIDE
    half = (room - COLUMN_GAP) / 2
    for place, blank in enumerate(blanks):
        left = sheet.left + place % 2 * (half + COLUMN_GAP)
        _blank(sheet, speak, blank, left, top + (place // 2 + 1) * row - 2, left + half)


def _blank(
    sheet: Sheet, speak: Speak, blank: Blank, left: float, baseline: float, right: float
) -> None:
    before, gap, after = speak(blank.label).partition("____")
    at = sheet.text(before, left, baseline, TEXT)
    if gap:
        sheet.box(at, baseline - BOX_HIGH * 0.78, BOX, BOX_HIGH, corner=1.2)
        at = sheet.text(after, at + BOX, baseline, TEXT)
    at += 2.5
    for _ in range(blank.boxes):
        sheet.box(at, baseline - BOX_HIGH * 0.78, BOX, BOX_HIGH, corner=1.2)
        at += BOX + 1.2
    if blank.line and at < right - 8:
        sheet.line(at, baseline + 1, right, baseline + 1, 0.3, GREY)
