"""What axe-core finds on a page: one way for every page that is served."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "widgets" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa']})"


def violations(page: Page) -> list[tuple[str, str]]:
    """Each rule that the page breaks, and the first element that breaks it."""
    if not AXE.exists():
        pytest.skip("no axe-core: it comes with the front end's set-up (npm ci)")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(LOOK)["violations"]
    return [(one["id"], one["nodes"][0]["html"][:200]) for one in found]
