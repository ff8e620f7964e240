"""The faces of the TIC cards: a patterned shape between its numbers and the letter of its colour.

A colour is never told by its hue alone: each has a pattern and a letter as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import cycle
from math import cos, hypot, isclose, pi, radians, sqrt

from tictimes.arithmetic.cards import SHAPES, Colour, Shape, read_card
from tictimes.drawing import (
    CREAM,
    INK,
    LIGHT_BACK,
    PAPER,
    blunt,
    card,
    card_back,
    fan,
    fill,
    flat,
    inked,
    little_card,
    placed,
    stroke,
    write,
)
from tictimes.paths import around, disc, numbers, soft
from tictimes.patterns import Depth, both, circle, dots, squares, star, stripes, waves, without

CHIP_SHAPE = 1.35
"""How much larger than on a card a shape is on a chip, which has little else."""

EDGE = 3
"""How thick a shape's outline is; patterns end under it."""


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour of the pack: of the shape, of its pattern, and dark enough for its letter."""

    shape: str
    pattern: str
    letter: str


PAINTS: dict[Colour, Paint] = {
    "violet": Paint("#7048c8", "#e6dcfb", "#7048c8"),
    "cyan": Paint("#0e97ab", "#cdf3f6", "#0a6f7e"),
    "yellow": Paint("#f2c230", "#f2c230", "#8a6500"),
    "orange": Paint("#ee7f22", "#ffe9cf", "#a8500a"),
    "red": Paint("#cf2f3a", "#ffdcd8", "#cf2f3a"),
}


@dataclass(frozen=True, slots=True)
class Outline:
    """A shape of the pack, as a path and as what lies inside it; drawn from (x, y)."""

    path: str
    depth: Depth
    x: float = 50
    y: float = 63


def _pointed(
    tips: int, outer: float, inner: float, corner: float, turn: float = 0, y: float = 62
) -> Outline:
    """A star with rounded tips, or a regular polygon: a star whose dips lie on its sides."""
    high, low = around(tips, outer, turn), around(tips, inner, turn + 180 / tips)
    regular = isclose(inner, outer * cos(pi / tips))
    ring = high if regular else [point for pair in zip(high, low, strict=True) for point in pair]
    corners = cycle((corner,) if regular else (corner, 1))
    depth = star(tips, outer, inner, radians(turn))
    return Outline(soft(ring, corners), both(depth, circle(outer - corner / 2)), y=y)


def _crescent(outer: float, inner: float, between: float) -> Outline:
    """A circle without another, whose middle is `between` to its right."""
    x = (outer**2 - inner**2 + between**2) / (2 * between)
    y = sqrt(outer**2 - x**2)
    path = (
        f"M{numbers(x, -y)}A{numbers(outer, outer)} 0 1 0 {numbers(x, y)}"
        f"A{numbers(inner, inner)} 0 1 1 {numbers(x, -y)}z"
    )
    return Outline(path, without(circle(outer), circle(inner, between)), x=55.5)


OUTLINES: dict[Shape, Outline] = {
    "circle": Outline(disc(0, 0, 30), circle(30)),
    "crescent": _crescent(32, 25.5, 18),
    "triangle": _pointed(3, 40, 20, 5, y=71),
    "square": _pointed(4, 39, 39 * cos(pi / 4), 5, turn=45),
    "star": _pointed(5, 37, 18, 4.5, y=65.5),
}


@cache
def _pattern(shape: Shape, colour: Colour) -> str:
    depth, paint = OUTLINES[shape].depth, PAINTS[colour].pattern
    match colour:
        case "violet":
            return stroke(dots(depth, 9.6, 3.8), paint, 4.4)
        case "cyan":
            return blunt(stroke(waves(depth, 9, 14, 2.4), paint, 3))
        case "yellow":
            return ""
        case "orange":
            return blunt(stroke(stripes(depth, 9.5), paint, 3.6))
        case "red":
            return blunt(stroke(squares(depth, 11), paint, 2.4))


@cache
def _shape(shape: Shape, colour: Colour) -> str:
    outline = OUTLINES[shape]
    painted = fill(outline.path, PAINTS[colour].shape) + _pattern(shape, colour)
    return placed(inked(painted + stroke(outline.path, INK, EDGE), EDGE), outline.x, outline.y)


def outlined(shape: Shape) -> str:
    """A shape about (0, 0) that has no colour yet."""
    return inked(fill(OUTLINES[shape].path, PAPER) + stroke(OUTLINES[shape].path, INK, EDGE), EDGE)


def painted(shape: Shape, colour: Colour) -> str:
    """A shape about (0, 0) in its colour and pattern."""
    outline = OUTLINES[shape]
    return placed(_shape(shape, colour), -outline.x, -outline.y)


def letter(colour: Colour, x: float, y: float, high: float) -> str:
    """The letter of a colour, dark enough to be read."""
    return write(colour[0].upper(), x, y, high, PAINTS[colour].letter)


@cache
def face(card_name: str) -> str:
    """The face of a card, such as `"5-star-red"`, as SVG that stands alone.

    Raises `NotationError` for what is no card.
    """
    number, shape, colour = read_card(card_name)
    corner = write(str(number), 16.5, 26.5, 17.5)
    letter = write(colour[0].upper(), 83, 26.5, 17, PAINTS[colour].letter)
    return card(corner + letter + _shape(shape, colour) + write(str(number), 50, 130, 29))


@cache
def chip(card_name: str) -> str:
    """A card as a number in a sum: the number, its shape, and a line in its colour around them."""
    number, shape, colour = read_card(card_name)
    outline = OUTLINES[shape]
    mark = placed(
        _shape(shape, colour), -outline.x * CHIP_SHAPE, -outline.y * CHIP_SHAPE, CHIP_SHAPE
    )
    return little_card(str(number), mark, PAINTS[colour].shape)


@cache
def back() -> str:
    """The back, the same for every card: a field of the five shapes."""
    field = [
        placed(f'<path d="{OUTLINES[SHAPES[(x + 2 * y) % 5]].path}"/>', 16 * x, 15.5 * y, 0.14)
        for y in range(-3, 4)
        for x in range(-2, 3)
        if hypot(x, y) > 1.5
    ]
    shapes = f'<g fill="{LIGHT_BACK}" stroke="none">{"".join(field)}</g>'
    return card_back(shapes, placed(flat(OUTLINES["star"].path, CREAM), 0, 1, 0.34))


@cache
def emblem() -> str:
    """The picture of the game: a group, held in a hand."""
    return fan([face("3-star-red"), face("4-star-red"), face("5-star-red")])
