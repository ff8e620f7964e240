"""Many games in one page: what browser and kernel hold on to, which must stay level.

A child who presses the first thing that may be pressed plays both games, writes on the score
sheet and begins anew with "new game", again and again, at tables that lie on one page.
"""

from __future__ import annotations

import functools
import gc
import sys
from collections.abc import Iterator
from typing import Any

from page import browser_page
from playwright.sync_api import CDPSession, Page
from tables import print_table, verdict

from tictimes_widgets import Arithmetic, CardTable, HappyTimes

KINDS = ("JSHeapUsedSize", "Nodes", "JSEventListeners")

EVERY = 20
"""After so many games it is measured; the first of them let browser and kernel warm up."""

GROWTH = 1.1
"""How much more may be held after the last games than after the first."""

TRAITS = ("kind", "board", "art", "words", "portraits", "form", "rules", "chips", "pace")

# One game by clicks, from a table just dealt to the next one: a board is waited for by its entry.
# What the score sheet is told is wrong, and so its talk and its proofs are seen as well.
PAGE = """
window.lay = async (at, traits) => {
  const table = (await import("/widgets/tictimes_widgets/static/table.js")).default;
  const listeners = new Set();
  const tell = (event) => listeners.forEach(([name, act]) => name === event && act());
  const model = {
    get: (name) => traits[name],
    on: (...listener) => listeners.add(listener),
    off: (event, act) => listeners.forEach((one) => {
      if (one[0] === event && one[1] === act) listeners.delete(one);
    }),
    send: async (message) => {
      const changed = await ask(at, message);
      Object.assign(traits, changed);
      for (const name of Object.keys(changed)) tell(`change:${name}`);
      tell("msg:custom");
    },
  };
  const el = document.body.appendChild(document.createElement("main"));
  el.dataset.at = at;
  table.render({ model, el });
};
window.child = async (at) => {
  const root = () => document.querySelector(`main[data-at="${at}"] [data-tictimes]`);
  const find = (what) => root().querySelector(what);
  const may = (name) => find(`[data-action="${name}"]:not([aria-disabled="true"])`);
  const stamp = () => `${root().dataset.entry} ${root().dataset.phase} ${root().dataset.moves}`;
  const moment = () => new Promise((done) => setTimeout(done, 4));
  const until = async (so, most) => {
    const end = performance.now() + most;
    while (!so() && performance.now() < end) await moment();
  };
  const press = async (button) => {
    if (!button) return;  // the board has changed meanwhile
    const before = stamp();
    button.click();
    await until(() => stamp() !== before, 1000);
  };
  let clicks = 0;
  const write = async () => {
    if (find("[data-on]")) return void find("[data-on]").click();
    find('.tt-count [data-key-of="7"]')?.click();
    const guess = (clicks % 7) + 1;
    root().querySelectorAll(".tt-count [data-thing]").forEach((one, i) => {
      if ((guess >> i) & 1) one.click();
    });
    await moment();
    const ways = [...root().querySelectorAll(".tt-count [data-action]")];
    await press(find(".tt-count-which") ? ways.at(-1) : ways[0]);
  };
  const isOver = () => root().dataset.phase === "over" && !find('[data-action="next-round"]');
  for (; clicks < 500 && !isOver(); clicks += 1) {
    const card = find(".tt-hand > .tt-card");
    const first = ["reveal", "next-round", "score", clicks > 8 ? "knock" : "-", "draw-deck"];
    if (find(".tt-count")) await write();
    else if (root().dataset.phase === "discard" && card && may("discard")) {
      card.click();
      await moment();
      await press(may("discard"));
    } else {
      const next = [...first, "draw-discard"].find(may);
      const now = stamp();
      if (next) await press(may(next));
      else await until(() => stamp() !== now || isOver(), 1000);
    }
  }
  if (!isOver()) throw new Error(`not over after ${clicks} clicks: ${root().innerText}`);
  find('[data-action="new-game"]').click();
  await until(() => find(".tt-set-up"), 30000);
  find('.tt-set-up [data-action="new-game"]').click();
  await until(() => root().dataset.moves === "0" && !find(".tt-set-up"), 30000);
};
"""


def tables() -> list[CardTable]:
    """Where is played: against a bot, and two children who count for themselves."""
    return [
        HappyTimes(["Ana", "Fox (hard bot)"], "otter-42", pace=1, goal=2),
        Arithmetic(["Ana", "Fox (bot)"], "otter-42", pace=1, rounds=1, level=2),
        HappyTimes(["Ana", "Fox (hard bot)", "Owl (bot)"], "otter-42", pace=1, goal=1),
        Arithmetic(["Ana", "Ben"], "otter-42", pace=1, rounds=2),
    ]


class Shown:
    """A table, and what of it the page has not been sent yet."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.sent: dict[str, Any] = {}

    def news(self) -> dict[str, Any]:
        """The traits that have changed."""
        now = {name: getattr(self.table, name) for name in TRAITS}
        changed = {name: now[name] for name in TRAITS if self.sent.get(name) != now[name]}
        self.sent = now
        return changed

    def answer(self, message: object) -> dict[str, Any]:
        """What changes by a message of the page."""
        self.table._handle_custom_msg(message, [])
        return self.news()


def clear_caches() -> None:
    """Empty what the kit remembers only to be quicker: it is bounded, and takes long to fill."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            one.cache_clear()


def held(page: Page, inside: CDPSession) -> dict[str, float]:
    """What browser and kernel hold, once they have cleared up."""
    page.wait_for_function("() => document.getAnimations().length === 0")
    inside.send("HeapProfiler.collectGarbage")
    metrics = inside.send("Performance.getMetrics")["metrics"]
    clear_caches()
    gc.collect()
    found = {one["name"]: one["value"] for one in metrics if one["name"] in KINDS}
    return {**found, "kernel": float(sys.getallocatedblocks())}


def games_in_one_page(many: int) -> Iterator[tuple[int, dict[str, float]]]:
    """Play `many` games, table after table; what is held after every few of them."""
    shown = [Shown(table) for table in tables()]
    with browser_page() as page:
        page.add_style_tag(content="body { visibility: hidden }")  # nothing to paint: it is faster
        page.expose_function("ask", lambda at, message: shown[at].answer(message))
        page.add_script_tag(content=PAGE)
        for at, one in enumerate(shown):
            page.evaluate("([at, traits]) => lay(at, traits)", [at, one.news()])
        inside = page.context.new_cdp_session(page)
        inside.send("Performance.enable")
        for played in range(1, many + 1):
            page.evaluate("at => child(at)", played % len(shown))
            if played % EVERY == 0:
                yield played, held(page, inside)


def soak(many: int) -> bool:
    """Play `many` games in one page; whether memory, nodes and listeners stay as they were."""
    found = list(games_in_one_page(many))
    first, last = found[0][1], found[-1][1]
    good = all(last[kind] <= first[kind] * GROWTH for kind in first)
    print_table(
        f"{many} games in one page",
        ("after", "page, MB", "nodes", "listeners", "kernel, blocks"),
        [
            (
                played,
                f"{now[KINDS[0]] / 1e6:.2f}",
                f"{now[KINDS[1]]:.0f}",
                f"{now[KINDS[2]]:.0f}",
                f"{now['kernel']:.0f}",
            )
            for played, now in found
        ]
        + [(f"at most {GROWTH:g} times the first", verdict(good), "", "", "")],
    )
    return good
