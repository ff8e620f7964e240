"""With TICTIMES_ALL set, as in CI, a check that was left out counts as one that failed."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

collect_ignore = ["tests/bench", "app/andika_fonts.py"]  # run by hand; the latter needs fontTools

STRICT = bool(os.environ.get("TICTIMES_ALL"))


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if STRICT and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"left out, where nothing may be: {report.longrepr}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skipped test into a failed one."""
    report = yield
    _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a skipped module into a failed one."""
    report = yield
    _refuse_skip(report)
    return report
