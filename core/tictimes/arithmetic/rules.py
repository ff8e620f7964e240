"""What the rules allow now, and what to tell a child whose move they forbid.

Both are asked of a `Position`: a state, or the view of the seat whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Literal, Protocol, TypeAlias

from tictimes.arithmetic.cards import COLOURS, SHAPES, Card, Hand
from tictimes.arithmetic.moves import (
    DISCARDS,
    DRAW_DECK,
    DRAW_DISCARD,
    KNOCK,
    Discard,
    Draw,
    Knock,
    Move,
    PileName,
    Score,
    ways_to_score,
)
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.options import Options
from tictimes.arithmetic.scoring import LEAST_SINGLE, LEAST_TIC, sharing
from tictimes.sayings import Saying

Phase: TypeAlias = Literal["draw", "discard", "score"]


class Position(Protocol):
    """What the rules look at: the hand of the seat whose turn it is, and the open table."""

    @property
    def options(self) -> Options:
        """The options of the match."""
        ...

    @property
    def phase(self) -> Phase:
        """What is to be done next."""
        ...

    @property
    def hand(self) -> Hand:
        """The hand that moves."""
        ...

    @property
    def deck_count(self) -> int:
        """How many cards the deck has."""
        ...

    @property
    def discard(self) -> Hand:
        """The discard pile, the bottom card first."""
        ...

    @property
    def knocker(self) -> int | None:
        """Who has knocked in this round."""
        ...

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        ...


def legal_moves(position: Position) -> Sequence[Move]:
    """Every move the rules allow now, in a fixed order; none once the match is over."""
    phase = position.phase
    if phase == "draw":
        return _TO_BEGIN[
            position.deck_count > 0, len(position.discard) > 0, position.knocker is None
        ]
    if phase == "discard":
        return tuple(map(DISCARDS.__getitem__, position.hand))
    return () if position.over else ways_to_score(position.hand, position.options.level).moves


def _to_begin(deck: bool, discard: bool, knock: bool) -> tuple[Move, ...]:
    """How a turn may begin, where there is a deck, a discard pile and a right to knock."""
    allowed = ((DRAW_DECK, deck), (DRAW_DISCARD, discard), (KNOCK, knock))
    return tuple(move for move, may in allowed if may)


_TO_BEGIN = {three: _to_begin(*three) for three in product((False, True), repeat=3)}


def why_not(position: Position, move: Move) -> Saying | None:
    """What to tell a child whose `move` the rules forbid now; `None` if they allow it."""
    if position.over:
        return tic("over")
    if isinstance(move, Draw):
        return _why_not_draw(position, move.pile)
    if isinstance(move, Discard):
        return _why_not_discard(position, move.card)
    if isinstance(move, Knock):
        return _why_not_knock(position)
    return _why_not_score(position, move)


def _why_not_draw(position: Position, pile: PileName) -> Saying | None:
    if position.phase == "discard":
        return tic("drawn-already")
    if position.phase == "score":
        return tic("round-is-over")
    if position.deck_count if pile == "deck" else position.discard:
        return None
    if not position.deck_count and not position.discard:
        return tic("nothing-to-draw")
    return tic("deck-is-empty" if pile == "deck" else "discard-is-empty")


def _why_not_discard(position: Position, card: Card) -> Saying | None:
    if position.phase == "draw":
        return tic("draw-first")
    if position.phase == "score":
        return tic("round-is-over")
    return None if card in position.hand else tic("not-in-hand", card=named(card))


def _why_not_knock(position: Position) -> Saying | None:
    if position.phase == "discard":
        return tic("knock-instead-of-drawing")
    if position.phase == "score":
        return tic("round-is-over")
    return None if position.knocker is None else tic("knocked-already")


def _why_not_score(position: Position, move: Score) -> Saying | None:
    if position.phase != "score":
        return tic("score-later")
    if move.cards in ways_to_score(position.hand, position.options.level).worths:
        return None
    cards = move.cards
    for card in cards:
        if card not in position.hand:
            return tic("not-in-hand", card=named(card))
        if cards.count(card) > 1:
            return tic("chosen-twice", card=named(card))
    chosen = tuple(card for card in position.hand if card in cards)
    return why_no_group(chosen, position.options.level)


def why_no_group(cards: Hand, level: int) -> Saying:
    """Why different cards of one hand are no group; the facts, and nothing about other cards."""
    if len(cards) >= LEAST_SINGLE:
        return tic(
            "nothing-shared",
            numbers=tuple(sorted({card.number for card in cards})),
            shapes=tuple(tic(s) for s in SHAPES if any(card.shape == s for card in cards)),
            colours=tuple(tic(c) for c in COLOURS if any(card.colour == c for card in cards)),
        )
    if level == 1 or len(cards) < LEAST_TIC:
        return tic("too-few", count=len(cards), least=LEAST_SINGLE if level == 1 else LEAST_TIC)
    one, other = map(named, cards)
    shared = sharing(cards, LEAST_TIC).get(cards)
    if shared is None:
        return tic("pair-shares-nothing", one=one, other=other)
    return tic("pair-shares-one-thing", one=one, other=other, thing=tic(shared[0]))
