"""What one seat may know of a match of Happy Times: its own hand, and what everybody has seen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tictimes.happy_times.cards import Hand, pack
from tictimes.happy_times.moves import Move
from tictimes.happy_times.options import Options
from tictimes.happy_times.rules import Phase, legal_moves, why_not
from tictimes.happy_times.sets import NumberSet
from tictimes.sayings import Saying


@dataclass(frozen=True, slots=True)
class View:
    """A seat's view; a face-down card has no number in it.

    `counts` is the size of each hand; `shown` the part of each hand that everybody saw its owner
    take from the discard pile; `discard` has its bottom card first. Moves hide nothing: a card
    drawn from the deck is not in them.
    """

    options: Options
    seat: int
    turn: int
    phase: Phase
    winners: tuple[int, ...]
    hand: Hand
    counts: tuple[int, ...]
    shown: tuple[Hand, ...]
    sets: tuple[tuple[NumberSet, ...], ...]
    discard: Hand
    deck_count: int
    moves: tuple[Move, ...]

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.counts)

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return bool(self.winners)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that this seat may make now; none while it is another's go."""
        return legal_moves(self) if self.seat == self.turn else ()

    def why_not(self, move: Move) -> Saying | None:
        """What to tell a child of this seat whose `move` is forbidden now; `None` if it is not."""
        if self.seat != self.turn and not self.winners:
            return Saying.of("happy_times.not-your-go")
        return why_not(self, move)

    @property
    def unseen(self) -> Counter[int]:
        """How many of each card this seat has not seen: in the deck or in a rival's hand."""
        cards = Counter(pack(self.options.highest, self.players))
        cards.subtract(self.hand)
        cards.subtract(self.discard)
        for seat, taken in enumerate(self.shown):
            if seat != self.seat:
                cards.subtract(taken)
        for laid in self.sets:
            for number_set in laid:
                cards.subtract(number_set.cards)
        return +cards
