"""The tutor against a list of mistakes worked out by brute force, written from DESIGN section 6."""

from __future__ import annotations

import os
from collections import Counter
from itertools import combinations, pairwise, permutations
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes import NotationError
from tictimes.arithmetic import PACK
from tictimes.arithmetic.mistakes import check
from tictimes.arithmetic.words import MISTAKES
from tictimes.sayings import Voice, say

HANDS = int(os.environ.get("TICTIMES_HANDS", "600"))
"""The bench asks for many more."""
POINTS = {"circle": 1, "crescent": 2, "triangle": 3, "square": 4, "star": 5}
EXAMPLE = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
hands = st.permutations(PACK).map(lambda pack: tuple(map(str, pack[:5])))
levels = st.sampled_from([1, 2])


def shared(cards):
    return sum(len(set(values)) == 1 for values in zip(*(c.split("-") for c in cards), strict=True))


def numbers(cards):
    return [int(card[0]) for card in cards]


def scored(hand, cards, times):
    rest = [card for card in hand if card not in cards]
    return times * sum(numbers(cards)) - sum(numbers(rest))


def legal_groups(hand, level):
    """Every legal group: score, kind and cards, as `best` orders them."""
    for size in (2, 3, 4, 5):
        for cards in combinations(hand, size):
            if level == 2 and shared(cards) == 2:
                yield scored(hand, cards, 2), 1, cards
            if size >= 3 and shared(cards) >= 1:
                yield scored(hand, cards, 1), 0, cards


def best(hand, level):
    found = list(legal_groups(hand, level))
    return max(found, key=lambda one: (one[0], one[1], len(one[2])), default=None)


def slips(hand, level, score, tic, cards):
    """The numbers of every slip of arithmetic in section 6, as the section writes them."""
    rest = [card for card in hand if card not in cards]
    s, left, k = sum(numbers(cards)), sum(numbers(rest)), len(cards)
    m = 2 if tic else 1
    s_points = s + sum(POINTS[card.split("-")[1]] for card in cards)
    left_points = left + sum(POINTS[card.split("-")[1]] for card in rest)
    found = {
        "doubled-after-subtracting": {2 * (s - left)},
        "doubled-leftovers": {s - 2 * left},
        "forgot-to-double": {s - left} if tic else set(),
        "doubled-a-single": {2 * s - left} if level == 2 and cards and not tic else set(),
        "forgot-leftovers": {m * s},
        "added-leftovers": {m * s + left},
        "turned-round": {left - s, abs(s - left), -score} | ({0} if score < 0 else set()),
        "counted-cards": {m * k - (5 - k)},
        "added-two-for-double": {s + 2 - left},
        "added-shape-points": {m * s_points - left_points},
    }
    return {code: values - {score} for code, values in found.items()}


def counting(hand, score, tic, cards):
    m = 2 if tic else 1
    steps = [m * n for n in numbers(cards)] + [-int(c[0]) for c in hand if c not in cards]
    turned = int(str(abs(score))[::-1]) * (-1 if score < 0 else 1)
    found = {
        "slip": {score - 1, score + 1},
        "missed-a-card": {score - step for step in steps},
        "counted-twice": {score + step for step in steps},
        "digits-swapped": {turned},
        "ten-out": {score - 10, score + 10},
    }
    return {code: values - {score} for code, values in found.items()}


def forbidden(hand, level):
    """The scores of two cards that are no group, and of chains."""
    for cards in combinations(hand, 2):
        if level == 1 or shared(cards) < 2:
            yield scored(hand, cards, 1)
    for size in (3, 4, 5):
        for row in permutations(hand, size):
            linked = all(shared(pair) for pair in pairwise(row))
            if linked and not shared(row):
                yield scored(hand, row, 1)


def task(hand, level):
    score, tic, cards = best(hand, level) or (-sum(numbers(hand)), 0, ())
    return score, tic, cards


def some_hands(name, count=HANDS):
    rng = Random(name)
    for _ in range(count):
        yield tuple(map(str, rng.sample(PACK, 5)))


def codes(hand, level, answer, group=None):
    return [one.code for one in check(hand, level, answer, group).diagnoses]


