"""Happy Times, by Paul and Daniel Curzon: Happy Families with times tables."""

from tictimes.happy_times.dealing import deal
from tictimes.happy_times.game import GAME
from tictimes.happy_times.moves import Declare, Discard, Draw, Move, read_move
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import NumberSet, sets_in
from tictimes.happy_times.state import State
from tictimes.happy_times.view import View

__all__ = [
    "GAME",
    "Declare",
    "Discard",
    "Draw",
    "Move",
    "NumberSet",
    "Options",
    "State",
    "View",
    "deal",
    "read_move",
    "sets_in",
]
