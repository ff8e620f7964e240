"""What happened, told as far as whoever looks may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tictimes.board import LogLine
from tictimes.game import Move
from tictimes.games import AnyGame
from tictimes.play.match import AnyState
from tictimes.sayings import Saying

LONGEST_LOG = 60


def log_of(
    game: AnyGame,
    states: Sequence[AnyState],
    moves: Sequence[Move],
    reasons: Mapping[int, Saying],
    seat: int | None,
    names: tuple[str, ...],
) -> tuple[LogLine, ...]:
    """The newest lines, the oldest of them first; `states` has one more than `moves`."""
    first = max(0, len(moves) - LONGEST_LOG)
    steps = zip(states[first:-1], moves[first:], states[first + 1 :], strict=True)
    return tuple(
        replace(
            game.narrate(before, move, after, seat, names),
            why=reasons.get(number),
            explained=number if game.help.explains(move) else None,
        )
        for number, (before, move, after) in enumerate(steps, start=first)
    )
