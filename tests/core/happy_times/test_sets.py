"""What is a set: the values of RULES, and brute force."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.happy_times import sets_in
from tictimes.happy_times.moves import hand_moves
from tictimes.happy_times.sets import tables_of

PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83,
          89, 97, 101, 103, 107, 109, 113, 127, 131, 137, 139}  # fmt: skip
WHOLE = sets_in(range(1, 17))


def trios(sets, table=None):
    return {one.cards for one in sets if table in (None, one.table)}


def test_sixty_seven_sets_in_a_pack():
    assert len(trios(WHOLE)) == 67
    assert {one.table for one in WHOLE} == {2, 3, 4, 5}
    assert len(trios(WHOLE, 2)) == 56
    assert len(trios(WHOLE, 4)) == 4
    assert trios(WHOLE, 4) < trios(WHOLE, 2)
    assert len(trios(WHOLE, 3)) == 10
    assert trios(WHOLE, 5) == {(5, 10, 15)}


@pytest.mark.parametrize(
    ("card", "count"), [(1, 0), (7, 0), (11, 0), (13, 0), (6, 27), (12, 27), (5, 1)]
)
def test_in_how_many_sets_a_card_is(card, count):
    assert sum(card in trio for trio in trios(WHOLE)) == count


@pytest.mark.parametrize(("table", "least"), [(7, 21), (12, 36), (48, 144)])
def test_the_pack_from_which_a_table_makes_a_set(table, least):
    assert table not in tables_of(max(least - 1, 16))
    assert table in tables_of(least)
    assert trios(sets_in(range(1, least + 1), least), table) == {(table, 2 * table, least)}


@given(
    st.lists(st.integers(1, 40), max_size=12),
    st.integers(16, 144),
    st.booleans(),
    st.booleans(),
)
def test_sets_are_what_brute_force_finds(cards, highest, primes, odds):
    expected = []
    for table in range(2, highest + 1):
        expected += [
            (table, trio)
            for trio in combinations(sorted(set(cards)), 3)
            if all(card % table == 0 for card in trio)
        ]
    different = list(combinations(sorted(set(cards)), 3))
    if primes:
        expected += [("primes", trio) for trio in different if PRIMES.issuperset(trio)]
    if odds:
        expected += [("odds", trio) for trio in different if all(card % 2 for card in trio)]
    within = [card for card in cards if card <= highest]
    found = sets_in(within, highest, primes=primes, odds=odds)
    assert list(found) == [(table, trio) for table, trio in expected if max(trio) <= highest]
    assert found == sets_in(within[::-1] + within, highest, primes=primes, odds=odds)


@given(st.lists(st.integers(1, 16), min_size=1, max_size=9))
def test_the_moves_of_a_hand_are_its_sets_and_its_different_cards(cards):
    tables = tables_of(16, primes=True)
    moves = hand_moves(tuple(sorted(cards)), tables)
    sets = [(move.table, move.cards) for move in moves if hasattr(move, "table")]
    thrown = [move.card for move in moves if hasattr(move, "card")]
    assert sets == list(sets_in(cards, primes=True))
    assert thrown == sorted(set(cards))


def test_one_is_odd_but_not_prime_and_two_is_prime():
    assert trios(sets_in([1, 3, 5], odds=True)) == {(1, 3, 5)}
    assert trios(sets_in([1, 3, 5], primes=True)) == set()
    assert trios(sets_in([2, 3, 5], primes=True)) == {(2, 3, 5)}
    assert trios(sets_in([2, 3, 5], odds=True)) == set()
