"""What the page may send: the known is understood, the rest changes nothing and raises nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.games import GAMES
from tictimes_widgets import Arithmetic, CardTable, HappyTimes
from tictimes_widgets.messages import Play, Stale, read

SEED = "otter-42"
NAMES = [
    *("draw-deck", "draw-discard", "discard", "declare", "knock", "score", "claim", "hint"),
    *("next", "next-round", "undo", "new-game", "reveal", "hand-over", "sort", "open", "save"),
    *("fill", "new-word", "back", "pause", "resume", "last-round", "how-to-play"),
]
WORTHLESS = [float("nan"), 10**400, "9" * 5_000, "x" * 10_000, "</script>", "٣", "\ud800"]

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(WORTHLESS),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
cards = st.sampled_from(["1", "4", "10", "16", "17", "5-star-red", "-4", "4.0", ""]) | anything
messages = st.fixed_dictionaries(
    {},
    optional={
        "do": st.sampled_from(NAMES) | anything,
        "move": st.sampled_from([0, 1, -1, True, "0"]) | anything,
        "entry": st.sampled_from([0, 1, -1, False, "0"]) | anything,
        "card": cards,
        "cards": st.lists(cards, max_size=6) | anything,
        "table": st.sampled_from(["2", "4", "primes", 4]) | anything,
        "seat": st.sampled_from(["0", "1", 0, 7]) | anything,
        "values": st.dictionaries(
            st.sampled_from(["players", "seat-0", "name-0", "goal", "rounds", "seed", "voice"]),
            st.text(max_size=80) | st.sampled_from(["2", "pair", "easy", "x" * 500]),
        )
        | anything,
    },
)


def ask(table: CardTable, message: object) -> None:
    table._handle_custom_msg(message, [])


def asking(table: CardTable, do: str, **more: object) -> dict[str, object]:
    return {"do": do, "move": table.board["moves"], "entry": table.board["entry"], **more}


def without_notice(board: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in board.items() if name != "notice"}


def tables() -> list[CardTable]:
    return [HappyTimes(["Ana", "Ben"], SEED), Arithmetic(["Ana", "Fox (bot)"], SEED)]


@given(message=messages | anything)
def test_whatever_comes_breaks_nothing(message: object) -> None:
    for table in tables():
        ask(table, message)
        assert table.board["moves"] in (0, 1)
        json.dumps(table.board)


@given(message=messages | anything, do=st.sampled_from(NAMES))
def test_a_message_made_for_another_state_changes_nothing(message: Any, do: str) -> None:
    table = HappyTimes(["Ana", "Fox (bot)"], SEED)
    before = table.board
    ask(table, {**(message if isinstance(message, dict) else {}), "do": do, "move": 3, "entry": 3})
    assert table.board == before


def test_the_same_message_twice_is_one_move() -> None:
    table = HappyTimes(["Ana", "Fox (bot)"], SEED)
    draw = asking(table, "draw-deck")
    for _ in range(10):
        ask(table, draw)
    assert table.board["moves"] == 1


def test_a_late_click_never_lands_on_the_state_after_an_undo() -> None:
    table = HappyTimes(["Ana", "Fox (bot)"], SEED)
    draw = asking(table, "draw-discard")
    ask(table, draw)
    ask(table, asking(table, "undo"))
    ask(table, draw)
    assert (table.board["moves"], table.board["entry"]) == (0, 2)


@pytest.mark.parametrize(
    ("message", "answer"),
    [
        (None, "I do not understand that."),
        ({"move": 0, "entry": 0}, "I do not understand that."),
        ({"do": "fly", "move": 0, "entry": 0}, "That is not possible at this table."),
        ({"do": "knock", "move": 0, "entry": 0}, "That is not possible at this table."),
        ({"do": "discard", "card": "4", "move": 0, "entry": 0}, "Take a card first"),
    ],
)
def test_what_cannot_be_done_is_answered_in_words(message: object, answer: str) -> None:
    table = HappyTimes(["Ana", "Fox (bot)"], SEED)
    before = table.board
    ask(table, message)
    assert answer in table.board["notice"]["says"]
    assert without_notice(table.board) == without_notice(before)
    first = table.board["notice"]["number"]
    ask(table, message)
    assert table.board["notice"]["number"] > first


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"card": 10},
        {"card": "17"},
        {"card": "5-star-red"},
        {"card": "1" * 400},
        {"cards": ["10"]},
        {"card": ["10"]},
    ],
)
def test_a_card_that_is_none_is_answered_in_words(more: dict[str, object]) -> None:
    table = HappyTimes(["Ana", "Fox (bot)"], SEED)
    ask(table, asking(table, "draw-deck"))
    ask(table, asking(table, "discard", **more))
    assert table.board["moves"] == 1
    assert table.board["notice"]["says"]


def test_nobody_plays_for_another_seat() -> None:
    table = HappyTimes(["Fox (bot)", "Ana"], SEED)
    ask(table, asking(table, "draw-deck"))
    assert table.board["moves"] == 0
    assert "not your go" in table.board["notice"]["says"]


def test_moves_are_read_in_the_notation_of_each_game() -> None:
    table = Arithmetic(["Ana", "Ben"], SEED)
    for do, more, notation in [
        ("discard", {"card": "5-star-red"}, ["discard", "5-star-red"]),
        ("score", {"cards": ["1-star-red"]}, ["score", ["1-star-red"]]),
        ("score", {"cards": []}, ["score", []]),
        ("knock", {}, ["knock"]),
        ("draw-deck", {}, ["draw", "deck"]),
    ]:
        board = open_all(table)
        message = {"do": do, "move": board.moves, "entry": board.entry, **more}
        asked = read(message, board, GAMES["arithmetic"].read_move)
        assert isinstance(asked, Play)
        assert asked.move.json == notation


def open_all(table: CardTable) -> Any:
    """The board of the table as if the rules forbade nothing."""
    state = table._sitting.live.state
    board = GAMES[table.game].board(state.view(state.turn), ("Ana", "Ben"))
    return replace(board, actions=tuple(replace(one, why_not=None) for one in board.actions))


def test_next_is_only_for_a_bots_go() -> None:
    table = HappyTimes(["Ana", "Fox (bot)"], SEED)
    assert read(asking(table, "next"), table._shown, tuple) == Stale()
    ask(table, asking(table, "next"))
    assert table.board["moves"] == 0
