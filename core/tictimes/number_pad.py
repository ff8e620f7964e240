"""A number typed on keys of its own: a tablet's own keys may have no minus, and hide the cards."""

from __future__ import annotations

from tictimes.sayings import Saying
from tictimes.scene import Action, Choices

KEY, RUB_OUT, MINUS = "key", "Backspace", "-"
MOST_DIGITS = 3


def pad(label: Saying, *others: Action, below_zero: bool = False) -> Choices:
    """The keys, and `others` after them; `label` says what is typed so far.

    >>> [action.value for action in pad(Saying.of("common.yes"), below_zero=True).actions][-3:]
    ['0', '-', 'Backspace']
    """
    digits = (Action(KEY, Saying.of("common.number", number=n), str(n)) for n in (*range(1, 10), 0))
    minus = (Action(KEY, Saying.of("common.pad-minus"), MINUS),) if below_zero else ()
    rub_out = Action(KEY, Saying.of("common.pad-rub-out"), RUB_OUT, icon="rub-out")
    return Choices(label, (*digits, *minus, rub_out, *others))


def typed_on(text: str, key: str) -> str:
    """`text` after one key more; a minus goes to the front, and away again.

    >>> typed_on("1", "2"), typed_on("12", "-"), typed_on("-12", "-"), typed_on("12", "Backspace")
    ('12', '-12', '12', '1')
    >>> typed_on("0", "7"), typed_on("999", "9"), typed_on("-", "Backspace")
    ('7', '999', '')
    """
    sign, digits = (MINUS, text[1:]) if text.startswith(MINUS) else ("", text)
    if key == RUB_OUT:
        return text[:-1]
    if key == MINUS:
        return digits if sign else MINUS + digits
    if len(digits) >= MOST_DIGITS:
        return text
    return sign + (key if digits == "0" else digits + key)


def number_in(text: str) -> int | None:
    """The number that was typed; `None` where none was.

    >>> number_in("-15"), number_in("-"), number_in("")
    (-15, None, None)
    """
    return int(text) if text.removeprefix(MINUS).isdecimal() else None
