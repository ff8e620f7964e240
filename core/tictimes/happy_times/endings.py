"""What is said at the end besides who has won: what all made together, and how quick one was."""

from __future__ import annotations

from tictimes.happy_times.moves import Draw
from tictimes.happy_times.narration import Names, happy
from tictimes.happy_times.state import State
from tictimes.panels import Best, Ending


def ending(state: State, seat: int | None, names: Names) -> Ending:
    """The sets of all, and for a `seat` that is out how many goes it took; fewer are better.

    >>> from tictimes.happy_times.dealing import deal
    >>> from tictimes.sayings import say
    >>> say(ending(deal("otter-42"), 0, ("Ana", "Ben")).together)
    'You looked for sets together. Next time there may be some.'
    """
    made = sum(map(len, state.sets))
    together = happy("together", count=made) if made else happy("together-none")
    if seat is None or len(state.sets[seat]) < state.options.goal:
        return Ending(together)
    goes = _goes(state, seat)
    options = state.options.json
    best = Best.of("happy-times", state.players, options, goes, happy, less_is_better=True)
    return Ending(together, best)


def _goes(state: State, seat: int) -> int:
    """How many goes `seat` has had; each begins with a draw."""
    draws = sum(isinstance(move, Draw) for move in state.moves)
    return draws // state.players + (draws % state.players > seat)
