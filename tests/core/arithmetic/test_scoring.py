"""Groups and scores against brute force, in every order of the cards, and the worked values."""

from __future__ import annotations

from itertools import combinations, permutations
from math import prod
from random import Random

import pytest
from hypothesis import given, settings

from tictimes.arithmetic import PACK, best_group, best_score, expression, groups, read_hand
from tictimes.arithmetic.moves import ways_to_score
from tictimes.arithmetic.scoring import named_group
from tictimes.errors import NotationError
from tictimes.steps import Num, as_text

from .made import HANDS, LEVELS, cards

ELEVEN = "5-circle-orange 4-star-orange 4-square-orange 3-triangle-orange 5-circle-red"
EIGHTEEN = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow"
FIFTY = "5-circle-red 5-crescent-red 5-triangle-red 5-square-red 5-star-red"
NONE = "1-star-red 2-crescent-red 3-crescent-cyan 4-circle-yellow 5-square-orange"
ALL_RED = "5-star-red 4-circle-red 3-crescent-red 2-square-red 1-triangle-red"
ALL_RED_STARS = "5-star-red 4-star-red 3-star-red 2-star-red 1-star-red"


@pytest.mark.parametrize(
    ("hand", "level", "score", "text"),
    [
        (ELEVEN, 1, 11, "(5 + 4 + 4 + 3) - 5"),
        (EIGHTEEN, 2, 18, "2 * (5 + 4 + 3) - (4 + 2)"),
        (EIGHTEEN, 1, 6, "(5 + 4 + 3) - (4 + 2)"),
        (FIFTY, 1, 25, "5 + 5 + 5 + 5 + 5"),
        (FIFTY, 2, 50, "2 * (5 + 5 + 5 + 5 + 5)"),
        (ALL_RED, 2, 15, "5 + 4 + 3 + 2 + 1"),
        (ALL_RED_STARS, 2, 30, "2 * (5 + 4 + 3 + 2 + 1)"),
        (NONE, 1, -15, "-(1 + 2 + 3 + 4 + 5)"),
        (NONE, 2, -15, "-(1 + 2 + 3 + 4 + 5)"),
        ("5-star-red 5-star-cyan 1-moon-red 2-moon-cyan 3-circle-yellow", 2, 14,
         "2 * (5 + 5) - (1 + 2 + 3)"),
    ],
)  # fmt: skip
def test_worked_values(hand, level, score, text):
    assert best_score(hand.split(), level) == score
    assert as_text(expression(hand.split(), best_group(hand.split(), level))) == text


def brute_force(hand, level):
    """Every group as (kind, shared, cards, score), from the words of the rules."""
    found = []
    for size in (2, 3, 4, 5):
        for chosen in combinations(hand, size):
            shared = tuple(
                name
                for name in ("number", "shape", "colour")
                if len({getattr(card, name) for card in chosen}) == 1
            )
            taken = sum(card.number for card in hand if card not in chosen)
            given = sum(card.number for card in chosen)
            if size >= 3 and shared:
                found.append(("single", shared, chosen, given - taken))
            if level == 2 and len(shared) >= 2:
                found.append(("tic", shared, chosen, 2 * given - taken))
    return found


@settings(max_examples=300)
@given(HANDS, LEVELS)
def test_groups_are_those_of_brute_force(hand, level):
    found = groups(hand, level)
    assert [(g.kind, g.shared, g.cards, g.score) for g in found] == brute_force(hand, level)
    for group in found:
        assert [card for card in hand if card not in group.cards] == list(group.leftovers)
        assert value(group.expression) == sum(part.points for part in group.parts) == group.score


def value(expr):
    """What a sum comes to."""
    if isinstance(expr, Num):
        return expr.value
    numbers = [value(arg) for arg in expr.args]
    if expr.sign == "-":
        return numbers[0] - sum(numbers[1:]) if len(numbers) > 1 else -numbers[0]
    return sum(numbers) if expr.sign == "+" else prod(numbers)


@settings(max_examples=150)
@given(HANDS, LEVELS)
def test_the_best_score_does_not_depend_on_the_order_but_ties_go_to_the_first(hand, level):
    scores = {best_score(order, level) for order in permutations(hand)}
    assert len(scores) == 1
    for order in list(permutations(hand))[::7]:
        entries = brute_force(order, level)
        best = best_group(order, level)
        if not entries:
            assert best is None
            assert scores == {-sum(card.number for card in hand)}
            continue
        top = max(entries, key=lambda e: (e[3], e[0] == "tic", len(e[2]), places(order, e[2])))
        assert (best.kind, best.shared, best.cards, best.score) == top
        assert scores == {best.score}


