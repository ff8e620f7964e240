"""Cards that are carried from pile to pile, by mouse and by finger; keys, and a card held long."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from tictimes_widgets import Arithmetic, HappyTimes

from .conftest import TableOnPage

Sit = Callable[..., TableOnPage]
Spot = tuple[float, float]

PLAYERS = ["Ana", "Fox (bot)"]
OUTSIDE = (4.0, 4.0)
LONG = 700


def middle(place: Locator) -> Spot:
    """Where `place` is once it moves no more."""
    place.element_handle().wait_for_element_state("stable")
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """Carries with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def take(self, place: Locator) -> None:
        self.at = middle(place)
        self.page.mouse.move(*self.at)
        self.page.mouse.down()

    def go(self, spot: Spot) -> None:
        self.page.mouse.move(*spot, steps=6)

    def let_go(self) -> None:
        self.page.mouse.up()


class Finger:
    """Carries with a finger, as a touch screen tells of it."""

    def __init__(self, page: Page) -> None:
        self.screen: CDPSession = page.context.new_cdp_session(page)

    def touch(self, what: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        self.screen.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def take(self, place: Locator) -> None:
        self.at = middle(place)
        self.touch("touchStart", self.at)

    def go(self, spot: Spot) -> None:
        for step in range(1, 7):
            x, y = (old + (new - old) * step / 6 for old, new in zip(self.at, spot, strict=True))
            self.touch("touchMove", (x, y))
        self.at = spot

    def let_go(self) -> None:
        self.touch("touchEnd")


@pytest.fixture(params=["mouse", "finger"])
def hand_of(request: pytest.FixtureRequest) -> type[Mouse] | type[Finger]:
    return Mouse if request.param == "mouse" else Finger


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A tablet with a mouse."""
    context = browser.new_context(viewport={"width": 1024, "height": 768}, has_touch=True)
    yield context.new_page()
    context.close()


def carry(hand: Mouse | Finger, what: Locator, to: Spot) -> None:
    hand.take(what)
    hand.go(to)
    hand.let_go()


def draw(table: TableOnPage) -> None:
    table.action("draw-deck").click()
    expect(table.root).to_have_attribute("data-moves", "1")


def nothing_is_stuck(table: TableOnPage) -> None:
    expect(table.page.locator("[data-carried]")).to_have_count(0)
    expect(table.root).to_have_attribute("data-zones", "")
    assert (
        table.pile("hand")
        .locator("[data-card]")
        .evaluate_all("all => all.every(card => card.style.transform === '')")
    )


def happy_times(**options: object) -> HappyTimes:
    return HappyTimes(PLAYERS, "otter-42", pace=10**6, **options)


def test_a_whole_go_is_carried(sit: Sit, page: Page, hand_of: type[Mouse] | type[Finger]) -> None:
    table, hand = sit(happy_times()), hand_of(page)
    carry(hand, table.pile("deck").locator(".tt-card"), middle(table.pile("hand")))
    expect(table.root).to_have_attribute("data-phase", "discard")
    assert len(table.hand) == 7
    nothing_is_stuck(table)
    carry(hand, table.card("11"), middle(table.pile("discard")))
    expect(table.root).to_have_attribute("data-moves", "2")
    expect(table.pile("discard").locator("[data-card]")).to_have_attribute("data-card", "11")
    nothing_is_stuck(table)


def test_three_chosen_cards_are_carried_to_the_sets(
    sit: Sit, page: Page, hand_of: type[Mouse] | type[Finger]
) -> None:
    table, hand = sit(happy_times()), hand_of(page)
    draw(table)
    for card in ("10", "6", "4"):
        table.card(card).click()
    carry(hand, table.card("6"), middle(page.locator(".tt-mine")))
    expect(table.answer_line).to_contain_text("Which one")
    expect(page.locator('[data-action="declare"][data-table="2"]')).to_be_focused()
    nothing_is_stuck(table)
    page.keyboard.press("2")
    expect(table.root).to_have_attribute("data-moves", "2")


def test_a_card_dropped_beside_everything_comes_home(
    sit: Sit, page: Page, hand_of: type[Mouse] | type[Finger]
) -> None:
    table, hand = sit(happy_times()), hand_of(page)
    draw(table)
    before = table.hand
    hand.take(table.card("11"))
    hand.go((500, 300))
    expect(table.root).to_have_attribute("data-zones", "discard")
    hand.go(OUTSIDE)
    hand.let_go()
    nothing_is_stuck(table)
    assert table.hand == before
    expect(table.root).to_have_attribute("data-moves", "1")
    expect(table.card("11")).to_have_attribute("aria-pressed", "false")
    table.card("11").click()
    expect(table.card("11")).to_have_attribute("aria-pressed", "true")


def test_a_touch_that_is_broken_off_leaves_nothing_behind(sit: Sit, page: Page) -> None:
    table, finger = sit(happy_times()), Finger(page)
    finger.take(table.card("11"))
    finger.go((500, 300))
    finger.touch("touchCancel")
    nothing_is_stuck(table)
    table.card("11").tap()
    expect(table.card("11")).to_have_attribute("aria-pressed", "true")


def test_what_the_rules_forbid_is_said_and_the_card_comes_home(sit: Sit, page: Page) -> None:
    table = sit(happy_times())
    carry(Mouse(page), table.card("11"), middle(table.pile("discard")))
    expect(table.answer_line).to_contain_text("Take a card first")
    nothing_is_stuck(table)
    assert table.asked == []


def test_the_hand_is_laid_by_hand(
    sit: Sit, page: Page, hand_of: type[Mouse] | type[Finger]
) -> None:
    table, hand = sit(happy_times()), hand_of(page)
    assert table.hand == ["10", "6", "1", "4", "11", "16"]
    x, y = middle(table.card("1"))
    carry(hand, table.card("16"), (x - 20, y))
    assert table.hand == ["10", "6", "16", "1", "4", "11"]
    nothing_is_stuck(table)
    table.action("draw-discard").click()
    expect(table.card("15")).to_be_visible()
    assert table.hand == ["10", "6", "16", "1", "4", "11", "15"]
    table.action("sort").click()
    assert table.hand == ["10", "6", "1", "4", "11", "16", "15"]


def test_the_hand_is_laid_by_keys(sit: Sit, page: Page) -> None:
    table = sit(happy_times())
    table.card("1").focus()
    page.keyboard.press("Control+ArrowLeft")
    assert table.hand == ["10", "1", "6", "4", "11", "16"]
    expect(table.card("1")).to_be_focused()
    page.keyboard.press("Control+End")
    assert table.hand == ["10", "6", "4", "11", "16", "1"]


def test_a_group_is_carried_to_the_felt(sit: Sit, page: Page) -> None:
    table = sit(Arithmetic(["Ana", "Ben"], "otter-42", pace=0))
    for action in ("reveal", "knock", "reveal", "draw-deck"):
        table.action(action).click()
    table.card(table.hand[0]).click()
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-phase", "score")
    box = page.locator(".tt-felt").bounding_box()
    assert box is not None
    carry(Mouse(page), table.card(table.hand[0]), (box["x"] + 60, box["y"] + box["height"] - 20))
    expect(table.answer_line).not_to_be_empty()
    assert table.asked[-1]["do"] == "score"


def test_a_card_held_for_long_is_shown_large(
    sit: Sit, page: Page, hand_of: type[Mouse] | type[Finger]
) -> None:
    table, hand = sit(happy_times()), hand_of(page)
    hand.take(table.card("6"))
    large = page.get_by_role("dialog")
    expect(large).to_be_visible()
    hand.let_go()
    expect(large).to_have_accessible_name("6, with the pictures of 2 and 3")
    expect(table.card("6")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    nothing_is_stuck(table)
    table.card("6").click()
    expect(table.card("6")).to_have_attribute("aria-pressed", "true")


def test_a_key_shows_a_card_large_and_another_puts_it_away(sit: Sit, page: Page) -> None:
    table = sit(happy_times())
    table.card("6").focus()
    page.keyboard.press("e")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(table.card("6")).to_be_focused()


def test_a_go_by_one_key_each(sit: Sit, page: Page) -> None:
    table = sit(happy_times())
    table.card("6").focus()
    page.keyboard.press("n")
    expect(table.root).to_have_attribute("data-phase", "discard")
    page.keyboard.press("Space")
    page.keyboard.press("t")
    expect(table.root).to_have_attribute("data-moves", "2")
    expect(table.pile("discard").locator("[data-card]")).to_have_attribute("data-card", "6")


def test_keys_are_shown_and_told_and_no_two_alike(sit: Sit, page: Page) -> None:
    table = sit(happy_times())
    keys = page.locator("[data-action][aria-keyshortcuts]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-keyshortcuts'))"
    )
    assert len(keys) >= 6
    assert len(set(keys)) == len(keys)
    expect(table.action("discard").locator("kbd")).to_have_text("T")


def test_keys_with_a_modifier_and_outside_the_table_are_left_alone(sit: Sit, page: Page) -> None:
    table = sit(happy_times())
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<input id=elsewhere>')")
    page.locator("#elsewhere").press("n")
    table.card("6").focus()
    page.keyboard.press("Alt+n")
    page.keyboard.press("Control+Shift+n")
    assert table.asked == []


def test_a_hand_that_misses_a_card_marks_no_text(sit: Sit, page: Page) -> None:
    table = sit(happy_times())
    for place in (table.pile("hand"), page.locator(".tt-felt"), page.locator(".tt-bar").first):
        box = place.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 24, box["y"] + 6)
        page.mouse.down()
        page.mouse.move(*middle(page.locator(".tt-banner p")), steps=5)
        page.mouse.up()
        assert page.evaluate("String(getSelection())") == ""


def test_escape_sends_a_carried_card_home(sit: Sit, page: Page) -> None:
    table, mouse = sit(happy_times()), Mouse(page)
    mouse.take(table.card("11"))
    mouse.go((500, 300))
    expect(page.locator("[data-carried]")).to_have_count(1)
    page.keyboard.press("Escape")
    nothing_is_stuck(table)
    mouse.let_go()
    nothing_is_stuck(table)
    expect(table.card("11")).to_have_attribute("aria-pressed", "false")


def test_cards_make_room_for_one_that_is_laid_between_them(sit: Sit, page: Page) -> None:
    table, mouse = sit(happy_times()), Mouse(page)
    mouse.take(table.card("16"))
    x, y = middle(table.card("1"))
    mouse.go((x - 20, y))
    expect(table.card("6")).to_have_attribute("data-aside", "before")
    expect(table.card("1")).to_have_attribute("data-aside", "after")
    mouse.go(OUTSIDE)
    expect(page.locator("[data-aside]")).to_have_count(0)
    mouse.let_go()
    nothing_is_stuck(table)
