"""Path data of SVG as lines and curves: what PDF knows, and no more."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import atan2, ceil, cos, hypot, pi, radians, sin, sqrt, tan
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Segment: TypeAlias = tuple[Point, ...]
"""Points: one to begin at, two of a line, four of a cubic curve, none to close what was drawn."""

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:[eE]-?\d+)?")
_NEEDS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def curves(path: str) -> tuple[Segment, ...]:
    """The path data `path`, all of it absolute; raises `KeyError` for a command there is not.

    >>> curves("M1 2h3q2 0 2 2z")[1]
    ((1.0, 2.0), (4.0, 2.0))
    >>> len(curves("M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"))
    6
    >>> curves("")
    ()
    """
    return tuple(_segments(path))


def _segments(path: str) -> Iterator[Segment]:
    here = begun = (0.0, 0.0)
    bent: Point | None = None  # the last control point, which S and T mirror
    for command, given in _commands(path):
        kind = command.upper()
        x, y = here if command.islower() else (0.0, 0.0)
        match kind:
            case "M":
                here = begun = (x + given[0], y + given[1])
                yield (here,)
            case "Z":
                here = begun
                yield ()
            case "L" | "H" | "V":
                end_x = x + given[0] if kind != "V" else here[0]
                end_y = y + given[-1] if kind != "H" else here[1]
                yield here, (end_x, end_y)
                here = end_x, end_y
            case "A":
                end = x + given[5], y + given[6]
                yield from _arc(here, end, given)
                here = end
            case _:
                points = [(x + a, y + b) for a, b in zip(given[::2], given[1::2], strict=True)]
                if kind in "ST":
                    mirror = bent or here
                    points.insert(0, (2 * here[0] - mirror[0], 2 * here[1] - mirror[1]))
                bent = points[-2]
                yield _cubic(here, points)
                here = points[-1]
                continue
        bent = None


def _commands(path: str) -> Iterator[tuple[str, Sequence[float]]]:
    """Each command with its numbers; one that is repeated without its letter, with it."""
    tokens = _TOKEN.findall(path)
    at, command = 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = _NEEDS[command.upper()]
        yield command, tuple(map(float, tokens[at : at + count]))
        at += count
        command = {"M": "L", "m": "l"}.get(command, command)


def _cubic(here: Point, points: Sequence[Point]) -> Segment:
    """A curve from `here`; one with a single control point has two of them as well."""
    if len(points) == 3:
        return here, *points
    (cx, cy), (ex, ey) = points
    first = here[0] + 2 / 3 * (cx - here[0]), here[1] + 2 / 3 * (cy - here[1])
    return here, first, (ex + 2 / 3 * (cx - ex), ey + 2 / 3 * (cy - ey)), (ex, ey)


def _arc(start: Point, end: Point, given: Sequence[float]) -> Iterator[Segment]:
    """An arc as curves of a quarter turn at most (SVG 1.1, appendix F.6)."""
    rx, ry, turn, large, sweep = abs(given[0]), abs(given[1]), radians(given[2]), *given[3:5]
    if not rx or not ry or start == end:
        yield start, end
        return
    c, s = cos(turn), sin(turn)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = c * dx + s * dy, c * dy - s * dx
    grow = max(1.0, hypot(px / rx, py / ry))
    rx, ry = rx * grow, ry * grow
    rest = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    far = sqrt(max(0.0, rest) / ((rx * py) ** 2 + (ry * px) ** 2))
    far = far if large != sweep else -far
    mx, my = far * rx * py / ry, -far * ry * px / rx
    first = atan2((py - my) / ry, (px - mx) / rx)
    swept = atan2((-py - my) / ry, (-px - mx) / rx) - first
    swept += 2 * pi * ((sweep and swept < 0) - (not sweep and swept > 0))
    middle = (start[0] + end[0]) / 2 + c * mx - s * my, (start[1] + end[1]) / 2 + s * mx + c * my

    def at(angle: float, ahead: float) -> Point:
        x = rx * (cos(angle) - ahead * sin(angle))
        y = ry * (sin(angle) + ahead * cos(angle))
        return middle[0] + c * x - s * y, middle[1] + s * x + c * y

    count = ceil(abs(swept) / (pi / 2) - 1e-6)
    step = swept / count
    ahead = 4 / 3 * tan(step / 4)
    here = start
    for n in range(count):
        one, other = first + n * step, first + (n + 1) * step
        stop = end if n == count - 1 else at(other, 0)
        yield here, at(one, ahead), at(other, -ahead), stop
        here = stop
