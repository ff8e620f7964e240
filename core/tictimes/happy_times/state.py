"""A position of a match of Happy Times: frozen, and all that the rules need to go on."""

# ruff: noqa: RUF005 - tuples are joined by +, which takes half the time of unpacking them

from __future__ import annotations

from itertools import chain
from typing import NamedTuple, TypeAlias, TypeVar

from tictimes.errors import RuleError
from tictimes.happy_times.cards import Hand
from tictimes.happy_times.moves import Declare, Discard, Draw, Move
from tictimes.happy_times.options import Options
from tictimes.happy_times.rules import Phase, legal_moves, why_not
from tictimes.happy_times.sets import NumberSet
from tictimes.happy_times.view import View
from tictimes.sayings import Saying
from tictimes.shuffle import Randomness

T = TypeVar("T")

BLOCK = 32
History: TypeAlias = tuple[tuple[Move, ...], ...]
"""The moves so far in blocks of 32, for a match has hundreds: to note one copies a block only."""


class State(NamedTuple):
    """A position. It is a tuple, because thousands of them are made a second.

    `hands` are in the order the cards came; `shown` are those of their cards that everybody saw
    them take. `shuffled` is the last shuffle and `drawn` how many of its cards have left it: the
    rest is the deck. `discard` has its bottom card first. A position can be made by hand.
    """

    options: Options
    hands: tuple[Hand, ...]
    discard: Hand
    shuffled: Hand
    drawn: int
    randomness: Randomness
    shown: tuple[Hand, ...]
    sets: tuple[tuple[NumberSet, ...], ...]
    turn: int = 0
    phase: Phase = "draw"
    winners: tuple[int, ...] = ()
    history: History = ((),)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move made so far."""
        return tuple(chain.from_iterable(self.history))

    @property
    def hand(self) -> Hand:
        """The hand of the seat whose go it is."""
        return self.hands[self.turn]

    @property
    def deck(self) -> Hand:
        """The deck, its top card first."""
        return self.shuffled[self.drawn :]

    @property
    def deck_count(self) -> int:
        """How many cards the deck has."""
        return len(self.shuffled) - self.drawn

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return bool(self.winners)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move the rules allow now; none once it is over or nothing can be drawn.

        >>> from tictimes.happy_times import deal
        >>> [str(move) for move in deal("otter-42").legal_moves]
        ['["draw","deck"]', '["draw","discard"]']
        """
        return legal_moves(self)

    def why_not(self, move: Move) -> Saying | None:
        """What to tell a child whose `move` the rules forbid now; `None` if they allow it.

        >>> from tictimes.happy_times import deal
        >>> deal("otter-42").why_not(Discard(16)).code
        'happy_times.draw-first'
        """
        return why_not(self, move)

    def play(self, move: Move) -> State:
        """The position after `move`; raises `RuleError` where the rules forbid it.

        >>> from tictimes.happy_times import deal
        >>> deal("otter-42").play(Draw("discard")).hand
        (10, 6, 1, 4, 11, 16, 15)
        """
        reason = why_not(self, move)
        if reason is not None:
            raise RuleError(reason)
        if isinstance(move, Draw):
            return self._draw_deck(move) if move.pile == "deck" else self._draw_discard(move)
        return self._throw(move) if isinstance(move, Discard) else self._declare(move)

    def view(self, seat: int) -> View:
        """What `seat` may know."""
        return View(
            options=self.options,
            seat=seat,
            turn=self.turn,
            phase=self.phase,
            winners=self.winners,
            hand=self.hands[seat],
            counts=tuple(len(hand) for hand in self.hands),
            shown=self.shown,
            sets=self.sets,
            discard=self.discard,
            deck_count=self.deck_count,
            moves=self.moves,
        )

    def _draw_deck(self, move: Draw) -> State:
        shuffled, drawn, discard, randomness = (
            self.shuffled,
            self.drawn + 1,
            self.discard,
            self.randomness,
        )
        card = shuffled[self.drawn]
        if drawn == len(shuffled):
            turned, randomness = randomness.shuffle(discard)
            shuffled, drawn, discard = turned[1:], 0, turned[:1]
        return State(
            self.options,
            _with(self.hands, self.turn, self.hands[self.turn] + (card,)),
            discard,
            shuffled,
            drawn,
            randomness,
            self.shown,
            self.sets,
            self.turn,
            "discard",
            (),
            _noted(self.history, move),
        )

    def _draw_discard(self, move: Draw) -> State:
        seat, card = self.turn, self.discard[-1]
        return State(
            self.options,
            _with(self.hands, seat, self.hands[seat] + (card,)),
            self.discard[:-1],
            self.shuffled,
            self.drawn,
            self.randomness,
            _with(self.shown, seat, self.shown[seat] + (card,)),
            self.sets,
            seat,
            "discard",
            (),
            _noted(self.history, move),
        )

    def _throw(self, move: Discard) -> State:
        thrown = (move.card,)
        return self._end_turn(
            move,
            _less(self.hands, self.turn, thrown),
            self.discard + thrown,
            _less(self.shown, self.turn, thrown),
            self.sets,
        )

    def _declare(self, move: Declare) -> State:
        seat = self.turn
        laid = NumberSet(move.table, move.cards)
        return self._end_turn(
            move,
            _less(self.hands, seat, move.cards),
            self.discard,
            _less(self.shown, seat, move.cards),
            _with(self.sets, seat, (*self.sets[seat], laid)),
        )

    def _end_turn(
        self,
        move: Move,
        hands: tuple[Hand, ...],
        discard: Hand,
        shown: tuple[Hand, ...],
        sets: tuple[tuple[NumberSet, ...], ...],
    ) -> State:
        """The go passes on; after the last seat's, all who are out win together."""
        following = (self.turn + 1) % len(hands)
        winners: tuple[int, ...] = ()
        if following == 0:
            goal = self.options.goal
            winners = tuple([seat for seat, own in enumerate(sets) if len(own) >= goal])
        return State(
            self.options,
            hands,
            discard,
            self.shuffled,
            self.drawn,
            self.randomness,
            shown,
            sets,
            following,
            "draw",
            winners,
            _noted(self.history, move),
        )


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return items[:index] + (item,) + items[index + 1 :]


def _less(hands: tuple[Hand, ...], seat: int, cards: Hand) -> tuple[Hand, ...]:
    """`hands` where that of `seat` lacks one of each of `cards` it held; the order stays."""
    hand = hands[seat]
    for card in cards:
        if card in hand:
            index = hand.index(card)
            hand = hand[:index] + hand[index + 1 :]
    return hands if hand is hands[seat] else _with(hands, seat, hand)


def _noted(history: History, move: Move) -> History:
    last = history[-1]
    return history + ((move,),) if len(last) == BLOCK else history[:-1] + (last + (move,),)
