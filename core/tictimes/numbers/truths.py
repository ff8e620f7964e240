"""What is stated of numbers, and how sympy decides whether it is so."""

from __future__ import annotations

from collections.abc import Mapping

from tictimes.proofs import Truth


def is_prime(number: int) -> bool:
    """Whether `number` is prime."""
    import sympy

    return bool(sympy.isprime(number))


def is_even_prime(number: int) -> bool:
    """Whether `number` is a prime and even."""
    import sympy

    return is_prime(number) and bool(sympy.Integer(number).is_even)


def has_factors(number: int, count: int) -> bool:
    """Whether `number` has so many divisors."""
    import sympy

    return bool(sympy.divisor_count(number) == count)


def are_factors(number: int, factors: tuple[int, ...]) -> bool:
    """Whether these are all divisors of `number`."""
    import sympy

    return tuple(sympy.divisors(number)) == factors


def in_tables(number: int, tables: tuple[int, ...]) -> bool:
    """Whether every one of `tables` divides `number`."""
    import sympy

    return all(sympy.Mod(number, table) == 0 for table in tables)


def none_divides(number: int, first: int, last: int) -> bool:
    """Whether no prime from `first` to `last` divides `number`."""
    import sympy

    return not any(first <= prime <= last for prime in sympy.primefactors(number))


def square_is_more(root: int, square: int, number: int) -> bool:
    """Whether `square` is the square of `root`, and more than `number`."""
    import sympy

    return bool(sympy.Integer(root) ** 2 == square and sympy.Integer(square) > number)


def within(table: int, inner: int) -> bool:
    """Whether all that `table` divides is divided by `inner` too."""
    import sympy

    return bool(sympy.Mod(table, inner) == 0)


def is_greatest_common_factor(numbers: tuple[int, ...], factor: int) -> bool:
    """Whether `factor` is the greatest common divisor of `numbers`."""
    import sympy

    return bool(sympy.igcd(*numbers) == factor)


def is_least_common_multiple(numbers: tuple[int, ...], multiple: int) -> bool:
    """Whether `multiple` is the least common multiple of `numbers`."""
    import sympy

    return bool(sympy.ilcm(*numbers) == multiple)


def is_factor(number: int, factor: int) -> bool:
    """Whether `factor` divides `number`."""
    import sympy

    return factor > 0 and bool(sympy.Mod(number, factor) == 0)


def makes(one: int, other: int, number: int) -> bool:
    """Whether the product of two numbers is `number`."""
    import sympy

    return bool(sympy.Mul(one, other) == number)


def has_pairs(number: int, count: int) -> bool:
    """Whether `number` has so many factor pairs."""
    import sympy

    return bool(sympy.ceiling(sympy.Rational(sympy.divisor_count(number), 2)) == count)


def between(number: int, least: int, largest: int) -> bool:
    """Whether `number` is from `least` to `largest`."""
    import sympy

    return bool(sympy.Integer(number) >= least) and bool(sympy.Integer(number) <= largest)


def is_square(number: int, **_found: int) -> bool:
    """Whether `number` is the square of a whole number; how that was found does not matter."""
    import sympy

    return bool(sympy.sqrt(number).is_integer)


def all_are(these: str, value: int, are: str, other: int, most: int, **_said: object) -> bool:
    """Whether every number up to `most` that is so is also otherwise so."""
    found = [n for n in range(1, most + 1) if _tells(these, value, n)]
    return bool(found) and all(_tells(are, other, n) for n in found)


def none_are(these: str, value: int, are: str, other: int, most: int, **_said: object) -> bool:
    """Whether no number up to `most` is both."""
    numbers = range(1, most + 1)
    return not any(_tells(these, value, n) and _tells(are, other, n) for n in numbers)


def _tells(what: str, value: int, number: int) -> bool:
    """Whether `number` is what a clue tells."""
    match what:
        case "in-table":
            return is_factor(number, value)
        case "not-in-table":
            return not is_factor(number, value)
        case "factors":
            return has_factors(number, value)
        case "square":
            return is_square(number)
    return is_prime(number) == (what == "prime")


TRUTHS: Mapping[str, Truth] = {
    "is-prime": is_prime,
    "is-even-prime": is_even_prime,
    "has-factors": has_factors,
    "are-factors": are_factors,
    "in-tables": in_tables,
    "none-divides": none_divides,
    "square-is-more": square_is_more,
    "within": within,
    "is-gcd": is_greatest_common_factor,
    "is-lcm": is_least_common_multiple,
    "is-factor": is_factor,
    "makes": makes,
    "has-pairs": has_pairs,
    "between": between,
    "is-square": is_square,
    "all-are": all_are,
    "none-are": none_are,
}
