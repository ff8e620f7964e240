"""A user's copy of the lessons: new ones come in, changed ones stay as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tictimes.errors import TicTimesError
from tictimes_app.server.own_copy import copy_lessons


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    (folder / "teacher").mkdir(parents=True)
    (folder / "01-one.ipynb").write_text("one")
    (folder / "teacher" / "02-two.ipynb").write_text("two")
    return folder


def test_everything_is_copied_the_first_time(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "deep" / "copy"
    assert copy_lessons(source, copy) == ("01-one.ipynb", "teacher/02-two.ipynb")
    assert (copy / "teacher" / "02-two.ipynb").read_text() == "two"


def test_a_changed_lesson_is_never_overwritten(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy_lessons(source, copy)
    (copy / "01-one.ipynb").write_text("mine")
    (source / "01-one.ipynb").write_text("newer")
    (source / "teacher" / "02-two.ipynb").write_text("newer")
    assert copy_lessons(source, copy) == ("teacher/02-two.ipynb",)
    assert (copy / "01-one.ipynb").read_text() == "mine"
    assert (copy / "teacher" / "02-two.ipynb").read_text() == "newer"


def test_a_file_that_was_there_before_is_the_users(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / "01-one.ipynb").write_text("mine")
    copy_lessons(source, copy)
    copy_lessons(source, copy)
    assert (copy / "01-one.ipynb").read_text() == "mine"


@pytest.mark.parametrize("notes", ["", "[]", "{"])
def test_lost_notes_keep_every_file(source: Path, tmp_path: Path, notes: str) -> None:
    copy = tmp_path / "copy"
    copy_lessons(source, copy)
    (copy / ".tictimes-copied.json").write_text(notes)
    (copy / "01-one.ipynb").write_text("mine")
    copy_lessons(source, copy)
    assert (copy / "01-one.ipynb").read_text() == "mine"


def test_a_folder_that_cannot_be_written_is_named_in_one_line(source: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TicTimesError, match=r"cannot be copied to .*file.* \(another folder") as it:
        copy_lessons(source, tmp_path / "file" / "copy")
    assert "\n" not in str(it.value)
