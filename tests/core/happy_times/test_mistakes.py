"""Wrong sets and wrong answers about sets: every mistake of DESIGN section 6, where it fits."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.errors import AnswerError, NotationError
from tictimes.happy_times.dealing import deal
from tictimes.happy_times.mistakes import check_set, diagnose
from tictimes.happy_times.moves import DRAW_DECK, Declare
from tictimes.happy_times.options import Options
from tictimes.happy_times.set_questions import NameSet, NameTable, SetQuestion, check
from tictimes.happy_times.sets import Table
from tictimes.happy_times.words_tutor import SET_ANSWERS, SET_MISTAKES, SET_MIXUPS, SET_STATEMENTS
from tictimes.mixups import Checked
from tictimes.proofs import proved
from tictimes.sayings import Voice, say
from tictimes.steps import Claim

ALL = Options(highest=36, primes=True, odds=True)
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31)
hands = st.lists(st.integers(1, 36), min_size=3, max_size=7).map(tuple)
tables = st.one_of(st.integers(1, 14), st.sampled_from(["primes", "odds"]))


def in_table(card: int, table: Table) -> bool:
    if table == "primes":
        return card in PRIMES
    return card % 2 == 1 if table == "odds" else card % int(table) == 0


def is_set(cards: Iterable[int], table: Table) -> bool:
    cards = list(cards)
    return len(set(cards)) == 3 and table != 1 and all(in_table(card, table) for card in cards)


def fitting(cards: tuple[int, ...], table: Table) -> set[str]:
    """The mistakes of section 6 that fit three cards, as the section has them."""
    fit = set()
    if len(set(cards)) < 3:
        fit.add("same-number-twice")
    if table == 1:
        fit.add("one-times-table")
    for card in cards:
        if in_table(card, table) or table == "odds":
            continue
        if table == "primes":
            fit |= {"one-is-prime"} if card == 1 else set()
            fit |= {"odd-is-prime"} if card % 2 == 1 and card > 1 else set()
            continue
        k = int(table)
        fit |= {"factor-for-multiple"} if k % card == 0 else set()
        fit |= {"near-multiple"} if card > 1 and {card % k, -card % k} & {1} else set()
        fit |= {"even-is-in-4x"} if k == 4 and card % 2 == 0 else set()
        fit |= {"ends-in-3"} if k == 3 and card % 10 == 3 else set()
    return fit


def codes(checked: Checked) -> list[str]:
    return [one.code for one in checked.diagnoses]


def assert_sound(checked: Checked) -> None:
    assert checked.steps
    assert all(map(proved, checked.steps))
    assert not (checked.correct and checked.diagnoses)


@given(st.lists(st.integers(1, 36), min_size=3, max_size=3).map(tuple), tables)
def test_every_trio_is_judged_and_diagnosed_as_by_hand(
    cards: tuple[int, ...], table: Table
) -> None:
    checked = check_set(cards, table, ALL)
    assert checked.correct == is_set(cards, table)
    assert_sound(checked)
    assert set(codes(checked)) == fitting(cards, table)


def test_all_trios_of_the_pack() -> None:
    for cards in combinations_with_replacement(range(1, 17), 3):
        for table in (1, 2, 3, 4, 5, 6):
            checked = check_set(cards, table)
            assert checked.correct == is_set(cards, table)
            assert set(codes(checked)) == fitting(cards, table)


@pytest.mark.parametrize(
    ("cards", "table", "code"),
    [
        ((1, 2, 3), "primes", "one-is-prime"),
        ((3, 7, 9), "primes", "odd-is-prime"),
        ((3, 7, 15), "primes", "odd-is-prime"),
        ((3, 4, 12), 12, "factor-for-multiple"),
        ((6, 9, 14), 3, "near-multiple"),
        ((4, 8, 14), 4, "even-is-in-4x"),
        ((6, 9, 13), 3, "ends-in-3"),
        ((4, 4, 8), 4, "same-number-twice"),
        ((7, 11, 13), 1, "one-times-table"),
    ],
)
def test_each_mistake_is_among_the_first_three(
    cards: tuple[int, ...], table: Table, code: str
) -> None:
    assert code in codes(check_set(cards, table, ALL))[:3]


@pytest.mark.parametrize(
    ("question", "answer", "code"),
    [
        (NameSet((1, 2, 3, 5), "primes", ALL), "1 2 3", "one-is-prime"),
        (NameSet((2, 9, 3, 5), "primes", ALL), "9, 3, 5", "odd-is-prime"),
        (NameSet((2, 9, 3, 5), "primes", ALL), "none", "two-is-not-prime"),
        (NameSet((3, 4, 12, 24, 36), 12, ALL), "3 4 12", "factor-for-multiple"),
        (NameSet((6, 9, 14, 12), 3), "6, 9 and 14", "near-multiple"),
        (NameSet((4, 8, 12, 14), 4), "14 8 12", "even-is-in-4x"),
        (NameSet((6, 9, 13, 12), 3), "13 6 9", "ends-in-3"),
        (NameSet((4, 4, 8, 12), 4), "4 4 8", "same-number-twice"),
        (NameSet((4, 8, 12, 7), 4), "none", "forgot-own-number"),
        (NameTable((5, 10, 15)), "no table", "forgot-own-number"),
        (NameTable((7, 11, 13)), "1", "one-times-table"),
        (NameTable((3, 4, 12)), "12", "factor-for-multiple"),
        (NameTable((4, 6, 8)), "4x", "even-is-in-4x"),
    ],
)
def test_questions_lead_to_their_mistakes(question: SetQuestion, answer: str, code: str) -> None:
    checked = check(question, answer)
    assert not checked.correct
    assert code in codes(checked)[:3]


@given(hands, tables)
def test_name_a_set_is_right_for_every_set_and_none_other(
    hand: tuple[int, ...], table: Table
) -> None:
    question = NameSet(hand, table, ALL)
    right = {trio for trio in combinations(sorted(set(hand)), 3) if is_set(trio, table)}
    for trio in combinations(hand, 3):
        checked = check(question, " ".join(map(str, trio)))
        assert checked.correct == (tuple(sorted(trio)) in right)
        assert_sound(checked)
    none = check(question, "none")
    assert none.correct == (not right)
    assert_sound(none)
    assert all(map(proved, question.steps))


@given(st.lists(st.integers(1, 36), min_size=3, max_size=3).map(tuple))
def test_name_a_table_is_right_for_every_table_that_fits(cards: tuple[int, ...]) -> None:
    question = NameTable(cards, ALL)
    right = {table for table in ALL.tables if is_set(cards, table)}
    for table in ALL.tables:
        assert check(question, table if isinstance(table, int) else f" {table} ").correct == (
            table in right
        )
    none = check(question, "none")
    assert none.correct == (not right)
    assert_sound(none)
    assert all(map(proved, question.steps))


@pytest.mark.parametrize("answer", ["4", "4x", "the 4 times table", " 4× ", 4])
def test_a_table_is_read_as_children_say_it(answer: object) -> None:
    assert check(NameTable((4, 8, 12)), answer).correct


@pytest.mark.parametrize(
    "answer", ["", "four", "-4", "4 or 2", "primes", "x" * 1000, "9**9**9", True, 0, 2.0, "4" * 100]
)
def test_what_is_no_table_is_refused(answer: object) -> None:
    with pytest.raises(NotationError) as why:
        check(NameTable((4, 8, 12)), answer)
    assert "\n" not in str(why.value)


@pytest.mark.parametrize("answer", ["", "4 8", "4 8 12 14", "4 8 16", "4; import os", "4 8 1.5"])
def test_what_is_no_three_cards_is_refused(answer: str) -> None:
    with pytest.raises(AnswerError):
        check(NameSet((4, 8, 12, 14), 4), answer)


@pytest.mark.parametrize(
    ("cards", "table", "options"),
    [
        ((4, 8), 4, ALL),
        ((4, 8, 37), 4, ALL),
        ((4, 8, True), 4, ALL),
        ((4, 8, 12), 0, ALL),
        ((4, 8, 12), True, ALL),
        ((4, 8, 12), "evens", ALL),
        ((2, 3, 5), "primes", Options()),
        ((4, 8, 12), 10**80, ALL),
    ],
)
def test_what_is_no_set_at_all_is_refused(
    cards: tuple[int, ...], table: Table, options: Options
) -> None:
    with pytest.raises(NotationError):
        check_set(cards, table, options)


def test_at_the_table_a_miss_is_diagnosed() -> None:
    view = deal("otter-42").play(DRAW_DECK).view(0)
    assert [one.code for one in diagnose(view, Declare(4, (4, 6, 16)))] == ["even-is-in-4x"]
    assert diagnose(view, Declare("primes", (1, 11, 6))) == ()
    assert diagnose(view, DRAW_DECK) == ()


@pytest.mark.parametrize("voice", get_args(Voice))
def test_every_word_is_said(voice: Voice) -> None:
    said = set()
    checked = [check_set(cards, table, ALL) for cards in ((4, 4, 8), (3, 7, 12), (1, 9, 13))
               for table in (1, 2, 4, "primes", "odds", 14)]  # fmt: skip
    checked += [check(NameSet(hand, 4), "none") for hand in ((4, 8, 12), (4, 8, 7), (4, 8, 12, 16))]
    checked += [check(NameTable(cards), "none") for cards in ((4, 8, 12), (7, 11, 13))]
    for one in checked:
        for step in one.steps:
            said.add(step.change.code)
            assert say(step.change, voice).endswith(".")
            if isinstance(step.before, Claim):
                said.add(step.before.says.code)
                assert "{" not in say(step.before.says, voice)
        for diagnosis in one.diagnoses:
            said.add(diagnosis.says.code)
            assert "erhaps" in say(diagnosis.says, voice)
            said.add(f"happy_times.mixup-{diagnosis.code}")
            assert say(diagnosis.named, voice).endswith(".")
    refusals = {"no-table-name", "card-not-there", "perhaps-named-again"}
    words = {*SET_ANSWERS, *SET_STATEMENTS, *SET_MISTAKES, *SET_MIXUPS} - refusals
    assert {f"happy_times.{name}" for name in words} <= said


@pytest.mark.parametrize("voice", get_args(Voice))
def test_questions_can_be_asked(voice: Voice) -> None:
    asked = [NameSet((4, 8, 12), table, ALL) for table in (4, 14, "primes", "odds")]
    for question in (*asked, NameTable((4, 8, 12))):
        assert say(question.asks, voice).endswith("?")
