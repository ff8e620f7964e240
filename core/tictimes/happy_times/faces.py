"""The faces of the cards: the tables a number is in on top, its own picture, the number below."""

from __future__ import annotations

from functools import cache
from math import ceil, hypot

from tictimes.drawing import (
    CREAM,
    LIGHT_BACK,
    card,
    card_back,
    fan,
    little_card,
    placed,
    stroke,
    write,
)
from tictimes.numbers.facts import tables
from tictimes.numbers.pictures import LAST, SIDE, picture, small_picture
from tictimes.paths import dots, numbers

ROOM = 86
"""How wide a row of small pictures may be."""

MOST_IN_ROW = 6

STEP = 11.3
CLEAR_OF_BADGE = 23


@cache
def face(card_name: str, *, bare: bool = False) -> str:
    """The face of a card, such as `"12"`, as SVG that stands alone.

    Its small pictures, in the group `tt-tables`, are those of every times table it is in but the
    1 times table and its own; a `bare` card has none. Raises `ValueError` for what is not a
    number, `KeyError` below 1.
    """
    number = int(card_name)
    rows = [] if bare else _rows(tables(number)[:-1])
    # the fewer small pictures, the larger its own
    y, scale = ((54, 1.14), (61, 1), (65.5, 0.9))[len(rows)]
    own = placed(picture(number), 50, y, scale)
    return card(_small_pictures(rows) + own + write(str(number), 50, 130.5, 31))


@cache
def chip(card_name: str) -> str:
    """A card as a number in a sum: the number, and its picture where it has one of its own."""
    number = int(card_name)
    return little_card(card_name, placed(picture(number), 0, 0, 1.5) if number <= LAST else "")


def _rows(shown: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The tables shown on top, in one row or two even ones."""
    if len(shown) <= MOST_IN_ROW:
        return [shown] if shown else []
    half = ceil(len(shown) / 2)
    return [shown[:half], shown[half:]]


def _small_pictures(rows: list[tuple[int, ...]]) -> str:
    if not rows:
        return ""
    step = min(20, ROOM / len(rows[0]))
    side = min(step * 0.92, 18 if len(rows) == 1 else 13)
    drawn = [
        placed(
            small_picture(table),
            50 + (place - (len(row) - 1) / 2) * step,
            (17 if len(rows) == 1 else 12.5) + line * (side + 1.5),
            side / SIDE,
        )
        for line, row in enumerate(rows)
        for place, table in enumerate(row)
    ]
    return f'<g class="tt-tables">{"".join(drawn)}</g>'


@cache
def back() -> str:
    """The back, the same for every card: a field of multiplication signs."""
    grid = [
        (x, y) for y in range(-5, 6) for x in range(-3, 4) if hypot(x, y) * STEP > CLEAR_OF_BADGE
    ]
    signs = [(STEP * x, STEP * y) for x, y in grid if (x + y) % 2 == 0]
    between = [(STEP * x, STEP * y) for x, y in grid if (x + y) % 2]
    crosses = "".join(f"M{numbers(x - 2.3, y - 2.3)}l4.6 4.6m0-4.6l-4.6 4.6" for x, y in signs)
    field = stroke(crosses, LIGHT_BACK, 1.8) + stroke(dots(between), LIGHT_BACK, 2.6)
    return card_back(field, stroke("M-7-7L7 7M7-7L-7 7", CREAM, 5))


@cache
def emblem() -> str:
    """The picture of the game: a set, held in a hand."""
    return fan([face("4"), face("8"), face("12")])
