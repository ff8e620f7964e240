"""Questions about hands without end: a kind, a seed, which one of the row, and how hard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Literal, TypeAlias, TypeVar, get_args

from tictimes.arithmetic.cards import HAND_SIZE, PACK, PROPERTIES, Card, Hand, Property
from tictimes.arithmetic.diagnostic import tells_apart
from tictimes.arithmetic.events import Event, how_many
from tictimes.arithmetic.hand_questions import (
    FitsBack,
    IsGroup,
    MoreOften,
    OneSum,
    Question,
    ScoreIt,
    TakeAway,
    WhatShared,
)
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.scoring import Group, best_group, sharing
from tictimes.arithmetic.slips import Task, arithmetic_slips
from tictimes.errors import NotationError, quoted
from tictimes.numbers.quiz import check_row

Kind: TypeAlias = Literal[
    "what-shared", "is-group", "take-away", "score", "neighbour", "one-sum", "more-often"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
LEVELS: dict[Kind, tuple[int, ...]] = {
    "what-shared": (1, 2),
    "is-group": (1, 2),
    "take-away": (1, 2),
    "score": (1, 2, 3),
    "neighbour": (1, 2),
    "one-sum": (1, 2),
    "more-often": (1, 2),
}
T = TypeVar("T")

TWO_THINGS: tuple[tuple[Property, ...], ...] = tuple(combinations(PROPERTIES, 2))
SHARED: dict[Level, tuple[tuple[Property, ...], ...]] = {
    1: (("number",), ("shape",), ("colour",), ()),
    2: (*TWO_THINGS, ("shape",), ("colour",), ()),
}
"""What the cards of a row share, in turn."""

BELIEVABLE = {"forgot-leftovers", "added-leftovers", "forgot-to-double", "doubled-leftovers"}
"""Slips of a neighbour that going backwards finds out."""

WITHOUT_DOUBLE = {"forgot-leftovers", "added-leftovers"}
"""Those of them that there are where nothing is doubled."""


def hand_question(kind: Kind, seed: str, number: int = 1, level: int = 1) -> Question:
    """Question `number`, from 1 up, of an endless row that `seed` and `level` choose.

    Levels are 1 and 2, those of the game; `score` has three: its group is given, is to be found,
    or is doubled. Raises `NotationError` for what there is not.

    >>> hand_question("score", "otter-42") == hand_question("score", "otter-42", 1)
    True
    >>> hand_question("tens", "otter-42")
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'tens' is no kind of question (what-shared, is-group, \
take-away, score, neighbour, one-sum, more-often)
    """
    if kind not in KINDS:
        raise NotationError(f"{quoted(kind)} is no kind of question", ", ".join(KINDS))
    check_row(seed, number, level, LEVELS[kind])
    luck = Random(f"{seed}/{kind}/{level}/{number}")
    game_level: Level = 1 if level == 1 else 2
    match kind:
        case "what-shared":
            things = _in_turn(SHARED[game_level], kind, seed, number)
            return WhatShared(_sharing(luck, 2 + _below(luck, 3), things), game_level)
        case "is-group":
            return IsGroup(_tempting(luck, game_level, kind, seed, number), game_level)
        case "take-away":
            return _take_away(luck, level)
        case "score":
            return _score(luck, level, number)
        case "neighbour":
            return _neighbour(luck, game_level, kind, seed, number)
        case "one-sum":
            return OneSum(_tidy(luck, game_level), game_level)
        case "more-often":
            return _more_often(luck, game_level)


def _below(luck: Random, count: int) -> int:
    """A number from 0 up; only `random()` stays the same across versions of Python."""
    return int(luck.random() * count)


def _one_of(luck: Random, things: tuple[T, ...]) -> T:
    return things[_below(luck, len(things))]


def _in_turn(things: tuple[T, ...], kind: str, seed: str, number: int) -> T:
    """One of `things`, so that each comes once before one comes twice."""
    lap, place = divmod(number - 1, len(things))
    luck = Random(f"{seed}/{kind}/lap {lap}")
    row = sorted(range(len(things)), key=lambda _: luck.random())
    return things[row[place]]


def _some(luck: Random, cards: Hand, size: int) -> Iterator[Hand]:
    """So many different cards, again and again."""
    while True:
        found = {_one_of(luck, cards): None for _ in range(size)}
        if len(found) == size:
            yield tuple(found)


def _shared(cards: Hand) -> tuple[Property, ...]:
    return sharing(cards, 2).get(cards, ())


def _sharing(luck: Random, size: int, things: tuple[Property, ...]) -> Hand:
    """Cards that all share just these things; two that share nothing would be too easy."""
    size = max(size, 3) if len(things) < 2 else size
    first = _one_of(luck, PACK)
    alike = tuple(c for c in PACK if all(getattr(c, it) == getattr(first, it) for it in things))
    nearly = _nearly if not things else _anything
    found = _some(luck, alike, size)
    return next(cards for cards in found if _shared(cards) == things and nearly(cards))


def _nearly(cards: Hand) -> bool:
    """Whether all cards but one share something."""
    return any(
        _shared(tuple(card for card in cards if card != out)) for out in cards if len(cards) > 2
    )


def _anything(_cards: Hand) -> bool:
    return True


def _chain(luck: Random) -> Hand:
    """The first and the second share a colour, the second and the third a shape, and no more."""
    found = _some(luck, PACK, 3)
    return next(
        cards
        for cards in found
        if (_shared(cards[:2]), _shared(cards[1:]), _shared(cards[::2]))
        == (("colour",), ("shape",), ())
    )


def _tempting(luck: Random, level: Level, kind: str, seed: str, number: int) -> Hand:
    """Cards that are a group as often as they are none, and then look like one."""
    one = _one_of(luck, PROPERTIES)
    two = _one_of(luck, TWO_THINGS)
    ways: dict[str, Callable[[], Hand]] = {
        "three": lambda: _sharing(luck, 3, (one,)),
        "four": lambda: _sharing(luck, 4, (one,)),
        "double pair": lambda: _sharing(luck, 2, two),
        "chain": lambda: _chain(luck),
        "nearly": lambda: _sharing(luck, 3 + _below(luck, 2), ()),
        "pair": lambda: _pair(luck, one),
    }
    again = "three" if level == 1 else "double pair"
    names = (*ways, again) if level == 2 else (*ways, again, "four")
    return ways[_in_turn(names, kind, seed, number)]()


def _pair(luck: Random, thing: Property) -> Hand:
    return next(cards for cards in _some(luck, PACK, 2) if _shared(cards) == (thing,))


def _hands(luck: Random) -> Iterator[tuple[Hand, Group | None]]:
    """Hands of Level 1 and their best groups."""
    for hand in _some(luck, PACK, HAND_SIZE):
        yield hand, best_group(hand, 1)


def _score(luck: Random, level: int, number: int) -> ScoreIt:
    if level == 3:
        return ScoreIt(_tidy(luck, 2), 2)
    if level == 1:
        found = (hand for hand, group in _hands(luck) if _is_plain(group))
        return ScoreIt(next(found), 1, given=True)
    low = number % 2 == 0
    return ScoreIt(
        next(
            hand
            for hand, group in _hands(luck)
            if group and group.leftovers and (group.score < 0) == low
        ),
        1,
    )


def _is_plain(group: Group | None) -> bool:
    return group is not None and bool(group.leftovers) and group.score >= 0


def _tidy(luck: Random, level: Level) -> Hand:
    """A hand in which mistakes lead to different numbers; at Level 2 it holds a Tic."""
    if level == 1:
        return next(hand for hand, group in _hands(luck) if _is_plain(group))
    hands = (_with_a_tic(luck) for _ in iter(int, 1))
    return next(hand for hand in hands if _is_tic(best_group(hand, 2)) and tells_apart(hand, 2))


def _is_tic(group: Group | None) -> bool:
    return group is not None and group.kind == "tic" and group.score >= 0


def _with_a_tic(luck: Random) -> Hand:
    """Two to four cards that share two things, and others."""
    alike = _sharing(luck, 2 + _below(luck, 3), _one_of(luck, TWO_THINGS))
    others: list[Card] = []
    while len(alike) + len(others) < HAND_SIZE:
        card = _one_of(luck, PACK)
        if card not in (*alike, *others):
            others.append(card)
    return (*alike, *others)


def _neighbour(luck: Random, level: Level, kind: str, seed: str, number: int) -> FitsBack:
    hand = _tidy(luck, level)
    task = Task(hand, level, best_group(hand, level))
    fits = _in_turn((True, False, False, True), kind, seed, number)
    slips = [
        wrong
        for code, wrong, _ in arithmetic_slips(task)
        if code in BELIEVABLE and wrong != task.score and (task.tic or code in WITHOUT_DOUBLE)
    ]
    near = [task.score + 1, task.score - 1]
    said = task.score if fits else _one_of(luck, tuple(slips or near))
    return FitsBack(hand, level, said)


def _take_away(luck: Random, level: int) -> TakeAway:
    worth, most = (3 + _below(luck, 8), 12) if level == 1 else (3 + _below(luck, 14), 24)
    while True:
        left = 1 + _below(luck, most)
        if left > worth or (level == 1 and left == worth) or luck.random() < 0.2:
            return TakeAway(worth, left)


def _more_often(luck: Random, level: Level) -> MoreOften:
    highest = 25 if level == 1 else 50
    while True:
        events = (
            Event("at-least", 1 + _below(luck, highest - 4)),
            _one_of(
                luck,
                (
                    Event("below", 0),
                    Event("below", -5),
                    Event("just", 0),
                    Event("just", 2 + _below(luck, 12)),
                ),
            ),
        )
        many = sorted(how_many(event, level) for event in events)
        if many[1] > 2 * many[0]:  # near ones are no fair question
            one, other = events if luck.random() < 0.5 else events[::-1]
            return MoreOften(one, other, level)
