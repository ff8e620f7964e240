"""Why a number is prime, or is not: trial division with its reasons."""

from __future__ import annotations

import math
from collections.abc import Iterator

from tictimes.numbers.reading import read_number
from tictimes.numbers.stating import claim, equal, number_says, product
from tictimes.steps import Num, Op, Step

LAST_TRIAL = 100
"""The trials up to here are shown one by one: enough for every number up to 10,000."""


def why_prime(number: int) -> tuple[Step, ...]:
    """Why `number`, from 0 to 999,999,999,999, is prime or not; the last step says which.

    Every prime up to the square root is tried, with quotient and remainder, until one divides.
    Raises `NotationError`, in words, for anything else.

    >>> from tictimes.sayings import say
    >>> print(*(say(step.change, "older") for step in why_prime(13)), sep="\\n")
    13 = 6 × 2 + 1, so 2 is not a factor of 13.
    13 = 4 × 3 + 1, so 3 is not a factor of 13.
    4 × 4 = 16 is more than 13. In a factor pair of 13 one factor would be less than 4, and those \
are tried. So that is far enough.
    13 has exactly two factors, 1 and 13. So 13 is prime.
    >>> why_prime(13)[-1].after, why_prime(1)[-1].after
    (True, False)
    """
    if read_number(number) == 0:
        return _zero()
    if number == 1:
        return _one()
    return tuple(_trials(number))


def _zero() -> tuple[Step, ...]:
    return (
        equal("zero-times", Num(0), product(0, 2), table=2),
        equal("zero-times", Num(0), product(0, 7), table=7),
        claim("zero-not-prime", "is-prime", False, number=0),
    )


def _one() -> tuple[Step, ...]:
    return (
        equal("pair-of-one", Num(1), product(1, 1), few=1, many=1),
        claim("one-not-prime", "is-prime", False, number=1),
    )


def _trials(number: int) -> Iterator[Step]:
    import sympy

    root = math.isqrt(number)
    smallest = min(sympy.primefactors(number))
    far = min(root, LAST_TRIAL, smallest - 1)
    for prime in sympy.primerange(2, far + 1):
        yield trial(number, prime)
    divided = smallest <= root
    last = smallest - 1 if divided else root
    if last > LAST_TRIAL:
        facts = {"number": number, "first": LAST_TRIAL + 1, "last": last}
        yield claim("none-of-the-rest", "none-divides", **facts)
    if divided:
        facts = {"number": number, "table": smallest, "count": number // smallest}
        yield equal("divides", Num(number), product(facts["count"], smallest), **facts)
        yield claim("not-prime", "is-prime", False, number=number)
        return
    if root >= 4:
        yield claim(number_says("only-primes", number=number), "within", table=4, inner=2)
    facts = {"number": number, "root": root + 1, "square": (root + 1) ** 2}
    yield claim("far-enough" if root > 1 else "nothing-to-try", "square-is-more", **facts)
    if number == 2:
        yield claim("two-is-prime", "is-even-prime", number=2)
    yield claim("prime", "is-prime", number=number)


def trial(number: int, table: int) -> Step:
    """That `table` does not divide `number`: the quotient and the remainder.

    >>> from tictimes.sayings import say
    >>> say(trial(13, 5).change)
    'Try rows of 5: 2 × 5 = 10, and 3 are left over.'
    """
    count, left = divmod(number, table)
    after = Op("+", (product(count, table), Num(left)))
    facts = {"number": number, "table": table, "count": count, "product": number - left}
    return equal("trial", Num(number), after, **facts, left=left)
