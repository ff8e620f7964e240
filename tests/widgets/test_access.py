"""Whether everybody can use the table: sizes, contrast, names, dark pages, narrow screens."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tictimes_widgets import Arithmetic, CardTable, HappyTimes

from ..eyes import SCREENS, faults
from .conftest import TableOnPage

Sit = Callable[..., TableOnPage]

LETTERS = "[data-tictimes] *:not(svg *)"
STATIC = Path(__file__).parents[2] / "widgets/tictimes_widgets/static"
FONTS = re.compile(r"@font-face\{[^}]*\}")
VOICE = """
window.said = [];
const near = { localService: true, lang: "en-GB" }, far = { localService: false, lang: "en-US" };
Object.defineProperty(window, "speechSynthesis", { value: {
  speaking: false, cancel() {}, getVoices: () => window.onlyFar ? [far] : [far, near],
  speak(words) {
    said.push(words.text);
    window.language = words.lang;
    window.isNear = words.voice === near;
  },
}});
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } };
"""
LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector("[data-heard]");
  new MutationObserver(() => heard.push(region.textContent)).observe(
    region, { childList: true, characterData: true, subtree: true });
}"""


def ask(table: CardTable, do: str, **more: object) -> None:
    seen = {"move": table.board["moves"], "entry": table.board["entry"]}
    table._handle_custom_msg({"do": do, **seen, **more}, [])


def hand(table: CardTable) -> list[str]:
    return next(pile["cards"] for pile in table.board["piles"] if pile["kind"] == "hand")


def choosing() -> CardTable:
    table = HappyTimes(["Ana", "Fox (bot)"], "otter-42", pace=10**6)
    ask(table, "draw-deck")
    return table


def covered() -> CardTable:
    return HappyTimes(["Ana", "Ben", "Caz", "Dee"], "otter-42", pace=10**6)


def scored() -> CardTable:
    """The result of a round, every hand open."""
    table = Arithmetic(["Ana", "Fox (bot)", "Bear (bot)"], "otter-42", level=2, pace=10**6)
    play_until(
        table, lambda: any(action["name"] == "next-round" for action in table.board["actions"])
    )
    return table


def won() -> CardTable:
    table = Arithmetic(["Ana", "Fox (bot)"], "otter-42", rounds=5, pace=10**6)
    play_until(table, lambda: table.board["phase"] == "over")
    return table


def play_until(table: CardTable, there: Callable[[], bool]) -> None:
    for _ in range(2_000):
        if there():
            return
        if table.board["waiting"]:
            ask(table, "next")
        elif table.board["phase"] == "score":
            ask(table, "score", cards=[])
        elif table.board["phase"] == "discard":
            ask(table, "discard", card=hand(table)[0])
        else:
            for do in ("next-round", "knock", "draw-deck"):
                ask(table, do)
    pytest.fail("the table never got there")


TABLES = {"choosing": choosing, "covered": covered, "scored": scored, "won": won}


@pytest.fixture(params=TABLES.values(), ids=list(TABLES))
def widget(request: pytest.FixtureRequest) -> CardTable:
    made: CardTable = request.param()
    return made


def show(sit: Sit, page: Page, widget: CardTable, screen: str) -> TableOnPage:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    table = sit(widget)
    for card in list(dict.fromkeys(table.hand))[:3]:
        table.card(card).click()
    return table


def test_everybody_can_use_the_table(sit: Sit, page: Page, widget: CardTable) -> None:
    show(sit, page, widget, "phone")
    assert faults(page, targets="[data-tictimes] button", letters=LETTERS) == []


@pytest.mark.parametrize("screen", ["phone", "large-phone", "tablet"])
def test_hand_and_actions_never_leave_the_screen(sit: Sit, page: Page, screen: str) -> None:
    table = show(sit, page, choosing(), screen)
    height = SCREENS[screen][1]
    for scrolled in (0, 200, 10_000):
        page.evaluate("y => scrollTo(0, y)", scrolled)
        for part in (table.pile("hand"), page.locator(".tt-actions")):
            box = part.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height + 1


