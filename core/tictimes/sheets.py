"""The score sheet: how it is kept at a table, what is asked next, and the page of it to draw.

Plain data for every game, as the board is: whatever is to be read is a `Saying`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from tictimes.errors import NotationError, quoted
from tictimes.sayings import Saying
from tictimes.sums import Piece

HelpWhen: TypeAlias = Literal["at-once", "two-tries", "at-end"]
"""When the kit helps with a score that is not right: after one miss, after two, after the match."""

AskKind: TypeAlias = Literal["share", "claim", "check", "reverse", "which"]
ReplyName: TypeAlias = Literal["share", "claim", "agree", "dispute"]
Mark: TypeAlias = Literal["open", "same", "backwards", "right", "counted", "differs", "look"]


@dataclass(frozen=True, slots=True)
class Counting:
    """How the score sheet is kept: when help comes, and whether bots claim wrongly now and then."""

    help: HelpWhen = "two-tries"
    bots_slip: bool = False


def read_help(value: object) -> HelpWhen:
    """When help is to come, as a teacher writes it; raises `NotationError` for anything else.

    A switch that is on means at once, one that is off at the end.

    >>> read_help("Two tries"), read_help("at_end"), read_help(True)
    ('two-tries', 'at-end', 'at-once')
    >>> read_help("never")
    Traceback (most recent call last):
    tictimes.errors.NotationError: help cannot be 'never' (at-once, two-tries or at-end)
    """
    written = str(value).strip().lower().replace("_", "-").replace(" ", "-")
    for name in get_args(HelpWhen):
        if written in _HELP[name]:
            found: HelpWhen = name
            return found
    raise NotationError(f"help cannot be {quoted(value)}", "at-once, two-tries or at-end")


_HELP: dict[HelpWhen, tuple[str, ...]] = {
    "at-once": ("at-once", "once", "true", "yes", "on", "1"),
    "two-tries": ("two-tries", "2-tries", "tries", "2"),
    "at-end": ("at-end", "at-the-end", "end", "false", "no", "off", "0"),
}
"""Each of them, and other ways to write it."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Who sits over the sheet: the names of all seats, the seats of people, and how it is kept.

    While `open`, the round that was finished last is being counted; `over` is true once the match
    is over and its last round has been.
    """

    names: tuple[str, ...]
    people: tuple[int, ...]
    counting: Counting
    open: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class Reply:
    """What the page answers to what the sheet asks, as it came: texts that are still to be read."""

    name: ReplyName
    number: str = ""
    sum: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Tile:
    """Something to tap: a card or a sign for a sum, a thing that cards may share, an answer.

    `piece` is how it stands in a sum, `seat` the player that an answer is about.
    """

    value: str
    label: Saying
    piece: Piece | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ProofLine:
    """A line of the working: what is done, and the sum."""

    says: Saying | None
    sum: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's number, and how they came to it, a step a line, as far as they have told."""

    seat: int
    name: Saying
    number: int
    lines: tuple[ProofLine, ...]
    recount: Saying


@dataclass(frozen=True, slots=True)
class Ask:
    """The one thing that the sheet asks now, about the hand of `seat`.

    `cards` are those of the group and `leftovers` the rest. `number` names the place for a number;
    `given` is the sum that waits for it. `buttons` are the ways to answer, by the names of actions;
    `tiles` are what a sum can be built of. Where two numbers differ they are the `tries`, and
    `talk` the steps to go through together.
    """

    kind: AskKind
    seat: int
    title: Saying
    says: Saying
    cards: tuple[str, ...]
    leftovers: tuple[str, ...]
    number: Saying
    buttons: tuple[Tile, ...]
    things: tuple[Tile, ...] = ()
    tiles: tuple[Tile, ...] = ()
    given: tuple[Piece, ...] = ()
    tries: tuple[Try, ...] = ()
    talk: tuple[ProofLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the sheet: whose hand, the group, the sum and numbers as far as they may be seen.

    `mark` is `same` where both numbers agree, `backwards` where one alone has checked, `right`
    where the kit has said so, `counted` where the kit has counted, `differs` where no numbers
    came to agree, `look` where they agree and are not right, once that may be known, and `open`
    before; `sign` says it in words. `group` is what the group is called,
    once its owner has said so; `proof` is there once it may be.
    """

    round: int
    seat: int
    name: Saying
    mark: Mark
    sign: Saying
    group: Saying | None = None
    sum: tuple[Piece, ...] = ()
    own: int | None = None
    other: int | None = None
    score: int | None = None
    proof: tuple[ProofLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Total:
    """What a seat has in all finished rounds whose scores may be seen."""

    seat: int
    name: Saying
    total: int


@dataclass(frozen=True, slots=True)
class SheetPage:
    """The whole sheet, and what leads on from it (`next`).

    `shows` is the row whose proof is to be looked at now, by its place; while it `hides` a score
    that the players are to find, nothing else may tell it.
    """

    lines: tuple[Line, ...]
    totals: tuple[Total, ...]
    next: Saying
    hides: bool = False
    ask: Ask | None = None
    shows: int | None = None
