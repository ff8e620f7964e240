"""The score sheet in a browser: children count by mouse, by touch and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tictimes import arithmetic
from tictimes.arithmetic.sheet.page import rows_of
from tictimes.arithmetic.sheet.rows import Row
from tictimes_widgets import Arithmetic, CardTable

from ..eyes import faults
from .conftest import TableOnPage
from .test_access import LETTERS

Sit = Callable[..., TableOnPage]
NEVER = 10**6
TWO, ALONE = ["Ana", "Ben"], ["Ana", "Fox (bot)"]


def ask(table: CardTable, do: str, **more: object) -> None:
    seen = {"move": table.board["moves"], "entry": table.board["entry"]}
    table._handle_custom_msg({"do": do, **seen, **more}, [])


def round_played(players: list[str], seed: str = "fox-7", **settings: Any) -> Arithmetic:
    """A table whose round is over, everybody's best group named."""
    level = settings.setdefault("level", 2)
    table = Arithmetic(players, seed, pace=NEVER, **{"rounds": 1, **settings})
    for _ in range(60):
        names = [action["name"] for action in table.board["actions"]]
        phase = table.board["phase"]
        hands = [pile["cards"] for pile in table.board["piles"] if pile["kind"] == "hand"]
        if "next-round" in names:
            return table
        if table.board["waiting"]:
            ask(table, "next")
        elif phase == "cover":
            ask(table, "reveal")
        elif phase == "score":
            group = arithmetic.best_group(hands[0], level=level)
            ask(table, "score", cards=[str(card) for card in group.cards] if group else [])
        elif phase == "discard":
            ask(table, "discard", card=hands[0][0])
        else:
            ask(table, "knock")
            ask(table, "draw-deck")
    pytest.fail("the round never ended")


def asked_row(table: Arithmetic) -> Row:
    """The row that is asked about."""
    sitting = table._sitting
    book = sitting.book
    assert book is not None
    seat = table.board["sheet"]["ask"]["seat"]
    rows = rows_of(sitting.live.state, sitting.live.folded.notes, book.desk)
    return next(row for row in rows if row.open and row.seat == seat)


class Children:
    """Children at the sheet, with the mouse."""

    def __init__(self, table: TableOnPage) -> None:
        self.table = table
        self.page = table.page

    @property
    def widget(self) -> Arithmetic:
        widget = self.table.widget
        assert isinstance(widget, Arithmetic)
        return widget

    def press(self, button: Locator) -> None:
        button.click()

    def key(self, tile: str) -> Locator:
        return self.page.locator(f'[data-key-of="{tile}"]')

    def type(self, number: int) -> None:
        for digit in str(number):
            self.press(self.key(digit))

    def do(self, name: str, **data: object) -> None:
        """Press an answer, and wait until it is written."""
        place = "".join(f'[data-{key}="{value}"]' for key, value in data.items())
        entry = self.table.root.get_attribute("data-entry")
        assert entry is not None
        self.press(self.page.locator(f'[data-action="{name}"]{place}'))
        expect(self.table.root).not_to_have_attribute("data-entry", entry)

    def asks(self, kind: str) -> None:
        expect(self.page.locator(f".tt-count-{kind}")).to_be_visible()

    def share(self) -> None:
        """Say, rightly, what the group shares; where it is asked."""
        if self.widget.board["sheet"]["ask"]["kind"] != "share":
            return
        group = asked_row(self.widget).task.group
        assert group is not None
        for thing in group.shared:
            self.press(self.page.locator(f'[data-thing="{thing}"]'))
        self.do("share")

    def claim(self, number: int) -> None:
        self.type(number)
        self.do("claim")

    @property
    def line(self) -> Locator:
        return self.page.locator("[data-line]").first


class Fingers(Children):
    def press(self, button: Locator) -> None:
        button.tap()


