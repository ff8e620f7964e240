"""What this kit raises when it refuses something.

    TicTimesError (a ValueError)
    ├── NotationError    a card, move or option that cannot be read
    │   └── AnswerError  a child's answer that cannot be read; carries its Saying
    ├── MatchError       a match file that cannot be read or played; names the place
    ├── RuleError        a well-formed move that the rules forbid now; carries its Saying
    └── StoreError       records that cannot be kept or found
        └── UnkeptError  nothing at all can be kept or read: no disk, no right, no room

The text of every one of them is one line, fit to be shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictimes.sayings import Saying


class TicTimesError(ValueError):
    """The root of all refusals: `str(error)` is one line, fit to be shown.

    `wrong` says what is wrong; `allowed`, where it is known, what would have been right.

    >>> str(TicTimesError("17 is no card", "1 to 16"))
    '17 is no card (1 to 16)'
    >>> str(TicTimesError("the deck is empty"))
    'the deck is empty'
    """

    def __init__(self, wrong: str, allowed: str = "") -> None:
        self.wrong = wrong
        self.allowed = allowed
        super().__init__(f"{wrong} ({allowed})" if allowed else wrong)


class NotationError(TicTimesError):
    """A card, a move, a seed or an option that cannot be read."""


class AnswerError(NotationError):
    """An answer or a number as a child gave it, that cannot be read.

    Carries the `Saying` for the child; its text is English, fit to show.
    """

    def __init__(self, saying: Saying, allowed: str = "") -> None:
        from tictimes.sayings import say

        self.saying = saying
        super().__init__(say(saying), allowed)


class MatchError(TicTimesError):
    """A match file that cannot be read or played to its end; `wrong` names the place.

    `move` is the number of the move that cannot be, where it is one.
    """

    def __init__(self, wrong: str, allowed: str = "", *, move: int | None = None) -> None:
        self.move = move
        super().__init__(wrong if move is None else f"move {move}: {wrong}", allowed)


class StoreError(TicTimesError):
    """A record that cannot be kept, found or continued."""


class UnkeptError(StoreError):
    """Nothing can be kept or read now: the place for it is full, closed or broken."""


class RuleError(TicTimesError):
    """The rules forbid this move now.

    Carries the `Saying` for the child; its text is English, fit to show.
    """

    def __init__(self, saying: Saying) -> None:
        from tictimes.sayings import say

        self.saying = saying
        super().__init__(say(saying))


def quoted(anything: object) -> str:
    """What was given, short and on one line, to be named in a refusal.

    >>> quoted("two\\nlines")
    "'two\\\\nlines'"
    >>> quoted(10**80)
    'a number of 81 digits'
    """
    if type(anything) is int and abs(anything) >= 10**15:
        # Python refuses to print a number of thousands of digits, so long ones are not printed
        digits = len(str(abs(anything))) if anything.bit_length() < 10_000 else "very many"
        return f"a number of {digits} digits"
    text = ascii(anything) if isinstance(anything, str | int | float | None) else "that"
    return text if len(text) <= 40 else f"{text[:37]}..."


def is_text(text: str) -> bool:
    """Whether `text` can be written down: JSON can hold half a character, which cannot.

    >>> is_text("otter"), is_text("\\ud83e")
    (True, False)
    """
    return not any("\ud800" <= character <= "\udfff" for character in text)
