"""The map of the tables is true: which cards a table has, and in how many sets each card is."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.errors import NotationError
from tictimes.happy_times.scenes import tables_map
from tictimes.sayings import say
from tictimes.scene import Ask, asked

TABLES = st.sampled_from(["2", "3", "4", "5"])


def sets_with(card, highest):
    """By listing all sets."""
    numbers = range(1, highest + 1)
    return sum(
        card in trio and any(all(n % k == 0 for n in trio) for k in range(2, highest))
        for trio in combinations(numbers, 3)
    )


def card_names(scene):
    return {int(p.key): say(p.name) for p in scene.picture.parts if p.key.isdecimal()}


def test_the_number_of_sets_stands_at_each_card():
    scene = tables_map(16).whole
    for card, name in card_names(scene).items():
        assert name.endswith(f" {sets_with(card, 16)} sets") or sets_with(card, 16) == 1
    assert [say(line) for line in scene.picture.says] == [
        "6 and 12 are in the most sets: each in 27 of 67. Keep them.",
        "1, 7, 11 and 13 are in no set.",
    ]


@given(TABLES, TABLES)
def test_what_two_tables_share(first, second):
    if first == second:
        return
    scene = asked(tables_map(), Ask("press", f"{first}-times"))
    scene = asked(scene, Ask("press", f"{second}-times"))
    both = [n for n in range(1, 17) if n % int(first) == 0 and n % int(second) == 0]
    assert list(scene.both) == both
    for card, name in card_names(scene).items():
        marks = [f"{t} times table" in name for t in (first, second)]
        assert marks == [card % int(first) == 0, card % int(second) == 0]
    said = say(scene.picture.says[-1])
    assert all(str(card) in said for card in both) if both else said == "No card is in both."


@settings(max_examples=20)
@given(st.integers(16, 144))
def test_a_table_lights_its_cards_and_a_card_its_tables(highest):
    parts = {part.key: part for part in tables_map(highest).picture.parts}
    for key, part in parts.items():
        if key.endswith("-times"):
            table = int(key.removesuffix("-times"))
            assert part.lights == tuple(str(n) for n in range(table, highest + 1, table))
            assert all(key in parts[card].lights for card in part.lights)
    tickets = sorted(int(key.removesuffix("-times")) for key in parts if key.endswith("-times"))
    assert tickets == list(range(2, min(highest // 3, 12) + 1))


def test_a_card_says_why_it_is_worth_so_much():
    twelve = asked(tables_map(), Ask("press", "12"))
    assert say(twelve.picture.steps[-1].change).endswith("12 is in 27 of the 67 sets.")
    seven = asked(twelve, Ask("press", "7"))
    assert [say(line) for line in seven.picture.says] == [
        "7 is in the times table of 7.",
        "The 7 times table has fewer than 3 cards here, so it makes no set.",
    ]
    assert say(seven.picture.steps[-1].change) == "No set of this pack has a 7 in it."
    assert asked(seven, Ask("press", "7")).card is None
    assert "only in the 1 times table" in say(asked(seven, Ask("press", "1")).picture.says[0])


def test_primes_and_odds_can_be_chosen_where_they_make_sets():
    assert tables_map().picture.choices is None
    scene = asked(tables_map(primes=True, odds=True), Ask("table", "primes"))
    assert scene.both == (2, 3, 5, 7, 11, 13)
    assert asked(scene, Ask("table", "odds")).both == (3, 5, 7, 11, 13)


@pytest.mark.parametrize("highest", [15, 145, "16", True, 16.0])
def test_another_pack_is_refused_in_words(highest):
    with pytest.raises(NotationError, match=r"^[^\n]{5,160}$"):
        tables_map(highest)
