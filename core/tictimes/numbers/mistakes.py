"""What may lie behind a wrong answer about numbers: the mistakes of DESIGN section 6 that fit.

Each function is asked of what is not so, and gives every mistake that fits, likeliest first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tictimes.mixups import Diagnosis
from tictimes.numbers.facts import factor_pairs
from tictimes.numbers.multiples import division
from tictimes.numbers.stating import OFTEN, number_says
from tictimes.sayings import Fact


def taken_for_prime(number: int) -> tuple[Diagnosis, ...]:
    """Why somebody may take `number`, which is no prime, for one.

    >>> [one.code for number in (1, 9, 4) for one in taken_for_prime(number)]
    ['one-is-prime', 'odd-is-prime']
    """
    if number == 1:
        return (_diagnosis("one-is-prime"),)
    if number % 2 == 0:
        return ()
    few, many = factor_pairs(number)[1]
    return (_diagnosis("odd-is-prime", number=number, few=few, many=many),)


def not_taken_for_prime(number: int) -> tuple[Diagnosis, ...]:
    """Why somebody may not take `number`, which is a prime, for one.

    >>> [one.code for number in (2, 13) for one in not_taken_for_prime(number)]
    ['two-is-not-prime']
    """
    return (_diagnosis("two-is-not-prime"),) if number == 2 else ()


def taken_for_multiple(number: int, table: int) -> tuple[Diagnosis, ...]:
    """Why somebody may think that `number` is in `table`, which it is not.

    >>> [one.code for one in taken_for_multiple(14, 4)]
    ['even-is-in-4x']
    >>> [one.code for one in taken_for_multiple(13, 3)], taken_for_multiple(14, 9)
    (['ends-in-3', 'near-multiple'], ())
    """
    return tuple(_taken_for_multiple(number, table))


def _taken_for_multiple(number: int, table: int) -> Iterator[Diagnosis]:
    facts = division(number, table)
    if table % number == 0:
        yield _of_table("factor-for-multiple", table, **facts, times=table // number)
    if table == 4 and number % 2 == 0:
        yield _diagnosis("even-is-in-4x", **facts)
    if table == 3 and number % 10 == 3:
        yield _diagnosis("ends-in-3", **facts)
    if number % table in (1, table - 1) and number > 1:
        near = number - 1 if number % table == 1 else number + 1
        yield _of_table("near-multiple", table, **facts, near=near, times=near // table)


def not_taken_for_multiple(number: int, table: int) -> tuple[Diagnosis, ...]:
    """Why somebody may think that `number` is not in `table`, which it is.

    >>> [one.code for one in not_taken_for_multiple(4, 4)]
    ['forgot-own-number']
    >>> [one.code for one in not_taken_for_multiple(7, 1)], not_taken_for_multiple(12, 4)
    (['one-times-table'], ())
    """
    own = (_of_table("forgot-own-number", table, table=table),) if number == table else ()
    if table == 1:
        return (_diagnosis("one-times-table", number=number), *own)
    return own


def wrong_list(number: int, given: tuple[int, ...], right: tuple[int, ...]) -> Iterator[Diagnosis]:
    """Why somebody may have listed `given` as the factors of `number`, where `right` are all."""
    more = [other for other in dict.fromkeys(given) if other not in right]
    if multiples := [other for other in more if other and other % number == 0]:
        multiple = multiples[0]
        facts = {"number": number, "multiple": multiple, "count": multiple // number}
        yield _diagnosis("factor-for-multiple", "-listed", **facts)
    if number not in given:
        yield _diagnosis("forgot-own-number", "-listed", number=number)
    if 1 not in given:
        yield _diagnosis("one-times-table", "-listed", number=number)
    if set(given) == {1, number} and number % 2 and len(right) > 2:
        yield from taken_for_prime(number)
    for other in more:
        if 1 < other < number:
            yield from taken_for_multiple(number, other)


def same_twice(number: int, given: tuple[int, ...]) -> Iterator[Diagnosis]:
    """Whether a number was listed twice among the factors of `number`; for 6 × 6 one may be."""
    for other in dict.fromkeys(given):
        if given.count(other) > 1 and other * other != number:
            yield _diagnosis("same-number-twice", "-listed", number=other)


def once_each(diagnoses: Iterable[Diagnosis]) -> tuple[Diagnosis, ...]:
    """The first of each code."""
    found: dict[str, Diagnosis] = {}
    for one in diagnoses:
        found.setdefault(one.code, one)
    return tuple(found.values())


def _of_table(code: str, table: int, /, **facts: Fact) -> Diagnosis:
    """Beyond the tables that are known by heart a number is called a multiple."""
    return _diagnosis(code, "" if table <= OFTEN else "-multiples", **facts)


def _diagnosis(code: str, variant: str = "", /, **facts: Fact) -> Diagnosis:
    return Diagnosis(code, number_says(f"{code}{variant}", **facts))
