"""A room full of children, served: a game set up, shared by its address, stopped for a talk."""

from __future__ import annotations

import contextlib
import json
from itertools import dropwhile

import pytest
from playwright.sync_api import Page, expect

from tictimes import arithmetic, happy_times

from ..conftest import Served
from .players import Table
from .test_whole_games import ARITHMETIC, HAPPY_TIMES


def listen(page: Page) -> list[str]:
    """What the page hears of its kernel, from now on."""
    frames: list[str] = []

    def keep(frame: str | bytes) -> None:
        frames.append(frame if isinstance(frame, str) else frame.decode("utf-8", "replace"))

    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    return frames


def open_form(page: Page, table: Table) -> None:
    page.locator("[data-more]").click()
    table.action("new-game").click()
    expect(page.locator(".tt-set-up")).to_be_visible()


def test_a_game_is_set_up_and_a_friend_gets_the_same_deal(
    page: Page, table: Table, served: Served
) -> None:
    page.goto(served.lesson(HAPPY_TIMES))
    open_form(page, table)
    page.locator('[data-field="goal"] input[value="1"]').click()
    page.locator('[data-field="seed"] input').fill("Crab 9")
    expect(page.locator('[data-field="seed"]')).to_contain_text("crab-9: this is your first card")
    address = page.locator(".tt-share input").input_value()
    table.action("new-game").click()
    expect(page.locator(".tt-set-up")).to_have_count(0)
    dealt = [str(card) for card in happy_times.deal("crab-9", goal=1).hands[0]]
    for place, card in enumerate(dealt):  # the form goes a moment before the cards come
        in_hand = page.locator('[data-pile="hand"] [data-card]').nth(place)
        expect(in_hand).to_have_attribute("data-card", card)
    page.goto(address)
    expect(table.root).to_be_visible()
    assert table.cards("hand") == dealt
    expect(table.root).to_contain_text("1 set to go")


def test_the_form_does_not_tell_the_deal_word_of_a_running_game(
    page: Page, table: Table, served: Served
) -> None:
    frames = listen(page)
    page.goto(served.lesson(ARITHMETIC, "names=Ana,Ben"))
    expect(table.root).to_be_visible()
    open_form(page, table)
    page.locator('[data-field="rounds"] input[value="1"]').click()
    expect(page.locator('[data-field="rounds"] input[value="1"]')).to_be_checked()
    expect(page.locator('[data-field="seed"] input')).to_have_value("")
    forms = [found for frame in frames for found in json_objects(frame, '"form"')]
    assert any(form for form in forms)
    assert not any("seed=" in json.dumps(form) for form in forms)


def json_objects(frame: str, key: str) -> list[object]:
    """The values that stand after `key` in a frame, binary headers around them or not."""
    found = []
    at = frame.find(key)
    while at >= 0:
        start = frame.find(":", at) + 1
        with contextlib.suppress(json.JSONDecodeError):  # where the word stands elsewhere
            found.append(json.JSONDecoder().raw_decode(frame[start:].lstrip())[0])
        at = frame.find(key, at + 1)
    return found


@pytest.mark.parametrize("lesson", [HAPPY_TIMES, ARITHMETIC])
def test_while_all_talk_no_card_is_on_its_way(
    page: Page, table: Table, served: Served, lesson: str
) -> None:
    frames = listen(page)
    page.goto(served.lesson(lesson, "seed=otter-42&names=Ana&bots=easy"))
    table.wait_for(str(table.root.get_attribute("data-tictimes")), 0)
    hand = table.cards("hand")
    assert len(hand) in (5, 6)
    heard = len(frames)
    table.hand_card(hand[0]).focus()
    page.keyboard.press("w")
    expect(page.locator(".tt-stopped")).to_be_visible()
    expect(page.locator("[data-card], [data-pile]")).to_have_count(0)
    told = [board for frame in frames[heard:] for board in json_objects(frame, '"board"') if board]
    hidden = list(dropwhile(lambda board: board["piles"], told))  # one may have been under way
    assert hidden
    assert all(board["piles"] == board["log"] == board["orders"] == [] for board in hidden)
    page.keyboard.press("w")
    expect(page.locator(".tt-stopped")).to_have_count(0)
    assert table.cards("hand") == hand


def test_an_address_may_ask_for_the_other_game(page: Page, table: Table, served: Served) -> None:
    page.goto(served.lesson(HAPPY_TIMES, "game=arithmetic&level=2&seed=otter-42"))
    expect(table.root).to_have_attribute("data-tictimes", "arithmetic")
    dealt = arithmetic.deal("otter-42", level=2)
    assert table.cards("hand") == [str(card) for card in dealt.hands[0]]
