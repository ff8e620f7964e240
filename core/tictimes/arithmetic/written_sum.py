"""A sum as a child types it: read by our own parser, and never run."""

from __future__ import annotations

import re

from tictimes.arithmetic.cards import Hand
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.sheet.sums import MOST_TILES, read_sum
from tictimes.errors import AnswerError, RuleError
from tictimes.steps import Expr, Num

LONGEST = 160
"""Characters."""

_PIECE = re.compile(r"\s*([0-9]{1,4}|[-−–+()xX×*·])")
_SIGNS = {"−": "-", "–": "-", "x": "*", "X": "*", "×": "*", "·": "*"}


def read_written(text: object, hand: Hand) -> Expr:
    """The sum that `text` spells; what stands after an `=` is left out.

    Raises `AnswerError`, in words, for what is no sum.

    >>> from tictimes.steps import as_text
    >>> as_text(read_written("2 x (5+4+3) − (4 + 2) = 18", ()))
    '2 * (5 + 4 + 3) - (4 + 2)'
    >>> read_written("__import__('os')", ())
    Traceback (most recent call last):
    tictimes.errors.AnswerError: I cannot read this sum. Write numbers, and + − × ( and ).
    """
    given = text.partition("=")[0].strip() if isinstance(text, str) else ""
    if not given:
        raise AnswerError(tic("written-nothing"))
    if len(given) > LONGEST:
        raise AnswerError(tic("sum-too-long"))
    tiles: list[str] = []
    at = 0
    while at < len(given) and len(tiles) <= MOST_TILES:
        found = _PIECE.match(given, at)
        if found is None:
            raise AnswerError(tic("written-strange"))
        tiles.append(_SIGNS.get(found[1], found[1]))
        at = found.end()
    try:
        return read_sum(tuple(tiles), hand)
    except RuleError as refused:
        raise AnswerError(refused.saying) from refused


def numbers_in(expr: Expr) -> tuple[int, ...]:
    """Every number that stands in a sum.

    >>> numbers_in(read_written("2 x (5 + 4) - 3", ()))
    (2, 5, 4, 3)
    """
    if isinstance(expr, Num):
        return (expr.value,)
    return tuple(number for arg in expr.args for number in numbers_in(arg))
