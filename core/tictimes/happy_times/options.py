"""What may be chosen before a game of Happy Times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tictimes.errors import NotationError, quoted
from tictimes.form import Field, number_picks
from tictimes.game import Json
from tictimes.happy_times.cards import LEAST_HIGHEST, MOST_HIGHEST
from tictimes.happy_times.sets import Table, tables_of
from tictimes.sayings import Saying

MOST_SETS = 3
"""A player is out on the third set: 6 cards dealt and 3 drawn are 9, and the hand is empty."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match, checked; `tables` are those that can make a set under them.

    `highest` is the highest card, 16 to 144; with `primes` and `odds` three primes and three odd
    numbers are sets too; `goal` is how many sets a player needs to be out, 1 to 3.
    Raises `NotationError` for any other value.

    >>> Options().tables
    (2, 3, 4, 5)
    >>> Options(goal=4)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 4 is no goal (1 to 3)
    """

    highest: int = LEAST_HIGHEST
    primes: bool = False
    odds: bool = False
    goal: int = MOST_SETS
    tables: tuple[Table, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _check_number("highest", self.highest, LEAST_HIGHEST, MOST_HIGHEST)
        _check_number("goal", self.goal, 1, MOST_SETS)
        for name, value in (("primes", self.primes), ("odds", self.odds)):
            if type(value) is not bool:
                raise NotationError(f"{quoted(value)} is no value of {name}", "true or false")
        tables = tables_of(self.highest, primes=self.primes, odds=self.odds)
        object.__setattr__(self, "tables", tables)

    @property
    def json(self) -> dict[str, Json]:
        """All options, as match files have them.

        >>> Options(primes=True).json
        {'highest': 16, 'primes': True, 'odds': False, 'goal': 3}
        """
        return {name: getattr(self, name) for name in NAMES}


NAMES = ("highest", "primes", "odds", "goal")
HIGHEST = (16, 36, 60, 100, 144)
"""Usual ones: each is where a few more tables can make sets."""

FORM = (
    Field(
        "goal",
        "number",
        Saying.of("happy_times.option-goal"),
        picks=number_picks(*range(1, MOST_SETS + 1)),
        least=1,
        most=MOST_SETS,
        help=Saying.of("happy_times.about-goal"),
    ),
    Field(
        "highest",
        "number",
        Saying.of("happy_times.option-highest"),
        picks=number_picks(*HIGHEST),
        least=LEAST_HIGHEST,
        most=MOST_HIGHEST,
        help=Saying.of("happy_times.about-highest"),
        rare=True,
    ),
    Field("primes", "switch", Saying.of("happy_times.option-primes"), rare=True),
    Field("odds", "switch", Saying.of("happy_times.option-odds"), rare=True),
)
"""The options, as they are asked for before a game."""


def read_options(chosen: Mapping[str, object]) -> Options:
    """The options named in `chosen`; those left out take their defaults.

    Raises `NotationError` for an unknown option or a bad value.

    >>> read_options({"highest": 36}).goal
    3
    >>> read_options({"lowest": 2})
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'lowest' is no option (highest, primes, odds, goal)
    """
    for name in chosen:
        if name not in NAMES:
            raise NotationError(f"{quoted(name)} is no option", ", ".join(NAMES))
    return Options(**chosen)  # type: ignore[arg-type]  # Options checks what it is given


def _check_number(name: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        article = "goal" if name == "goal" else f"{name} card"
        raise NotationError(f"{quoted(value)} is no {article}", f"{least} to {most}")
