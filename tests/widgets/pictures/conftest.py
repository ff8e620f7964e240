"""Pictures on a page without Jupyter: the built front end, and widgets that answer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tictimes_widgets.pictures import PictureWidget

TRAITS = ("kind", "picture", "icons")


class Gallery:
    """Some pictures on one page, each with its widget."""

    def __init__(self, page: Page, widgets: tuple[PictureWidget, ...], deaf: bool) -> None:
        self.page = page
        self.widgets = widgets
        self.asked: list[tuple[int, Any]] = []
        self.deaf = deaf
        page.expose_function("ask", self.answer)
        for widget in widgets:
            page.evaluate("traits => hang(traits)", {one: getattr(widget, one) for one in TRAITS})

    def answer(self, place: int, message: Any) -> Any:
        self.asked.append((place, message))
        if self.deaf:
            return None
        widget = self.widgets[place]
        widget._handle_custom_msg(message, [])
        return widget.picture

    def root(self, place: int = 0) -> Locator:
        return self.page.locator("[data-picture]").nth(place)

    def part(self, key: str, place: int = 0) -> Locator:
        return self.root(place).locator(f'[data-part="{key}"]')

    def action(self, name: str, value: str | None = None, place: int = 0) -> Locator:
        chosen = "" if value is None else f'[data-value="{value}"]'
        return self.root(place).locator(f'[data-action="{name}"]{chosen}').first

    @property
    def lit(self) -> list[str]:
        """The keys of all parts and little cards that are lit."""
        lit = self.page.locator(".tt-lit")
        return lit.evaluate_all("all => all.map(one => one.dataset.part ?? one.dataset.chip)")

    @property
    def aloud(self) -> str:
        return self.page.locator("[role=status]").first.inner_text()


@pytest.fixture
def hang(page: Page, site: str) -> Callable[..., Gallery]:
    """Puts pictures on the page; a deaf gallery never answers."""

    def hang_up(*widgets: PictureWidget, deaf: bool = False) -> Gallery:
        page.goto(site.replace("index.html", "pictures.html"))
        page.wait_for_function("() => 'hang' in window")
        return Gallery(page, widgets, deaf)

    return hang_up
