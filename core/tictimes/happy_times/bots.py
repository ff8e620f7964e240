"""The players that are no people."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tictimes.game import Level
from tictimes.happy_times.moves import Move
from tictimes.happy_times.view import View
from tictimes.sayings import Saying


def bot(level: Level) -> Callable[[View, Random], tuple[Move, Saying]]:
    """A player that knows the rules and nothing else."""
    return lambda view, rng: (rng.choice(view.legal_moves), Saying.of("common.and", items=()))
