"""Who sits at a table: names of people, and names that say that they are bots."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import get_args

from tictimes.errors import NotationError, is_text, quoted
from tictimes.game import Level

LONGEST_NAME = 40
PERSON = "Otter"
ANIMALS = ("Fox", "Bear", "Owl", "Hare", "Badger", "Mole", "Wren")

_BOT = re.compile(r".+ \((?:(?P<level>easy|medium|hard) )?bot\)")


def bot_level(name: str) -> Level | None:
    """How strong the bot called `name` is; `None` for a person.

    >>> bot_level("Fox (bot)"), bot_level("Fox (hard bot)"), bot_level("Ana")
    ('medium', 'hard', None)
    """
    found = _BOT.fullmatch(name)
    if found is None:
        return None
    named = found["level"] or "medium"
    return next(level for level in get_args(Level) if level == named)


def as_bot(name: str) -> str:
    """The name of the medium bot that plays on for `name`.

    >>> as_bot("Ana"), as_bot("Fox (easy bot)")
    ('Ana (bot)', 'Fox (easy bot)')
    """
    return name if bot_level(name) else f"{name[: LONGEST_NAME - 6]} (bot)"


def bot_name(name: str, level: Level) -> str:
    """What a bot of this `level` is called.

    >>> bot_name("Fox", "medium"), bot_name("Fox", "hard")
    ('Fox (bot)', 'Fox (hard bot)')
    """
    return f"{name} (bot)" if level == "medium" else f"{name} ({level} bot)"


def seat_names(players: int | Sequence[str]) -> tuple[str, ...]:
    """The names at a table: those given, or for a number one person and medium bots.

    Raises `NotationError` for what is neither.

    >>> seat_names(3)
    ('Otter', 'Fox (bot)', 'Bear (bot)')
    >>> seat_names(["Ana", "Ben"])
    ('Ana', 'Ben')
    """
    if isinstance(players, int) and not isinstance(players, bool):
        if not 1 <= players <= len(ANIMALS) + 1:
            wrong = f"{quoted(players)} is no number of players"
            raise NotationError(wrong, f"1 to {len(ANIMALS) + 1}")
        return (PERSON, *map(as_bot, ANIMALS[: players - 1]))
    return read_names(list(players) if isinstance(players, tuple) else players)


def read_names(names: object) -> tuple[str, ...]:
    """The names in a list of JSON, each a text of 1 to 40 characters that is not all blanks.

    Raises `NotationError` for anything else.

    >>> read_names(["Ana", " "])
    Traceback (most recent call last):
    tictimes.errors.NotationError: ' ' is no name (a text of 1 to 40 characters)
    """
    if not isinstance(names, list):
        raise NotationError("the players are no list", "a list of names")
    for name in names:
        if not (isinstance(name, str) and _is_name(name)):
            allowed = f"a text of 1 to {LONGEST_NAME} characters"
            raise NotationError(f"{quoted(name)} is no name", allowed)
    return tuple(names)


def tidy(typed: str) -> str:
    """A text as it was typed, on one line, with single blanks and nothing that does not show.

    Control and format characters (Unicode's categories Cc and Cf) go: some turn the line round.

    >>> tidy("  Ana \\u202e\\n Maria\\u200b "), tidy("\\u202e")
    ('Ana Maria', '')
    """
    seen = (c for c in typed if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf"))
    return " ".join("".join(seen).split())


def _is_name(name: str) -> bool:
    return len(name) <= LONGEST_NAME and bool(name.strip()) and is_text(name)
