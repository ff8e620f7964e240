"""The number grid, the number line and the map of the tables, used on a page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import tictimes_widgets as tw

from .conftest import Gallery

Hang = Callable[..., Gallery]


@pytest.mark.parametrize("use", ["primes", "tables", "jumps"])
def test_a_grid_lies_on_the_narrowest_page_and_can_be_hit(hang: Hang, page: Page, use) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    gallery = hang(tw.NumberGrid(144, 12, use=use))
    drawing = gallery.root().locator(".tt-drawing")
    assert drawing.evaluate("one => one.scrollWidth <= one.clientWidth")
    sizes = (
        gallery.root()
        .locator(".tt-thing")
        .evaluate_all("all => all.map(one => Math.min(one.offsetWidth, one.offsetHeight))")
    )
    assert len(sizes) == 144
    assert min(sizes) >= 24


def test_a_sieve_is_worked_by_keyboard_alone(hang: Hang, page: Page) -> None:
    gallery = hang(tw.NumberGrid(100))
    gallery.part("1").focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(gallery.root()).to_contain_text("2 is prime.")
    expect(gallery.part("2")).to_be_focused()
    expect(gallery.part("2")).to_have_accessible_name("2, prime")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(gallery.root().locator(".tt-told")).to_contain_text("12 = 6 × 2, so 12 is not prime.")
    gallery.part("12").blur()
    gallery.part("6").focus()
    assert gallery.lit == ["2", "6"]


def test_a_grid_is_used_in_three_ways(hang: Hang) -> None:
    gallery = hang(tw.NumberGrid(36, 6))
    gallery.action("use", "tables").click()
    expect(gallery.action("use", "tables")).to_have_attribute("aria-pressed", "true")
    gallery.action("table", "4").click()
    gallery.part("6").click()
    expect(gallery.action("table", "6")).to_have_attribute("aria-pressed", "true")
    expect(gallery.part("12")).to_have_accessible_name("12, the first in both")
    gallery.action("use", "jumps").click()
    gallery.action("by", "5").click()
    gallery.part("5").click()
    gallery.action("forward").click()
    expect(gallery.root()).to_contain_text("2 jumps of 5: 2 × 5 = 10.")


def test_a_landing_is_said_and_the_next_is_asked(hang: Hang, page: Page) -> None:
    gallery = hang(tw.NumberLine(16, -21, 8))
    gallery.action("land", "-5").focus()
    page.keyboard.press("Enter")
    expect(gallery.root().locator(".tt-told")).to_contain_text("Yes, it lands on −5.")
    assert page.evaluate("document.activeElement.closest('.tt-choices') !== null")
    gallery.action("land", "3").click()
    expect(gallery.action("forward")).to_be_focused()


def test_a_table_lights_its_cards_and_a_card_its_tables(hang: Hang) -> None:
    gallery = hang(tw.TablesMap())
    gallery.part("5-times").hover()
    assert gallery.lit == ["5-times", "5", "10", "15"]
    gallery.part("12").hover()
    assert gallery.lit == ["2-times", "3-times", "4-times", "12"]
