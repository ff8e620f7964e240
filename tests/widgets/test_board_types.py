"""The types of the page are those of Python, and a board crosses as plain JSON."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

import tictimes as tt
from tictimes.answer_keys import HandKey
from tictimes.board import Board
from tictimes.form import Form
from tictimes_widgets.board_json import as_json

WIDGETS = Path(__file__).parents[2] / "widgets"


ROOTS = [("board", Board), ("form", Form), ("planner/key", HandKey)]


@pytest.mark.parametrize(("name", "root"), ROOTS)
def test_the_declared_types_are_up_to_date(name: str, root: type) -> None:
    declarations = runpy.run_path(str(WIDGETS / "board_types.py"))["declarations"]
    assert (WIDGETS / "src" / f"{name}.d.ts").read_text(encoding="utf-8") == declarations(root)


@pytest.mark.parametrize("game", tt.GAMES.values(), ids=list(tt.GAMES))
def test_every_board_is_plain_json(game: object) -> None:
    names = ("Ana", "Ben")
    state = game.deal("otter-42", 2, game.read_options({}))
    for seat in (0, 1):
        text = json.dumps(as_json(game.board(state.view(seat), names)))
        assert json.loads(text)["seat"] == seat
        assert "Saying" not in text


def test_what_is_no_board_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        as_json({"a": 1})
