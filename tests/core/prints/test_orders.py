"""Orders: read from text, asked for again, counted; whatever cannot be is refused in one line."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.errors import NotationError
from tictimes.games import GAMES
from tictimes.prints.order import KINDS, json_of
from tictimes.prints.reading import read_order

SWITCH = st.sampled_from([0, 1, "yes", "no", True, False, "on", " OFF "])
SHARED = {
    "paper": st.sampled_from(["a4", "letter", "A4"]),
    "seed": st.sampled_from(["otter-42", "Ünï & co", "a+b=c", "x" * 64]),
    "packs": st.integers(1, 8),
    "per_sheet": st.sampled_from([9, 16, "9", "16"]),
    "backs": SWITCH,
    "low-ink": SWITCH,
    "low_ink": SWITCH,
    "draw": SWITCH,
    "words": SWITCH,
    "lang": st.sampled_from(["en", "de"]),
}
OWN = {
    "happy-times": {
        "players": st.integers(2, 8),
        "highest": st.integers(16, 144),
        "primes": SWITCH,
        "odds": SWITCH,
        "goal": st.sampled_from([1, 2, "3"]),
        "cards": st.sampled_from(["1-8", "9-16", "5", "2 – 3", "1-16"]),
    },
    "arithmetic": {
        "players": st.integers(2, 5),
        "level": st.sampled_from([1, "2"]),
        "rounds": st.integers(1, 20),
        "negatives": SWITCH,
        "cards": st.sampled_from(["1-125", "125", "26-50"]),
    },
}


@st.composite
def orders(draw):
    game = draw(st.sampled_from(list(GAMES)))
    asked = draw(st.fixed_dictionaries({}, optional=SHARED | OWN[game]))
    return read_order(draw(st.sampled_from(KINDS)), {"game": game, "seed": "otter-42", **asked})


@settings(max_examples=40)
@given(orders())
def test_what_an_address_asks_for_is_the_order(order):
    address = urlsplit(order.address)
    kind = address.path.removeprefix("tictimes/print/").removesuffix(".pdf")
    assert read_order(kind, dict(parse_qsl(address.query))) == order


@settings(max_examples=40)
@given(orders())
def test_no_sheet_has_more_than_two_sides(order):
    assert 1 <= order.sheets <= order.pages <= 2 * order.sheets
    assert json_of(order)["sheets"] == order.sheets


@settings(max_examples=40)
@given(orders())
def test_every_card_of_a_pack_lies_on_one_side(order):
    sides = order.sides
    assert tuple(card for side in sides for card in side) == order.cards
    assert all(len(side) <= order.per_sheet for side in sides)
    assert max(map(len, sides)) - min(map(len, sides)) <= 1, "as even as can be"


@settings(max_examples=40)
@given(st.sampled_from(KINDS), st.dictionaries(st.text(), st.text() | st.integers()))
def test_gibberish_is_refused(kind, asked):
    with pytest.raises(NotationError) as refused:
        read_order(kind, {"game": "happy-times", "seed": "otter-42", "nothing": "", **asked})
    assert len(str(refused.value).splitlines()) == 1


def test_packs_are_those_the_players_need():
    assert read_order("cards", {"game": "happy-times", "players": 5}).packs == 5
    assert read_order("cards", {"game": "happy-times", "players": 5, "packs": 2}).packs == 2
    assert read_order("cards", {"game": "happy-times"}).packs == 1
    assert read_order("cards", {"game": "arithmetic", "players": 5}).packs == 1
