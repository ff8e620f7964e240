"""Happy Times on paper: worksheets, score sheets, a game for two on one sheet."""

from __future__ import annotations

from tictimes.drawing import card, inked, stroke, write
from tictimes.happy_times.cards import pack
from tictimes.happy_times.narration import happy
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import SIZE
from tictimes.paper import Blank, Column, Paper, ScoreTable, TakeHome
from tictimes.paths import dots, line
from tictimes.sayings import Saying

GAMES_ON_A_SHEET = 5
SETS_TO_FIND = 3
PLAYERS_AT_HOME = 2


def _asks(options: Options) -> tuple[Saying, ...]:
    more = [happy(f"paper-{name}") for name in ("primes", "odds") if name in options.tables]
    return (happy("paper-find"), *more)


def _blanks(options: Options) -> tuple[Blank, ...]:
    return (
        *(Blank(happy("paper-set"), SIZE, line=False) for _ in range(SETS_TO_FIND)),
        Blank(happy("paper-card-to-go"), 1, line=False),
    )


def _scores(options: Options) -> ScoreTable:
    sets = [
        Column(happy("paper-set-column", number=n), 3, SIZE) for n in range(1, options.goal + 1)
    ]
    return ScoreTable(
        happy("paper-write-sets", count=options.goal),
        (*sets, Column(happy("paper-won"), 1.5, 1)),
        tuple(happy("paper-game", number=n) for n in range(1, GAMES_ON_A_SHEET + 1)),
        happy("paper-games-won"),
    )


def _also(options: Options) -> tuple[Saying, ...]:
    """What the pictures do not show."""
    return (
        happy("paper-first"),
        happy("paper-packs"),
        happy("paper-ghost"),
        *(happy(f"paper-{name}") for name in ("primes", "odds") if name in options.tables),
        happy("paper-deck-empty"),
    )


def _take_home(options: Options) -> TakeHome:
    rules = ("dealt", "taken", "ended", "set", "no-sets")
    return TakeHome(
        tuple(map(str, pack())) * PLAYERS_AT_HOME,
        (*(happy(f"rule-{code}") for code in rules), happy("paper-out-at-home")),
    )


def unfinished(card_name: str) -> str:
    """A face with its number alone: its own picture and the small ones are left to be drawn.

    Raises `ValueError` for what is not a number.

    >>> unfinished("12").startswith("<svg")
    True
    """
    number = int(card_name)
    frame = inked(stroke(dots(_edge(14, 36, 72, 60)), "#8a8577", 1.2))
    shelf = inked(stroke(line((10, 30), (90, 30)), "#8a8577", 0.8))
    return card(shelf + frame + write(str(number), 50, 130.5, 31))


def _edge(left: float, top: float, wide: float, high: float) -> list[tuple[float, float]]:
    """Points along a rectangle, four units apart."""
    across = [left + 4 * n for n in range(int(wide // 4) + 1)]
    down = [top + 4 * n for n in range(1, int(high // 4))]
    rows = [(x, y) for y in (top, top + high) for x in across]
    return rows + [(x, y) for x in (left, left + wide) for y in down]


ON_PAPER: Paper[Options] = Paper(
    title=happy("paper-title"),
    packs=lambda players: players,
    asks=_asks,
    blanks=_blanks,
    keys_on_a_page=3,
    scores=_scores,
    also=_also,
    take_home=_take_home,
    unfinished=unfinished,
)
