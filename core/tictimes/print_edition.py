"""The print edition of a picture: one SVG that stands alone, all its words drawn as outlines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from itertools import chain
from typing import TypeAlias

from tictimes.drawing import CHIP_HIGH, PAPER, flat, placed, text_width, write
from tictimes.paths import box
from tictimes.prose import width, wrapped, written
from tictimes.sayings import Saying, Voice, say
from tictimes.scene import Picture
from tictimes.steps import Claim, Step
from tictimes.sums import Piece, line

EDGE = 16
WIDEST_TEXT = 640
LETTER, LEADING = 13, 26
"""How high a digit is in a sentence, and how far lines lie apart."""

DIGIT, GAP, SUM_HIGH = 16, 8, 46
"""The same for sums, and the gap between the pieces of one."""

Chip: TypeAlias = Callable[[str], str]
Speak: TypeAlias = Callable[[Saying], str]


def static_svg(
    picture: Picture, voice: Voice = "young", language: str = "en", chip: Chip | None = None
) -> str:
    """`picture` with the lines beneath it, for paper and for places without a kernel.

    `chip` draws the little card for a card in a sum; without it such a number is plain. The drawing
    is plain paths and groups, and its `title` and `desc` say in words what there is to see.

    >>> svg = static_svg(Picture(Saying.of("common.round"), says=(Saying.of("common.yes"),)))
    >>> "<title>Round</title><desc>Yes</desc>" in svg, "<text" in svg
    (True, False)
    """
    speak = partial(say, voice=voice, language=language)
    asks = (picture.asks,) if picture.asks else ()
    wide = max(picture.wide, WIDEST_TEXT if asks or picture.says or picture.steps else 0)
    drawing = picture.drawing + "".join(part.drawing for part in picture.parts)
    drawn: list[str] = []
    at = 0.0
    for block, high in _lines(asks, wide, speak):
        drawn.append(placed(block, 0, at))
        at += high
    drawn.append(placed(drawing, (wide - picture.wide) / 2, at))
    at += picture.high + (8 if picture.high else 0)
    for block, high in chain(
        _lines(picture.says, wide, speak), _steps(picture.steps, wide, speak, chip)
    ):
        drawn.append(placed(block, 0, at))
        at += high
    view = f"{-EDGE} {-EDGE} {wide + 2 * EDGE} {at + 2 * EDGE}"
    paper = flat(box(-EDGE, -EDGE, wide + 2 * EDGE, at + 2 * EDGE), PAPER)
    name, described = escape(speak(picture.name)), escape(" ".join(_described(picture, speak)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{wide + 2 * EDGE}"'
        f' height="{at + 2 * EDGE}" role="img" aria-label="{name}">'
        f"<title>{name}</title><desc>{described}</desc>{paper}{''.join(drawn)}</svg>"
    )


def _described(picture: Picture, speak: Speak) -> list[str]:
    """All that a picture says, as sentences: what its parts are, its lines, its steps."""
    parts = [speak(part.name) for part in picture.parts]
    asks = [speak(one) for one in (picture.asks, picture.shows) if one]
    told = [*asks, *map(speak, picture.says), *(speak(step.change) for step in picture.steps)]
    return [f"{'; '.join(parts)}.", *told] if parts else told


def _lines(
    says: tuple[Saying, ...], wide: float, speak: Speak, left: float = 0
) -> Iterator[tuple[str, float]]:
    """Each line of each saying, and how high it is."""
    for saying in says:
        for text in wrapped(speak(saying), wide - left, LETTER):
            yield written(text, left, LEADING - 6, LETTER), LEADING


def _steps(
    steps: tuple[Step, ...], wide: float, speak: Speak, chip: Chip | None, left: float = 0
) -> Iterator[tuple[str, float]]:
    for step in steps:
        yield from _lines((step.change,), wide, speak, left)
        if isinstance(step.before, Claim):
            code = "common.so" if step.before.true else "common.not-so"
            yield from _lines((Saying.of(code, claim=step.before.says),), wide, speak, left + 20)
        else:
            yield from _sum(line(step), wide, chip, left + 20)
        yield from _steps(step.steps, wide, speak, chip, left + 20)
        yield "", 6


def _sum(
    pieces: tuple[Piece, ...], wide: float, chip: Chip | None, left: float
) -> Iterator[tuple[str, float]]:
    """A sum, in as many rows as it needs."""
    row, at = "", left
    for piece in pieces:
        drawn, long = _piece(piece, chip)
        if at + long > wide and row:
            yield placed(row, 0, 3), SUM_HIGH
            row, at = "", left
        row += placed(drawn, at, 0)
        at += long + GAP
    if row:
        yield placed(row, 0, 3), SUM_HIGH


def _piece(piece: Piece, chip: Chip | None) -> tuple[str, float]:
    """What a piece of a sum looks like, and how wide it is."""
    baseline = (CHIP_HIGH + DIGIT) / 2
    if piece.card is not None and chip is not None:
        svg = chip(piece.card)
        wide = float(svg.partition('viewBox="0 0 ')[2].partition(" ")[0])
        return svg[svg.index(">") + 1 : svg.rindex("</svg>")], wide
    if piece.number:
        wide = text_width(piece.text, DIGIT)
        return write(piece.text, wide / 2, baseline, DIGIT), wide
    return written(piece.text, 0, baseline, DIGIT), width(piece.text, DIGIT)
