"""The bots of ArithmeTic: each makes a move from a view, and says in one sentence why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from tictimes.arithmetic.cards import Card, Hand
from tictimes.arithmetic.moves import (
    DISCARDS,
    DRAW_DECK,
    DRAW_DISCARD,
    KNOCK,
    Move,
    ways_to_score,
)
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.tally import best_score
from tictimes.arithmetic.view import View
from tictimes.game import Level
from tictimes.sayings import Saying

Choice: TypeAlias = tuple[Move, Saying]

GOOD_ENOUGH = 12
"""A medium bot knocks once its hand is worth this."""


def bot(level: Level) -> Callable[[View, Random], Choice]:
    """The bot of that strength; what it needs of chance comes from the generator it is given."""
    return {"easy": medium, "medium": medium, "hard": medium}[level]


def medium(view: View, rng: Random) -> Choice:
    """Greedy, one step ahead: takes what helps at once, and knocks at 12."""
    level, hand = view.options.level, view.hand
    if view.phase == "score":
        worths = ways_to_score(hand, level)
        return max(worths.moves, key=lambda m: worths.worths[m.cards]), tic("because-best-group")
    if view.phase == "discard":
        card = max(hand, key=lambda card: (best_score(_without(hand, card), level), -card.number))
        return DISCARDS[card], tic("because-least-needed", card=named(card))
    score = best_score(hand, level)
    if view.knocker is None and score >= GOOD_ENOUGH:
        return KNOCK, tic("because-good-hand")
    if view.discard:
        six = (*hand, view.discard[-1])
        if not view.deck_count or max(best_score(_without(six, c), level) for c in hand) > score:
            return DRAW_DISCARD, tic("because-it-helps", card=named(view.discard[-1]))
    return DRAW_DECK, tic("because-hope")


def _without(hand: Hand, card: Card) -> Hand:
    return tuple(other for other in hand if other != card)
