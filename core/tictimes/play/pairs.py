"""Children who share a seat: one taps, the others explain, and the roles go round with each go."""

from __future__ import annotations

from collections.abc import Sequence

from tictimes.board import Sharing
from tictimes.play.players import bot_level
from tictimes.sayings import Saying

AND = " & "


def sharers(name: str) -> tuple[str, ...]:
    """The children who share the seat called `name`; the one child, or the bot, where none do.

    >>> sharers("Ana & Ben"), sharers("Ana"), sharers("Fox & Owl (bot)")
    (('Ana', 'Ben'), ('Ana',), ('Fox & Owl (bot)',))
    """
    if bot_level(name):
        return (name,)
    return tuple(part for part in map(str.strip, name.split(AND.strip())) if part) or (name,)


def shared(names: Sequence[str]) -> str:
    """The name of a seat that `names` share.

    >>> shared(("Ana", "Ben"))
    'Ana & Ben'
    """
    return AND.join(names)


def sharing(name: str, go: int) -> Sharing | None:
    """Who does what in go number `go`, from 0, of the seat called `name`; `None` for one child.

    >>> sharing("Ana & Ben", 0).taps, sharing("Ana & Ben", 1).taps, sharing("Ana", 0)
    ('Ana', 'Ben', None)
    >>> sharing("Ana & Ben & Caz", 1).explains
    ('Caz', 'Ana')
    """
    names = sharers(name)
    if len(names) == 1:
        return None
    first = go % len(names)
    turned = (*names[first:], *names[:first])
    taps, explains = turned[0], turned[1:]
    says = Saying.of("play.sharing", taps=taps, explain=explains, count=len(explains))
    return Sharing(taps, explains, says)
