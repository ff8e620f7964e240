"""What every host of our widgets must do, checked on one page; each new host runs it too.

The page is `contract.ipynb`: a probe in two views, and a real table.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def check_contract(page: Page) -> None:
    """All checks, on a page where `contract.ipynb` has run."""
    check_traits(page)
    check_messages(page)
    check_art_and_style(page)
    check_table(page)
    check_clean_up(page)


def check_traits(page: Page) -> None:
    """A trait goes from Python to the page, and from one view to the other."""
    counts = page.locator("[data-count]")
    expect(counts).to_have_text(["7", "7"])
    page.locator("[data-add]").first.click()
    expect(counts).to_have_text(["8", "8"])


def check_messages(page: Page) -> None:
    """Messages go both ways; Python has seen the trait that the page set, and sets it back."""
    page.locator("[data-ask]").first.click()
    expect(page.locator("[data-answer]")).to_have_text(["8 in Python", "8 in Python"])
    expect(page.locator("[data-count]")).to_have_text(["18", "18"])


def check_art_and_style(page: Page) -> None:
    """Pictures come in a trait of their own, and the widget's style sheet is in force."""
    expect(page.locator("[data-art] svg")).to_have_count(2)
    expect(page.locator("[data-probe]").first).to_have_css("border-top-width", "3px")


def check_table(page: Page) -> None:
    """A real table is drawn in full, answers, and keeps its keys to itself."""
    table = page.locator("[data-tictimes]")
    expect(table).to_have_count(1)
    expect(table.locator('[data-pile="hand"] [data-card] svg').first).to_be_visible()
    expect(table).to_have_css("font-family", re.compile("^Andika"))
    assert page.evaluate("document.fonts.check('18px Andika')")
    table.locator('[data-action="discard"]').click(force=True)
    expect(table).to_have_attribute("data-moves", "0")
    draw = table.locator('[data-action="draw-deck"]')
    draw.focus()
    page.keyboard.press("Enter")
    expect(table).to_have_attribute("data-moves", "1")
    expect(table.locator('[data-pile="hand"] [data-card]')).to_have_count(7)
    for key in "xab":  # in JupyterLab these cut a cell out, or add one
        page.keyboard.press(key)
    expect(draw).to_be_focused()


def check_clean_up(page: Page) -> None:
    """When Python closes a widget its views go, and what they listened to."""
    body = page.locator("body")
    expect(body).not_to_have_attribute("data-listeners", "0")
    page.locator("[data-close]").first.click()
    expect(page.locator("[data-probe]")).to_have_count(0)
    expect(page.locator("[data-tictimes]")).to_have_count(0)
    expect(body).to_have_attribute("data-listeners", "0")
