"""A sum as jumps along the number line: forward for what is added, back for what is taken away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from tictimes.numbers.stating import equal, number_says
from tictimes.sayings import Sum
from tictimes.steps import Expr, Num, Op, Sign, Step, as_text

FEW = range(2, 13)
"""So many times the same is shown as so many jumps."""


@dataclass(frozen=True, slots=True)
class Jump:
    """A jump, forward above 0 and back below, and the card it stands on; `again` repeats a sum."""

    by: int
    card: str | None = None
    again: bool = False


def value(expr: Expr) -> int:
    """What a sum comes to.

    >>> value(Op("-", (Op("*", (Num(2), Num(12))), Num(6)))), value(Op("-", (Num(5),)))
    (18, -5)
    """
    if isinstance(expr, Num):
        return expr.value
    numbers = [value(arg) for arg in expr.args]
    if expr.sign == "+":
        return sum(numbers)
    if expr.sign == "*":
        return prod(numbers)
    return numbers[0] - sum(numbers[1:]) if len(numbers) > 1 else -numbers[0]


def jumps_of(expr: Expr) -> tuple[int, tuple[Jump, ...]]:
    """Where a sum begins and the jumps it is made of.

    It begins at its first number, or at 0 where that is a card: each card is a jump. What is taken
    a few times over is jumped once and then again.

    >>> start, jumps = jumps_of(Op("-", (Num(16), Num(21))))
    >>> start, [jump.by for jump in jumps]
    (16, [-21])
    >>> twice = Op("*", (Num(2), Op("+", (Num(5, "5-star-red"), Num(4, "4-star-red")))))
    >>> start, jumps = jumps_of(Op("-", (twice, Num(3, "3-star-blue"))))
    >>> start, [jump.by for jump in jumps], jumps[2].again
    (0, [5, 4, 9, -3], True)
    >>> jumps_of(Num(7))
    (7, ())
    """
    jumps = tuple(_walk(expr, 1))
    if jumps and jumps[0].card is None and jumps[0].by == _first(expr):
        return jumps[0].by, jumps[1:]
    return 0, jumps


def jump_step(at: int, jump: Jump) -> Step:
    """What `jump` does from `at`; past 0 it is two jumps, to 0 and on.

    >>> from tictimes.sayings import say
    >>> step = jump_step(16, Jump(-21))
    >>> [say(one.change) for one in (step, *step.steps)]
    ['16 − 21: back 16 to 0, then 5 more. That is −5.', 'Back 16 to 0.', 'Then 5 more.']
    """
    after, far = at + jump.by, abs(jump.by)
    sign: Sign = "+" if jump.by >= 0 else "-"
    before = Op(sign, (Num(at), Num(far, jump.card)))
    inner: tuple[Step, ...] = ()
    if at and after and (at < 0) != (after < 0):
        code = "line-up-past-zero" if jump.by > 0 else "line-back-past-zero"
        rest = abs(after)
        inner = (
            equal(
                "line-up-to-zero" if jump.by > 0 else "line-back-to-zero",
                Op(sign, (Num(at), Num(abs(at)))),
                Num(0),
                first=abs(at),
            ),
            equal("line-then", Op(sign, (Num(0), Num(rest))), Num(after), rest=rest),
        )
    else:
        rest = 0
        code = "line-again" if jump.again else "line-forward" if jump.by >= 0 else "line-back"
    facts = {"at": at, "by": far, "after": after, "first": abs(at), "rest": rest}
    text = Sum(as_text(before).replace("-", "−"))
    return Step(number_says(code, **facts, sum=text), before, Num(after), inner)


def _walk(expr: Expr, way: int) -> Iterator[Jump]:
    if isinstance(expr, Num):
        yield Jump(way * expr.value, expr.card)
        return
    first, *others = expr.args
    if expr.sign == "+":
        for arg in expr.args:
            yield from _walk(arg, way)
    elif expr.sign == "-":
        yield from _walk(first, way if others else -way)
        for arg in others:
            yield from _walk(arg, -way)
    elif isinstance(first, Num) and len(others) == 1 and first.value in FEW:
        yield from _walk(others[0], way)
        by = way * value(others[0])
        yield from [Jump(by, again=True)] * (first.value - 1)
    else:
        yield Jump(way * value(expr))


def _first(expr: Expr) -> int | None:
    """The number that a sum begins with, where it is added."""
    while isinstance(expr, Op):
        if expr.sign == "*" or (expr.sign == "-" and len(expr.args) == 1):
            return None
        expr = expr.args[0]
    return expr.value
