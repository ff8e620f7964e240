"""What may lie behind a set that is none: the mistakes of DESIGN section 6 that fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tictimes.errors import AnswerError, NotationError
from tictimes.happy_times.cards import Hand, NumberCard, read_card
from tictimes.happy_times.explain import reasons
from tictimes.happy_times.moves import Declare, Move
from tictimes.happy_times.narration import happy
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import SIZE, Table, is_in
from tictimes.happy_times.view import View
from tictimes.mixups import Checked, Diagnosis
from tictimes.numbers.mistakes import once_each, taken_for_multiple, taken_for_prime
from tictimes.numbers.reading import read_number
from tictimes.steps import Claim, Step


def check_set(cards: Iterable[NumberCard], table: Table, options: Options | None = None) -> Checked:
    """Whether three cards are a set of `table`, why, and the mistakes that fit if they are not.

    The table may be any number from 1 up, as a child names it. Raises `NotationError` unless
    there are three cards of the pack and a table of this game.

    >>> check_set((4, 8, 12), 4).correct
    True
    >>> [one.code for one in check_set((3, 4, 12), 12).diagnoses]
    ['factor-for-multiple']
    >>> [one.code for one in check_set((6, 9, 13), 3).diagnoses]
    ['ends-in-3', 'near-multiple']
    """
    options = options or Options()
    trio = tuple(sorted(read_card(card, options.highest) for card in cards))
    if len(trio) != SIZE:
        raise AnswerError(happy("three-cards"))
    check_table(table, options)
    fits = once_each(_fitting(trio, table))
    if table == 1:
        says = happy("one-is-no-table")
        step = Step(says, Claim(happy("names-set", table=table), False), False)
        return Checked(False, (step,), fits)
    steps = reasons(trio, table, options)
    return Checked(bool(steps[-1].after), steps, fits)


def check_table(table: Table, options: Options) -> None:
    """Refuse what names no table at all; `primes` and `odds` only where they are played."""
    if isinstance(table, int):
        if read_number(table) == 0:
            raise AnswerError(happy("no-table-name", given="0"))
    elif table not in ("primes", "odds"):
        raise NotationError("no set is named by that", ", ".join(map(str, options.tables)))
    elif table not in options.tables:
        raise AnswerError(happy(f"no-{table}"))


def diagnose(view: View, move: Move) -> tuple[Diagnosis, ...]:
    """Every mistake that fits a set that was laid down and is none; nothing for other moves.

    >>> from tictimes.happy_times.dealing import deal
    >>> view = deal("otter-42").view(0)
    >>> diagnose(view, Declare(0, (4, 10, 16)))
    ()
    >>> [one.code for one in diagnose(view, Declare(4, (4, 10, 16)))]
    ['even-is-in-4x']
    """
    if not isinstance(move, Declare):
        return ()
    played = isinstance(move.table, int) or move.table in view.options.tables
    return once_each(_fitting(move.cards, move.table)) if played else ()


def _fitting(cards: Hand, table: Table) -> Iterator[Diagnosis]:
    """First what is amiss with all three together, then with each card."""
    for card in dict.fromkeys(cards):
        if cards.count(card) > 1:
            yield Diagnosis("same-number-twice", happy("perhaps-same-number-twice", card=card))
    if table == 1:
        yield Diagnosis("one-times-table", happy("perhaps-one-times-table"))
    if table == 0:  # no times table, and the rules say so themselves
        return
    for card in dict.fromkeys(cards):
        if not is_in(card, table):
            yield from fitting(card, table)


def fitting(card: NumberCard, table: Table) -> tuple[Diagnosis, ...]:
    """Why somebody may think that `card` is in `table`, which it is not."""
    if isinstance(table, int):
        return taken_for_multiple(card, table)
    return taken_for_prime(card) if table == "primes" else ()
