"""Drawings that save ink: outlines on white paper, patterns and letters dark enough to read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import dist

from tictimes.drawing import INK
from tictimes_app.printing.shapes import Drawing, Shape

WHITE, SHADE = "#ffffff", "#e2e0e6"
BRIGHT = 0.62
"""How bright a colour is at least to be lost on white paper."""

HAIR = 1.1
"""How thick the line is around a patch that had a colour and no outline."""

THIN = 0.3
"""How thick it is at most, as part of the lines around it: small pictures have thin ones."""

SLIM = 0.6
"""How thick an outline is, as part of what it is in colour."""

PALE = 90
"""How far apart red, green and blue of a colour that is nearly white are at most, of 255."""

DOT = 0.1

SMALL = 26
"""What is no wider and higher keeps its ink: letters, eyes. A card is 100 wide."""


def brightness(colour: str) -> float:
    """How bright a colour looks, from 0 to 1.

    >>> brightness("#000000"), brightness("#ffffff"), round(brightness(INK), 2)
    (0.0, 1.0, 0.17)
    """
    red, green, blue = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def outlined(drawing: Drawing) -> Drawing:
    """The same drawing with as little ink as tells its parts apart.

    A field of colour is white with a thin outline. A light pattern on it takes the field's colour.
    """
    shapes = tuple(_outlined(drawing.shapes))
    edges = zip(drawing.shapes[:1], shapes, strict=False)
    lost = sum(before.width - after.width for before, after in edges) / 2
    return Drawing(
        drawing.left + lost,
        drawing.top + lost,
        drawing.wide - 2 * lost,
        drawing.high - 2 * lost,
        shapes,
    )


def _outlined(shapes: tuple[Shape, ...]) -> Iterator[Shape]:
    fields: list[Shape] = []
    within = {one.data: one.width for one in shapes if one.stroke and not _is_ink(one.stroke)}
    filled = {one.data for one in shapes if one.fill}
    inked: set[str] = set()
    for shape in shapes:
        if shape.fill and not _is_ink(shape.fill) and not _is_small(shape):
            fields.append(shape)
        if shape.stroke == INK and not shape.fill:
            inked.add(shape.data)
            if shape.data in within:  # what shows of a tube's outline is what is not within
                inner = within[shape.data]
                yield replace(shape, width=inner + SLIM * max(0, shape.width - inner))
            else:
                yield replace(shape, width=shape.width * (SLIM if shape.data in filled else 1))
        elif shape.fill:
            yield _field(shape)
        else:
            yield from _line(shape, fields, inked)


def _field(shape: Shape) -> Shape:
    """A field with less ink; letters and what is as small keep theirs."""
    fill, stroke = shape.fill or WHITE, shape.stroke
    bright = brightness(fill) >= BRIGHT
    if stroke:
        edge = stroke if _is_ink(stroke) else WHITE
        inside = fill if _is_ink(fill) else WHITE
        width = shape.width * (SLIM if edge == INK else 1)
        return replace(shape, fill=inside, stroke=edge, width=width)
    if _is_ink(fill) or (_is_small(shape) and not bright):
        return shape
    edged = INK if shape.part or not bright else None
    return replace(shape, fill=WHITE if bright else SHADE, stroke=edged, width=_hair(shape))


def _line(shape: Shape, fields: list[Shape], inked: set[str]) -> Iterator[Shape]:
    """A line with less ink, on the last of the `fields` that holds it.

    `inked` are the paths that have an outline.
    """
    stroke = shape.stroke
    field = next((one.fill for one in reversed(fields) if _lies_on(shape, one)), None)
    if stroke is None or _is_ink(stroke):
        yield shape
    elif shape.data in inked:  # the inner line of a tube
        yield replace(shape, stroke=WHITE)
    elif shape.part:
        yield replace(shape, stroke=INK)
        yield replace(shape, stroke=WHITE, width=shape.width - _hair(shape))
    elif brightness(stroke) < BRIGHT:
        yield shape
    elif field and brightness(field) < BRIGHT:
        yield replace(shape, stroke=field)
    elif _is_pale(stroke) or _is_dotted(shape):
        yield replace(shape, stroke=WHITE)
    else:  # a band around what belongs together
        yield replace(shape, stroke=INK, width=shape.width * SLIM)


def _hair(shape: Shape) -> float:
    return min(HAIR, shape.width * THIN)


def _is_ink(colour: str) -> bool:
    return brightness(colour) <= brightness(INK) + 0.02


def _is_pale(colour: str) -> bool:
    """Whether a colour is white or nearly so."""
    parts = [int(colour[n : n + 2], 16) for n in (1, 3, 5)]
    return max(parts) - min(parts) < PALE


def _is_dotted(shape: Shape) -> bool:
    """Whether a line is but dots, each without a length."""
    drawn = [segment for segment in shape.path if len(segment) > 1]
    return all(dist(segment[0], segment[-1]) < DOT for segment in drawn)


def _is_small(shape: Shape) -> bool:
    left, top, right, bottom = _bounds(shape)
    return right - left <= SMALL and bottom - top <= SMALL


def _lies_on(shape: Shape, field: Shape) -> bool:
    """Whether a shape is within the rectangle around a field."""
    left, top, right, bottom = _bounds(field)
    own = _bounds(shape)
    return left <= own[0] and top <= own[1] and own[2] <= right and own[3] <= bottom


def _bounds(shape: Shape) -> tuple[float, float, float, float]:
    """The rectangle around a path and its control points."""
    points = [point for segment in shape.path for point in segment]
    if not points:
        return 0, 0, 0, 0
    across, down = zip(*points, strict=True)
    return min(across), min(down), max(across), max(down)
