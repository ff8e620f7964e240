"""Play whole games in every way and photograph them: one sheet of pictures a game.

    python tests/bench/table_sheet.py [FOLDER] [--quick]

By mouse, by touch and by keyboard alone, 320, 768 and 1280 pixels wide, on light and dark pages.
It needs chromium and no server. `--quick` plays each width once, each by another means.
"""

from __future__ import annotations

import argparse
import functools
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.server import ThreadingHTTPServer
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from contact_sheet import EYES, filters  # noqa: E402  # beside the others
from page import FLAGS, HARNESS, QuietHandler, traits  # noqa: E402  # as above
from players import (  # noqa: E402  # found by the line above
    KeyboardTable,
    Table,
    TouchTable,
    play_arithmetic,
    play_happy_times,
)

from tictimes.game import Move  # noqa: E402  # as above
from tictimes_widgets import Arithmetic, CardTable, HappyTimes  # noqa: E402  # as above

SCREENS = {320: 568, 768: 1024, 1280: 800}
MEANS: dict[str, type[Table]] = {"mouse": Table, "touch": TouchTable, "keyboard": KeyboardTable}
SCHEMES = ("light", "dark")
HIGH = 300
"""How high a picture is on the sheet."""

GAMES: dict[str, tuple[Callable[[], CardTable], Callable[..., None]]] = {
    "happy-times": (
        lambda: HappyTimes(["Otter", "Fox (easy bot)", "Hare (easy bot)"], "otter-42", pace=0),
        play_happy_times,
    ),
    "arithmetic": (
        lambda: Arithmetic(["Otter", "Fox (easy bot)"], "badger-12", pace=0, level=2, rounds=1),
        functools.partial(play_arithmetic, level=2),
    ),
}
SEEN = filters()
STYLE = """
body { margin: 12px; width: max-content; background: #b9b4aa; font: 15px sans-serif }
section { display: flex; gap: 8px; align-items: center; margin-bottom: 8px }
h2 { width: 90px; margin: 0; font-size: 15px }
"""


@dataclass(frozen=True, slots=True)
class Way:
    """How a game is played: by what means, on a page how wide and how bright."""

    means: str
    width: int
    scheme: str

    def __str__(self) -> str:
        return f"{self.means} {self.width} {self.scheme}"


class Camera:
    """Photographs the states that are worth it, each once."""

    def __init__(self, page: Page, folder: Path, name: str) -> None:
        self.page, self.folder, self.name = page, folder, name
        self.taken: dict[str, Path] = {}
        self.goes = 0

    def take(self, state: str) -> None:
        """The page as it is now, if this state was not seen before."""
        if state not in self.taken:
            path = self.folder / f"{self.name} {state}.png".replace(" ", "-")
            self.page.screenshot(path=path)
            self.taken[state] = path

    def take_through_other_eyes(self, state: str) -> None:
        """The same in grey, and as the colour-blind see it."""
        for eyes, seen in EYES.items():
            if eyes != "colour":
                self.page.evaluate("seen => document.documentElement.style.filter = seen", seen)
                self.take(f"{state} {eyes}")
        self.page.evaluate("document.documentElement.style.filter = ''")

    def watch(self) -> None:
        """At each go of the player."""
        self.goes += 1
        if self.goes <= 2:
            self.take(("first", "second")[self.goes - 1])
        elif self.goes == 9:
            self.take("middle")


def watched(kind: type[Table], camera: Camera, other_eyes: bool) -> type[Table]:
    """`kind`, with a picture of the cards when they are chosen and before they are laid down."""

    class Watched(kind):  # type: ignore[misc, valid-type]  # its base is known only now
        def act(self, button: Locator, move: Move) -> None:
            if move.json[0] in ("declare", "score", "knock"):
                camera.take(move.json[0])
                if other_eyes and move.json[0] != "knock":
                    camera.take_through_other_eyes(move.json[0])
            super().act(button, move)

    return Watched


def play(browser: Browser, address: str, game: str, way: Way, folder: Path) -> list[Path]:
    """A whole game; the pictures of it."""
    make, player = GAMES[game]
    widget = make()
    context = browser.new_context(
        viewport={"width": way.width, "height": SCREENS[way.width]},
        color_scheme="dark" if way.scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=way.means == "touch",
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => 'mount' in window")

    def answer(message: Any) -> dict[str, Any]:
        widget._handle_custom_msg(message, [])
        return traits(widget)

    page.expose_function("ask", answer)
    page.evaluate("traits => mount(traits)", traits(widget))
    page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", SEEN)
    camera = Camera(page, folder, f"{game} {way}")
    other_eyes = (way.width, way.scheme) == (1280, "light")
    player(watched(MEANS[way.means], camera, other_eyes)(page), watch=camera.watch)
    page.evaluate("scrollTo(0, 0)")
    camera.take("won")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= way.width, f"{way}: {wide} pixels wide"
    context.close()
    return list(camera.taken.values())


def ways(quick: bool) -> Iterator[Way]:
    """All ways to play, or three of them in both schemes."""
    if quick:
        pairs = zip(MEANS, reversed(SCREENS), strict=True)
        yield from (Way(means, width, scheme) for means, width in pairs for scheme in SCHEMES)
    else:
        yield from (Way(*one) for one in product(MEANS, SCREENS, SCHEMES))


def sheet(rows: dict[Way, list[Path]]) -> str:
    """The page of one game."""
    body = "".join(
        f"<section><h2>{way}</h2>"
        + "".join(f'<img height="{HIGH}" src="{one.resolve().as_uri()}">' for one in pictures)
        + "</section>"
        for way, pictures in rows.items()
    )
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{body}"


def main() -> None:
    """Play, photograph, and write `GAME.html` and `GAME.png`."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", default="contact-sheets/tables", type=Path)
    parser.add_argument("--quick", action="store_true", help="each width by one means only")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    handler = functools.partial(QuietHandler, directory=str(ROOT))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/{HARNESS}"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in GAMES:
            rows = {
                way: play(browser, address, game, way, wanted.folder) for way in ways(wanted.quick)
            }
            written = wanted.folder / f"{game}.html"
            written.write_text(sheet(rows), encoding="utf-8")
            page = browser.new_page(viewport={"width": 800, "height": 600})
            page.goto(written.resolve().as_uri())
            page.locator("body").screenshot(path=written.with_suffix(".png"))
            print(written.with_suffix(".png"))
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
