"""What a number grid is used for: a small state that says how each number looks and answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Self

from tictimes.drawing import INK, fill, inked, stroke
from tictimes.paths import box, disc
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices
from tictimes.step_scene import steering

CELL = 40
"""How wide and high the place of a number is."""

ROUND_MARK = inked(fill(disc(CELL / 2, CELL / 2, 15), "#f7d878"), 1.6)
SQUARE_MARK = stroke(box(3.2, 3.2, CELL - 6.4, CELL - 6.4, 4), "#7048c8", 3.6)
"""The marks of a first and of a second table: both can be seen on one number, without colour."""

Spot = tuple[int, int]
"""The left and upper edge of a place."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a number stands in the grid: what lies behind and before its digits, and its name.

    `under` and `over` are drawn in a square of `CELL` units.
    """

    name: Saying
    under: str = ""
    over: str = ""
    ink: str = INK
    lights: tuple[int, ...] = ()
    chosen: bool | None = None


@dataclass(frozen=True, slots=True)
class GridView(ABC):
    """One use of the numbers 1 to `highest`, in rows of `columns`, of which `shown` steps are seen.

    An answer is the next state, or what is to be told of what was tried.
    """

    highest: int
    columns: int
    shown: int = 0

    @property
    @abstractmethod
    def last(self) -> int:
        """How many steps there are in all."""

    @property
    @abstractmethod
    def says(self) -> tuple[Saying, ...]:
        """What is so now, and what to do next."""

    @property
    @abstractmethod
    def choices(self) -> Choices | None:
        """What can be chosen now."""

    @abstractmethod
    def looks(self) -> dict[int, Look]:
        """How each number looks."""

    @abstractmethod
    def pressed(self, number: int) -> Self | Saying:
        """A number is pressed."""

    @abstractmethod
    def chose(self, ask: Ask) -> Self | Saying:
        """One of the choices, or of the actions that are not steps, is taken."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """What can be done: all go step by step, unless they say otherwise."""
        return steering(self.shown > 0, self.shown < self.last)

    @property
    def lane(self) -> int:
        """How much room there is above each row."""
        return 0

    def drawn_over(self, spots: dict[int, Spot]) -> str:
        """What is drawn across places, which lie at `spots`."""
        return ""

    def stepped(self, steps: int) -> Self:
        """So many steps are seen."""
        return replace(self, shown=steps)
