"""Questions and puzzles in a real browser: pressed, typed, by keyboard alone, and read aloud."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import tictimes as tt
import tictimes_widgets as tw

from ...eyes import IN_A_ROW, faults
from .conftest import Gallery

Hang = Callable[..., Gallery]

QUESTIONS = ("is-prime", "in-table", "list-factors", "factor-pairs", "name-set", "name-table")
PUZZLES = ("zero", "twins", "best-of-seven", "one-short")

QUIZZES = {
    **{kind: lambda kind=kind: tw.Questions(kind, "otter-42") for kind in QUESTIONS},
    **{kind: lambda kind=kind: tw.Puzzles(kind, "otter-42") for kind in PUZZLES},
    "one-short-36": lambda: tw.Puzzles("one-short", "otter-42", 3),
    "what-shared": lambda: tw.Questions("what-shared", "otter-42", 2),
    "neighbour": lambda: tw.Questions("neighbour", "otter-42"),
    "one-sum": lambda: tw.Questions("one-sum", "otter-42", 2),
    "for-a-friend": lambda: tw.Puzzles("for-a-friend", "otter-42"),
}
quizzes = pytest.mark.parametrize("make", QUIZZES.values(), ids=list(QUIZZES))

GARBAGE = {
    "a call": "__import__('os').system('true')",
    "long": "1+" * 5_000,
    "power": "9**9**9",
    "script": "</script><script>document.title='x'</script><img src=x onerror=alert(1)>",
    "emoji": "\N{OTTER}" * 200,
    "right to left": "\u202e12 \u0661\u0662",
    "nothing": "",
    "blanks": " \t ",
    "large": "9" * 300,
    "half": "1.5, 2",
    "below": "-1 -12",
}


def told(gallery: Gallery):
    return gallery.root().locator(".tt-told")


def answer(gallery: Gallery, typed: str) -> None:
    gallery.root().get_by_label("Your answer").fill(typed)
    gallery.action("answer").click()


@quizzes
def test_everybody_can_use_a_quiz(hang: Hang, page: Page, make) -> None:
    gallery = hang(make())
    pressable = gallery.root().locator(".tt-thing[aria-pressed]")
    if pressable.count():
        pressable.first.click()
        expect(gallery.root().locator("[aria-pressed='true'].tt-thing")).to_have_count(1)
    gallery.root().locator(".tt-choices button, .tt-asking button").first.click()
    assert faults(page, "[data-picture] :is(button, input)", least=IN_A_ROW) == []
    drawing = gallery.root().locator(".tt-drawing")
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 568})
        assert drawing.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("typed", GARBAGE.values(), ids=list(GARBAGE))
def test_garbage_in_the_field_is_answered_in_words(hang: Hang, page: Page, typed: str) -> None:
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    gallery = hang(tw.Questions("factor-pairs", "otter-42"))
    title, before = page.title(), gallery.widgets[0].scene.task
    answer(gallery, typed)
    expect(told(gallery)).not_to_be_empty()
    assert page.title() == title
    assert gallery.root().locator("script, img").count() == 0
    scene = gallery.widgets[0].scene
    assert (scene.task, scene.done, scene.answered) == (before, 0, 0)
    assert "Traceback" not in gallery.root().inner_text()


@pytest.mark.parametrize("typed", ["4x5, 10 2, 1 × 20", "1 2 4 5 10 20", "20*1 / 2*10 / 5*4"])
def test_pairs_are_typed_in_any_order(hang: Hang, page: Page, typed: str) -> None:
    gallery = hang(tw.Questions("factor-pairs", "otter-42"))
    expect(gallery.root()).to_contain_text("make 20")
    gallery.root().get_by_label("Your answer").fill(typed)
    page.keyboard.press("Enter")
    expect(told(gallery)).to_have_text("Yes, that is right.")
    expect(gallery.root().locator(".tt-steps > ol > li")).to_have_count(4)
    expect(gallery.action("next")).to_be_focused()
    assert gallery.widgets[0].done == 1


def test_what_was_typed_stays_and_a_new_question_begins_empty(hang: Hang) -> None:
    gallery = hang(tw.Questions("list-factors", "otter-42"))
    field = gallery.root().get_by_label("Your answer")
    answer(gallery, "1 7")
    expect(told(gallery)).to_have_text("Not quite. Let us look at it.")
    expect(field).to_have_value("1 7")
    expect(gallery.action("show")).to_have_count(0)
    answer(gallery, "1 2 six")
    expect(told(gallery)).to_contain_text("I cannot read")
    expect(field).to_have_value("1 2 six")
    answer(gallery, "7")
    expect(gallery.action("show")).to_be_visible()
    gallery.action("show").click()
    expect(told(gallery)).to_have_text("Here is one way that is right.")
    gallery.action("next").click()
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    widget = gallery.widgets[0]
    assert (widget.done, widget.answered, widget.scene.number) == (0, 2, 2)


def test_yes_or_no_by_keyboard_alone(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Questions("is-prime", "otter-42"))
    for done in (1, 2, 3):
        way = "yes" if gallery.widgets[0].scene.task.right else "no"
        for _ in range(12):
            if gallery.action(way).evaluate("one => one === document.activeElement"):
                break
            page.keyboard.press("Tab")
        expect(gallery.action(way)).to_be_focused()
        page.keyboard.press("Enter")
        expect(gallery.root()).to_contain_text(f"Done so far: {done}")
        expect(gallery.action("next")).to_be_focused()
        page.keyboard.press("Space")
        expect(gallery.action("yes")).to_be_focused()
    assert gallery.widgets[0].done == 3


def test_a_set_by_keyboard_alone(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Puzzles("one-short", "otter-42"))
    right = gallery.widgets[0].scene.task.right
    gallery.part("1").focus()
    for _ in range(14):
        at = page.evaluate("document.activeElement.dataset.part")
        if int(at) in right:
            page.keyboard.press("Space")
            expect(gallery.part(at)).to_have_attribute("aria-pressed", "true")
            expect(gallery.part(at)).to_be_focused()
        page.keyboard.press("ArrowRight")
    expect(gallery.root()).to_contain_text(f"{len(right)} cards are chosen.")
    gallery.action("check").focus()
    page.keyboard.press("Enter")
    expect(told(gallery)).to_have_text("Yes, that is right.")
    page.keyboard.press("Enter")
    expect(gallery.root()).to_contain_text("0 cards are chosen.")
    assert page.evaluate("document.activeElement.matches('.tt-thing')")


def test_chosen_cards_are_lifted(hang: Hang) -> None:
    gallery = hang(tw.Puzzles("zero", "otter-42"))
    card = str(gallery.widgets[0].scene.task.cards[0])
    low = gallery.part(card).bounding_box()["y"]
    gallery.part(card).click()
    expect(gallery.part(card)).to_have_attribute("aria-pressed", "true")
    assert gallery.part(card).bounding_box()["y"] < low - 5
    gallery.part(card).click()
    expect(gallery.part(card)).to_have_attribute("aria-pressed", "false")


def test_twins_are_found_group_by_group(hang: Hang) -> None:
    gallery = hang(tw.Puzzles("twins", "otter-42"))
    (first, second), *_ = gallery.widgets[0].scene.task.right
    for card in first:
        gallery.part(str(card)).click()
        expect(gallery.part(str(card))).to_have_attribute("aria-pressed", "true")
    gallery.action("keep").click()
    expect(gallery.root()).to_contain_text("Second group: 0 cards are chosen.")
    for card in second:
        gallery.part(str(card)).click()
        expect(gallery.part(str(card))).to_have_attribute("aria-pressed", "true")
    gallery.action("check").click()
    expect(told(gallery)).to_have_text("Yes, that is right.")


def test_enter_held_down_answers_and_goes_no_further(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Puzzles("zero", "otter-42"))
    for card in gallery.widgets[0].scene.task.right[0]:
        gallery.part(str(card)).click()
    gallery.action("check").focus()
    page.keyboard.down("Enter")
    expect(gallery.action("next")).to_be_focused()
    page.keyboard.down("Enter")  # down again without an up: the key repeats
    page.keyboard.up("Enter")
    expect(told(gallery)).to_have_text("Yes, that is right.")
    assert gallery.widgets[0].scene.number == 1
    page.keyboard.press("Enter")
    expect(gallery.root()).to_contain_text("0 cards are chosen.")


def test_a_late_and_a_double_click_count_once(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Questions("is-prime", "otter-42"))
    late = {"do": "no", "value": "", "seen": gallery.widgets[0].picture["seen"]}
    gallery.action("yes").dblclick()
    expect(gallery.action("next")).to_be_visible()
    gallery.answer(0, late)
    widget = gallery.widgets[0]
    assert (widget.answered, widget.scene.number) == (1, 1)
    deaf = tw.Questions("is-prime", "otter-42")
    for _ in range(3):
        deaf._handle_custom_msg({**late, "do": "yes", "seen": 1}, [])
    assert deaf.answered == 1


def test_the_answer_is_read_out_and_then_the_next_question(hang: Hang) -> None:
    gallery = hang(tw.Questions("is-prime", "otter-42"))
    gallery.action("yes" if gallery.widgets[0].scene.task.right else "no").click()
    expect(gallery.action("next")).to_be_visible()
    assert gallery.aloud.startswith("Yes, that is right. Done so far: 1")
    gallery.action("next").click()
    expect(gallery.action("yes")).to_be_visible()
    assert gallery.aloud.startswith(gallery.root().locator(".tt-question").inner_text())


def test_nothing_on_the_page_tells_the_answer_before(hang: Hang) -> None:
    """The small pictures on a card are its tables: a quiz deals bare cards."""
    for kind in ("is-prime", "name-set", "name-table"):
        picture = tw.Questions(kind, "otter-42").picture
        assert "tt-tables" not in str(picture)
        assert picture["explained"] == {"steps": [], "chips": {}}
        assert "otter-42" not in str(picture)
        assert "pictures of" not in str(picture)


def test_a_notebook_can_watch(hang: Hang) -> None:
    seen: list[tuple[str, int]] = []
    widget = tw.Questions("is-prime", "otter-42")
    widget.observe(lambda change: seen.append((change["name"], change["new"])), ["done"])
    gallery = hang(widget)
    gallery.action("yes" if widget.scene.task.right else "no").click()
    expect(gallery.action("next")).to_be_visible()
    assert seen == [("done", 1)]
    assert widget.scene.earlier == ()
    with pytest.raises(tt.errors.NotationError):
        tw.Questions("zero")
