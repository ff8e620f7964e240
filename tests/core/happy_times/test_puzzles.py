"""Puzzles about sets: each can be solved, as brute force says, and every answer is explained."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import get_args

import pytest

from tictimes.errors import AnswerError, NotationError
from tictimes.happy_times.options import Options
from tictimes.happy_times.puzzle_answers import check
from tictimes.happy_times.puzzles import KINDS, LEVELS, MOST_WANTED, Kind, OneShort, puzzle
from tictimes.happy_times.set_questions import NameSet, NameTable
from tictimes.happy_times.sets import Table
from tictimes.happy_times.words_tutor import ONE_SHORT, ONE_SHORT_STATEMENTS
from tictimes.proofs import proved
from tictimes.sayings import Voice, say
from tictimes.steps import Claim

ROW = range(1, 121)


def is_set(cards: tuple[int, ...], table: Table) -> bool:
    def fits(card: int) -> bool:
        if table == "primes":
            return card > 1 and all(card % n for n in range(2, card))
        return card % 2 == 1 if table == "odds" else card % int(table) == 0

    return len(set(cards)) == 3 and all(map(fits, cards))


@pytest.mark.parametrize("level", LEVELS)
def test_one_short_is_solved_by_all_cards_that_fit_and_no_others(level: int) -> None:
    rng = Random(level)
    for number in ROW:
        one = puzzle("one-short", "otter-42", number, level)
        assert isinstance(one, OneShort)
        cards = range(1, one.options.highest + 1)
        right = [card for card in cards if is_set((*one.pair, card), one.table)]
        assert 1 <= len(right) <= MOST_WANTED
        rng.shuffle(right)
        checked = check(one, " and ".join(map(str, right)))
        assert checked.correct
        assert all(map(proved, checked.steps))
        assert checked.diagnoses == ()
        for answer in (right[1:] or [1], [*right, rng.choice(cards)], rng.sample(cards, 3)):
            checked = check(one, answer)
            assert checked.correct == (set(answer) == set(right))
            assert all(map(proved, checked.steps))


@pytest.mark.parametrize("level", LEVELS)
def test_names_are_asked_for_and_one_in_five_is_none(level: int) -> None:
    none = 0
    for kind in ("name-set", "name-table"):
        for number in ROW:
            one = puzzle(kind, "otter-42", number, level)
            assert isinstance(one, NameSet | NameTable)
            if isinstance(one, NameSet):
                trios = combinations(sorted(one.cards), 3)
                assert {s.cards for s in one.right} == {t for t in trios if is_set(t, one.table)}
                answer: object = one.right[0].cards if one.right else "none"
            else:
                fits = [table for table in one.options.tables if is_set(one.cards, table)]
                assert list(one.right) == fits
                answer = one.right[0] if one.right else "none"
            none += not one.right
            assert check(one, answer).correct
            assert all(map(proved, one.steps))
    assert 0.1 < none / (2 * len(ROW)) < 0.3


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_gives_the_same_again_and_another_another(kind: Kind, level: int) -> None:
    row = [puzzle(kind, "otter-42", number, level) for number in ROW]
    assert row == [puzzle(kind, "otter-42", number, level) for number in ROW]
    assert row != [puzzle(kind, "otter-43", number, level) for number in ROW]
    assert len(set(row)) >= 40


@pytest.mark.parametrize(
    ("answer", "codes"),
    [
        ("12 15", ["forgot-own-number"]),
        ("3 12 14 15", ["near-multiple"]),
        ("3 12 13 15", ["ends-in-3", "near-multiple"]),
        ("3 6 12 15", ["same-number-twice"]),
        ("1 3 12 15", ["factor-for-multiple"]),
    ],
)
def test_mistakes(answer: str, codes: list[str]) -> None:
    checked = check(OneShort((6, 9), 3), answer)
    assert [one.code for one in checked.diagnoses] == codes


def test_mistakes_of_primes() -> None:
    checked = check(OneShort((3, 5), "primes", Options(primes=True)), "1 7 9 11 13")
    codes = [one.code for one in checked.diagnoses]
    assert codes == ["one-is-prime", "odd-is-prime", "two-is-not-prime"]


@pytest.mark.parametrize("answer", ["", "none", "17", "0", "-3", "1.5", "9**9", "x" * 2000, None])
def test_what_is_no_card_is_refused(answer: object) -> None:
    with pytest.raises(AnswerError) as why:
        check(OneShort((6, 9), 3), answer)
    assert "\n" not in str(why.value)


@pytest.mark.parametrize(
    ("pair", "table"),
    [((6, 6), 3), ((6,), 3), ((6, 9, 12), 3), ((6, 10), 3), ((6, 17), 3), ((6, 9), 1),
     ((6, 12), 6), ((3, 5), "primes"), ((6, 9), True)],
)  # fmt: skip
def test_what_is_not_one_short_is_refused(pair: tuple[int, ...], table: Table) -> None:
    with pytest.raises(NotationError):
        OneShort(pair, table)


@pytest.mark.parametrize(
    ("kind", "seed", "number", "level"),
    [("two-short", "o", 1, 1), ("one-short", "", 1, 1), ("name-set", "o", 0, 1),
     ("name-table", "o", 1, 4)],
)  # fmt: skip
def test_no_such_puzzle(kind: Kind, seed: str, number: int, level: int) -> None:
    with pytest.raises(NotationError):
        puzzle(kind, seed, number, level)


@pytest.mark.parametrize("voice", get_args(Voice))
def test_every_word_is_said(voice: Voice) -> None:
    said = set()
    for one in (OneShort((6, 9), 3), OneShort((5, 10), 5)):
        said.add(one.asks.code)
        assert say(one.asks, voice)
        for answer in ((3, 12, 15), (15,), (15, 6), (12,), (1,)):
            checked = check(one, answer)
            said |= {diagnosis.says.code for diagnosis in checked.diagnoses}
            for step in checked.steps:
                said.add(step.change.code)
                assert say(step.change, voice).endswith(".")
                if isinstance(step.before, Claim):
                    said.add(step.before.says.code)
                    assert "{" not in say(step.before.says, voice)
    words = {*ONE_SHORT, *ONE_SHORT_STATEMENTS, "perhaps-named-again"} - {"no-such-card"}
    assert {f"happy_times.{name}" for name in words} <= said
