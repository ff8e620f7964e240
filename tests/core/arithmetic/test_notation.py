"""Cards and moves written down and read again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.arithmetic import PACK, Card, Score, read_card, read_move
from tictimes.errors import NotationError


@given(st.sampled_from(PACK))
def test_a_card_is_read_in_every_case_and_by_all_its_names_and_written_in_its_first_form(card):
    text = str(card)
    others = text.replace("crescent", "moon").replace("violet", "purple").replace("cyan", "blue")
    for form in (text, text.upper(), text.title(), others, others.upper(), card):
        assert read_card(form) is card
        assert str(read_card(form)) == text


def test_the_pack_is_number_by_number_then_shape_then_colour():
    assert len(set(PACK)) == len(PACK) == 125
    first = ("violet", "cyan", "yellow", "orange", "red")
    assert [card.colour for card in PACK[:5]] == list(first)
    assert [card.shape for card in PACK[:25:5]] == "circle crescent triangle square star".split()
    assert [card.number for card in PACK[::25]] == [1, 2, 3, 4, 5]


BAD_CARDS = [
    "", "5", "5-star", "0-star-red", "6-star-red", "5-red-star", "5-star-red-", " 5-star-red",
    "5 star red", "5-star-pink", "5_star_red", "-5-star-red", "٥-star-red", "5-ſtar-red", 5, None,
    True, ["5-star-red"], {"card": 1}, Card(9, "star", "red"), "5-star-red\n", "x" * 10_000,
]  # fmt: skip


@pytest.mark.parametrize("bad", BAD_CARDS, ids=range(len(BAD_CARDS)))
def test_what_is_no_card_is_refused_in_one_line(bad):
    with pytest.raises(NotationError) as refusal:
        read_card(bad)
    assert "\n" not in str(refusal.value)
    assert len(str(refusal.value)) < 200


BAD_MOVES = [
    None, 5, "knock", [], {}, ["draw"], ["draw", "hand"], ["draw", "deck", 1], ["draw", ["deck"]],
    ["discard"], ["discard", 5], ["discard", ["5-star-red"]], ["knock", []], ["KNOCK"], ["score"],
    ["score", "5-star-red"], ["score", [5]], ["score", [["5-star-red"]]], ["score", [], []],
    ["declare", 2, []], [["knock"]], ["discard", "5-star-pink"], ["score", {"a": 1}], [True],
]  # fmt: skip


@pytest.mark.parametrize("bad", BAD_MOVES, ids=range(len(BAD_MOVES)))
def test_what_is_no_move_is_refused_in_one_line(bad):
    with pytest.raises(NotationError) as refusal:
        read_move(bad)
    assert "\n" not in str(refusal.value)
    assert len(str(refusal.value)) < 200


@given(st.lists(st.sampled_from(PACK), max_size=5, unique=True), st.randoms())
def test_a_group_may_be_named_in_any_order(chosen, random):
    move = Score(tuple(chosen))
    random.shuffle(chosen)
    assert Score(tuple(chosen)) == move
    assert hash(Score(tuple(chosen))) == hash(move)
    assert read_move(move.json) == move
