"""The tables of the README, made from what the lessons tell of themselves.

python app/readme_tables.py             writes them into README.md, between their marks

`make tables` does the same; a test compares.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tictimes_app.server.lessons import Lesson, lessons_folder, read_lessons

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
SYSTEMS = {"england": "England", "ccss": "Common Core"}


class Statement(NamedTuple):
    """A statement of a curriculum."""

    system: str
    code: str
    text: str


def lessons_table(lessons: Iterable[Lesson]) -> str:
    """A row for each lesson: what it is about, for whom, how long."""
    head = "| lesson | what it is about | ages | minutes |\n|---|---|---|---|"
    rows = (
        f"| {lesson.path[:2] + ' ' if lesson.path[0].isdecimal() else ''}"
        f"[{lesson.title}](lessons/{lesson.path}) | {lesson.goal.rstrip('.')} "
        f"| {lesson.ages[0]} to {lesson.ages[1]} | {lesson.minutes} |"
        for lesson in lessons
    )
    return "\n".join((head, *rows))


def curriculum_table(folder: Path, lessons: Iterable[Lesson]) -> str:
    """A row for each statement that a numbered lesson serves, and which lessons do.

    A code of Common Core is one statement, told in the most words that a lesson has for it.
    """
    served: dict[tuple[str, ...], tuple[str, list[str]]] = {}
    for lesson in lessons:
        if lesson.path[0].isdecimal():
            for one in _statements(folder / lesson.path):
                key = one[:2] if one.system == "ccss" else (*one[:2], one.text.casefold())
                text, numbers = served.get(key, ("", []))
                numbers = list(dict.fromkeys((*numbers, lesson.path[:2])))
                served[key] = max(text, one.text, key=len), numbers
    head = "| curriculum | statement | lessons |\n|---|---|---|"
    rows = (
        f"| {SYSTEMS[system]}, {code} | {served[system, code, *rest][0]} "
        f"| {', '.join(served[system, code, *rest][1])} |"
        for system, code, *rest in sorted(served, key=lambda key: (key[0] != "england", key))
    )
    return "\n".join((head, *rows))


def written(readme: str, folder: Path) -> str:
    """The text `readme` with the tables of today between their marks."""
    lessons = read_lessons(folder)
    tables = {"lessons": lessons_table(lessons), "curriculum": curriculum_table(folder, lessons)}
    for name, table in tables.items():
        mark = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        readme = mark.sub(rf"\g<1>{table}\n\g<2>", readme)
    return readme


def _statements(path: Path) -> list[Statement]:
    about = json.loads(path.read_text("utf-8"))["metadata"]["tictimes"]
    return [
        Statement(one["system"], one["code"], one["text"].rstrip("."))
        for one in about["curriculum"]
    ]


if __name__ == "__main__":
    README.write_text(written(README.read_text("utf-8"), lessons_folder()), "utf-8")
