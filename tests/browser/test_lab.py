"""The same lesson in JupyterLab: it plays as in Voila, and the notebook keeps out of its keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .jupyter import TOKEN, running
from .players import KeyboardTable, Table, play_happy_times
from .test_whole_games import HAPPY_TIMES, Mirror

PLAYERS = ["Ana", "Fox (easy bot)"]


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `tictimes lab`, with a notebook that its user has changed."""
    folder = tmp_path_factory.mktemp("lab")
    command = ("tictimes_app.main", "lab", "--no-browser", "--port", "{port}")
    own = {"JUPYTER_CONFIG_DIR": str(folder)}
    with running(*command, folder=folder, environment=own) as address:
        _change(folder / "tictimes-lessons" / f"{HAPPY_TIMES}.ipynb")
        yield f"{address}/lab/tree/{HAPPY_TIMES}.ipynb?reset&token={TOKEN}"


def _change(notebook: Path) -> None:
    """Ask for a known deal and a shorter game, as a teacher might."""
    text = notebook.read_text("utf-8")
    usual = 'HappyTimes.from_page(players=[\\"Otter\\", \\"Fox (easy bot)\\"])'
    assert usual in text
    wanted = 'HappyTimes([\\"Ana\\", \\"Fox (easy bot)\\"], seed=\\"otter-42\\", goal=2)'
    notebook.write_text(text.replace(usual, wanted), "utf-8")


@pytest.fixture
def notebook(lab: str, open_context: Callable[..., BrowserContext]) -> Page:
    """The notebook in JupyterLab, every cell run."""
    page = open_context(viewport={"width": 1280, "height": 1000}).new_page()
    page.goto(lab)
    expect(page.locator(".jp-Notebook .jp-MarkdownCell").first).to_be_visible()
    # the notebook's own sign is idle too soon: cells run before a kernel is there are forgotten
    expect(page.locator(".jp-StatusBar-Widget")).to_contain_text(re.compile(r"Python 3 .* Idle"))
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    expect(page.locator("[data-tictimes]")).to_be_visible()
    return page


def test_a_whole_game(notebook: Page) -> None:
    table = Table(notebook)
    mirror = Mirror(table, "happy-times", "otter-42", PLAYERS, goal=2)
    play_happy_times(table, watch=mirror.follow)
    expect(table.root).to_have_attribute("data-phase", "over")


def test_keys_on_a_card_do_not_reach_the_notebook(notebook: Page) -> None:
    cells = notebook.locator(".jp-Notebook .jp-Cell")
    before = cells.count()
    table = KeyboardTable(notebook)
    table.action("draw-deck").focus()
    notebook.keyboard.press("Enter")
    expect(table.root).to_have_attribute("data-phase", "discard")
    table.hand_card(table.cards("hand")[0]).focus()
    for key in ("a", "b", "d", "d", "x", "Space"):  # insert, delete, cut: a notebook's own keys
        notebook.keyboard.press(key)
    expect(table.hand_card(table.cards("hand")[0])).to_have_attribute("aria-pressed", "true")
    assert cells.count() == before


def test_what_is_typed_before_a_game_stays_in_the_form(notebook: Page) -> None:
    cells = notebook.locator(".jp-Notebook .jp-Cell")
    before = cells.count()
    table = Table(notebook)
    notebook.locator("[data-more]").click()
    table.action("new-game").click()
    word = notebook.locator('[data-field="seed"] input')
    word.focus()
    for key in ("a", "b", "d", "d", "x", "Space", "9", "ArrowLeft", "Backspace"):
        notebook.keyboard.press(key)
    expect(word).to_have_value("abddx9")
    notebook.locator('[data-field="goal"] input[value="2"]').focus()
    for key in ("ArrowRight", "d", "d", "x", "a"):
        notebook.keyboard.press(key)
    expect(notebook.locator('[data-field="goal"] input[value="3"]')).to_be_checked()
    notebook.locator('[data-field="seat-1"] select').focus()
    for key in ("d", "d", "x", "a"):
        notebook.keyboard.press(key)
    assert cells.count() == before
    expect(notebook.locator(".tt-share")).to_have_count(0)  # a notebook has no address to share
    word.press("Enter")
    expect(notebook.locator(".tt-set-up")).to_have_count(0)
    expect(table.root).to_have_attribute("data-moves", "0")
