"""The machine's own Chromium, started in one way for every test and every picture."""

from __future__ import annotations

import shutil

from playwright.sync_api import expect

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SLOW_MACHINE = 60_000
"""Milliseconds to wait for what must happen: a machine may have a lot to do at once."""

expect.set_options(timeout=SLOW_MACHINE)


def chromium() -> str | None:
    """Where this machine's Chromium is, if it has one."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)
