"""The home page and the way from lesson to lesson, as the server writes them."""

from __future__ import annotations

import re
from collections import defaultdict
from html import unescape
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import nbformat
import pytest
from jinja2 import Environment, FileSystemLoader

from tictimes_app.server.home import around, home
from tictimes_app.server.lesson_server import PAGES
from tictimes_app.server.lessons import Lesson, lessons_folder, read_lessons
from tictimes_app.server.page_words import PageWords
from tictimes_app.server.routes import PLAY, REFEREE, ROUTES, beside, place_of

from ...conftest import Serve, Served

LESSONS = read_lessons(lessons_folder())


def page(address: str) -> str:
    with urlopen(address) as reply:
        text: str = reply.read().decode()
    return text


def test_every_lesson_stands_on_one_path() -> None:
    stops = [stop for route in ROUTES for stop in route.stops]
    assert sorted(stops) == [f"{number:02}" for number in range(1, 12)]
    shown = home(LESSONS, PageWords())
    numbers = [stop.lesson.number for path in shown.paths for stop in path.stops]
    assert numbers == stops
    assert [stop.lesson.path for stop in shown.play] == list(PLAY)
    assert shown.referee is not None
    assert shown.referee.lesson.path == REFEREE
    assert beside(LESSONS) == ()


def test_the_young_get_kinder_deals_and_a_link_hands_on_the_language() -> None:
    words = PageWords.asked_for({"lang": "de", "voice": ""})
    young, others, _ = home(LESSONS, words).paths
    assert young.stops[0].address == "voila/render/01-meet-the-cards.ipynb?negatives=0&lang=de"
    assert all("negatives" not in stop.address for stop in others.stops)


def test_a_lesson_knows_its_neighbours() -> None:
    by_number = {lesson.number: lesson for lesson in LESSONS}
    first, last = (place_of(by_number[number], LESSONS, {}) for number in ("01", "08"))
    assert first is not None
    assert last is not None
    assert (first.number, first.before, first.after.lesson.number) == (1, None, "04")
    assert (last.number, last.after, last.before.lesson.number) == (4, None, "06")
    assert place_of(Lesson("12-new.ipynb", "New", "G.", (7, 9), 5), LESSONS, {}) is None


def test_every_link_of_the_home_page_has_a_page(served: Served) -> None:
    links = re.findall(r'href="/(voila/render/[^"]+)"', page(served.address))
    assert len(links) == len(set(links)) == 11 + 3
    for path, _, query in (unescape(link).partition("?") for link in links):
        assert (lessons_folder() / path.removeprefix("voila/render/")).is_file()
        assert query in ("", "negatives=0")


def test_the_page_speaks_german_and_tells_that_lessons_do_not(served: Served) -> None:
    text = page(f"{served.address}?lang=DE")
    assert '<html lang="de" dir="ltr">' in text
    assert "Was wollen wir spielen?" in text
    assert '<span class="title" lang="en">' in text
    assert "lang=DE" in text
    assert "What shall we play?" in page(f"{served.address}?lang=fishy%3Cb%3E")


def test_lessons_of_others_stand_beside_the_paths(serve: Serve, tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    about = {"title": "<b>Ours</b>", "goal": "G & <i>more</i>.", "ages": [7, 9], "minutes": 1}
    notebook = nbformat.v4.new_notebook(metadata={"tictimes": about})
    nbformat.write(notebook, folder / "12-one-more.ipynb")
    text = page(serve("--kernels", "ordinary", folder=folder).address)
    assert "&lt;b&gt;Ours&lt;/b&gt;" in text
    assert "<b>Ours" not in text
    assert "More lessons" in text
    assert "1 minute<" in text
    assert "path-otter" not in text
    assert "For teachers" not in text


def test_nothing_else_lies_under_play(served: Served) -> None:
    with pytest.raises(HTTPError) as refused:
        page(f"{served.address}voila/render/play/no-such-game.ipynb")
    assert refused.value.code == 404


def test_the_way_stands_on_voilas_own_page_too() -> None:
    drawing = Environment(loader=FileSystemLoader(PAGES))
    drawing.filters |= {"markdown2html": str, "trusted": str}
    text = drawing.get_template("index.html.j2").render(
        nb=nbformat.v4.new_notebook(metadata={"tictimes": {"title": "Sort and match"}}),
        resources={"base_url": "/", "assets": defaultdict(str), "around": around(LESSONS)},
        page_config={"fullStaticUrl": "/static"},
        kernel_start=lambda _: "a-kernel",
        cell_generator=lambda *_: (),
    )
    assert "Lesson 3 of 4" in text
    assert re.findall(r'rel="(?:prev|next)" href="([^"]+)"', text) == [
        "/voila/render/04-play-happy-times.ipynb?negatives=0",
        "/voila/render/08-play-arithmetic-level-1.ipynb?negatives=0",
    ]
    assert 'data-earned="06-sort-and-match.ipynb"' in text
    assert "What next?" in text
