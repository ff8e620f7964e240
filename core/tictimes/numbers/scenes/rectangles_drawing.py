"""The drawing of rectangles: counters in rows or in a heap, plates where there are too many."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil

from tictimes.drawing import INK, fill, inked, placed, stroke, text_width, write
from tictimes.numbers.facts import divisors
from tictimes.numbers.menagerie import BLUE, YELLOW
from tictimes.numbers.stating import number_says
from tictimes.paths import Point, box, dots
from tictimes.sayings import Saying
from tictimes.scene import Part

MOST_COUNTERS = 144
"""Up to here every counter is drawn."""

ROOM, EDGE, GAP, LABEL = 440, 8, 18, 32
"""How wide the picture is, its margin, the gap between rectangles, room for their names."""

WIDEST_CELL, NICE_CELL = 28, 9
CHIP, CHIP_HIGH = 52, 48
DIGIT = 16

Pair = tuple[int, int]

Plate = tuple[Pair, str, int, int]
"""A rectangle's pair, its drawing, how wide and how high that is."""


def drawn(
    number: int, pairs: tuple[Pair, ...], *, whole: bool
) -> tuple[str, tuple[Part, ...], int]:
    """What lies under the parts, the parts, and how high it all is.

    Without `pairs` a heap of counters; beneath the `whole` stand the factors.
    """
    large = number > MOST_COUNTERS
    if not pairs:
        return "" if large else _heap(number), (), 0 if large else _heap_high(number)
    plates = [(pair, *(_plate(pair) if large else _array(number, pair))) for pair in pairs]
    parts, top = [], EDGE
    for row in _rows(plates):
        wide = sum(plate[2] for plate in row) + GAP * (len(row) - 1)
        left = (ROOM - wide) // 2
        for pair, drawing, across, high in row:
            lights = () if large else tuple(map(str, sorted(set(pair))))
            parts.append(_rectangle(pair, drawing, (left, top, across, high), lights))
            left += across + GAP
        top += max(plate[3] for plate in row) + GAP
    if large or not whole:
        return "", tuple(parts), top - GAP + EDGE
    factors = _factors(number, top)
    return "", (*parts, *factors), factors[-1].top + CHIP_HIGH + EDGE


def called(pair: Pair) -> Saying:
    """What a rectangle is called, to a screen reader and to a finger."""
    few, many = pair
    code = "rectangle-square" if few == many else "rectangle"
    return number_says(code, few=few, many=many, number=few * many)


def _rows(plates: list[Plate]) -> Iterator[list[Plate]]:
    """As many side by side as there is room for."""
    row: list[Plate] = []
    for plate in plates:
        if row and sum(each[2] + GAP for each in row) + plate[2] > ROOM - 2 * EDGE:
            yield row
            row = []
        row.append(plate)
    if row:
        yield row


def _rectangle(
    pair: Pair, drawing: str, place: tuple[int, int, int, int], lights: tuple[str, ...]
) -> Part:
    few, many = pair
    shown = placed(drawing, place[0], place[1])
    return Part(f"{few}x{many}", called(pair), *place, shown, lights)


@lru_cache(maxsize=64)
def _heap(number: int) -> str:
    """Counters that nobody has laid in rows yet: as many, in no order."""
    step, in_row = _heap_step(number)
    spots = [
        (
            step * (place % in_row + 0.5)
            + (ROOM - step * min(number, in_row)) / 2
            + step * 0.12 * (place * 7 % 5 - 2),
            EDGE + step * (place // in_row + 0.7) + step * 0.07 * (place * 5 % 7 - 3),
        )
        for place in range(number)
    ]
    return _counters(spots, min(step * 0.6, 24))


def _heap_high(number: int) -> int:
    step, in_row = _heap_step(number)
    return round(2 * EDGE + step * ((number - 1) // in_row + 1.4)) if number else 0


def _heap_step(number: int) -> tuple[float, int]:
    """How far counters lie apart, and how many side by side: no row that would tell a factor."""
    in_row = 7 if number <= 21 else 13 if number <= 78 else 19
    return min(ROOM / (in_row + 1), 40), in_row


def _counters(spots: list[Point], size: float) -> str:
    """A round counter at each spot, as two strokes of no length."""
    at = dots(spots)
    return inked(stroke(at, INK, size + 3) + stroke(at, BLUE, size))


@lru_cache(maxsize=64)
def _array(number: int, pair: Pair) -> tuple[str, int, int]:
    """Counters in rows within a frame, what they are called beneath; and how wide and high."""
    few, many = pair
    inside = ROOM - 2 * EDGE - 12
    cell = min(WIDEST_CELL, max(inside / number, min(NICE_CELL, inside / many)))
    wide, high = cell * many + 12, cell * few + 12
    spots = [(6 + cell * (x + 0.5), 6 + cell * (y + 0.5)) for y in range(few) for x in range(many)]
    frame = fill(box(1, 1, wide - 2, high - 2, 6), YELLOW if few == many else "#e7eef6")
    counters = _counters(spots, cell * 0.66)
    label = f"{few} × {many}"
    across = round(max(wide, text_width("".join(label.split()), DIGIT) + 26, 44))
    drawing = placed(inked(frame, 2) + counters, (across - wide) / 2, 0)
    return drawing + _label(label, across / 2, high + 25), across, round(high) + LABEL


def _plate(pair: Pair) -> tuple[str, int, int]:
    """A rectangle too large to draw: a plate with what it is called."""
    few, many = pair
    label = f"{few} × {many}"
    wide = round(text_width("".join(label.split()), DIGIT) + 50)
    frame = fill(box(1, 1, wide - 2, 46, 8), YELLOW if few == many else "#e7eef6")
    return inked(frame, 2) + _label(label, wide / 2, 32), wide, 48


def _label(text: str, middle: float, baseline: float) -> str:
    """`3 × 4`, with a little air around the sign."""
    few, _, many = text.partition(" × ")
    air = 7.0
    sizes = [text_width(piece, DIGIT) for piece in (few, "×", many)]
    left = middle - (sum(sizes) + 2 * air) / 2
    drawn = ""
    for piece, size in zip((few, "×", many), sizes, strict=True):
        drawn += write(piece, left + size / 2, baseline, DIGIT)
        left += size + air
    return drawn


def _factors(number: int, top: int) -> list[Part]:
    """All factors in a row; each lights its rectangle and its partner."""
    found = divisors(number)
    in_row = ceil(len(found) / ceil(len(found) * CHIP / (ROOM - 2 * EDGE)))
    first = (ROOM - in_row * CHIP) // 2
    parts = []
    for place, factor in enumerate(found):
        row, column = divmod(place, in_row)
        left, above = first + column * CHIP, top + row * (CHIP_HIGH + 6)
        other = number // factor
        few, many = sorted((factor, other))
        sheet = fill(box(2, 2, CHIP - 8, CHIP_HIGH - 4, 8), YELLOW if factor == other else "#fff")
        digit = write(str(factor), CHIP / 2 - 2, CHIP_HIGH / 2 + DIGIT / 2, DIGIT)
        parts.append(
            Part(
                str(factor),
                number_says("factor-and-partner", number=number, factor=factor, other=other),
                left,
                above,
                CHIP - 4,
                CHIP_HIGH,
                placed(inked(sheet, 2) + digit, left, above),
                (f"{few}x{many}",) if factor == other else (f"{few}x{many}", str(other)),
            )
        )
    return parts
