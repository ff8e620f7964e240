"""Cards laid in rows to choose from: those that are chosen are lifted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tictimes.drawing import HIGH, PAPER, WIDE, fill, inked, placed, stroke, write
from tictimes.paths import box, disc
from tictimes.prose import written
from tictimes.sayings import Saying
from tictimes.scene import Part

GAP, LIFT = 14, 16
"""Between two cards, and how far a chosen one is lifted; both of cards in their full size."""

TAG = "#f2c230"


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card to be laid: its notation, what it is called, its face, and whether it is `chosen`.

    `chosen` is `None` where it is only looked at; `tag` is a number that sticks to its corner.
    """

    key: str
    name: Saying
    face: str
    chosen: bool | None = None
    tag: str = ""


def rows(
    cards: Sequence[LaidCard], columns: int, scale: float = 1, top: int = 0, *, centred: bool = True
) -> tuple[Part, ...]:
    """The cards in rows of so many `columns`, below `top`; a short last row may be `centred`.

    >>> card = Saying.of("common.yes")
    >>> cards = [LaidCard(key, card, "<svg></svg>") for key in "abc"]
    >>> [(part.left, part.top) for part in rows(cards, 2)]
    [(0, 16), (114, 16), (57, 186)]
    """
    step, down = scale * (WIDE + GAP), scale * (HIGH + GAP + LIFT)
    whole = wide_of(len(cards), columns, scale)
    parts = []
    for start in range(0, len(cards), columns):
        row = cards[start : start + columns]
        first = (whole - wide_of(len(row), columns, scale)) / 2 if centred else 0
        above = top + down * (start // columns)
        parts += [_laid(one, first + step * i, above, scale) for i, one in enumerate(row)]
    return tuple(parts)


def wide_of(count: int, columns: int, scale: float = 1) -> int:
    """How wide so many cards are."""
    return round(scale * (min(count, columns) * (WIDE + GAP) - GAP))


def high_of(count: int, columns: int, scale: float = 1) -> int:
    """How high so many cards are, and the room above to lift them."""
    return round(scale * (-(-count // columns) * (HIGH + GAP + LIFT) - GAP))


def shifted(parts: Iterable[Part], across: int) -> tuple[Part, ...]:
    """The parts, further to the right."""
    return tuple(
        replace(part, left=part.left + across, drawing=placed(part.drawing, across, 0))
        for part in parts
    )


def gap_for_a_card(left: float, top: float, scale: float = 1) -> str:
    """An empty place, where a card is looked for."""
    sheet = fill(box(1, 1, WIDE - 2, HIGH - 2, 11), PAPER)
    dashed = stroke(box(2, 2, WIDE - 4, HIGH - 4, 11), "#8a8577", 3)
    dashed = dashed.replace("<path", '<path stroke-dasharray="9 8"')
    return placed(sheet + dashed + written("?", WIDE / 2 - 14, HIGH / 2 + 20, 56), left, top, scale)


def plain(face: str) -> str:
    """The inside of a face, to be drawn within another picture."""
    return face[face.index(">") + 1 : face.rindex("</svg>")]


def _laid(one: LaidCard, left: float, above: float, scale: float) -> Part:
    top = above if one.chosen else above + scale * LIFT
    tag = _tag(one.tag) if one.tag else ""
    return Part(
        one.key,
        one.name,
        round(left),
        round(top),
        round(WIDE * scale),
        round(HIGH * scale),
        placed(plain(one.face) + tag, round(left), round(top), scale),
        chosen=one.chosen,
    )


def _tag(text: str) -> str:
    sheet = inked(fill(disc(WIDE - 16, HIGH - 17, 13), TAG), 2.4)
    return sheet + write(text, WIDE - 16, HIGH - 10, 14)
