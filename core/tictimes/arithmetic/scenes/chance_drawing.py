"""The drawing of all scores: a bar for each, in three bands that share one scale."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import ceil

from tictimes.arithmetic.cards import Card, Hand
from tictimes.arithmetic.scenes.hand_drawing import chips
from tictimes.drawing import CHIP_HIGH, INK, PAPER, flat, inked, placed, stroke, write
from tictimes.paths import box, line

COLUMN = 24
"""How wide the place of a score is: what a finger can hit."""

IN_BAND = 26
EDGE = 4
ROOM = IN_BAND * COLUMN + 2 * EDGE
TALLEST, LOWEST, LABEL, BETWEEN = 130, 34, 24, 8
DIGIT, SMALL_DIGIT, LONG = 11, 8.6, 3
CHIP_GAP = 6
SEA, BLUE, GREEN, GO, YELLOW = "#dfe7ee", "#8fb0cf", "#7fc097", "#1c6b4a", "#f7d878"


@dataclass(frozen=True, slots=True)
class Bar:
    """A score: how many hands of all have it, whether it is chosen, or as good or better."""

    score: int
    share: Fraction
    chosen: bool
    as_good: bool


@dataclass(frozen=True, slots=True)
class Place:
    """Where a bar stands, and its drawing."""

    bar: Bar
    left: int
    top: int
    high: int
    drawing: str


@dataclass(frozen=True)  # without slots, so that the tallest bar is found but once
class Bands:
    """Where all bars stand: those below 0, those from 0 up, and above 25 a third band."""

    bars: tuple[Bar, ...]
    hand: Hand = ()

    @property
    def bands(self) -> tuple[tuple[Bar, ...], ...]:
        """The bars of each band."""
        below = tuple(bar for bar in self.bars if bar.score < 0)
        rest = [bar for bar in self.bars if bar.score >= 0]
        cut = range(0, len(rest), IN_BAND)
        return (below, *(tuple(rest[start : start + IN_BAND]) for start in cut))

    @property
    def top(self) -> int:
        """Where the bands begin: the hand lies above."""
        return CHIP_HIGH + 12 if self.hand else EDGE

    @property
    def high(self) -> int:
        """How high it all is."""
        return self.top + sum(map(self._high, self.bands)) + BETWEEN * (len(self.bands) - 1) + EDGE

    @property
    def drawing(self) -> str:
        """The sheet of each band; below 0 it is shaded, as under water."""
        drawn, top = "", self.top
        for band in self.bands:
            high = self._high(band)
            sheet = box(1, top, len(band) * COLUMN + 2 * EDGE - 2, high, 6)
            colour = SEA if band[0].score < 0 else PAPER
            drawn += flat(sheet, colour) + stroke(sheet, "#d9d2c3", 1.6)
            top += high + BETWEEN
        return drawn

    @property
    def places(self) -> tuple[Place, ...]:
        """Every bar, in its place."""
        found, top = [], self.top
        for band in self.bands:
            high = self._high(band)
            for nth, bar in enumerate(band):
                left = EDGE + nth * COLUMN
                drawn = placed(self._bar(bar, high), left, top)
                found.append(Place(bar, left, top, high, drawn))
            top += high + BETWEEN
        return tuple(found)

    @property
    def cards(self) -> tuple[tuple[Card, int, int, str], ...]:
        """Each card of the hand, where it lies, how wide it is, and its drawing."""
        found, at = [], EDGE
        for card, drawing, wide in chips(self.hand, 1):
            found.append((card, at, ceil(wide), placed(drawing, at, 2)))
            at += ceil(wide) + CHIP_GAP
        return tuple(found)

    @cached_property
    def _tallest(self) -> float:
        return max(float(bar.share) for bar in self.bars)

    def _high(self, band: tuple[Bar, ...]) -> int:
        return max(LOWEST, ceil(max(map(self._long, band)))) + LABEL + 6

    def _long(self, bar: Bar) -> float:
        """How tall a bar is; the rarest can just be seen."""
        return max(TALLEST * float(bar.share) / self._tallest, 2) if bar.share else 0

    def _bar(self, bar: Bar, high: int) -> str:
        drawn = ""
        if bar.chosen:
            sheet = box(1, 2, COLUMN - 2, high - 4, 4)
            drawn += flat(sheet, YELLOW) + stroke(sheet, INK, 1.6)
        long, floor = self._long(bar), high - LABEL
        colour = GO if bar.chosen else GREEN if bar.as_good else BLUE
        if long > 4:
            drawn += inked(
                f'<path fill="{colour}" d="{box(4, floor - long, COLUMN - 8, long)}"/>', 1.2
            )
        elif long:
            drawn += flat(box(4, floor - long, COLUMN - 8, long), INK)
        drawn += stroke(line((2, floor), (COLUMN - 2, floor)), INK, 1.6)
        if bar.as_good and bar.share:
            drawn += stroke(line((4, floor + 4), (COLUMN - 4, floor + 4)), GO, 3)
        text = str(bar.score).replace("-", "−")
        digit = DIGIT if len(text) < LONG else SMALL_DIGIT
        return drawn + write(text, COLUMN / 2, floor + 7 + DIGIT, digit)
