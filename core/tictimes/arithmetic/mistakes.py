"""The tutor: what may lie behind a wrong score, likeliest first; never said of a right one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain, combinations, pairwise, permutations

from tictimes.arithmetic.cards import Card, Hand, read_card, read_hand
from tictimes.arithmetic.naming import group_name, named, tic
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.scoring import (
    LEAST_SINGLE,
    Group,
    best_of,
    groups,
    named_group,
    total,
)
from tictimes.arithmetic.slips import Slip, Task, arithmetic_slips, counting_slips
from tictimes.errors import NotationError, quoted
from tictimes.mixups import Diagnosis
from tictimes.sayings import Saying

LARGEST_ANSWER = 10**12 - 1
"""A longer one is refused before any work."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is right, the score it is measured by, and every mistake that fits."""

    correct: bool
    score: int
    diagnoses: tuple[Diagnosis, ...]


def check(
    cards: Iterable[Card | str],
    level: Level,
    answer: int,
    group: Iterable[Card | str] | None = None,
) -> Verdict:
    """What is to be said of a child's own score of five cards.

    Without `group` the best score is right. With a legal one (or `()`: none) its own score is, and
    where another would be worth more, `not-the-best` is all there is to say. A group that the rules
    forbid is never right. Codes are those of DESIGN section 6: slips of arithmetic, then the choice
    of a group, then slips of counting. Raises `NotationError` for anything that cannot be read.

    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> check(hand, 2, 18).correct
    True
    >>> [diagnosis.code for diagnosis in check(hand, 2, 24).diagnoses]
    ['forgot-leftovers', 'counted-twice']
    >>> verdict = check(hand, 2, 9, hand[:2])
    >>> verdict.correct, verdict.score, verdict.diagnoses[0].code
    (True, 9, 'not-the-best')
    """
    hand, level, answer = read_hand(cards), check_level(level), read_answer(answer)
    found = groups(hand, level)
    best = best_of(found)
    if group is None:
        return _verdict(Task(hand, level, best), answer, found)
    chosen = _read_group(group, hand)
    own = named_group(hand, chosen, level)
    if own is None and chosen:
        forbidden = Diagnosis("group-not-allowed", why_forbidden(chosen, level))
        verdict = _verdict(Task(hand, level, best), answer, found)
        others = [one for one in verdict.diagnoses if one.code != forbidden.code]
        return Verdict(False, verdict.score, (forbidden, *others))
    task = Task(hand, level, own)
    if answer == task.score and best and best.score > task.score:
        return Verdict(True, answer, (Diagnosis("not-the-best", beatable(own, level, "right-")),))
    return _verdict(task, answer, found)


def read_answer(answer: object) -> int:
    """`answer` itself, where it is a whole number of 12 digits at most.

    >>> read_answer(-7)
    -7
    >>> read_answer(True)
    Traceback (most recent call last):
    tictimes.errors.NotationError: True is no answer (a whole number)
    """
    if type(answer) is int and abs(answer) <= LARGEST_ANSWER:
        return answer
    raise NotationError(f"{quoted(answer)} is no answer", "a whole number")


def _read_group(cards: Iterable[object], hand: Hand) -> Hand:
    chosen = tuple(map(read_card, cards))
    for place, card in enumerate(chosen):
        if card not in hand:
            raise NotationError(f"{card} is not in the hand", "cards of the hand")
        if card in chosen[:place]:
            raise NotationError(f"{card} stands twice in the group", "different cards")
    return chosen


def _verdict(task: Task, answer: int, found: tuple[Group, ...]) -> Verdict:
    if answer == task.score:
        return Verdict(True, answer, ())
    fitting: dict[str, Callable[[], Saying]] = {}
    for code, number, says in chain(
        arithmetic_slips(task), _choices(task, answer, found), counting_slips(task)
    ):
        if number == answer:
            fitting.setdefault(code, says)
    fits = tuple(Diagnosis(code, says()) for code, says in fitting.items())
    return Verdict(False, task.score, fits)


def _choices(task: Task, answer: int, found: tuple[Group, ...]) -> Iterator[Slip]:
    """The slips that are no slips of arithmetic: another group, or cards that are none."""
    for cards in _forbidden(task, answer, found):
        yield "group-not-allowed", answer, partial(why_forbidden, cards, task.level)
    for group in found:
        yield "not-the-best", group.score, partial(beatable, group, task.level)
    if found:
        yield "not-the-best", -total(task.hand), partial(beatable, None, task.level)


def _forbidden(task: Task, answer: int, found: tuple[Group, ...]) -> Iterator[Hand]:
    """Cards that are no group, but would be worth `answer` if they were: two, or a chain.

    Two that share something come first. At Level 2 a child may double them as well.
    """
    legal = {group.cards for group in found}
    everything = total(task.hand)
    tempting = [
        cards
        for size in range(2, len(task.hand) + 1)
        for cards in combinations(task.hand, size)
        if cards not in legal
    ]
    for least, times in ((1, 2), (2, 3), (0, 2), (0, 3)) if task.level == 2 else ((1, 2), (0, 2)):
        for cards in tempting:
            if times * total(cards) - everything == answer and _is_chain(cards, least):
                yield cards


def _is_chain(cards: Hand, least: int) -> bool:
    """Whether the cards can lie in a row so that neighbours share `least` properties.

    With 0, only two cards are said to be one.
    """
    if least == 0:
        return len(cards) == 2
    return any(
        all(_shared(one, other) >= least for one, other in pairwise(row))
        for row in permutations(cards)
    )


def _shared(one: Card, other: Card) -> int:
    return sum(mine == theirs for mine, theirs in zip(one, other, strict=True))


def why_forbidden(cards: Hand, level: Level) -> Saying:
    """Perhaps these cards were taken for a group, and why they are none."""
    names = tuple(map(named, cards))
    if len(cards) == 1:
        return tic("group-not-allowed-one", cards=names)
    if len(cards) < LEAST_SINGLE:
        return tic(f"group-not-allowed-two-at-{level}", cards=names)
    return tic("group-not-allowed", cards=names)


def beatable(group: Group | None, level: Level, right: str = "") -> Saying:
    """Perhaps this group was chosen, or none; it is worth less than another."""
    if group is None:
        return tic("not-the-best-none")
    return tic(f"{right}not-the-best", group=group_name(group, level), score=group.score)
