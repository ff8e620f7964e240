"""What the lessons say to children is as easy to read as Flesch and Kincaid's grade 3.

The words to know of a lesson are learned in it, so they are left out, as are sums, cards and names
of buttons. What the widgets say themselves is measured in `tests/core/test_reading_age.py`.
"""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest
import textstat

from tictimes_app.server.lessons import lessons_folder

LESSONS = sorted(lessons_folder().glob("[0-9][0-9]-*.ipynb"))
MOST, MOST_OF_A_CELL, FEW_WORDS = 3.0, 5.0, 25
MARKS = re.compile(r"^#+ .*$|^\s*(?:[-*]|\d+\.) |[*_`>]|\[([^]]*)\]\([^)]*\)", re.MULTILINE)
SUM = re.compile(r"[(−-]?\d+(?: ?[×x+−=().,-] ?\(?\d+\)?)+")


def told(path: Path) -> dict[str, str]:
    """The sentences of each cell of words, without its heading and its marks."""
    return {
        cell.id: MARKS.sub(lambda found: found[1] or "", cell.source)
        for cell in nbformat.read(path, 4).cells
        if cell.cell_type == "markdown"
    }


def without(known: list[str], text: str) -> str:
    """`text` with each of the words to know as a short word, one or many, and sums as numbers."""
    text = SUM.sub("5", text)
    for word in sorted(known, key=len, reverse=True):
        stem = re.sub(r"(e|y)$", "", word)
        text = re.sub(rf"\b{re.escape(stem)}(e|y|s|es|ed|ing|ies)?\b", "it", text, flags=re.I)
    return text


def grade(text: str) -> float:
    return textstat.flesch_kincaid_grade(text)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_is_easy_to_read(path: Path) -> None:
    known = nbformat.read(path, 4).metadata.tictimes.words
    cells = {name: without(known, text) for name, text in told(path).items()}
    assert grade("\n\n".join(cells.values())) <= MOST
    hard = {
        name: text
        for name, text in cells.items()
        if len(text.split()) >= FEW_WORDS and grade(text) > MOST_OF_A_CELL
    }
    assert hard == {}


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("The cat sat on the mat. It was a fat cat.", -3, 1),
        ("Multiplication is commutative, so the order of its factors is immaterial.", 10, 20),
    ],
)
def test_the_measure_tells_easy_from_hard(text: str, least: float, most: float) -> None:
    assert least <= grade(text) <= most


def test_words_to_know_do_not_count() -> None:
    assert without(["factor", "times table"], "Factors of the times tables: 2 × 3 = 6.") == (
        "it of the it: 5."
    )
