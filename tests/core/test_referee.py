"""The referee: what it says of cards is checked by a second way of counting, not by the kit's."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.arithmetic.cards import PACK
from tictimes.arithmetic.scenes import HandReferee
from tictimes.happy_times.options import Options
from tictimes.happy_times.scenes import SetReferee
from tictimes.number_pad import number_in, typed_on
from tictimes.sayings import say
from tictimes.scene import Ask, asked, offered

hands = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)


def do(scene, *asks):
    for one in asks:
        scene = asked(scene, Ask(one) if isinstance(one, str) else Ask(*one))
    return scene


def taps(card):
    return [("press", f"{thing}-{value}") for thing, value in card._asdict().items()]


def typing(number):
    minus = [("key", "-")] if number < 0 else []
    return [*(("key", digit) for digit in str(abs(number))), *minus]


def best_by_hand(cards, level):
    """The best score, from the rules as they are written."""
    scores = [-sum(card.number for card in cards)]
    for size in range(2, 6):
        for group in combinations(cards, size):
            alike = sum(len({card[i] for card in group}) == 1 for i in range(3))
            inside = sum(card.number for card in group)
            outside = sum(card.number for card in cards) - inside
            if size >= 3 and alike:
                scores.append(inside - outside)
            if level == 2 and alike >= 2:
                scores.append(2 * inside - outside)
    return max(scores)


@settings(max_examples=60)
@given(hands, st.sampled_from((1, 2)), st.integers(-30, 60))
def test_five_cards_are_judged_as_the_rules_have_them(cards, level, guess) -> None:
    scene = do(HandReferee(level=level), *(tap for card in cards for tap in taps(card)))
    assert scene.picked == tuple(map(str, cards))
    right = best_by_hand(cards, level)
    after = do(scene, *typing(guess), "check")
    assert after.right is (guess == right)
    assert after.done == (guess == right)
    assert after.thoughts or guess == right  # never a bare cross
    shown = after if after.right else do(after, "show")
    assert right in [getattr(step.after, "value", None) for step in shown.picture.steps]
    assert do(scene, *typing(right), "check").done == 1


def test_a_card_is_in_a_hand_once() -> None:
    card = PACK[7]
    scene = do(HandReferee(), *taps(card), *taps(card))
    assert scene.picked == (str(card),)
    assert "here already" in say(scene.told)
    assert do(scene, ("press", "slot-0")).picked == ()


def test_a_good_group_is_praised_and_counted_once() -> None:
    hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    scene = HandReferee(tuple(hand), level=2)
    group = [("press", card) for card in hand[:2]]
    after = do(scene, *group, *typing(9), "check")
    assert (after.right, after.done) == (True, 1)
    assert after.thoughts
    better = do(after, "better", *typing(18), "check")
    assert (better.right, better.done, better.thoughts) == (True, 1, ())
    another = do(better, "others")
    assert (another.picked, another.done) == ((), 1)


def test_a_mistake_that_comes_twice_is_named() -> None:
    hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    scene = do(HandReferee(tuple(hand), level=2), *typing(12), "check", *typing(12), "check")
    assert "came up before" in say(scene.thoughts[0])


def test_cards_that_are_no_group_are_told_so() -> None:
    hand = "5-star-red 4-circle-cyan 3-square-yellow 1-moon-orange 2-star-violet"
    hand = tuple(hand.replace("moon", "crescent").split())
    scene = do(HandReferee(hand), ("press", hand[0]), ("press", hand[1]), *typing(3), "check")
    assert not scene.right
    assert not scene.picture.steps[0].after


@settings(max_examples=80)
@given(st.lists(st.integers(1, 16), min_size=3, max_size=3), st.sampled_from([*range(1, 13), None]))
def test_three_cards_are_judged_as_the_rules_have_them(cards, table) -> None:
    scene = do(SetReferee(), *(("press", str(card)) for card in cards))
    is_set = len(set(cards)) == 3
    tables = [t for t in range(2, 17) if is_set and all(card % t == 0 for card in cards)]
    right = table in tables if table else not tables
    after = do(scene, ("table", str(table)) if table else "none")
    assert after.right is right
    assert after.picture.steps
    assert bool(after.picture.steps[-1].after) is (table in tables if table else bool(tables))
    if not right:
        shown = do(after, "show")
        assert shown.settled
        assert bool(shown.picture.steps[-1].after) is bool(tables)


def test_a_far_table_is_typed_in_a_large_pack() -> None:
    scene = do(SetReferee(), ("pack", "60"))
    for card in ("13", "26", "39"):
        scene = do(scene, *typing(int(card)), "card")
    assert scene.cards == (13, 26, 39)
    right = do(scene, "far", *typing(13), "table")
    assert (right.right, right.done) == (True, 1)
    assert do(scene, ("pack", "16")).cards == (13,)
    refused = do(SetReferee(options=Options(highest=36)), *typing(37), "card")
    assert refused.cards == ()
    assert "36" in say(refused.told)


def test_primes_and_odds_are_sets_where_they_are_played() -> None:
    scene = SetReferee(("3", "7", "13"))
    assert do(scene, "none").right
    primes = do(scene, "primes")
    assert do(primes, ("table", "primes")).right
    assert not do(primes, "none").right
    assert do(scene, ("table", "primes")) == do(scene, "fly")  # not offered


@pytest.mark.parametrize("level", [1, 2])
def test_a_score_below_zero_can_be_typed(level) -> None:
    hand = "1-star-red 2-star-red 3-crescent-cyan 4-circle-yellow 5-square-orange".split()
    score = best_by_hand([card for card in PACK if str(card) in hand], level)
    assert score < 0
    scene = do(HandReferee(tuple(hand), level=level), *typing(score), "check")
    assert scene.right


def test_nothing_is_checked_before_it_is_said() -> None:
    scene = HandReferee(tuple(map(str, PACK[:5])))
    assert say(do(scene, "check").told) == "Type your score first."
    assert do(scene, "check").answered == 0
    names = Counter(action.name for action in offered(scene.picture))
    assert "show" not in names


@given(st.text(alphabet="0123456789-", max_size=12))
def test_whatever_is_typed_is_a_number_or_none(keys) -> None:
    text = ""
    for key in keys:
        text = typed_on(text, key)
    assert len(text) <= 4
    number = number_in(text)
    assert (number is None) == (text.strip("-") == "")
    assert number is None or str(number) == text or (number, text) == (0, "-0")