@pytest.mark.parametrize("level", [1, 2])
def test_every_mistake_that_fits_is_named_and_no_other(level):
    for hand in some_hands(f"all that fits {level}", HANDS // 6):
        score, tic, cards = task(hand, level)
        others = {one[0] for one in legal_groups(hand, level)}
        others |= {-sum(numbers(hand))} if others else set()
        expected = slips(hand, level, score, tic, cards) | counting(hand, score, tic, cards)
        expected["not-the-best"] = others - {score}
        illegal = set(forbidden(hand, level)) - {score}
        for answer in range(-45, 60):
            named = set(codes(hand, level, answer))
            fit = {code for code, values in expected.items() if answer in values}
            assert named - {"group-not-allowed"} == fit, (hand, answer)
            assert answer not in illegal or "group-not-allowed" in named, (hand, answer)


@pytest.mark.parametrize("level", [1, 2])
def test_a_mistake_whose_number_is_its_own_is_among_the_first_three(level):
    seen = Counter()
    for hand in some_hands(f"tell apart {level}"):
        score, tic, cards = task(hand, level)
        arithmetic = slips(hand, level, score, tic, cards)
        late = counting(hand, score, tic, cards)
        legal = {one[0] for one in legal_groups(hand, level)}
        for code, values in (arithmetic | late).items():
            taken = {n for other, ns in (arithmetic | late).items() if other != code for n in ns}
            for answer in values - taken - legal:
                assert code in codes(hand, level, answer)[:3], (hand, answer)
                seen[code] += 1
        slipped = {n for ns in (arithmetic | late).values() for n in ns}
        chosen = {"group-not-allowed": set(forbidden(hand, level)) - legal, "not-the-best": legal}
        for code, values in chosen.items():
            for answer in values - slipped - {score}:
                assert code in codes(hand, level, answer)[:3], (hand, answer)
                seen[code] += 1
    expected = set(slips(EXAMPLE, level, 18, True, EXAMPLE[:3])) | set(counting(EXAMPLE, 18, 1, ()))
    expected |= {"group-not-allowed", "not-the-best"}
    assert set(seen) == expected - (
        {"forgot-to-double", "doubled-a-single"} if level == 1 else set()
    )


@given(hands, levels)
def test_right_answers_are_never_diagnosed(hand, level):
    verdict = check(hand, level, task(hand, level)[0])
    assert verdict.correct
    assert verdict.diagnoses == ()


@given(hands, levels, st.integers(-60, 60))
def test_an_answer_is_right_or_measured_by_the_best_score(hand, level, answer):
    verdict = check(hand, level, answer)
    assert verdict.score == task(hand, level)[0]
    assert verdict.correct == (answer == verdict.score)


@pytest.mark.parametrize("level", [1, 2])
def test_with_a_group_its_own_score_is_right(level):
    for hand in some_hands(f"groups {level}", 150):
        top = task(hand, level)[0]
        worth = {(): -sum(numbers(hand))}
        for score, _, cards in legal_groups(hand, level):
            worth[cards] = max(score, worth.get(cards, score))
        for cards, score in worth.items():
            verdict = check(hand, level, score, cards[::-1])
            assert (verdict.correct, verdict.score) == (True, score)
            expected = ["not-the-best"] if score < top else []
            assert [one.code for one in verdict.diagnoses] == expected
            wrong = check(hand, level, score + 1, cards)
            assert (wrong.correct, wrong.score) == (False, score)
            assert "slip" in [one.code for one in wrong.diagnoses]


@pytest.mark.parametrize("level", [1, 2])
def test_slips_are_measured_by_the_group_that_was_named(level):
    for hand in some_hands(f"slips of groups {level}", 100):
        for score, tic, cards in legal_groups(hand, level):
            if level == 1 or tic or shared(cards) == 1:
                for code, values in slips(hand, level, score, tic, cards).items():
                    assert all(code in codes(hand, level, answer, cards) for answer in values)


def test_a_group_that_the_rules_forbid_is_never_right():
    chain = "5-star-red 4-star-cyan 3-moon-cyan 1-circle-yellow 2-square-violet".split()
    for cards in (chain[:3], chain[:2], chain[:1], chain[:4]):
        for answer in (scored(chain, cards, 1), -15):
            verdict = check(chain, 2, answer, cards)
            assert (verdict.correct, verdict.score) == (False, -15)
            assert verdict.diagnoses[0].code == "group-not-allowed"
    assert codes(chain, 2, scored(chain, chain[:3], 1))[0] == "group-not-allowed"


@pytest.mark.parametrize("voice", get_args(Voice))
def test_every_diagnosis_can_be_said_and_says_perhaps(voice):
    said = set()
    for level in (1, 2):
        for hand in some_hands(f"words {level}", 60):
            answers = range(-40, 55)
            verdicts = [check(hand, level, answer) for answer in answers]
            verdicts += [check(hand, level, task(hand, level)[0], hand[:n]) for n in (1, 2, 3)]
            verdicts += [check(hand, level, one[0], one[2]) for one in legal_groups(hand, level)]
            for one in (one for verdict in verdicts for one in verdict.diagnoses):
                sentence = say(one.says, voice)
                assert "erhaps" in sentence
                assert "-" not in sentence, "a minus or a code stands in the words"
                said.add(one.says.code)
    assert said == {f"arithmetic.{name}" for name in MISTAKES}


@pytest.mark.parametrize(
    ("level", "answer", "sentence"),
    [
        (2, 12, "Perhaps you doubled at the end: 12 − 6 is 6, and double that is 12. "
                "Double the group first. Then take the leftovers away."),
        (2, 6, "Perhaps you forgot to double: 12 − 6 = 6. "
               "Two things match in this group, so it counts double."),
        (1, 18, "Perhaps you added the leftovers: 12 + 6 = 18. "
                "They count against you, so take them away."),
        (2, -18, "Perhaps you took the smaller number from the larger, or turned the sum round. "
                 "Start with the group, 24. Then take the leftovers away, 6."),
    ],
)  # fmt: skip
def test_what_is_said_first(level, answer, sentence):
    assert say(check(EXAMPLE, level, answer).diagnoses[0].says) == sentence


@pytest.mark.parametrize(
    ("cards", "level", "answer", "group"),
    [
        (EXAMPLE[:4], 2, 18, None),
        ([*EXAMPLE[:4], EXAMPLE[0]], 2, 18, None),
        ([*EXAMPLE[:4], "6-star-red"], 2, 18, None),
        (EXAMPLE, 3, 18, None),
        (EXAMPLE, True, 18, None),
        (EXAMPLE, 2, True, None),
        (EXAMPLE, 2, 18.0, None),
        (EXAMPLE, 2, "18", None),
        (EXAMPLE, 2, 10**80, None),
        (EXAMPLE, 2, 18, ["1-star-red"]),
        (EXAMPLE, 2, 18, [EXAMPLE[0], EXAMPLE[0]]),
        (EXAMPLE, 2, 18, [None]),
    ],
)
def test_what_cannot_be_read_is_refused(cards, level, answer, group):
    with pytest.raises(NotationError):
        check(cards, level, answer, group)
