"""A match that is looked at once more, position by position.

Whose hands lie open: after a match at this table, those of the people at this screen, each as they
knew it at the time. A rival's hand stays what it was to them, for nobody at the table has shown it.
A match from a file is open altogether: the file holds the deal word, and with it every card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tictimes.board import Board
from tictimes.game import Move
from tictimes.panels import Timeline
from tictimes.play.log import log_of
from tictimes.play.match import AnyState, Match, Setup, positions
from tictimes.play.outside import from_outside
from tictimes.play.record import Folded
from tictimes.sayings import Saying


@dataclass(frozen=True, slots=True)
class Replay:
    """A match, and after how many of its moves it is shown.

    `eyes` are the seats as which it is seen; `None` where every hand lies open.

    >>> from tictimes.play.match import Setup
    >>> match = Match(Setup.of("happy-times", "otter-42", ["Ana", "Ben"], {}))
    >>> [pile.cards for pile in Replay.of_file(match).board().piles][1]
    ('2', '8', '4', '6', '11', '9')
    """

    setup: Setup
    names: tuple[str, ...]
    states: tuple[AnyState, ...]
    moves: tuple[Move, ...]
    eyes: tuple[int, ...] | None = None
    reasons: Mapping[int, Saying] = field(default_factory=dict)
    at: int = 0

    @classmethod
    def of_match(
        cls, folded: Folded, eyes: tuple[int, ...], reasons: Mapping[int, Saying]
    ) -> Replay:
        """A match of this table, as those at `eyes` knew it."""
        return cls(folded.setup, folded.players, folded.states, folded.moves, eyes, reasons)

    @classmethod
    def of_file(cls, match: Match) -> Replay:
        """A match from a file; raises `MatchError` at the first move that is forbidden."""
        _ = match.state  # the one that names the place
        states = positions(match.setup, match.moves)
        return cls(match.setup, match.setup.players, states, match.moves)

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.moves)

    @property
    def seat(self) -> int | None:
        """Whose eyes see this position: who moves or moved last of those who may look."""
        for state in reversed(self.states[: self.at + 1]):
            if self.eyes is not None and state.turn in self.eyes:
                return state.turn
        return self.eyes[0] if self.eyes else None

    def move_to(self, at: int) -> Replay:
        """The same after `at` moves; at the nearest end where there are not so many."""
        return replace(self, at=min(max(at, 0), self.last))

    def board(self) -> Board:
        """The position, with what led to it, and nothing to do but to go on looking."""
        game, seat, state = self.setup.game, self.seat, self.states[self.at]
        if seat is None:
            shown = from_outside(game, state, self.names, open_hands=self.eyes is None)
        else:
            shown = replace(game.board(state.view(seat), self.names), actions=())
        moves, states = self.moves[: self.at], self.states[: self.at + 1]
        lines = log_of(game, states, moves, self.reasons, seat, self.names)
        log = tuple(replace(line, explained=None) for line in lines)
        return replace(shown, log=log, moves=self.at, timeline=self._timeline())

    def _timeline(self) -> Timeline:
        says = "start" if self.at == 0 else "end" if self.at == self.last else "at"
        return Timeline(
            self.at,
            self.last,
            Saying.of("play.replay-of", names=self.names),
            Saying.of(f"play.replay-{says}", at=self.at, last=self.last),
        )
