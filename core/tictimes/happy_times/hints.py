"""Help with the next move: a question, then a pointer, then the move with its reason.

All of it comes from the view of the seat that asks, and from what a hard bot would do there; but
a set that a child holds is worth more to it than the waiting that a bot may prefer.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from tictimes.happy_times.bots import best_set, hard
from tictimes.happy_times.cards import Hand, NumberCard
from tictimes.happy_times.explain import Hope, hope
from tictimes.happy_times.moves import DRAW_DISCARD, Declare, Discard, Draw
from tictimes.happy_times.narration import OFTEN, happy, products
from tictimes.happy_times.sets import Table, is_in, sets_of
from tictimes.happy_times.view import View
from tictimes.panels import Hint, Piles, Strength
from tictimes.sayings import Fact


def hint(view: View, strength: Strength) -> Hint:
    """Help for the seat of `view`, whose go it is and which has something it may do.

    >>> from tictimes.happy_times.dealing import deal
    >>> from tictimes.sayings import say
    >>> view = deal("otter-42").view(0)
    >>> print(*(say(hint(view, strength).says) for strength in (1, 2, 3)), sep="\\n")
    15 lies on the discard pile. Which times tables is it in? Which of your cards are there too?
    Look at 6 and 15. Which times table are they all in?
    Take 15 from the discard pile. It is in the 3 times table, and so is 6.
    """
    legal = view.legal_moves
    move = best_set(view) or (legal[0] if len(legal) == 1 else hard(view, Random(0)))
    if isinstance(move, Draw):
        return _only_pile(move) if len(legal) == 1 else _about_draw(view, move, strength)
    if isinstance(move, Declare):
        return _about_set(view, move, strength)
    return _about_discard(view, move, strength)


def _only_pile(move: Draw) -> Hint:
    return Hint(happy(f"hint-only-{move.pile}"), piles=(move.pile,))


def _about_draw(view: View, move: Draw, strength: Strength) -> Hint:
    card = view.discard[-1]
    if strength == 1:
        return _hint("hint-look-at-open", card, piles=("discard",), card=card)
    table, friends = _completed(view, card) or _friends(view, card)
    group = tuple(sorted((card, *friends)))
    if move != DRAW_DISCARD:
        if strength == 2:
            return _hint("hint-is-open-worth-it", card, piles=("deck",), card=card)
        makes_no_set = not any(is_in(card, each) for each in view.options.tables)
        why = "useless" if makes_no_set else "later" if friends else "alone"
        return _hint(f"hint-take-deck-{why}", piles=("deck",), card=card)
    if table is None or not friends:
        if strength == 2:
            return _hint("hint-open-tables", card, piles=("discard",), card=card)
        return _hint("hint-take-open", card, piles=("discard",), card=card)
    if strength == 2:
        return _hint(_of(table, "hint-share"), *group, piles=("discard",), cards=group)
    whole = _completed(view, card) is not None
    code = _of(table, "hint-take-for-set" if whole else "hint-take-for-table")
    return _hint(
        code,
        *group,
        piles=("discard",),
        card=card,
        friends=friends,
        count=len(friends),
        table=table,
    )


def _about_set(view: View, move: Declare, strength: Strength) -> Hint:
    table, cards = move.table, move.cards
    if strength == 1:
        mine = tuple(card for card in view.hand if is_in(card, table))
        return Hint(happy(_of(table, "hint-which-are-in"), table=table, count=len(mine)))
    if strength == 2:
        return _hint(_of(table, "hint-share"), *cards, cards=cards)
    shown = () if isinstance(table, str) else products(table, cards)
    lay = happy(_of(table, "hint-lay"), cards=cards, table=table, products=shown)
    last = len(view.sets[view.seat]) + 1 == view.options.goal
    only = len(sets_of(view.hand, view.options.tables)) == 1
    why = happy(f"hint-because-{'last' if last else 'only' if only else 'best'}")
    return Hint(happy("and-then", first=lay, second=why), tuple(map(str, cards)))


def _about_discard(view: View, move: Discard, strength: Strength) -> Hint:
    card = move.card
    useless = tuple(c for c in view.hand if not any(is_in(c, t) for t in view.options.tables))
    if strength == 1:
        if useless:
            return Hint(happy("hint-which-useless", count=len(useless)))
        return Hint(happy("hint-which-together"))
    if strength == 2:
        return _hint("hint-tables-of", card, card=card)
    if card in useless:
        return _hint("hint-throw-useless", card, card=card)
    kept = _best_pair(view, card)
    if kept is None or not kept.good:
        return _hint("hint-throw-least", card, card=card)
    return _hint("hint-throw-for-pair", card, card=card, pair=kept.pair, count=kept.good)


def _friends(view: View, card: NumberCard) -> tuple[Table | None, Hand]:
    """The table in which `card` goes best with this hand, and the cards that are there with it."""
    best: tuple[Table | None, Hand] = (None, ())
    most = (0, 0)
    for table in view.options.tables:
        if not is_in(card, table):
            continue
        friends = tuple(sorted({c for c in view.hand if is_in(c, table) and c != card}))
        coming = sum(n for c, n in view.unseen.items() if is_in(c, table) and c not in friends)
        if friends and (min(len(friends), 2), coming) > most:
            best, most = (table, friends), (min(len(friends), 2), coming)
    return best


def _completed(view: View, card: NumberCard) -> tuple[Table, Hand] | None:
    """A set that `card` completes: its table, and the two cards of the hand; `None` for none."""
    if card in view.hand:
        return None
    for laid in sets_of((*view.hand, card), view.options.tables):
        if card in laid.cards:
            return laid.table, tuple(other for other in laid.cards if other != card)
    return None


def _best_pair(view: View, thrown: NumberCard) -> Hope | None:
    """The two of the other cards that most of the unseen cards would complete."""
    numbers = sorted({*view.hand} - {thrown} | ({thrown} if view.hand.count(thrown) > 1 else set()))
    unseen = view.unseen
    hopes = (hope(one, other, unseen, view.options) for one, other in combinations(numbers, 2))
    return max(hopes, key=lambda found: found.good, default=None)


def _of(table: Table, code: str) -> str:
    """The code for `table`: primes, odd numbers and multiples beyond 12 have their own words."""
    if isinstance(table, str):
        return f"{code}-{table}"
    return code if table <= OFTEN else f"{code}-multiples"


def _hint(code: str, *cards: NumberCard, piles: Piles = (), **facts: Fact) -> Hint:
    return Hint(happy(code, **facts), tuple(dict.fromkeys(map(str, cards))), piles)
