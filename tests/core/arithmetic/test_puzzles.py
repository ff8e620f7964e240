"""Puzzles of ArithmeTic: each can be solved, as brute force says, and every answer is explained."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import get_args

import pytest

from tictimes.arithmetic import PACK
from tictimes.arithmetic.puzzle_answers import check
from tictimes.arithmetic.puzzles import (
    KINDS,
    LEVELS,
    MOST_ZEROS,
    BestOfSeven,
    Kind,
    MakeZero,
    Twins,
    puzzle,
)
from tictimes.arithmetic.words_puzzles import PUZZLE_ANSWERS, PUZZLE_STATEMENTS
from tictimes.errors import AnswerError, NotationError
from tictimes.proofs import proved
from tictimes.sayings import Voice, say
from tictimes.steps import Claim

ROW = range(1, 61)


def shared(cards):
    return sum(len(set(values)) == 1 for values in zip(*cards, strict=True))


def worth(hand, level):
    """Every group of a hand by brute force: its cards, and what it is worth at best."""
    found = {}
    for size in range(2, len(hand) + 1):
        for cards in combinations(hand, size):
            own, everything = sum(c.number for c in cards), sum(c.number for c in hand)
            if level == 2 and shared(cards) == 2:
                found[frozenset(cards)] = 3 * own - everything
            elif size >= 3 and shared(cards) >= 1:
                found[frozenset(cards)] = 2 * own - everything
    return found


def best(hand, level):
    return max(worth(hand, level).values(), default=-sum(card.number for card in hand))


@pytest.mark.parametrize("level", LEVELS)
def test_zero_is_solved_by_one_to_three_hands(level):
    for number in ROW:
        one = puzzle("zero", "otter-42", number, level)
        hands = list(combinations(one.cards, 5))
        right = [hand for hand in hands if best(hand, level) == 0]
        assert 1 <= len(right) <= MOST_ZEROS
        for hand in hands:
            checked = check(one, hand[::-1])
            assert checked.correct == (hand in right)
            assert all(map(proved, checked.steps))
            assert not (checked.correct and checked.diagnoses)
            zero_elsewhere = hand not in right and 0 in worth(hand, level).values()
            assert [d.code for d in checked.diagnoses] == ["not-the-best"] * zero_elsewhere


@pytest.mark.parametrize("level", LEVELS)
def test_the_best_of_seven_is_one_hand(level):
    for number in ROW:
        one = puzzle("best-of-seven", "otter-42", number, level)
        hands = list(combinations(one.cards, 5))
        scores = {hand: best(hand, level) for hand in hands}
        right = [hand for hand in hands if scores[hand] == max(scores.values())]
        assert len(right) == 1
        assert scores[right[0]] >= 0
        for hand in hands:
            checked = check(one, list(map(str, hand)))
            assert checked.correct == (hand in right)
            assert all(map(proved, checked.steps))
            assert bool(checked.diagnoses) != checked.correct


@pytest.mark.parametrize("level", LEVELS)
def test_twins_are_two_groups_of_all(level):
    for number in ROW[:30]:
        one = puzzle("twins", "otter-42", number, level)
        found = worth(one.cards, level)
        pairs = [pair for pair in combinations(found, 2) if found[pair[0]] == found[pair[1]]]
        assert len(pairs) == 1
        subsets = [cards for size in (1, 2, 3, 4, 5) for cards in combinations(one.cards, size)]
        for two in combinations(subsets, 2):
            checked = check(one, two)
            assert checked.correct == ({frozenset(two[0]), frozenset(two[1])} == set(pairs[0]))
            legal = all(frozenset(cards) in found for cards in two)
            codes = [d.code for d in checked.diagnoses]
            assert codes == ([] if legal else ["group-not-allowed"])
            if Random(str(two)).random() < 0.1:
                assert all(map(proved, checked.steps))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_gives_the_same_again_and_no_end_of_others(kind, level):
    row = [puzzle(kind, "otter-42", number, level) for number in ROW]
    assert row == [puzzle(kind, "otter-42", number, level) for number in ROW]
    assert len({one.cards for one in row}) == len(row)
    assert puzzle(kind, "otter-42", 10**6, level) != puzzle(kind, "otter-43", 10**6, level)
    for one in row[:10]:
        assert all(map(proved, one.steps))


def test_answers_are_read_as_text():
    one = puzzle("twins", "otter-42", 3, 2)
    two = [" ".join(map(str, cards)) for cards in one.right[0]]
    for text in (" | ".join(two), " and ".join(two), ";".join(two).upper(), "\n".join(two)):
        assert check(one, text).correct
    zero = puzzle("zero", "otter-42", 3, 2)
    assert check(zero, ", ".join(map(str, zero.right[0]))).correct


@pytest.mark.parametrize(
    "answer",
    ["", "5-star-red", "x" * 1000, "9**9**9", "<b>", None, 5, [], [1], [None] * 5, {"a": 1}, "😀"],
)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_answer_is_refused_in_one_line(kind, answer):
    with pytest.raises(NotationError) as why:
        check(puzzle(kind, "otter-42"), answer)
    assert "\n" not in str(why.value)
    assert len(str(why.value)) < 200


def test_cards_that_cannot_be_chosen_are_refused():
    one = puzzle("zero", "otter-42")
    other = next(card for card in PACK if card not in one.cards)
    for cards in (one.cards[:4], one.cards[:6], (*one.cards[:4], other), one.cards[:1] * 5):
        with pytest.raises(AnswerError):
            check(one, cards)
    twins = puzzle("twins", "otter-42")
    for groups in ((twins.cards[:3],) * 2, (twins.cards[:3],), (twins.cards[:3], (other,))):
        with pytest.raises(AnswerError):
            check(twins, groups)


@pytest.mark.parametrize(
    ("kind", "seed", "number", "level"),
    [
        ("ten", "otter-42", 1, 1),
        ("zero", "", 1, 1),
        ("zero", "otter-42", 0, 1),
        ("zero", "otter-42", 1, 3),
        ("zero", "otter-42", 1.0, 1),
        ("zero", "otter-42", 1, True),
    ],
)
def test_no_such_puzzle(kind: Kind, seed, number, level):
    with pytest.raises(NotationError):
        puzzle(kind, seed, number, level)


@pytest.mark.parametrize("make", [MakeZero, BestOfSeven, Twins])
def test_a_puzzle_needs_its_cards(make):
    for cards in (PACK[:4], PACK[:1] * 7, PACK[:1] * 5, (*PACK[:6], "5-star-red")):
        with pytest.raises(NotationError):
            make(cards, 1)


@pytest.mark.parametrize("voice", get_args(Voice))
def test_every_word_is_said(voice):
    said = set()
    for kind in KINDS:
        for number in ROW[:20]:
            one = puzzle(kind, "otter-42", number, 2)
            assert say(one.asks, voice).endswith((".", "?"))
            answers = [one.right[0], *combinations(one.cards, 5)]
            if kind == "twins":
                answers = [one.right[0], *combinations(combinations(one.cards, 3), 2)]
                answers += [tuple(list(one.groups)[:2])] * (len(one.groups) > 1)
            for answer in answers:
                checked = check(one, answer)
                for step in checked.steps:
                    said.add(step.change.code)
                    assert say(step.change, voice).endswith((".", "!"))
                    if isinstance(step.before, Claim):
                        said.add(step.before.says.code)
                        assert "{" not in say(step.before.says, voice)
                for diagnosis in checked.diagnoses:
                    said.add(diagnosis.says.code)
                    assert "erhaps" in say(diagnosis.says, voice)
    words = {*PUZZLE_ANSWERS, *PUZZLE_STATEMENTS}
    assert {f"arithmetic.{name}" for name in words} <= said
