"""Why a bot moved as it did, in one sentence about cards that everybody has seen."""

from __future__ import annotations

from tictimes.happy_times.cards import NumberCard
from tictimes.happy_times.moves import DRAW_DISCARD, Declare, Discard, Draw, Move
from tictimes.happy_times.narration import OFTEN, happy
from tictimes.happy_times.sets import is_in, sets_of
from tictimes.happy_times.view import View
from tictimes.sayings import Saying


def because(view: View, move: Move) -> Saying:
    """The reason for `move`; it names a card thrown or taken in sight, never a hidden one.

    >>> from tictimes.happy_times.dealing import deal
    >>> from tictimes.sayings import say
    >>> say(because(deal("otter-42").view(0), Draw("discard")))
    'I take 15: it is in the 3 and 5 times tables.'
    """
    if len(view.legal_moves) == 1:
        return happy("only-move")
    if isinstance(move, Draw):
        return _because_drawn(view, move)
    return _because_laid(view) if isinstance(move, Declare) else _because_thrown(view, move)


def taken(view: View) -> NumberCard | None:
    """The card that this seat took from the discard pile a moment ago, if it did."""
    return view.hand[-1] if view.moves and view.moves[-1] == DRAW_DISCARD else None


def _because_drawn(view: View, move: Draw) -> Saying:
    if not view.discard:
        return happy("no-discard-pile")
    card = view.discard[-1]
    if move.pile == "deck":
        return happy("hope-for-deck", card=card)
    if any(card in laid.cards for laid in sets_of((*view.hand, card), view.options.tables)):
        return happy("take-for-set", card=card)
    tables = _tables(view, card)
    if tables:
        return happy("take-for-tables", card=card, tables=tables, count=len(tables))
    return happy("take-for-more", card=card)


def _because_thrown(view: View, move: Discard) -> Saying:
    card, kept = move.card, taken(view)
    if kept is not None and (tables := _tables(view, kept)):
        return happy("keep-taken", card=card, kept=kept, tables=tables, count=len(tables))
    useless = not any(is_in(card, table) for table in view.options.tables)
    return happy("throw-useless" if useless else "throw-least", card=card)


def _because_laid(view: View) -> Saying:
    if len(view.sets[view.seat]) + 1 == view.options.goal:
        return happy("lay-last")
    return happy("lay-set")


def _tables(view: View, card: NumberCard) -> tuple[int, ...]:
    """The times tables of this game that `card` is in, as far as children know them by heart."""
    tables = (table for table in view.options.tables if isinstance(table, int) and table <= OFTEN)
    return tuple(table for table in tables if is_in(card, table))
