"""How often something happens, in words: a share of all hands as small numbers."""

from __future__ import annotations

from fractions import Fraction

from tictimes.arithmetic.naming import tic
from tictimes.sayings import Saying, Sum

TENTH, HUNDRED, MILLION = Fraction(1, 10), 100, 1_000_000
LARGEST_PART = 10
"""A child can see `3 in 10` before its eyes, and hardly `7 in 23`."""


def how_often(share: Fraction) -> Saying:
    """A share of all hands from 0 to 1, with numbers as small as tell it.

    >>> from tictimes.sayings import say
    >>> say(how_often(Fraction(123, 1000))), say(how_often(Fraction(46, 101)), "older")
    ('about 1 in 8 hands', 'about 4/9 of all hands')
    >>> say(how_often(Fraction(10, 234531275))), say(how_often(Fraction(0)))
    ('about 1 in 23 million hands', 'no hand at all')
    """
    if share in (0, 1):
        return tic("often-never" if share == 0 else "often-always")
    near = share.limit_denominator(LARGEST_PART)
    if near == 1:
        return tic("often-nearly", exact=_exact(share))
    if share >= TENTH:
        part, whole = near.numerator, near.denominator
        return tic("often", part=part, whole=whole, exact=_exact(share))
    return _one_in(share)


def in_a_hundred(share: Fraction) -> Saying:
    """A share of all hands, out of 100 of them, so that shares are easily compared.

    Below half a hand of 100 it is one hand in so many.

    >>> from tictimes.sayings import say
    >>> say(in_a_hundred(Fraction(1, 33))), say(in_a_hundred(Fraction(1, 500)))
    ('about 3 in 100 hands', 'about 1 in 500 hands')
    """
    if share * 2 * HUNDRED < 1:
        return _one_in(share) if share else tic("often-never")
    return tic("often-hundred", part=round(share * HUNDRED), exact=_exact(share))


def grouped(number: int) -> Sum:
    """A large number in groups of three digits.

    >>> grouped(234531275).replace("\u202f", " ")
    '234 531 275'
    """
    return Sum(f"{number:,}".replace(",", "\u202f"))


def _one_in(share: Fraction) -> Saying:
    """One hand in so many, to two digits."""
    many = round(1 / share)
    many = round(many, 2 - len(str(many)))
    code, shown = ("often-million", many // MILLION) if many >= 10 * MILLION else ("often", many)
    return tic(code, part=1, whole=shown, exact=_exact(share))


def _exact(share: Fraction) -> Sum:
    return Sum(f"{share.numerator}/{share.denominator}")
