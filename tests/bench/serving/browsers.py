"""Each page in Chromium: when its first card is there, how long a click takes, what it loads."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tictimes_widgets.card_table import PACE

from .servers import Server

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import chromium as our  # found by the line above

NO_OTHER_HOST = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost"
"""For everyone: stock Voila's page asks a CDN, and hears at once of none."""

PATIENCE = 90_000
GOES = 5

# When the first card of the hand has a size, by the page's own clock, which begins with the visit.
# A bot waits for people to look; here nobody does.
WATCH = f"""
const later = window.setTimeout;
window.setTimeout = (act, pause, ...rest) => later(act, pause === {PACE} ? 5 : pause, ...rest);
const look = () => {{
  const card = document.querySelector('[data-pile="hand"] [data-card]');
  if (card && card.getBoundingClientRect().width > 0) window.firstCard = performance.now();
  else requestAnimationFrame(look);
}};
requestAnimationFrame(look);
"""

# From a click until the table tells of one more move.
CLICK = """(action) => new Promise((done, fail) => {
  setTimeout(() => fail(new Error(`${action} did nothing`)), 20_000);
  const root = () => document.querySelector("[data-tictimes]");
  const before = root().dataset.moves;
  const start = performance.now();
  const observer = new MutationObserver(() => {
    if (root()?.dataset.moves === before) return;
    observer.disconnect();
    done(performance.now() - start);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true,
                                    attributeFilter: ["data-moves"] });
  document.querySelector(`[data-action="${action}"]`).click();
})"""


@dataclass(slots=True)
class Seen:
    """What was measured of one server's page, in seconds, milliseconds and bytes."""

    first_card: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    cold: int = 0
    warm: int = 0
    lost: int = 0
    """Visits after which no card came, or a click did nothing."""

    @property
    def first(self) -> float:
        return median(self.first_card) if self.first_card else math.nan

    @property
    def click(self) -> float:
        return median(self.clicks) if self.clicks else math.nan


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that no other machine answers."""
    args = [*our.FLAGS, NO_OTHER_HOST]
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=our.chromium(), args=args)
        yield browser
        browser.close()


def new_visitor(browser: Browser) -> BrowserContext:
    """Somebody who was never there: nothing is in the browser's cache."""
    context = browser.new_context(viewport={"width": 1024, "height": 768})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    return context


def first_card(browser: Browser, server: Server, seen: Seen) -> None:
    """Open the page anew, and note when its first card is there."""
    context = new_visitor(browser)
    seen.first_card.append(_open(context.new_page(), server))
    context.close()


def clicks(browser: Browser, server: Server, seen: Seen) -> None:
    """Play some goes, and note what each click of them takes."""
    context = new_visitor(browser)
    page = context.new_page()
    _open(page, server)
    for _ in range(GOES):
        page.locator('[data-tictimes][data-phase="draw"][data-turn="0"]').wait_for()
        _rest(page)
        seen.clicks.append(page.evaluate(CLICK, "draw-deck"))
        page.locator('[data-tictimes][data-phase="discard"]').wait_for()
        if not page.locator('[data-pile="hand"] [aria-pressed="true"]').count():
            page.locator('[data-pile="hand"] [data-card]').first.click()
        _rest(page)
        seen.clicks.append(page.evaluate(CLICK, "discard"))
    context.close()


def loads(browser: Browser, server: Server, seen: Seen) -> None:
    """Note what the page loads the first time, and what the second, by any way."""
    context = new_visitor(browser)
    seen.cold = _bytes(context.new_page(), server)
    seen.warm = _bytes(context.new_page(), server)
    context.close()


def _open(page: Page, server: Server) -> float:
    """Open the page; seconds until its first card was there."""
    page.goto(server.page, wait_until="commit")
    page.wait_for_function("() => window.firstCard !== undefined", polling=50)
    milliseconds: float = page.evaluate("() => window.firstCard")
    return milliseconds / 1000


def _rest(page: Page) -> None:
    """Wait until nothing moves and the browser has nothing to do."""
    page.evaluate(
        """async () => {
          const pause = (time) => new Promise((done) => setTimeout(done, time));
          const moving = document.getAnimations().map((one) => one.finished);
          await Promise.race([Promise.allSettled(moving), pause(1000)]);
          await pause(60);
        }"""
    )


def _bytes(page: Page, server: Server) -> int:
    loaded = 0

    def count(event: dict[str, float]) -> None:
        nonlocal loaded
        loaded += int(event["encodedDataLength"])

    def heard(event: dict[str, dict[str, str]]) -> None:
        nonlocal loaded
        frame = event["response"]
        size = len(frame["payloadData"])
        loaded += size * 3 // 4 if frame["opcode"] == 2 else size  # bytes come as base64

    inside = page.context.new_cdp_session(page)
    inside.send("Network.enable")
    inside.on("Network.loadingFinished", count)
    inside.on("Network.webSocketFrameReceived", heard)
    _open(page, server)
    page.wait_for_load_state("load")
    page.wait_for_timeout(1500)  # for what comes late: fonts, states, and whatever is loaded ahead
    page.close()
    return loaded
