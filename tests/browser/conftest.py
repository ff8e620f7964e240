"""A browser as a school has it, and what it is allowed to load."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tictimes_widgets.card_table import PACE

from ..chromium import SLOW_MACHINE
from ..conftest import has_failed
from .players import Table

# A bot's pause is for people to look; the tests wait for what happens and need none.
NO_PAUSE = f"""
const later = window.setTimeout;
window.setTimeout = (act, pause, ...rest) => later(act, pause === {PACE} ? 5 : pause, ...rest);
"""


@pytest.fixture
def foreign() -> list[str]:
    """What pages asked of other machines: must stay empty."""
    return []


@pytest.fixture
def open_context(
    browser: Browser, foreign: list[str], tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Calls `open_context(**options)`: a new visitor, for whom other machines are out of reach."""
    contexts = []

    def open_one(**options: Any) -> BrowserContext:
        context = browser.new_context(**({"reduced_motion": "reduce"} | options))
        context.set_default_timeout(SLOW_MACHINE)
        context.add_init_script(NO_PAUSE)
        context.on("console", lambda said: _note_refusal(said.text, foreign))
        context.route(_is_foreign, lambda route: (foreign.append(route.request.url), route.abort()))
        contexts.append(context)
        return context

    yield open_one
    for number, context in enumerate(contexts):
        for page in context.pages if has_failed(request.node) else ():
            page.screenshot(path=tmp_path / f"last-{number}.png")  # for whoever has to find a fault
        context.close()
    assert foreign == []


def _note_refusal(said: str, foreign: list[str]) -> None:
    """What the page's own policy stops never reaches the network: the console tells of it."""
    if "Content Security Policy" in said:
        foreign.append(said)


def _is_foreign(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in (
        "127.0.0.1",
        "localhost",
    )


@pytest.fixture
def page(open_context: Callable[..., BrowserContext]) -> Page:
    """A page with a mouse."""
    return open_context(viewport={"width": 1280, "height": 900}).new_page()


@pytest.fixture
def table(page: Page) -> Table:
    """The table on the page, once it is there."""
    return Table(page)
