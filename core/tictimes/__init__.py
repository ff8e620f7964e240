"""TicTimes: times tables, divisors, primes and scoring arithmetic, by playing cards.

>>> import tictimes as tt
>>> state = tt.happy_times.deal(seed="otter-42", players=2)
>>> state.hands[0]
(10, 6, 1, 4, 11, 16)
>>> tt.arithmetic.deal(seed="otter-42", players=3, level=2, rounds=5).turn
1
"""

from tictimes import arithmetic, happy_times, numbers
from tictimes.errors import MatchError, NotationError, RuleError, StoreError, TicTimesError
from tictimes.games import GAMES
from tictimes.play.match import Match
from tictimes.sayings import Saying, say

__all__ = [
    "GAMES",
    "Match",
    "MatchError",
    "NotationError",
    "RuleError",
    "Saying",
    "StoreError",
    "TicTimesError",
    "arithmetic",
    "happy_times",
    "numbers",
    "say",
]
