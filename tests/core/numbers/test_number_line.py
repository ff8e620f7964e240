"""Jumps on the number line end where the sum does, and every jump is proved."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.arithmetic.cards import PACK
from tictimes.arithmetic.scoring import expression, groups
from tictimes.errors import NotationError
from tictimes.numbers.jumps import jumps_of, value
from tictimes.numbers.scenes import number_line
from tictimes.proofs import proved, to_sympy
from tictimes.sayings import say
from tictimes.scene import Ask, asked
from tictimes.steps import Num, Op

numbers = st.integers(-40, 40)
sums = st.recursive(
    st.integers(-9, 9).map(Num),
    lambda inner: st.builds(
        Op, st.sampled_from("+-*"), st.lists(inner, min_size=1, max_size=3).map(tuple)
    ),
    max_leaves=6,
)
hands = st.permutations(PACK).map(lambda cards: tuple(cards[:5]))


@given(sums)
def test_the_jumps_of_a_sum_end_at_its_value(expr):
    start, jumps = jumps_of(expr)
    assert start + sum(jump.by for jump in jumps) == value(expr) == to_sympy(expr)


@given(numbers, st.lists(numbers, max_size=6))
def test_every_jump_is_proved_and_seen_one_at_a_time(start, moves):
    scene = number_line(start, *moves)
    assert all(map(proved, scene.steps))
    for count in range(len(moves)):
        assert scene.at == start + sum(moves[:count])
        scene = asked(scene, Ask("forward"))
        assert len(scene.picture.steps) == 1
    assert scene.at == start + sum(moves)
    assert len(scene.whole.picture.steps) == len(moves)


@given(numbers, numbers)
def test_past_zero_there_are_two_jumps(start, move):
    (step,) = number_line(start, move).steps
    passes = start * (start + move) < 0
    assert len(step.steps) == 2 * passes
    if passes:
        assert to_sympy(step.steps[0].after) == 0
        assert to_sympy(step.steps[1].after) == start + move


@given(numbers, numbers)
def test_where_it_lands_can_be_said_and_what_is_not_so_is_answered(start, move):
    scene = number_line(start, move)
    offered = [int(action.value) for action in scene.picture.choices.actions]
    assert start + move in offered
    assert len(offered) > 2
    for given_ in offered:
        after = asked(scene, Ask("land", str(given_)))
        assert after.shown == (given_ == start + move)
        assert say(after.told)


@given(hands, st.data())
def test_a_score_is_jumped_card_by_card(hand, data):
    found = groups(hand, 2)
    group = data.draw(st.sampled_from([*found, None]))
    scene = number_line(expression(hand, group))
    assert scene.start == 0
    assert scene.whole.at == (group.score if group else -sum(card.number for card in hand))
    cards = [jump.card for jump in scene.jumps if jump.card]
    assert sorted(cards) == sorted(map(str, hand))
    assert set(cards) <= set(scene.keys)


def test_sixteen_take_away_twenty_one():
    scene = number_line(16, -21)
    assert say(asked(scene, Ask("land", "5")).told).startswith("5 is on the other side of 0.")
    assert say(asked(scene, Ask("land", "37")).told).startswith("That is the other way.")
    right = asked(scene, Ask("land", "-5"))
    assert say(right.told) == "Yes, it lands on −5."
    assert [say(line) for line in right.picture.says] == [
        "16 − 21 = −5",
        "−5 is less than 0: 5 steps to the left of it.",
    ]


@pytest.mark.parametrize(
    "given_",
    [
        (12.5,), ("12",), (True,), (None,), (1000,), (10**80,), (900, 100), (0, -1000), (0, 1.5),
        (0, *[1] * 25), (Num(3), 4), (Op("*", (Num(99), Num(99))),),
    ],
)  # fmt: skip
def test_what_is_no_line_is_refused_in_words(given_):
    with pytest.raises(NotationError, match=r"^[^\n]{5,160}$"):
        number_line(*given_)
