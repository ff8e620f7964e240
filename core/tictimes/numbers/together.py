"""Several numbers explained together: what factors and what multiples they share."""

from __future__ import annotations

from tictimes.numbers.facts import common_divisors, gcd, lcm, prime_factors
from tictimes.numbers.stating import claim, equal, number_says, printed, product
from tictimes.steps import Num, Step

MOST_LISTED = 24


def why_gcd(*numbers: int) -> tuple[Step, ...]:
    """The greatest common divisor of 2 to 12 numbers from 1 up, and why it is.

    Each number is split into primes; the primes they share make the divisor.
    Raises `NotationError` for other numbers, or more or fewer.

    >>> from tictimes.sayings import say
    >>> print(*(say(step.change) for step in why_gcd(12, 18)), sep="\\n")
    12 = 2 × 2 × 3.
    18 = 2 × 3 × 3.
    12 = 2 × 6, so 6 is a factor of 12.
    18 = 3 × 6, so 6 is a factor of 18.
    The greatest factor that 12 and 18 share is 6.
    >>> [say(step.change) for step in why_gcd(8, 9)][-1]
    'The greatest factor that 8 and 9 share is 1. Every number has the factor 1.'
    """
    factor = gcd(*numbers)
    fits = tuple(
        equal(
            "has-factor",
            Num(n),
            product(n // factor, factor),
            number=n,
            count=n // factor,
            factor=factor,
        )
        for n in dict.fromkeys(numbers)
    )
    common = common_divisors(*numbers)
    code = "gcd-of-one" if factor == 1 else "gcd" if len(common) <= MOST_LISTED else "gcd-alone"
    change = number_says(code, numbers=numbers, factor=factor, common=common[:MOST_LISTED])
    last = claim(change, "is-gcd", numbers=numbers, factor=factor)
    return (*_in_primes(numbers), *(fits if factor > 1 else ()), last)


def why_lcm(*numbers: int) -> tuple[Step, ...]:
    """The least common multiple of 2 to 12 numbers from 1 up, and why it is.

    >>> from tictimes.sayings import say
    >>> print(*(say(step.change) for step in why_lcm(4, 6)), sep="\\n")
    4 = 2 × 2.
    6 = 2 × 3.
    12 = 3 × 4, so 12 is a multiple of 4.
    12 = 2 × 6, so 12 is a multiple of 6.
    The least multiple that 4 and 6 share is 12.
    """
    multiple = lcm(*numbers)
    reached = tuple(
        equal(
            "is-multiple",
            Num(multiple),
            product(multiple // n, n),
            multiple=multiple,
            count=multiple // n,
            number=n,
        )
        for n in dict.fromkeys(numbers)
    )
    change = number_says("lcm", numbers=numbers, multiple=multiple)
    last = claim(change, "is-lcm", numbers=numbers, multiple=multiple)
    return (*_in_primes(numbers), *reached, last)


def _in_primes(numbers: tuple[int, ...]) -> tuple[Step, ...]:
    """Each composite number as a product of primes."""
    split = [(number, prime_factors(number)) for number in dict.fromkeys(numbers)]
    return tuple(
        equal("in-primes", Num(number), product(*primes), number=number, product=printed(primes))
        for number, primes in split
        if len(primes) > 1
    )
