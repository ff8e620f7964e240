"""Questions about hands: what rows ask, what a wrong answer is told, and what may be typed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.arithmetic.cards import read_card, read_hand
from tictimes.arithmetic.events import Event, how_many
from tictimes.arithmetic.hand_questions import (
    FitsBack,
    IsGroup,
    MoreOften,
    OneSum,
    ScoreIt,
    TakeAway,
    WhatShared,
)
from tictimes.arithmetic.looking import put_back, what_they_share
from tictimes.arithmetic.question_answers import check
from tictimes.arithmetic.question_rows import LEVELS, hand_question
from tictimes.arithmetic.scoring import best_group
from tictimes.errors import AnswerError, NotationError
from tictimes.proofs import proved
from tictimes.sayings import say

HAND = read_hand("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split())
ROWS = [(kind, level) for kind, levels in LEVELS.items() for level in levels]


def cards(text):
    return tuple(map(read_card, text.split()))


def codes(question, answer):
    return [one.code for one in check(question, answer).diagnoses]


@pytest.mark.parametrize(("kind", "level"), ROWS)
def test_a_row_is_the_same_again_and_every_step_is_proved(kind, level):
    row = [hand_question(kind, "fox-7", number, level) for number in range(1, 13)]
    assert row == [hand_question(kind, "fox-7", number, level) for number in range(1, 13)]
    assert row != [hand_question(kind, "fox-8", number, level) for number in range(1, 13)]
    assert all(one != other for one, other in pairwise(row))
    for question in row:
        assert question.steps
        assert all(map(proved, question.steps))
        assert say(question.asks, "older")


@pytest.mark.parametrize("level", [1, 2])
def test_yes_and_no_come_about_equally_often(level):
    for kind in ("is-group", "neighbour"):
        yes = [hand_question(kind, "owl-2", n, level).right for n in range(1, 57)]
        assert 18 <= sum(yes) <= 38


def test_what_is_no_group_looks_like_one():
    for number in range(1, 41):
        question = hand_question("is-group", "owl-2", number, 1)
        some = [len(set(values)) < len(values) for values in zip(*question.cards, strict=True)]
        assert any(some)


def test_scores_of_the_easy_are_not_below_zero_and_of_the_next_every_other_is():
    easy = [hand_question("score", "owl-2", n, 1) for n in range(1, 21)]
    assert min(one.right for one in easy) >= 0
    harder = [hand_question("score", "owl-2", n, 2).right < 0 for n in range(1, 21)]
    assert harder == [False, True] * 10
    for number in range(1, 9):
        hand = hand_question("score", "owl-2", number, 3).hand
        assert best_group(hand, 2).kind == "tic"


@pytest.mark.parametrize(
    ("question", "answer", "code"),
    [
        (WhatShared(cards("5-star-red 4-star-red 3-star-cyan"), 1), "colour", "not-all-cards"),
        (WhatShared(cards("5-star-red 4-star-red 3-star-cyan"), 1), "nothing", "missed-a-match"),
        (WhatShared(cards("5-star-red 4-star-red 3-star-red"), 2), "colour", "one-more-thing"),
        (IsGroup(cards("5-star-red 4-star-red"), 1), True, "group-not-allowed"),
        (IsGroup(cards("5-circle-red 4-star-red 3-star-cyan"), 1), True, "group-not-allowed"),
        (IsGroup(cards("5-star-red 4-star-red"), 2), False, "missed-a-match"),
        (ScoreIt(HAND, 2), "12", "doubled-after-subtracting"),
        (ScoreIt(HAND, 1, given=True), "12", "forgot-leftovers"),
        (TakeAway(4, 10), "6", "turned-round"),
        (TakeAway(4, 10), "0", "turned-round"),
        (TakeAway(4, 10), "14", "added-leftovers"),
        (TakeAway(4, 10), "−5", "slip"),
        (FitsBack(HAND, 2, 24), True, "trusted-at-once"),
        (FitsBack(HAND, 2, 18), False, "doubted-what-fits"),
        (OneSum(HAND, 2), "2 x 5 + 4 + 3 - 4 + 2", "left-out-brackets"),
        (OneSum(HAND, 2), "(5 + 4 + 3) - (4 + 2)", "forgot-to-double"),
    ],
)
def test_a_wrong_answer_is_told_what_may_lie_behind_it(question, answer, code):
    checked = check(question, answer)
    assert not checked.correct
    assert code in codes(question, answer)[:2]
    assert checked.steps
    for one in checked.diagnoses:
        assert say(one.says)
        assert say(one.named, "teacher")


@pytest.mark.parametrize(
    "typed",
    [
        "2 x (5 + 4 + 3) - (4 + 2)",
        "(4+3+5)×2−(2+4) = 18",
        "2(5+4+3) - 4 - 2",
        "5+4+3+5+4+3-4-2",
        "(5 + 4 + 3) * 2 - 2 - 4",
    ],
)
def test_a_sum_may_be_written_in_many_ways(typed):
    checked = check(OneSum(HAND, 2), typed)
    assert checked.correct
    assert all(map(proved, checked.steps))


@pytest.mark.parametrize("typed", ["18", "2 x 12 - 6", "2 x (5+4+3) - (4+2) + 0"])
def test_a_sum_without_the_cards_is_asked_for_again(typed):
    with pytest.raises(AnswerError, match="right"):
        check(OneSum(HAND, 2), typed)


@settings(max_examples=150)
@given(st.text(max_size=200) | st.text("0123456789+-x×()−= ", max_size=60))
def test_whatever_is_typed_is_read_or_refused_in_words(typed):
    for question in (OneSum(HAND, 2), TakeAway(4, 10), ScoreIt(HAND, 2)):
        try:
            answered = say(check(question, typed).steps[0].change)
        except AnswerError as refused:
            answered = say(refused.saying)
        assert answered


def test_of_two_events_the_one_with_more_hands_is_right():
    below, twelve = Event("below", 0), Event("at-least", 12)
    question = MoreOften(twelve, below, 1)
    assert how_many(below, 1) > how_many(twelve, 1)
    assert question.right == below
    assert check(question, below).correct
    assert not check(question, twelve).correct


def test_what_cannot_be_looked_at_is_refused():
    for bad in (["5-star-red"], ["5-star-red"] * 2, ["5-star-red", "6-star-red"]):
        with pytest.raises(NotationError):
            what_they_share(bad)
    no_group = "1-star-red 2-star-red 3-moon-cyan 4-circle-yellow 5-square-orange".split()
    with pytest.raises(NotationError):
        put_back(no_group, 3, 1)
