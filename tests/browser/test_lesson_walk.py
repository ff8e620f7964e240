"""Every lesson, walked through as a child would: all is pressed, answered wrongly, then rightly."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import nbformat
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tictimes import arithmetic
from tictimes_app.server.lessons import lessons_folder

from ..conftest import Served
from .players import Table
from .solvers import Asked, Way, right, wrong

LESSONS = sorted(lessons_folder().glob("[0-9][0-9]-*.ipynb"))
TABLET = {"width": 768, "height": 1024}
QUIZZES = ("Questions", "Puzzles")
DEFAULTS = {"Questions": "is-prime", "Puzzles": "zero"}
SHOWN = "[data-picture], [data-tictimes], .tictimes-cards, img, svg, table, math"
MOST_STEPS, MOST_GUESSES = 12, 15
RIGHT = "Yes, that is right."


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_child_walks_through(
    open_context: Callable[..., BrowserContext], served: Served, path: Path
) -> None:
    page = open_context(viewport=TABLET).new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.goto(served.lesson(path.stem))
    sections = page.locator("section.shown")
    cells = [cell.source for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]
    expect(sections).to_have_count(len(cells))
    done = 0
    for place, source in enumerate(cells):
        made = last_call(source)
        if made is None:
            continue
        section = sections.nth(place)
        expect(section.locator(SHOWN).first).to_be_visible()
        name, arguments = made
        if name in QUIZZES:
            quiz(section.locator("[data-picture]"), arguments.get("kind", DEFAULTS[name]))
        elif section.locator("[data-picture]").count():
            explore(section.locator("[data-picture]").first)
        elif section.locator("[data-tictimes]").count():
            play_a_turn(section)
        done += 1
    assert done
    assert page.evaluate("document.documentElement.scrollWidth") <= TABLET["width"]
    assert not re.search(r"Traceback|Error\b", page.locator("main").inner_text())
    assert faults == []


def last_call(source: str) -> tuple[str, dict[str, str]] | None:
    """What a cell shows: the name of the `tw.` call it ends in, and its `kind`."""
    last = ast.parse(source).body[-1]
    if not isinstance(last, ast.Expr):
        return None
    for node in ast.walk(last):
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("tw."):
            name = ast.unparse(node.func).split(".")[1]
            kinds = [one.value for one in node.args[:1] if isinstance(one, ast.Constant)]
            return name, {"kind": str(kinds[0])} if kinds else {}
    return "display", {}


def quiz(root: Locator, kind: str) -> None:
    """Answer wrongly, and read why; then rightly, and see that it counts."""
    told = root.locator(".tt-told")
    way = wrong(asked(root, kind))
    if way is not None and kind not in ("twins", "for-a-friend"):
        answer(root, way)
        expect(told).to_have_text("Not quite. Let us look at it.")
        expect(root.locator(".tt-steps > ol > li").first).to_be_visible()
        assert not root.locator(".tt-says", has_text="Done so far").count()
        if next_one(root).count():
            press(root, next_one(root))
    for _ in range(MOST_GUESSES):
        for way in right(asked(root, kind)):
            answer(root, way)
            if told.inner_text() == RIGHT:
                break
        if told.inner_text() == RIGHT or not next_one(root).count():
            break
        press(root, next_one(root))  # nothing more to answer: the guess was not right
    expect(told).to_have_text(RIGHT)
    expect(root.locator(".tt-says")).to_contain_text("Done so far: 1")
    press(root, next_one(root))
    expect(root.locator(".tt-question")).not_to_be_empty()


def asked(root: Locator, kind: str) -> Asked:
    """The question that stands on the page."""
    chosen = root.locator('[data-action="level"][aria-pressed="true"]')
    parts: list[dict[str, Any]] = root.locator("[data-part]").evaluate_all(
        "all => all.map(one => ({card: one.dataset.part, name: one.ariaLabel, "
        "chosen: one.ariaPressed}))"
    )
    can_be_chosen = [part for part in parts if part["chosen"] is not None]
    choices = root.locator(".tt-choices [data-action]").evaluate_all(
        "all => all.map(one => [one.dataset.action, one.dataset.value])"
    )
    drawings = root.locator(".tt-drawing")
    return Asked(
        kind,
        int(chosen.get_attribute("data-value") or 1) if chosen.count() else 1,
        root.locator(".tt-question").inner_text(),
        tuple(part["card"] for part in can_be_chosen or parts),
        tuple((do, value) for do, value in choices),
        {part["card"]: part["name"].endswith("in the group") for part in parts},
        " ".join(drawings.evaluate_all("all => all.map(one => one.ariaLabel)")),
    )


def answer(root: Locator, way: Way) -> None:
    """Give an answer, as with a finger; cards that are chosen from before are put back."""
    wanted = [value for do, value, *_ in way if do == "press"]
    for card in root.locator('[data-part][aria-pressed="true"]').evaluate_all(
        "all => all.map(one => one.dataset.part)"
    ):
        if card in wanted:
            way = [act for act in way if act != ("press", card)]
        else:
            press(root, root.locator(f'[data-part="{card}"]'))
    for do, value, *more in way:
        if do == "press":
            press(root, root.locator(f'[data-part="{value}"]'))
        elif do == "type":
            root.get_by_label("Your answer").fill(value)
            press(root, root.locator('[data-action="answer"]'))
        else:
            named = f'[data-action="{value}"][data-value="{more[0]}"]'
            press(root, root.locator(named))


def next_one(root: Locator) -> Locator:
    return root.locator('[data-action="next"]')


def press(root: Locator, button: Locator) -> None:
    """Press a button of a picture, and wait until the picture has heard of it."""
    seen = root.get_attribute("data-seen") or ""
    button.click()
    expect(root).not_to_have_attribute("data-seen", seen)


def explore(root: Locator) -> None:
    """Guess where there is something to guess, and go on until all is seen."""
    guesses = root.locator(
        ".tt-choices [data-action]:not([aria-pressed='true']), [data-part^='group-']"
    )
    if guesses.count():
        press(root, guesses.first)
    forward = root.locator('[data-action="forward"]')
    for _ in _up_to(MOST_STEPS):
        if not forward.count() or forward.get_attribute("aria-disabled") == "true":
            return
        press(root, forward)
    whole = root.locator('[data-action="all"]')
    if whole.get_attribute("aria-disabled") != "true":
        press(root, whole)


def _up_to(most: int) -> Iterator[int]:
    return iter(range(most))


def play_a_turn(section: Locator) -> None:
    """Take a card and throw one away, when it is the child's go."""
    table = Table(cast(Page, section))  # all that a table asks of a page, a part of one can answer
    assert table.wait_for(table.says("tictimes"), 0) == "draw"
    table.act(table.action("draw-deck"), arithmetic.Draw("deck"))
    expect(table.root).to_have_attribute("data-phase", "discard")
    thrown = table.cards("hand")[0]
    table.choose(thrown)
    table.act(table.action("discard"), arithmetic.Draw("deck"))
    expect(table.root).to_be_visible()
