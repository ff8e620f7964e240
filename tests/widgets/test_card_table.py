"""The widgets as a lesson uses them: made by one call, and never telling a rival's cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tictimes as tt
import tictimes_widgets as tw
from tictimes_widgets.card_table import CardTable


def ask(table: CardTable, do: str, **more: object) -> None:
    seen = {"move": table.board["moves"], "entry": table.board["entry"]}
    table._handle_custom_msg({"do": do, **seen, **more}, [])


def seats(table: CardTable) -> list[str]:
    return [row["name"] for row in table.board["scores"]]


def hand(table: CardTable) -> list[str]:
    hands = [pile["cards"] for pile in table.board["piles"] if pile["kind"] == "hand"]
    return hands[0] if hands else []


def test_a_number_is_one_person_and_medium_bots() -> None:
    assert seats(tw.Arithmetic(level=2, players=3, rounds=5)) == [
        "Otter",
        "Fox (bot)",
        "Bear (bot)",
    ]


def test_the_deal_is_that_of_the_seed() -> None:
    table = tw.HappyTimes(players=["Ana", "Otter (bot)"], seed="otter-42")
    assert hand(table) == ["10", "6", "1", "4", "11", "16"]
    assert table.board["game"] == "happy-times"


def test_without_a_seed_each_table_is_dealt_anew() -> None:
    assert len({tuple(hand(tw.Arithmetic())) for _ in range(5)}) > 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 9},
        {"players": []},
        {"players": ["Ana", ""]},
        {"goal": 4},
        {"level": 1},
        {"seed": ""},
        {"highest": True},
    ],
)
def test_what_the_rules_do_not_have_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(tt.NotationError):
        tw.HappyTimes(**wrong)


def test_the_repr_is_the_call_and_never_the_deal_that_chance_chose() -> None:
    assert repr(tw.HappyTimes(players=3, goal=1)) == "HappyTimes(players=3, goal=1)"
    assert repr(tw.Arithmetic()) == repr(tw.Arithmetic()) == "Arithmetic(players=2)"


def test_the_page_can_set_no_trait() -> None:
    table = tw.HappyTimes(seed="otter-42")
    before = dict(table.board)
    table.set_state({"board": {}, "art": {}, "pace": 1, "_esm": "alert(1)", "made_up": 1})
    assert table.board == before
    assert table.pace == 600
    assert not hasattr(table, "made_up")


def test_the_board_is_replaced_and_never_changed() -> None:
    table = tw.HappyTimes(seed="otter-42")
    before, text = table.board, json.dumps(table.board)
    ask(table, "draw-deck")
    assert table.board is not before
    assert json.dumps(before) == text


def test_a_board_holds_no_card_that_its_seat_may_not_see() -> None:
    table = tw.Arithmetic(players=["Ana", "Ben", "Fox (bot)"], seed="otter-42")
    lain_open: set[str] = set()
    for _ in range(40):
        state, here = table._sitting.live.state, table.board["seat"]
        if state.phase == "score":
            break
        lain_open |= {str(card) for card in state.discard}
        own = set() if here is None else {str(card) for card in state.hands[here]}
        dealt = {str(card) for cards in state.hands for card in cards}
        sent = json.dumps(
            {name: value for name, value in table.get_state().items() if name != "art"}
        )
        assert not [card for card in dealt - own - lain_open if f'"{card}"' in sent]
        assert "otter-42" not in sent
        for do in ("reveal", "next", "draw-deck"):
            ask(table, do)
        if hand(table):
            ask(table, "discard", card=hand(table)[-1])
    else:
        pytest.fail("nobody knocked, so the test saw less than it meant to")


def test_the_log_tells_a_drawn_card_to_nobody_else() -> None:
    table = tw.HappyTimes(players=["Ana", "Ben"], seed="otter-42")
    ask(table, "reveal")
    ask(table, "draw-deck")
    assert table.board["log"][0]["cards"] == ["16"]
    ask(table, "discard", card="1")
    ask(table, "reveal")
    assert table.board["log"][0]["cards"] == []
    assert "16" not in table.board["log"][0]["says"]


def test_a_new_game_has_the_same_seats_and_options() -> None:
    table = tw.HappyTimes(players=["Ana", "Fox (hard bot)"], seed="otter-42", goal=1)
    ask(table, "draw-deck")
    ask(table, "new-game")
    assert table.board["moves"] == 1, "first it is asked who plays, and what"
    ask(table, "new-game")
    assert (table.board["moves"], table.board["entry"]) == (0, 0)
    assert seats(table) == ["Ana", "Fox (hard bot)"]
    assert table._setup.options.json["goal"] == 1


def test_a_notebook_may_have_it_asked_first_who_plays() -> None:
    table = tw.HappyTimes(players=3, set_up=True)
    assert table.form["parts"]
    assert not table.board["waiting"]
    ask(table, "back")
    assert table.form == {}
    assert tw.HappyTimes(players=3).form == {}


def test_every_message_is_acknowledged() -> None:
    table = tw.HappyTimes(seed="otter-42")
    sent: list[object] = []
    table.send = sent.append
    for do in ("draw-deck", "fly", "draw-deck"):
        ask(table, do)
    assert sent == [{"answered": True}] * 3


def test_pictures_are_those_of_the_pack() -> None:
    table = tw.HappyTimes(highest=36)
    assert list(table.art["cards"]) == [str(number) for number in range(1, 37)]
    assert table.art["cards"]["12"]["svg"].startswith("<svg")
    assert table.art["cards"]["12"]["name"].startswith("12")


def test_the_voice_is_that_of_the_reader() -> None:
    assert tw.HappyTimes(voice="teacher").board["banner"]["who"]
