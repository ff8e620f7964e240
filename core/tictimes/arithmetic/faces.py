"""The faces of the TIC cards: number and colour letter in the corners, a patterned shape, the number.

A colour is never told by its hue alone: each has a pattern and a letter as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi

from tictimes.arithmetic.cards import Colour, Shape, read_card
from tictimes.drawing import BACK, CREAM, INK, around, card, disc, fan, fill, inked, line, placed
from tictimes.drawing import stroke, write
from tictimes.patterns import Depth, circle, dots, squares, star, stripes, waves, without

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


def _pointed(tips: int, outer: float, inner: float, turn: float = 0, y: float = 63) -> Outline:
    points = [
        point
        for pair in zip(
            around(tips, outer, turn), around(tips, inner, turn + 180 / tips), strict=True
        )
        for point in pair
    ]
    return Outline(line(*points) + "z", star(tips, outer, inner, turn * pi / 180), y=y)


def _crescent() -> Outline:
    path = "M18.4-25A31 31 0 1 0 18.4 25A25 25 0 1 1 18.4-25z"
    return Outline(path, without(circle(31), circle(25, 17)), x=56)


OUTLINES: dict[Shape, Outline] = {
    "circle": Outline(disc(0, 0, 29), circle(29)),
    "crescent": _crescent(),
    "triangle": _pointed(3, 37, 37 * cos(pi / 3), y=70),
    "square": _pointed(4, 37.5, 37.5 * cos(pi / 4), 45),
    "star": _pointed(5, 35, 16, y=66),
}


@cache
def _pattern(shape: Shape, colour: Colour) -> str:
    depth, paint = OUTLINES[shape].depth, PAINTS[colour].pattern
    match colour:
        case "violet":
            return stroke(dots(depth, 11, 4.5), paint, 5)
        case "cyan":
            return _blunt(stroke(waves(depth, 9, 14, 2.4), paint, 3))
        case "yellow":
            return ""
        case "orange":
            return _blunt(stroke(stripes(depth, 9.5), paint, 3.6))
        case "red":
            return _blunt(stroke(squares(depth, 11), paint, 2.4))


def _blunt(drawing: str) -> str:
    return drawing.replace("<path", '<path stroke-linecap="butt"')


@cache
def _shape(shape: Shape, colour: Colour) -> str:
    outline = OUTLINES[shape]
    painted = fill(outline.path, PAINTS[colour].shape) + _pattern(shape, colour)
    return placed(inked(painted + stroke(outline.path, INK, EDGE), EDGE), outline.x, outline.y)


@cache
def face(card_name: str) -> str:
    """The face of a card, such as `"5-star-red"`, as SVG that stands alone.

    Raises `NotationError` for what is no card.
    """
    number, shape, colour = read_card(card_name)
    corner = write(str(number), 16.5, 27, 18)
    letter = write(colour[0].upper(), 83.5, 27, 16, PAINTS[colour].letter)
    return card(corner + letter + _shape(shape, colour) + write(str(number), 50, 130, 29))


@cache
def back() -> str:
    """The back, the same for every card."""
    return card(write("×", 50, 90, 50, CREAM), BACK)


@cache
def emblem() -> str:
    """The picture of the game: a group, held in a hand."""
    return fan([face("3-star-red"), face("4-star-red"), face("5-star-red")])
