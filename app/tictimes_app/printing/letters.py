"""Andika, the letters of all prints: how wide a text is, and where its lines break."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

REGULAR, BOLD = "Andika", "Andika-Bold"
FILES = {REGULAR: "Andika-Regular.ttf", BOLD: "Andika-Bold.ttf"}
FOLDER = Path(__file__).with_name("fonts")

MM = 72 / 25.4
"""Points in a millimetre."""

TIED = "\u00a0"
"""A blank at which no line breaks."""


@cache
def register() -> None:
    """Make both weights known; done once in a process."""
    rl_config.useA85 = 0  # bytes as they are, not as a quarter more of letters
    for name, file in FILES.items():
        pdfmetrics.registerFont(TTFont(name, str(FOLDER / file)))


def wide(text: str, size: float, font: str = REGULAR) -> float:
    """How wide `text` is, in millimetres, at a size in points.

    >>> wide("", 12), round(wide("times", 12), 1)
    (0.0, 10.6)
    """
    register()
    return float(pdfmetrics.stringWidth(text, font, size)) / MM


def lines(text: str, size: float, room: float, font: str = REGULAR) -> list[str]:
    """`text` in lines of at most `room` millimetres; a longer word has a line of its own.

    A line breaks neither at a `TIED` blank nor beside `=`.

    >>> lines("one two", 12, 5)
    ['one', 'two']
    >>> lines("", 12, 5)
    []
    """
    broken: list[str] = []
    for word in filter(None, text.replace(" = ", f"{TIED}={TIED}").split(" ")):
        longer = f"{broken[-1]} {word}" if broken else word
        if broken and wide(longer, size, font) <= room:
            broken[-1] = longer
        else:
            broken.append(word)
    return broken
