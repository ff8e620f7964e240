"""Every lesson: what it tells of itself, how thin its cells are, and that it claims by assert."""

from __future__ import annotations

import ast
from pathlib import Path

import nbformat
import pytest

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
def test_speaks_to_children_in_short_sentences(path: Path) -> None:
    for cell in read(path).cells:
        if cell.cell_type == "markdown":
            for sentence in cell.source.replace("\n", " ").replace("?", ".").split(". "):
                assert len(sentence.split()) <= 25, sentence
            assert " - " not in cell.source.replace("\n- ", "")  # a minus sign is a real one
            assert " x " not in cell.source
