"""What pictures without words are made of: panels, cards that lie there, arrows, ticks, children.

A panel is 320 by 240. All is plain paths, so that it prints as well as it shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin

from tictimes.drawing import (
    BACK,
    CREAM,
    HIGH,
    INK,
    PAPER,
    WIDE,
    card,
    fill,
    inked,
    mirrored,
    placed,
    stroke,
    svg,
    tube,
)
from tictimes.paths import Point, around, box, disc, dots, line, number, numbers, soft

PANEL_WIDE, PANEL_HIGH = 320, 240
FELT, GO, STOP, GOLD = "#dfe9dc", "#1c6b4a", "#cf2f3a", "#f2c230"
HAIR = ("#5a3b2e", "#c98a3a", "#2b2a33")
SKIN = ("#f2c9a0", "#8d5a3c", "#e3a878")


def panel(*drawings: str) -> str:
    """One panel as SVG that stands alone."""
    edge = box(2, 2, PANEL_WIDE - 4, PANEL_HIGH - 4, 18)
    ground = f'<path fill="{FELT}" stroke="{INK}" stroke-width="3" d="{edge}"/>'
    return svg(ground + "".join(drawings), f"0 0 {PANEL_WIDE} {PANEL_HIGH}")


def lying(face: str, x: float, y: float, wide: float, lean: float = 0) -> str:
    """A whole card, as `card` makes it, its middle at (x, y), `wide` and leaning to the right."""
    inside = face[face.index(">") + 1 : face.rindex("</svg>")]
    turn = f"rotate({number(lean)})" if lean else ""
    moved = f"translate({numbers(x)},{number(y)}){turn}scale({wide / WIDE:.3g})"
    return f'<g transform="{moved}translate({-WIDE // 2},{-HIGH // 2})">{inside}</g>'


@cache
def hidden() -> str:
    """A card face down, with as few lines as a small picture can do with."""
    return card(
        stroke(box(10, 10, 80, 120, 6), CREAM, 3) + stroke("M36 56l28 28m0-28l-28 28", CREAM, 8),
        BACK,
    )


def pile(face: str, x: float, y: float, wide: float) -> str:
    """A pile with `face` on top."""
    under = (lying(hidden(), x + step, y + step, wide) for step in (6, 3))
    return "".join(under) + lying(face, x, y, wide)


def held(faces: Sequence[str], x: float, y: float, wide: float, apart: float = 9) -> str:
    """A hand of cards, fanned; the middle card stands at (x, y), `apart` degrees from the next."""
    reach = wide * 3.2
    drawn = []
    for place, face in enumerate(faces):
        lean = apart * (place - (len(faces) - 1) / 2)
        angle = radians(lean)
        drawn.append(lying(face, x + reach * sin(angle), y + reach * (1 - cos(angle)), wide, lean))
    return "".join(drawn)


def row(faces: Sequence[str], x: float, y: float, wide: float, gap: float = 4) -> str:
    """Cards side by side, the middle of the row at (x, y)."""
    step = wide + gap
    left = x - step * (len(faces) - 1) / 2
    return "".join(lying(face, left + step * place, y, wide) for place, face in enumerate(faces))


def arrow(start: Point, end: Point, bend: float = 0, colour: str = GO) -> str:
    """A thick arrow; `bend` is how far its middle lies to the left of the straight way."""
    along = end[0] - start[0], end[1] - start[1]
    length = hypot(*along)
    side = along[1] / length, -along[0] / length
    middle = (start[0] + end[0]) / 2 + bend * side[0], (start[1] + end[1]) / 2 + bend * side[1]
    tip_way = end[0] - middle[0], end[1] - middle[1]
    angle = atan2(tip_way[1], tip_way[0])
    neck = end[0] - 12 * cos(angle), end[1] - 12 * sin(angle)
    shaft = f"M{numbers(*start)}Q{numbers(*middle, *neck)}"
    head = "M14 0L-6-13L-2 0L-6 13z"
    turned = (
        f'<g transform="translate({number(neck[0])},{number(neck[1])})'
        f'rotate({number(degrees(angle))})">{fill(head, colour)}</g>'
    )
    return inked(tube(shaft, colour, 7, ink=2.2) + turned, 2.2) + inked(
        stroke(shaft, colour, 7), 2.2
    )


def tick(x: float, y: float, size: float = 1) -> str:
    """It is so."""
    drawn = fill(disc(0, 0, 16), GO) + stroke("M-8 0l6 7L8-7", PAPER, 5)
    return placed(inked(drawn, 2.5), x, y, size)


def cross(x: float, y: float, size: float = 1) -> str:
    """It is not so."""
    drawn = fill(disc(0, 0, 16), STOP) + stroke("M-6.5-6.5l13 13m0-13l-13 13", PAPER, 5)
    return placed(inked(drawn, 2.5), x, y, size)


def either_or(x: float = PANEL_WIDE / 2, top: float = 22, bottom: float = 218) -> str:
    """A dotted line between two ways to go on."""
    return inked(stroke(dots([(x, y) for y in range(int(top), int(bottom) + 1, 14)]), INK, 4.5))


def ring(x: float, y: float, wide: float, high: float, colour: str = GOLD) -> str:
    """A band around what belongs together, its middle at (x, y)."""
    path = box(x - wide / 2, y - high / 2, wide, high, min(14, high / 2))
    return inked(fill(path, "#fff3c4") + stroke(path, colour, 5), 0)


def band(x: float, y: float, wide: float, high: float, colour: str) -> str:
    """The same band laid over what is there already."""
    path = box(x - wide / 2, y - high / 2, wide, high, min(14, high / 2 - 1))
    return inked(stroke(path, PAPER, 7) + stroke(path, colour, 4), 0)


def missing(x: float, y: float, wide: float) -> str:
    """The place of a card that is not there."""
    corner, high = wide / 9, wide * HIGH / WIDE
    left, top = x - wide / 2, y - high / 2
    across = [
        (left + corner + n * (wide - 2 * corner) / 4, end)
        for end in (top, top + high)
        for n in range(5)
    ]
    down = [
        (end, top + corner + n * (high - 2 * corner) / 6)
        for end in (left, left + wide)
        for n in range(7)
    ]
    return inked(stroke(dots([*across, *down]), INK, 4))


def table(x: float, y: float, wide: float) -> str:
    """The edge of a table."""
    return inked(fill(box(x - wide / 2, y, wide, 12, 5), "#b07a4f"), 2.4)


def star(x: float, y: float, size: float = 1) -> str:
    """Well done."""
    outer, inner = around(5, 20), around(5, 10, 36)
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    return placed(inked(fill(soft(points, [3] * 10), GOLD), 2.5), x, y, size)


def child(x: float, y: float, size: float = 1, kind: int = 0) -> str:
    """The head of a child, of one `kind` or another."""
    hair = "M-25-2C-28-30 28-30 25-2L20-8Q0-20-20-8z"
    bunches = mirrored(fill(disc(27, 2, 8), HAIR[1])) if kind == 1 else ""
    face = fill(disc(0, 2, 23), SKIN[kind])
    eyes = stroke(dots([(-8, 2), (8, 2)]), INK, 5.5)
    smile = stroke("M-8 11q8 8 16 0", INK, 2.6)
    return placed(inked(bunches + face + fill(hair, HAIR[kind]) + eyes + smile, 2.4), x, y, size)


def fist(x: float, y: float, size: float = 1) -> str:
    """A hand that knocks, from above, with the sound it makes."""
    hand = "M-15-26h30q8 0 8 8v20q0 16-15 18h-18q-15-2-15-18v-20q0-8 10-8zM-10 4v14M0 5v15M10 4v14"
    sleeve = fill(box(-13, -46, 26, 22, 4), "#7fa7c9")
    sound = stroke("M-30 14l-10 5M30 14l10 5M-24 26l-7 8M24 26l7 8M0 30v10", INK, 3.4)
    return placed(inked(sleeve + fill(hand, SKIN[2]) + sound, 2.6), x, y, size)


def next_one(x: float, y: float, size: float = 1) -> str:
    """Two children, and an arrow from one to the other: now it is your go."""
    return placed(
        child(-40, 0, 0.72) + arrow((-18, -10), (20, -10), 12) + child(42, 0, 0.72, 1), x, y, size
    )


def hops(left: float, right: float, y: float, count: int, high: float = 16) -> str:
    """Equal hops along a line, as one counts in a times table."""
    step = (right - left) / count
    ground = stroke(line((left - 6, y), (right + 6, y)), INK, 3)
    jumps = "".join(
        f"M{numbers(left + step * n, y)}q{numbers(step / 2, -high, step, 0)}" for n in range(count)
    )
    feet = stroke(dots([(left + step * n, y) for n in range(count + 1)]), INK, 8)
    return inked(ground + stroke(jumps, GO, 3.6) + feet)


@cache
def talkers() -> str:
    """Two children who put their heads together over what to do next."""
    bubble = "M-34-26h68q12 0 12 12v24q0 12-12 12h-40l-20 20v-20h-8q-12 0-12-12v-24q0-12 12-12z"
    mark = stroke(dots([(-16, -2), (0, -2), (16, -2)]), INK, 8)
    card_in_mind = lying(hidden(), 0, -2, 22, 6)
    said = inked(fill(bubble, PAPER), 3)
    return svg(
        child(86, 122, 1.6)
        + child(212, 122, 1.6, 1)
        + placed(said + inked(mark), 92, 44)
        + placed(f'<g transform="scale(-1,1)">{said}</g>', 208, 44)
        + placed(card_in_mind, 208, 44),
        "26 4 248 168",
    )
