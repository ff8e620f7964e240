"""The referee in a real browser: by touch, by keyboard, right and not right, for every eye."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import tictimes_widgets as tw

from ...eyes import IN_A_ROW, faults
from .conftest import Gallery

Hang = Callable[..., Gallery]
HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
HEARD = """() => {
    window.heard = [];
    addEventListener("tictimes-progress", (event) => window.heard.push(event.detail.kind));
}"""


def parts(card: str) -> list[str]:
    return [f"{t}-{v}" for t, v in zip(("number", "shape", "colour"), card.split("-"), strict=True)]


def test_five_cards_by_touch_on_the_narrowest_page(hang: Hang, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    gallery = hang(tw.Referee("arithmetic", level=2))
    page.evaluate(HEARD)
    sizes = page.locator("button").evaluate_all(
        "all => all.map(one => Math.min(one.offsetWidth, one.offsetHeight))"
    )
    assert min(sizes) >= 44
    for count, card in enumerate(HAND, 1):
        for part in parts(card):
            gallery.part(part).click()
        expect(
            gallery.part(f"slot-{count - 1}") if count < 5 else gallery.part(card)
        ).to_be_visible()
    for key in "12":
        gallery.action("key", key).click()
    expect(gallery.root()).to_contain_text("Your score: 12")
    gallery.action("check").click()
    expect(gallery.root()).to_contain_text("Perhaps you doubled at the end")
    assert page.evaluate("window.heard") == []
    for card in HAND[:3]:
        gallery.part(card).click()
        expect(gallery.part(card)).to_have_attribute("aria-pressed", "true")
    for key in "18":
        gallery.action("key", key).click()
    expect(gallery.root()).to_contain_text("Your score: 18")
    gallery.action("check").click()
    expect(gallery.root()).to_contain_text("Take the leftovers away: 24 − 6 = 18.")
    assert page.evaluate("window.heard") == ["question"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    gallery.action("others").click()
    expect(gallery.part("number-1")).to_be_visible()


def test_three_cards_and_a_score_by_keyboard_alone(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Referee("happy-times"), tw.Referee("arithmetic", HAND))
    gallery.part("1").focus()
    keys = page.keyboard
    for moves in (5, 3, 5):  # from 1 to 6, to 9, to 14
        for _ in range(moves):
            keys.press("ArrowRight")
        keys.press("Enter")
    expect(gallery.root()).to_contain_text("Are 6, 9 and 14 a set?")
    gallery.action("table", "3").focus()
    keys.press("Enter")
    expect(gallery.root()).to_contain_text("14 is not in the 3 times table")
    assert "14 is next to it" in gallery.aloud
    gallery.action("none").focus()
    keys.press("Space")
    expect(gallery.root()).to_contain_text("Yes, that is right.")
    gallery.action("key", "1", place=1).focus()
    for key, shown in (("-", "−"), ("8", "−8"), ("Backspace", "−"), ("4", "−4")):
        keys.press(key)
        expect(gallery.root(1)).to_contain_text(f"Your score: {shown}")
    gallery.action("check", place=1).focus()
    keys.press("Enter")
    expect(gallery.root(1)).to_contain_text("Not quite")
    gallery.action("show", place=1).focus()
    keys.press("Enter")
    expect(gallery.root(1)).to_contain_text("12 − 6 = 6")


def test_quick_fingers_lose_no_card(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Referee("happy-times"))
    gallery.root().evaluate(
        """root => {
            const part = (card) => root.querySelector(`[data-part="${card}"]`);
            for (const card of ["4", "8", "12"]) part(card).click();
        }"""
    )
    expect(gallery.root()).to_contain_text("Are 4, 8 and 12 a set?")


def test_everybody_can_use_a_referee(hang: Hang, page: Page) -> None:
    gallery = hang(
        tw.Referee("happy-times"), tw.Referee("arithmetic"), tw.Referee("arithmetic", HAND)
    )
    gallery.part("number-5", place=1).click()
    gallery.action("key", "7", place=2).click()
    gallery.action("check", place=2).click()
    expect(gallery.action("show", place=2)).to_be_visible()
    assert faults(page, "[data-picture] :is(button, input)", least=IN_A_ROW) == []
