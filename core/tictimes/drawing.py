"""Small pieces of SVG as text: plain paths and groups only, because PDF libraries drop the rest.

Nothing here bears an id, since many faces live in one page. Units are those of a card, 100 by 140.
"""

from __future__ import annotations

from collections.abc import Iterable

from tictimes.outlines import HEIGHT, OUTLINES
from tictimes.paths import box, disc, number

INK = "#2b2a33"
PAPER = "#fffdf8"
BACK = "#3f5f7d"
LIGHT_BACK = "#6d8ba8"
CREAM = "#f6e7c1"

WIDE, HIGH = 100, 140
EDGE = 2.2
"""How thick a card's outline is."""

CHIP_HIGH, CHIP_DIGIT, CHIP_MARK = 38, 19, 23
"""How high a little card and its digits are, and how wide the mark beside them."""

LINE = 2.6
"""How thick an outline on it is."""


def fill(path: str, colour: str, part: bool = False) -> str:
    """A filled path, with whatever outline its group has; a `part` is one that can be counted."""
    return f'<path{_part(part)} fill="{colour}" d="{path}"/>'


def flat(path: str, colour: str, part: bool = False) -> str:
    """A filled path without an outline."""
    return f'<path{_part(part)} fill="{colour}" stroke="none" d="{path}"/>'


def stroke(path: str, colour: str, width: float, part: bool = False) -> str:
    """A line of its own colour and width."""
    return (
        f'<path{_part(part)} fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' d="{path}"/>'
    )


def blunt(drawing: str) -> str:
    """Paths whose lines end square, not round."""
    return drawing.replace("<path", '<path stroke-linecap="butt"')


def tube(path: str, colour: str, width: float, part: bool = False, ink: float = LINE) -> str:
    """A thick line with an outline: an arm, a stalk, a frame."""
    return stroke(path, INK, width + 2 * ink) + stroke(path, colour, width, part)


def _part(part: bool) -> str:
    return ' class="tt-part"' if part else ""


def placed(drawing: str, x: float, y: float, scale: float = 1) -> str:
    """`drawing` with its origin moved to (x, y) and made `scale` times as large."""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="{_moved(x, y)}{size}">{drawing}</g>'


def _moved(x: float, y: float) -> str:
    # always with a comma: a minus sign alone parts numbers in a path, not for all in a transform
    return f"translate({number(x)},{number(y)})"


def mirrored(drawing: str) -> str:
    """`drawing` and its mirror image about the line x = 0."""
    return f'{drawing}<g transform="scale(-1,1)">{drawing}</g>'


def inked(drawing: str, width: float = LINE) -> str:
    """`drawing` with a rounded ink outline wherever it does not say otherwise."""
    return (
        f'<g stroke="{INK}" stroke-width="{number(width)}" stroke-linecap="round"'
        f' stroke-linejoin="round">{drawing}</g>'
    )


def text_width(text: str, high: float) -> float:
    """How wide `text` is when its digits are `high`."""
    return sum(OUTLINES[character][0] for character in text) * high / HEIGHT


def write(text: str, middle: float, baseline: float, high: float, colour: str = INK) -> str:
    """`text` as outlines, `high` units tall and centred on `middle`.

    Raises `KeyError` for a character that `outlines` has not got.
    """
    scale = high / HEIGHT
    left = middle - text_width(text, high) / 2
    letters = []
    for character in text:
        advance, path = OUTLINES[character]
        start = f"{_moved(left, baseline)}scale({scale:.3g})"
        letters.append(f'<path transform="{start}" d="{path}"/>')
        left += advance * scale
    return f'<g fill="{colour}">{"".join(letters)}</g>'


def card(drawing: str, colour: str = PAPER) -> str:
    """A whole card that bears `drawing`: 5 by 7, its corner a ninth of the width."""
    edge = box(EDGE / 2, EDGE / 2, WIDE - EDGE, HIGH - EDGE, WIDE / 9 - EDGE / 2)
    sheet = f'<path fill="{colour}" stroke="{INK}" stroke-width="{number(EDGE)}" d="{edge}"/>'
    return svg(sheet + drawing, f"0 0 {WIDE} {HIGH}")


def little_card(text: str, mark: str = "", edge: str = "") -> str:
    """A card's number as a chip for sums; with a `mark`, drawn about (0, 0) and as wide as a card.

    `edge` is a second, coloured line within the outline. All chips are `CHIP_HIGH` high.
    """
    digits = text_width(text, CHIP_DIGIT)
    wide = max(digits + (CHIP_MARK + 3 if mark else 0) + 17, 30)
    middle = (wide - (CHIP_MARK + 2 if mark else 0)) / 2
    sheet = box(1, 1, wide - 2, CHIP_HIGH - 2, 7)
    drawn = f'<path fill="{PAPER}" stroke="{INK}" stroke-width="2" d="{sheet}"/>'
    if edge:
        drawn += stroke(box(3.2, 3.2, wide - 6.4, CHIP_HIGH - 6.4, 4.8), edge, 2.6)
    if mark:
        drawn += placed(mark, wide - CHIP_MARK / 2 - 6.5, CHIP_HIGH / 2, CHIP_MARK / WIDE)
    drawn += write(text, middle, (CHIP_HIGH + CHIP_DIGIT) / 2, CHIP_DIGIT)
    return svg(drawn, f"0 0 {number(wide)} {CHIP_HIGH}")


def svg(drawing: str, view: str) -> str:
    """A picture that stands alone; what it shows is said in words beside it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" aria-hidden="true">'
        f"{drawing}</svg>"
    )


def fan(cards: Iterable[str]) -> str:
    """Whole cards, as `card` makes them, held in a hand: the picture of a game."""
    held = list(cards)
    drawn = []
    for place, face in enumerate(held):
        lean = 11 * (place - (len(held) - 1) / 2)
        inside = face[face.index(">") + 1 : face.rindex("</svg>")]
        turn = f"translate(110,306)rotate({number(lean)})translate(-50,-300)"
        drawn.append(f'<g transform="{turn}">{inside}</g>')
    return svg("".join(drawn), "0 0 220 166")


def card_back(field: str, middle: str) -> str:
    """The back of a card: a framed `field` about (0, 0), and on it a disc that bears `middle`."""
    frame = stroke(box(8, 8, WIDE - 16, HIGH - 16, 6), CREAM, 1.6)
    badge = flat(disc(0, 0, 21), BACK) + stroke(disc(0, 0, 19), CREAM, 1.6)
    return card(frame + inked(placed(field + badge + middle, WIDE / 2, HIGH / 2)), BACK)
