"""The pages: no other machine, no hidden card, no sideways scroll, nothing done twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tictimes import GAMES, arithmetic
from tictimes_widgets.page_options import read_page

from ..conftest import Served
from ..eyes import faults
from .players import Table, play_arithmetic
from .test_whole_games import ARITHMETIC, HAPPY_TIMES, Mirror

LESSONS = ("", HAPPY_TIMES, "08-play-arithmetic-level-1")
CARD = re.compile(r'"(\d-(?:circle|crescent|triangle|square|star)-[a-z]+)"(?!\s*:)')
"""A card that lies somewhere; before a colon it is but the name of a face in the pack."""

LISTEN_IN = """
window.heard = 0;
let times = 0;
const Native = window.WebSocket;
const renewed = (data) => {  // the same message under another id: its own twin Jupyter refuses
    const bytes = new Uint8Array(data.slice(0));
    const at = new TextDecoder("latin1").decode(bytes).indexOf('"msg_id":"') + 10;
    bytes[at] = "x".charCodeAt() - times;
    times += 1;
    return bytes.buffer;
};
window.WebSocket = class extends Native {
    constructor(...where) {
        super(...where);
        this.addEventListener("message", ({ data }) => {
            if (typeof data === "string") return;  // a sign of life, which answers nothing
            window.heard += 1;
            document.documentElement.dataset.heard = window.heard;
        });
    }
    send(data) {
        window.again = () => super.send(renewed(data));
        super.send(data);
    }
};
"""


def address(served: Served, lesson: str) -> str:
    return served.lesson(lesson, "seed=otter-42") if lesson else served.address


def open_lesson(page: Page, served: Served, lesson: str) -> None:
    page.goto(address(served, lesson))
    if lesson:
        expect(page.locator("[data-tictimes], [data-picture]").last).to_be_visible()


@pytest.mark.parametrize("lesson", LESSONS)
def test_everybody_can_use_a_page(page: Page, served: Served, lesson: str) -> None:
    open_lesson(page, served, lesson)
    assert faults(page, targets="[data-tictimes] button") == []


def test_the_home_page_leads_to_every_lesson_and_back(page: Page, served: Served) -> None:
    page.goto(served.address)
    for title in ("Play Happy Times", "Play ArithmeTic, Level 1"):
        page.get_by_role("link", name=title).click()
        expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
        page.get_by_role("link", name="All the lessons").first.click()
        expect(page).to_have_url(served.address)


def test_a_double_click_draws_one_card(page: Page, table: Table, served: Served) -> None:
    open_lesson(page, served, HAPPY_TIMES)
    table.action("draw-deck").dblclick()
    expect(table.root).to_have_attribute("data-phase", "discard")
    table.action("draw-deck").dblclick(force=True)  # aria-disabled now, and still a button
    assert table.says("moves") == "1"
    assert len(table.cards("hand")) == 7


def test_a_message_sent_again_changes_nothing(page: Page, table: Table, served: Served) -> None:
    page.add_init_script(LISTEN_IN)
    page.goto(served.lesson(HAPPY_TIMES, "seed=otter-42&names=Ana,Ben"))
    table.action("reveal").click()
    table.action("draw-deck").click()
    expect(table.root).to_have_attribute("data-phase", "discard")
    for _ in range(3):
        heard = page.evaluate("window.heard")
        page.evaluate("window.again()")
        expect(page.locator("html")).not_to_have_attribute("data-heard", str(heard))
    table.choose("11")
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-phase", "cover")
    assert table.says("moves") == "2"


def test_a_forgiven_deal_word_and_a_bad_parameter(page: Page, table: Table, served: Served) -> None:
    page.goto(served.lesson(HAPPY_TIMES, "seed=%20Otter42%20&goal=nine&speed=fast"))
    expect(table.root).to_be_visible()
    assert table.cards("hand") == ["10", "6", "1", "4", "11", "16"]
    expect(table.root).to_contain_text("goal nine")
    expect(table.root).to_contain_text("speed fast")


def test_no_frame_and_no_page_holds_a_hidden_card(page: Page, served: Served) -> None:
    frames: list[str] = []

    def keep(frame: str | bytes) -> None:
        frames.append(frame if isinstance(frame, str) else frame.decode("utf-8", "replace"))

    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    table = Table(page)
    page.goto(served.lesson(ARITHMETIC, "seed=crab-9&rounds=1&names=Ana&bots=hard,easy"))
    expect(table.root).to_be_visible()
    players = read_page("names=Ana&bots=hard,easy", GAMES["arithmetic"]).seats(())
    mirror = Mirror(table, "arithmetic", "crab-9", list(players), rounds=1)

    def nothing_hidden() -> None:
        mirror.follow()
        if mirror.live.state.phase == "score":
            return  # now every hand is open
        said = " ".join(frames) + page.content()
        hidden = _hidden_cards(mirror)
        assert hidden
        assert set(CARD.findall(said)) & hidden == set()
        assert "crab-9" not in " ".join(frames)

    play_arithmetic(table, 1, watch=nothing_hidden)


def _hidden_cards(mirror: Mirror) -> set[str]:
    """The deck, and the rivals' cards, but those that were seen face up on their way."""
    state = mirror.live.state
    seen = {str(card) for card in state.discard} | set(map(str, state.hands[0]))
    for before in mirror.live.folded.states:
        seen |= {str(card) for card in before.discard} | set(map(str, before.hands[0]))
    return {str(card) for card in arithmetic.PACK} - seen
