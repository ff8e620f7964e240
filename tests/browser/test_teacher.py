"""The teacher's side: the planner's link, code, prints and key; guides on paper; the projector."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from ..conftest import Served
from ..eyes import violations

FOLDER = Path(__file__).parents[2] / "lessons" / "teacher"
PLANNER = "teacher/planner"
LEVEL_2 = "page=10-play-arithmetic-level-2.ipynb&seed=otter-42&children=2&bots=1&negatives=no"


@pytest.fixture
def planner(page: Page, served: Served) -> Page:
    """A plan for Level 2, with two children and a bot at each table."""
    page.goto(served.lesson(PLANNER, LEVEL_2))
    expect(page.locator("[data-planner] .tt-qr svg")).to_be_visible()
    return page


def link_on(planner: Page) -> str:
    return planner.locator(".tt-link-text").inner_text()


def in_terminal(*arguments: str) -> dict[str, object]:
    command = [sys.executable, "-m", "tictimes_app.main", *arguments, "--json"]
    answer: dict[str, object] = json.loads(subprocess.check_output(command, text=True))
    return answer


def test_a_camera_reads_the_link(planner: Page) -> None:
    photo = Image.open(BytesIO(planner.locator(".tt-qr").screenshot()))
    (read,) = zxingcpp.read_barcodes(photo)
    assert read.text == link_on(planner)


def test_the_link_the_key_and_the_command_have_one_deal(
    planner: Page, page: Page, served: Served
) -> None:
    options = ("--seed", "otter-42", "--players", "3", "--level", "2", "--no-negatives")
    dealt = in_terminal("deal", "arithmetic", *options)
    hands = planner.locator(".tt-answers-hand")
    keys = hands.evaluate_all(
        "all => all.map(hand => [...hand.querySelectorAll('[data-card]')]"
        ".map(card => card.dataset.card))"
    )
    assert keys == dealt["hands"]
    hand = keys[0]
    best = in_terminal("score", *hand, "--level", "2")["score"]
    planner.locator(".tt-answers summary").first.click()
    told = planner.locator(".tt-answers-says").first.inner_text().replace("\u00a0", " ")
    assert told.endswith(f"= {best}.".replace("-", "−"))
    link = link_on(planner)
    assert parse_qs(urlsplit(link).query)["names"] == ["Otter,Fox"]
    page.goto(link)
    reveal = page.locator('[data-action="reveal"]')
    expect(reveal.or_(page.locator('[data-pile="hand"] [data-card]').first).first).to_be_visible()
    pile = page.locator('[data-pile="discard"] [data-card]')
    expect(pile).to_have_attribute("data-card", str(dealt["discard"][-1]))  # type: ignore[index]


def test_prints_take_as_many_sheets_as_the_button_says(planner: Page) -> None:
    for kind in ("worksheet", "answers"):
        button = planner.locator(f'[data-print="{kind}"]')
        said = button.locator("xpath=following-sibling::*").inner_text()
        answer = planner.request.get(str(button.get_attribute("href")))
        assert answer.ok
        assert said.startswith(f"{len(PdfReader(BytesIO(answer.body())).pages)} sheet")


def test_a_plan_is_changed_and_comes_back(planner: Page) -> None:
    planner.locator("[data-new-word]").click()
    expect(planner.locator(".tt-link-text")).not_to_contain_text("otter-42")
    box = planner.locator('[data-field="seed"] input')
    expect(box).not_to_have_value("otter-42")
    box.fill("Zebra 7")
    expect(planner.locator(".tt-link-text")).to_contain_text("seed=zebra-7")
    planner.locator('[data-field="bots"] input[value="0"]').check(force=True)
    planner.locator('[data-field="children"] input[value="1"]').check(force=True)
    expect(planner.locator("[data-planner]")).to_contain_text("sit 2 to 5, bots included")
    expect(planner.locator(".tt-qr")).to_have_count(0)
    planner.locator('[data-field="bots"] input[value="1"]').check(force=True)
    expect(planner.locator(".tt-qr")).to_be_visible()
    planner.reload()
    expect(planner.locator(".tt-link-text")).to_contain_text("seed=zebra-7")
    planner.locator('select[aria-describedby], [data-field="page"] select').first.select_option(
        "04-play-happy-times.ipynb"
    )
    expect(planner.locator(".tt-link-text")).to_contain_text("04-play-happy-times")
    expect(planner.locator(".tt-link-text")).to_contain_text("seed=zebra-7")
    planner.locator("[data-large]").click()
    expect(planner.locator(".tt-set-up")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 1280])
def test_the_planner_fits_and_axe_finds_nothing(planner: Page, width: int) -> None:
    planner.set_viewport_size({"width": width, "height": 800})
    for seat in planner.locator(".tt-answers summary").all():
        seat.click()
    assert planner.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(planner) == []


def test_a_guide_is_one_page_of_paper(page: Page, served: Served) -> None:
    longest = max(FOLDER.glob("guide-*.ipynb"), key=lambda path: path.stat().st_size)
    page.goto(served.lesson(f"teacher/{longest.stem}"))
    expect(page.locator(".mistakes tbody tr").first).to_be_visible()
    for paper in ("A4", "Letter"):
        (sheet,) = PdfReader(BytesIO(page.pdf(format=paper))).pages
        assert "Projector" not in sheet.extract_text()


def test_a_class_sees_one_step_at_a_time(page: Page, served: Served) -> None:
    page.goto(served.lesson("08-play-arithmetic-level-1", "seed=otter-42"))
    expect(page.locator("[data-tictimes]")).to_be_visible()
    page.keyboard.press("F2")
    expect(page.locator("#lesson > section:visible")).to_have_count(1)
    expect(page.locator("#projector-step")).to_contain_text("1 /")
    table, faces = page.locator("[data-tictimes]"), page.locator('[data-pile="hand"] .tt-picture')
    while not table.is_visible():
        page.keyboard.press("PageDown")
    assert not any(face.is_visible() for face in faces.all())
    page.locator('[data-projector="hands"]').click()
    expect(faces.first).to_be_visible()
    page.locator('[data-projector="talk"]').click()
    expect(page.locator("#projector-talk")).to_be_visible()
    expect(page.locator("#lesson")).to_have_attribute("inert", "")
    page.reload()
    expect(page.locator("#projector-bar")).to_be_visible()
    page.locator('[data-projector="end"]').click()
    expect(page.locator("#projector-bar")).to_be_hidden()
    expect(page.locator("#projector")).to_be_focused()
