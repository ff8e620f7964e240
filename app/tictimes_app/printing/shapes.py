"""A drawing of `tictimes.drawing` as a flat list of shapes, each with its paint."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import TypeAlias
from xml.etree import ElementTree

from tictimes_app.printing.curves import Segment, curves

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
PART = "tt-part"
PLAIN: Matrix = (1, 0, 0, 1, 0, 0)
_TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
_DEFAULTS = {
    "fill": "#000000",
    "stroke": "none",
    "stroke-width": "1",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "stroke-dasharray": "",
}
_ROUND = {"butt": 0, "miter": 0, "round": 1, "square": 2, "bevel": 2}


@dataclass(frozen=True, slots=True)
class Shape:
    """A path and its paint; colours are `#rrggbb`, `None` where there is none.

    `data` is the path as it was written: two shapes with the same one lie on each other. A `part`
    is one of those that can be counted.
    """

    path: tuple[Segment, ...]
    data: str
    fill: str | None
    stroke: str | None
    width: float = 1
    cap: int = 0
    join: int = 0
    dashes: tuple[float, ...] = ()
    part: bool = False


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes, and the rectangle that they are drawn in."""

    left: float
    top: float
    wide: float
    high: float
    shapes: tuple[Shape, ...]


def drawing(svg: str) -> Drawing:
    """The picture `svg`, a whole one with a `viewBox`.

    >>> picture = drawing('<svg viewBox="0 0 9 7"><g fill="#fff"><path d="M1 1h2"/></g></svg>')
    >>> picture.wide, picture.shapes[0].fill, picture.shapes[0].stroke
    (9.0, '#ffffff', None)
    """
    root = ElementTree.fromstring(svg)
    left, top, wide, high = map(float, root.attrib["viewBox"].split())
    return Drawing(left, top, wide, high, tuple(_shapes(root, PLAIN, _DEFAULTS)))


def _shapes(
    element: ElementTree.Element, matrix: Matrix, paint: Mapping[str, str]
) -> Iterator[Shape]:
    matrix = _times(matrix, _matrix(element.get("transform", "")))
    paint = {name: element.get(name, inherited) for name, inherited in paint.items()}
    data = element.get("d")
    if data is not None:
        scale = hypot(matrix[0], matrix[1])
        yield Shape(
            tuple(_moved(segment, matrix) for segment in curves(data)),
            f"{matrix} {data}",
            _colour(paint["fill"]),
            _colour(paint["stroke"]),
            float(paint["stroke-width"]) * scale,
            _ROUND[paint["stroke-linecap"]],
            _ROUND[paint["stroke-linejoin"]],
            tuple(float(n) * scale for n in paint["stroke-dasharray"].split()),
            element.get("class") == PART,
        )
    for child in element:
        yield from _shapes(child, matrix, paint)


def _colour(text: str) -> str | None:
    if text == "none":
        return None
    return text if len(text) == 7 else "#" + "".join(2 * digit for digit in text[1:])


def _matrix(text: str) -> Matrix:
    matrix = PLAIN
    for name, given in _TRANSFORM.findall(text):
        numbers = [float(n) for n in re.split(r"[ ,]+", given.strip())]
        if name == "translate":
            one: Matrix = (1, 0, 0, 1, numbers[0], numbers[1])
        elif name == "scale":
            one = (numbers[0], 0, 0, numbers[-1], 0, 0)
        else:
            c, s = cos(radians(numbers[0])), sin(radians(numbers[0]))
            one = (c, s, -s, c, 0, 0)
        matrix = _times(matrix, one)
    return matrix


def _times(m: Matrix, n: Matrix) -> Matrix:
    """Do `n` first, then `m`."""
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )


def _moved(segment: Segment, m: Matrix) -> Segment:
    """To a hundredth: no printer shows less, and the file is the smaller for it."""
    return tuple(
        (round(m[0] * x + m[2] * y + m[4], 2), round(m[1] * x + m[3] * y + m[5], 2))
        for x, y in segment
    )
