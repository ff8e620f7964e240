"""Pictures of numbers are true: rectangles are the factor pairs, trees end in the primes."""

from __future__ import annotations

import math
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tictimes.errors import NotationError
from tictimes.numbers.scenes import FactorTreeScene, RectanglesScene
from tictimes.sayings import say
from tictimes.scene import Ask, asked, offered


def pairs_of(number):
    return [(d, number // d) for d in range(1, math.isqrt(number) + 1) if number % d == 0]


def is_prime(number):
    return number > 1 and all(number % d for d in range(2, math.isqrt(number) + 1))


def counters(part):
    """How many counters a rectangle's drawing has: dots are drawn twice, in ink and in colour."""
    return part.drawing.count("h.01") // 2


@given(st.integers(1, 144))
def test_each_rectangle_has_all_counters_in_equal_rows(number):
    picture = RectanglesScene(number).whole.picture
    rectangles = [part for part in picture.parts if "x" in part.key]
    assert [tuple(map(int, part.key.split("x"))) for part in rectangles] == pairs_of(number)
    assert all(counters(part) == number for part in rectangles)
    factors = [int(part.key) for part in picture.parts if "x" not in part.key]
    assert factors == [d for d in range(1, number + 1) if number % d == 0]


@given(st.integers(1, 144))
def test_the_heap_has_all_counters(number):
    assert RectanglesScene(number).picture.drawing.count("h.01") == 2 * number


@given(st.integers(145, 20_000))
def test_large_numbers_are_named_and_not_drawn(number):
    picture = RectanglesScene(number).whole.picture
    assert [tuple(map(int, part.key.split("x"))) for part in picture.parts] == pairs_of(number)[:32]
    assert "too many to draw" in say(picture.says[0])


@given(st.integers(1, 144), st.integers(1, 10))
def test_a_guess_is_judged_rightly(number, guess):
    told = asked(RectanglesScene(number), Ask("guess", str(guess))).told.code
    assert (told == "numbers.guess-right") == (guess == len(pairs_of(number)))


@given(st.integers(2, 144))
def test_a_prime_has_one_rectangle_and_is_called_prime(number):
    picture = RectanglesScene(number).whole.picture
    text = " ".join(map(say, picture.says))
    assert ("is prime" in text) == is_prime(number)
    assert ("square number" in text) == (math.isqrt(number) ** 2 == number)


@given(st.data(), st.integers(2, 10_000))
def test_every_tree_ends_in_the_same_primes(data, number):
    scene = FactorTreeScene(number)
    while scene.at is not None:
        part = next(part for part in scene.picture.parts if part.chosen)
        here = int(re.match(r"\d+", say(part.name)).group())
        ways = [d for d in range(2, here) if here % d == 0]
        typed = Ask("split-by" if here > 144 else "split", str(data.draw(st.sampled_from(ways))))
        if typed.do == "split" and int(typed.value) > 12:
            typed = Ask("forward")
        before, scene = scene, asked(scene, typed)
        assert math.prod(scene.tree.leaves) == number
        assert len(scene.tree.leaves) == len(before.tree.leaves) + 1
    assert all(map(is_prime, scene.tree.leaves))
    assert sorted(scene.tree.leaves) == sorted(FactorTreeScene(number).whole.tree.leaves)


@example(200, "0\x1f")
@given(st.integers(4, 10_000), st.text(max_size=6) | st.integers(-9, 10_001).map(str))
def test_an_idea_that_does_not_fit_is_answered(number, text):
    scene = FactorTreeScene(number)
    if is_prime(number) or not any(q.name == "split-by" for q in scene.picture.questions):
        return
    after = asked(scene, Ask("split-by", text))
    digits = text.strip()
    read = digits.isascii() and digits.isdecimal() and len(digits) <= len(str(number))
    if read and 1 < int(digits) < number and number % int(digits) == 0:
        assert after.told is None
        assert after.tree.branches
    else:
        assert say(after.told)
        assert after.tree == scene.tree


def test_a_leaf_says_why_it_stays():
    scene = asked(FactorTreeScene(12), Ask("split", "3"))
    assert say(asked(scene, Ask("press", "node0")).told).startswith("3 is prime")
    chosen = asked(FactorTreeScene(60).answer(Ask("split", "6")), Ask("press", "node1"))
    assert chosen.at == (1,)
    assert [action.value for action in offered(chosen.picture)][:8] == list("23456789")


@pytest.mark.parametrize("scene", [FactorTreeScene, RectanglesScene])
@pytest.mark.parametrize("number", [-1, -12, 12.0, "12", True, None, 10**80, 10**12])
def test_what_is_no_number_is_refused_in_words(scene, number):
    with pytest.raises(NotationError, match=r"^[^\n]{5,160}$"):
        scene(number)


@pytest.mark.parametrize("scene", [FactorTreeScene(12), RectanglesScene(12)])
@pytest.mark.parametrize("text", ["-1", "12.0", "twelve", "", "9" * 40, "<b>", "1e3", "٣"])
def test_a_typed_number_that_cannot_be_shown_is_named(scene, text):
    after = asked(scene, Ask("number", text))
    assert say(after.told).startswith("I cannot show that: ")
    assert after.number == 12
