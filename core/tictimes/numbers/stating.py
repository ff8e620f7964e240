"""How steps about numbers are put together."""

from __future__ import annotations

from tictimes.sayings import Fact, Saying, Sum
from tictimes.steps import Claim, Expr, Num, Op, Step

OFTEN = 12
"""The last times table that children say by heart; a number is a multiple of those beyond."""


def number_says(code: str, **facts: Fact) -> Saying:
    """A saying about numbers."""
    return Saying.of(f"numbers.{code}", **facts)


def product(*factors: int) -> Expr:
    """These numbers multiplied, in this order; one alone is itself."""
    numbers = tuple(map(Num, factors))
    return numbers[0] if len(numbers) == 1 else Op("*", numbers)


def printed(factors: tuple[int, ...]) -> Sum:
    """These numbers multiplied, as it is printed.

    >>> printed((2, 2, 3))
    '2 × 2 × 3'
    """
    return Sum(" × ".join(map(str, factors)))


def equal(code: str, before: Expr, after: Expr, **facts: Fact) -> Step:
    """A step from a number or a sum to one that is as much."""
    return Step(number_says(code, **facts), before, after)


def claim(change: str | Saying, statement: str, true: bool = True, /, **facts: Fact) -> Step:
    """A step that says whether a statement about `facts` is so; a code alone speaks of them too."""
    says = number_says(change, **facts) if isinstance(change, str) else change
    return Step(says, Claim(number_says(statement, **facts), true), true)
