"""The numbers in rows: a sieve for primes, tables and what they share, counting in steps."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from math import ceil
from typing import Literal, Self

from tictimes.drawing import INK, PAPER, placed, write
from tictimes.errors import NotationError, quoted
from tictimes.numbers.scenes.common_multiples import CommonMultiples
from tictimes.numbers.scenes.grid_view import CELL, GridView, Spot
from tictimes.numbers.scenes.sieve import Sieve
from tictimes.numbers.scenes.skip_count import SkipCount
from tictimes.numbers.stating import number_says
from tictimes.paths import box
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices, Part, Picture, Question, Scene

LEAST, MOST = 16, 144
FEWEST_COLUMNS, MOST_COLUMNS = 4, 12
EDGE, DIGIT, SMALL_DIGIT = 4, 15, 13
SMALLEST = 24
"""How wide a place stays on the narrowest page: a finger's or a pointer's least target."""

Use = Literal["primes", "tables", "jumps"]
USES: tuple[Use, ...] = ("primes", "tables", "jumps")


@dataclass(frozen=True, slots=True)
class NumberGridScene(Scene):
    """A grid that is used as `view` says.

    >>> scene = number_grid(100)
    >>> len(scene.answer(Ask("press", "2")).view.left)
    50
    >>> scene.answer(Ask("use", "jumps")).answer(Ask("by", "5")).whole.view.at
    100
    """

    view: GridView

    @property
    def whole(self) -> Self:
        """All steps."""
        return replace(self, view=self.view.stepped(self.view.last))

    @property
    def picture(self) -> Picture:
        """The grid, and what is to be done with it."""
        view = self.view
        spots = _spots(view)
        rows = ceil(view.highest / view.columns)
        sheets = "".join(placed(_sheet(), left, top) for left, top in spots.values())
        looks = view.looks()
        parts = []
        for number, (left, top) in spots.items():
            look = looks[number]
            digits = _digits(number, look.ink)
            drawing = placed(look.under + digits + look.over, left, top)
            lights = tuple(map(str, look.lights))
            key = str(number)
            parts.append(Part(key, look.name, left, top, CELL, CELL, drawing, lights, look.chosen))
        return Picture(
            name=number_says(f"grid-{_use(view)}", highest=view.highest),
            wide=view.columns * CELL + 2 * EDGE,
            high=rows * (CELL + view.lane) + 2 * EDGE,
            least=view.columns * SMALLEST,
            drawing=sheets + view.drawn_over(spots),
            parts=tuple(parts),
            says=view.says,
            ways=_ways(view),
            choices=view.choices,
            actions=view.actions,
            questions=_questions(view),
        )

    def answer(self, ask: Ask) -> Self:
        """A number is pressed, a step is made, or the grid is used or laid in another way."""
        view = self.view
        match ask.do:
            case "press":
                return self._next(view.pressed(int(ask.value)))
            case "forward":
                return self._next(view.stepped(view.shown + 1))
            case "back":
                return self._next(view.stepped(view.shown - 1))
            case "all":
                return self.whole
            case "use":
                return self._next(_view(ask.value, view.highest, view.columns))
            case "highest" | "columns":
                return self._laid(ask)
            case _:
                return self._next(view.chose(ask))

    def _next(self, after: GridView | Saying) -> Self:
        return self.tell(after) if isinstance(after, Saying) else replace(self, view=after)

    def _laid(self, ask: Ask) -> Self:
        """A grid of another size, or in other rows; what was done stays where it can."""
        least, most = (LEAST, MOST) if ask.do == "highest" else (FEWEST_COLUMNS, MOST_COLUMNS)
        typed = ask.value.strip()
        digits = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(MOST))
        if not (digits and least <= int(typed) <= most):
            return self.tell(number_says("grid-from-to", least=least, most=most))
        size = int(typed)
        if ask.do == "columns":
            return self._next(replace(self.view, columns=size))
        return self._next(replace(self.view, highest=size, shown=0))


def number_grid(
    highest: int = 100,
    columns: int = 10,
    use: Use = "primes",
    tables: Iterable[int] = (),
) -> NumberGridScene:
    """The grid of 1 to `highest` (16 to 144), in rows of 4 to 12.

    It is used for `primes`, `tables` or `jumps`; `tables`, from 2 up, are those to begin with: two
    at most, or one as the length of the jumps. Raises `NotationError` for anything else.

    >>> number_grid(100, use="tables", tables=(4, 6)).view.multiple
    12
    >>> number_grid(15)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 15 is no highest number (16 to 144)
    """
    _check("highest number", highest, LEAST, MOST)
    _check("number of columns", columns, FEWEST_COLUMNS, MOST_COLUMNS)
    if use not in USES:
        raise NotationError(f"{quoted(use)} is no use of a grid", ", ".join(USES))
    view = _view(use, highest, columns)
    for table in tables:
        _check("table", table, 2, highest if use == "tables" else 12)
        after = view.pressed(table) if use == "tables" else view.chose(Ask("by", str(table)))
        assert isinstance(after, GridView)
        view = after
    return NumberGridScene(view)


def _check(name: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise NotationError(f"{quoted(value)} is no {name}", f"{least} to {most}")


def _view(use: str, highest: int, columns: int) -> GridView:
    views: dict[str, type[GridView]]
    views = {"primes": Sieve, "tables": CommonMultiples, "jumps": SkipCount}
    return views[use](highest, columns)


def _use(view: GridView) -> Use:
    if isinstance(view, Sieve):
        return "primes"
    return "tables" if isinstance(view, CommonMultiples) else "jumps"


def _ways(view: GridView) -> Choices:
    return Choices(
        number_says("grid-use"),
        tuple(
            Action("use", number_says(f"grid-use-{use}"), use, chosen=use == _use(view))
            for use in USES
        ),
    )


def _questions(view: GridView) -> tuple[Question, ...]:
    show = Saying.of("common.show-number")
    return (
        Question("highest", number_says("grid-up-to"), show, str(view.highest)),
        Question("columns", number_says("grid-in-a-row"), show, str(view.columns)),
    )


def _spots(view: GridView) -> dict[int, Spot]:
    """Where each number lies."""
    step = CELL + view.lane
    return {
        number: (
            EDGE + (number - 1) % view.columns * CELL,
            EDGE + (number - 1) // view.columns * step + view.lane,
        )
        for number in range(1, view.highest + 1)
    }


@cache
def _sheet() -> str:
    edge = box(0, 0, CELL, CELL)
    return f'<path fill="{PAPER}" stroke="#d9d2c3" stroke-width="1.5" d="{edge}"/>'


@cache
def _digits(number: int, colour: str = INK) -> str:
    high = DIGIT if number < 100 else SMALL_DIGIT
    return write(str(number), CELL / 2, (CELL + high) / 2, high, colour)