@pytest.mark.parametrize(
    ("lab_is_light", "system", "dark"),
    [
        ("false", "light", True),
        ("true", "dark", False),
        (None, "dark", True),
        (None, "light", False),
    ],
)
def test_the_page_is_as_dark_as_its_surroundings(
    sit: Sit, page: Page, lab_is_light: str | None, system: str, dark: bool
) -> None:
    page.emulate_media(color_scheme=system)
    table = sit(choosing())
    if lab_is_light is not None:
        page.evaluate("value => document.body.dataset.jpThemeLight = value", lab_is_light)
    colour = table.root.evaluate("root => getComputedStyle(root).backgroundColor")
    assert (colour == "rgb(246, 241, 230)") is not dark


@pytest.mark.parametrize("screen", SCREENS)
def test_the_mark_of_a_chosen_card_leaves_its_number_free(
    sit: Sit, page: Page, screen: str
) -> None:
    table = show(sit, page, choosing(), screen)
    below = table.card("10").evaluate(
        """card => {
            const { bottom, height } = getComputedStyle(card, "::after");
            return -parseFloat(bottom) - parseFloat(height);
        }"""
    )
    assert below >= 0


@pytest.mark.parametrize(("screen", "seen"), [("phone", False), ("desk", True)])
def test_the_small_pictures_of_tables_are_only_on_large_cards(
    sit: Sit, page: Page, screen: str, seen: bool
) -> None:
    table = show(sit, page, choosing(), screen)
    assert table.card("10").locator(".tt-tables").is_visible() is seen


def test_what_is_served_is_small_enough_for_a_school() -> None:
    script, style = ((STATIC / name).read_text("utf-8") for name in ("table.js", "table.css"))
    packed = sum(len(gzip.compress(text.encode())) for text in (script, FONTS.sub("", style)))
    assert packed < 80_000
    assert len(style) < 150_000
    assert "http" not in style.replace("http://www.w3.org/2000/svg", "")


def test_a_text_is_read_out_where_there_is_a_voice(sit: Sit, page: Page) -> None:
    page.add_init_script(VOICE)
    table = sit(choosing())
    speakers = table.root.locator("[data-speak]")
    expect(speakers).to_have_count(2)
    speakers.first.click()
    assert page.evaluate("said") == [
        "Your go, Ana. Lay down three cards of one times table, or throw one away."
    ]
    speakers.last.click()
    assert page.evaluate("said.at(-1)") == "Ana takes 16 from the deck."
    assert page.evaluate("language") == "en"
    assert page.evaluate("isNear")


@pytest.mark.parametrize("without", ["delete window.speechSynthesis", f"{VOICE}; onlyFar = true"])
def test_without_a_voice_of_its_own_nothing_offers_to_read(
    sit: Sit, page: Page, without: str
) -> None:
    page.add_init_script(without)  # what a far voice reads goes to a machine far away
    assert sit(choosing()).root.locator("[data-speak]").count() == 0


def test_a_go_is_heard_once_and_in_short(sit: Sit, page: Page) -> None:
    table = sit(HappyTimes(["Ana", "Fox (bot)"], "otter-42", pace=0))
    page.evaluate(LISTEN)
    table.action("draw-deck").click()
    expect(table.root).to_have_attribute("data-moves", "1")
    table.card("1").click()
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-moves", "4")
    heard = page.evaluate("heard")
    assert heard[:2] == [
        "Ana takes 16 from the deck. "
        "Your go, Ana. Lay down three cards of one times table, or throw one away.",
        "Ana throws 1 away.",
    ]
    assert len(heard) == 3
    assert heard[2].startswith("Fox (bot) takes")
    assert heard[2].endswith("Take a card: from the deck or from the discard pile.")
