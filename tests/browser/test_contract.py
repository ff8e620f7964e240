"""The contract page on each host that we have; a new host adds one test here."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..conftest import Served
from .contract import check_contract
from .jupyter import NOTEBOOKS, TOKEN, running

HERE = Path(__file__).parent
FILES = ("contract.ipynb", "contract_probe.py")


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
    """The address of the contract page in a JupyterLab."""
    with running("jupyterlab", *NOTEBOOKS, folder=folder) as address:
        yield f"{address}/lab/tree/contract.ipynb?reset&token={TOKEN}"


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
