"""The lessons: where they lie, and what each tells of itself."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from tictimes.errors import TicTimesError

HERE = Path(__file__).resolve()
PLACES = (HERE.parents[1] / "lessons", HERE.parents[3] / "lessons")
"""Beside the app where the kit is installed; at the top of the repository where it is edited."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One notebook, as the home page shows it. `pictures` are cards, as in `("4", "8", "12")`."""

    path: str
    title: str
    goal: str
    ages: tuple[int, int]
    minutes: int
    game: str = ""
    pictures: tuple[str, ...] = ()

    @property
    def number(self) -> str:
        """The digits that its name begins with, such as `"04"`; empty for a page that has none."""
        first = self.path.partition("-")[0]
        return first if first.isdecimal() else ""


def lessons_folder(places: tuple[Path, ...] = PLACES) -> Path:
    """The first of `places` that holds a lesson.

    Raises `TicTimesError` where none does.
    """
    for place in places:
        if any(place.glob("*.ipynb")):
            return place
    raise TicTimesError("no lessons were found", f"install tictimes again, or fill {places[0]}")


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """Every lesson in `folder`, in the order of their names; then `play/`, and `teacher/` last.

    Raises `TicTimesError` for a notebook that does not tell what INTERFACES section 4 asks for.
    """
    folders = ("*.ipynb", "play/*.ipynb", "teacher/*.ipynb")
    paths = [path for names in folders for path in sorted(folder.glob(names))]
    return tuple(read_lesson(folder, path) for path in paths)


def read_lesson(folder: Path, path: Path) -> Lesson:
    """What the notebook at `path` tells of itself, named as seen from `folder`."""
    name = path.relative_to(folder).as_posix()
    try:
        about = json.loads(path.read_text("utf-8"))["metadata"]["tictimes"]
        youngest, oldest = about["ages"]
        shown = about.get("picture", {})
        return Lesson(
            path=name,
            title=about["title"],
            goal=about["goal"],
            ages=(youngest, oldest),
            minutes=about["minutes"],
            game=shown.get("game", ""),
            pictures=tuple(shown.get("cards", ())),
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as problem:
        raise TicTimesError(
            f"the lesson {name} cannot be read", "a notebook with title, goal, ages and minutes"
        ) from problem
