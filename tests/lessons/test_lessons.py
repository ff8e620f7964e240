"""Every lesson: what it tells of itself, how thin its cells are, and that it claims by assert."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import nbformat
import pytest

import tictimes_widgets as tw
from tictimes.games import GAMES
from tictimes_app.server.lessons import lessons_folder

FOLDER = lessons_folder()
PATHS = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
KEYS = {"title", "goal", "ages", "minutes", "words", "curriculum"}
MOST_LINES = 12

lessons = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def read(path: Path) -> nbformat.NotebookNode:
    return nbformat.read(path, as_version=4)


def test_there_are_lessons() -> None:
    assert len(PATHS) >= 2


@lessons
def test_is_a_valid_notebook_that_tells_of_itself(path: Path) -> None:
    notebook = read(path)
    nbformat.validate(notebook)
    about = notebook.metadata.tictimes
    assert set(about) >= KEYS
    youngest, oldest = about.ages
    assert 4 <= youngest <= oldest <= 12
    assert 5 <= about.minutes <= 60
    assert about.title
    assert about.goal.endswith(".")
    assert about.words
    assert all(isinstance(word, str) for word in about.words)
    for entry in about.curriculum:
        assert set(entry) == {"system", "code", "text"}
        assert entry.system in ("england", "ccss")
    assert {entry.system for entry in about.curriculum} == {"england", "ccss"}
    assert notebook.cells[0].source.startswith(f"# {about.title}\n")


@lessons
def test_cells_are_thin_and_carry_no_outputs(path: Path) -> None:
    for cell in read(path).cells:
        if cell.cell_type == "code":
            assert cell.outputs == []
            assert cell.execution_count is None
            assert len(cell.source.splitlines()) <= MOST_LINES
            tree = ast.parse(cell.source)
            kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
            assert not any(isinstance(node, kinds) for node in ast.walk(tree))


@lessons
def test_claims_are_asserts(path: Path) -> None:
    sources = [cell.source for cell in read(path).cells if cell.cell_type == "code"]
    assert any("assert " in source for source in sources)


@lessons
def test_speaks_in_short_sentences(path: Path) -> None:
    longest = 45 if "teacher" in path.parts else 25
    for cell in read(path).cells:
        if cell.cell_type == "markdown":
            for sentence in cell.source.replace("\n", " ").replace("?", ".").split(". "):
                assert len(sentence.split()) <= longest, sentence
            assert " - " not in cell.source.replace("\n- ", "")  # a minus sign is a real one
            assert " x " not in cell.source


NUMBERED = [path for path in PATHS if path.stem[:2].isdecimal()]
numbered = pytest.mark.parametrize("path", NUMBERED, ids=lambda path: path.stem)
QUIZ = re.compile(r"tw\.(Questions|Puzzles)\(")
PLAINLY = {"IPython.display", "collections", "fractions", "itertools", "math"}


@numbered
def test_has_the_shape_of_a_lesson(path: Path) -> None:
    """A question from last time, a worked example, a try, talk, and challenges without end."""
    parts: dict[str, list[str]] = {}
    heading = ""
    for cell in read(path).cells:
        found = re.match(r"## (.+)\n", cell.source)
        heading = found[1] if found and cell.cell_type == "markdown" else heading
        parts.setdefault(heading, []).append(cell.source)
    whole = {heading: "\n".join(sources) for heading, sources in parts.items()}
    assert QUIZ.search(whole["Warm up"])  # answered on the page, and not only thought of
    assert QUIZ.search(whole["More for you"])
    assert whole["Talk about it"].count("\n- ") >= 3
    between = "\n".join(list(whole.values())[2:-1])
    assert QUIZ.search(between)
    worked = "\n".join(list(whole.values())[2:])
    assert re.search(r"tw\.(Cards|Hands|Steps|Rectangles|FactorTree)\(", worked)
    assert 15 <= read(path).metadata.tictimes.minutes <= 40


@numbered
def test_a_picture_for_the_home_page(path: Path) -> None:
    picture = read(path).metadata.tictimes.picture
    assert picture["game"] in GAMES
    assert all(GAMES[picture["game"]].face(card) for card in picture["cards"])


@lessons
def test_shows_nothing_but_what_is_ours(path: Path) -> None:
    """Widgets of this kit and plain outputs, so that a lesson also runs on a thin page."""
    for cell in read(path).cells:
        if cell.cell_type == "code":
            for node in ast.walk(ast.parse(cell.source)):
                if isinstance(node, ast.Import):
                    assert {one.name for one in node.names} <= {"tictimes", "tictimes_widgets"}
                elif isinstance(node, ast.ImportFrom):
                    assert node.module in PLAINLY
                elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "tw":
                    assert node.attr in tw.__all__
