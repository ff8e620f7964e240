"""Which numbers are looked at: whole ones from 0 up, of 12 digits at most; others are refused."""

from __future__ import annotations

import re

from tictimes.errors import AnswerError, quoted
from tictimes.sayings import Saying

DIGITS = 12
LARGEST = 10**DIGITS - 1
ALLOWED = f"a whole number from 0 to {LARGEST}"

_WHOLE = re.compile(r"-?[0-9]+")
_WITH_POINT = re.compile(r"-?[0-9]*[.,][0-9]*")


def why_not(given: object) -> Saying | None:
    """What to tell a child who asks about `given`; `None` where it is a number to look at.

    >>> from tictimes.sayings import say
    >>> say(why_not(-12))
    '−12 is less than 0, and counting in tables starts at 0'
    >>> why_not(0) is None
    True
    """
    if type(given) is int:
        if abs(given) > LARGEST:
            return _number("too-large", digits=DIGITS)
        return _number("below-zero", number=given) if given < 0 else None
    if isinstance(given, bool):
        return _number("true-or-false", given=quoted(given))
    if isinstance(given, float):
        return _number("not-whole", given=quoted(given))
    return _number("no-number", given=quoted(given))


def read_number(given: object) -> int:
    """`given` itself, where it is a whole number from 0 to 999,999,999,999.

    Raises `AnswerError`, in words, for anything else; by its size before any work is done.

    >>> read_number(12)
    12
    >>> read_number(10**80)
    Traceback (most recent call last):
    tictimes.errors.AnswerError: that number has more than 12 digits \
(a whole number from 0 to 999999999999)
    """
    if type(given) is int and 0 <= given <= LARGEST:
        return given
    wrong = why_not(given)
    assert wrong is not None
    raise AnswerError(wrong, ALLOWED)


def read_written(text: str) -> int:
    """The number that is written as `text`, as a person types it.

    Raises `AnswerError`, in words, for what `read_number` refuses and for other text.

    >>> read_written("12"), read_written("007")
    (12, 7)
    >>> read_written("12.0")
    Traceback (most recent call last):
    tictimes.errors.AnswerError: '12.0' has a point in it, and only whole numbers make tables \
(a whole number from 0 to 999999999999)
    """
    if _WHOLE.fullmatch(text):
        minus, digits = text.startswith("-"), text.lstrip("-").lstrip("0") or "0"
        # longer ones only need to be told apart from those that are looked at
        number = int(digits) if len(digits) <= DIGITS else LARGEST + 1
        return read_number(-number if minus else number)
    if _WITH_POINT.fullmatch(text):
        raise AnswerError(_number("not-whole", given=quoted(text)), ALLOWED)
    raise AnswerError(_number("no-number", given=quoted(text)), ALLOWED)


def _number(code: str, **facts: int | str) -> Saying:
    return Saying.of(f"numbers.{code}", **facts)
