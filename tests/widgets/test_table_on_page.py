"""The table in a browser: what it carries, what a click does, and that a whole game can be won."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tictimes_widgets import Arithmetic, CardTable, HappyTimes

from .conftest import TableOnPage

Sit = Callable[..., TableOnPage]

ANA_AND_FOX = ["Ana", "Fox (bot)"]
ANA_AND_BEN = ["Ana", "Ben"]


def happy_times(players: list[str] = ANA_AND_FOX, pace: int = 0, **options: object) -> HappyTimes:
    return HappyTimes(players=players, seed="otter-42", pace=pace, **options)


def test_the_root_says_what_is_on(sit: Sit) -> None:
    table = sit(happy_times())
    for name, value in {
        "data-tictimes": "happy-times",
        "data-phase": "draw",
        "data-turn": "0",
        "data-moves": "0",
        "data-lm-suppress-shortcuts": "true",
    }.items():
        expect(table.root).to_have_attribute(name, value)
    expect(table.pile("opponent")).to_have_attribute("data-seat", "1")
    expect(table.pile("hand")).to_have_attribute("data-seat", "0")


def test_face_up_cards_are_named_and_hidden_ones_are_not(sit: Sit) -> None:
    table = sit(happy_times())
    assert table.hand == ["10", "6", "1", "4", "11", "16"]
    expect(table.pile("discard").locator("[data-card]")).to_have_attribute("data-card", "15")
    expect(table.page.locator("[data-card]")).to_have_count(7)


def test_each_action_is_one_button_with_a_name_and_an_icon(sit: Sit) -> None:
    table = sit(happy_times())
    for name in ("draw-deck", "draw-discard", "declare", "discard", "undo", "sort"):
        button = table.action(name)
        expect(button).to_have_count(1)
        expect(button).to_have_accessible_name(re.compile(r"\w"))
        assert button.evaluate("button => button.tagName") == "BUTTON"
        assert button.locator("svg").count() >= 1


def test_what_is_forbidden_can_be_reached_and_says_why_not(sit: Sit) -> None:
    table = sit(happy_times())
    discard = table.action("discard")
    expect(discard).to_have_attribute("aria-disabled", "true")
    assert discard.get_attribute("disabled") is None
    discard.focus()
    table.page.keyboard.press("Enter")
    expect(table.answer_line).to_contain_text("Take a card first")
    expect(table.root).to_have_attribute("data-moves", "0")
    assert table.asked == []


def test_a_turn_by_mouse(sit: Sit) -> None:
    table = sit(happy_times(ANA_AND_BEN))
    table.action("reveal").click()
    table.action("draw-deck").click()
    expect(table.root).to_have_attribute("data-phase", "discard")
    assert len(table.hand) == 7
    table.card("11").click()
    expect(table.card("11")).to_have_attribute("aria-pressed", "true")
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-moves", "2")
    assert [(asked["do"], asked["move"], asked["entry"]) for asked in table.asked] == [
        ("reveal", 0, 0),
        ("draw-deck", 0, 0),
        ("discard", 1, 1),
    ]


def test_a_turn_by_keyboard_alone(sit: Sit) -> None:
    table = sit(happy_times())
    keys = table.page.keyboard
    table.action("draw-deck").focus()
    keys.press("Enter")
    expect(table.root).to_have_attribute("data-phase", "discard")
    expect(table.action("draw-deck")).to_be_focused()
    table.card("10").focus()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(table.card("1")).to_be_focused()
    keys.press("Space")
    expect(table.card("1")).to_have_attribute("aria-pressed", "true")
    keys.press("Tab")
    for _ in range(6):
        if table.action("discard").evaluate("button => button === document.activeElement"):
            break
        keys.press("Tab")
    keys.press("Enter")
    expect(table.root).to_have_attribute("data-turn", "1")


def test_tab_leaves_the_table(sit: Sit) -> None:
    table = sit(happy_times())
    table.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button id=after>')")
    table.card("10").focus()
    for _ in range(12):
        table.page.keyboard.press("Tab")
        if table.page.evaluate("document.activeElement.id") == "after":
            return
    pytest.fail("Tab never left the table")


def test_a_turn_by_touch(browser: Browser, site: str) -> None:
    page = browser.new_context(has_touch=True, viewport={"width": 390, "height": 844}).new_page()
    page.goto(site)
    page.wait_for_function("() => 'mount' in window")
    table = TableOnPage(page, happy_times(ANA_AND_BEN), deaf=False)
    table.action("reveal").tap()
    table.action("draw-discard").tap()
    table.card("16").tap()
    table.action("discard").tap()
    expect(table.root).to_have_attribute("data-moves", "2")
    page.context.close()


def test_three_chosen_cards_bring_the_tables(sit: Sit) -> None:
    table = sit(happy_times(pace=10**6))
    table.action("draw-deck").click()
    expect(table.action("declare")).to_have_count(1)
    for card in ("10", "6", "4"):
        table.card(card).click()
    expect(table.action("declare")).to_have_count(4)
    tables = table.action("declare").evaluate_all("all => all.map(one => one.dataset.table)")
    assert tables == ["2", "3", "4", "5"]
    table.page.locator('[data-action="declare"][data-table="3"]').click()
    expect(table.answer_line).to_contain_text("is not in the 3 times table")
    expect(table.root).to_have_attribute("data-moves", "1")
    table.page.locator('[data-action="declare"][data-table="2"]').click()
    table.page.locator('[data-answer="5"]').click()  # after a miss: 10 = _ × 2
    expect(table.root).to_have_attribute("data-moves", "2")
    expect(table.pile("sets").locator("[data-card]")).to_have_count(3)


def test_rare_tables_wait_behind_a_button(sit: Sit) -> None:
    table = sit(happy_times(highest=60))
    table.action("draw-deck").click()
    for card in table.hand[:3]:
        table.card(card).click()
    rare = table.page.locator("[data-rare]")
    before = table.action("declare").count()
    rare.click()
    expect(rare).to_have_count(0)
    assert table.action("declare").count() > before
    expect(table.page.locator('[data-action="declare"][data-table="20"]')).to_be_visible()


def test_ten_quick_clicks_draw_one_card(sit: Sit) -> None:
    table = sit(happy_times(), deaf=True)
    table.action("draw-deck").evaluate(
        "button => { for (let i = 0; i < 10; i += 1) button.click() }"
    )
    expect(table.root).to_have_attribute("data-moves", "0")
    table.page.evaluate("() => undefined")
    assert len(table.asked) == 1


def test_a_message_that_was_lost_can_be_sent_again(sit: Sit, page: Page) -> None:
    page.clock.install(time=0)
    table = sit(happy_times())
    page.clock.pause_at(3_600_000)
    page.evaluate("[window.lost, model.send] = [[], (message) => lost.push(message)]")
    table.action("draw-deck").click()
    page.clock.run_for(9_000)
    table.action("draw-deck").click()
    assert page.evaluate("lost.length") == 1
    page.clock.run_for(2_000)
    table.action("draw-deck").click()
    first, second = page.evaluate("lost")
    assert first == second


def test_a_name_of_one_long_word_fits_on_a_phone(sit: Sit, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    table = sit(HappyTimes(["W" * 40, "Ben"], "otter-42"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    table.action("reveal").click()
    expect(table.action("draw-deck")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_bot_moves_when_the_page_asks(sit: Sit) -> None:
    table = sit(happy_times())
    table.action("draw-deck").click()
    table.card("1").click()
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-moves", "4")
    expect(table.root).to_have_attribute("data-turn", "0")
    assert [asked["do"] for asked in table.asked] == ["draw-deck", "discard", "next", "next"]


def test_a_discard_can_be_taken_back_before_the_next_draws(sit: Sit) -> None:
    table = sit(happy_times())
    table.action("draw-discard").click()
    table.action("undo").click()
    expect(table.root).to_have_attribute("data-moves", "0")
    assert table.hand == ["10", "6", "1", "4", "11", "16"]
    assert table.action("undo").get_attribute("aria-disabled") == "true"


def test_sorting_goes_round_and_is_told_to_nobody(sit: Sit) -> None:
    table = sit(happy_times())
    came = table.hand
    table.action("sort").click()
    assert table.hand == sorted(came, key=int)
    table.action("sort").click()
    assert table.hand == came
    assert table.asked == []


def test_the_hand_is_covered_until_the_next_one_is_there(sit: Sit) -> None:
    table = sit(happy_times(ANA_AND_BEN))
    table.action("reveal").click()
    table.action("draw-discard").click()
    table.card("1").click()
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-phase", "cover")
    expect(table.pile("hand")).to_have_count(0)
    expect(table.page.locator("[data-card]")).to_have_count(1)
    expect(table.action("reveal")).to_be_focused()
    table.action("reveal").click()
    assert table.hand == ["2", "8", "4", "6", "11", "9"]


def test_a_seat_is_handed_to_a_bot_only_after_a_second_thought(sit: Sit) -> None:
    table = sit(happy_times(ANA_AND_BEN))
    table.page.locator("[data-more]").click()
    table.page.locator('[data-action="hand-over"][data-seat="1"]').click()
    assert table.asked == []
    table.page.locator("[data-yes]").click()
    expect(table.page.locator("[data-more]")).to_have_attribute("aria-expanded", "false")
    assert table.widget.board["log"] == []
    assert "Ben (bot)" in table.pile("opponent").inner_text()


def test_focus_is_never_lost(sit: Sit) -> None:
    table = sit(happy_times())
    table.action("draw-deck").click()
    for card in ("10", "6", "4"):
        table.card(card).click()
    table.page.locator('[data-action="declare"][data-table="2"]').focus()
    table.page.keyboard.press("Enter")
    expect(table.root).to_have_attribute("data-turn", "0")
    expect(table.action("declare")).to_be_focused()


def test_everything_is_cleaned_up(sit: Sit) -> None:
    table = sit(happy_times())
    assert table.page.evaluate("model.listeners.length") > 0
    table.page.evaluate("unmount()")
    assert table.page.evaluate("model.listeners.length") == 0
    assert table.page.evaluate("document.getElementById('table').childElementCount") == 0


def test_nothing_moves_for_those_who_want_no_movement(page: Page, sit: Sit) -> None:
    table = sit(HappyTimes(players=ANA_AND_FOX, seed="otter-42"))
    table.action("draw-deck").click()
    expect(table.root).to_have_attribute("data-moves", "1")
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("seat", ["own", "other"])
def test_a_card_flies_from_pile_to_pile_and_blocks_nothing(page: Page, sit: Sit, seat: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    players = ANA_AND_FOX if seat == "own" else ANA_AND_FOX[::-1]
    table = sit(HappyTimes(players=players, seed="otter-42", pace=300))
    page.evaluate(
        "() => { window.flown = 0; new MutationObserver((all) => { for (const one of all)"
        " window.flown += one.addedNodes.length }).observe(document.querySelector('.tt-ghosts'),"
        " {childList: true}) }"
    )
    if seat == "own":
        table.action("draw-deck").click()
    page.wait_for_function("() => window.flown === 1")
    expect(page.locator(".tt-ghosts > *")).to_have_count(0)
    assert (
        page.locator(".tt-ghosts").evaluate("all => getComputedStyle(all).pointerEvents") == "none"
    )


def test_names_are_shown_as_they_are_typed(sit: Sit) -> None:
    name = "<b onclick=alert(1)>Ana</b>"
    table = sit(happy_times([name, "Fox (bot)"]))
    expect(table.page.locator(".tt-banner")).to_contain_text(name)
    assert table.page.locator(".tt-banner b b").count() == 0


COUNT_CHANGES = """() => {
  window.changes = 0;
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => window.changes++).observe(document.body, all);
}"""


def finish(table: TableOnPage, moves: int = 600) -> None:
    """Plays on until the match is over, each time the first thing that a child would find."""
    table.page.evaluate(COUNT_CHANGES)
    for _ in range(moves):
        phase = table.root.get_attribute("data-phase")
        if phase == "over" and not table.action("next-round").count():
            return
        seen = table.page.evaluate("window.changes")
        board = table.widget.board
        if (board["phase"], str(board["moves"])) != (phase, table.root.get_attribute("data-moves")):
            continue  # a bot has moved meanwhile, and the page is about to show it
        for name in ("reveal", "next-round"):
            if table.action(name).count():
                table.action(name).click()
                break
        else:
            if board["waiting"]:
                pass
            elif phase == "draw":
                open_pile = '[data-action^="draw-"]:not([aria-disabled="true"])'
                table.page.locator(open_pile).first.click()
            elif phase == "score":
                table.action("score").click()
            else:
                play_cards(table)
        table.page.wait_for_function("seen => window.changes > seen", arg=seen)
    pytest.fail("the match did not end")


def play_cards(table: TableOnPage) -> None:
    """Declares a set of the 2 times table where there is one, or throws the first card away."""
    even = list(
        dict.fromkeys(card for card in table.hand if card.isdecimal() and int(card) % 2 == 0)
    )
    if len(even) >= 3:
        for card in even[:3]:
            table.card(card).click()
        table.page.locator('[data-action="declare"][data-table="2"]').click()
    else:
        odd = [card for card in table.hand if card not in even]
        table.card((odd or table.hand)[0]).click()
        table.action("discard").click()


@pytest.mark.parametrize(
    "widget",
    [
        lambda: happy_times(["Ana", "Fox (easy bot)"]),
        lambda: happy_times(ANA_AND_BEN, goal=1),
        lambda: Arithmetic(["Ana", "Fox (bot)"], "otter-42", pace=0, rounds=2),
        lambda: Arithmetic(["Ana", "Ben", "Fox (bot)"], "otter-42", pace=0, rounds=1, level=2),
    ],
    ids=["happy-times-bot", "happy-times-people", "arithmetic-1", "arithmetic-2"],
)
def test_a_whole_match_ends_on_the_page(sit: Sit, widget: Callable[[], CardTable]) -> None:
    table = sit(widget())
    finish(table)
    winners = table.widget.board["winners"]
    assert winners
    for row in table.widget.board["scores"]:
        if row["seat"] in winners:
            expect(table.page.locator(".tt-end")).to_contain_text(row["name"])
    table.action("new-game").click()
    expect(table.page.locator(".tt-set-up")).to_be_visible()
    table.action("new-game").click()
    expect(table.root).to_have_attribute("data-moves", "0")
    expect(table.root).not_to_have_attribute("data-phase", "over")


def test_no_group_is_not_the_likely_answer_before_a_card_is_chosen(sit: Sit) -> None:
    table = sit(Arithmetic(ANA_AND_BEN, "otter-42", pace=0))
    for action in ("reveal", "knock", "reveal", "draw-deck"):
        table.action(action).click()
    table.card(table.hand[0]).click()
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-phase", "score")
    likely = re.compile(r"\btt-main\b")
    expect(table.action("score")).not_to_have_class(likely)
    table.card(table.hand[0]).click()
    expect(table.action("score")).to_have_class(likely)
