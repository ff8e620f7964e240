"""The chances of every best score, against hands that are really dealt out."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from importlib import import_module
from itertools import combinations
from random import Random

import pytest

from tictimes import NotationError
from tictimes.arithmetic import PACK, best_score
from tictimes.arithmetic.chances import chances


@pytest.mark.parametrize("level", [1, 2])
def test_every_hand_is_counted_once(level: int) -> None:
    assert chances(level).hands == math.comb(125, 5) == 234_531_275


def test_the_worked_values_of_the_rules() -> None:
    one, two = chances(1), chances(2)
    assert one.counts[-21] == 1_188_000
    assert (max(one.counts), max(two.counts), two.counts[50]) == (25, 50, 10)
    assert [round(100 * (1 - found.at_least(0))) for found in (one, two)] == [46, 32]


@pytest.mark.parametrize("level", [1, 2])
def test_all_hands_of_a_smaller_pack(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three numbers, shapes and colours: 80,730 hands, listed one by one."""
    module = import_module("tictimes.arithmetic.chances")
    for name, values in (("NUMBERS", (1, 2, 5)), ("SHAPES", "abc"), ("COLOURS", "xyz")):
        monkeypatch.setattr(module, name, values)
    module._chances.cache_clear()
    counted = +Counter(chances(level).counts)
    module._chances.cache_clear()
    pack = [
        card
        for card in PACK
        if card.number in (1, 2, 5)
        and card.shape in ("circle", "star", "square")
        and card.colour in ("red", "cyan", "violet")
    ]
    assert counted == Counter(best_score(hand, level) for hand in combinations(pack, 5))


@pytest.mark.parametrize("level", [1, 2])
def test_dealt_hands_are_as_lucky_as_counted(level: int) -> None:
    """Chi-square of 40,000 hands; with this seed the outcome is always the same."""
    rng, hands = Random(f"chances {level}"), 40_000
    dealt = Counter(best_score(rng.sample(PACK, 5), level) for _ in range(hands))
    found = chances(level)
    assert set(dealt) <= set(found.counts)
    likely = {
        s: n * hands / found.hands for s, n in found.counts.items() if n * hands > 10 * found.hands
    }
    distance = sum((dealt[score] - many) ** 2 / many for score, many in likely.items())
    assert distance < len(likely) + 4 * math.sqrt(2 * len(likely))


def test_the_mean_is_exact() -> None:
    found = chances(1)
    assert found.mean == Fraction(sum(s * n for s, n in found.counts.items()), 234_531_275)
    assert found.at_least(-100) == 1
    assert found.at_least(26) == 0


@pytest.mark.parametrize("level", [0, 3, True, "1", None])
def test_there_are_two_levels(level: object) -> None:
    chances(1)
    with pytest.raises(NotationError, match="1 or 2"):
        chances(level)  # type: ignore[arg-type]  # what is wrong is the point
