"""Clicks that come too soon, twice or late: one card, one turn, and the page shows what is so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tictimes_widgets import Arithmetic, CardTable, HappyTimes

from .conftest import TableOnPage

Sit = Callable[..., TableOnPage]
NEVER = 10**6
TEN_CLICKS = "button => { for (let i = 0; i < 10; i += 1) button.click() }"


def press_ten_times(button: Locator) -> None:
    button.evaluate(TEN_CLICKS)


@pytest.mark.parametrize("game", [HappyTimes, Arithmetic])
def test_ten_clicks_under_a_slow_kernel_are_one_card_and_one_turn(
    sit: Sit, game: type[CardTable]
) -> None:
    table = sit(game(["Ana", "Fox (bot)"], "otter-42", pace=NEVER))
    if table.widget.board["waiting"]:  # the bot has the first go
        table.page.evaluate("() => { model.send({ do: 'next', move: 0, entry: 0 }) }")
        expect(table.root).to_have_attribute("data-moves", "1")
        table.page.evaluate("() => { model.send({ do: 'next', move: 1, entry: 1 }) }")
        expect(table.root).to_have_attribute("data-turn", "0")
    table.page.evaluate("window.slow = 300")
    table.asked.clear()
    before, cards = int(table.widget.board["moves"]), len(table.hand)

    press_ten_times(table.action("draw-deck"))
    press_ten_times(table.action("draw-discard"))  # before the answer: another wish is dropped too
    expect(table.root).to_have_attribute("data-phase", "discard")
    assert len(table.hand) == cards + 1

    thrown = table.hand[0]
    table.card(thrown).click()
    press_ten_times(table.action("discard"))
    expect(table.root).to_have_attribute("data-turn", "1")
    assert len(table.hand) == cards
    assert [(asked["do"], asked["move"]) for asked in table.asked] == [
        ("draw-deck", before),
        ("discard", before + 1),
    ]

    old = table.asked[0]
    table.page.evaluate("old => { window.slow = 0; return model.send(old) }", old)
    expect(table.root).to_have_attribute("data-moves", str(before + 2))
    assert table.widget.board["moves"] == before + 2


def shown(table: TableOnPage) -> dict[str, list[str]]:
    """The cards that lie face up on the page, pile after pile."""
    return {
        kind: table.pile(kind)
        .locator("[data-card]")
        .evaluate_all("all => all.map(one => one.dataset.card)")
        for kind in ("hand", "discard")
    }


def known(table: TableOnPage) -> dict[str, list[str]]:
    """The same, as the engine has it for the one who looks."""
    state = table.widget._sitting.live.state
    here = table.widget._sitting.here
    assert here is not None
    view = state.view(here)
    return {
        "hand": [str(card) for card in view.hand],
        "discard": [str(card) for card in view.discard[-1:]],
    }


def test_cards_on_the_page_are_those_of_the_engine_after_every_move(sit: Sit) -> None:
    """Draw, throw away, take back, throw away: on and on, until the deck was made anew."""
    table = sit(HappyTimes(["Ana", "Fox (easy bot)"], "otter-42", pace=NEVER))
    table.page.emulate_media(reduced_motion="reduce")

    def throw_away(card: str) -> None:
        table.card(card).click()
        table.action("discard").click()
        expect(table.root).to_have_attribute("data-turn", "1")
        assert shown(table) == known(table)

    deck = table.widget._sitting.live.state.deck_count
    for turn in range(20):
        table.action("draw-deck").click()
        expect(table.root).to_have_attribute("data-phase", "discard")
        assert shown(table) == known(table)
        card = table.hand[turn % 7]
        throw_away(card)
        table.action("undo").click()
        expect(table.root).to_have_attribute("data-turn", "0")
        assert shown(table) == known(table)
        throw_away(card)
        while table.widget.board["waiting"]:
            seen = {"move": table.widget.board["moves"], "entry": table.widget.board["entry"]}
            table.page.evaluate("seen => model.send({ do: 'next', ...seen })", seen)
            assert shown(table) == known(table)
        now = table.widget._sitting.live.state.deck_count
        if now > deck:
            return
        deck = now
    pytest.fail("the deck was never made anew")
