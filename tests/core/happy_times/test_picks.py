"""Questions that are answered by picking cards: brute force agrees, and every answer is told."""

from __future__ import annotations

from itertools import combinations
from math import gcd
from random import Random

import pytest

from tictimes.errors import AnswerError, NotationError
from tictimes.happy_times.helpful import HelpfulCards
from tictimes.happy_times.makings import HAND, HideOneSet, TwoSets
from tictimes.happy_times.options import Options
from tictimes.happy_times.pick_row import KINDS, LEVELS, helpful_pair, pick
from tictimes.happy_times.picks import DeadCards, PicturesOn, PrimesAmong, WorthMost
from tictimes.proofs import proved
from tictimes.sayings import say

ROW = range(1, 16)


def is_set(trio: tuple[int, ...]) -> bool:
    return gcd(*trio) > 1


def sets_with(card: int, highest: int) -> int:
    return sum(is_set((card, *two)) for two in combinations(set(range(1, highest + 1)) - {card}, 2))


def rightly(task: object) -> set[int]:
    """The cards of the right answer, found without the code that is tested."""
    match task:
        case PrimesAmong():
            return {n for n in task.cards if sum(n % d == 0 for d in range(1, n + 1)) == 2}
        case DeadCards():
            return {n for n in task.cards if not sets_with(n, task.options.highest)}
        case PicturesOn():
            return {n for n in task.cards if task.above in range(0, 200, n)}
        case WorthMost():
            return {max(task.cards, key=lambda n: sets_with(n, task.options.highest))}
    raise TypeError(task)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS[:4])
def test_what_is_to_be_picked_is_found_by_brute_force(kind, level):
    rng = Random(level)
    for number in ROW:
        task = pick(kind, "otter-42", number, level)
        right = rightly(task)
        for chosen in (right, set(rng.sample(task.cards, min(2, len(task.cards)))), set()):
            if kind == "most-sets" and len(chosen) != 1:
                continue
            checked = task.check(tuple(chosen))
            assert checked.correct == (chosen == right)
            assert checked.steps
            assert all(map(proved, checked.steps))
            assert not (checked.correct and checked.diagnoses)
        assert task.steps
        assert all(map(proved, task.steps))


@pytest.mark.parametrize("level", LEVELS)
def test_two_sets_split_in_one_way_only(level):
    for number in ROW:
        task = pick("two-sets", "otter-42", number, level)
        assert isinstance(task, TwoSets)
        found = [trio for trio in combinations(sorted(task.cards), 3) if is_set(trio)]
        ways = [trio for trio in found if is_set(tuple(set(task.cards) - set(trio)))]
        assert len(ways) == 2
        assert len(found) > 3  # and somebody may choose one that leaves nothing
        for trio in combinations(task.cards, 3):
            checked = task.check(trio)
            assert checked.correct == (tuple(sorted(trio)) in ways)
            assert all(map(proved, checked.steps))


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_for_a_friend_hides_just_one_set(level):
    rng = Random(level)
    for number in ROW:
        task = pick("hide-a-set", "otter-42", number, level)
        assert isinstance(task, HideOneSet)
        assert task.check(task.right).correct
        for chosen in (rng.sample(task.cards, HAND - 1) for _ in range(5)):
            checked = task.check(tuple(chosen))
            hand = (task.above, *chosen)
            sets = [trio for trio in combinations(hand, 3) if is_set(trio)]
            table = task.table or 1
            fits = [trio for trio in sets if all(n % int(table) == 0 for n in trio)]
            assert checked.correct == (len(sets) == len(fits) == 1)
            assert all(map(proved, checked.steps))


