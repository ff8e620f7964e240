"""Finding and reading the lessons."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tictimes.errors import TicTimesError
from tictimes_app.server.lessons import PLACES, lessons_folder, read_lessons

ABOUT = {"title": "T", "goal": "G", "ages": [7, 9], "minutes": 20, "words": [], "curriculum": []}


def write(path: Path, about: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"metadata": {"tictimes": about}, "cells": []}))


def test_the_kits_own_lessons_are_found() -> None:
    assert {lesson.path for lesson in read_lessons(lessons_folder())} >= {
        "04-play-happy-times.ipynb",
        "08-play-arithmetic-level-1.ipynb",
    }


def test_lessons_for_children_come_first(tmp_path: Path) -> None:
    for name in ("teacher/00-odds", "02-b", "01-a"):
        write(tmp_path / f"{name}.ipynb", ABOUT)
    paths = [lesson.path for lesson in read_lessons(tmp_path)]
    assert paths == ["01-a.ipynb", "02-b.ipynb", "teacher/00-odds.ipynb"]


def test_no_lessons_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(TicTimesError, match="no lessons were found"):
        lessons_folder((tmp_path / "missing", tmp_path))
    assert len(PLACES) == 2


@pytest.mark.parametrize(
    "about", [None, [], "x", {}, ABOUT | {"ages": 7}, {k: ABOUT[k] for k in ("title", "ages")}]
)
def test_a_lesson_that_tells_too_little_is_named(tmp_path: Path, about: object) -> None:
    write(tmp_path / "01-a.ipynb", about)
    with pytest.raises(TicTimesError, match=r"the lesson 01-a\.ipynb cannot be read"):
        read_lessons(tmp_path)
