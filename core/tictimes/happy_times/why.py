"""Why a declared set is one, for whoever asks; what nobody has shown stays hidden."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.happy_times.explain import why_set
from tictimes.happy_times.moves import Declare, Move
from tictimes.happy_times.narration import happy, table_name
from tictimes.happy_times.sets import sets_of
from tictimes.happy_times.state import State
from tictimes.panels import Telling
from tictimes.steps import Claim, Step

MOST_OTHERS = 2
"""So many other sets of a hand are named."""


def explain_move(before: State, move: Move, seat: int | None) -> Telling:
    """Why the set that `move` lays down is one; its owner is told how else it could have been.

    >>> from tictimes.happy_times.dealing import deal
    >>> from tictimes.happy_times.moves import DRAW_DECK
    >>> from tictimes.sayings import say
    >>> state = deal("otter-42").play(DRAW_DECK)
    >>> declared = Declare(2, (4, 6, 10))
    >>> told = explain_move(state, declared, 0)
    >>> print(*(say(step.change) for step in told.steps[3:5]), sep="\\n")
    4, 6 and 10 are three different numbers of the 2 times table: a set.
    Another set was in this hand: 4, 6 and 16, 2 times table.
    >>> len(explain_move(state, declared, 1).steps)
    4
    """
    assert isinstance(move, Declare)
    others = _others(before, move) if seat == before.turn else ()
    steps = (*why_set(move.cards, move.table, before.options), *others)
    return Telling(happy("why-a-set"), tuple(map(str, move.cards)), steps)


def _others(before: State, move: Declare) -> Iterator[Step]:
    """Other sets that were in this hand; those of the same three cards are told of already."""
    found = sets_of(before.hand, before.options.tables)
    tables = {laid.cards: laid.table for laid in reversed(found) if laid.cards != move.cards}
    # sets of other tables say more
    apart = sorted(tables, key=lambda cards: (tables[cards] == move.table, cards))
    for cards in apart[:MOST_OTHERS]:
        name = table_name(tables[cards])
        claim = Claim(happy("is-set", cards=cards, table=tables[cards], name=name), True)
        yield Step(happy("also-in-hand", cards=cards, name=name), claim, True)
