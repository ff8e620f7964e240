"""Help with the next move: a question, then a pointer, then the move with its reason.

All of it comes from the view of the seat that asks, and from what a hard bot would do there.
"""

from __future__ import annotations

from random import Random

from tictimes.arithmetic.bots import hard
from tictimes.arithmetic.cards import Card, without
from tictimes.arithmetic.moves import DRAW_DISCARD, KNOCK, Discard, Draw, Score
from tictimes.arithmetic.naming import named, tic, what_is_shared
from tictimes.arithmetic.prospects import Prospects
from tictimes.arithmetic.scoring import Group, best_group
from tictimes.arithmetic.tally import best_score
from tictimes.arithmetic.view import View
from tictimes.panels import Hint, Piles, Strength
from tictimes.sayings import Fact


def hint(view: View, strength: Strength) -> Hint:
    """Help for the seat of `view`, whose go it is and which has something it may do.

    >>> from tictimes.arithmetic.dealing import deal
    >>> from tictimes.sayings import say
    >>> view = deal("otter-42").view(1)
    >>> print(*(say(hint(view, strength).says) for strength in (2, 3)), sep="\\n")
    Look at these cards. What do all of them share?
    Take the cyan circle 3. Your best group can be circles, and your hand worth 0. Now it is −16.
    """
    legal = view.legal_moves
    move = legal[0] if len(legal) == 1 else hard(view, Random(0))[0]
    if isinstance(move, Score):
        return _about_group(view, move, strength)
    if isinstance(move, Discard):
        return _about_discard(view, move.card, strength)
    if len(legal) == 1 and isinstance(move, Draw):
        return _hint(f"hint-only-{move.pile}", piles=(move.pile,))
    if move == KNOCK:
        return _about_knock(view, strength)
    return _about_draw(view, move == DRAW_DISCARD, strength)


def _about_draw(view: View, takes: bool, strength: Strength) -> Hint:
    """Whether the open card is worth more than one of the deck."""
    if not view.discard:
        return _hint("hint-deck-or-knock", piles=("deck",))
    card = view.discard[-1]
    if strength == 1:
        return _hint("hint-look-at-open", card, piles=("discard",), card=named(card))
    group = _group_with(view, card)
    friends = tuple(other for other in group.cards if other != card) if group else ()
    if strength == 2:
        if takes and friends:
            return _hint("hint-share", card, *friends, piles=("discard",))
        return _hint("hint-is-open-worth-it", card, piles=("deck",), card=named(card))
    if not takes:
        unseen = len(view.unseen)
        helping = Prospects(view.unseen, view.options.level).helping(view.hand)
        return _hint(
            "hint-take-deck", piles=("deck",), card=named(card), count=helping, unseen=unseen
        )
    facts: dict[str, Fact] = {"card": named(card)}
    if group is None or not friends:
        return _hint("hint-take-open", card, piles=("discard",), **facts)
    now, then = best_score(view.hand, view.options.level), group.score
    code = "hint-take-to-score" if then > now else "hint-take-to-match"
    facts |= {"shares": what_is_shared(group), "now": now, "then": then}
    return _hint(code, card, *friends, piles=("discard",), **facts)


def _about_knock(view: View, strength: Strength) -> Hint:
    group = best_group(view.hand, view.options.level)
    if strength == 1:
        return _hint("hint-what-is-it-worth")
    if strength == 2:
        return _hint("hint-add-them", *(group.cards if group else view.hand))
    score = best_score(view.hand, view.options.level)
    helping = Prospects(view.unseen, view.options.level).helping(view.hand)
    cards, unseen = group.cards if group else (), len(view.unseen)
    return _hint("hint-knock", *cards, score=score, count=helping, unseen=unseen)


def _about_discard(view: View, card: Card, strength: Strength) -> Hint:
    five = without(view.hand, card)
    group = best_group(five, view.options.level)
    if strength == 1:
        return _hint(_which(group)) if group else _hint("hint-which-match")
    if strength == 2:
        if group is None:
            return _hint("hint-what-matches", card, card=named(card))
        return _hint("hint-keep-these", *group.cards)
    now = best_score(five, view.options.level)
    others = (best_score(without(view.hand, other), view.options.level) for other in view.hand)
    least = now == max(others)
    if group is None:
        return _hint("hint-throw-no-group", card, card=named(card))
    code = "hint-throw-best" if least else "hint-throw-for-later"
    return _hint(code, card, card=named(card), score=now, shares=what_is_shared(group))


def _about_group(view: View, move: Score, strength: Strength) -> Hint:
    """The group to name; what it is worth is for the child to work out."""
    group = best_group(view.hand, view.options.level)
    if group is None or not move.cards:
        return _hint("hint-look-three-ways" if strength < 3 else "hint-name-none")
    if strength == 1:
        return _hint(_which(group))
    if strength == 2:
        return _hint("hint-share", *group.cards)
    return _hint("hint-name", *group.cards, shares=what_is_shared(group))


def _which(group: Group) -> str:
    """The question for what a group shares, by what its cards have in common and not by what."""
    return f"hint-which-{'-'.join(group.shared)}"


def _group_with(view: View, card: Card) -> Group | None:
    """The best group after taking `card` and throwing another away; one with `card`, if any."""
    level = view.options.level
    fives = [without((*view.hand, card), other) for other in view.hand]
    groups = [group for five in fives if (group := best_group(five, level))]
    with_it = [group for group in groups if card in group.cards]
    return max(with_it, key=lambda group: group.score, default=None)


def _hint(code: str, *cards: Card, piles: Piles = (), **facts: Fact) -> Hint:
    return Hint(tic(code, **facts), tuple(dict.fromkeys(map(str, cards))), piles)
