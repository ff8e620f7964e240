"""Why a named group scores as it does, for whoever asks: by then all hands lie open."""

from __future__ import annotations

from tictimes.arithmetic.explain import why_score
from tictimes.arithmetic.moves import Move, Score
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.scoring import named_group
from tictimes.arithmetic.state import State
from tictimes.panels import Telling


def explain_move(before: State, move: Move, seat: int | None) -> Telling:
    """The working of the score that `move`, which names a group, is worth."""
    assert isinstance(move, Score)
    group = named_group(before.hand, move.cards, before.options.level)
    title = tic("why-this-score" if group else "why-no-group")
    return Telling(title, tuple(map(str, before.hand)), why_score(before.hand, group))
