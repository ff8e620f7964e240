"""Notes on a score sheet, kept as JSON and read again."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.errors import NotationError
from tictimes.notes import (
    KINDS,
    MOST,
    Checked,
    Claimed,
    Recounts,
    Reversed,
    Shares,
    Shown,
    note_json,
    read_note,
)

PLACE = (st.integers(1, 20), st.integers(0, 7))
NUMBER = st.integers(-9999, 9999)
TILES = st.lists(st.sampled_from(["2", "*", "(", "5-star-red"]), max_size=MOST).map(tuple)
NOTES = st.one_of(
    st.builds(Shares, *PLACE, TILES),
    st.builds(Claimed, *PLACE, NUMBER, TILES),
    st.builds(Checked, *PLACE, st.integers(0, 7), NUMBER, TILES),
    st.builds(Reversed, *PLACE, NUMBER, st.booleans()),
    st.builds(Recounts, *PLACE, st.integers(0, 7)),
    st.builds(Shown, *PLACE),
)


@given(NOTES)
def test_a_note_is_kept_and_read_again(note):
    assert read_note(json.loads(json.dumps(note_json(note)))) == note


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from([*KINDS]),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=3), inner),
)


@given(JSON)
def test_anything_else_is_refused(content):
    try:
        assert note_json(read_note(content)) == content
    except NotationError as refusal:
        words = str(refusal)
        assert "\n" not in words


@pytest.mark.parametrize(
    "content",
    [
        ["claimed", 1, 0, True, []],
        ["claimed", 1, 0, 10**80, []],
        ["claimed", 1, 0, 5, ["x" * 100]],
        ["claimed", 1, 0, 5, ["1"] * 1_000],
        ["reversed", 1, 0, 5, 1],
        ["shown", 1],
        ["__class__", 1, 0],
    ],
)
def test_what_no_page_of_ours_writes_is_refused(content):
    with pytest.raises(NotationError):
        read_note(content)
