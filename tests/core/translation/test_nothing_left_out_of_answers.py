"""In the pseudo-language all is translated that explains, asks, and answers what was answered."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import combinations, islice
from random import Random

import pytest

import tictimes as tt
from tictimes.arithmetic import puzzle_answers as hand_answers
from tictimes.arithmetic import puzzles as hand_puzzles
from tictimes.arithmetic.explain import explain, in_one
from tictimes.arithmetic.mistakes import check
from tictimes.errors import AnswerError, NotationError
from tictimes.happy_times import puzzle_answers as set_answers
from tictimes.happy_times import puzzles as set_puzzles
from tictimes.happy_times.explain import hope, why_set
from tictimes.numbers import reading
from tictimes.numbers.checking import check as check_number
from tictimes.numbers.questions import FactorPairs, InTable, IsPrime, ListFactors
from tictimes.numbers.together import why_gcd, why_lcm

from .left_out import assert_all_is_translated, told_twice

ANSWERS = ("2 3 4", "12", "1 4 4", "8 12 14", "3 9 13", "0", "", "999", "6 9 12 15")


def test_questions_about_numbers(made, pseudo):
    numbers = (0, 1, 2, 7, 9, 12, 13, 16, 23, 36, 97)
    asked = [IsPrime(n) for n in numbers] + [InTable(n, t) for n in numbers for t in (3, 4, 14)]
    asked += [kind(n) for n in numbers[1:] for kind in (ListFactors, FactorPairs)]
    lists = ("1, 2, 3", "1 2 3 4 6 12", "12", "7, 7", "24 0", "3 × 4", "2 × 6, 3 × 4, 5 × 5")
    strange = ("", "?", "3 ×", "= 5", "7 " * 900, "2 × 2 × 3")
    for question in asked:
        assert question.asks
        assert question.steps
        for answer in (True, False, *lists, *strange):
            with suppress(AnswerError):
                told_twice(check_number(question, answer).diagnoses)
    assert_all_is_translated(made, pseudo)


@pytest.mark.parametrize("kind", set_puzzles.KINDS)
def test_puzzles_about_sets(kind, made, pseudo):
    for level in (1, 2, 3):
        for number in range(1, 8):
            puzzle = set_puzzles.puzzle(kind, "7", number, level)
            assert puzzle.asks
            assert puzzle.steps
            for answer in (
                "2 3 4",
                "12",
                "1 4 4",
                "8 12 14",
                "3 9 13",
                "0",
                "",
                "999",
                "6 9 12 15",
            ):
                with suppress(NotationError):
                    told_twice(set_answers.check(puzzle, answer).diagnoses)
    assert_all_is_translated(made, pseudo)


@pytest.mark.parametrize("kind", hand_puzzles.KINDS)
def test_puzzles_about_hands(kind, made, pseudo):
    for number in range(1, 5):
        puzzle = hand_puzzles.puzzle(kind, "7", number, 2)
        assert puzzle.asks
        assert puzzle.steps
        cards = list(map(str, puzzle.cards))
        some = [cards[:5], cards[2:], cards[:3], cards[:2] * 2, [], f"{cards[0]} | {cards[1]}"]
        some += [f"{' '.join(cards[:3])} | {' '.join(cards[2:5])}", *puzzle.right[:1]]
        for answer in some:
            with suppress(NotationError):
                told_twice(hand_answers.check(puzzle, answer).diagnoses)
    assert_all_is_translated(made, pseudo)


def test_numbers_explained(made, pseudo):
    for number in (*range(61), 97, 221, 10_007, 720_720):
        tt.numbers.explain(number)
        tt.numbers.why_prime(number)
    for some in ((12, 18), (8, 9), (4, 6, 10), (7, 7), (1, 12)):
        why_gcd(*some)
        why_lcm(*some)
    for given in (-12, 10**80, True, 1.5, "12", None):
        reading.why_not(given)
    assert_all_is_translated(made, pseudo)


def test_sets_explained(made, pseudo):
    options = tt.happy_times.Options(highest=60, primes=True, odds=True)
    for cards in islice(combinations((2, 3, 4, 6, 7, 12, 15, 21, 28, 42, 56), 3), 0, None, 3):
        for table in (2, 3, 5, 14, "primes", "odds"):
            why_set(cards, table, options)
    why_set((6, 6, 12), 3)
    state = tt.happy_times.deal(seed="otter-42", players=2, highest=36, primes=True)
    for pair in combinations(sorted(set(state.hands[0])), 2):
        hope(*pair, Counter(state.deck), options)
    assert_all_is_translated(made, pseudo)


@pytest.mark.parametrize("level", [1, 2])
def test_hands_explained_and_mistakes_named(level, made, pseudo):
    rng = Random(level)
    for _ in range(60):
        hand = rng.sample(tt.arithmetic.PACK, 5)
        explain(hand, level)
        in_one(hand, level)
        for answer in range(-26, 52):
            told_twice(check(list(map(str, hand)), level, answer).diagnoses)
    assert_all_is_translated(made, pseudo)
