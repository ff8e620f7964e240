"""What a parameter of an address could have been, in the words of every language."""

from __future__ import annotations

import re

from tictimes.errors import NotationError
from tictimes.sayings import Fact, Saying, say


class NotAllowedError(NotationError):
    """A value that a parameter cannot have. Carries the Saying of what it can be."""

    def __init__(self, code: str, **facts: Fact) -> None:
        self.saying = Saying.of(f"common.address-{code}", **facts)
        super().__init__("this cannot be", say(self.saying))


def allowed_by(error: NotationError) -> Saying | None:
    """What would have been right, where `error` knows it.

    Values stay as an address has them; only what joins them is said.

    >>> say(allowed_by(NotationError("that", "1 or 2 or 3")), language="de")
    '1 oder 2 oder 3'
    >>> allowed_by(NotationError("that")) is None
    True
    """
    if isinstance(error, NotAllowedError):
        return error.saying
    if found := re.fullmatch(r"(\d+) to (\d+)", error.allowed):
        return Saying.of("common.address-to", least=found[1], most=found[2])
    if not error.allowed:
        return None
    return either(error.allowed.split(" or "))


def either(values: list[str]) -> Saying:
    """One of `values`.

    >>> say(either(["yes", "no"]))
    'yes or no'
    """
    first, *others = values
    said = Saying.of("common.name", name=first)
    return Saying.of("common.address-or", first=said, second=either(others)) if others else said
