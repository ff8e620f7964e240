"""From the home page into a lesson, on to the next, and what a child has earned on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from ..conftest import Served
from ..eyes import violations
from .players import Table, play_happy_times

OpenContext = Callable[..., BrowserContext]

NOTHING_KEPT = """
for (const name of ["localStorage", "sessionStorage"]) {
    const get = () => { throw new DOMException("no", "SecurityError"); };
    Object.defineProperty(window, name, { get });
}
"""
EARNED = """localStorage.setItem("tictimes/earned", JSON.stringify({
    "01-meet-the-cards.ipynb": { question: 4, puzzle: 2, game: 1 },
    "play/arithmetic.ipynb": { question: "x", game: 12 },
    "04-play-happy-times.ipynb": "<b>",
}))"""
OURS = "() => [localStorage, sessionStorage].flatMap(store => Object.keys(store))"


def card(page: Page, title: str) -> Locator:
    return page.get_by_role("link", name=title)


def ask_the_referee(page: Page) -> None:
    """A right answer, by touch: 4, 8 and 12 are a set of the 4 times table."""
    referee = page.locator('[data-picture="referee"]').first
    for number in (4, 8, 12):
        referee.locator(f'[data-part="{number}"]').tap()
    referee.locator('[data-action="table"][data-value="4"]').tap()
    expect(referee).to_contain_text("Yes, that is right.")


def test_from_home_along_a_path_and_back(page: Page, served: Served) -> None:
    page.goto(served.address)
    card(page, "Meet the cards").click()
    expect(page.get_by_role("heading", name="Meet the cards", level=1)).to_be_visible()
    assert page.url.endswith("?negatives=0")
    along = page.get_by_role("navigation", name="The way through the lessons")
    expect(along).to_contain_text("Lesson 1 of 4")
    expect(along.get_by_role("link")).to_have_count(1)
    page.get_by_role("navigation", name="What next?").get_by_role("link", name="Next").click()
    expect(page.get_by_role("heading", name="Play Happy Times", level=1)).to_be_visible()
    along.get_by_role("link", name="Lesson before").click()
    expect(page.get_by_role("heading", name="Meet the cards", level=1)).to_be_visible()
    page.get_by_role("link", name="All the lessons").click()
    expect(page).to_have_url(served.address)


def test_what_is_earned_is_seen_until_a_new_child_sits_down(
    open_context: OpenContext, served: Served
) -> None:
    context = open_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(served.lesson("referee"))
    ask_the_referee(page)
    expect(page.locator(".top [data-earned]")).to_contain_text("Right answers: 1")
    page.goto(served.address)
    expect(card(page, "The referee")).to_contain_text("Right answers: 1")

    other = context.new_page()
    other.goto(served.lesson("play/happy-times", "goal=1&seed=otter-42&names=Ana,Ben"))
    table = Table(other)
    expect(table.root).to_be_visible()
    play_happy_times(table, (0, 1))
    expect(other.locator(".top [data-earned]")).to_contain_text("Games played: 1")
    expect(page.locator("a.game.happy-times")).to_contain_text("Games played: 1")  # at once

    page.get_by_role("button", name="New child here").tap()
    page.get_by_role("button", name="No, keep them").tap()
    expect(card(page, "The referee")).to_contain_text("Right answers: 1")
    page.get_by_role("button", name="New child here").tap()
    page.get_by_role("button", name="Yes, start new").tap()
    expect(page.get_by_text("Hello. Everything is new now.")).to_be_visible()
    expect(page.locator("[data-earned]:visible")).to_have_count(0)
    assert page.evaluate(OURS) == ["tictimes/child", "tictimes/child"]
    expect(table.root).to_have_attribute("data-moves", "0")  # the other tab has a fresh match
    expect(other.locator(".top [data-earned]")).to_be_hidden()


def test_a_browser_that_keeps_nothing_plays_all_the_same(
    open_context: OpenContext, served: Served
) -> None:
    context = open_context(viewport={"width": 768, "height": 1024}, has_touch=True)
    context.add_init_script(NOTHING_KEPT)
    page, problems = context.new_page(), []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.goto(served.lesson("referee"))
    ask_the_referee(page)
    page.goto(served.address)
    page.get_by_role("button", name="New child here").tap()
    page.get_by_role("button", name="Yes, start new").tap()
    expect(page.get_by_text("Hello. Everything is new now.")).to_be_visible()
    assert problems == []


@pytest.mark.parametrize(
    ("width", "scheme", "query"), [(320, "dark", "?lang=de"), (1280, "light", "")]
)
def test_the_home_page_is_for_every_eye(
    open_context: OpenContext, served: Served, width: int, scheme: str, query: str
) -> None:
    context = open_context(color_scheme=scheme, viewport={"width": width, "height": 640})
    context.add_init_script(EARNED)
    page = context.new_page()
    page.goto(served.address + query)
    expect(page.locator("[data-earned]:visible")).to_have_count(2)
    expect(page.locator(".sticker.few svg")).to_have_count(4 + 2 + 1)
    expect(page.locator(".sticker:not(.few)")).to_contain_text("12")
    for button in (None, page.locator("#new-child")):
        if button:
            button.click()
            expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("#new-child")).to_be_focused()
    small = page.locator("a:visible, button:visible").evaluate_all(
        "all => all.filter(one => one.offsetHeight < 44).map(one => one.textContent)"
    )
    assert small == []
