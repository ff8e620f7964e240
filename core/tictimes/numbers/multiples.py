"""Whether a number is in a times table: how many times the table it is, and what is left over."""

from __future__ import annotations

from tictimes.numbers.reading import read_number
from tictimes.numbers.stating import OFTEN, number_says, product
from tictimes.sayings import Fact, Saying
from tictimes.steps import Num, Op, Step


def in_or_out(number: int, table: int, card: str | None = None) -> Step:
    """The step that shows whether `number`, from 0 up, is in `table`, from 1 up.

    `card` is the card that the number stands on, if any. Raises `NotationError`, in words, for
    anything else.

    >>> from tictimes.sayings import say
    >>> say(in_or_out(14, 3).change)
    '14 is not in the 3 times table: 4 × 3 = 12, and 2 are left over.'
    >>> say(in_or_out(28, 14).change), say(in_or_out(0, 7).change)
    ('28 = 2 × 14, so 28 is a multiple of 14.', '0 = 0 × 7, so 0 is in the 7 times table.')
    """
    count, left = divmod(read_number(number), read_number(table))
    multiple = product(count, table)
    return Step(
        in_words(number, table),
        Num(number, card),
        Op("+", (multiple, Num(left))) if left else multiple,
    )


def in_words(number: int, table: int) -> Saying:
    """The same as a saying alone."""
    count, left = divmod(number, table)
    code = "in-table" if not left else "not-in-table" if count else "below-table"
    return number_says(code if table <= OFTEN else f"{code}-multiples", **division(number, table))


def division(number: int, table: int) -> dict[str, Fact]:
    """The facts of a division with its remainder."""
    count, left = divmod(number, table)
    return {
        "number": number,
        "table": table,
        "count": count,
        "product": number - left,
        "left": left,
    }
