"""Kernels belong to open pages: none is left behind, however a page goes."""

from __future__ import annotations

import re
from collections.abc import Callable

import psutil
from playwright.sync_api import BrowserContext, Page, expect

from ..conftest import Serve, Served
from .test_whole_games import HAPPY_TIMES

SOON = 60
"""Seconds within which only the kernels of open pages are left."""


def open_lesson(page: Page, served: Served) -> None:
    page.goto(served.lesson(HAPPY_TIMES))
    expect(page.locator("[data-tictimes]")).to_be_visible()


def test_a_page_that_is_left_or_loaded_again_ends_its_kernel(page: Page, serve: Serve) -> None:
    served = serve("--ready", "0")
    open_lesson(page, served)
    ran = served.kernels
    for _ in range(5):
        page.reload()
        expect(page.locator("[data-tictimes]")).to_be_visible()
        ran += [one for one in served.kernels if one not in ran]
    page.get_by_role("link", name="All the lessons").click()
    expect(page).to_have_url(served.address)
    assert len(ran) == 6
    assert psutil.wait_procs(ran, timeout=SOON)[1] == []


def test_a_page_that_just_vanishes_does_too_and_an_open_one_stays(
    page: Page, open_context: Callable[..., BrowserContext], serve: Serve
) -> None:
    served = serve("--ready", "0")
    open_lesson(page, served)
    (kept,) = served.kernels
    other = open_context()
    other.route(re.compile("/voila/api/shutdown/"), lambda route: route.abort())
    open_lesson(other.new_page(), served)
    (left,) = [one for one in served.kernels if one != kept]
    other.close()
    assert psutil.wait_procs([left], timeout=SOON)[1] == []
    assert kept.is_running()
    page.locator('[data-action="draw-deck"]').click()
    expect(page.locator('[data-tictimes][data-phase="discard"]')).to_be_visible()
