"""Questions without end: a kind, a seed, which one of the row, and how hard."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias, get_args

from tictimes.errors import NotationError, quoted
from tictimes.numbers.facts import divisors, kind
from tictimes.numbers.mistakes import taken_for_multiple
from tictimes.numbers.questions import FactorPairs, InTable, IsPrime, ListFactors, Question
from tictimes.shuffle import Randomness, check_seed

Kind: TypeAlias = Literal["is-prime", "in-table", "list-factors", "factor-pairs"]
KINDS: tuple[Kind, ...] = get_args(Kind)
LEVELS = (1, 2, 3)
MOST = 10**6
"""The last question of a row."""

EASY_EVENS = range(4, 13, 2)
"""Of the even numbers few are asked, for nobody takes them for primes."""

HIGHEST_ASKED = {1: 20, 2: 50, 3: 150}
TABLES_ASKED = {1: (2, 5, 10, 3, 4), 2: (3, 4, 6, 7, 8, 9, 11, 12), 3: (13, 14, 15, 18, 20, 25)}
FACTORED = {1: (2, 20, 2, 6), 2: (12, 50, 3, 10), 3: (30, 144, 6, 16)}
"""For lists: the least and the largest number, and the fewest and most factors that it has."""


def question(kind: Kind, seed: str, number: int = 1, level: int = 1) -> Question:
    """Question `number`, from 1 up, of an endless row that `seed` and `level` (1 to 3) choose.

    None comes twice before all of its kind and level have come. Yes is right as often as no, and
    where it is no, a mistake lies near. Raises `NotationError` for what there is not.

    >>> question("in-table", "otter-42") == question("in-table", "otter-42", 1)
    True
    >>> question("is-even", "otter-42")
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'is-even' is no kind of question \
(is-prime, in-table, list-factors, factor-pairs)
    """
    if kind not in KINDS:
        raise NotationError(f"{quoted(kind)} is no kind of question", ", ".join(KINDS))
    check_row(seed, number, level, LEVELS)
    pool = _pool(kind, level)
    lap, place = divmod(number - 1, len(pool))
    row, _ = Randomness(f"{seed}/{kind}/{level}/{lap}").shuffle(pool)
    return row[place]


def check_row(seed: str, number: int, level: int, levels: tuple[int, ...]) -> None:
    """Refuse a seed, a number of a row or a level that cannot be, by `NotationError`."""
    check_seed(seed)
    if type(number) is not int or not 1 <= number <= MOST:
        raise NotationError(f"{quoted(number)} is no place in a row", f"1 to {MOST}")
    if type(level) is not int or level not in levels:
        raise NotationError(f"{quoted(level)} is no level", ", ".join(map(str, levels)))


@cache
def _pool(asked: Kind, level: int) -> tuple[Question, ...]:
    """All questions of one kind and level."""
    if asked == "is-prime":
        return tuple(map(IsPrime, _primes_and_others(HIGHEST_ASKED[level])))
    if asked == "in-table":
        return tuple(one for table in TABLES_ASKED[level] for one in _in_and_out(table))
    least, largest, fewest, most = FACTORED[level]
    numbers = [n for n in range(least, largest + 1) if fewest <= len(divisors(n)) <= most]
    return tuple(map(ListFactors if asked == "list-factors" else FactorPairs, numbers))


def _primes_and_others(highest: int) -> list[int]:
    """The primes, and about as many others: 1, odd numbers, and a few even ones."""
    primes = [n for n in range(2, highest + 1) if kind(n) == "prime"]
    others = [n for n in range(1, highest + 1, 2) if n not in primes]
    return sorted([*primes, *others, *EASY_EVENS])


def _in_and_out(table: int) -> list[InTable]:
    """The table up to 12 times, and as many numbers that somebody may take for it."""
    inside = [table * times for times in range(1, 13)]
    tempting = [
        number for number in range(2, inside[-1]) if number % table and _tempts(number, table)
    ]
    outside = tempting[:: max(len(tempting) // len(inside), 1)][: len(inside)]
    return [InTable(number, table) for number in (*inside, *outside)]


def _tempts(number: int, table: int) -> bool:
    return bool(taken_for_multiple(number, table))
