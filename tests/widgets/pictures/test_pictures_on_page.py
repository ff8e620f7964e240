"""Pictures in a real browser: keys, fingers, lights, what is read aloud, dark and narrow pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tictimes as tt
import tictimes_widgets as tw
from tictimes.arithmetic.explain import explain

from ...eyes import faults
from .conftest import Gallery

Hang = Callable[..., Gallery]

HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()

PICTURES = {
    "tree": lambda: tw.FactorTree(60),
    "rectangles": lambda: tw.Rectangles(36),
    "grid": lambda: tw.NumberGrid(144, 12),
    "line": lambda: tw.NumberLine(tt.arithmetic.best_group(HAND).expression),
    "map": lambda: tw.TablesMap(16, odds=True),
    "map-large": lambda: tw.TablesMap(144),
    "hands": lambda: tw.Hands(HAND, level=2),
    "hands-many": lambda: tw.Hands([f"{n}-star-red" for n in range(1, 6)], level=2),
    "chances": lambda: tw.Chances(2, 18, cards=HAND),
    "steps": lambda: tw.Steps(explain(HAND)),
}

pictures = pytest.mark.parametrize("make", PICTURES.values(), ids=list(PICTURES))


@pictures
def test_everybody_can_use_a_picture(hang: Hang, page: Page, make) -> None:
    gallery = hang(make(), make())
    gallery.action("forward").click()
    gallery.action("all", place=1).click()
    expect(gallery.action("all", place=1)).to_have_attribute("aria-disabled", "true")
    assert faults(page, targets="[data-picture] :is(button:not(.tt-thing), input)") == []


def test_a_tree_is_built_by_keyboard_alone(hang: Hang, page: Page) -> None:
    gallery = hang(tw.FactorTree(12))
    page.keyboard.press("Tab")
    expect(gallery.part("node")).to_be_focused()
    gallery.action("split", "5").focus()
    page.keyboard.press("Enter")
    expect(gallery.root().locator(".tt-told")).to_contain_text("2 are left over")
    expect(gallery.action("split", "5")).to_be_focused()
    gallery.action("split", "3").focus()
    page.keyboard.press("Space")
    expect(gallery.part("node1")).to_have_attribute("aria-pressed", "true")
    assert gallery.root().evaluate("root => root.contains(document.activeElement)")
    gallery.action("split", "2").click()
    expect(gallery.root()).to_contain_text("Only primes are left: 12 = 2 × 2 × 3.")
    gallery.part("node").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.part") in ("node0", "node1")
    page.keyboard.press("End")
    expect(gallery.part("node11")).to_be_focused()
    page.keyboard.press("Enter")
    expect(gallery.root().locator(".tt-told")).to_contain_text("2 is prime")


def test_tab_stops_once_in_a_drawing_and_leaves_it(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Rectangles(36))
    gallery.action("all").click()
    expect(gallery.part("6x6")).to_be_visible()
    stops = gallery.root().locator(".tt-thing[tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.tt-thing')")
    page.keyboard.press("Shift+Tab")
    expect(gallery.part("2x18")).to_be_focused()


def test_pointing_lights_what_belongs_together(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Rectangles(36), tw.Steps(explain(HAND)))
    gallery.action("all").click()
    gallery.part("3x12").hover()
    expect(page.locator(".tt-lit")).to_have_count(3)
    assert gallery.lit == ["3x12", "3", "12"]
    gallery.part("6").focus()
    page.mouse.move(0, 0)
    gallery.part("9").focus()
    expect(page.locator(".tt-lit")).to_have_count(3)
    assert gallery.lit == ["4x9", "4", "9"]
    gallery.action("all", place=1).click()
    chip = gallery.root(1).locator('[data-chip="4-circle-cyan"]').first
    chip.hover()
    expect(gallery.part("4-circle-cyan", 1)).to_have_class(re.compile("tt-lit"))
    assert set(gallery.lit) == {"4-circle-cyan"}


def test_steps_go_forward_and_back_and_are_read_once(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Steps(explain(HAND)))
    page.evaluate(
        "() => { window.heard = []; new MutationObserver(() => heard.push(document.querySelector("
        "'[role=status]').textContent)).observe(document.querySelector('[role=status]'),"
        "{childList: true, subtree: true, characterData: true}); }"
    )
    steps = gallery.root().locator(".tt-steps > ol > li")
    expect(steps).to_have_count(1)
    gallery.action("forward").click()
    expect(steps).to_have_count(2)
    gallery.action("back").click()
    expect(steps).to_have_count(1)
    gallery.action("back").click(force=True)
    expect(gallery.root().locator(".tt-told")).to_have_text("This is where it begins.")
    assert page.evaluate("heard") == [
        "Add the group: 5 + 4 + 3 = 12.",
        "All cards of the group match in shape and colour: red stars.",
        "This is where it begins.",
    ]


def test_a_sum_keeps_the_childs_order_and_its_brackets(hang: Hang) -> None:
    num, op = tt.steps.Num, tt.steps.Op
    sums = {
        "12−5=7": (op("-", (num(12), num(5))), num(7)),
        "5−(−1)=6": (op("-", (num(5), num(-1))), num(6)),
        "2×(−5)=−10": (op("*", (num(2), num(-5))), num(-10)),
        "(5+4+4+3)−5=11": (op("-", (op("+", tuple(map(num, (5, 4, 4, 3)))), num(5))), num(11)),
    }
    says = tt.Saying.of("common.yes")
    gallery = hang(tw.Steps(tt.steps.Step(says, *both) for both in sums.values()))
    gallery.action("all").click()
    shown = gallery.root().locator(".tt-sum")
    expect(shown).to_have_count(4)
    assert [text.replace("\n", "").replace(" ", "") for text in shown.all_inner_texts()] == [*sums]


def test_a_double_click_is_one_step(hang: Hang) -> None:
    gallery = hang(tw.Steps(explain(HAND)), deaf=True)
    for _ in range(5):
        gallery.action("forward").click()
    assert len(gallery.asked) == 1


def test_a_number_is_typed(hang: Hang, page: Page) -> None:
    gallery = hang(tw.Rectangles(12))
    field = gallery.root().get_by_label("Another number")
    field.fill("-3")
    page.keyboard.press("Enter")
    expect(gallery.root().locator(".tt-told")).to_contain_text("less than 0")
    field.fill("16")
    page.keyboard.press("Enter")
    expect(gallery.root()).to_contain_text("Here are 16 counters")
    assert gallery.widgets[0].number == 16


def test_keys_never_reach_the_notebook(hang: Hang, page: Page) -> None:
    gallery = hang(tw.FactorTree(600))
    marked = gallery.root().locator("button, input")
    assert marked.evaluate_all(
        "all => all.every(one => one.hasAttribute('data-lm-suppress-shortcuts'))"
    )


def test_taking_a_picture_down_leaves_nothing(hang: Hang, page: Page) -> None:
    hang(tw.FactorTree(12), tw.Rectangles(12))
    page.evaluate("models[0].takeDown()")
    assert page.evaluate("models[0].listeners.length") == 0
    expect(page.locator("[data-picture]")).to_have_count(1)


def test_nothing_moves_with_reduced_motion(hang: Hang, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    gallery = hang(tw.Steps(explain(HAND)))
    gallery.action("forward").click()
    expect(gallery.root().locator(".tt-steps > ol > li")).to_have_count(2)
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_bundle_is_small_and_calls_nobody() -> None:
    static = Path(tw.__file__).parent / "static"
    assert (static / "pictures.js").stat().st_size < 40_000
    assert (static / "pictures.css").stat().st_size < 90_000
    for name in ("pictures.js", "pictures.css"):
        text = (static / name).read_text(encoding="utf-8")
        assert not re.search(r"https?://(?!www\.w3\.org)", text)
