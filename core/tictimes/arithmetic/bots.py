"""The players that are no people."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tictimes.arithmetic.moves import Move
from tictimes.arithmetic.view import View
from tictimes.game import Level
from tictimes.sayings import Saying


def bot(level: Level) -> Callable[[View, Random], tuple[Move, Saying]]:
    """A player that knows the rules and nothing else."""
    return lambda view, rng: (rng.choice(view.legal_moves), Saying.of("common.and", items=()))