class Keys(Children):
    """By keyboard alone: Tab to a button and press it; digits and signs are typed."""

    def press(self, button: Locator) -> None:
        for _ in range(80):
            if button.evaluate("button => button === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"Tab does not reach {button}")

    def type(self, number: int) -> None:
        """From the button that answers: the digits are heard wherever the focus is in there."""
        answer = self.page.locator(
            '.tt-count [data-action="claim"], .tt-count [data-action="agree"]'
        )
        for _ in range(80):
            if answer.first.evaluate("button => button === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.type(str(number))


def two_children(children: Children) -> None:
    """Ana claims, Ben checks and differs, Ben counts again; then the same for Ben's hand."""
    children.share()
    score = asked_row(children.widget).task.score
    children.claim(score)
    children.asks("check")
    expect(children.page.locator("body")).not_to_contain_text("Ana says")
    children.claim(score + 3)
    children.asks("which")
    expect(children.page.locator(".tt-try")).to_have_count(2)
    children.do("agree", seat=1)
    children.claim(score)
    expect(children.line).to_contain_text(str(score).replace("-", "−"))
    expect(children.line.locator(".tt-icon-agree")).to_be_visible()
    children.share()
    score = asked_row(children.widget).task.score
    children.claim(score)
    children.claim(score)
    expect(children.page.locator(".tt-count")).to_have_count(0)
    entry = children.table.root.get_attribute("data-entry")
    children.press(children.page.locator('[data-action="next-round"]'))
    expect(children.page.locator('[data-action="next-round"]')).to_have_count(0)
    assert children.table.root.get_attribute("data-entry") == entry
    expect(children.page.get_by_role("status").filter(has_text="win")).to_be_visible()


def test_two_children_with_the_mouse(sit: Sit) -> None:
    two_children(Children(sit(round_played(TWO))))


def test_two_children_by_keyboard_alone(sit: Sit, page: Page) -> None:
    table = sit(round_played(TWO))
    page.keyboard.press("Tab")
    two_children(Keys(table))


@pytest.fixture
def touch_sit(browser: Browser, site: str) -> Any:
    context = browser.new_context(has_touch=True, viewport={"width": 390, "height": 844})
    page = context.new_page()

    def sit_down(widget: CardTable) -> TableOnPage:
        page.goto(site)
        page.wait_for_function("() => 'mount' in window")
        return TableOnPage(page, widget, False)

    yield sit_down
    context.close()


def test_two_children_with_their_fingers(touch_sit: Sit) -> None:
    two_children(Fingers(touch_sit(round_played(TWO))))


def test_a_child_alone_goes_backwards(sit: Sit) -> None:
    children = Children(sit(round_played(ALONE, seed="crab-9")))
    children.share()
    row = asked_row(children.widget)
    children.claim(row.task.score)
    children.asks("reverse")
    children.type(row.worth)
    children.do("agree")
    expect(children.table.answer_line).to_contain_text("It fits")
    expect(children.page.locator(".tt-count")).to_have_count(0)


def test_after_two_misses_the_proof_is_shown_and_the_game_goes_on(sit: Sit, page: Page) -> None:
    children = Children(sit(round_played(ALONE, seed="crab-9", help="at-once")))
    children.share()
    row = asked_row(children.widget)
    children.claim(row.task.times * row.task.sum + row.task.left)
    expect(children.table.answer_line).to_contain_text("Perhaps you added the leftovers")
    children.claim(99)
    children.asks("proof")
    expect(page.locator(".tt-proof .tt-little").first).to_be_visible()
    page.locator("[data-on]").click()
    expect(page.locator(".tt-count")).to_have_count(0)
    expect(page.locator('[data-action="next-round"]')).to_have_class("tt-button tt-main")


def test_a_bot_that_slips_is_checked(sit: Sit) -> None:
    for number in range(30):
        widget = round_played(ALONE, seed=f"slip-{number}", bots_slip=True)
        notes = widget._sitting.live.folded.notes
        scores = widget._sitting.live.state.rounds[-1].scores
        if notes[0].number != scores[1]:  # type: ignore[union-attr]  # the bot's claim
            break
    children = Children(sit(widget))
    children.share()
    row = asked_row(widget)
    children.claim(row.task.score)
    children.type(row.worth)
    children.do("agree")
    children.asks("check")
    children.claim(scores[1])
    children.asks("which")
    children.do("agree", seat=1)
    expect(children.table.answer_line).to_contain_text("Thank you for checking")


def sum_of(page: Page) -> list[str]:
    places: list[str] = page.locator("[data-place]").evaluate_all(
        "all => all.map(one => one.textContent.trim() || one.getAttribute('aria-label'))"
    )
    return places


def test_a_sum_is_built_by_tapping(sit: Sit, page: Page) -> None:
    children = Children(sit(round_played(TWO)))
    children.share()
    task = asked_row(children.widget).task
    own, others = task.cards, task.leftovers
    children.press(page.locator("[data-sum]"))
    for tile in (*"2*(", own[0], "+", own[1], "+", own[2], ")"):
        place = "data-key-of" if isinstance(tile, str) and tile in "2*()+" else "data-tile"
        children.press(page.locator(f'[{place}="{tile}"]'))
    assert len(sum_of(page)) == 9
    page.locator("[data-place]").nth(0).click()
    page.locator("[data-place]").nth(0).click()
    for card in others:
        children.press(children.key("-"))
        children.press(page.locator(f'[data-tile="{card}"]'))
    assert page.locator("[data-sum] [data-card]").count() == 0
    children.do("claim")
    claimed = children.widget._sitting.live.folded.notes[-1]
    assert claimed.sum[0] == "("  # type: ignore[union-attr]  # a claim
    assert claimed.number == task.sum - task.left  # type: ignore[union-attr]  # a claim


def drag(page: Page, tile: Locator, to: tuple[float, float]) -> None:
    box = tile.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(to[0] - 20, to[1], steps=4)
    page.mouse.move(*to, steps=2)
    page.mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_cards_are_carried_into_the_sum_and_out_again(sit: Sit, page: Page) -> None:
    children = Children(sit(round_played(TWO)))
    children.share()
    first, second = asked_row(children.widget).task.cards[:2]
    line = page.locator("[data-sum]")
    drag(page, page.locator(f'[data-tile="{first}"]'), middle(line))
    expect(page.locator("[data-place]")).to_have_count(1)
    left = page.locator("[data-place]").first.bounding_box()
    assert left is not None
    drag(page, page.locator(f'[data-tile="{second}"]'), (left["x"] + 2, left["y"] + 20))
    expect(page.locator("[data-place]")).to_have_count(2)
    names = [page.locator("[data-place]").nth(i).get_attribute("aria-label") for i in (0, 1)]
    card_names = [children.widget.art["cards"][str(card)]["name"] for card in (second, first)]
    assert names == card_names
    drag(page, page.locator("[data-place]").first, (20, 20))
    expect(page.locator("[data-place]")).to_have_count(1)
    drag(page, page.locator(f'[data-tile="{second}"]'), (20, 20))  # off the edge: it comes home
    expect(page.locator("[data-place]")).to_have_count(1)
    expect(page.locator("[data-carried]")).to_have_count(0)


def test_a_refusal_leaves_what_was_typed(sit: Sit, page: Page) -> None:
    children = Children(sit(round_played(TWO)))
    children.share()
    children.type(123)
    page.locator("[data-sum]").click()
    children.press(children.key("+"))
    page.locator('[data-action="claim"]').click()
    expect(children.table.answer_line).to_contain_text("The sum begins with +")
    expect(page.locator("output")).to_have_text("123")
    assert len(sum_of(page)) == 1


def test_signs_are_those_of_the_language(sit: Sit, page: Page) -> None:
    table = sit(round_played(TWO, language="de"))
    while page.locator('[data-key-of="7"]').count() == 0:  # what the cards share is said first
        row = asked_row(table.widget)  # type: ignore[arg-type]  # the table made above
        assert row.task.group is not None
        for thing in row.task.group.shared:
            page.locator(f'[data-thing="{thing}"]').click()
        table.action("share").click()
        expect(page.locator('[data-key-of="7"]')).to_be_visible()
    page.locator("[data-sum]").click()
    times = page.locator('[data-key-of="*"]')
    expect(times).to_have_text("·")
    times.click()
    expect(page.locator("[data-sum] [data-place]")).to_have_text("·")


def test_minus_is_a_key_of_the_number(sit: Sit, page: Page) -> None:
    children = Children(sit(round_played(TWO)))
    children.share()
    children.type(-7)
    expect(page.locator("output")).to_have_text("−7")
    children.press(children.key("back"))
    children.press(children.key("-"))
    expect(page.locator("output")).to_have_text("")


def test_the_claim_reaches_no_page_before_the_neighbour_has_counted(sit: Sit) -> None:
    """What is sent after a claim of 77 is what is sent after any other (CASES 8)."""
    sent = []
    for number in (77, -13, 5):
        widget = claiming()
        ask(widget, "claim", number=str(number))
        sent.append((widget.board, widget.chips))
    assert sent[0] == sent[1] == sent[2]
    children = Children(sit(claiming()))
    children.claim(77)
    children.asks("check")
    assert "77" not in children.table.root.evaluate(
        "root => root.outerHTML.replace(/<svg.*?svg>/g, '')"
    )


def test_only_the_sheet_is_printed(sit: Sit, page: Page) -> None:
    table = sit(round_played(TWO, count_for_me=False))
    page.evaluate(
        "window.print = () => { window.printed = document.querySelector('.tt-print-this') }"
    )
    page.locator("[data-print]").click()
    assert page.evaluate("window.printed !== null && window.printed !== undefined")
    page.emulate_media(media="print")
    expect(page.locator(".tt-sheet")).to_be_visible()
    for hidden in (".tt-felt", ".tt-count", ".tt-log", "[data-print]"):
        expect(page.locator(hidden).first).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(table.root.locator(".tt-felt")).to_be_visible()


def sharing() -> Arithmetic:
    return round_played(TWO)


def claiming() -> Arithmetic:
    table = round_played(TWO)
    group = asked_row(table).task.group
    assert group is not None
    ask(table, "share", things=list(group.shared))
    return table


def differing() -> Arithmetic:
    table = claiming()
    first, second = asked_row(table).task.cards[:2]
    ask(table, "claim", sum=[str(first), "+", str(second)])
    ask(table, "claim", number="30")
    return table


def proved() -> Arithmetic:
    table = differing()
    ask(table, "dispute")
    return table


def going_backwards() -> Arithmetic:
    table = round_played(ALONE, seed="crab-9")
    group = asked_row(table).task.group
    assert group is not None
    ask(table, "share", things=list(group.shared))
    ask(table, "claim", number="12")
    return table


STATES = {
    "sharing": sharing,
    "claiming": claiming,
    "differing": differing,
    "proved": proved,
    "backwards": going_backwards,
}


@pytest.fixture(params=STATES.values(), ids=list(STATES))
def state(request: pytest.FixtureRequest) -> Arithmetic:
    made: Arithmetic = request.param()
    return made


def test_everybody_can_use_the_sheet(sit: Sit, page: Page, state: Arithmetic) -> None:
    """And no card lies anywhere but on the felt."""
    table = sit(state)
    assert faults(page, targets="[data-tictimes] button", letters=LETTERS) == []
    assert table.root.locator(".tt-count [data-card], .tt-sheet [data-card]").count() == 0
    cards = table.root.locator("[data-card]").evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    assert len(cards) == len(set(cards))
