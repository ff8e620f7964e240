"""A sum in print: its numbers, which may be little cards, and the signs between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from tictimes.steps import Expr, Num, Op, Step

SIGNS = {"+": "+", "-": "−", "*": "×"}


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a printed sum: a number, and the card it stands on, or a sign or a bracket."""

    text: str
    number: bool = False
    card: str | None = None


def pieces(expr: Expr) -> tuple[Piece, ...]:
    """`expr` in its own order; sums and negative numbers within it take brackets.

    >>> "".join(piece.text for piece in pieces(Op("-", (Num(5), Num(-1)))))
    '5−(−1)'
    >>> pieces(Num(12, "12"))
    (Piece(text='12', number=True, card='12'),)
    """
    return tuple(_whole(expr))


def line(step: Step) -> tuple[Piece, ...]:
    """What `step` writes down: what stood before, `=`, what stands after; nothing for a claim.

    >>> sum_ = Op("+", (Num(5), Num(4)))
    >>> " ".join(piece.text for piece in line(Step(None, sum_, Num(9))))
    '5 + 4 = 9'
    >>> [piece.text for piece in line(Step(None, Num(9), Num(9)))]
    ['9']
    """
    if not isinstance(step.before, Num | Op) or isinstance(step.after, bool):
        return ()
    before, after = pieces(step.before), pieces(step.after)
    same = [piece.text for piece in before] == [piece.text for piece in after]
    return before if same else (*before, Piece("="), *after)


def cards_of(expr: Expr) -> tuple[str, ...]:
    """Every card that stands in `expr`, in the order they come, each once."""
    return tuple(dict.fromkeys(piece.card for piece in pieces(expr) if piece.card is not None))


def cards_in(steps: tuple[Step, ...]) -> tuple[str, ...]:
    """Every card that stands in the sums of `steps`, in the order they come, each once."""
    found = (piece.card for step in _all(steps) for piece in line(step) if piece.card is not None)
    return tuple(dict.fromkeys(found))


def _all(steps: tuple[Step, ...]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from _all(step.steps)


def _whole(expr: Expr) -> Iterator[Piece]:
    if isinstance(expr, Num):
        yield Piece(str(expr.value).replace("-", "−"), True, expr.card)
        return
    sign, (first, *others) = Piece(SIGNS[expr.sign]), expr.args
    if others:
        yield from _whole(first) if isinstance(first, Num) else _part(first)
        yield from chain.from_iterable((sign, *_part(other)) for other in others)
    elif expr.sign == "-":
        yield sign
        yield from _part(first)
    else:
        yield from _whole(first)


def _part(expr: Expr) -> Iterator[Piece]:
    whole = tuple(_whole(expr))
    bare = isinstance(expr, Num) or expr.sign == "*"
    if bare and not whole[0].text.startswith("−"):
        yield from whole
    else:
        yield from (Piece("("), *whole, Piece(")"))
