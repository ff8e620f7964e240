"""Happy Times, by Paul and Daniel Curzon: Happy Families with times tables."""

from typing import TYPE_CHECKING

from tictimes.happy_times.chances import SetChances, chances
from tictimes.happy_times.dealing import deal
from tictimes.happy_times.explain import Hope, hope, why_set
from tictimes.happy_times.game import GAME
from tictimes.happy_times.mistakes import check_set
from tictimes.happy_times.moves import Declare, Discard, Draw, Move, read_move
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import NumberSet, sets_in
from tictimes.happy_times.state import State
from tictimes.happy_times.view import View
from tictimes.later import later

if TYPE_CHECKING:
    from tictimes.happy_times.puzzle_answers import check as check_puzzle
    from tictimes.happy_times.puzzles import OneShort, puzzle
    from tictimes.happy_times.set_questions import NameSet, NameTable, check
    from tictimes.happy_times.worth import why_worth
else:
    __getattr__ = later(
        __name__,
        {
            "NameSet": "set_questions",
            "NameTable": "set_questions",
            "OneShort": "puzzles",
            "check": "set_questions",
            "check_puzzle": "puzzle_answers.check",
            "puzzle": "puzzles",
            "why_worth": "worth",
        },
    )

__all__ = [
    "GAME",
    "Declare",
    "Discard",
    "Draw",
    "Hope",
    "Move",
    "NameSet",
    "NameTable",
    "NumberSet",
    "OneShort",
    "Options",
    "SetChances",
    "State",
    "View",
    "chances",
    "check",
    "check_puzzle",
    "check_set",
    "deal",
    "hope",
    "puzzle",
    "read_move",
    "sets_in",
    "why_set",
    "why_worth",
]


def __dir__() -> list[str]:
    return __all__
