"""What keeps somebody from using a page: axe-core's finds, small targets, what does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[1] / "widgets" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
LIGHTS = ("light", "dark")

SCREENS = {
    "phone": (320, 568),
    "large-phone": (390, 844),
    "tablet": (768, 1024),
    "desk": (1280, 800),
}
JUDGED = ("phone", "tablet", "desk")
"""The screens that axe-core looks at; a large telephone shows what a small one does."""

COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that look at colours, which are all that the dark changes."""

TARGET, LEAST_LETTER = 44, 16
"""Pixels, at least, of whatever a finger must hit, and of every letter."""

IN_A_ROW = 43.5
"""The same for number cards: so many stand in a row that on the narrowest page they are 43.6."""

LOOK = """only => axe.run(document, { runOnly: only }).then((all) => all.violations
  .filter((one) => one.id !== "page-has-heading-one")
  .map((one) => `${one.id}: ${one.nodes.map((node) => node.html + node.failureSummary)}`))"""
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
SMALL = """(all, least) => all
  .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
  .filter(([box]) => Math.min(box.width, box.height) < least)
  .map(([box, html]) => `${box.width} x ${box.height}: ${html}`)"""
SMALL_LETTERS = """(all, least) => all
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < least)
  .map((one) => `small letters: ${one.outerHTML.slice(0, 120)}`)"""


def violations(page: Page, only: Sequence[str] = STANDARDS) -> list[str]:
    """Each rule that the page breaks, and the elements that break it."""
    if not AXE.exists():
        pytest.skip("no axe-core: it comes with the front end's set-up (npm ci)")
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(LOOK, list(only))
    return found


def too_wide(page: Page) -> list[str]:
    """That the page scrolls sideways, if it does."""
    return ["scrolls sideways"] if page.evaluate(TOO_WIDE) else []


def small(page: Page, targets: str, least: float, letters: str | None = None) -> list[str]:
    """Targets that a finger misses, and letters that are hard to read, in elements of these."""
    found: list[str] = page.locator(targets).evaluate_all(SMALL, least)
    if letters:
        found += page.locator(letters).evaluate_all(SMALL_LETTERS, LEAST_LETTER)
    return found


def faults(
    page: Page, targets: str, letters: str | None = None, least: float = TARGET
) -> list[str]:
    """All that is wrong with this page on any screen, by day and by night."""
    page.emulate_media(reduced_motion="reduce", color_scheme="light")
    found = []
    for name, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")  # what lies under the bar on top cannot be judged
        page.evaluate(SETTLED)
        here = too_wide(page) + small(page, targets, least, letters)
        if name in JUDGED:
            for light, rules in zip(LIGHTS, (STANDARDS, COLOURS), strict=True):
                page.emulate_media(color_scheme=light)
                page.evaluate(SETTLED)
                here += [f"{light}: {one}" for one in violations(page, rules)]
            page.emulate_media(color_scheme="light")
        found += [f"{name}: {one}" for one in here]
    return found
