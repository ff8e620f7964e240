"""The contract page on each host that we have; a new host adds one test here."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..conftest import Served
from .contract import check_contract

HERE = Path(__file__).parent
FILES = ("contract.ipynb", "contract_probe.py")
RUNS_AT = re.compile(r"http://127\.0\.0\.1:\d+/lab\?token=\w+")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The contract page, alone in a folder of its own."""
    place = tmp_path / "contract"
    place.mkdir()
    for name in FILES:
        shutil.copy(HERE / name, place)
    return place


@pytest.fixture
def lab(folder: Path) -> Iterator[str]:
    """The address of a JupyterLab in that folder."""
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--ServerApp.port=0"]
    with subprocess.Popen(
        [*command, "--ServerApp.ip=127.0.0.1", "--allow-root"],
        cwd=folder,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        found = filter(None, map(RUNS_AT.search, process.stderr))
        yield next(found)[0].replace("/lab?", "/lab/tree/contract.ipynb?reset&")
        process.terminate()
        process.stderr.read()


def test_voila(serve: Callable[..., Served], page: Page, folder: Path) -> None:
    page.goto(serve(folder=folder).lesson("contract"))
    check_contract(page)


def test_jupyterlab(lab: str, page: Page) -> None:
    page.goto(lab)
    # the notebook's own sign is idle too soon: cells run before a kernel is there are forgotten
    expect(page.locator(".jp-StatusBar-Widget")).to_contain_text(re.compile(r"Python 3 .* Idle"))
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    check_contract(page)
