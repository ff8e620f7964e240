"""Slips of arithmetic: which wrong numbers a hand invites, each with the mistake behind it.

S is the sum of the group, L that of the leftovers; the score is S − L, or 2S − L for a Tic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from tictimes.arithmetic.cards import HAND_SIZE, SHAPES, Card, Hand
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.scoring import Group, total
from tictimes.sayings import Fact, Saying


@dataclass(frozen=True, slots=True)
class Task:
    """What a child works out: the score of a hand by `group`, or without one."""

    hand: Hand
    level: Level
    group: Group | None

    @property
    def tic(self) -> bool:
        """Whether the group counts twice."""
        return self.group is not None and self.group.kind == "tic"

    @property
    def cards(self) -> Hand:
        """The cards of the group."""
        return self.group.cards if self.group else ()

    @property
    def leftovers(self) -> Hand:
        """The cards that count against the hand."""
        return self.group.leftovers if self.group else self.hand

    @property
    def sum(self) -> int:
        """S, the numbers of the group added up."""
        return total(self.cards)

    @property
    def left(self) -> int:
        """L, the numbers of the leftovers added up."""
        return total(self.leftovers)

    @property
    def times(self) -> int:
        """How often the group counts."""
        return 2 if self.tic else 1

    @property
    def score(self) -> int:
        """The right number."""
        return self.times * self.sum - self.left


Slip: TypeAlias = tuple[str, int, Callable[[], Saying]]
"""The code of a mistake, the number it leads to, and how to say so where it fits."""

NO_LEFTOVERS = frozenset({"doubled-leftovers"})
"""Where none are left over, another mistake is likelier."""

DOUBLINGS = frozenset({"doubled-after-subtracting", "doubled-leftovers", "added-two-for-double"})
"""Where nothing is to be doubled, a child still may double, but seldom does."""

IN_VAIN, WITHOUT_GROUP = "-in-vain", "-without-group"
"""Where nothing is to be doubled, or no group to be scored, it is said in other words."""


def arithmetic_slips(task: Task) -> tuple[Slip, ...]:
    """Every wrong number that comes of the rules half remembered, likeliest mistakes first.

    >>> from tictimes.arithmetic.scoring import best_group
    >>> from tictimes.arithmetic.cards import read_hand
    >>> hand = read_hand("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split())
    >>> slips = arithmetic_slips(Task(hand, 2, best_group(hand)))
    >>> [(code, number) for code, number, _ in slips[:3]]
    [('doubled-after-subtracting', 12), ('doubled-leftovers', 0), ('forgot-to-double', 6)]
    >>> everything = read_hand(f"{number}-star-red" for number in range(1, 6))
    >>> [code for code, number, _ in arithmetic_slips(Task(everything, 2, best_group(everything)))
    ...  if number == 15][0]
    'forgot-to-double'
    """
    seldom = DOUBLINGS if not task.tic else NO_LEFTOVERS if not task.left else frozenset()
    return tuple(sorted(_as_listed(task), key=lambda slip: slip[0] in seldom))


def _as_listed(task: Task) -> Iterator[Slip]:
    """In the order of DESIGN section 6."""
    s, left, times = task.sum, task.left, task.times
    in_vain = "" if task.tic else IN_VAIN
    alone = "" if task.group else WITHOUT_GROUP
    yield _slip(task, "doubled-after-subtracting", 2 * (s - left), in_vain)
    yield _slip(task, "doubled-leftovers", s - 2 * left, in_vain)
    if task.tic:
        yield _slip(task, "forgot-to-double", s - left)
    if task.level == 2 and task.group and not task.tic:
        yield _slip(task, "doubled-a-single", 2 * s - left)
    yield _slip(task, "forgot-leftovers", times * s, alone)
    yield _slip(task, "added-leftovers", times * s + left, alone)
    for number in (left - times * s, left - s, abs(s - left)):
        yield _slip(task, "turned-round", number, alone)
    if task.score < 0:
        yield _slip(task, "turned-round", 0, alone or "-to-zero")
    counted = times * len(task.cards) - (HAND_SIZE - len(task.cards))
    yield _slip(task, "counted-cards", counted)
    yield _slip(task, "added-two-for-double", s + 2 - left, in_vain)
    pointed = times * _with_points(task.cards) - _with_points(task.leftovers)
    yield _slip(task, "added-shape-points", pointed)


def counting_slips(task: Task) -> Iterator[Slip]:
    """Every wrong number that comes of counting or writing it badly."""
    score = task.score
    for number in (score - 1, score + 1):
        yield _slip(task, "slip", number)
    parts = [(card, task.times) for card in task.cards] + [(card, -1) for card in task.leftovers]
    for code, sign in (("missed-a-card", -1), ("counted-twice", 1)):
        for card, times in parts:
            yield _slip(task, code, score + sign * times * card.number, card=card)
    swapped = int(str(abs(score))[::-1])
    yield _slip(task, "digits-swapped", -swapped if score < 0 else swapped)
    for number in (score - 10, score + 10):
        yield _slip(task, "ten-out", number)


def _with_points(cards: Hand) -> int:
    """The numbers of the cards with the points that shapes have in the full game."""
    return total(cards) + sum(SHAPES.index(card.shape) + 1 for card in cards)


def _slip(task: Task, code: str, number: int, variant: str = "", card: Card | None = None) -> Slip:
    return code, number, partial(_says, task, f"{code}{variant}", number, card)


def _says(task: Task, code: str, number: int, card: Card | None) -> Saying:
    facts: dict[str, Fact] = {"card": named(card)} if card else {}
    return tic(
        code,
        answer=number,
        sum=task.sum,
        left=task.left,
        worth=task.times * task.sum,
        double=2 * task.sum,
        difference=task.sum - task.left,
        left_twice=2 * task.left,
        cards=len(task.cards),
        others=len(task.leftovers),
        **facts,
    )
