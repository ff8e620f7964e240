"""Steps as data: a sum in the child's order whose numbers know their cards, and what was done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from tictimes.sayings import Saying


@dataclass(frozen=True, slots=True)
class Num:
    """A number in a sum, and the notation of the card it stands on, if any."""

    value: int
    card: str | None = None


Sign: TypeAlias = Literal["+", "-", "*"]


@dataclass(frozen=True, slots=True)
class Op:
    """Numbers or sums joined by one sign; `-` with a single argument turns it round."""

    sign: Sign
    args: tuple[Expr, ...]


Expr: TypeAlias = "Num | Op"


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement and whether it is so."""

    says: Saying
    true: bool


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what changed, what stood before, and what stands after."""

    change: Saying
    before: Expr | Claim
    after: Expr | bool
    steps: tuple[Step, ...] = ()


def as_text(expr: Expr) -> str:
    """`expr` as plain text, in its own order.

    >>> five, four = Num(5), Num(4)
    >>> as_text(Op("-", (Op("+", (five, four)), Num(3))))
    '(5 + 4) - 3'
    >>> as_text(Op("-", (Op("+", (five, four)),)))
    '-(5 + 4)'
    >>> as_text(Op("-", (Num(5), Num(-1))))
    '5 - (-1)'
    """
    if isinstance(expr, Num):
        return str(expr.value)
    first, *others = expr.args
    if not others:
        return f"-{_inner(first)}" if expr.sign == "-" else as_text(first)
    parts = [as_text(first) if isinstance(first, Num) else _inner(first), *map(_inner, others)]
    return f" {expr.sign} ".join(parts)


def _inner(expr: Expr) -> str:
    """A part of a larger sum: sums, and what begins with a minus, take brackets."""
    text = as_text(expr)
    bare = isinstance(expr, Num) or expr.sign == "*"
    return text if bare and not text.startswith("-") else f"({text})"
