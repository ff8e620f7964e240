"""Counting in steps along the numbers: one jump at a time, forward and back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Self

from tictimes.drawing import fill, inked, placed, stroke
from tictimes.numbers.scenes.frog import frog
from tictimes.numbers.scenes.grid_view import CELL, GridView, Look, Spot
from tictimes.numbers.stating import OFTEN, number_says
from tictimes.paths import disc, numbers
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices

LANE = 24
"""The room above each row, where the jumps are seen."""

PAD, JUMP = "#cfe8d6", "#1c6b4a"
_PAD = inked(fill(disc(CELL / 2, CELL / 2, 16), PAD), 1.6)


@dataclass(frozen=True, slots=True)
class SkipCount(GridView):
    """A frog that has made `shown` jumps of `by` from 0.

    >>> view = SkipCount(100, 10, by=4, shown=3)
    >>> view.at, view.last, view.pressed(16).at
    (12, 25, 16)
    """

    by: int = 2

    @property
    def last(self) -> int:
        """So many jumps stay within the grid."""
        return self.highest // self.by

    @property
    def at(self) -> int:
        """Where the frog is."""
        return self.shown * self.by

    @property
    def lane(self) -> int:
        """Room for the jumps."""
        return LANE

    @property
    def says(self) -> tuple[Saying, ...]:
        """Where the frog is, and what comes next."""
        facts = {"by": self.by, "at": self.at, "count": self.shown}
        if self.shown == 0:
            return (number_says("jumps-start", by=self.by),)
        here = number_says("jumps-at", **facts)
        if self.shown < self.last:
            return (here, number_says("jumps-where"))
        beyond = self.at + self.by
        return (here, number_says("jumps-end", beyond=beyond, highest=self.highest))

    @property
    def choices(self) -> Choices:
        """How long each jump is."""
        return Choices(
            number_says("jumps-by"),
            tuple(
                Action("by", Saying.of("common.number", number=by), str(by), chosen=by == self.by)
                for by in range(2, OFTEN + 1)
            ),
        )

    def chose(self, ask: Ask) -> Self | Saying:
        """Jumps of another length, from the beginning."""
        return replace(self, by=int(ask.value), shown=0)

    def pressed(self, number: int) -> Self | Saying:
        """Where the next jump lands, as a child says it."""
        count, left = divmod(number, self.by)
        if number == self.at + self.by:
            return self.stepped(self.shown + 1)
        if number > self.at:
            facts = {"number": number, "at": self.at, "far": number - self.at, "by": self.by}
            return number_says("jumps-not-there", **facts)
        if left:
            return number_says("jumps-over", number=number)
        return number_says("jumps-at", by=self.by, at=number, count=count)

    def looks(self) -> dict[int, Look]:
        """Where the frog has landed."""
        return {number: self._look(number) for number in range(1, self.highest + 1)}

    def _look(self, number: int) -> Look:
        if number > self.at or number % self.by:
            return Look(Saying.of("common.number", number=number))
        code = "cell-frog" if number == self.at else "cell-landed"
        name = number_says(code, number=number, count=number // self.by)
        return Look(name, _PAD)

    def drawn_over(self, spots: dict[int, Spot]) -> str:
        """All jumps so far, and the frog on its number."""
        lands = [self.by * count for count in range(self.shown + 1)]
        jumps = "".join(_jump(spots, start, end, self.columns) for start, end in pairwise(lands))
        left, top = spots[self.at or 1]
        seat = placed(frog(), left + (CELL / 2 if self.at else 14), top + 2, 0.85)
        return (inked(stroke(jumps, JUMP, 2.6)) if jumps else "") + seat


def _jump(spots: dict[int, Spot], start: int, end: int, columns: int) -> str:
    """The way of a jump above the row, or above several: out at the right, in at the left."""
    edge, right = spots[1][0], spots[columns][0] + CELL
    land = _above(spots[end])
    leap = _above(spots[start]) if start else (edge, spots[1][1] + 3)
    if leap[1] == land[1]:
        return _arc(leap, land)
    drawn = f"M{numbers(*leap)}Q{numbers(leap[0] + 4, leap[1] - 18, right, leap[1] - 18)}"
    for first in range(1, end, columns):
        if leap[1] < _above(spots[first])[1] < land[1]:
            drawn += f"M{numbers(edge, spots[first][1] - 15)}H{numbers(right)}"
    return drawn + f"M{numbers(edge, land[1] - 18)}Q{numbers(land[0] - 4, land[1] - 18, *land)}"


def _above(spot: Spot) -> tuple[float, float]:
    """Where a jump leaves or reaches a number."""
    return spot[0] + CELL / 2, spot[1] + 3


def _arc(leap: tuple[float, float], land: tuple[float, float]) -> str:
    middle = (leap[0] + land[0]) / 2
    return f"M{numbers(*leap)}Q{numbers(middle, leap[1] - 36, *land)}"
