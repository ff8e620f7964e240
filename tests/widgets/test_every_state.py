"""Whole games with a look around: axe-core finds nothing in any state that is visited."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tictimes_widgets import Arithmetic, CardTable, HappyTimes

from ..eyes import violations
from .conftest import TableOnPage

Sit = Callable[..., TableOnPage]

MOST = 120
LOOKS = """() => {
  const root = document.querySelector("[data-tictimes]");
  const parts = root.querySelectorAll("[data-action], [data-why], section, form, dialog, .tt-menu");
  const names = [...parts].map((one) => one.dataset.action ?? one.className);
  return [root.dataset.phase, ...new Set(names.sort())].join(" ");
}"""
GAMES: dict[str, Callable[[], CardTable]] = {
    "happy-times": lambda: HappyTimes(
        ["Ana & Ben", "Fox (easy bot)", "Cat"], "otter-42", pace=0, goal=1
    ),
    "arithmetic": lambda: Arithmetic(
        ["Ana", "Fox (easy bot)", "Ben"], "otter-42", pace=0, rounds=2, level=2
    ),
}


class Visitor:
    """Plays on, looks behind every button once, and has each new state checked."""

    def __init__(self, table: TableOnPage) -> None:
        self.table, self.page = table, table.page
        self.seen: set[str] = set()
        self.wrong: list[str] = []
        self.tried: set[str] = set()

    def check(self) -> None:
        looks = self.page.evaluate(LOOKS)
        if looks in self.seen:
            return
        self.seen.add(looks)
        self.wrong += [f"{looks}: {one}" for one in violations(self.page)]

    def look(self, button: str, back: str | None = None) -> bool:
        """Press this button once in a game, and then the one that leads back."""
        place = self.page.locator(button).first
        if button in self.tried or not place.count():
            return False
        self.tried.add(button)
        place.click()
        self.check()
        if back is not None and self.page.locator(back).count():
            self.page.locator(back).first.click()
        elif back is not None:
            self.page.keyboard.press("Escape")
        return True

    def look_around(self) -> None:
        """Everything beside the game itself."""
        self.look("[data-more]", "[data-more]")
        self.look('[data-action="how-to-play"]', '[data-action="how-to-play"], [data-close]')
        if self.table.root.get_attribute("data-phase") in ("draw", "discard"):
            self.look('[data-action="hint"]:not([aria-disabled="true"])')
            self.look('[data-action="hint"]:not([aria-disabled="true"]) ')
        if self.page.locator("[data-why]").count():
            self.look("[data-why]", "[data-close]")
        cards = self.page.locator(".tt-hand > .tt-card")
        if cards.count() and "large" not in self.tried:
            self.tried.add("large")
            cards.first.focus()
            self.page.keyboard.press("e")
            expect(self.page.get_by_role("dialog")).to_be_visible()
            self.check()
            self.page.keyboard.press("Escape")

    def go_on(self) -> None:
        """The next thing that a child would do."""
        if self.page.locator("[data-question]").count():
            return self.fill_the_gap()
        phase = self.table.root.get_attribute("data-phase")
        before = self.table.root.get_attribute("data-entry")
        for name in ("reveal", "next-round"):
            if self.table.action(name).count():
                return self.table.action(name).click()
        if self.table.widget.board["waiting"]:
            return self.page.wait_for_function(
                "entry => document.querySelector('[data-tictimes]').dataset.entry !== entry",
                arg=before,
            )
        if phase == "draw":
            knock = self.table.action("knock")
            wants = len(self.seen) > 6 and knock.count()
            if wants and knock.get_attribute("aria-disabled") == "false":
                return knock.click()
            return self.table.action("draw-deck").click()
        if phase == "score":
            return self.table.action("score").click()
        return self.lay_down_or_throw()

    def fill_the_gap(self) -> None:
        """The question after a miss: what times the table makes the card."""
        gap = self.page.locator(".tt-gap-sum").inner_text()
        product, factor = sorted(map(int, re.findall(r"\d+", gap)), reverse=True)[:2]
        typed = self.page.locator("input[data-answer]")
        if typed.count():
            typed.fill(str(product // factor))
            typed.press("Enter")
        else:
            right = re.compile(f"^{product // factor}$")
            self.page.locator("[data-answer]").filter(has_text=right).click()

    def lay_down_or_throw(self) -> None:
        hand = self.table.hand
        even = list(dict.fromkeys(card for card in hand if card.isdecimal() and int(card) % 2 == 0))
        if len(even) >= 3:
            for card in even[:3]:
                self.table.card(card).click()
            self.check()
            five = self.page.locator('[data-action="declare"][data-table="5"]')
            if "wrong" not in self.tried and five.count():
                self.tried.add("wrong")
                five.click()
                expect(self.table.answer_line).not_to_be_empty()
                self.check()
                for card in even[:3]:
                    self.table.card(card).click()
                for card in even[:3]:
                    self.table.card(card).click()
            self.page.locator('[data-action="declare"][data-table="2"]').click()
            return
        odd = [card for card in hand if card not in even]
        self.table.card((odd or hand)[0]).click()
        self.check()
        self.table.action("discard").click()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_state_of_a_game(
    sit: Sit, page: Page, game: str, scheme: str
) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    visitor = Visitor(sit(GAMES[game]()))
    for _ in range(MOST):
        visitor.check()
        visitor.look_around()
        if visitor.table.root.get_attribute("data-phase") == "over":
            break
        visitor.go_on()
    visitor.check()
    assert visitor.wrong == []
    assert len(visitor.seen) > 10
