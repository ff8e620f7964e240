"""ArithmeTic, the classroom game for TIC cards: cards, scoring, states and moves."""

from tictimes.arithmetic.cards import PACK, Card, read_card, read_hand
from tictimes.arithmetic.dealing import deal
from tictimes.arithmetic.game import GAME
from tictimes.arithmetic.moves import Discard, Draw, Knock, Move, Score, read_move
from tictimes.arithmetic.options import Level, Options
from tictimes.arithmetic.scoring import Group, best_group, best_of, expression, groups
from tictimes.arithmetic.state import State
from tictimes.arithmetic.tally import best_score
from tictimes.arithmetic.view import Round, View

__all__ = [
    "GAME",
    "PACK",
    "Card",
    "Discard",
    "Draw",
    "Group",
    "Knock",
    "Level",
    "Move",
    "Options",
    "Round",
    "Score",
    "State",
    "View",
    "best_group",
    "best_of",
    "best_score",
    "deal",
    "expression",
    "groups",
    "read_card",
    "read_hand",
    "read_move",
]
