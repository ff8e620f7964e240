"""Three players for Happy Times, given a view, never a state, and a generator of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from tictimes.game import Level
from tictimes.happy_times.cards import Hand, NumberCard
from tictimes.happy_times.moves import DRAW_DECK, DRAW_DISCARD, Declare, Discard, Move
from tictimes.happy_times.prospects import Prospects
from tictimes.happy_times.reasons import because, taken
from tictimes.happy_times.sets import SIZE, is_in, sets_of
from tictimes.happy_times.view import View
from tictimes.sayings import Saying

Player: TypeAlias = Callable[[View, Random], tuple[Move, Saying]]

PATIENCE = 12
"""After so many turns a player without a set, a bot doubts that what it waits for will come."""


def bot(level: Level) -> Player:
    """A player of that strength: from what it may know it makes a move, and says why.

    The same view and the same generator give the same move.

    >>> from tictimes.happy_times.dealing import deal
    >>> from tictimes.sayings import say
    >>> move, reason = bot("hard")(deal("otter-42").view(0), Random("a bot's own"))
    >>> print(move, say(reason))
    ["draw","discard"] I take 15: it is in the 3 and 5 times tables.
    """
    choose = {"easy": easy, "medium": medium, "hard": hard}[level]

    def play(view: View, rng: Random) -> tuple[Move, Saying]:
        legal = view.legal_moves
        move = legal[0] if len(legal) == 1 else choose(view, rng)
        return move, because(view, move)

    return play


def easy(view: View, rng: Random) -> Move:
    """A beginner: overlooks every other set, and often throws away what it comes upon."""
    if view.phase == "draw":
        wanted = _makes_set(view, view.discard[-1]) and rng.random() < 0.5
        return DRAW_DISCARD if wanted else DRAW_DECK
    sets = [move for move in view.legal_moves if isinstance(move, Declare)]
    if sets and rng.random() < 0.5:
        return rng.choice(sets)
    cards = _can_go(view.hand, taken(view))
    useless = [card for card in cards if _is_useless(view, card)]
    return Discard(rng.choice(useless if useless and rng.random() < 0.5 else cards))


def medium(view: View, rng: Random) -> Move:
    """Greedy: lays down any set at once, and else collects for the table that looks best."""
    if view.phase == "draw":
        return DRAW_DISCARD if _makes_set(view, view.discard[-1]) else DRAW_DECK
    for move in view.legal_moves:
        if isinstance(move, Declare):
            return move
    coming = to_come(view)
    cards = _can_go(view.hand, taken(view))
    rng.shuffle(cards)
    return Discard(max(cards, key=lambda card: _chances(view, _less(view.hand, (card,)), coming)))


def hard(view: View, rng: Random) -> Move:
    """Weighs every draw, set and discard by the turns it may need from there to go out."""
    prospects = Prospects(view.options, to_come(view))
    if view.phase == "discard":
        return _best_end(view, prospects, view.hand, taken(view))[1]
    card = view.discard[-1]
    turns, _ = _best_end(view, prospects, (*view.hand, card), card)
    return DRAW_DISCARD if 1 + turns < prospects.turns(view.hand, _sets_to_go(view)) else DRAW_DECK


def best_set(view: View) -> Declare | None:
    """The set of this hand that leaves the best cards; `None` where there is none to lay down.

    >>> from tictimes.happy_times.dealing import deal
    >>> best_set(deal("otter-42").view(0))
    """
    if view.phase != "discard" or view.seat != view.turn:
        return None
    prospects, to_go = Prospects(view.options, to_come(view)), _sets_to_go(view)
    sets = sets_of(view.hand, view.options.tables)
    best = min(
        sets,
        key=lambda laid: prospects.turns(_less(view.hand, laid.cards), to_go - 1),
        default=None,
    )
    return best and Declare(best.table, best.cards)


def _best_end(
    view: View, prospects: Prospects, hand: Hand, kept: NumberCard | None
) -> tuple[float, Move]:
    """The best way to end a turn with `hand`, `kept` not thrown, and the turns needed after it."""
    to_go = _sets_to_go(view)
    ends: list[tuple[float, Move]] = [
        (prospects.turns(_less(hand, laid.cards), to_go - 1), Declare(laid.table, laid.cards))
        for laid in sets_of(hand, view.options.tables)
    ]
    cards = _can_go(hand, kept)
    useless = [card for card in cards if _is_useless(view, card)]
    ends += [
        (prospects.turns(_less(hand, (card,)), to_go), Discard(card))
        for card in useless[:1] or cards
    ]
    return min(ends, key=lambda end: end[0])


def to_come(view: View) -> Counter[NumberCard]:
    """How many of each card may be drawn: all that are not seen, or, after a long wait, thrown.

    For what has not come by for so long lies in a rival's hand, and may stay there.
    """
    thrown: list[NumberCard] = []
    for move in reversed(view.moves):
        if isinstance(move, Declare):
            break
        if isinstance(move, Discard):
            thrown.append(move.card)
    return Counter(thrown) if len(thrown) >= PATIENCE * view.players else view.unseen


def _chances(view: View, hand: Hand, coming: Counter[NumberCard]) -> int:
    """How many of the cards `coming` make a set in the table that looks best for `hand`."""
    chances = [0]
    for table in view.options.tables:
        mine = {card for card in hand if is_in(card, table)}
        if len(mine) >= SIZE - 1:
            chances.append(
                sum(n for card, n in coming.items() if card not in mine and is_in(card, table))
            )
    return max(chances)


def _makes_set(view: View, card: NumberCard) -> bool:
    sets = sets_of((*view.hand, card), view.options.tables)
    return any(card in laid.cards for laid in sets)


def _can_go(hand: Hand, kept: NumberCard | None) -> list[NumberCard]:
    """The different cards that a bot may throw: not the one it has just taken, if it has others."""
    cards = sorted(set(hand))
    return [card for card in cards if card != kept] or cards


def _is_useless(view: View, card: NumberCard) -> bool:
    return not any(is_in(card, table) for table in view.options.tables)


def _sets_to_go(view: View) -> int:
    return view.options.goal - len(view.sets[view.seat])


def _less(hand: Hand, cards: Hand) -> Hand:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
