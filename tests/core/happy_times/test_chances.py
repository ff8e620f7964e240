"""How many sets there are: the values of RULES, and every pack against listing all sets."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import comb
from typing import get_args

import pytest

from tictimes.errors import NotationError
from tictimes.happy_times.chances import SetChances, chances
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import sets_in
from tictimes.happy_times.words_tutor import WORTH, WORTH_STATEMENTS
from tictimes.happy_times.worth import why_worth
from tictimes.proofs import proved
from tictimes.sayings import Voice, say
from tictimes.steps import Claim, Num

SMALL = [*product((16, 17, 20, 31, 36), (False, True), (False, True))]
LARGE = [(100, False, True), (144, True, True), (144, False, False)]


def listed(
    highest: int, primes: bool, odds: bool
) -> tuple[set[tuple[int, ...]], dict[object, int]]:
    """Every set by brute force, and how many are named by each table."""

    def is_prime(n: int) -> bool:
        return n > 1 and all(n % d for d in range(2, n))

    names = {
        k: {n for n in range(1, highest + 1) if n % k == 0} for k in range(2, highest // 3 + 1)
    }
    named: dict[object, set[int]] = {**names}
    if primes:
        named["primes"] = {n for n in range(1, highest + 1) if is_prime(n)}
    if odds:
        named["odds"] = set(range(1, highest + 1, 2))
    trios = {trio for cards in named.values() for trio in combinations(sorted(cards), 3)}
    return trios, {name: comb(len(cards), 3) for name, cards in named.items()}


def test_the_values_of_the_rules() -> None:
    found = chances()
    assert found.sets == 67
    assert found.by_table == {2: 56, 3: 10, 4: 4, 5: 1}
    assert {n for n, count in found.by_card.items() if count == 0} == {1, 7, 11, 13}
    assert (found.by_card[6], found.by_card[12]) == (27, 27)
    assert max(found.by_card.values()) == 27
    assert found.chance == Fraction(67, 560)


@pytest.mark.parametrize(("highest", "primes", "odds"), [*SMALL, *LARGE])
def test_every_pack_against_listing_all_sets(highest: int, primes: bool, odds: bool) -> None:
    found = chances(highest, primes=primes, odds=odds)
    trios, by_table = listed(highest, primes, odds)
    assert found.sets == len(trios)
    assert found.by_table == by_table
    seen = Counter(card for trio in trios for card in trio)
    assert found.by_card == {card: seen[card] for card in range(1, highest + 1)}


def test_the_game_itself_counts_the_same() -> None:
    sets = sets_in(range(1, 37), 36, primes=True, odds=True)
    assert len({one.cards for one in sets}) == chances(36, primes=True, odds=True).sets


@pytest.mark.parametrize(("highest", "primes", "odds"), [*SMALL, *LARGE])
def test_each_count_is_explained_and_proved(highest: int, primes: bool, odds: bool) -> None:
    options = Options(highest=highest, primes=primes, odds=odds)
    found = chances(highest, primes=primes, odds=odds)
    for card in range(1, highest + 1):
        steps = why_worth(card, options)
        assert all(map(proved, steps)), card
        assert steps[-1].after == Num(found.by_card[card])


@pytest.mark.parametrize("voice", get_args(Voice))
def test_every_word_of_it_is_said(voice: Voice) -> None:
    said = set()
    packs = [Options(highest=highest, odds=odds) for highest in (16, 18, 36, 60, 90, 144)
             for odds in (False, True)]  # fmt: skip
    for options in packs:
        for card in range(1, options.highest + 1):
            for step in why_worth(card, options):
                assert say(step.change, voice).endswith(".")
                said.add(step.change.code)
                if isinstance(step.before, Claim):
                    assert "{" not in say(step.before.says, voice)
                    said.add(step.before.says.code)
    assert said == {f"happy_times.{name}" for name in (*WORTH, *WORTH_STATEMENTS)}


@pytest.mark.parametrize("highest", [15, 145, 16.0, True, "16"])
def test_no_such_pack(highest: int) -> None:
    with pytest.raises(NotationError):
        chances(highest)


@pytest.mark.parametrize("card", [0, 17, True, "12"])
def test_no_such_card(card: int) -> None:
    with pytest.raises(NotationError):
        why_worth(card)


def test_chances_are_counted_once_and_kept() -> None:
    assert isinstance(chances(36), SetChances)
    assert chances(36) is chances(36)
