"""How Happy Times is played, in six pictures without words."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from tictimes.comic import (
    GOLD,
    STOP,
    arrow,
    child,
    cross,
    either_or,
    held,
    hidden,
    hops,
    lying,
    next_one,
    panel,
    pile,
    ring,
    row,
    star,
    tick,
)
from tictimes.drawing import blunt, inked, placed, stroke
from tictimes.form import RulePicture
from tictimes.happy_times.faces import face
from tictimes.happy_times.narration import happy
from tictimes.happy_times.options import Options
from tictimes.numbers.pictures import picture
from tictimes.paths import disc, line

HAND = ("3", "4", "8", "9", "12", "13")
SETS = (("4", "8", "12"), ("3", "6", "9"), ("2", "10", "14"))


@cache
def rules_pictures(options: Options) -> tuple[RulePicture, ...]:
    """The six pictures, of a game under these `options`."""
    goal = options.goal
    drawn = (_dealt(), _taken(), _ended(), _a_set(), _no_sets(), _out(goal))
    codes = ("dealt", "taken", "ended", "set", "no-sets", "out")
    return tuple(
        RulePicture(svg, happy(f"rule-{code}", count=goal))
        for code, svg in zip(codes, drawn, strict=True)
    )


def _faces(cards: tuple[str, ...]) -> list[str]:
    return [face(card) for card in cards]


def _dealt() -> str:
    """Six cards each, a deck and one card turned up."""
    return panel(
        child(196, 32, 0.9, 1),
        held([hidden()] * 6, 196, 66, 30, 10),
        arrow((40, 84), (132, 52), -22),
        arrow((40, 156), (122, 190), 22),
        pile(hidden(), 46, 118, 44),
        lying(face("15"), 108, 118, 44),
        held(_faces(HAND), 204, 178, 46, 9),
    )


def _taken() -> str:
    """One card, from the deck or from the discard pile."""
    hand = held(_faces(HAND), 0, 0, 38, 9)
    deck = pile(hidden(), 80, 52, 52) + arrow((80, 100), (80, 148))
    discard = pile(hidden(), 206, 60, 34) + lying(face("15"), 250, 52, 52)
    return panel(
        deck,
        placed(hand, 82, 190),
        either_or(),
        discard,
        arrow((250, 100), (250, 148)),
        placed(hand, 240, 190),
    )


def _ended() -> str:
    """One card thrown away, or three laid down; then it is the next child's go."""
    thrown = lying(face("15"), 78, 50, 44, -7) + lying(face("13"), 82, 48, 44, 5)
    rest = held(_faces(HAND[:5]), 82, 148, 36, 9)
    laid = ring(238, 50, 150, 78) + row(_faces(SETS[0]), 238, 50, 44)
    few = held(_faces(("3", "9", "13", "15")), 240, 148, 36, 9)
    return panel(
        thrown,
        arrow((82, 118), (82, 86)),
        rest,
        either_or(bottom=176),
        laid,
        arrow((240, 118), (240, 92)),
        few,
        next_one(160, 212, 0.9),
    )


def _a_set() -> str:
    """Three numbers of one times table: its picture is on each, and equal hops lead to them."""
    cards = row(_faces(SETS[0]), 184, 122, 70, 10)
    same = "".join(_seen(184 + 80 * place, 122, 70) for place in (0, 1))
    return panel(
        ring(184, 122, 246, 112),
        cards,
        inked(stroke(disc(104, 115, 24), GOLD, 4), 0),
        same,
        hops(24, 264, 216, 3, 26),
        placed(picture(4), 34, 42, 0.8),
        arrow((62, 34), (92, 52), -8),
        tick(286, 36, 1.3),
    )


def _no_sets() -> str:
    """Three that share no picture, and one number twice."""
    missing = placed(inked(blunt(_dashed(9)), 0), 200 + 62 * 0.29, 66 - 62 * 0.53)
    return panel(
        row(_faces(("4", "8", "9")), 130, 66, 62, 8),
        inked(stroke(disc(60, 60, 21.5), GOLD, 4), 0),
        _seen(130, 66, 62),
        missing,
        cross(276, 66, 1.3),
        ring(165, 174, 142, 100, STOP),
        row(_faces(("4", "8", "8")), 130, 174, 62, 8),
        cross(276, 174, 1.3),
    )


def _out(goal: int) -> str:
    """As many sets as it takes: out, and happy."""
    high = 214 / goal
    wide = min(46, (high - 16) / 1.4)
    laid = "".join(
        ring(206, y, 3 * wide + 24, 1.4 * wide + 10) + row(_faces(cards), 206, y, wide)
        for place, cards in enumerate(SETS[:goal])
        for y in (120 + (place - (goal - 1) / 2) * high,)
    )
    stars = star(66, 58, 1.6) + star(28, 82, 0.8) + star(104, 82, 0.8)
    return panel(stars, child(66, 142, 1.7), laid)


def _seen(x: float, y: float, wide: float) -> str:
    """A band around the small butterfly of a card, which lies `wide` about (x, y)."""
    scale = wide / 100
    return inked(stroke(disc(x + 10 * scale, y - 53 * scale, 12 * scale + 3), GOLD, 4), 0)


def _dashed(radius: float) -> str:
    """The place where something is missing."""
    arcs = (
        line((radius * cos(turn), radius * sin(turn)), (radius * cos(to), radius * sin(to)))
        for nth in range(6)
        for turn, to in ((nth * pi / 3, nth * pi / 3 + pi / 5),)
    )
    return stroke("".join(arcs), STOP, 3.4)
