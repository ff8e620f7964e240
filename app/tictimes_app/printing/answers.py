"""The answer key: what is in every hand, and what likely wrong answers may mean."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.answer_keys import Found, HandKey, Wrong
from tictimes.drawing import HIGH, WIDE
from tictimes.prints.order import Order
from tictimes.sayings import Saying, Sum
from tictimes_app.printing.hands import hands_of
from tictimes_app.printing.head import Speak, draw_head, speaker, word
from tictimes_app.printing.inks import draw_card
from tictimes_app.printing.letters import MM, TIED, lines, wide
from tictimes_app.printing.sheet import GREY, HAIRLINE, LEADING, Sheet

TEXT = 10.5
LINE = TEXT * LEADING / MM
CARD = 17
GAP = 2
LEAST_ANSWERED, ANSWERED = 30, 72
"""How wide the column of wrong answers is at least and at most."""

MOST_ROWS = 10


def draw_answers(sheet: Sheet, order: Order) -> Iterator[None]:
    """Draw the key to all hands, so many to a page."""
    speak = speaker(order, "teacher")
    hands, on_a_page = hands_of(order), order.game.paper.keys_on_a_page
    for first in range(0, len(hands), on_a_page):
        if first:
            sheet.next_page()
        top = draw_head(sheet, order, sheet.left)
        top = sheet.paragraph(
            speak(word("for-teachers")), sheet.left, top, sheet.right - sheet.left, TEXT
        )
        high = (sheet.bottom - top - 2) / on_a_page
        for number in range(first, min(first + on_a_page, len(hands))):
            key = order.game.answer_key(hands[number], order.options)
            sheet.line(sheet.left, top + 1, sheet.right, top + 1, HAIRLINE, GREY)
            _key(sheet, order, speak, number + 1, key, top + 2.5, top + high)
            top += high
        yield


def _key(
    sheet: Sheet, order: Order, speak: Speak, number: int, key: HandKey, top: float, end: float
) -> None:
    sheet.text(speak(word("hand", number=number)), sheet.left, top + 5, 13, bold=True)
    top += 7
    for place, card in enumerate(key.cards):
        draw_card(sheet, order, card, sheet.left + place * (CARD + GAP), top, CARD)
    side = sheet.left + len(key.cards) * (CARD + GAP) + 3
    beside = sheet.paragraph(speak(key.says), side, top, sheet.right - side, TEXT, bold=True)
    beside = _found(sheet, speak, key.found, side, beside + 1)
    top = max(top + CARD * HIGH / WIDE, beside) + 3
    _wrong(sheet, speak, key.wrong, top, end)


def _found(sheet: Sheet, speak: Speak, found: tuple[Found, ...], left: float, top: float) -> float:
    """Every right answer, those of one name together; of very many the first ones."""
    room = sheet.right - left
    rows = [row for text in _told(speak, found) for row in lines(text, TEXT, room)]
    for text in rows[:MOST_ROWS]:
        sheet.text(text, left, top + LINE * 0.76, TEXT)
        top += LINE
    if len(rows) > MOST_ROWS:
        sheet.text("…", left, top + LINE * 0.76, TEXT)
        top += LINE
    return top


def _told(speak: Speak, found: tuple[Found, ...]) -> Iterator[str]:
    """A group and its sum in a line; the sets of one table in one."""
    by_name: dict[str, list[str]] = {}
    for one in found:
        name = speak(one.name)
        if one.score is not None:
            yield f"{name}: {speak(_sum(one))}"
        else:
            by_name.setdefault(name, []).append(f",{TIED}".join(one.cards))
    for name, sets in by_name.items():
        yield f"{name}: {'; '.join(sets)}"


def _sum(found: Found) -> Saying:
    """The sum of a group and its score, to be said in the signs of any language."""
    signs = " ".join(piece.text for piece in found.sum)
    text = f"{signs} = {found.score}".replace("( ", "(").replace(" )", ")")
    return Saying.of("common.name", name=Sum(text))


def _wrong(sheet: Sheet, speak: Speak, wrong: tuple[Wrong, ...], top: float, end: float) -> None:
    """A row for each likely wrong answer, as many as there is room for."""
    if not wrong:
        return
    longest = max(wide(speak(one.answer), TEXT) for one in wrong)
    right = sheet.left + min(ANSWERED, max(LEAST_ANSWERED, longest + GAP * 2))
    sheet.text(speak(word("child-says")), sheet.left, top + LINE * 0.76, TEXT, bold=True)
    sheet.text(speak(word("may-mean")), right, top + LINE * 0.76, TEXT, bold=True)
    top += LINE + 1
    for one in wrong:
        answer = lines(speak(one.answer), TEXT, right - sheet.left - GAP)
        means = lines(" ".join(map(speak, one.means)), TEXT, sheet.right - right)
        high = max(len(answer), len(means)) * LINE
        if top + high > end:
            return
        sheet.line(sheet.left, top, sheet.right, top, HAIRLINE / 2, GREY)
        for column, left in ((answer, sheet.left), (means, right)):
            for row, text in enumerate(column):
                sheet.text(text, left, top + (row + 0.8) * LINE, TEXT)
        top += high + 0.8
