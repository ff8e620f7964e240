"""Which folder may import which: the arrows of DESIGN run one way, and the games never meet."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted(
    path for top in ("core", "widgets", "app") for path in (ROOT / top).glob("tictimes*/**/*.py")
)
SMALL = {
    "errors", "shuffle", "steps", "sayings", "words", "board", "game",
    "drawing", "outlines", "letters", "prose", "paths", "patterns", "icons", "deal_words", "proofs",
    "scene", "step_scene", "print_edition", "sums",
    "card_rows", "comic", "form", "mixups", "later", "notes", "panels", "quiz_scene", "sheets",
    "answering", "number_pad", "referee",
    "translations", "books", "answer_keys", "paper",
}  # fmt: skip
TWO_GAMES = {"happy_times", "arithmetic"}
MAY_IMPORT = {
    **dict.fromkeys(SMALL, SMALL),
    "pages": {"pages", "sayings"},
    "numbers": SMALL | {"numbers"},
    "happy_times": SMALL | {"numbers", "happy_times"},
    "arithmetic": SMALL | {"numbers", "arithmetic"},
    "games": SMALL | TWO_GAMES,
    "play": SMALL | {"games", "play"},
    "prints": SMALL | {"games", "prints"},
    "plan": SMALL | {"plan"},
    "__init__": SMALL | TWO_GAMES | {"numbers", "games", "play"},
}
"""The rooms of the core: a folder, or a small file of its own."""


def imported(path: Path):
    """Every dotted name that a source imports, wherever it does."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room_of(name: str):
    """`play` for `tictimes.play.match.Match`; `tictimes.Match` comes from `__init__`."""
    first = name.split(".")[1]
    known = first in MAY_IMPORT
    return first if known else "__init__"


CORE = [path for path in SOURCES if path.is_relative_to(ROOT / "core")]


@pytest.mark.parametrize("path", CORE, ids=lambda path: str(path.relative_to(ROOT / "core")))
def test_the_core_imports_only_what_lies_below(path):
    room = path.relative_to(ROOT / "core" / "tictimes").parts[0].removesuffix(".py")
    assert room in MAY_IMPORT, f"{room} is a new room: say here what it may import"
    for name in imported(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names | {"tictimes", "sympy", "__future__"}, name
        if top == "tictimes":
            assert room_of(name) in MAY_IMPORT[room], f"{room} imports {name}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_app_and_widgets_import_downwards(path):
    tops = {name.split(".")[0] for name in imported(path)}
    part = path.relative_to(ROOT).parts[0]
    if part == "widgets":
        assert "tictimes_app" not in tops
    if part == "core":
        assert not tops & {"tictimes_app", "tictimes_widgets"}


def test_the_core_needs_neither_jupyter_nor_sympy_to_start():
    program = (
        "import sys, tictimes as tt, tictimes.play.sitting\n"
        "heavy = {'sympy', 'IPython', 'ipykernel', 'ipywidgets', 'anywidget', 'traitlets'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_command_starts_without_what_it_does_not_need():
    program = (
        "import sys, tictimes_app.main\n"
        "heavy = {'sympy', 'rich', 'tornado', 'voila', 'IPython'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_public_names_are_there():
    import tictimes as tt

    assert all(hasattr(tt, name) for name in tt.__all__)
    assert {"Match", "happy_times", "arithmetic", "numbers", "say"} <= set(tt.__all__)
