"""All servers in one run, side by side, as one table with ratios and with what is wanted."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Error as PlaywrightError
from tables import print_table, verdict

from .browsers import Seen, chromium, clicks, first_card, loads
from .crowd import Crowd, crowd
from .processes import settle
from .servers import TITLES, Name, Server, install, running

CLASS = 30
MANY = 100


@dataclass(slots=True)
class Figures:
    """What was measured of one server; of a static page there is no crowd."""

    seen: Seen = field(default_factory=Seen)
    crowds: list[Crowd] = field(default_factory=list)

    @property
    def p50(self) -> float:
        return median(one.p50 for one in self.crowds)

    @property
    def p95(self) -> float:
        return median(one.p95 for one in self.crowds)

    @property
    def failures(self) -> int:
        return sum(len(one.failures) for one in self.crowds)

    @property
    def work(self) -> float:
        return median(one.work for one in self.crowds)

    @property
    def uss(self) -> float:
        return median(one.kernel.uss for one in self.crowds)

    @property
    def pss(self) -> float:
        return median(one.kernel.pss for one in self.crowds)


def compare(quick: bool) -> bool:
    """Measure them all, one after another in each round, so that what else runs hits all alike."""
    names: list[Name] = ["static", "stock", "pool", "ours"]
    if install():
        names.insert(3, "solara")
    figures = {name: Figures() for name in names}
    print("No other machine can be reached: what a page asks of one fails at once, for all alike.")
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        _with_a_browser(figures, folder, rounds=3 if quick else 7)
        _by_the_class(figures, folder, rounds=1 if quick else 5)
        many = crowd("ours", MANY, folder)
    _print_all(figures)
    return _print_wanted(figures, many)


def _with_a_browser(figures: dict[Name, Figures], folder: Path, rounds: int) -> None:
    with ExitStack() as stack:
        servers = {name: stack.enter_context(running(name, folder)) for name in figures}
        browser = stack.enter_context(chromium())

        def each(measure: Callable[[Server, Seen], None]) -> None:
            for name, server in servers.items():
                settle(server.process, most=30)
                try:
                    measure(server, figures[name].seen)
                except PlaywrightError:
                    figures[name].seen.lost += 1

        each(lambda server, _: first_card(browser, server, Seen()))  # the first one warms up
        for turn in range(rounds):
            each(lambda server, seen: first_card(browser, server, seen))
            _say_load(f"first card, round {turn + 1}")
        each(lambda server, seen: clicks(browser, server, seen))
        each(lambda server, seen: clicks(browser, server, seen))
        each(lambda server, seen: loads(browser, server, seen))
        _say_load("with a browser")


def _by_the_class(figures: dict[Name, Figures], folder: Path, rounds: int) -> None:
    for turn in range(rounds):
        for name in figures:
            few = name in ("stock", "pool") and turn > 1  # they take long, and vary little
            if name != "static" and not few:
                came = crowd(name, CLASS, folder)
                figures[name].crowds.append(came)
                told = f"p50 {came.p50:.2f} s, p95 {came.p95:.2f} s, {came.kernel}"
                print(f"  {TITLES[name]}: {told}, {list(came.failures[:2])}", flush=True)
        _say_load(f"{CLASS} at once, round {turn + 1}")


def _say_load(what: str) -> None:
    one, five, _ = os.getloadavg()
    print(f"  {what}: done; load of this machine {one:.1f} ({five:.1f} in 5 minutes)", flush=True)


def _print_all(figures: dict[Name, Figures]) -> None:
    head = (
        "",
        "first card s",
        "click ms",
        "CPU s a page",
        "p50 s",
        "p95 s",
        "failed",
        "USS MB",
        "PSS MB",
        "cold kB",
        "warm kB",
        "lost",
    )
    rows = []
    for name, one in figures.items():
        seen = one.seen
        by_class: tuple[str, ...] = ("-",) * 6
        if one.crowds:
            numbers = (one.work, one.p50, one.p95, one.failures, one.uss, one.pss)
            by_class = tuple(f"{number:.3g}" for number in numbers)
        loaded = (f"{seen.cold / 1000:,.0f}", f"{seen.warm / 1000:,.0f}", seen.lost)
        rows.append((TITLES[name], f"{seen.first:.2f}", f"{seen.click:.1f}", *by_class, *loaded))
    print_table(f"The same table, served: medians; {CLASS} at once", head, rows)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A figure, what it is held against, and how the two must compare."""

    what: str
    measured: float
    limit: float
    at_least: bool = False

    @property
    def met(self) -> bool:
        return self.measured >= self.limit if self.at_least else self.measured <= self.limit


def wanted(figures: dict[Name, Figures], many: Crowd) -> Sequence[Wanted]:
    """Everything that is wanted of ours, beside the others."""
    ours, stock, floor = figures["ours"], figures["stock"], figures["static"]
    best = max((one.p95 for one in ours.crowds), default=float("nan"))
    found = [
        Wanted("first card: times as soon as stock", stock.seen.first / ours.seen.first, 6, True),
        Wanted("first card: times the static page", ours.seen.first / floor.seen.first, 5),
        Wanted("click to change: part of stock", ours.seen.click / stock.seen.click, 0.25),
        Wanted("30 at once, p95: times as soon as stock", stock.p95 / ours.p95, 8, True),
        Wanted(f"failures in {len(ours.crowds)} runs of {CLASS}", ours.failures, 0),
        Wanted(f"failures of {MANY} at once", len(many.failures), 0),
        Wanted("memory of a kernel (USS): part of stock", ours.uss / stock.uss, 0.4),
    ]
    if "solara" in figures:
        ratio = ours.p95 / figures["solara"].p95
        found.insert(4, Wanted(f"30 at once, p95: part of Solara (worst {best:.2f} s)", ratio, 1))
    return found


def _print_wanted(figures: dict[Name, Figures], many: Crowd) -> bool:
    all_wanted = wanted(figures, many)
    rows = [
        (
            one.what,
            f"{one.measured:.2f}",
            f"at {'least' if one.at_least else 'most'} {one.limit:g}",
            verdict(one.met),
        )
        for one in all_wanted
    ]
    print_table("Ratios in this run", ("", "measured", "wanted", ""), rows)
    print(f"  {MANY} at once: p50 {many.p50:.2f} s, p95 {many.p95:.2f} s, {many.failures[:3]}")
    return all(one.met for one in all_wanted)
