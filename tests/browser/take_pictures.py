"""Take the pictures of the README: both tables in the middle of a game, and won.

    python tests/browser/take_pictures.py [FOLDER]

It plays a game of each on the real server, in the real browser, and needs chromium.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import NO_PAUSE  # noqa: E402  # found by the line above
from tests.browser.players import Table, play_arithmetic, play_happy_times  # noqa: E402  # as above
from tests.chromium import FLAGS, chromium  # noqa: E402  # as above
from tests.conftest import Served, serving  # noqa: E402  # as above

SIZE = {"width": 1180, "height": 800}
GAMES: dict[str, tuple[str, str, Callable[..., None]]] = {
    "happy-times": ("play/happy-times", "seed=otter-42&names=Otter", play_happy_times),
    "arithmetic": (
        "play/arithmetic",
        "seed=badger-12&names=Otter&bots=easy,medium&level=2&rounds=2",
        partial(play_arithmetic, level=2),
    ),
}
MIDDLE = {"happy-times": 8, "arithmetic": 5}
"""The go at which the picture of the middle is taken: something lies on the table."""


def take_pictures(page: Page, served: Served, folder: Path) -> None:
    """Play each game once; write `GAME.png` and `GAME-won.png` into `folder`."""
    for game, (lesson, query, play) in GAMES.items():
        page.goto(served.lesson(lesson, query))
        take_middle = partial(take, page, folder / f"{game}.png")
        play(Table(page), seats=(0,), watch=once(at=MIDDLE[game], do=take_middle))
        take(page, folder / f"{game}-won.png")


def once(at: int, do: Callable[[], None]) -> Callable[[], None]:
    """A function that does something when it is called for the `at`-th time."""
    calls = count(1)

    def called() -> None:
        if next(calls) == at:
            do()

    return called


def take(page: Page, path: Path) -> None:
    """Write what the page shows from the top of the table on."""
    page.locator("[data-tictimes]").evaluate("table => table.scrollIntoView()")
    page.screenshot(path=path)
    print(path)


def main() -> None:
    """Serve the lessons, open the browser, take the pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs"
    folder.mkdir(parents=True, exist_ok=True)
    command = (sys.executable, "-m", "tictimes_app.main", "serve", "--port", "0")
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(command, Path(scratch)) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        context = browser.new_context(viewport=SIZE, reduced_motion="reduce")
        context.add_init_script(NO_PAUSE)
        take_pictures(context.new_page(), served, folder)
        browser.close()


if __name__ == "__main__":
    main()
