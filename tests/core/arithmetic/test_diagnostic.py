"""Deals that tell mistakes apart: the tutor then has one answer to each of them."""

from __future__ import annotations

from random import Random

import pytest

from tictimes import NotationError
from tictimes.arithmetic import PACK, Options, best_group, deal
from tictimes.arithmetic.diagnostic import diagnostic_seed, tells_apart
from tictimes.arithmetic.mistakes import check
from tictimes.arithmetic.slips import Task, arithmetic_slips


@pytest.mark.parametrize("level", [1, 2])
def test_each_slip_is_the_first_that_is_named(level):
    rng, told = Random(f"diagnostic {level}"), 0
    for _ in range(2000):
        hand = tuple(rng.sample(PACK, 5))
        if tells_apart(hand, level):
            told += 1
            likeliest = {}
            for code, number, _ in arithmetic_slips(Task(hand, level, best_group(hand, level))):
                likeliest.setdefault(code, number)
            for code, number in likeliest.items():
                assert check(hand, level, number).diagnoses[0].code == code
    assert told > 100


@pytest.mark.parametrize(("players", "level"), [(2, 1), (2, 2), (3, 2), (4, 1), (4, 2)])
def test_a_seed_is_found_and_deals_such_hands(players, level):
    seed = diagnostic_seed("otter-42", players, Options(level=level))
    hands = deal(seed, players, level=level).hands
    assert all(tells_apart(hand, level) for hand in hands)
    kinds = {best_group(hand, level).kind for hand in hands}
    assert "tic" in kinds if level == 2 else kinds == {"single"}
    assert diagnostic_seed(seed, players, Options(level=level)) == seed


@pytest.mark.parametrize(("word", "level"), [("octopus-5791", 1), ("wombat-6637", 2)])
def test_five_players_have_such_words_too(word, level):
    """A search for them takes some seconds; these are what it finds from `otter-42`."""
    assert diagnostic_seed(word, 5, Options(level=level)) == word
    assert all(tells_apart(hand, level) for hand in deal(word, 5, level=level).hands)


def test_a_hand_without_a_group_or_leftovers_tells_nothing_apart():
    assert not tells_apart(
        "1-star-red 2-moon-red 3-moon-blue 4-circle-cyan 5-square-orange".split()
    )
    assert not tells_apart([card for card in PACK if card[1:] == ("star", "red")])


@pytest.mark.parametrize(("seed", "players"), [("", 2), ("otter-42", 1), ("otter-42", 6)])
def test_what_cannot_be_dealt_is_refused(seed, players):
    with pytest.raises(NotationError):
        diagnostic_seed(seed, players, Options())
