"""Links of the README and the lessons: what they lead to is there."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "lessons").rglob("*.ipynb")]
LINK = re.compile(r"\]\(([^)\s]+)\)")
BINDER = re.compile(r"urlpath=([^\s)\"]+)")

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@pages
def test_local_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if not link.startswith(("http:", "https:", "#", "mailto:")):
            assert (page.parent / link.partition("#")[0]).exists(), link


@pages
def test_binder_links_open_a_lesson(page: Path) -> None:
    for link in BINDER.findall(page.read_text("utf-8")):
        path = unquote(link)
        assert path.startswith("voila/render/")  # with no slash before it
        assert (ROOT / path.removeprefix("voila/render/").partition("?")[0]).is_file()


def test_the_readme_names_every_lesson() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for lesson in (ROOT / "lessons").rglob("*.ipynb"):
        assert f"({lesson.relative_to(ROOT).as_posix()})" in readme


def test_binder_installs_the_project_and_whole_pins() -> None:
    lines = (ROOT / "binder" / "requirements.txt").read_text("utf-8").splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]
    assert ".[binder]" in wanted
    for line in wanted:
        assert line == ".[binder]" or re.fullmatch(r"[\w.-]+==[\w.]+", line), line


def test_the_tables_of_the_readme_are_those_of_today() -> None:
    written = runpy.run_path(str(ROOT / "app" / "readme_tables.py"))["written"]
    readme = (ROOT / "README.md").read_text("utf-8")
    assert readme == written(readme, ROOT / "lessons"), "make tables"
