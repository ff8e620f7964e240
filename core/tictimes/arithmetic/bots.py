"""The bots of ArithmeTic: each makes a move from a view, and says in one sentence why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from tictimes.arithmetic.cards import HAND_SIZE, Card, Hand, without
from tictimes.arithmetic.moves import (
    DISCARDS,
    DRAW_DECK,
    DRAW_DISCARD,
    KNOCK,
    NO_GROUP,
    Move,
    Score,
    ways_to_score,
)
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.prospects import Prospects
from tictimes.arithmetic.scoring import best_group
from tictimes.arithmetic.tally import best_score
from tictimes.arithmetic.view import View
from tictimes.game import Level
from tictimes.sayings import Saying

Choice: TypeAlias = tuple[Move, Saying]

GOOD_ENOUGH = 12
"""A medium bot knocks once its hand is worth this."""

GOOD, LITTLE = 14, 1
"""A hard bot knocks once its hand is worth `GOOD`, and a go promises `LITTLE` more on average."""

SOON = 6
"""What a hard bot thinks of a poor hand that will not be its last: as good as this."""

LATER = 0.5
"""Taken from the deck, a card is followed by one more go: it adds half of what the first adds."""


def bot(level: Level) -> Callable[[View, Random], Choice]:
    """The bot of that strength; what it needs of chance comes from the generator it is given.

    The same view and the same generator give the same move.

    >>> from tictimes.arithmetic.dealing import deal
    >>> from tictimes.sayings import say
    >>> move, because = bot("hard")(deal("otter-42").view(1), Random("a bot's own"))
    >>> print(move, say(because))
    ["draw","discard"] The cyan circle 3 promises more than a card of the deck.
    """
    choose = {"easy": easy, "medium": medium, "hard": hard}[level]

    def play(view: View, rng: Random) -> Choice:
        legal = view.legal_moves
        return (legal[0], tic("because-only")) if len(legal) == 1 else choose(view, rng)

    return play


def easy(view: View, rng: Random) -> Choice:
    """A beginner: overlooks what helps every other time, and knocks late or at odd moments."""
    if view.phase == "score":
        groups = ways_to_score(view.hand, view.options.level).moves[:-1]
        if rng.random() < 0.25 and groups:
            return rng.choice(groups), tic("because-go-together")
        return _score_best(view)
    if view.phase == "discard":
        card = rng.choice(_loose(view) if rng.random() < 0.9 else view.hand)
        return DISCARDS[card], tic("because-not-mine", card=named(card))
    likes_it = best_score(view.hand, view.options.level) >= GOOD_ENOUGH
    if view.knocker is None and rng.random() < (0.5 if likes_it else 0.04):
        return KNOCK, tic("because-enough-for-me")
    return _take(view, "because-it-helps" if _discard_helps(view) and rng.random() < 0.5 else None)


def medium(view: View, rng: Random) -> Choice:
    """Greedy, one step ahead: takes what helps at once, and knocks at 12.

    Of hands that are worth as much it keeps the one that most of the unseen cards would help.
    """
    if view.phase == "score":
        return _score_best(view)
    prospects = Prospects(view.unseen, view.options.level)
    if view.phase == "discard":
        kept = {card: without(view.hand, card) for card in view.hand}
        most = max(map(prospects.now, kept.values()))
        equal = [card for card, five in kept.items() if prospects.now(five) == most]
        return _throw(max(equal, key=lambda card: (prospects.helping(kept[card]), -card.number)))
    if view.knocker is None and prospects.now(view.hand) >= GOOD_ENOUGH:
        return KNOCK, tic("because-good-hand")
    return _take(view, "because-it-helps" if _discard_helps(view) else None)


def hard(view: View, rng: Random) -> Choice:
    """Weighs every draw, every discard and the knock by what one more go may bring on average."""
    if view.phase == "score":
        return _score_best(view)
    prospects = Prospects(view.unseen, view.options.level)
    last = view.knocker is not None

    def value(five: Hand) -> float:
        return prospects.now(five) if last else prospects.expect(five, SOON)

    if view.phase == "discard":
        kept = {card: without(view.hand, card) for card in view.hand}
        return _throw(max(kept, key=lambda card: (value(kept[card]), -card.number)))
    now, promise = prospects.now(view.hand), prospects.expect(view.hand)
    if not last and now >= GOOD and promise <= now + LITTLE:
        return KNOCK, tic("because-little-to-gain")
    if not last:
        promise = value(view.hand) + LATER * (value(view.hand) - max(now, SOON))
    six = (*view.hand, *view.discard[-1:])
    takes = max(value(without(six, card)) for card in view.hand) > promise
    return _take(view, "because-it-promises" if view.discard and takes else None)


def _score_best(view: View) -> Choice:
    moves, worths = view.legal_moves, ways_to_score(view.hand, view.options.level).worths
    best = max(moves, key=lambda move: worths[move.cards] if isinstance(move, Score) else 0)
    return best, tic("because-no-group" if best == NO_GROUP else "because-best-group")


def _throw(card: Card) -> Choice:
    return DISCARDS[card], tic("because-least-needed", card=named(card))


def _take(view: View, because: str | None) -> Choice:
    """The top discard where there is a reason `because`, else a card of the deck if it has any."""
    if because and view.discard:
        return DRAW_DISCARD, tic(because, card=named(view.discard[-1]))
    return (
        (DRAW_DECK, tic("because-hope")) if view.deck_count else (DRAW_DISCARD, tic("because-only"))
    )


def _discard_helps(view: View) -> bool:
    """Whether the top discard raises the best score at once, in the place of another card."""
    level, six = view.options.level, (*view.hand, *view.discard[-1:])
    now = best_score(view.hand, level)
    return len(six) > HAND_SIZE and any(
        best_score(without(six, card), level) > now for card in view.hand
    )


def _loose(view: View) -> Hand:
    """The cards of a hand of six that no good group needs: those left over, else all."""
    level = view.options.level
    fives = [without(view.hand, card) for card in view.hand]
    five = max(fives, key=lambda five: best_score(five, level))
    best = best_group(five, level)
    return tuple(card for card in view.hand if best is None or card not in best.cards)
