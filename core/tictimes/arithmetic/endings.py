"""What is said at the end besides who has won: what all have together, and an own best."""

from __future__ import annotations

from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.state import State
from tictimes.panels import Best, Ending


def ending(state: State, seat: int | None, names: tuple[str, ...]) -> Ending:
    """The points of all, and those of `seat` for a browser to keep.

    >>> from tictimes.arithmetic.dealing import deal
    >>> from tictimes.sayings import say
    >>> say(ending(deal("otter-42"), None, ("Ana", "Ben")).together)
    'Together you have 0 points.'
    """
    together = tic("together", count=sum(state.totals))
    if seat is None:
        return Ending(together)
    points = state.totals[seat]
    return Ending(together, Best.of("arithmetic", state.players, state.options.json, points, tic))
