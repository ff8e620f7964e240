"""A position of a match: what lies where, whose turn it is, and what follows of that."""

from __future__ import annotations

from typing import NamedTuple

from tictimes.arithmetic.cards import Hand
from tictimes.arithmetic.moves import Move
from tictimes.arithmetic.options import Options
from tictimes.arithmetic.rules import Phase
from tictimes.arithmetic.view import Round, View, totals
from tictimes.shuffle import Randomness


class Position(NamedTuple):
    """All that the rules need to go on: frozen and hashable.

    `hands` are in the order in which the cards came; `pile` is the deck as it was last shuffled,
    top first, of which `drawn` cards are gone; `seen` are the cards in hands that were taken from
    the discard pile, so that everyone knows who holds them; `named` are the groups named so far
    in the round, seat 0 first. A named tuple, for it is made with every move and a frozen
    dataclass takes four times as long.
    """

    options: Options
    hands: tuple[Hand, ...]
    pile: Hand = ()
    discard: Hand = ()
    drawn: int = 0
    turn: int = 0
    phase: Phase = "draw"
    knocker: int | None = None
    seen: Hand = ()
    named: tuple[Hand, ...] = ()
    rounds: tuple[Round, ...] = ()
    moves: tuple[Move, ...] = ()
    randomness: Randomness = Randomness("made by hand")

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def hand(self) -> Hand:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]

    @property
    def deck(self) -> Hand:
        """The cards of the deck, top first."""
        return self.pile[self.drawn :]

    @property
    def deck_count(self) -> int:
        """How many cards the deck has."""
        return len(self.pile) - self.drawn

    @property
    def round(self) -> int:
        """Which round it is, from 1; the last one once the match is over."""
        return min(len(self.rounds) + 1, self.options.rounds)

    @property
    def last_round(self) -> Round | None:
        """The round that was finished last, for all to see."""
        return self.rounds[-1] if self.rounds else None

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has scored in the finished rounds."""
        return totals(self.rounds, self.players)

    @property
    def over(self) -> bool:
        """Whether all rounds are played."""
        return self.phase == "score" and len(self.rounds) == self.options.rounds

    @property
    def winners(self) -> tuple[int, ...]:
        """Every seat with the highest total, ascending; empty until the match is over."""
        if not self.over:
            return ()
        return tuple(seat for seat, own in enumerate(self.totals) if own == max(self.totals))

    def view(self, seat: int) -> View:
        """What `seat` may know."""
        return View(
            seat=seat,
            options=self.options,
            turn=self.turn,
            phase=self.phase,
            over=self.over,
            winners=self.winners,
            hand=self.hands[seat],
            counts=tuple(map(len, self.hands)),
            held=tuple(tuple(c for c in self.seen if c in hand) for hand in self.hands),
            shown=self.hands if self.phase == "score" else None,
            deck_count=self.deck_count,
            discard=self.discard,
            knocker=self.knocker,
            named=self.named,
            rounds=self.rounds,
            moves=self.moves,
        )
