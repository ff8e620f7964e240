"""A sum that a child has built of tiles: read by a parser of our own, worked out by sympy."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.arithmetic.cards import BY_NOTATION, Hand
from tictimes.arithmetic.naming import tic
from tictimes.errors import RuleError
from tictimes.proofs import to_sympy
from tictimes.steps import Expr, Num, Op
from tictimes.sums import SIGNS, Piece, pieces

MOST_TILES = 32
LONGEST_NUMBER = 3
"""Digits: no hand is worth more than 50."""


def read_sum(tiles: tuple[str, ...], hand: Hand) -> Expr:
    """The sum that `tiles` spell: cards of `hand`, numbers, `+`, `-`, `*` and brackets.

    A number before a bracket multiplies it. Raises `RuleError`, in words for the child, for
    anything else.

    >>> from tictimes.arithmetic.cards import read_hand
    >>> from tictimes.steps import as_text
    >>> hand = read_hand("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split())
    >>> as_text(read_sum(("2", "*", "12", "-", "(", "4-circle-cyan", "+", "2", ")"), hand))
    '2 * 12 - (4 + 2)'
    >>> as_text(read_sum(("-", "5", "+", "4-star-red", "+", "3"), hand))
    '-5 + 4 + 3'
    >>> read_sum(("5", "4"), hand)
    Traceback (most recent call last):
    tictimes.errors.RuleError: There is no sign between 5 and 4. Which one belongs there?
    """
    if not tiles:
        raise RuleError(tic("sum-empty"))
    if len(tiles) > MOST_TILES:
        raise RuleError(tic("sum-too-long"))
    reader = _Reader(tuple(_read_tile(tile, hand) for tile in tiles))
    expr = reader.sum()
    if reader.next is not None:
        raise RuleError(tic("sum-bracket-closed" if reader.next == ")" else "sum-strange"))
    return expr


def value(expr: Expr) -> int:
    """What a sum makes, as sympy works it out.

    >>> value(Op("-", (Op("*", (Num(2), Num(12))), Num(6))))
    18
    """
    return int(to_sympy(expr))


def printed(tiles: tuple[str, ...]) -> tuple[Piece, ...]:
    """The tiles as they are printed, in the child's own order and with the child's own brackets.

    >>> "".join(piece.text for piece in printed(("2", "*", "5-star-red", "-", "3")))
    '2×5−3'
    """
    return tuple(map(_piece, tiles))


def worked_out(expr: Expr) -> tuple[tuple[Piece, ...], ...]:
    """The sum, one operation a line, innermost first.

    >>> twice = Op("*", (Num(2), Op("+", (Num(5), Num(4)))))
    >>> ["".join(piece.text for piece in line) for line in worked_out(twice)]
    ['5+4=9', '2×9=18']
    >>> below = Op("-", (Op("-", (Num(5), Num(3))),))
    >>> ["".join(piece.text for piece in line) for line in worked_out(below)]
    ['5−3=2', '−(5−3)=−2']
    """
    lines: list[tuple[Piece, ...]] = []

    def work(part: Expr) -> Num:
        if isinstance(part, Num):
            return part
        flat = Op(part.sign, tuple(map(work, part.args)))
        answer = Num(value(flat))
        # turned round, the inner sum stays in its brackets: "−2 = −2" would tell nothing
        shown = flat if len(flat.args) > 1 else part
        lines.append((*pieces(shown), Piece("="), *pieces(answer)))
        return answer

    work(expr)
    return tuple(lines)


def _read_tile(tile: str, hand: Hand) -> Num | str:
    card = BY_NOTATION.get(tile)
    if card is not None and card in hand:
        return Num(card.number, tile)
    if tile in SIGNS or tile in ("(", ")"):
        return tile
    if tile.isascii() and tile.isdecimal() and len(tile) <= LONGEST_NUMBER:
        return Num(int(tile))
    raise RuleError(
        tic("sum-number-long" if tile.isascii() and tile.isdecimal() else "sum-strange")
    )


def _piece(tile: str) -> Piece:
    card = BY_NOTATION.get(tile)
    if card is not None:
        return Piece(str(card.number), True, tile)
    return Piece(SIGNS.get(tile, tile), tile.isdecimal())


class _Reader:
    """Reads tiles from left to right: sums of products of numbers and brackets."""

    def __init__(self, tiles: tuple[Num | str, ...]) -> None:
        self._tiles: Iterator[Num | str] = iter(tiles)
        self.last: Num | str | None = None
        self.next: Num | str | None = next(self._tiles)

    def sum(self) -> Expr:
        """Products, added and taken away."""
        expr = self._product()
        while self.next in ("+", "-"):
            sign = self._take()
            other = self._product()
            same = isinstance(expr, Op) and expr.sign == sign and len(expr.args) > 1
            args = expr.args if same and isinstance(expr, Op) else (expr,)
            expr = Op("+" if sign == "+" else "-", (*args, other))
        return expr

    def _product(self) -> Expr:
        expr = self._factor()
        while self.next in ("*", "("):
            if self.next == "*":
                self._take()
            expr = Op("*", (expr, self._factor()))
        if isinstance(self.next, Num):
            raise RuleError(tic("sum-no-sign", one=_text(self.last), other=_text(self.next)))
        return expr

    def _factor(self) -> Expr:
        before, taken = self.last, self._take()
        if isinstance(taken, Num):
            return taken
        if taken == "-" and before in (None, "("):
            inner = self._factor()
            return Num(-inner.value) if isinstance(inner, Num) else Op("-", (inner,))
        if taken == "(":
            expr = self.sum()
            if self._take() != ")":
                raise RuleError(tic("sum-bracket-open"))
            return expr
        if taken is None:
            raise RuleError(tic("sum-ends", sign=_text(before)))
        if before is None:
            raise RuleError(tic("sum-begins", sign=_text(taken)))
        raise RuleError(tic("sum-no-number", one=_text(before), other=_text(taken)))

    def _take(self) -> Num | str | None:
        taken = self.next
        if taken is not None:
            self.last, self.next = taken, next(self._tiles, None)
        return taken


def _text(tile: Num | str | None) -> str:
    if isinstance(tile, Num):
        return str(tile.value)
    return SIGNS.get(tile or "", tile or "")
