"""The pictures of a hand and of all hands are true: groups, scores, the best, how many hands."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.arithmetic import PACK, best_score, chances
from tictimes.arithmetic.luck import how_often, in_a_hundred
from tictimes.arithmetic.scenes import chances_of, hands
from tictimes.errors import NotationError
from tictimes.sayings import say
from tictimes.scene import Ask, asked

HANDS = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)
LEVELS = st.sampled_from((1, 2))
HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()


def scores(hand, level):
    """What every group is worth, by trying all subsets."""
    found = []
    for size in range(2, 6):
        for cards in combinations(hand, size):
            shared = sum(len({card[place] for card in cards}) == 1 for place in range(3))
            own = sum(card.number for card in cards)
            left = sum(card.number for card in hand) - own
            if size >= 3 and shared:
                found.append(own - left)
            if level == 2 and shared == 2:
                found.append(2 * own - left)
    return sorted(found, reverse=True)


def rows(scene):
    return [part for part in scene.picture.parts if part.key.startswith("group-")]


def number(text):
    return int(text.replace("−", "-"))


def shown_scores(scene):
    """The scores that are spoken, on all pages."""
    found = []
    pages = scene.picture.ways.actions if scene.picture.ways else ()
    for here in [asked(scene, Ask("page", page.value)) for page in pages] or [scene]:
        names = [say(part.name) for part in rows(here)]
        found += [number(re.search(r"Score (−?\d+)", name)[1]) for name in names]
    return found


@settings(max_examples=40)
@given(HANDS, LEVELS)
def test_all_groups_stand_there_the_best_first(hand, level):
    scene = hands(hand, level).whole
    expected = scores(hand, level) or [-sum(card.number for card in hand)]
    assert shown_scores(scene) == expected
    said = say(scene.picture.says[0])
    assert f"worth {expected[0]}".replace("-", "−") in said or "no group" in said


@settings(max_examples=30)
@given(HANDS, LEVELS)
def test_no_score_and_nothing_that_is_best_is_seen_before(hand, level):
    scene = hands(hand, level)
    for part in rows(scene):
        assert "Score" not in say(part.name)
        assert "best" not in say(part.name)
    assert scene.picture.steps == ()


@settings(max_examples=30)
@given(HANDS, LEVELS, st.data())
def test_a_group_lights_its_cards_and_its_working_ends_in_its_score(hand, level, data):
    scene = hands(hand, level).whole
    part = data.draw(st.sampled_from(rows(scene)))
    row = asked(scene, Ask("press", part.key))
    if part.chosen:
        assert row.picture.steps == ()
        row = asked(row, Ask("press", part.key))
    score = number(re.search(r"Score (−?\d+)", say(part.name))[1])
    assert any(getattr(step.after, "value", None) == score for step in row.picture.steps)
    own = {str(card) for card in hand}
    assert set(part.lights) <= own
    assert all(card in say(part.name) for card in [say(p.name) for p in scene.picture.parts[:5]])


def test_a_child_says_which_is_best_first():
    begun = asked(hands(HAND, 2), Ask("press", "group-3"))
    assert say(begun.told) == "You say: Single: red stars. Now see the scores."
    after = asked(begun, Ask("all"))
    assert say(after.told) == "Single: red stars is worth 6. But Tic: red stars is worth more: 18."
    right = asked(asked(hands(HAND, 2), Ask("press", "group-4")), Ask("all"))
    assert say(right.told).startswith("Yes, Tic: red stars is worth 18.")
    assert asked(begun, Ask("press", "group-3")).guess is None


def test_equal_groups_all_have_a_star():
    hand = "5-star-red 4-star-red 3-star-red 4-circle-red 3-square-blue".split()
    scene = hands(hand, 1).whole
    best = max(shown_scores(scene))
    starred = [say(part.name).count("the best") for part in rows(scene)]
    assert sum(starred) == shown_scores(scene).count(best)


def test_step_by_step_every_group_is_seen_once():
    here, seen = hands([f"{n}-star-red" for n in range(1, 6)], 2), []
    while here.shown < len(here.found):
        here = asked(here, Ask("forward"))
        newest = [part.key for part in rows(here) if part.chosen]
        seen += newest
    assert seen == [f"group-{place}" for place in range(42)]


@pytest.mark.parametrize("level", [1, 2])
def test_each_bar_says_how_many_hands_there_are(level):
    found = chances(level)
    parts = chances_of(level).picture.parts
    assert [int(part.key) for part in parts] == list(range(-21, max(found.counts) + 1))
    for part in parts:
        share = Fraction(found.counts.get(int(part.key), 0), found.hands)
        name = say(part.name)
        assert near(name, share)
        assert name.startswith(f"Score {part.key}:".replace("-", "−"))


def near(text, share):
    """Whether what is said of a share is that share, but for rounding."""
    if "no hand at all" in text:
        return share == 0
    part, whole = re.search(r"about (\d+) in (\d+)", text).groups()
    told = Fraction(int(part), int(whole) * (1_000_000 if "million" in text else 1))
    return abs(told - share) <= max(Fraction(1, 200) if whole == "100" else 0, share / 12)


@given(st.fractions(0, 1))
def test_a_share_is_told_in_small_numbers(share):
    told = say(how_often(share))
    if "every" in told:
        assert share >= Fraction(9, 10)
    else:
        assert near(told, share) or share < Fraction(1, 10**7)
    assert near(say(in_a_hundred(share)), share) or share < Fraction(1, 10**7)


@settings(max_examples=30)
@given(st.integers(-21, 25), LEVELS)
def test_as_good_or_better_is_counted(score, level):
    scene = chances_of(level, score)
    exact = chances(level).at_least(score)
    said = " ".join(say(line, "teacher") for line in scene.picture.says)
    highest = max(chances(level).counts) == score
    assert highest or score == -21 or f"{exact.numerator}/{exact.denominator}" in said
    chosen = [part.key for part in scene.picture.parts if part.chosen]
    assert chosen == [str(score)]


def test_a_hand_keeps_its_own_score_at_each_level():
    scene = chances_of(1, cards=HAND)
    assert scene.score == 6
    assert asked(scene, Ask("level", "2")).score == 18
    assert asked(chances_of(2, 50), Ask("level", "1")).score is None


@pytest.mark.parametrize("level", [1, 2])
def test_most_hands_of_the_first_hill_have_no_group(level):
    dealt = Random(7)
    hill, without = 0, 0
    for _ in range(2000):
        hand = tuple(dealt.sample(PACK, 5))
        if best_score(hand, level) <= -9:
            hill += 1
            without += not scores(hand, level)
    assert without > 0.8 * hill > 0


@pytest.mark.parametrize(("typed", "score"), [("12", 12), ("-3", -3), (" −21 ", -21)])
def test_a_score_is_typed(typed, score):
    assert asked(chances_of(), Ask("score", typed)).score == score


@pytest.mark.parametrize("typed", ["26", "-22", "1.5", "", "x" * 64, "9" * 60])
def test_what_is_no_score_is_answered(typed):
    after = asked(chances_of(1, 3), Ask("score", typed))
    assert say(after.told) == "The scores of Level 1 go from −21 to 25."
    assert after.score == 3


@pytest.mark.parametrize("score", [26, -22, True, 3.0, "3"])
def test_no_picture_of_what_is_no_score(score):
    with pytest.raises(NotationError):
        chances_of(1, score)
