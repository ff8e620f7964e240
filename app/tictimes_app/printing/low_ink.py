"""Drawings that save ink: outlines on white paper, patterns and letters dark enough to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tictimes.drawing import INK
from tictimes_app.printing.shapes import Drawing, Shape

WHITE = "#ffffff"
BRIGHT = 0.62
"""How bright a colour is at least to be lost on white paper."""

HAIR = 1.1
"""How thick the line is around a patch that had a colour and no outline."""

SMALL = 26
"""What is no wider and higher keeps its ink: letters, eyes. A card is 100 wide."""

THICK = 3
"""A wider line is a field of its own, such as a band of the rainbow."""


def brightness(colour: str) -> float:
    """How bright a colour looks, from 0 to 1.

    >>> brightness("#000000"), brightness("#ffffff"), round(brightness(INK), 2)
    (0.0, 1.0, 0.17)
    """
    red, green, blue = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def outlined(drawing: Drawing) -> Drawing:
    """The same drawing with as little ink as tells its parts apart.

    A field of colour is white with an outline. A light pattern on it takes the field's own colour.
    """
    return replace(drawing, shapes=tuple(_outlined(drawing.shapes)))


def _outlined(shapes: Iterable[Shape]) -> Iterator[Shape]:
    field: str | None = None
    inked: set[str] = set()
    for shape in shapes:
        if shape.fill and not _is_ink(shape.fill) and not _is_small(shape):
            field = shape.fill if brightness(shape.fill) < BRIGHT else None
        if shape.stroke == INK:
            inked.add(shape.data)
        yield from _saving(shape, field, inked)


def _saving(shape: Shape, field: str | None, inked: set[str]) -> Iterator[Shape]:
    """`shape` with less ink, lying on a `field`; `inked` are the paths that have an outline."""
    fill, stroke = shape.fill, shape.stroke
    if fill:
        keeps = _is_ink(fill) or (not stroke and _is_small(shape) and brightness(fill) < BRIGHT)
        if keeps:
            yield shape
        elif stroke:
            yield replace(shape, fill=WHITE, stroke=stroke if _is_ink(stroke) else WHITE)
        else:
            bare = brightness(fill) >= BRIGHT
            yield replace(shape, fill=WHITE, stroke=None if bare else INK, width=HAIR)
    elif stroke is None or _is_ink(stroke):
        yield shape
    elif shape.data in inked:  # the inner line of a tube
        yield replace(shape, stroke=WHITE)
    elif brightness(stroke) >= BRIGHT:
        yield replace(shape, stroke=field or WHITE)
    elif shape.width > THICK:
        yield replace(shape, stroke=INK)
        yield replace(shape, stroke=WHITE, width=shape.width - HAIR)
    else:
        yield shape


def _is_ink(colour: str) -> bool:
    return brightness(colour) <= brightness(INK) + 0.02


def _is_small(shape: Shape) -> bool:
    points = [point for segment in shape.path for point in segment]
    return all(max(side) - min(side) <= SMALL for side in zip(*points, strict=True))
