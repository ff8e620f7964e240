"""Sentences as outlines: print and pictures without a page need no font."""

from __future__ import annotations

import re

from tictimes.drawing import INK
from tictimes.letters import HEIGHT, OUTLINES
from tictimes.paths import number

UNKNOWN = "?"
"""What stands for a character that the letters do not have."""

_MOVE = re.compile(r"M(-?\d+) ?(-?\d+)")


def width(text: str, high: float) -> float:
    """How wide `text` is when its digits are `high`.

    >>> width("", 13), width("11", 13) == 2 * width("1", 13)
    (0.0, True)
    """
    return sum(_glyph(character)[0] for character in text) * high / HEIGHT


def wrapped(text: str, wide: float, high: float) -> list[str]:
    """`text` in lines no wider than `wide`; a longer word has a line of its own.

    >>> wrapped("one two", width("one t", 13), 13)
    ['one', 'two']
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, high) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def written(text: str, left: float, baseline: float, high: float, colour: str = INK) -> str:
    """`text` as one path that begins at `left`."""
    drawn, at = [], 0
    for character in text:
        advance, path = _glyph(character)
        drawn.append(_moved(path, at))
        at += advance
    place = f"translate({number(left)},{number(baseline)})scale({high / HEIGHT:.3g})"
    return f'<path fill="{colour}" transform="{place}" d="{"".join(drawn)}"/>'


def _moved(path: str, across: int) -> str:
    """A glyph further right: only where it begins is absolute."""
    return _MOVE.sub(lambda found: f"M{int(found[1]) + across} {found[2]}", path)


def _glyph(character: str) -> tuple[int, str]:
    return OUTLINES.get(character) or OUTLINES[UNKNOWN]
