"""The faces of the cards: the tables a number is in on top, its own picture, the number below."""

from __future__ import annotations

from functools import cache
from math import ceil

from tictimes.drawing import BACK, CREAM, card, fan, inked, placed, stroke, write
from tictimes.numbers.facts import tables
from tictimes.numbers.pictures import SIDE, picture, small_picture

ROOM = 86
"""How wide a row of small pictures may be."""


@cache
def face(card_name: str) -> str:
    """The face of a card, such as `"12"`, as SVG that stands alone.

    Its small pictures, in the group `tt-tables`, are those of every times table it is in but the
    1 times table and its own. Raises `ValueError` for what is not a number, `KeyError` below 1.
    """
    number = int(card_name)
    own = placed(picture(number), 50, 63)
    return card(_small_pictures(tables(number)[:-1]) + own + write(str(number), 50, 130, 31))


def _small_pictures(shown: tuple[int, ...]) -> str:
    """A row of small pictures, or two where there are more than five."""
    if not shown:
        return ""
    per_row = len(shown) if len(shown) <= 5 else ceil(len(shown) / 2)
    rows = [shown[:per_row], shown[per_row:]] if len(shown) > 5 else [shown]
    side = min(19, ROOM / per_row, 26 / len(rows))
    drawn = []
    for line, row in enumerate(rows):
        y = 17.5 if len(rows) == 1 else 11.5 + line * (side + 0.5)
        for place, table in enumerate(row):
            x = 50 + (place - (len(row) - 1) / 2) * min(side * 1.1, ROOM / per_row)
            drawn.append(placed(small_picture(table), x, y, (side - 1) / SIDE))
    return f'<g class="tt-tables">{"".join(drawn)}</g>'


@cache
def back() -> str:
    """The back, the same for every card."""
    return card(write("×", 50, 90, 50, CREAM), BACK)


@cache
def emblem() -> str:
    """The picture of the game: a set, held in a hand."""
    return fan([face("4"), face("8"), face("12")])
