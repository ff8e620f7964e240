"""A school without the rest of the world: other machines are not there, or never answer."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Request, expect

from ..chromium import SLOW_MACHINE
from ..conftest import Served
from .players import Table

GAME = "play/happy-times"
LESSON = "08-play-arithmetic-level-1"

# What is on its way, or did not come, once the page says that it is complete.
MISSING = """async () => {
  await document.fonts.ready;
  const named = (one) => one.currentSrc || one.href?.baseVal || one.href || one.src;
  return [
    ...[...document.fonts].filter((one) => one.status === "error").map((one) => one.family),
    ...[...document.images].filter((one) => !one.naturalWidth).map(named),
    ...[...document.querySelectorAll("link[rel=stylesheet]")]
      .filter((one) => !one.sheet).map(named),
    ...[...document.querySelectorAll("[aria-busy=true]")].map((one) => one.id),
  ];
}"""


@contextmanager
def deaf_machine() -> Iterator[str]:
    """The address of one that takes every call and never answers."""
    with closing(socket.create_server(("127.0.0.1", 0), backlog=128)) as listening:
        yield f"127.0.0.1:{listening.getsockname()[1]}"


@pytest.fixture(scope="module", params=["unreachable", "deaf"])
def cut_off(
    request: pytest.FixtureRequest,
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
) -> Iterator[Browser]:
    """A browser for which every machine but this one is not there, or is deaf."""
    with deaf_machine() as deaf:
        instead = deaf if request.param == "deaf" else "~NOTFOUND"
        rules = f"--host-resolver-rules=MAP * {instead} , EXCLUDE 127.0.0.1"
        options = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], rules]}
        browser = browser_type.launch(**options)
        yield browser
        browser.close()


@pytest.fixture
def visitor(cut_off: Browser) -> Iterator[BrowserContext]:
    context = cut_off.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(SLOW_MACHINE)
    yield context
    context.close()


def visit(page: Page, url: str, asked: list[str], problems: list[str]) -> None:
    """Open it to the end; note what it asks for, what fails, and what its own policy stops."""

    def note(request: Request) -> None:
        asked.append(request.url)

    def failed(request: Request) -> None:
        if "/voila/api/shutdown/" not in request.url:  # the last word of the page before
            problems.append(f"{request.url} did not come: {request.failure}")

    page.on("request", note)
    page.on("websocket", lambda opened: asked.append(opened.url))
    page.on("requestfailed", failed)
    page.on("response", lambda got: got.status < 400 or problems.append(f"{got.url} {got.status}"))
    page.on("console", lambda said: said.type != "error" or problems.append(said.text))
    page.goto(url, wait_until="load")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    problems += page.evaluate(MISSING)


def outside(asked: list[str], served: Served) -> list[str]:
    """What did not go to the server itself."""
    here = urlsplit(served.address).netloc
    return [
        url
        for url in asked
        if urlsplit(url).scheme not in ("data", "blob") and urlsplit(url).netloc != here
    ]


def test_a_game_is_complete_and_asks_nobody_else(visitor: BrowserContext, served: Served) -> None:
    page, asked, problems = visitor.new_page(), [], []  # type: Page, list[str], list[str]
    table = Table(page)
    visit(page, served.lesson(GAME, "seed=otter-42"), asked, problems)
    table.press(table.action("draw-deck"))
    expect(table.root).to_have_attribute("data-phase", "discard")
    assert problems == []
    assert any(url.startswith("ws") for url in asked)
    assert outside(asked, served) == []


def test_every_other_kind_of_page_too(visitor: BrowserContext, served: Served) -> None:
    page = visitor.new_page()
    page.goto(served.address)
    links = page.locator("a[href]").evaluate_all("all => all.map(one => one.href)")
    corner = next(link for link in links if "teacher" in link)
    page.goto(urljoin(served.address, corner))
    teachers = page.locator("a[href*='teacher/']").evaluate_all("all => all.map(one => one.href)")
    pages = [served.address, served.lesson(LESSON), corner, *teachers[:1]]
    pages.append(served.address + "nothing-here")
    for url in pages:
        asked, problems = [], []  # type: list[str], list[str]
        one = visitor.new_page()
        visit(one, url, asked, problems)
        assert outside(asked, served) == []
        told = "nothing-here"
        assert [
            problem for problem in problems if told not in problem and "404" not in problem
        ] == []
        one.close()
