"""Puzzles without end: cards of which something is asked, found so that it can be answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Literal, TypeAlias, get_args

from tictimes.arithmetic.cards import HAND_SIZE, PACK, Hand, read_card
from tictimes.arithmetic.explain import explain, why_score
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.scoring import Group, groups
from tictimes.arithmetic.tally import best_score
from tictimes.errors import NotationError, quoted
from tictimes.numbers.quiz import check_row
from tictimes.sayings import Saying
from tictimes.shuffle import Randomness
from tictimes.steps import Step

Kind: TypeAlias = Literal["zero", "twins", "best-of-seven"]
KINDS: tuple[Kind, ...] = get_args(Kind)
LEVELS: tuple[Level, ...] = (1, 2)

POOL = 7
"""How many cards a hand of five is chosen from: there are 21 hands."""

MOST_ZEROS = 3
"""So many of them may be worth 0: a puzzle that anything solves is none."""


@dataclass(frozen=True)
class _Hands:
    """What asks for five of seven different cards; raises `NotationError` for others."""

    cards: Hand
    level: Level

    def __post_init__(self) -> None:
        check_level(self.level)
        _read_different(self.cards, POOL)

    @cached_property
    def worth(self) -> dict[Hand, int]:
        """Every hand of five that can be chosen, and its best score."""
        hands = combinations(self.cards, HAND_SIZE)
        return {hand: best_score(hand, self.level) for hand in hands}


@dataclass(frozen=True)
class MakeZero(_Hands):
    """Choose five of seven cards, so that the best score of the hand is exactly 0."""

    @property
    def asks(self) -> Saying:
        """The puzzle in words."""
        return tic("ask-zero", cards=tuple(map(named, self.cards)))

    @property
    def right(self) -> tuple[Hand, ...]:
        """Every hand that solves it, its cards in their order."""
        return tuple(hand for hand, score in self.worth.items() if score == 0)

    @property
    def steps(self) -> tuple[Step, ...]:
        """A solution, worked out."""
        return explain(self.right[0], self.level)


@dataclass(frozen=True)
class BestOfSeven(_Hands):
    """Choose five of seven cards, so that no other five are worth more."""

    @property
    def asks(self) -> Saying:
        """The puzzle in words."""
        return tic("ask-best-of-seven", cards=tuple(map(named, self.cards)))

    @property
    def right(self) -> tuple[Hand, ...]:
        """Every hand that solves it, its cards in their order."""
        best = max(self.worth.values())
        return tuple(hand for hand, score in self.worth.items() if score == best)

    @property
    def steps(self) -> tuple[Step, ...]:
        """A solution, worked out."""
        return explain(self.right[0], self.level)


@dataclass(frozen=True)
class Twins:
    """Find two groups of different cards with the same score in a hand of five.

    What is both a Single and a Tic counts as the Tic. Raises `NotationError` for other cards.
    """

    cards: Hand
    level: Level

    def __post_init__(self) -> None:
        check_level(self.level)
        _read_different(self.cards, HAND_SIZE)

    @property
    def asks(self) -> Saying:
        """The puzzle in words."""
        return tic("ask-twins", cards=tuple(map(named, self.cards)))

    @cached_property
    def groups(self) -> dict[Hand, Group]:
        """Every group by its cards, as the kind that is worth most."""
        best: dict[Hand, Group] = {}
        for group in groups(self.cards, self.level):
            known = best.get(group.cards)
            if known is None or group.score > known.score:
                best[group.cards] = group
        return best

    @property
    def right(self) -> tuple[tuple[Hand, Hand], ...]:
        """Every two groups that solve it, by their cards."""
        return tuple(
            (one.cards, other.cards)
            for one, other in combinations(self.groups.values(), 2)
            if one.score == other.score
        )

    @property
    def steps(self) -> tuple[Step, ...]:
        """A solution, worked out."""
        one, other = self.right[0]
        return (
            *why_score(self.cards, self.groups[one]),
            *why_score(self.cards, self.groups[other]),
        )


Puzzle: TypeAlias = MakeZero | Twins | BestOfSeven


def puzzle(kind: Kind, seed: str, number: int = 1, level: Level = 1) -> Puzzle:
    """Puzzle `number`, from 1 up, of an endless row that `seed` and `level` (1 or 2) choose.

    `zero` is solved by one to three hands, `best-of-seven` by one, and `twins` by two groups of
    all. Raises `NotationError` for what there is not.

    >>> puzzle("twins", "otter-42") == puzzle("twins", "otter-42", 1)
    True
    >>> puzzle("tens", "otter-42")
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'tens' is no kind of puzzle (zero, twins, best-of-seven)
    """
    if kind not in KINDS:
        raise NotationError(f"{quoted(kind)} is no kind of puzzle", ", ".join(KINDS))
    check_row(seed, number, level, LEVELS)
    dealt = _dealt(f"{seed}/{kind}/{level}/{number}", HAND_SIZE if kind == "twins" else POOL)
    if kind == "twins":
        return next(one for hand in dealt if len((one := Twins(hand, level)).right) == 1)
    asked, most = (MakeZero, MOST_ZEROS) if kind == "zero" else (BestOfSeven, 1)
    found = (asked(cards, level) for cards in dealt)
    return next(
        one for one in found if 1 <= len(one.right) <= most and max(one.worth.values()) >= 0
    )


def _dealt(seed: str, size: int) -> Iterator[Hand]:
    """So many cards again and again, from one shuffled pack after another."""
    randomness = Randomness(seed)
    while True:
        cards, randomness = randomness.shuffle(PACK)
        for start in range(0, len(cards) - size + 1, size):
            yield cards[start : start + size]


def _read_different(cards: Hand, count: int) -> None:
    read = tuple(map(read_card, cards))
    if read != cards or len(set(cards)) != count or len(cards) != count:
        raise NotationError("those are not the cards of a puzzle", f"{count} different cards")
