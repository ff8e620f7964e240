"""The same tab gets the same match at the same turn, whatever page, kernel or server did."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from ..conftest import Serve, Served
from .players import Table, load_again

GAME = "play/happy-times"


def play_on(table: Table) -> None:
    """One go of the child, and the bot's answer."""
    moves = int(table.says("moves"))
    table.action("draw-deck").click()
    expect(table.root).to_have_attribute("data-phase", "discard")
    table.choose(table.cards("hand")[0])
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-moves", str(moves + 4))
    expect(table.root).to_have_attribute("data-turn", "0")


def seen(table: Table) -> tuple[object, ...]:
    return (*map(table.cards, ("hand", "discard", "sets")), table.says("moves"))


def test_a_match_outlasts_page_kernel_and_server(page: Page, table: Table, serve: Serve) -> None:
    served = serve()
    page.goto(served.lesson(GAME, "seed=otter-42&bots=hard"))
    play_on(table)
    before = seen(table)
    for _ in range(10):
        load_again(table)
        assert seen(table) == before
    play_on(table)
    before = seen(table)
    for kernel in served.kernels:
        kernel.kill()
    load_again(table)
    assert seen(table) == before

    served.process.terminate()
    served.process.wait(30)
    store = served.log_file.with_name("matches.sqlite")
    serve("--store", str(store), "--port", str(urlsplit(served.address).port))
    load_again(table)
    assert seen(table) == before
    play_on(table)


def test_each_tab_has_its_own_match(page: Page, table: Table, served: Served) -> None:
    page.goto(served.lesson(GAME, "seed=otter-42"))
    play_on(table)
    other = Table(page.context.new_page())
    other.page.goto(page.url)
    expect(other.root).to_have_attribute("data-moves", "0")
    load_again(table)
    load_again(other)
    assert (table.says("moves"), other.says("moves")) == ("4", "0")


def test_a_new_game_is_the_one_that_comes_back(page: Page, table: Table, served: Served) -> None:
    page.goto(served.lesson(GAME, "seed=otter-42"))
    play_on(table)
    table.action("menu").or_(page.get_by_role("button", name="More")).first.click()
    table.action("new-game").click()
    table.action("new-game").click()
    expect(table.root).to_have_attribute("data-moves", "0")
    hand = table.cards("hand")
    page.reload()
    for place, card in enumerate(hand):
        in_hand = page.locator('[data-pile="hand"] [data-card]').nth(place)
        expect(in_hand).to_have_attribute("data-card", card)


def test_a_store_that_cannot_be_written_stops_no_game(
    page: Page, table: Table, serve: Serve
) -> None:
    page.goto(serve("--store", "/proc/nothing/matches.sqlite").lesson(GAME, "seed=otter-42"))
    expect(page.get_by_text("This game is not kept just now.").first).to_be_visible()
    assert "/proc" not in page.content()
    play_on(table)


def test_a_store_that_fails_in_the_middle_stops_no_game_either(
    page: Page, table: Table, serve: Serve
) -> None:
    served = serve()
    page.goto(served.lesson(GAME, "seed=otter-42"))
    play_on(table)
    not_kept = page.get_by_text("This game is not kept just now.").first
    expect(not_kept).to_be_hidden()
    store = served.log_file.with_name("matches.sqlite")
    store.unlink()
    store.mkdir()  # who runs the tests may be allowed to write everywhere
    table.action("draw-deck").click()
    expect(not_kept).to_be_visible()
    table.choose(table.cards("hand")[0])
    table.action("discard").click()
    expect(table.root).to_have_attribute("data-moves", "8")
    play_on(table)


def test_a_browser_that_keeps_nothing_still_plays(page: Page, table: Table, served: Served) -> None:
    page.add_init_script(
        """for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
          const forbid = () => { throw new DOMException("No.", "SecurityError"); };
          Object.defineProperty(window, name, { get: forbid });
        }"""
    )
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.goto(served.lesson(GAME, "seed=otter-42"))
    play_on(table)
    page.reload()
    expect(table.root).to_have_attribute("data-moves", "0")
    play_on(table)
    page.goto(served.address)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert problems == []
