"""Several tables on a page, inside other widgets: in Voila, JupyterLab and Notebook 7."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ..chromium import SLOW_MACHINE
from .jupyter import NOTEBOOKS, TOKEN, running

NOTEBOOK = "two_tables.ipynb"
PLACES = {"jupyterlab": f"lab/tree/{NOTEBOOK}", "notebook": f"notebooks/{NOTEBOOK}"}
"""Where each of these hosts shows it."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The notebook with the tables, alone in a folder of its own."""
    place = tmp_path / "tables"
    place.mkdir()
    shutil.copy(Path(__file__).with_name(NOTEBOOK), place)
    return place


def wait_for_the_kernel(page: Page, address: str) -> None:
    """Cells run before a kernel is there are forgotten, and the page calls it idle too soon."""
    sessions = f"{address}/api/sessions?token={TOKEN}"
    for _ in range(SLOW_MACHINE // 250):
        kernels = [one["kernel"] for one in page.request.get(sessions).json()]
        if any(one["connections"] and one["execution_state"] == "idle" for one in kernels):
            return
        page.wait_for_timeout(250)
    pytest.fail("there is no kernel")


def check(page: Page) -> None:
    """Two views of one table and another table keep apart what is each one's own."""
    tables = page.locator("[data-tictimes]")
    expect(tables).to_have_count(3)
    first, other, second = (tables.nth(place) for place in range(3))
    expect(other).to_have_attribute("data-tictimes", "arithmetic")
    first.locator('[data-action="draw-deck"]').click()
    for view in (first, second):
        expect(view).to_have_attribute("data-phase", "discard")
    expect(page.get_by_text("moves 1", exact=True)).to_be_visible()
    expect(page.locator("input[type=number]").first).to_have_value("1")
    card(second, "1").click()
    expect(card(second, "1")).to_have_attribute("aria-pressed", "true")
    expect(card(first, "1")).to_have_attribute("aria-pressed", "false")
    second.locator('[data-action="discard"]').click()
    for view in (first, second):
        expect(view).to_have_attribute("data-turn", "0")
        expect(view).to_have_attribute("data-moves", "4")
    expect(page.get_by_text("moves 4", exact=True)).to_be_visible()
    other.locator('[data-action="draw-deck"]').click()
    expect(other).to_have_attribute("data-phase", "discard")
    expect(first).to_have_attribute("data-moves", "4")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def card(table: Locator, name: str) -> Locator:
    return table.locator(f'[data-pile="hand"] [data-card="{name}"]').first


def test_in_voila(page: Page, folder: Path, foreign: list[str]) -> None:
    options = ("voila", NOTEBOOK, "--no-browser", "--port={port}")
    with running(*options, folder=folder, answers="/") as address:
        page.goto(address)
        check(page)
    foreign.clear()  # plain Voila wants its own icons from elsewhere; `tictimes serve` does not


@pytest.mark.parametrize("host", PLACES)
def test_in_a_notebook(host: str, page: Page, folder: Path) -> None:
    if host == "notebook":
        pytest.importorskip("notebook", "7")
    with running(host, *NOTEBOOKS, folder=folder) as address:
        page.goto(f"{address}/{PLACES[host]}?token={TOKEN}")
        expect(page.locator(".jp-Notebook .jp-CodeCell").first).to_be_visible()
        wait_for_the_kernel(page, address)
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        check(page)
        cells = page.locator(".jp-Notebook .jp-Cell")
        before = cells.count()
        card(page.locator("[data-tictimes]").first, "6").focus()
        for key in ("a", "d", "d", "x", "s", "Space"):
            page.keyboard.press(key)
        six = card(page.locator("[data-tictimes]").first, "6")
        expect(six).to_have_attribute("aria-pressed", "true")
        assert cells.count() == before
