"""Whole games in Chromium, from `tictimes serve` to the win, in every way a child may play them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tictimes import arithmetic
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.store import MemoryStore

from ..conftest import Served
from .players import KeyboardTable, Table, TouchTable, play_arithmetic, play_happy_times

HAPPY_TIMES = "play/happy-times"
ARITHMETIC = "play/arithmetic"
PHONE = {"width": 390, "height": 844}


class Mirror:
    """The same match, played by the engine alone: what the page ought to show at each go."""

    def __init__(self, table: Table, game: str, seed: str, players: list[str], **options: object):
        setup = Setup.of(game, seed, players, options)
        self.table = table
        self.live = LiveMatch.start(setup, MemoryStore())
        self.seen = 0

    def follow(self) -> None:
        """Play the page's moves and the bots', and compare."""
        for move in self.table.played[self.seen :]:
            self._let_bots_play()
            self.live = self.live.play(move)
        self.seen = len(self.table.played)
        self._let_bots_play()
        state = self.live.state
        view = state.view(state.turn)
        assert self.table.says("moves") == str(len(self.live.folded.moves))
        assert self.table.cards("hand") == [str(card) for card in view.hand]
        assert self.table.cards("discard") == [str(card) for card in view.discard[-1:]]

    def _let_bots_play(self) -> None:
        while self.live.bot_to_move:
            self.live = self.live.next()


def test_happy_times_is_won_with_the_mouse(page: Page, table: Table, served: Served) -> None:
    page.goto(served.lesson(HAPPY_TIMES, "seed=otter-42"))
    mirror = Mirror(table, "happy-times", "otter-42", ["Otter", "Fox (easy bot)"])
    play_happy_times(table, watch=mirror.follow)
    expect(page.get_by_role("status").filter(has_text="Otter")).to_contain_text("win")
    expect(page.locator('[data-pile="sets"][data-seat="0"] [data-card]')).to_have_count(9)


@pytest.mark.parametrize("level", [1, 2])
def test_a_match_of_arithmetic_is_won_with_the_mouse(
    page: Page, table: Table, served: Served, level: arithmetic.Level
) -> None:
    page.goto(served.lesson(ARITHMETIC, f"seed=otter-42&level={level}"))
    players = ["Otter", "Fox (easy bot)"]
    mirror = Mirror(table, "arithmetic", "otter-42", players, level=level, rounds=2)
    play_arithmetic(table, level, watch=mirror.follow)
    expect(page.get_by_role("status").filter(has_text="Otter")).to_contain_text("win")


def test_two_people_pass_one_tablet_round(
    open_context: Callable[..., BrowserContext], served: Served
) -> None:
    page = open_context(has_touch=True, viewport={"width": 768, "height": 1024}).new_page()
    page.goto(served.lesson(HAPPY_TIMES, "seed=otter-42&names=Ana,Ben&goal=2"))
    table = TouchTable(page)
    mirror = Mirror(table, "happy-times", "otter-42", ["Ana", "Ben"], goal=2)
    play_happy_times(table, (0, 1), watch=mirror.follow)
    expect(page.get_by_role("status").filter(has_text="win")).to_be_visible()


def test_happy_times_by_keyboard_alone(page: Page, served: Served) -> None:
    page.goto(served.lesson(HAPPY_TIMES, "seed=fox-7&goal=2"))
    expect(page.locator("[data-tictimes]")).to_be_visible()
    play_happy_times(KeyboardTable(page))
    expect(page.locator('[data-tictimes][data-phase="over"]')).to_be_visible()


def test_arithmetic_by_touch_on_a_telephone(
    open_context: Callable[..., BrowserContext], served: Served
) -> None:
    page = open_context(has_touch=True, is_mobile=True, viewport=PHONE).new_page()
    page.goto(served.lesson(ARITHMETIC, "seed=crab-9&rounds=1"))
    play_arithmetic(TouchTable(page), 1)
    expect(page.locator('[data-tictimes][data-phase="over"]')).to_be_visible()
