"""ArithmeTic, the classroom game for TIC cards: cards, scoring, states and moves."""

from typing import TYPE_CHECKING

from tictimes.arithmetic.cards import PACK, Card, read_card, read_hand
from tictimes.arithmetic.chances import Chances, chances
from tictimes.arithmetic.dealing import deal
from tictimes.arithmetic.explain import explain, in_one, why_score
from tictimes.arithmetic.game import GAME
from tictimes.arithmetic.mistakes import Verdict, check
from tictimes.arithmetic.moves import Discard, Draw, Knock, Move, Score, read_move
from tictimes.arithmetic.options import Level, Options
from tictimes.arithmetic.scoring import Group, best_group, best_of, expression, groups
from tictimes.arithmetic.state import State
from tictimes.arithmetic.tally import best_score
from tictimes.arithmetic.view import Round, View
from tictimes.later import later

if TYPE_CHECKING:
    from tictimes.arithmetic.diagnostic import diagnostic_seed, tells_apart
    from tictimes.arithmetic.looking import put_back, what_they_share, why_group
    from tictimes.arithmetic.outlook import Outlook, outlooks
    from tictimes.arithmetic.puzzle_answers import check as check_puzzle
    from tictimes.arithmetic.puzzles import BestOfSeven, MakeZero, Twins, puzzle
else:
    __getattr__ = later(
        __name__,
        {
            "BestOfSeven": "puzzles",
            "MakeZero": "puzzles",
            "Outlook": "outlook",
            "Twins": "puzzles",
            "check_puzzle": "puzzle_answers.check",
            "diagnostic_seed": "diagnostic",
            "outlooks": "outlook",
            "put_back": "looking",
            "puzzle": "puzzles",
            "tells_apart": "diagnostic",
            "what_they_share": "looking",
            "why_group": "looking",
        },
    )

__all__ = [
    "GAME",
    "PACK",
    "BestOfSeven",
    "Card",
    "Chances",
    "Discard",
    "Draw",
    "Group",
    "Knock",
    "Level",
    "MakeZero",
    "Move",
    "Options",
    "Outlook",
    "Round",
    "Score",
    "State",
    "Twins",
    "Verdict",
    "View",
    "best_group",
    "best_of",
    "best_score",
    "chances",
    "check",
    "check_puzzle",
    "deal",
    "diagnostic_seed",
    "explain",
    "expression",
    "groups",
    "in_one",
    "outlooks",
    "put_back",
    "puzzle",
    "read_card",
    "read_hand",
    "read_move",
    "tells_apart",
    "what_they_share",
    "why_group",
    "why_score",
]


def __dir__() -> list[str]:
    return __all__
