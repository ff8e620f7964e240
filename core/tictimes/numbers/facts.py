"""Facts about whole numbers, small enough to be worked out on the spot."""

from __future__ import annotations


def tables(number: int) -> tuple[int, ...]:
    """Every times table from the 2 times table up that `number` is in, its own included.

    These are its divisors without 1, ascending. 0 and 1 have none here: 0 would be in all of them.

    >>> tables(12)
    (2, 3, 4, 6, 12)
    >>> tables(13), tables(1)
    ((13,), ())
    """
    return tuple(table for table in range(2, number + 1) if number % table == 0)
