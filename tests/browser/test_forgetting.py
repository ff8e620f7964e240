"""A game that a child wants forgotten is nowhere any more, and neither is the child's name."""

from __future__ import annotations

from pathlib import Path
from tempfile import gettempdir
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from ..conftest import Serve
from .players import Table
from .test_coming_back import GAME, play_on

NAME = "Zebedee"


def test_a_game_that_is_forgotten_is_nowhere(page: Page, table: Table, serve: Serve) -> None:
    served = serve("--ready", "0")
    page.goto(served.lesson(GAME, f"seed=otter-42&names={NAME}"))
    play_on(table)
    place = served.log_file.parent
    assert NAME.encode() in (place / "matches.sqlite").read_bytes()
    for action in ("start-again", "forget"):
        table.root.get_by_role("button", name="More").click()
        table.action(action).click()
        table.root.get_by_role("button", name="Yes").click()
        expect(table.root).to_have_attribute("data-moves", "0")
        if action == "start-again":
            assert table.cards("hand") == ["10", "6", "1", "4", "11", "16"]  # the same deal
            play_on(table)
    expect(page.get_by_text("That game is forgotten.").first).to_be_visible()
    assert NAME not in table.root.inner_html()
    scratch = (Path(gettempdir()).glob("voila_*/*"), place.iterdir())
    for file in (one for found in scratch for one in found if one.is_file()):
        assert NAME.encode() not in file.read_bytes(), file
    assert NAME not in str(page.context.cookies())
    kept = page.evaluate("() => JSON.stringify([{...localStorage}, Object.values(sessionStorage)])")
    assert NAME not in kept
    with pytest.raises(HTTPError, match="404"):  # the log tells of no address that names a child
        urlopen(served.lesson("no-such-lesson", f"names={NAME}"))
    assert NAME not in served.log
