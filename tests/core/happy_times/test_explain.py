"""Sets explained: against plain division, proved by sympy, sayable in every voice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes import NotationError, happy_times
from tictimes.happy_times import Options, sets_in
from tictimes.happy_times.explain import hope, why_set
from tictimes.happy_times.truths import TRUTHS
from tictimes.happy_times.words import EXPLAINED, STATEMENTS
from tictimes.happy_times.words_picks import STATEMENTS as PICK_STATEMENTS
from tictimes.happy_times.words_tutor import ONE_SHORT_STATEMENTS, SET_STATEMENTS, WORTH_STATEMENTS
from tictimes.numbers.words_questions import IN_TABLES
from tictimes.proofs import proved
from tictimes.sayings import Voice, say
from tictimes.steps import Claim

ALL = Options(highest=144, primes=True, odds=True)
SMALL = Options(primes=True, odds=True)
cards = st.integers(1, 144)
tables = st.sampled_from(ALL.tables)


@given(st.tuples(cards, cards, cards), tables)
@settings(deadline=None)
def test_the_last_step_is_the_ruling_and_every_step_is_proved(trio, table):
    steps = why_set(trio, table, ALL)
    assert all(map(proved, steps))
    declared = [one.table for one in sets_in(trio, 144, primes=True, odds=True)]
    assert steps[-1].after == (table in declared)


def test_every_trio_of_a_pack_and_every_table():
    for trio in combinations(range(1, 17), 3):
        declared = {one.table for one in sets_in(trio, 16, primes=True, odds=True)}
        for table in SMALL.tables:
            steps = why_set(trio, table, SMALL)
            assert steps[-1].after == (table in declared)
            assert len(steps) == 3 + 1 + (steps[-2].change.code == "happy_times.share-too")
            others = {t for t in declared if isinstance(t, int)} - {table}
            assert (len(steps) == 5) == bool(table in declared and others)


@pytest.mark.parametrize(
    ("trio", "table", "voice", "sentence"),
    [
        ((6, 9, 14), 3, "older", "14 = 4 × 3 + 2, so 14 is not in the 3 times table."),
        ((6, 9, 13), 3, "young", "13 is not in the 3 times table: "
                                 "4 × 3 = 12, and 1 is left over."),
        ((3, 4, 12), 4, "young", "3 is less than 4, so it is not in the 4 times table."),
        ((4, 4, 8), 4, "young", "A set needs three different numbers, and 4 is there twice."),
        ((4, 8, 12), 4, "young", "All three are in the 2 times table, too."),
        ((1, 2, 3), "primes", "young", "1 is not a prime: a prime has two "
                                        "factors, and 1 has only one."),
        ((9, 2, 3), "primes", "young", "9 is not a prime: 3 × 3 = 9. "
                                        "A prime has just two factors."),
        ((9, 1, 4), "odds", "young", "4 = 2 × 2, so 4 is even."),
    ],
)  # fmt: skip
def test_what_is_said(trio, table, voice, sentence):
    assert sentence in [say(step.change, voice) for step in why_set(trio, table, SMALL)]


@given(cards, cards, st.dictionaries(cards, st.integers(0, 5)))
@settings(deadline=None)
def test_the_chance_is_that_of_trying_every_unseen_card(one, other, unseen):
    if one == other:
        return
    found = hope(one, other, unseen, ALL)
    good = sum(
        count
        for card, count in unseen.items()
        if sets_in((one, other, card), 144, primes=True, odds=True)
    )
    coming = sum(unseen.values())
    assert found.chance == (Fraction(good, coming) if coming else 0)
    for way in found.ways:
        assert all(why_set((one, other, card), way.table, ALL)[-1].after for card in way.cards)
        assert way.unseen == sum(unseen.get(card, 0) for card in way.cards)


def test_the_chance_in_a_match_counts_what_the_seat_has_not_seen():
    view = happy_times.deal(seed="otter-42", players=2).view(0)
    found = hope(6, 10, view.unseen)
    assert found.coming == 32 - 6 - 1
    assert [way.table for way in found.ways] == [2]
    evens = [card for card in range(2, 17, 2) if card not in (6, 10)]
    assert found.good == sum(view.unseen[card] for card in evens) == 10


@pytest.mark.parametrize("voice", get_args(Voice))
def test_all_the_words_are_said(voice):
    said = set()
    steps = [
        step
        for trio in combinations((1, 2, 3, 4, 5, 6, 8, 12, 13, 26, 28, 39, 42, 56), 3)
        for table in (2, 3, 4, 13, 14, "primes", "odds")
        for step in why_set(trio, table, ALL)
    ]
    steps += why_set((4, 4, 8), 4)
    for step in steps:
        assert say(step.change, voice).endswith(".")
        said.add(step.change.code)
        if isinstance(step.before, Claim):
            assert say(step.before.says, voice)
            said.add(step.before.says.code)
    for pair in combinations((2, 3, 7, 8, 10, 15), 2):
        for unseen in ({}, {6: 1}, {6: 1, 5: 2}):
            for saying in hope(*pair, Counter(unseen), Options(highest=36)).says:
                assert say(saying, voice).endswith(".")
                said.add(saying.code)
    own = {f"happy_times.{name}" for name in (*EXPLAINED, *STATEMENTS)}
    borrowed = {"happy_times.one-no-prime", "happy_times.no-prime", "numbers.is-prime"}
    borrowed |= {f"numbers.{name}" for name in IN_TABLES}
    assert said == own | borrowed
    stated = (STATEMENTS, SET_STATEMENTS, ONE_SHORT_STATEMENTS, WORTH_STATEMENTS, PICK_STATEMENTS)
    assert {name for words in stated for name in words} == set(TRUTHS)


@pytest.mark.parametrize("chance", [Fraction(3, 5)])
def test_the_chance_is_a_fraction_for_the_older(chance):
    found = hope(6, 9, Counter([3, 12, 12, 7, 7]))
    assert found.chance == chance
    assert say(found.says[-1], "older").endswith("The chance is 3/5.")


@pytest.mark.parametrize(
    ("trio", "table"),
    [
        ((4, 8), 4),
        ((4, 8, 12, 16), 4),
        ((4, 8, 17), 4),
        ((4, 8, True), 4),
        ((4, 8, 12), 1),
        ((4, 8, 12), 6),
        ((4, 8, 12), True),
        ((2, 3, 5), "primes"),
        ((2, 3, 5), "evens"),
    ],
)
def test_what_can_be_no_set_at_all_is_refused(trio, table):
    with pytest.raises(NotationError):
        why_set(trio, table)


@pytest.mark.parametrize("pair", [(4, 4), (0, 4), (4, 17)])
def test_a_pair_is_two_cards_of_the_pack(pair):
    with pytest.raises(NotationError):
        hope(*pair, Counter())
