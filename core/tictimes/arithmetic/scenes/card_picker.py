"""A card is picked by its number, its shape and its colour: three rows to press, and no typing."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.arithmetic.cards import COLOURS, NUMBERS, SHAPES, Card, read_card
from tictimes.arithmetic.faces import letter, outlined, painted
from tictimes.arithmetic.naming import tic
from tictimes.comic import GO
from tictimes.drawing import INK, PAPER, fill, placed, stroke, write
from tictimes.paths import box
from tictimes.sayings import Saying
from tictimes.scene import Part

CELL, GAP = 60, 8
WIDE = 5 * CELL + 4 * GAP
HIGH = 3 * CELL + 2 * GAP

Picks = tuple[str, ...]
"""What is chosen of a card so far: at most one key of each row, such as `shape-star`."""


def picker(picks: Picks, left: int, top: int) -> tuple[Part, ...]:
    """The three rows; what is chosen shows, and the shapes take the colour that is chosen."""
    return tuple(
        _cell(key, name, drawing, key in picks, left + column * (CELL + GAP), top + row)
        for key, name, drawing, column, row in _cells(picks)
    )


def picked(picks: Picks, key: str) -> Picks:
    """The choices after one more: another of the same row takes its place.

    >>> picked(("shape-star",), "shape-circle"), picked(("shape-star",), "shape-star")
    (('shape-circle',), ())
    """
    row = key.partition("-")[0]
    others = tuple(one for one in picks if one.partition("-")[0] != row)
    return others if key in picks else (*others, key)


def card_of(picks: Picks) -> Card | None:
    """The card that is chosen; `None` while something of it is missing.

    >>> card_of(("shape-star", "number-5", "colour-red"))
    Card(number=5, shape='star', colour='red')
    >>> card_of(("number-5",)) is None
    True
    """
    parts = dict(key.split("-") for key in picks)
    if len(parts) < len(Card._fields):
        return None
    return read_card(f"{parts['number']}-{parts['shape']}-{parts['colour']}")


def _cells(picks: Picks) -> Iterator[tuple[str, Saying, str, int, int]]:
    middle, down = CELL / 2, CELL + GAP
    for column, number in enumerate(NUMBERS):
        drawing = write(str(number), middle, middle + 13, 26)
        yield f"number-{number}", tic("referee-number", number=number), drawing, column, 0
    colour = next((one for one in COLOURS if f"colour-{one}" in picks), None)
    for column, shape in enumerate(SHAPES):
        drawn = painted(shape, colour) if colour else outlined(shape)
        yield f"shape-{shape}", tic(shape), placed(drawn, middle, middle, 0.6), column, down
    for column, one in enumerate(COLOURS):
        drawn = placed(painted("circle", one), middle - 6, middle + 5, 0.66)
        drawn += letter(one, CELL - 12, 18, 13)
        yield f"colour-{one}", tic(one), drawn, column, 2 * down


def _cell(key: str, name: Saying, drawing: str, chosen: bool, left: int, top: int) -> Part:
    sheet = fill(box(1, 1, CELL - 2, CELL - 2, 12), PAPER)
    edge = box(2, 2, CELL - 4, CELL - 4, 11)
    frame = stroke(edge, GO, 4) if chosen else stroke(edge, INK, 2)
    drawn = placed(sheet + drawing + frame, left, top)
    return Part(key, name, left, top, CELL, CELL, drawn, chosen=chosen)
