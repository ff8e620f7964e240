"""Times tables in a grid: one, or two and what they share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import lcm
from typing import Self

from tictimes.drawing import INK, fill, inked
from tictimes.numbers.scenes.grid_view import (
    ROUND_MARK,
    SQUARE_MARK,
    GridView,
    Look,
)
from tictimes.numbers.stating import OFTEN, number_says
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices

MOST_TABLES = 2
MOST_LISTED = 12

_FLAG = inked(fill("M27 1h12v12z", "#cf2f3a"), 1.4)


@dataclass(frozen=True, slots=True)
class CommonMultiples(GridView):
    """Up to two `tables`, each with a mark of its own: the first round, the second square.

    >>> view = CommonMultiples(100, 10, tables=(4, 6))
    >>> view.multiple, view.common[:3]
    (12, (12, 24, 36))
    >>> CommonMultiples(100, 10, tables=(4,)).multiple
    """

    tables: tuple[int, ...] = ()

    @property
    def last(self) -> int:
        """Nothing here goes step by step."""
        return 0

    @property
    def multiple(self) -> int | None:
        """The least common multiple of two tables, also where it is beyond the grid."""
        return lcm(*self.tables) if len(self.tables) == MOST_TABLES else None

    @property
    def common(self) -> tuple[int, ...]:
        """The numbers that are in both tables."""
        step = self.multiple
        return tuple(range(step, self.highest + 1, step)) if step else ()

    @property
    def says(self) -> tuple[Saying, ...]:
        """What each table looks like, and what both share."""
        if not self.tables:
            return (number_says("grid-no-table"),)
        marks = ("grid-round", "grid-square")
        lines = [
            number_says(mark, name=_named(table), count=self.highest // table, highest=self.highest)
            for mark, table in zip(marks, self.tables, strict=False)
        ]
        return (*lines, *(self._shared() if self.multiple else self._pattern()))

    def _pattern(self) -> tuple[Saying, ...]:
        """Why the marks stand as they do, and what to try."""
        table, columns = self.tables[0], self.columns
        facts = {"table": table, "columns": columns}
        ask = number_says("grid-second-table")
        if columns % table == 0:
            return (number_says("grid-straight", **facts, count=columns // table), ask)
        if (columns + 1) % table == 0 or (columns - 1) % table == 0:
            near = columns + 1 if (columns + 1) % table == 0 else columns - 1
            code = "grid-slants-right" if near > columns else "grid-slants-left"
            return (number_says(code, **facts, near=near, count=near // table), ask)
        return (ask,)

    def _shared(self) -> tuple[Saying, ...]:
        first, second = self.tables
        multiple = self.multiple
        assert multiple is not None
        facts = {
            "first": first,
            "second": second,
            "multiple": multiple,
            "highest": self.highest,
            "first_count": multiple // first,
            "second_count": multiple // second,
        }
        if multiple > self.highest:
            return (number_says("grid-none-in-both", **facts),)
        if multiple in self.tables:
            inner = min(self.tables)
            every = {"table": multiple, "inner": inner, "count": multiple // inner}
            return (number_says("grid-every", **every),)
        common = self.common
        code = "grid-in-both" if len(common) <= MOST_LISTED else "grid-in-both-many"
        both = number_says(code, numbers=common[:MOST_LISTED], name=_named(multiple))
        return (number_says("grid-first-in-both", **facts), *((both,) if len(common) > 1 else ()))

    @property
    def choices(self) -> Choices:
        """The tables that are learned by heart; others are pressed in the grid."""
        return Choices(
            number_says("grid-which-tables"),
            tuple(
                Action(
                    "table",
                    Saying.of("common.number", number=table),
                    str(table),
                    chosen=table in self.tables,
                )
                for table in range(2, OFTEN + 1)
            ),
        )

    @property
    def actions(self) -> tuple[Action, ...]:
        """All tables can be taken away."""
        none = None if self.tables else number_says("grid-no-table")
        return (Action("again", Saying.of("common.again"), "", none, "again"),)

    def chose(self, ask: Ask) -> Self | Saying:
        """A table more or less, or none."""
        return replace(self, tables=()) if ask.do == "again" else self.pressed(int(ask.value))

    def pressed(self, number: int) -> Self | Saying:
        """Its table comes or goes; of three the oldest goes."""
        if number == 1:
            return number_says("grid-one")
        if number in self.tables:
            return replace(self, tables=tuple(t for t in self.tables if t != number))
        return replace(self, tables=(*self.tables, number)[-MOST_TABLES:])

    def looks(self) -> dict[int, Look]:
        """Marked by each table that it is in."""
        return {number: self._look(number) for number in range(1, self.highest + 1)}

    def _look(self, number: int) -> Look:
        marks = [number % table == 0 for table in self.tables]
        under = "".join(
            mark for mark, on in zip((ROUND_MARK, SQUARE_MARK), marks, strict=False) if on
        )
        chosen = number in self.tables
        if len(marks) == MOST_TABLES and all(marks):
            first = number == self.multiple
            code = "cell-first-in-both" if first else "cell-in-both"
            name = number_says(code, number=number)
            return Look(name, under, _FLAG if first else "", INK, chosen=chosen)
        if not any(marks):
            return Look(Saying.of("common.number", number=number), chosen=chosen)
        table = self.tables[marks.index(True)]
        name = number_says("cell-in-table", number=number, name=_named(table))
        return Look(name, under, chosen=chosen)


def _named(table: int) -> Saying:
    return number_says("table-named" if table <= OFTEN else "multiples-named", table=table)
