"""A page without Jupyter: the built front end, and a widget that answers it."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from playwright.sync_api import Locator, Page

from tictimes_widgets import CardTable

ROOT = Path(__file__).parents[2]
HARNESS = "tests/widgets/harness/index.html"
TRAITS = ("kind", "board", "art", "words", "portraits", "form", "rules", "chips", "pace")
CHANGING = ("art", "chips", "form", "rules", "words", "portraits", "board")


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Visitors who want no movement, so that nothing has to be waited for; some tests do."""
    return {**browser_context_args, "reduced_motion": "reduce"}


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The repository, served."""
    handler = functools.partial(QuietHandler, directory=str(ROOT))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{HARNESS}"
    server.shutdown()


class TableOnPage:
    """A widget, shown on a page by a model that hands each message to it."""

    def __init__(self, page: Page, widget: CardTable, deaf: bool) -> None:
        self.page = page
        self.widget = widget
        self.asked: list[Any] = []
        self.shown = {name: getattr(widget, name) for name in TRAITS}
        page.expose_function("ask", self.ignore if deaf else self.answer)
        page.evaluate("traits => mount(traits)", self.shown)

    def ignore(self, message: Any) -> None:
        self.asked.append(message)

    def answer(self, message: Any) -> Any:
        self.asked.append(message)
        sent: list[Any] = []
        with mock.patch.object(self.widget, "send", sent.append):
            self.widget._handle_custom_msg(message, [])
        traits = {name: getattr(self.widget, name) for name in CHANGING}
        changed = {name: trait for name, trait in traits.items() if trait != self.shown[name]}
        self.shown |= changed
        return {"sent": sent, **changed}

    @property
    def root(self) -> Locator:
        return self.page.locator("[data-tictimes]")

    def action(self, name: str) -> Locator:
        return self.page.locator(f'[data-action="{name}"]')

    def pile(self, kind: str) -> Locator:
        return self.page.locator(f'[data-pile="{kind}"]')

    def card(self, card: str) -> Locator:
        """A card of the hand; the first of equal ones."""
        return self.pile("hand").locator(f'[data-card="{card}"]').first

    @property
    def hand(self) -> list[str]:
        cards = self.pile("hand").locator("[data-card]")
        return cards.evaluate_all("cards => cards.map(card => card.dataset.card)")

    @property
    def answer_line(self) -> Locator:
        return self.page.locator(".tt-answer")


@pytest.fixture
def sit(page: Page, site: str) -> Callable[..., TableOnPage]:
    """Puts a widget on the page; a deaf one never answers."""

    def sit_down(widget: CardTable, deaf: bool = False) -> TableOnPage:
        page.goto(site)
        page.wait_for_function("() => 'mount' in window")
        return TableOnPage(page, widget, deaf)

    return sit_down