def places(hand, chosen):
    return [-hand.index(card) for card in chosen]


@given(HANDS, LEVELS)
def test_what_may_be_named_is_each_subset_at_its_most_valuable(hand, level):
    worths = {(): -sum(card.number for card in hand)}
    for _, _, chosen, score in brute_force(hand, level):
        chosen = tuple(sorted(chosen))
        worths[chosen] = max(score, worths.get(chosen, score))
    ways = ways_to_score(hand, level)
    assert dict(ways.worths) == worths
    assert [move.cards for move in ways.moves] == list(ways.worths)
    for chosen, worth in worths.items():
        group = named_group(hand, chosen[::-1], level)
        assert group is None if not chosen else group.score == worth


def test_a_tic_that_ties_with_a_single_comes_first_and_then_more_cards():
    tie = cards("3-star-red 3-star-cyan 1-circle-yellow 2-moon-yellow 3-square-yellow")
    tied = [group.kind for group in groups(tie) if group.score == best_score(tie)]
    assert tied == ["tic", "single"]
    assert best_group(tie).kind == "tic"


def test_of_two_tics_worth_as_much_the_larger_comes_first_and_then_the_first_given():
    pair_and_trio = cards("3-star-red 3-star-cyan 1-moon-yellow 2-moon-yellow 3-moon-yellow")
    assert len(best_group(pair_and_trio).cards) == 3
    pairs = cards("4-star-red 5-moon-yellow 1-circle-orange 3-moon-yellow 4-star-cyan")
    for order in permutations(pairs):
        shape = next(card.shape for card in order if card.shape != "circle")
        assert {card.shape for card in best_group(order).cards} == {shape}


def test_a_trio_that_shares_two_things_stands_twice_at_level_2_and_once_at_level_1():
    trio = cards("5-star-red 4-star-red 3-star-red")
    both = [group for group in groups(EIGHTEEN.split(), 2) if group.cards == trio]
    assert [(group.kind, group.shared) for group in both] == [
        ("single", ("shape", "colour")),
        ("tic", ("shape", "colour")),
    ]
    one = [group for group in groups(EIGHTEEN.split(), 1) if group.cards == trio]
    assert [(group.kind, group.shared) for group in one] == [("single", ("shape", "colour"))]


def test_how_often_a_dealt_hand_scores_is_near_the_exact_shares():
    rng, count = Random("shares"), 20_000
    hands = [rng.sample(PACK, 5) for _ in range(count)]
    ones = [best_score(hand, 1) for hand in hands]
    scoring = sum(1 for hand, s in zip(hands, ones, strict=True) if s != -sum(c[0] for c in hand))
    assert scoring / count == pytest.approx(0.62, abs=0.02)
    assert sum(score < 0 for score in ones) / count == pytest.approx(0.46, abs=0.02)
    assert sum(best_score(hand, 2) < 0 for hand in hands) / count == pytest.approx(0.32, abs=0.02)


@pytest.mark.parametrize("function", [best_score, best_group, groups])
@pytest.mark.parametrize(
    "bad",
    [
        [],
        ["5-star-red"] * 5,
        EIGHTEEN.split()[:4],
        [*EIGHTEEN.split(), "1-star-red"],
        [*EIGHTEEN.split(), "5-star-red"],
        [*EIGHTEEN.split()[:4], "5-STAR-RED"],
        [*EIGHTEEN.split()[:4], "6-star-red"],
        [*EIGHTEEN.split()[:4], None],
        [*EIGHTEEN.split()[:4], 5],
    ],
)
def test_a_hand_is_five_different_cards(function, bad):
    with pytest.raises(NotationError):
        function(bad)


@pytest.mark.parametrize("level", [0, 3, "2", None, 1.5])
def test_there_are_two_levels(level):
    for function in (best_score, best_group, groups):
        with pytest.raises(NotationError, match="1 or 2"):
            function(EIGHTEEN.split(), level)


def test_cards_may_be_given_as_cards_or_as_text_in_any_form():
    mixed = [*read_hand(EIGHTEEN.split())[:3], "4-CIRCLE-blue", "2-Moon-yellow"]
    assert best_score(mixed) == best_group(mixed).score == 18
