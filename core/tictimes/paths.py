"""Path data of SVG, as short as it can be; y grows downwards."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, radians, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


def number(value: float) -> str:
    """`value` in as few characters as a path needs, to a tenth.

    >>> number(2.50), number(-0.3), number(-0.01)
    ('2.5', '-.3', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".") if abs(value) < 1 else text


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
