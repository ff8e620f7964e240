"""Every lesson has a guide: its parts, its minutes, and what it says to change in the lesson."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from tictimes_app.server.lessons import lessons_folder

FOLDER = lessons_folder()
LESSONS = sorted(FOLDER.glob("[0-9]*.ipynb"))
PARTS = [
    "Why",
    "How it goes",
    "Before you begin",
    "Key questions",
    "What children get wrong, and what to say",
    "For those who need more time",
    "For those who are fast",
    "Tickets",
    "Change one argument",
]
CHANGE = re.compile(r"In the cell `(?P<cell>[\w-]+)` change `(?P<old>.+?)` to `(?P<new>.+?)`")
MINUTES = re.compile(r"\*\*(\d+)\*\*")

lessons = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)


def read(path: Path) -> nbformat.NotebookNode:
    return nbformat.read(path, as_version=4)


def guide_to(path: Path) -> nbformat.NotebookNode:
    return read(FOLDER / "teacher" / f"guide-{path.name}")


@lessons
def test_a_guide_has_all_its_parts(path: Path) -> None:
    guide, lesson = guide_to(path), read(path).metadata.tictimes
    words = "\n".join(cell.source for cell in guide.cells if cell.cell_type == "markdown")
    assert re.findall(r"^## (.+)$", words, re.MULTILINE) == PARTS
    assert guide.metadata.tictimes.title == f"Guide {path.stem[:2]}: {lesson.title}"
    assert guide.metadata.tictimes.ages == lesson.ages
    assert f"](../{path.name})" in words
    tickets = next(cell.source for cell in guide.cells if cell.id == "tickets")
    rows = [line for line in tickets.splitlines() if line.startswith("| ")][1:]
    assert [row.count("**") for row in rows] == [4, 4, 4]  # two questions, two answers
    assert "assert " in next(cell.source for cell in guide.cells if cell.id == "answers")


@lessons
def test_a_course_takes_as_long_as_the_lesson(path: Path) -> None:
    course = next(cell.source for cell in guide_to(path).cells if cell.id == "why")
    told = course.partition("## How it goes")[2].partition("##")[0]
    assert sum(map(int, MINUTES.findall(told))) == read(path).metadata.tictimes.minutes


@lessons
def test_what_is_to_be_changed_is_there(path: Path) -> None:
    told = next(cell.source for cell in guide_to(path).cells if cell.id == "change")
    found = CHANGE.search(told)
    assert found is not None
    cell = next(cell for cell in read(path).cells if cell.id == found["cell"])
    assert found["old"] in cell.source
    changed = cell.source.replace(found["old"], found["new"])
    compile(changed, path.stem, "exec")
