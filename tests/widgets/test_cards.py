"""A row of drawn cards: what it shows, what is heard of it, and what it refuses."""

from __future__ import annotations

import re

import ipywidgets
import pytest

import tictimes as tt
import tictimes_widgets as tw
from tictimes.errors import NotationError


def heard(cards: tw.Cards) -> list[str]:
    return re.findall(r'role="img" aria-label="([^"]*)"', cards._repr_html_())


def test_each_card_is_a_picture_with_a_name():
    assert heard(tw.Cards([12, 13])) == ["12, with the pictures of 2, 3, 4 and 6", "13"]
    assert heard(tw.Cards([12], bare=True)) == ["12"]
    assert heard(tw.Cards(["5-moon-red"], language="de")) != heard(tw.Cards(["5-moon-red"]))


def test_chosen_cards_are_heard_and_seen():
    row = tw.Cards([4, 8, 13], chosen=[4, 8])
    assert [name.endswith(", chosen") for name in heard(row)] == [True, True, False]
    assert row._repr_html_().count("outline:") == 2


def test_cards_are_taken_as_values_and_in_notation():
    hand = tt.arithmetic.best_group(
        "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split(), 2
    ).cards
    assert repr(tw.Cards(hand)) == "Cards('5-star-red 4-star-red 3-star-red')"
    assert repr(tw.Cards([" 5-MOON-Blue ", "12"])) == "Cards('5-crescent-cyan 12')"


def test_it_is_plain_html_without_a_widget_or_an_id():
    html = tw.Cards(range(1, 17))._repr_html_()
    assert html.count("<svg") == 16
    assert not re.search(r"<script|\bid=|https?://(?!www\.w3\.org)", html)
    assert not isinstance(tw.Cards([1]), ipywidgets.Widget)


@pytest.mark.parametrize(
    "made",
    [
        lambda: tw.Cards(["<b>7</b>"]),
        lambda: tw.Cards([0]),
        lambda: tw.Cards(["6-star-red"]),
        lambda: tw.Cards([3, 4], chosen=[5]),
        lambda: tw.Cards(range(1, 60)),
    ],
)
def test_what_is_no_row_is_refused_in_one_line(made):
    with pytest.raises(NotationError) as refused:
        made()
    assert "\n" not in str(refused.value)
