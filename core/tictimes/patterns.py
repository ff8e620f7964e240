"""Patterns drawn already cut to a shape, because PDF libraries know no <pattern> and no clip.

A shape is its `Depth`: how far inside it a point lies, below 0 outside. Each pattern gives path
data for a stroke of its own width: round ends for the dots, blunt ones for all lines, which run
up to the middle of the shape's outline, so that the ink hides where they end.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import TypeAlias

from tictimes.paths import Point, line, numbers
from tictimes.paths import dots as dots_at

Depth: TypeAlias = Callable[[float, float], float]
Curve: TypeAlias = Callable[[float], Point]

REACH = 40
"""No shape goes further than this from (0, 0)."""


def circle(radius: float, x: float = 0, y: float = 0) -> Depth:
    """The depth of a circle.

    >>> circle(5)(3, 4), circle(5)(0, 0)
    (0.0, 5.0)
    """
    return lambda px, py: radius - hypot(px - x, py - y)


def without(whole: Depth, cut: Depth) -> Depth:
    """What is left of `whole` when `cut` is taken away."""
    return lambda x, y: min(whole(x, y), -cut(x, y))


def both(one: Depth, other: Depth) -> Depth:
    """Where two shapes overlap."""
    return lambda x, y: min(one(x, y), other(x, y))


def star(tips: int, outer: float, inner: float, start: float = 0) -> Depth:
    """The depth of a star about (0, 0), its first tip `start` radians past the top.

    `inner` is how far its dips are from the middle; a regular polygon is a star whose dips lie
    halfway along its sides.

    >>> round(star(4, 5 * sqrt(2), 5, pi / 4)(3, 0), 6)
    2.0
    """
    wedge = pi / tips
    dip = inner * cos(wedge), inner * sin(wedge)
    side = dip[0] - outer, dip[1]
    length = hypot(*side)

    def depth(x: float, y: float) -> float:
        # every half tip is the same but for a turn or a mirror, so one of them is looked at
        angle = abs((atan2(x, -y) - start + wedge) % (2 * wedge) - wedge)
        far = hypot(x, y)
        along, across = far * cos(angle) - outer, far * sin(angle)
        return (side[1] * -along + side[0] * across) / length

    return depth


def dots(depth: Depth, apart: float, clear: float) -> str:
    """Dots in staggered rows, only whole ones: each lies at least `clear` inside."""
    rise = apart * sqrt(3) / 2
    count = int(REACH // rise)
    points = [
        (across * apart + (row % 2) * apart / 2, row * rise)
        for row in range(-count, count + 1)
        for across in range(-count, count + 1)
    ]
    return dots_at((x, y) for x, y in points if depth(x, y) >= clear)


def stripes(depth: Depth, apart: float) -> str:
    """Lines that rise to the right."""
    return "".join(
        _straight(depth, offset, 1 / sqrt(2), -1 / sqrt(2)) for offset in _offsets(apart)
    )


def squares(depth: Depth, apart: float) -> str:
    """Lines across and lines down, which make squares."""
    offsets = list(_offsets(apart))
    across = [_straight(depth, offset, 1, 0) for offset in offsets]
    down = [_straight(depth, offset, 0, 1) for offset in offsets]
    return "".join(across + down)


def waves(depth: Depth, apart: float, length: float, high: float) -> str:
    """Waves, `length` from crest to crest and `high` above and below their middle line."""
    half = length / 2
    return "".join(
        _wave(offset, half, high, *run)
        for offset in _offsets(apart)
        for run in _runs(depth, _wave_line(offset, half, high))
    )


def _offsets(apart: float) -> Iterator[float]:
    """Where lines lie that are `apart` and leave the middle between two of them."""
    count = int(REACH // apart)
    return ((nth + 0.5) * apart for nth in range(-count - 1, count + 1))


def _straight(depth: Depth, offset: float, right: float, down: float) -> str:
    """A straight line in the direction (right, down), `offset` beside the middle, cut."""

    def at(way: float) -> Point:
        return way * right - offset * down, way * down + offset * right

    return "".join(line(at(start), at(end)) for start, end in _runs(depth, at))


def _runs(depth: Depth, curve: Curve, step: float = 0.5) -> list[tuple[float, float]]:
    """From where to where `curve` is inside."""

    def inside(way: float) -> bool:
        return depth(*curve(way)) > 0

    def border(out: float, within: float) -> float:
        for _ in range(5):
            middle = (out + within) / 2
            out, within = (out, middle) if inside(middle) else (middle, within)
        return within

    found: list[tuple[float, float]] = []
    start: float | None = None
    for nth in range(int(2 * REACH / step) + 1):
        way = nth * step - REACH
        if inside(way):
            start = border(way - step, way) if start is None else start
        elif start is not None:
            found.append((start, border(way, way - step)))
            start = None
    return [(a, b) for a, b in found if b - a > 1]


def _wave_height(x: float, half: float, high: float) -> float:
    """A wave made of parabolas, because SVG draws these exactly and briefly."""
    nth, part = divmod(x / half, 1)
    return (-1 if nth % 2 else 1) * -4 * high * part * (1 - part)


def _wave_line(y: float, half: float, high: float) -> Curve:
    return lambda x: (x, y + _wave_height(x, half, high))


def _wave(y: float, half: float, high: float, start: float, end: float) -> str:
    """The path of a wave from x = `start` to x = `end`, one curve for each half wave."""

    point = _wave_line(y, half, high)
    knots = [
        start,
        *(nth * half for nth in range(int(start // half) + 1, int(-(-end // half)))),
        end,
    ]
    path = ["M", numbers(*point(start))]
    for left, right in itertools.pairwise(knots):
        nth = (left + right) / 2 // half
        slope = (-1 if nth % 2 else 1) * -4 * high * (1 - 2 * (left / half - nth)) / half
        (_, from_y), (_, to_y) = point(left), point(right)
        wide = right - left
        path += ["q", numbers(wide / 2, slope * wide / 2, wide, to_y - from_y)]
    return "".join(path)
