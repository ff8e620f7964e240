"""Puzzles without end about sets: one card short, name a set, name its table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Literal, TypeAlias, get_args

from tictimes.errors import NotationError, quoted
from tictimes.happy_times.cards import Hand, read_card
from tictimes.happy_times.explain import why_set
from tictimes.happy_times.narration import happy, table_name
from tictimes.happy_times.options import Options
from tictimes.happy_times.set_questions import NameSet, NameTable
from tictimes.happy_times.sets import SIZE, Table, is_in
from tictimes.numbers.quiz import check_row
from tictimes.sayings import Saying
from tictimes.shuffle import Randomness
from tictimes.steps import Step

Kind: TypeAlias = Literal["one-short", "name-set", "name-table"]
KINDS: tuple[Kind, ...] = get_args(Kind)
LEVELS = (1, 2, 3)

PACKS = {1: Options(), 2: Options(primes=True, odds=True), 3: Options(highest=36)}
"""The pack of each level; at level 3 the larger tables are asked for."""

ASKED: Mapping[int, tuple[Table, ...]] = {
    1: (2, 3, 4, 5),
    2: (2, 3, 4, 5, "primes", "odds"),
    3: tuple(range(3, 13)),
}

MOST_WANTED = 6
"""So many cards are to be found at most."""

HAND = 6
"""From so many cards a set is chosen."""

ONE_IN = 5
"""Of so many questions one has no set as its answer, though two cards share a table."""


@dataclass(frozen=True, slots=True)
class OneShort:
    """Which cards make a set of `table` with two others? Any card of the pack that does is wanted.

    Raises `NotationError` unless there are two different cards of the pack, both in the table.

    >>> from tictimes.sayings import say
    >>> say(OneShort((6, 9), 3).asks), OneShort((6, 9), 3).right
    ('Which cards make a set of the 3 times table with 6 and 9? Find them all, up to 16.', \
(3, 12, 15))
    """

    pair: Hand
    table: Table
    options: Options = field(default_factory=Options)

    def __post_init__(self) -> None:
        cards = {read_card(card, self.options.highest) for card in self.pair}
        known = self.table in self.options.tables and not isinstance(self.table, bool)
        if len(cards) != SIZE - 1 or len(self.pair) != SIZE - 1:
            raise NotationError("that is no pair", "two different cards")
        if not known or not all(is_in(card, self.table) for card in cards):
            raise NotationError("the pair is not in that table", "a table of both cards")

    @property
    def asks(self) -> Saying:
        """The puzzle in words."""
        name, highest = table_name(self.table), self.options.highest
        return happy("ask-one-short", name=name, pair=self.pair, highest=highest)

    @property
    def right(self) -> Hand:
        """Every card that is wanted."""
        cards = range(1, self.options.highest + 1)
        return tuple(card for card in cards if is_in(card, self.table) and card not in self.pair)

    @property
    def steps(self) -> tuple[Step, ...]:
        """One of the sets, and why it is one."""
        return why_set((*self.pair, self.right[0]), self.table, self.options)


Puzzle: TypeAlias = OneShort | NameSet | NameTable


def puzzle(kind: Kind, seed: str, number: int = 1, level: int = 1) -> Puzzle:
    """Puzzle `number`, from 1 up, of an endless row that `seed` and `level` (1 to 3) choose.

    `one-short` wants six cards at most, and none comes twice before all of its level have come.
    `name-set` and `name-table` are questions as in `set_questions`; to about one in five the
    answer is none. Raises `NotationError` for what there is not.

    >>> puzzle("one-short", "otter-42") == puzzle("one-short", "otter-42", 1)
    True
    >>> puzzle("two-short", "otter-42")
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'two-short' is no kind of puzzle \
(one-short, name-set, name-table)
    """
    if kind not in KINDS:
        raise NotationError(f"{quoted(kind)} is no kind of puzzle", ", ".join(KINDS))
    check_row(seed, number, level, LEVELS)
    if kind == "one-short":
        pool = _pairs(level)
        lap, place = divmod(number - 1, len(pool))
        row, _ = Randomness(f"{seed}/{kind}/{level}/{lap}").shuffle(pool)
        return row[place]
    randomness = Randomness(f"{seed}/{kind}/{level}/{number}")
    return _name_set(randomness, level) if kind == "name-set" else _name_table(randomness, level)


@cache
def _pairs(level: int) -> tuple[OneShort, ...]:
    """All pairs that are one short, of which not too many cards are wanted."""
    options = PACKS[level]
    cards = range(1, options.highest + 1)
    short = [
        OneShort(pair, table, options)
        for table in ASKED[level]
        for pair in combinations([card for card in cards if is_in(card, table)], SIZE - 1)
    ]
    return tuple(one for one in short if len(one.right) <= MOST_WANTED)


def _name_set(randomness: Randomness, level: int) -> NameSet:
    """Six cards and a table: a set is among them, or two cards that lack a third."""
    wanted, table, randomness = _chosen(randomness, level)
    options = PACKS[level]
    while True:
        cards, randomness = randomness.shuffle(tuple(range(1, options.highest + 1)))
        hand = cards[:HAND]
        inside = sum(is_in(card, table) for card in hand)
        if inside >= SIZE if wanted else inside == SIZE - 1:
            return NameSet(hand, table, options)


def _name_table(randomness: Randomness, level: int) -> NameTable:
    """Three cards that share a table, or of which only two share one."""
    wanted, table, randomness = _chosen(randomness, level)
    options = PACKS[level]
    while True:
        cards, randomness = randomness.shuffle(tuple(range(1, options.highest + 1)))
        inside = tuple(card for card in cards if is_in(card, table))
        if wanted:
            return NameTable(inside[:SIZE], options)
        asked = NameTable((*inside[: SIZE - 1], cards[0]), options)
        if cards[0] not in inside[: SIZE - 1] and not asked.right:
            return asked


def _chosen(randomness: Randomness, level: int) -> tuple[bool, Table, Randomness]:
    """Whether there is to be a set, and of which table."""
    wanted, randomness = randomness.shuffle((False, *(True,) * (ONE_IN - 1)))
    tables, randomness = randomness.shuffle(ASKED[level])
    return wanted[0], tables[0], randomness
