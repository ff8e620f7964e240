"""How ArithmeTic is played, in six pictures without words."""

from __future__ import annotations

from functools import cache

from tictimes.arithmetic.cards import read_card
from tictimes.arithmetic.faces import face
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.options import Options
from tictimes.comic import (
    GO,
    GOLD,
    STOP,
    arrow,
    band,
    child,
    cross,
    either_or,
    fist,
    held,
    hidden,
    lying,
    missing,
    panel,
    pile,
    ring,
    row,
    star,
    table,
    tick,
)
from tictimes.drawing import INK, inked, stroke, write
from tictimes.form import RulePicture

HAND = ("5-circle-orange", "4-star-orange", "4-square-orange", "3-triangle-orange")
LEFT = "5-circle-red"
COLOUR = ("5-circle-orange", "4-star-orange", "3-triangle-orange")
SHAPE = ("1-star-red", "4-star-orange", "2-star-cyan")
NUMBER = ("4-square-violet", "4-star-orange", "4-circle-yellow")
PAIR = ("5-star-red", "3-star-red")
TRIO = ("5-star-red", "4-star-red", "3-star-red")


@cache
def rules_pictures(options: Options) -> tuple[RulePicture, ...]:
    """The six pictures, of a match under these `options`: at Level 2 two shared things count."""
    tics = options.level == 2
    drawn = (
        _dealt(),
        _one_for_one(),
        _groups(),
        _double() if tics else _no_groups(),
        _knock(),
        _tic_score() if tics else _score(),
    )
    fourth, last = ("double", "tic-score") if tics else ("no-groups", "score")
    codes = ("dealt", "turn", "groups", fourth, "knock", last)
    return tuple(
        RulePicture(svg, tic(f"rule-{code}")) for code, svg in zip(codes, drawn, strict=True)
    )


def _faces(cards: tuple[str, ...]) -> list[str]:
    return [face(card) for card in cards]


def _dealt() -> str:
    """Five cards each, a deck and one card turned up."""
    return panel(
        child(196, 32, 0.9, 1),
        held([hidden()] * 5, 196, 66, 30, 10),
        arrow((40, 84), (136, 52), -22),
        arrow((40, 156), (124, 190), 22),
        pile(hidden(), 46, 118, 44),
        lying(face("2-square-cyan"), 108, 118, 44),
        held(_faces((*HAND, LEFT)), 204, 178, 46, 9),
    )


def _one_for_one() -> str:
    """One card taken, from the deck or the discard pile, and one thrown away."""
    return panel(
        pile(hidden(), 62, 62, 52),
        either_or(106, 28, 112),
        lying(face("3-star-violet"), 153, 60, 52, -8),
        lying(face("2-square-cyan"), 150, 62, 52),
        arrow((62, 112), (112, 150), -8),
        arrow((150, 108), (152, 146)),
        held(_faces((*HAND, LEFT)), 150, 194, 44, 9),
        arrow((206, 168), (262, 116), -10),
        lying(face("1-circle-cyan"), 266, 62, 52, 6),
    )


def _groups() -> str:
    """Three that share their colour, their shape or their number."""
    rows = zip((COLOUR, SHAPE, NUMBER), (46, 120, 194), strict=True)
    return panel(
        *(
            ring(132, y, 196, 66) + row(_faces(cards), 132, y, 42, 18) + tick(272, y, 1.1)
            for cards, y in rows
        )
    )


def _no_groups() -> str:
    """Two cards are too few, and three of which each pair shares something else are no group."""
    return panel(
        row(_faces(("5-star-red", "2-star-yellow")), 97, 66, 62, 8),
        missing(202, 66, 62),
        cross(276, 66, 1.3),
        row(_faces(("5-star-red", "2-star-yellow", "2-circle-violet")), 132, 174, 62, 8),
        band(97, 172, 132, 40, GOLD),
        band(167, 203, 132, 25, GO),
        cross(276, 174, 1.3),
    )


def _double() -> str:
    """Two cards that share two things count double, and so do more."""
    return panel(
        ring(112, 66, 156, 98, GO),
        row(_faces(PAIR), 112, 66, 58, 10),
        inked(write("×2", 234, 80, 32), 0),
        tick(290, 66, 1.1),
        ring(120, 176, 202, 92, GO),
        row(_faces(TRIO), 120, 176, 54, 9),
        inked(write("×2", 248, 189, 26), 0),
        tick(294, 176, 1.1),
    )


def _knock() -> str:
    """Who likes their hand knocks instead; everybody else has one more go."""
    return panel(
        held([hidden()] * 5, 50, 66, 24, 10),
        child(52, 40, 0.85),
        fist(92, 134, 0.95),
        table(92, 166, 136),
        arrow((138, 126), (174, 116), 4),
        child(242, 40, 0.85, 1),
        lying(hidden(), 200, 116, 44),
        arrow((227, 116), (256, 116)),
        lying(face("1-circle-cyan"), 284, 116, 44, 6),
        ring(242, 198, 74, 50),
        write("1×", 242, 212, 30),
    )


def _score() -> str:
    """The group counts, and what is left over is taken away."""
    return panel(
        ring(124, 70, 216, 92),
        row(_faces(HAND), 124, 70, 46, 5),
        ring(278, 70, 64, 92, STOP),
        lying(face(LEFT), 278, 70, 46),
        arrow((100, 122), (86, 158)),
        arrow((262, 122), (200, 158), 8),
        _sum(HAND, (LEFT,)),
    )


def _tic_score() -> str:
    """A group that shares two things counts double before the rest is taken away."""
    left = ("4-circle-cyan", "2-crescent-yellow")
    return panel(
        ring(96, 70, 164, 92, GO),
        row(_faces(TRIO), 96, 70, 46, 5),
        ring(254, 70, 112, 92, STOP),
        row(_faces(left), 254, 70, 46, 4),
        arrow((90, 122), (82, 158)),
        arrow((240, 122), (198, 158), 6),
        _sum(TRIO, left, times=2),
    )


def _sum(group: tuple[str, ...], left: tuple[str, ...], times: int = 1) -> str:
    """What the group is worth, less what is left over, is the score."""
    worth, less = (sum(read_card(card).number for card in cards) for cards in (group, left))
    bracket = f"{times}×" if times > 1 else ""
    return "".join(
        (
            ring(76, 192, 116, 54, GOLD if times == 1 else GO),
            write(f"{bracket}{worth}", 76, 206, 29),
            write("−", 152, 206, 29),
            ring(188, 192, 44, 54, STOP),
            write(str(less), 188, 206, 29),
            inked(stroke("M220 186h16m-16 12h16", INK, 4.5), 0),
            write(str(times * worth - less), 266, 206, 34),
            star(298, 168, 0.7),
        )
    )
