"""What may be chosen before a match of ArithmeTic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Literal, TypeAlias

from tictimes.errors import NotationError, quoted
from tictimes.form import Field, Pick, number_picks
from tictimes.game import Json
from tictimes.sayings import Saying

Level: TypeAlias = Literal[1, 2]

MOST_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match, checked when they are made.

    `level` is 1 (Single groups) or 2 (Tic groups as well); `rounds` are 1 to 20; without
    `negatives` a deal is dealt again while some hand's best score is below 0.
    Raises `NotationError` for any other value; `true` is no number.

    >>> Options(level=2).json
    {'level': 2, 'rounds': 5, 'negatives': True}
    >>> Options(rounds=21)
    Traceback (most recent call last):
    tictimes.errors.NotationError: rounds cannot be 21 (1 to 20)
    """

    level: Level = 1
    rounds: int = 5
    negatives: bool = True

    def __post_init__(self) -> None:
        check_level(self.level)
        if type(self.rounds) is not int or not 1 <= self.rounds <= MOST_ROUNDS:
            raise NotationError(f"rounds cannot be {quoted(self.rounds)}", f"1 to {MOST_ROUNDS}")
        if type(self.negatives) is not bool:
            raise NotationError(f"negatives cannot be {quoted(self.negatives)}", "true or false")

    @property
    def json(self) -> dict[str, Json]:
        """All options, as match files have them."""
        return asdict(self)


FORM = (
    Field(
        "level",
        "pick",
        Saying.of("arithmetic.option-level"),
        picks=(
            Pick("1", Saying.of("arithmetic.level-1")),
            Pick("2", Saying.of("arithmetic.level-2")),
        ),
        help=Saying.of("arithmetic.about-level"),
    ),
    Field(
        "rounds",
        "number",
        Saying.of("arithmetic.option-rounds"),
        picks=number_picks(1, 2, 3, 5),
        least=1,
        most=MOST_ROUNDS,
        help=Saying.of("arithmetic.about-rounds"),
    ),
    Field(
        "negatives",
        "switch",
        Saying.of("arithmetic.option-negatives"),
        help=Saying.of("arithmetic.about-negatives"),
    ),
)
"""The options, as they are asked for before a match."""


def read_options(chosen: Mapping[str, object]) -> Options:
    """The options named in `chosen`; those left out take their defaults.

    Raises `NotationError` for an unknown option or a bad value.

    >>> read_options({"rounds": 1})
    Options(level=1, rounds=1, negatives=True)
    >>> read_options({"goal": 3})
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'goal' is no option (level, rounds, negatives)
    """
    names = [field.name for field in fields(Options)]
    for name in chosen:
        if name not in names:
            raise NotationError(f"{quoted(name)} is no option", ", ".join(names))
    return Options(**chosen)  # type: ignore[arg-type]  # Options checks what it is given


def check_level(level: object) -> Level:
    """`level` itself, where it is 1 or 2; raises `NotationError` for anything else."""
    if type(level) is int and level in (1, 2):
        return 1 if level == 1 else 2
    raise NotationError(f"level cannot be {quoted(level)}", "1 or 2")
