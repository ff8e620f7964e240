"""Small pieces of SVG as text: plain paths and groups only, because PDF libraries drop the rest.

Nothing here bears an id, since many faces live in one page. Units are those of a card, 100 by 140;
y grows downwards.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, radians, sin

from tictimes.outlines import HEIGHT, OUTLINES

INK = "#2b2a33"
PAPER = "#fffdf8"
BACK = "#3f5f7d"
LIGHT_BACK = "#6d8ba8"
CREAM = "#f6e7c1"

WIDE, HIGH = 100, 140
EDGE = 2.2
"""How thick a card's outline is."""

LINE = 2.6
"""How thick an outline on it is."""

Point = tuple[float, float]


def number(value: float) -> str:
    """`value` in as few characters as a path needs, to a hundredth.

    >>> number(2.50), number(-0.25), number(-0.001)
    ('2.5', '-.25', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("0", "-0"):
        return "0"
    return text.replace("0.", ".", 1) if abs(value) < 1 else text


def numbers(*values: float) -> str:
    """`values` one after another, with a blank only where no minus sign parts them.

    >>> numbers(1, -2, 3)
    '1-2 3'
    >>> numbers()
    ''
    """
    words = map(number, values)
    return "".join(word if word.startswith("-") else f" {word}" for word in words).lstrip()


def disc(x: float, y: float, radius: float) -> str:
    """Path data of a circle.

    >>> disc(0, 0, 2)
    'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'
    """
    arc = f"a{numbers(radius, radius)} 0 1 0"
    return f"M{numbers(x - radius, y)}{arc} {number(2 * radius)} 0{arc}-{number(2 * radius)} 0z"


def box(left: float, top: float, wide: float, high: float, corner: float = 0) -> str:
    """Path data of a rectangle, its corners rounded by `corner`.

    >>> box(0, 0, 2, 1)
    'M0 0h2v1h-2z'
    """
    if not corner:
        return f"M{numbers(left, top)}h{number(wide)}v{number(high)}h{number(-wide)}z"
    across, down = number(wide - 2 * corner), number(high - 2 * corner)
    turn = f"a{numbers(corner, corner)} 0 0 1"
    turns = [turn + " " * (x > 0) + numbers(x, y) for x, y in _corner_steps(corner)]
    return (
        f"M{numbers(left + corner, top)}h{across}{turns[0]}v{down}{turns[1]}"
        f"h-{across}{turns[2]}v-{down}{turns[3]}z"
    )


def _corner_steps(corner: float) -> tuple[Point, ...]:
    return (corner, corner), (-corner, corner), (-corner, -corner), (corner, -corner)


def dots(points: Iterable[Point]) -> str:
    """Path data of a dot at each point: no length, so that a round stroke gives them their size.

    >>> dots([(1, 2)])
    'M1 2h.01'
    """
    return "".join(f"M{numbers(x, y)}h.01" for x, y in points)


def soft(points: Iterable[Point], corners: Iterable[float]) -> str:
    """Path data of a polygon whose corners are rounded, each as far to both sides as it says."""
    ring = list(points)
    drawn = []
    neighbours = zip(ring[-1:] + ring, ring, ring[1:] + ring[:1], corners, strict=False)
    for before, here, after, corner in neighbours:
        start, end = _towards(here, before, corner), _towards(here, after, corner)
        drawn.append(f"{numbers(*start)}Q{numbers(*here, *end)}")
    return f"M{'L'.join(drawn)}z"


def _towards(here: Point, there: Point, way: float) -> Point:
    part = way / hypot(there[0] - here[0], there[1] - here[1])
    return here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])


def line(*points: Point) -> str:
    """Path data of a straight line through `points`; close it with a `z`."""
    return "M" + "L".join(numbers(x, y) for x, y in points)


def around(count: int, radius: float, start: float = 0, whole: float = 360) -> list[Point]:
    """`count` points of a circle about (0, 0), clockwise from `start` degrees past the top.

    They share out the `whole` angle; less than a full circle has a point at both of its ends.

    >>> [(round(x), round(y)) for x, y in around(4, 5)]
    [(0, -5), (5, 0), (0, 5), (-5, 0)]
    """
    step = whole / (count if whole == 360 else count - 1)
    angles = [radians(start + step * nth) for nth in range(count)]
    return [(radius * sin(angle), -radius * cos(angle)) for angle in angles]


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


def placed(drawing: str, x: float, y: float, scale: float = 1, more: str = "") -> str:
    """`drawing` with its origin moved to (x, y) and made `scale` times as large."""
    size = f"scale({number(scale)})" if scale != 1 else ""
    return f'<g transform="translate({numbers(x, y)}){size}"{more}>{drawing}</g>'


def mirrored(drawing: str) -> str:
    """`drawing` and its mirror image about the line x = 0."""
    return f'{drawing}<g transform="scale(-1 1)">{drawing}</g>'


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
        start = f"translate({numbers(left, baseline)})scale({scale:.4f})"
        letters.append(f'<path transform="{start}" d="{path}"/>')
        left += advance * scale
    return f'<g fill="{colour}">{"".join(letters)}</g>'


def card(drawing: str, colour: str = PAPER) -> str:
    """A whole card that bears `drawing`: 5 by 7, its corner a ninth of the width."""
    edge = box(EDGE / 2, EDGE / 2, WIDE - EDGE, HIGH - EDGE, WIDE / 9 - EDGE / 2)
    sheet = f'<path fill="{colour}" stroke="{INK}" stroke-width="{number(EDGE)}" d="{edge}"/>'
    return svg(sheet + drawing, f"0 0 {WIDE} {HIGH}")


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
        turn = f"translate(110 306)rotate({number(lean)})translate(-50-300)"
        drawn.append(f'<g transform="{turn}">{inside}</g>')
    return svg("".join(drawn), "0 0 220 166")


def card_back(field: str, middle: str) -> str:
    """The back of a card: a framed `field` about (0, 0), and on it a disc that bears `middle`."""
    frame = stroke(box(8, 8, WIDE - 16, HIGH - 16, 6), CREAM, 1.6)
    badge = flat(disc(0, 0, 21), BACK) + stroke(disc(0, 0, 19), CREAM, 1.6)
    return card(frame + inked(placed(field + badge + middle, WIDE / 2, HIGH / 2)), BACK)
