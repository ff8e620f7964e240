"""How likely every best score is, exactly: by counting kinds of hands, not by listing all hands.

Which shapes stand on five cards matters only by which cards share one, and so do the colours. So
a kind of hand is five sorted numbers, a partition of the five places by shape and one by colour;
there are 126 × 52 × 52 of them, each with as many hands as there are shapes and colours to put in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, perm, prod
from typing import TypeAlias

from tictimes.arithmetic.cards import COLOURS, HAND_SIZE, NUMBERS, SHAPES
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.scoring import LEAST_SINGLE, LEAST_TIC

Partition: TypeAlias = tuple[int, ...]
"""For each of the five cards, which block it is in: blocks are numbered as they appear."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How many hands have each best score at a level; the scores ascend."""

    level: Level
    counts: Mapping[int, int]

    @property
    def hands(self) -> int:
        """How many hands there are in all."""
        return sum(self.counts.values())

    @property
    def mean(self) -> Fraction:
        """The best score of a hand, on average."""
        return Fraction(sum(score * count for score, count in self.counts.items()), self.hands)

    def at_least(self, score: int) -> Fraction:
        """How likely a dealt hand is worth `score` or more."""
        return Fraction(sum(n for best, n in self.counts.items() if best >= score), self.hands)


def chances(level: Level = 2) -> Chances:
    """How many of the hands of five cards have each best score, at Level 1 or 2.

    Raises `NotationError` for another level. The values are those of RULES section 2.

    >>> chances(2).hands, chances(2).counts[50]
    (234531275, 10)
    >>> max(chances(1).counts), round(float(chances(1).at_least(0)), 2)
    (25, 0.54)
    """
    return _chances(check_level(level))


@cache
def _chances(level: Level) -> Chances:
    counts: Counter[int] = Counter()
    partitions = [(one, len(set(one))) for one in _partitions(HAND_SIZE)]
    ways = [(one, perm(len(SHAPES), blocks)) for one, blocks in partitions]
    assert len(SHAPES) == len(COLOURS)  # so shapes and colours have the same ways
    meets = _meets([one for one, _ in partitions])
    for numbers in combinations_with_replacement(NUMBERS, HAND_SIZE):
        counts.update(_counts_of(numbers, level, ways, meets))
    return Chances(level, {score: counts[score] for score in sorted(counts)})


def _counts_of(
    numbers: tuple[int, ...],
    level: Level,
    ways: list[tuple[Partition, int]],
    meets: list[list[int]],
) -> dict[int, int]:
    """How many hands with these numbers have each best score."""
    same_number = _numbered(numbers)
    total = sum(numbers)
    alone = _gain(same_number, numbers, LEAST_SINGLE, 2)
    by_meet: list[int | None] = []
    by_one: list[int] = []
    for partition, _ in ways:
        with_number = _meet(partition, same_number)
        # cards alike in shape, colour and number would be the same card: no such hand
        distinct = len(set(with_number)) == HAND_SIZE
        tic = level == 2
        by_meet.append(
            (_gain(partition, numbers, LEAST_TIC, 3) if tic else 0) if distinct else None
        )
        gain = max(alone, _gain(partition, numbers, LEAST_SINGLE, 2))
        by_one.append(max(gain, _gain(with_number, numbers, LEAST_TIC, 3) if tic else 0))
    ordered: Counter[int] = Counter()
    for shapes, (_, shape_ways) in enumerate(ways):
        own, row = by_one[shapes], meets[shapes]
        for colours in range(shapes + 1):
            both = by_meet[row[colours]]
            if both is not None:
                many = shape_ways * ways[colours][1] * (1 if colours == shapes else 2)
                ordered[max(own, by_one[colours], both) - total] += many
    # cards of one number could be put in any order, and each hand is counted once for each
    orders = prod(map(factorial, Counter(numbers).values()))
    return {score: count // orders for score, count in ordered.items()}


def _gain(partition: Partition, numbers: tuple[int, ...], least: int, times: int) -> int:
    """What the best block of `least` cards or more gains its hand; 0 without one.

    All cards are against the hand once, so a Single gains twice its sum and a Tic three times.
    """
    best = 0
    for block in set(partition):
        if partition.count(block) >= least:
            pairs = zip(partition, numbers, strict=True)
            best = max(best, sum(number for own, number in pairs if own == block))
    return times * best


def _partitions(size: int) -> Iterator[Partition]:
    """Every way to part `size` places into blocks.

    >>> list(_partitions(2)), len(list(_partitions(5)))
    ([(0, 0), (0, 1)], 52)
    """
    if size == 0:
        yield ()
        return
    for start in _partitions(size - 1):
        for block in range(len(set(start)) + 1):
            yield (*start, block)


def _meets(partitions: list[Partition]) -> list[list[int]]:
    """For every two partitions, the place of the one whose blocks are in a block of both."""
    places = {partition: place for place, partition in enumerate(partitions)}
    return [[places[_meet(one, other)] for other in partitions] for one in partitions]


def _meet(one: Partition, other: Partition) -> Partition:
    return _numbered(tuple(zip(one, other, strict=True)))


def _numbered(values: tuple[object, ...]) -> Partition:
    """Equal values as equal blocks, numbered as they appear.

    >>> _numbered((5, 3, 5))
    (0, 1, 0)
    """
    blocks = {value: block for block, value in enumerate(dict.fromkeys(values))}
    return tuple(blocks[value] for value in values)
