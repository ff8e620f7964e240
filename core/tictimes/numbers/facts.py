"""Facts about whole numbers from 0 to 999,999,999,999; sympy finds what is not seen at once.

Every function raises `NotationError` for anything else. sympy is imported when it is first asked:
a game is on the table without it.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, TypeAlias

from tictimes.errors import NotationError
from tictimes.numbers.reading import read_number

Kind: TypeAlias = Literal["zero", "one", "prime", "composite"]

LARGEST_CARD = 144
"""Up to here a number is tried against every table: the cards are drawn without sympy."""

FEWEST, MOST = 2, 12
"""How many numbers are compared with each other."""


def divisors(number: int) -> tuple[int, ...]:
    """Every divisor of `number`, ascending; none are listed for 0, which has them all.

    >>> divisors(12)
    (1, 2, 3, 4, 6, 12)
    >>> divisors(1), divisors(0)
    ((1,), ())
    """
    return _divisors(read_number(number))


@lru_cache(maxsize=64)
def _divisors(number: int) -> tuple[int, ...]:
    """Kept for a while: one explanation asks for the same divisors again and again."""
    import sympy

    return tuple(sympy.divisors(number))


def tables(number: int) -> tuple[int, ...]:
    """Every times table from the 2 times table up that `number` is in, its own included.

    These are its divisors without 1, ascending. 0 and 1 have none here: 0 would be in all of them.

    >>> tables(12)
    (2, 3, 4, 6, 12)
    >>> tables(13), tables(1)
    ((13,), ())
    """
    if read_number(number) > LARGEST_CARD:
        return divisors(number)[1:]
    return tuple(table for table in range(2, number + 1) if number % table == 0)


def factor_pairs(number: int) -> tuple[tuple[int, int], ...]:
    """Every way to write `number` as a product of two numbers, smallest first.

    >>> factor_pairs(12)
    ((1, 12), (2, 6), (3, 4))
    >>> factor_pairs(36)[-1], factor_pairs(1), factor_pairs(0)
    ((6, 6), ((1, 1),), ())
    """
    factors = divisors(number)
    return tuple(zip(factors[: (len(factors) + 1) // 2], reversed(factors), strict=False))


def prime_factors(number: int) -> tuple[int, ...]:
    """The primes whose product `number` is, ascending, each as often as it is needed.

    >>> prime_factors(12), prime_factors(13)
    ((2, 2, 3), (13,))
    >>> prime_factors(1), prime_factors(0)
    ((), ())
    """
    import sympy

    if read_number(number) == 0:
        return ()  # no product of primes is 0
    powers: dict[int, int] = sympy.factorint(number)
    return tuple(int(prime) for prime in sorted(powers) for _ in range(powers[prime]))


def kind(number: int) -> Kind:
    """What `number` is: zero, one, a prime (exactly two divisors) or composite (more than two).

    >>> [kind(n) for n in (0, 1, 2, 9)]
    ['zero', 'one', 'prime', 'composite']
    """
    import sympy

    if read_number(number) < 2:
        return "one" if number else "zero"
    return "prime" if sympy.isprime(number) else "composite"


def square_root(number: int) -> int | None:
    """The whole number whose square `number` is, if there is one.

    >>> square_root(36), square_root(12), square_root(0)
    (6, None, 0)
    """
    root = math.isqrt(read_number(number))
    return root if root * root == number else None


def common_divisors(*numbers: int) -> tuple[int, ...]:
    """Every divisor that 2 to 12 numbers from 1 up share, ascending.

    >>> common_divisors(12, 18)
    (1, 2, 3, 6)
    >>> common_divisors(8, 9)
    (1,)
    """
    return divisors(gcd(*numbers))


def gcd(*numbers: int) -> int:
    """The greatest common divisor of 2 to 12 numbers from 1 up.

    >>> gcd(12, 18, 30), gcd(8, 9)
    (6, 1)
    """
    return math.gcd(*_several(numbers))


def lcm(*numbers: int) -> int:
    """The least common multiple of 2 to 12 numbers from 1 up.

    >>> lcm(4, 6), lcm(3, 5, 7)
    (12, 105)
    >>> lcm(0, 4)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 0 is a multiple of every number (2 to 12 numbers from 1 up)
    """
    return math.lcm(*_several(numbers))


def _several(numbers: tuple[int, ...]) -> tuple[int, ...]:
    allowed = f"{FEWEST} to {MOST} numbers from 1 up"
    if not FEWEST <= len(numbers) <= MOST:
        raise NotationError(f"numbers to compare: {len(numbers)}", allowed)
    if 0 in map(read_number, numbers):
        raise NotationError("0 is a multiple of every number", allowed)
    return numbers
