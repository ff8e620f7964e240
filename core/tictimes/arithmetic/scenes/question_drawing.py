"""What is drawn of a question: cards in a row, or a group and what is left over in their frames."""

from __future__ import annotations

from math import ceil

from tictimes.answering import Drawn
from tictimes.arithmetic.cards import Card, Hand
from tictimes.arithmetic.faces import face
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.scenes.hand_drawing import GO
from tictimes.arithmetic.scoring import Group
from tictimes.card_rows import LIFT, LaidCard, high_of, rows, shifted, wide_of
from tictimes.drawing import HIGH, INK, PAPER, fill, stroke
from tictimes.paths import box
from tictimes.prose import width, written
from tictimes.sayings import Saying
from tictimes.scene import Part

IN_ROW = 5
SCALE = 0.8
"""Of a card: a group and its leftovers lie in two rows."""

FRAME = 10
LEFT_OVER, LEFT_OVER_EDGE = "#e9e6df", "#8b8577"
SUM_HIGH, SUM_DIGIT = 74, 40


def cards_in_a_row(cards: Hand) -> Drawn:
    """Cards to look at, up to five side by side."""
    parts = rows([_laid(card, named(card)) for card in cards], IN_ROW)
    return Drawn(wide_of(len(cards), IN_ROW), high_of(len(cards), IN_ROW), parts=parts)


def in_frames(group: Group) -> Drawn:
    """The group in a green frame, and in a grey one beneath what is left over."""
    own = [_laid(card, tic("card-in-group", card=named(card))) for card in group.cards]
    others = [_laid(card, tic("card-left-over", card=named(card))) for card in group.leftovers]
    high = ceil(SCALE * HIGH) + 2 * FRAME
    drawn, wide = "", 0
    parts: tuple[Part, ...] = ()
    for nth, (some, sheet, edge) in enumerate(
        ((own, PAPER, GO), (others, LEFT_OVER, LEFT_OVER_EDGE))
    ):
        if not some:
            continue
        top = nth * (high + FRAME)
        long = wide_of(len(some), IN_ROW, SCALE) + 2 * FRAME
        outline = box(2, top + 2, long - 4, high - 4, 12)
        drawn += fill(outline, sheet) + stroke(outline, edge, 4)
        # the row leaves room above to lift its cards, and these are only looked at
        laid = rows(some, IN_ROW, SCALE, round(top + FRAME - SCALE * LIFT))
        parts += shifted(laid, FRAME)
        wide = max(wide, long)
    return Drawn(wide, (high + FRAME) * (1 + bool(others)) - FRAME, drawn, parts)


def sum_to_do(text: str) -> Drawn:
    """A sum in large print."""
    long = width(text, SUM_DIGIT)
    wide = ceil(long) + 40
    sheet = box(2, 2, wide - 4, SUM_HIGH - 4, 12)
    drawing = fill(sheet, PAPER) + stroke(sheet, INK, 2)
    return Drawn(wide, SUM_HIGH, drawing + written(text, (wide - long) / 2, 51, SUM_DIGIT))


def _laid(card: Card, name: Saying) -> LaidCard:
    return LaidCard(str(card), name, face(str(card)))
