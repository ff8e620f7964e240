"""The few words that every room shares."""

from __future__ import annotations

from tictimes.sayings import Words

WORDS: dict[str, Words] = {
    "and": "{items}",
    "comma": ", ",
    "last": " and ",
    "name": "{name}",
    "number": "{number}",
}
