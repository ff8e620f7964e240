"""What a child types as an answer, read forgivingly; nothing of it is ever run."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain, groupby
from typing import NoReturn, TypeAlias

from tictimes.errors import AnswerError, quoted
from tictimes.numbers.reading import DIGITS, why_not
from tictimes.numbers.stating import number_says
from tictimes.sayings import Fact, Saying, say

Product: TypeAlias = tuple[int, ...]
"""Numbers joined by ×, in the child's order; one alone is itself."""

LONGEST = 1_000
"""Characters of an answer."""

_PIECE = re.compile(
    r"(?P<number>(?<!\d)[-−]\d+|\d+(?:\.\d+)?)|(?P<times>[xX×*·⋅✕✖])|(?P<equals>=)"
    r"|(?P<between>[\s,;/|&()\[\]{}.:−–—-]+)|(?P<word>[^\W\d_]+)|(?P<other>.)"
)


def read_numbers(answer: object, number: int | None = None, language: str = "en") -> Product:
    """Every number of an answer, in its order: `1, 12 and 3 x 4` are four.

    A product may end in `= number` where the question asks about `number`. Numbers and lists of
    numbers are taken as they are. Raises `AnswerError`, in words, for what cannot be read.

    >>> read_numbers("1, 12, 2 6 3x4 = 12", 12)
    (1, 12, 2, 6, 3, 4)
    >>> read_numbers("")
    Traceback (most recent call last):
    tictimes.errors.AnswerError: There is no answer yet. Write numbers, such as 3 and 4.
    """
    return tuple(chain.from_iterable(read_products(answer, number, language)))


def read_pairs(answer: object, number: int, language: str = "en") -> tuple[tuple[int, int], ...]:
    """Every factor pair of an answer about `number`: `3 x 4`, `3 4`, or `12 = 3 × 4`.

    Numbers without a × are pairs one after another, or, where only that makes `number`, from the
    outside in: `1 2 3 4 6 12`. Raises `AnswerError`, in words, for what cannot be read so.

    >>> read_pairs("1 12, 2 6, 4x3", 12)
    ((1, 12), (2, 6), (4, 3))
    >>> read_pairs("1 2 3 4 6 12", 12), read_pairs("1 2 4", 4)
    (((1, 12), (2, 6), (3, 4)), ((1, 4), (2, 2)))
    >>> read_pairs("2 x 2 x 3", 12)
    Traceback (most recent call last):
    tictimes.errors.AnswerError: 2 × 2 × 3 has more than two factors. A pair has two, such as 3 × 4.
    """
    pairs: list[tuple[int, int]] = []
    products = read_products(answer, number, language)
    for alone, some in groupby(products, key=lambda factors: len(factors) == 1):
        if alone:
            pairs += _paired([factors[0] for factors in some], number)
            continue
        for factors in some:
            if len(factors) > 2:
                _refuse("no-pair", given=" × ".join(map(str, factors)))
            pairs.append((factors[0], factors[1]))
    return tuple(pairs)


def read_yes_no(answer: object, language: str = "en") -> bool:
    """Whether an answer says yes.

    Raises `AnswerError`, in words, for what means neither yes nor no.

    >>> read_yes_no(" Yes. "), read_yes_no(False)
    (True, False)
    """
    if isinstance(answer, bool):
        return answer
    if isinstance(answer, str) and len(answer) <= LONGEST:
        words = " ".join(re.findall(r"\w+", answer.casefold()))
        for meaning, code in ((True, "means-yes"), (False, "means-no")):
            if words in say(number_says(code), "young", language).split(", "):
                return meaning
    return _refuse("yes-or-no", given=quoted(answer))


def read_products(
    answer: object, number: int | None = None, language: str = "en"
) -> tuple[Product, ...]:
    """The numbers and products of an answer, as `read_numbers` and `read_pairs` take them."""
    if isinstance(answer, str):
        if len(answer) > LONGEST:
            _refuse("too-long", most=LONGEST)
        found = tuple(_products(answer, number, language))
    else:
        found = tuple(_given(answer))
    return found or _refuse("no-answer")


def _given(answer: object) -> Iterator[Product]:
    """Numbers, and lists of them, that no child typed."""
    for one in answer if isinstance(answer, list | tuple | set | frozenset) else [answer]:
        yield tuple(map(_checked, one)) if isinstance(one, list | tuple) else (_checked(one),)


def _products(text: str, number: int | None, language: str) -> Iterator[Product]:
    """The products that are written, without the `= number` that may stand beside them."""
    for sides in _statements(_pieces(text, language)):
        products = [side for side in sides if side != [number]] if len(sides) > 1 else sides
        if len(sides) > 1 and not 0 < len(products) < len(sides):
            _refuse("makes-other", number=number) if number else _refuse("not-read", given="=")
        yield from map(tuple, products)


def _statements(pieces: Iterable[int | str]) -> Iterator[list[list[int]]]:
    """Numbers joined by `×` are one side, and sides joined by `=` one statement."""
    sides: list[list[int]] = []
    sign = ""
    for piece in pieces:
        if isinstance(piece, str):
            if sign or not sides:
                _refuse("sign-alone", sign=piece)
            sign = piece
            continue
        if sign == "×":
            sides[-1].append(piece)
        elif sign:
            sides.append([piece])
        else:
            if sides:
                yield sides
            sides = [[piece]]
        sign = ""
    if sign:
        _refuse("sign-alone", sign=sign)
    if sides:
        yield sides


def _pieces(text: str, language: str) -> Iterator[int | str]:
    """The numbers, and the signs `×` and `=`; what may stand between them is left out."""
    between = {say(Saying.of("common.last"), "young", language).strip().casefold(), "and"}
    for piece in _PIECE.finditer(text):
        kind, found = piece.lastgroup, piece.group().casefold()
        if kind == "number":
            yield _read(found)
        elif kind == "times" or found == "times":
            yield "×"
        elif kind == "equals":
            yield "="
        elif kind != "between" and found not in between:
            _refuse("not-read", given=quoted(text.strip()))


def _paired(numbers: list[int], number: int) -> list[tuple[int, int]]:
    following = list(zip(numbers[::2], numbers[1::2], strict=False))
    half = (len(numbers) + 1) // 2
    inwards = list(zip(numbers[:half], numbers[::-1], strict=False))
    if all(one * other == number for one, other in inwards):
        return inwards
    if len(numbers) % 2:
        _refuse("left-alone", number=numbers[-1])
    return following


def _checked(given: object) -> int:
    wrong = why_not(given)
    if wrong is not None or not isinstance(given, int):
        raise AnswerError(wrong or number_says("no-number", given=quoted(given)))
    return given


def _read(written: str) -> int:
    """A number as it is written; too long a one is refused by its size."""
    if "." in written:
        _refuse("not-whole", given=quoted(written))
    whole = written.replace("−", "-")
    return _checked(int(whole) if len(whole) <= DIGITS + 1 else 10**DIGITS)


def _refuse(code: str, **facts: Fact) -> NoReturn:
    raise AnswerError(number_says(code, **facts))
