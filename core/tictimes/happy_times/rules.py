"""What the rules allow the seat whose go it is, and what to tell it where they do not."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal, Protocol, TypeAlias

from tictimes.happy_times.cards import Hand, NumberCard
from tictimes.happy_times.moves import DRAWS, Discard, Draw, Move, hand_moves
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import SIZE, Table, is_in
from tictimes.sayings import Saying

Phase: TypeAlias = Literal["draw", "discard"]


class Position(Protocol):
    """As much of a game as its rules look at: a state is one, and the view of the seat to move."""

    @property
    def options(self) -> Options:
        """The options of the match."""

    @property
    def phase(self) -> Phase:
        """Whether to draw, or to end the turn by a set or a discard."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Every winning seat; empty until the match is over."""

    @property
    def hand(self) -> Hand:
        """The hand of the seat whose go it is."""

    @property
    def discard(self) -> Hand:
        """The discard pile, bottom card first."""

    @property
    def deck_count(self) -> int:
        """How many cards the deck has."""


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Every move the rules allow: the deck before the discard pile, sets before discards."""
    if position.winners:
        return ()
    if position.phase == "discard":
        return hand_moves(tuple(sorted(position.hand)), position.options.tables)
    if position.discard and position.deck_count:
        return DRAWS
    return tuple(draw for draw in DRAWS if why_not(position, draw) is None)


def why_not(position: Position, move: Move) -> Saying | None:
    """What to tell a child whose `move` the rules forbid now; `None` if they allow it."""
    if position.winners:
        return Saying.of("happy_times.over")
    if isinstance(move, Draw):
        return _why_not_draw(position, move)
    if position.phase == "draw":
        return Saying.of("happy_times.draw-first")
    if isinstance(move, Discard):
        return None if move.card in position.hand else _not_in_hand(move.card)
    for card in move.cards:
        if card not in position.hand:
            return _not_in_hand(card)
    return why_no_set(move.cards, move.table, position.options)


def _why_not_draw(position: Position, move: Draw) -> Saying | None:
    if position.phase == "discard":
        return Saying.of("happy_times.drawn-already")
    if move.pile == "deck":
        return None if position.deck_count else Saying.of("happy_times.deck-empty")
    return None if position.discard else Saying.of("happy_times.discard-empty")


def _not_in_hand(card: NumberCard) -> Saying:
    return Saying.of("happy_times.not-in-hand", card=card)


def why_no_set(cards: Hand, table: Table, options: Options) -> Saying | None:
    """Why these cards, in ascending order, are no set of `table`; `None` if they are one.

    >>> from tictimes.sayings import say
    >>> say(why_no_set((6, 9, 14), 3, Options()))
    '14 is not in the 3 times table: 4 × 3 = 12, and 2 are left over. Which of your cards is?'
    >>> why_no_set((4, 8, 12), 4, Options()) is None
    True
    """
    if len(cards) != SIZE:
        return Saying.of("happy_times.three-cards")
    for card, following in pairwise(cards):
        if card == following:
            return Saying.of("happy_times.same-number", card=card)
    if isinstance(table, int) and table < 2:
        return Saying.of("happy_times.one-times-table")
    for extension in ("primes", "odds"):
        if table == extension and extension not in options.tables:
            return Saying.of(f"happy_times.no-{extension}")
    for card in cards:
        if not is_in(card, table):
            return _why_not_in(card, table)
    return None


def _why_not_in(card: NumberCard, table: Table) -> Saying:
    """Why `card` is not in `table`, with the numbers that show it."""
    if table == "primes":
        if card == 1:
            return Saying.of("happy_times.one-no-prime", card=card)
        factor = next(n for n in range(2, card) if card % n == 0)
        return Saying.of("happy_times.no-prime", card=card, factor=factor, other=card // factor)
    if table == "odds":
        return Saying.of("happy_times.even", card=card, half=card // 2)
    if card < table:
        first, second, third = table, 2 * table, 3 * table
        return Saying.of(
            "happy_times.too-small", card=card, table=table, first=first, second=second, third=third
        )
    count, left = divmod(card, table)
    room = "happy_times.not-in-table" if table <= 12 else "happy_times.no-multiple"
    return Saying.of(room, card=card, table=table, count=count, product=card - left, left=left)
