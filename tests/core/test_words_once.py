"""No saying of a room has its words in two places: where two are joined, one would be lost."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import tictimes

CORE = Path(tictimes.__file__).parent
ROOMS = sorted({path.parent for path in CORE.rglob("words*.py")})


def places(room: Path) -> dict[str, set[tuple[str, int]]]:
    """Where each code of a room is a key of a table of words."""
    found: dict[str, set[tuple[str, int]]] = defaultdict(set)
    for path in [*room.glob("words*.py"), *room.glob("*_words.py")]:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
                for key in node.value.keys:
                    if isinstance(key, ast.Constant):
                        found[key.value].add((path.name, key.lineno))
    return found


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_each_code_has_its_words_in_one_place(room: Path) -> None:
    assert {code: where for code, where in places(room).items() if len(where) > 1} == {}
