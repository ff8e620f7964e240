"""Two children on one tablet, in a served lesson, who count for themselves; and one alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tictimes import arithmetic
from tictimes.arithmetic import Level, read_card
from tictimes.arithmetic.scoring import named_group, total

from ..conftest import Served
from .players import Table, TouchTable, load_again, play_arithmetic

LESSON = "play/arithmetic"


class Counters:
    """Children at the score sheet who see nothing but the page."""

    def __init__(self, table: Table, level: Level) -> None:
        self.table = table
        self.level = level
        self.rounds = 0

    @property
    def page(self) -> Page:
        return self.table.page

    def count(self) -> None:
        """Answer whatever the sheet asks, rightly, until it asks no more."""
        for _ in range(20):
            panel = self.page.locator(".tt-count")
            if panel.count() == 0:
                self.rounds += 1
                return
            kind = (panel.get_attribute("class") or "").rpartition("tt-count-")[2]
            entry = self.table.says("entry")
            getattr(self, f"_{kind}")()
            expect(self.table.root).not_to_have_attribute("data-entry", entry)

    def _hand(self) -> tuple[tuple[arithmetic.Card, ...], ...]:
        """The cards that are asked about: group, leftovers."""
        names = [self._names(i) for i in range(self.page.locator(".tt-count-row").count())]
        return tuple(tuple(map(self._card, row)) for row in names)

    def _names(self, row: int) -> list[str]:
        cards = self.page.locator(".tt-count-row").nth(row).locator(".tt-card")
        labels: list[str] = cards.evaluate_all("all => all.map(one => one.ariaLabel)")
        return labels

    def _card(self, name: str) -> arithmetic.Card:
        colour, shape, number = name.split()
        return read_card(f"{number}-{shape}-{colour}")

    def _share(self) -> None:
        own, others = (*self._hand(), ())[:2]
        group = named_group((*own, *others), own, self.level)
        assert group is not None
        for thing in group.shared:
            self.table.press(self.page.locator(f'[data-thing="{thing}"]'))
        self.table.press(self.table.action("share"))

    def _claim(self) -> None:
        labels = self.page.locator(".tt-count-row").evaluate_all(
            "all => all.map(one => one.ariaLabel)"
        )
        rows = dict(zip(labels, self._hand(), strict=True))
        own, others = rows.get("group", ()), rows.get("left over", ())
        group = named_group((*own, *others), own, self.level)
        self.worth = total(own) * (2 if group and group.kind == "tic" else 1)
        self._type(self.worth - total(others))
        self.table.press(self.table.action("claim"))

    _check = _claim

    def _reverse(self) -> None:
        self._type(self.worth)
        self.table.press(self.table.action("agree"))

    def _type(self, number: int) -> None:
        for digit in str(number):
            self.table.press(self.page.locator(f'[data-key-of="{digit}"]'))


def count_whole_match(
    table: Table, level: Level, seats: tuple[int, ...], who: type[Counters] = Counters
) -> Counters:
    counters = who(table, level)
    press = table.press

    def press_and_count(button) -> None:  # type: ignore[no-untyped-def]  # as `Table.press`
        if button.get_attribute("data-action") == "next-round":
            counters.count()
        press(button)

    table.press = press_and_count  # type: ignore[method-assign]  # counts before it goes on
    play_arithmetic(table, level, seats)
    return counters


def test_two_children_on_one_tablet_count_a_match(
    open_context: Callable[..., BrowserContext], served: Served
) -> None:
    page = open_context(has_touch=True, viewport={"width": 768, "height": 1024}).new_page()
    page.goto(served.lesson(LESSON, "seed=otter-42&names=Ana,Ben&rounds=2&level=2"))
    counters = count_whole_match(TouchTable(page), 2, (0, 1))
    assert counters.rounds == 2
    expect(page.locator(".tt-sheet .tt-icon-agree")).to_have_count(4)
    expect(page.get_by_role("status").filter(has_text="win").first).to_be_visible()


class Forgetful(Counters):
    """Children whose page is loaded anew in the middle of their counting."""

    def _claim(self) -> None:
        if self.rounds == 0:
            load_again(self.table)
        super()._claim()


def test_what_was_counted_survives_a_page_loaded_anew(
    page: Page, table: Table, served: Served
) -> None:
    page.goto(served.lesson(LESSON, "seed=bear-9&names=Ana,Ben&rounds=2&help=at-once"))
    count_whole_match(table, 1, (0, 1), Forgetful)
    expect(page.locator(".tt-sheet .tt-icon-agree")).to_have_count(4)


def test_a_child_alone_counts_a_match(page: Page, table: Table, served: Served) -> None:
    page.goto(served.lesson(LESSON, "seed=fox-7&rounds=2&help=at-once"))
    count_whole_match(table, 1, (0,))
    expect(page.locator(".tt-sheet [data-line] .tt-icon-agree")).to_have_count(2)
