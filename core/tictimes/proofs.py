"""Steps proved by sympy: what stands before equals what stands after, and every claim is so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias

from tictimes.sayings import Saying
from tictimes.steps import Claim, Expr, Num, Step

if TYPE_CHECKING:
    import sympy

Truth: TypeAlias = Callable[..., bool]
"""Decides whether what a saying states is so; takes the facts of the saying by their names."""


def to_sympy(expr: Expr) -> sympy.Expr:
    """The value of `expr`, worked out by sympy.

    >>> from tictimes.steps import Op
    >>> to_sympy(Op("-", (Op("*", (Num(2), Num(12))), Num(6))))
    18
    >>> to_sympy(Op("-", (Num(5),)))
    -5
    """
    from sympy import Add, Integer, Mul

    if isinstance(expr, Num):
        return Integer(expr.value)
    first, *others = map(to_sympy, expr.args)
    if expr.sign == "*":
        return Mul(first, *others)
    if expr.sign == "+":
        return Add(first, *others)
    return Add(first, *(-other for other in others)) if others else -first


def is_so(statement: Saying) -> bool:
    """Whether a statement is so; its room's `truths.py` knows how to decide.

    Raises `KeyError` for a saying that states nothing.

    >>> is_so(Saying.of("numbers.is-prime", number=13))
    True
    >>> is_so(Saying.of("numbers.is-prime", number=1))
    False
    """
    room = statement.code.partition(".")[0]
    return _truths(room)[statement.code](**dict(statement.facts))


def proved(step: Step) -> bool:
    """Whether `step` and all steps within it hold.

    >>> from tictimes.steps import Op
    >>> split = Saying.of("numbers.pair", number=12, factor=3, other=4)
    >>> proved(Step(split, Num(12), Op("*", (Num(3), Num(4)))))
    True
    >>> proved(Step(split, Num(12), Op("*", (Num(3), Num(5)))))
    False
    """
    if not all(map(proved, step.steps)):
        return False
    before, after = step.before, step.after
    if isinstance(before, Claim):
        return is_so(before.says) is before.true is after
    return not isinstance(after, bool) and bool(to_sympy(before) == to_sympy(after))


@cache
def _truths(room: str) -> Mapping[str, Truth]:
    truths: Mapping[str, Truth] = import_module(f"tictimes.{room}.truths").TRUTHS
    return {f"{room}.{name}": truth for name, truth in truths.items()}
