"""The answer key to a hand of ArithmeTic: its groups, and the scores that a child may find."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from tictimes.answer_keys import Found, HandKey, Wrong
from tictimes.arithmetic.cards import Card, Hand, read_hand
from tictimes.arithmetic.mistakes import check
from tictimes.arithmetic.naming import group_name, working
from tictimes.arithmetic.options import Options
from tictimes.arithmetic.scoring import Group, best_of, groups, total
from tictimes.arithmetic.slips import DOUBLINGS, Task, arithmetic_slips
from tictimes.sayings import Saying
from tictimes.sums import pieces

MOST_MEANT = 2
"""Of the mistakes that fit one number, so many are named."""


def answer_key(cards: Iterable[Card | str], options: Options | None = None) -> HandKey:
    """Every scoring group of five cards, the best first, and the likely wrong scores.

    Raises `NotationError` unless the cards are five different ones.

    >>> from tictimes.sayings import say
    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> key = answer_key(hand, Options(level=2))
    >>> say(key.says, "older"), key.found[0].score, key.found[0].cards
    ('2 × (5 + 4 + 3) − (4 + 2) = 18.', 18, ('5-star-red', '4-star-red', '3-star-red'))
    >>> [(say(one.answer), one.codes[0]) for one in key.wrong[:3]]
    [('12', 'doubled-after-subtracting'), ('0', 'doubled-leftovers'), ('6', 'forgot-to-double')]
    >>> poor = "1-star-red 2-star-red 3-moon-cyan 4-circle-yellow 5-square-orange".split()
    >>> answer_key(poor).found, say(answer_key(poor).wrong[0].answer)
    ((), '0')
    """
    level, hand = (options or Options()).level, read_hand(cards)
    legal = groups(hand, level)
    best = best_of(legal)
    ranked = sorted(legal, key=lambda group: (-group.score, group is not best))
    found = tuple(
        Found(group_name(one, level), _texts(one.cards), one.score, pieces(one.expression))
        for one in ranked
    )
    wrong = tuple(_likely_wrong(Task(hand, level, best), legal))
    return HandKey(_texts(hand), working(hand, best), found, wrong)


def _likely_wrong(task: Task, legal: tuple[Group, ...]) -> Iterator[Wrong]:
    """Each number once: of slips of arithmetic, of the next best group, of two cards that match."""
    for number in dict.fromkeys(_numbers(task, legal)):
        if number != task.score:
            fits = check(task.hand, task.level, number).diagnoses[:MOST_MEANT]
            codes = tuple(one.code for one in fits)
            answer = Saying.of("common.number", number=number)
            yield Wrong(answer, codes, tuple(one.says for one in fits))


def _numbers(task: Task, legal: tuple[Group, ...]) -> Iterator[int]:
    for code, number, _ in arithmetic_slips(task):
        if task.tic or code not in DOUBLINGS:
            yield number
    yield from sorted({one.score for one in legal if one.score < task.score})[-1:]
    if not task.group:
        alike = [pair for pair in combinations(task.hand, 2) if set(pair[0]) & set(pair[1])]
        yield from (max(2 * total(pair) for pair in alike) - total(task.hand),) if alike else ()


def _texts(cards: Hand) -> tuple[str, ...]:
    return tuple(map(str, cards))
