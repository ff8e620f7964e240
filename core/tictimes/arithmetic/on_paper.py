"""ArithmeTic on paper: worksheets, score sheets, a game for two on one sheet."""

from __future__ import annotations

from tictimes.arithmetic.cards import NUMBERS, Colour, Shape, read_card
from tictimes.arithmetic.faces import EDGE, OUTLINES, PAINTS
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.options import Options
from tictimes.drawing import PAPER, card, fill, inked, placed, write
from tictimes.paper import Blank, Column, Paper, ScoreTable, TakeHome
from tictimes.sayings import Saying

HOME_SHAPES: tuple[Shape, ...] = ("circle", "star")
HOME_COLOURS: tuple[Colour, ...] = ("cyan", "yellow", "red")
"""Of two shapes, three of five cards are always alike: every hand has a group."""


def _asks(options: Options) -> tuple[Saying, ...]:
    return (tic(f"paper-find-{options.level}"),)


def _blanks(options: Options) -> tuple[Blank, ...]:
    return (
        Blank(tic("paper-shares")),
        Blank(tic("paper-sum")),
        *((Blank(tic("paper-double")),) if options.level == 2 else ()),
        Blank(tic("paper-left")),
        Blank(tic("paper-score"), 1, line=False),
    )


def _scores(options: Options) -> ScoreTable:
    return ScoreTable(
        tic(f"paper-keep-{options.level}"),
        (
            Column(tic("paper-group-column"), 3),
            Column(tic("paper-sum-column"), 5),
            Column(tic("paper-score-column"), 1.5, 1),
            Column(tic("paper-neighbour-column"), 1.8, 1),
            Column(Saying.of("common.total"), 1.5, 1),
        ),
        tuple(tic("paper-round", number=n) for n in range(1, options.rounds + 1)),
        tic("paper-total"),
    )


def _also(options: Options) -> tuple[Saying, ...]:
    """What the pictures do not show."""
    return (
        tic("paper-first"),
        tic("paper-below-zero"),
        tic("paper-neighbour"),
        tic("paper-last-turn"),
    )


def _take_home(options: Options) -> TakeHome:
    cards = (
        f"{number}-{shape}-{colour}"
        for colour in HOME_COLOURS
        for shape in HOME_SHAPES
        for number in NUMBERS
    )
    tics = options.level == 2
    what_counts = ("double", "knock", "tic-score") if tics else ("knock", "score")
    rules = ("dealt", "turn", "groups", *what_counts)
    return TakeHome(
        tuple(cards), (*(tic(f"rule-{code}") for code in rules), tic("paper-home-rounds"))
    )


def unfinished(card_name: str) -> str:
    """A face to be painted: its letters say which colour its shape should have.

    Raises `NotationError` for what is no card.

    >>> unfinished("5-star-red") != unfinished("5-star-cyan")
    True
    """
    number, shape, colour = read_card(card_name)
    outline = OUTLINES[shape]
    empty = placed(inked(fill(outline.path, PAPER), EDGE), outline.x, outline.y)
    corner = write(str(number), 16.5, 26.5, 17.5)
    letter = write(colour[0].upper(), 83, 26.5, 17, PAINTS[colour].letter)
    return card(corner + letter + empty + write(str(number), 50, 130, 29))


ON_PAPER: Paper[Options] = Paper(
    title=tic("paper-title"),
    packs=lambda players: 1,
    asks=_asks,
    blanks=_blanks,
    keys_on_a_page=2,
    scores=_scores,
    also=_also,
    take_home=_take_home,
    unfinished=unfinished,
)
