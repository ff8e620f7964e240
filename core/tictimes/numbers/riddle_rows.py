"""Riddles, statements and rows to count on, without end: a kind, a seed, which one, how hard."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Literal, TypeAlias, get_args

from tictimes.errors import NotationError, quoted
from tictimes.numbers.always import HOW_OFTEN, Always
from tictimes.numbers.clues import Clue, Riddle
from tictimes.numbers.counting import SHOWN, CountOn
from tictimes.numbers.quiz import check_row
from tictimes.shuffle import Randomness

Kind: TypeAlias = Literal["riddle", "count-on"]
KINDS: tuple[Kind, ...] = get_args(Kind)
LEVELS = (1, 2, 3)

Asked: TypeAlias = Riddle | CountOn

COUNTED = {1: (2, 5, 10, 3, 4), 2: (3, 4, 6, 8, 9), 3: (6, 7, 8, 9, 11, 12, 25)}
MOST_COUNTED = {1: 30, 2: 80, 3: 150}

WHERE = {
    1: ((1, 10), (6, 16), (10, 20)),
    2: ((1, 30), (20, 40), (30, 50)),
    3: ((40, 80), (60, 100)),
}
"""From where to where a number of a riddle lies."""

FEW = {1: 2, 2: 3, 3: 3}
"""So many numbers may fit a riddle."""


def asked(kind: Kind, seed: str, number: int = 1, level: int = 1) -> Asked:
    """Question `number`, from 1 up, of an endless row that `seed` and `level` (1 to 3) choose.

    None comes twice before all of its kind and level have come. Raises `NotationError` for what
    there is not.

    >>> asked("riddle", "otter-42") == asked("riddle", "otter-42", 1)
    True
    >>> asked("joke", "otter-42")
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'joke' is no kind of question (riddle, count-on)
    """
    if kind not in KINDS:
        raise NotationError(f"{quoted(kind)} is no kind of question", ", ".join(KINDS))
    check_row(seed, number, level, LEVELS)
    pool = _riddles(level) if kind == "riddle" else _rows(level)
    lap, place = divmod(number - 1, len(pool))
    row, _ = Randomness(f"{seed}/{kind}/{level}/{lap}").shuffle(pool)
    return row[place]


def statement(kind: str, seed: str, number: int = 1, level: int = 1) -> Always:
    """Statement `number` of an endless row; always, sometimes and never are right equally often.

    Its `kind` is `always`. Raises `NotationError` for what there is not.

    >>> statement("always", "otter-42") == statement("always", "otter-42", 1)
    True
    """
    if kind != "always":
        raise NotationError(f"{quoted(kind)} is no kind of statement", "always")
    check_row(seed, number, level, LEVELS)
    turn, place = divmod(number - 1, len(HOW_OFTEN))
    order, _ = Randomness(f"{seed}/{kind}/{level}/{turn}").shuffle(HOW_OFTEN)
    pool = tuple(one for one in _statements(level) if one.right == order[place])
    lap, place = divmod(turn, len(pool))
    row, _ = Randomness(f"{seed}/{kind}/{level}/{lap}/{pool[0].right}").shuffle(pool)
    return row[place]


@cache
def _statements(level: int) -> tuple[Always, ...]:
    """Statements about numbers; none says the same twice, such as that primes are primes."""
    tables = {1: (2, 5, 10), 2: (2, 3, 4, 6, 8), 3: (2, 3, 4, 6, 9, 12)}[level]
    clues = [Clue("in-table", table) for table in tables]
    clues += [Clue("not-in-table", 2), Clue("prime")]
    if level > 1:
        clues += [Clue("square"), Clue("not-prime")]
    if level > 2:
        clues += [Clue("factors", 3), Clue("factors", 4)]
    return tuple(
        Always(these, are)
        for these, are in permutations(clues, 2)
        if these.tells != "not-prime" and {these.tells, are.tells} != {"prime", "not-prime"}
        if level == 1 or {one.value for one in (these, are) if one.tells.endswith("table")} != {2}
    )


@cache
def _rows(level: int) -> tuple[Asked, ...]:
    """Up from each number of each table; at the higher levels back down as well."""
    rows: list[Asked] = []
    for table in COUNTED[level]:
        last = MOST_COUNTED[level]
        rows += [CountOn(table, first) for first in range(table, last, table)]
        if level > 1:
            firsts = range(table * (SHOWN + 1), last, table)
            rows += [CountOn(table, first, back=True) for first in firsts]
    return tuple(rows)


@cache
def _riddles(level: int) -> tuple[Asked, ...]:
    """Two clues about a few numbers, such that each clue matters."""
    riddles: list[Asked] = []
    for least, largest in WHERE[level]:
        for clues in permutations(_clues(level), 2):
            try:
                one = Riddle(least, largest, clues)
            except NotationError:  # no number fits
                continue
            numbers = range(least, largest + 1)
            alone = [[n for n in numbers if clue.fits(n)] for clue in clues]
            if len(one.right) <= FEW[level] and all(len(a) > len(one.right) for a in alone):
                riddles.append(one)
    return tuple(riddles)


def _clues(level: int) -> list[Clue]:
    """What a number of this level may tell of itself."""
    tables = {1: (2, 3, 4, 5), 2: (3, 4, 6, 7, 8, 9), 3: (6, 7, 8, 9, 11, 12)}[level]
    counts = {1: (3, 4), 2: (3, 4, 6), 3: (3, 4, 6, 8, 10)}[level]
    clues = [Clue("in-table", table) for table in tables]
    clues += [Clue("not-in-table", table) for table in tables[:3]]
    clues += [Clue("factors", count) for count in counts]
    return [*clues, Clue("prime"), Clue("not-prime"), Clue("square")]
