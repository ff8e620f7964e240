"""Questions without end: seeded, graded, none twice before all have come."""

from __future__ import annotations

from collections import Counter

import pytest

from tictimes.errors import NotationError
from tictimes.numbers.checking import check
from tictimes.numbers.questions import InTable, IsPrime, Question
from tictimes.numbers.quiz import KINDS, LEVELS, Kind, question


def row(kind: Kind, level: int, count: int, seed: str = "otter-42") -> list[Question]:
    return [question(kind, seed, number, level) for number in range(1, count + 1)]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_asks_the_same_again_and_another_seed_something_else(kind: Kind, level: int) -> None:
    asked = row(kind, level, 200)
    assert asked == row(kind, level, 200)
    assert asked != row(kind, level, 200, "otter-43")
    size = len(set(asked))
    assert len(set(asked[:size])) == size, "one came twice before all had come"
    assert size >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_yes_is_right_as_often_as_no(level: int) -> None:
    for kind in ("is-prime", "in-table"):
        asked = set(row(kind, level, 400))
        right = Counter(one.right for one in asked if isinstance(one, IsPrime | InTable))
        assert 0.4 < right[True] / right.total() < 0.6


@pytest.mark.parametrize("level", LEVELS)
def test_a_no_in_a_table_has_a_mistake_near(level: int) -> None:
    for one in set(row("in-table", level, 400)):
        if isinstance(one, InTable) and not one.right:
            assert check(one, "yes").diagnoses


def test_levels_go_up() -> None:
    for kind in KINDS:
        largest = [max(one.number for one in row(kind, level, 200)) for level in LEVELS]
        assert largest == sorted(set(largest))


@pytest.mark.parametrize(
    ("kind", "seed", "number", "level"),
    [
        ("is-even", "otter-42", 1, 1),
        ("is-prime", "", 1, 1),
        ("is-prime", "otter-42", 0, 1),
        ("is-prime", "otter-42", 10**9, 1),
        ("is-prime", "otter-42", 1, 4),
        ("is-prime", "otter-42", True, 1),
        ("is-prime", 42, 1, 1),
    ],
)
def test_refusals(kind: Kind, seed: str, number: int, level: int) -> None:
    with pytest.raises(NotationError):
        question(kind, seed, number, level)
