"""Happy Times told: each move as a line of the log, and the names of what lies on the table."""

from __future__ import annotations

from tictimes.board import LogLine
from tictimes.happy_times.cards import Hand, NumberCard
from tictimes.happy_times.moves import Discard, Draw, Move
from tictimes.happy_times.sets import NumberSet, Table
from tictimes.happy_times.state import State
from tictimes.numbers.facts import tables
from tictimes.sayings import Fact, Saying

OFTEN = 12
"""The last times table that children say by heart; a number is a multiple of those beyond."""

Names = tuple[str, ...]


def narrate(before: State, move: Move, after: State, seat: int | None, names: Names) -> LogLine:
    """What `move` did, as `seat` may know it; an onlooker is `None`."""
    mover, name = before.turn, names[before.turn]
    if isinstance(move, Draw):
        return _tell_draw(before, move, after, seat == mover, name)
    if isinstance(move, Discard):
        threw = happy("threw", name=name, card=move.card)
        says = _told_with_end(threw, after, names)
        return LogLine(mover, says, None, (str(move.card),), "hand", "discard")
    says = _laid_down(NumberSet(move.table, move.cards), name)
    count = len(after.sets[mover])
    if count >= after.options.goal:
        says = _and_then(says, happy("is-out", name=name, count=count))
    says = _told_with_end(says, after, names)
    cards = tuple(map(str, move.cards))
    return LogLine(mover, says, None, cards, "hand", "sets")


def _tell_draw(before: State, move: Draw, after: State, own: bool, name: str) -> LogLine:
    mover, card = before.turn, after.hands[before.turn][-1]
    if move.pile == "discard":
        took = happy("took", name=name, card=card)
        return LogLine(mover, took, None, (str(card),), "discard", "hand")
    says = happy("drew-it", name=name, card=card) if own else happy("drew", name=name)
    if before.deck_count == 1:
        if after.discard:
            says = _and_then(says, happy("reshuffled", card=after.discard[-1]))
        else:
            says = _and_then(says, happy("deck-ended"))
    return LogLine(mover, says, None, (str(card),) if own else (), "deck", "hand")


def _laid_down(laid: NumberSet, name: str) -> Saying:
    """The set, and the products that show it is one."""
    table, cards = laid
    if isinstance(table, str):
        return happy(f"laid-{table}", name=name, cards=cards)
    code = "laid" if table <= OFTEN else "laid-multiples"
    return happy(code, name=name, cards=cards, table=table, products=products(table, cards))


def products(table: int, cards: Hand) -> tuple[Saying, ...]:
    """How many times `table` each of `cards` is.

    >>> from tictimes.sayings import say
    >>> list(map(say, products(4, (4, 12))))
    ['1 × 4', '3 × 4']
    """
    return tuple(happy("product", count=card // table, table=table) for card in cards)


def outcome(winners: tuple[int, ...], names: Names) -> Saying:
    """Who has won, every one of them.

    >>> from tictimes.sayings import say
    >>> say(outcome((0, 2), ("Ana", "Ben", "Caz")))
    'Ana and Caz win together.'
    """
    winning = tuple(names[seat] for seat in winners)
    return happy("wins", name=winning[0]) if len(winning) == 1 else happy("win", names=winning)


def table_name(table: Table) -> Saying:
    """What a set of `table` is called.

    >>> from tictimes.sayings import say
    >>> [say(table_name(table)) for table in (4, 14, "odds")]
    ['4 times table', 'multiples of 14', 'odd numbers']
    """
    if isinstance(table, str):
        return happy(table)
    return happy("times-table" if table <= OFTEN else "multiples", table=table)


def card_name(card: str) -> Saying:
    """What a screen reader says of a card: its number, and the small pictures that it bears.

    >>> from tictimes.sayings import say
    >>> say(card_name("12")), say(card_name("13"))
    ('12, with the pictures of 2, 3, 4 and 6', '13')
    """
    number: NumberCard = int(card)
    pictures = tables(number)[:-1]
    if not pictures:
        return Saying.of("common.number", number=number)
    return happy("card", number=number, tables=pictures)


def happy(code: str, **facts: Fact) -> Saying:
    """A saying of this game."""
    return Saying.of(f"happy_times.{code}", **facts)


def _told_with_end(says: Saying, after: State, names: Names) -> Saying:
    return _and_then(says, outcome(after.winners, names)) if after.over else says


def _and_then(first: Saying, second: Saying) -> Saying:
    return happy("and-then", first=first, second=second)
