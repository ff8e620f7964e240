"""The drawing of a hand's groups: the hand on top, each group in a row with what is left over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tictimes.arithmetic.cards import HAND_SIZE, Card, Hand
from tictimes.arithmetic.faces import chip, face
from tictimes.arithmetic.scoring import Group
from tictimes.drawing import (
    CHIP_HIGH,
    HIGH,
    INK,
    PAPER,
    WIDE,
    fill,
    inked,
    placed,
    stroke,
    text_width,
    write,
)
from tictimes.paths import around, box, line
from tictimes.prose import width, written

ROOM, EDGE = 452, 3
CARD, BETWEEN = 0.64, 14
CARD_WIDE, CARD_HIGH = round(WIDE * CARD), round(HIGH * CARD)
TOP = CARD_HIGH + 16
ROW, ROW_HIGH = 60, 55
"""How far rows lie apart, and how high one is."""

MARKS, TIMES, SIGN = 30, 34, 18
"""How wide the columns of the marks, of `2 ×` and of a sign are."""

CHIP, CHIP_GAP, INSET = 0.88, 3, 5
DIGIT = 20
GO, SAND, YELLOW, VIOLET = "#1c6b4a", "#d9d2c3", "#fff0c2", "#7048c8"


@dataclass(frozen=True, slots=True)
class Row:
    """A group as it is shown: its score where that is seen, and what marks it."""

    key: str
    group: Group | None
    hand: Hand
    score: int | None
    best: bool = False
    guessed: bool = False
    chosen: bool = False


def high(rows: int) -> int:
    """How high the picture is."""
    return TOP + rows * ROW


@lru_cache(maxsize=16)
def card_places(hand: Hand) -> tuple[tuple[Card, int, str], ...]:
    """Each card of the hand, how far from the left it lies, and its drawing."""
    first = (ROOM - HAND_SIZE * (CARD_WIDE + BETWEEN) + BETWEEN) // 2
    lefts = range(first, ROOM, CARD_WIDE + BETWEEN)
    return tuple(
        (card, left, placed(inside(face(str(card))), left, 2, CARD))
        for card, left in zip(hand, lefts, strict=False)
    )


@lru_cache(maxsize=256)
def row_drawing(row: Row) -> str:
    """`2 × [group] − [leftovers] = score`, the cards as little cards."""
    sheet = box(1.5, 1.5, ROOM - 2 * EDGE - 3, ROW_HIGH - 3, 8)
    edge = (GO, 3.4) if row.chosen else (SAND, 1.6)
    drawn = fill(sheet, YELLOW if row.best else PAPER) + stroke(sheet, *edge)
    drawn += _marks(row)
    at: float = MARKS
    tic = row.group is not None and row.group.kind == "tic"
    if tic:
        drawn += _sign("2", at + 9) + _sign("×", at + 24)
    at += TIMES
    group = row.group.cards if row.group else ()
    left_over = row.group.leftovers if row.group else row.hand
    if group:
        tray, long = _tray(group, PAPER, GO)
        drawn += placed(tray, at, 0)
        at += long
    if left_over:
        drawn += _sign("−", at + SIGN / 2)
        at += SIGN
        tray, long = _tray(left_over, "#e9e6df", "#8b8577")
        drawn += placed(tray, at, 0)
        at += long
    drawn += _sign("=", at + SIGN / 2)
    return drawn + _score(row.score, at + SIGN + 22)


def inside(svg: str) -> str:
    """What stands within an `<svg>`."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def chips(cards: Hand, scale: float) -> list[tuple[Card, str, float]]:
    """Each card as a little card, and how wide that is."""
    drawn = []
    for card in cards:
        svg = chip(str(card))
        wide = float(svg.partition('viewBox="0 0 ')[2].partition(" ")[0])
        drawn.append((card, inside(svg), wide * scale))
    return drawn


def star(size: float) -> str:
    """The star that marks the best."""
    points = [
        point
        for pair in zip(around(5, size), around(5, size * 0.45, 36), strict=True)
        for point in pair
    ]
    return inked(fill(line(*points) + "z", "#f2c230"), 1.6)


def _tray(cards: Hand, colour: str, edge: str) -> tuple[str, float]:
    """Little cards that lie together, and how wide that is."""
    at: float = INSET
    drawn = ""
    for _, little, wide in chips(cards, CHIP):
        drawn += placed(little, at, (ROW_HIGH - CHIP * CHIP_HIGH) / 2, CHIP)
        at += wide + CHIP_GAP
    long = at - CHIP_GAP + INSET
    sheet = box(1, 5, long - 2, ROW_HIGH - 10, 7)
    return fill(sheet, colour) + stroke(sheet, edge, 1.6) + drawn, long


def _marks(row: Row) -> str:
    """A star for the best, a flag for what the child said."""
    drawn = ""
    if row.best:
        drawn += placed(star(10), MARKS / 2 + 1, 17 if row.guessed else ROW_HIGH / 2)
    if row.guessed:
        flag = inked(stroke("M-7 11V-10", INK, 2.4) + fill("M-7-10h14l-4 5l4 5h-14z", VIOLET), 1.6)
        drawn += placed(flag, MARKS / 2 + 2, 39 if row.best else ROW_HIGH / 2)
    return drawn


def _sign(sign: str, middle: float) -> str:
    left = middle - width(sign, DIGIT - 3) / 2
    return written(sign, left, (ROW_HIGH + DIGIT - 4) / 2, DIGIT - 3)


def _score(score: int | None, middle: float) -> str:
    if score is None:
        wide = width("?", DIGIT)
        return written("?", middle - wide / 2, (ROW_HIGH + DIGIT) / 2, DIGIT, "#6b6774")
    text = str(score).replace("-", "−")
    digit = DIGIT if text_width(text, DIGIT) <= 44 else DIGIT - 3
    return write(text, middle, (ROW_HIGH + digit) / 2, digit)