@pytest.mark.parametrize(
    ("task", "chosen", "code"),
    [
        (PrimesAmong((1, 9, 11)), (1, 11), "one-is-prime"),
        (PrimesAmong((2, 9, 11)), (9, 2, 11), "odd-is-prime"),
        (DeadCards((3, 7, 12)), (3, 7), "prime-is-dead"),
        (DeadCards((3, 7, 12)), (), "two-are-enough"),
        (DeadCards((1, 9, 12)), (), "one-times-table"),
        (DeadCards((7, 9, 12)), (7, 9), "odd-is-prime"),
        (PicturesOn(14, (2, 3, 4, 7)), (2, 4, 7), "even-is-in-4x"),
        (PicturesOn(13, (2, 3, 4)), (3,), "ends-in-3"),
        (PicturesOn(15, (2, 3, 5)), (), "odd-is-prime"),
        (TwoSets((2, 3, 4, 9, 12, 14)), (12, 2, 4), "spent-too-soon"),
        (TwoSets((2, 3, 4, 9, 12, 14)), (3, 9, 14), None),
        (TwoSets((2, 3, 4, 9, 12, 14)), (2, 14, 3), "near-multiple"),
        (HideOneSet(12), (2, 4, 6, 7, 11), "evens-make-sets"),
        (HideOneSet(12), (2, 4, 3, 9, 7), "in-many-sets"),
        (HideOneSet(12), (1, 2, 5, 7, 11), None),
    ],
)
def test_mistakes_are_known(task, chosen, code):
    found = task.check(chosen)
    codes = [one.code for one in found.diagnoses]
    assert not found.correct
    assert code in codes if code else True
    for one in found.diagnoses:
        assert say(one.says)
        assert say(one.named)


def test_a_card_without_pictures_is_explained():
    checked = PicturesOn(13, (2, 3, 4, 5)).check(())
    assert checked.correct
    assert say(checked.steps[-1].change).endswith("So 13 is prime.")


@pytest.mark.parametrize(
    ("task", "chosen"),
    [(TwoSets((2, 3, 4, 9, 12, 14)), (2, 4)), (HideOneSet(12), (1,)), (WorthMost((6, 9, 7)), ())],
)
def test_too_few_cards_are_refused_in_words(task, chosen):
    with pytest.raises(AnswerError) as refused:
        task.check(chosen)
    assert say(refused.value.saying).startswith(("A set has three", "Choose"))


@pytest.mark.parametrize(
    "made",
    [
        lambda: TwoSets((1, 2, 3, 4, 5, 7)),
        lambda: TwoSets((2, 4, 6)),
        lambda: HideOneSet(2, 4),
        lambda: PicturesOn(12, (2, 12)),
        lambda: WorthMost((7, 11)),
        lambda: DeadCards((17,)),
        lambda: pick("pictures", "otter-42", 1, 4),
        lambda: pick("pictures", "otter-42", 0),
    ],
)
def test_what_there_is_not_is_refused(made):
    with pytest.raises(NotationError):
        made()


def test_the_pack_makes_the_difference():
    assert DeadCards((7, 11), Options()).right == (7, 11)
    assert DeadCards((7, 11), Options(highest=36)).right == ()


@pytest.mark.parametrize("level", LEVELS)
def test_cards_that_help_are_counted_card_by_card(level):
    for number in ROW:
        task = helpful_pair("helpful", "otter-42", number, level)
        cards = [n for n in range(1, task.options.highest + 1) if n not in task.pair] * 2
        right = sum(is_set((*task.pair, n)) for n in cards)
        assert task.right == right
        for given in (right, right + 1, right + 2, right // 2, 99):
            checked = task.check((given,))
            assert checked.correct == (given == right)
            assert all(map(proved, checked.steps))


@pytest.mark.parametrize(
    ("pair", "given", "code"),
    [
        ((6, 9), 3, "counted-numbers"),
        ((4, 8), 16, "counted-in-both"),
        ((6, 9), 8, "same-number-twice"),
        ((6, 9), 7, "slip"),
    ],
)
def test_mistakes_of_counting_are_known(pair, given, code):
    found = HelpfulCards(pair).check((given,)).diagnoses
    assert [one.code for one in found] == [code]
    assert say(found[0].says)
    assert say(found[0].named)
