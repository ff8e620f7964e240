"""What one seat may know: its own hand, and what everyone has seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tictimes.arithmetic import rules
from tictimes.arithmetic.cards import PACK, Hand
from tictimes.arithmetic.moves import Move
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.options import Options
from tictimes.arithmetic.rules import Phase
from tictimes.sayings import Saying


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round, for all to see: the hands, the groups named, and what they were worth."""

    hands: tuple[Hand, ...]
    named: tuple[Hand, ...]
    scores: tuple[int, ...]
    knocker: int | None


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` may know of a state; a card that it may not know is nowhere in it.

    `held` are the cards that everyone has seen going into a hand, seat by seat; `shown` all hands
    once they lie open at the end of a round; `named` the groups named so far in this round.
    """

    seat: int
    options: Options
    turn: int
    phase: Phase
    over: bool
    winners: tuple[int, ...]
    hand: Hand
    counts: tuple[int, ...]
    held: tuple[Hand, ...]
    shown: tuple[Hand, ...] | None
    deck_count: int
    discard: Hand
    knocker: int | None
    named: tuple[Hand, ...]
    rounds: tuple[Round, ...]
    moves: tuple[Move, ...]

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return len(self.counts)

    @property
    def round(self) -> int:
        """Which round it is, from 1."""
        return min(len(self.rounds) + 1, self.options.rounds)

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has scored in the finished rounds."""
        return totals(self.rounds, self.players)

    @property
    def unseen(self) -> Hand:
        """The cards that this seat cannot place: in the deck, or unseen in another's hand."""
        placed = {*self.hand, *self.discard}.union(*self.held, *(self.shown or ()))
        return tuple(card for card in PACK if card not in placed)

    @property
    def legal_moves(self) -> Sequence[Move]:
        """Every move that this seat may make now; none in another's turn."""
        return rules.legal_moves(self) if self.turn == self.seat else ()

    def why_not(self, move: Move) -> Saying | None:
        """What to tell this seat's player if `move` is forbidden now; `None` if it is allowed."""
        if self.turn != self.seat and not self.over:
            return tic("not-your-turn")
        return rules.why_not(self, move)


def totals(rounds: tuple[Round, ...], players: int) -> tuple[int, ...]:
    """The scores of all rounds, added up seat by seat; zeros before the first has ended.

    >>> totals((), 2)
    (0, 0)
    """
    return tuple(map(sum, zip(*(round.scores for round in rounds), strict=True))) or (0,) * players
