"""The board: what one seat may see of a table, ready to draw, the same type for every game.

A game's `board.py` makes it from a view; the browser draws it and knows no rules. All of it is
plain data: whatever is to be read is a `Saying`, and becomes text on its way to the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tictimes.panels import Asking, Ending, Telling, Timeline
from tictimes.sayings import Saying
from tictimes.sheets import SheetPage

Phase = Literal["draw", "discard", "score", "cover", "over"]
PileKind = Literal["deck", "discard", "hand", "sets", "opponent"]
ActionName = Literal[
    "draw-deck",
    "draw-discard",
    "discard",
    "declare",
    "knock",
    "score",
    "share",
    "claim",
    "agree",
    "dispute",
    "next-round",
    "hint",
    "undo",
    "new-game",
    "start-again",
    "forget",
    "reveal",
    "sort",
    "save",
    "open",
    "replay",
    "hand-over",
    "pause",
    "resume",
    "last-round",
    "how-to-play",
    "look-back",
]


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that lie together under a name: a declared set, a scoring group, the leftovers.

    `explained` is the number of the move that "why?" explains, counted from 0.
    """

    label: Saying
    cards: tuple[str, ...]
    explained: int | None = None


@dataclass(frozen=True, slots=True)
class Pile:
    """A place on the table where cards lie.

    `cards` are those face up, in notation, the last one on top; `hidden` counts those face down.
    A covered discard pile counts its lower cards in `hidden`, so that only the top one is drawn.
    `places` is how many groups are wanted; those that are missing are shown as empty places.
    """

    kind: PileKind
    label: Saying
    seat: int | None = None
    cards: tuple[str, ...] = ()
    hidden: int = 0
    groups: tuple[CardGroup, ...] = ()
    note: Saying | None = None
    places: int = 0


@dataclass(frozen=True, slots=True)
class Order:
    """A way in which a hand may be sorted, and the hand so sorted."""

    label: Saying
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to do an action: `value` goes into the message; `rare` ones are tucked away.

    `short` is the label where room is scarce.
    """

    value: str
    label: Saying
    rare: bool = False
    short: Saying | None = None


@dataclass(frozen=True, slots=True)
class Action:
    """Something the child may do, or may not do now and then `why_not` says why.

    `least` to `most` cards of the hand are chosen first (`most` is 0 where none are); `choose`
    asks for them when they are missing. `asks` names what `choices` are about (`table`).
    `idle` is the label while no card is chosen, where it differs. `main` is the likely one.
    """

    name: ActionName
    label: Saying
    why_not: Saying | None = None
    least: int = 0
    most: int = 0
    choose: Saying | None = None
    asks: str = ""
    choices: tuple[Choice, ...] = ()
    idle: Saying | None = None
    main: bool = False


@dataclass(frozen=True, slots=True)
class LogLine:
    """One thing that happened, as this seat may know it, and how the cards went.

    `explained` is the number of its move where "why?" can explain it.
    """

    seat: int | None
    says: Saying
    why: Saying | None = None
    cards: tuple[str, ...] = ()
    source: PileKind | None = None
    target: PileKind | None = None
    explained: int | None = None


@dataclass(frozen=True, slots=True)
class Banner:
    """The one line on top: whose go it is, and what to do next."""

    who: Saying
    what: Saying


@dataclass(frozen=True, slots=True)
class Sharing:
    """Children at one seat: whose finger it is in this go, and who explains."""

    taps: str
    explains: tuple[str, ...]
    says: Saying


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat's row in the table of scores: a figure a round, and the total (points or sets).

    `explained` has for each round the number of the move that "why?" explains.
    """

    seat: int
    name: str
    rounds: tuple[int, ...]
    total: int
    note: Saying | None = None
    explained: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Notice:
    """An answer to what was just tried; `number` grows, so that the same answer shows again.

    `cards` and `piles` are those it is about.
    """

    number: int
    says: Saying
    cards: tuple[str, ...] = ()
    piles: tuple[PileKind, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """All that the page draws. `seat` is whose eyes it is for, `None` while nobody may look.

    A game fills what it knows; the table adds `moves`, `entry`, `waiting`, `log`, `notice`, what
    stands beside the cards and the actions that every game has (such as `undo` and `hint`).
    """

    game: str
    phase: Phase
    turn: int
    seat: int | None
    banner: Banner
    piles: tuple[Pile, ...]
    actions: tuple[Action, ...]
    orders: tuple[Order, ...] = ()
    sharing: Sharing | None = None
    scores: tuple[ScoreRow, ...] = ()
    winners: tuple[int, ...] = ()
    moves: int = 0
    entry: int = 0
    waiting: bool = False
    log: tuple[LogLine, ...] = ()
    notice: Notice | None = None
    question: Asking | None = None
    telling: Telling | None = None
    timeline: Timeline | None = None
    ending: Ending | None = None
    sheet: SheetPage | None = None
