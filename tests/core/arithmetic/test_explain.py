"""Scores explained: every step proved, every hand told to its right score, in every voice."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes import NotationError
from tictimes.arithmetic import PACK, best_group, best_score, groups
from tictimes.arithmetic.explain import explain, in_one, working
from tictimes.arithmetic.outlook import outlooks
from tictimes.arithmetic.truths import TRUTHS
from tictimes.arithmetic.words import STATEMENTS, WORKING
from tictimes.arithmetic.words_puzzles import PUZZLE_STATEMENTS
from tictimes.arithmetic.words_questions import STATEMENTS as QUESTION_STATEMENTS
from tictimes.proofs import is_so, proved, to_sympy
from tictimes.sayings import Voice, say
from tictimes.steps import Claim, Num, Op, as_text

hands = st.permutations(PACK).map(lambda pack: tuple(pack[:5]))
levels = st.sampled_from([1, 2])
EXAMPLE = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()


def numbers_in(expr):
    return [expr] if isinstance(expr, Num) else [n for arg in expr.args for n in numbers_in(arg)]


def sums(steps):
    return [step for step in steps if not isinstance(step.before, Claim)]


@pytest.mark.parametrize(
    ("voice", "sentence"),
    [
        ("young", "Without the red star 5 your hand is worth 12. One more card makes it about"),
        ("older", "Without the red star 5 your hand is worth 12. After one more draw it is worth"),
        ("teacher", "Without the red star 5: 12 now, "),
    ],
)
def test_what_a_discard_leaves_can_be_said(voice, sentence):
    six = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow 1-square-cyan".split()
    one = outlooks(six)[0]
    said = say(one.says, voice)
    assert said.startswith(sentence.replace("12", str(one.score).replace("-", "−")))
    assert said.endswith(".")
    assert "-" not in said


@given(hands, levels)
@settings(deadline=None)
def test_every_step_is_proved(hand, level):
    assert all(map(proved, (*explain(hand, level), *in_one(hand, level))))


@given(hands, levels)
@settings(deadline=None)
def test_the_working_of_every_group_ends_at_its_score(hand, level):
    assert working(hand, None)[-1].after == Num(-sum(card.number for card in hand))
    for group in groups(hand, level):
        steps = working(hand, group)
        assert all(map(proved, steps))
        assert steps[-1].after == Num(group.score)
        assert to_sympy(group.expression) == group.score


@given(hands, levels)
@settings(deadline=None)
def test_in_one_expression_every_number_knows_its_card(hand, level):
    whole = in_one(hand, level)[0]
    held = [number.card for number in numbers_in(whole.before) if number.card]
    assert sorted(held) == sorted(map(str, hand))
    assert whole.after == Num(best_score(hand, level))
    plain = as_text(whole.before).replace("*", "×").replace("-", "−")
    assert say(whole.change) == f"{plain} = {str(whole.after.value).replace('-', '−')}."


def test_without_brackets_it_is_another_sum():
    rng = Random("brackets")
    for _ in range(300):
        hand = tuple(rng.sample(PACK, 5))
        for level in (1, 2):
            for step in in_one(hand, level)[1:]:
                text = dict(step.change.facts)["text"]
                plain = text.replace("×", "*").replace("−", "-")
                assert set(plain) <= set("0123456789 +-*")
                value = eval(plain)  # made of digits and signs, as was just checked
                assert value == dict(step.change.facts)["answer"] != best_score(hand, level)


def test_a_score_below_zero_counts_past_zero():
    hand = "1-star-red 2-star-cyan 1-star-violet 5-circle-cyan 4-moon-yellow".split()
    last = sums(explain(hand, 1))[-2]
    assert say(last.change) == (
        "Take the leftovers away: 4 − 9 = −5. Count back from 4 to 0, and then 5 more."
    )
    assert as_text(Op("-", (Num(5), Num(-1)))) == "5 - (-1)"


@pytest.mark.parametrize("voice", get_args(Voice))
def test_all_the_words_are_said_and_no_others(voice):
    said = set()
    rng = Random("words")
    dealt = [tuple(rng.sample(PACK, 5)) for _ in range(400)]
    one_colour = tuple(card for card in PACK if card[1:] == ("star", "red"))
    for hand in (*dealt, one_colour):
        for level in (1, 2):
            for step in (*explain(hand, level), *in_one(hand, level)):
                sentence = say(step.change, voice)
                assert sentence.endswith(".")
                assert "-" not in sentence.replace("*", "-")
                said.add(step.change.code)
                if isinstance(step.before, Claim):
                    assert say(step.before.says, voice)
                    said.add(step.before.says.code)
    assert said == {f"arithmetic.{name}" for name in (*WORKING, *STATEMENTS)}
    assert {*STATEMENTS, *PUZZLE_STATEMENTS, *QUESTION_STATEMENTS} == set(TRUTHS)


def test_what_is_not_so_is_not_proved():
    shares = explain(EXAMPLE, 2)[0].before.says
    facts = dict(shares.facts)
    assert is_so(shares)
    every = tuple(explain(EXAMPLE, 1)[0].before.says.facts[1][1])
    assert len(every) == 2
    wrong = type(shares).of(shares.code, cards=facts["cards"], things=(_thing("number"),))
    assert not is_so(wrong)


def _thing(name):
    from tictimes.arithmetic.naming import tic

    return tic(name)


ENDS = ("beats", "beats-fewer", "is-as-good")


def test_the_runner_up_is_named():
    rng = Random("runner-up")
    for _ in range(200):
        hand = tuple(rng.sample(PACK, 5))
        found = sorted((group.score for group in groups(hand, 2)), reverse=True)
        told = [step for step in explain(hand, 2) if step.change.code.endswith(ENDS)]
        assert len(told) == (len(found) > 1)
        for step in told:
            facts = dict(step.change.facts)
            assert [facts["score"], facts["second"]] == found[:2]
            if step.change.code.endswith("fewer"):
                best, second = sorted(groups(hand, 2), key=lambda group: -group.score)[:2]
                assert set(second.cards) < set(best.cards)


def test_outlooks_are_the_mean_over_every_draw():
    rng = Random("outlook")
    six = tuple(rng.sample(PACK, 6))
    seen = tuple(rng.sample([card for card in PACK if card not in six], 100))
    unseen = [card for card in PACK if card not in (*six, *seen)]
    for level in (1, 2):
        for outlook in outlooks(six, level, seen):
            kept = [card for card in six if card != outlook.card]
            assert outlook.score == best_score(kept, level)
            after = []
            for drawn in unseen:
                held = [*kept, drawn]
                after.append(max(best_score([c for c in held if c != t], level) for t in held))
            assert outlook.expected == Fraction(sum(after), len(unseen)) >= outlook.score


@pytest.mark.parametrize("six", [PACK[:5], PACK[:7], (*PACK[:5], PACK[0])])
def test_outlooks_need_six_cards_and_something_to_draw(six):
    with pytest.raises(NotationError):
        outlooks(six)
    with pytest.raises(NotationError):
        outlooks(PACK[:6], seen=PACK)


def test_other_cards_are_refused():
    for function in (explain, in_one, best_group):
        with pytest.raises(NotationError):
            function(EXAMPLE[:4])
