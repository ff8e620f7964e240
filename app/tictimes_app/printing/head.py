"""What stands on top of a page: the game, what the sheet is, and who fills it in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from tictimes.prints.order import Order
from tictimes.sayings import Fact, Saying, Voice, say
from tictimes_app.printing.letters import wide
from tictimes_app.printing.sheet import GREY, Sheet

Speak: TypeAlias = Callable[[Saying], str]

TITLE, SMALL = 20, 10.5


def speaker(order: Order, voice: Voice = "young") -> Speak:
    """Turns sayings into text, in the language of the order."""
    return partial(say, voice=voice, language=order.language)


def word(code: str, **facts: Fact) -> Saying:
    """A saying of the print shop."""
    return Saying.of(f"prints.{code}", **facts)


def draw_head(sheet: Sheet, order: Order, top: float, *, names: bool = False) -> float:
    """The title, and on the right what tells this sheet from another; where the rest may begin.

    With `names` there is a line for who fills it in.
    """
    speak = speaker(order)
    title = word("heading", game=order.game.paper.title, kind=word(order.kind))
    end = sheet.text(speak(title), sheet.left, top + 7, TITLE, bold=True)
    about = []
    level = order.options.json.get("level")
    if isinstance(level, int):
        about.append(speak(word("level", level=level)))
    if order.seed:
        about.append(speak(word("deal", seed=order.seed)))
    told = short(" · ".join(about), sheet.right - end - 5, SMALL)
    sheet.text(told, sheet.right, top + 6.5, SMALL, colour=GREY, align="right")
    top += 11
    if not names:
        return top
    top += 8
    middle = sheet.left + (sheet.right - sheet.left) * 0.62
    fill_in(sheet, speak(word("name")), sheet.left, top, middle - 6)
    fill_in(sheet, speak(word("date")), middle, top, sheet.right)
    return top + 3


def fill_in(sheet: Sheet, label: str, left: float, baseline: float, right: float) -> None:
    """A word, and a line behind it to write on."""
    after = sheet.text(label, left, baseline, 12)
    sheet.line(after + 2, baseline + 1, right, baseline + 1, 0.3, GREY)


def short(text: str, room: float, size: float) -> str:
    """`text`, cut where it is longer than `room`.

    >>> short("otter", 100, 12), len(short("otter" * 40, 30, 12)) < 40
    ('otter', True)
    """
    if wide(text, size) <= room:
        return text
    while text and wide(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text}…"
