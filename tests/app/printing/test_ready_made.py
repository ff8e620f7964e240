"""The sheets that stand in the wheel are those that would be printed today."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from tictimes_app.printing.ready_made import FOLDER, file_name, ready, usual_orders
from tictimes_app.printing.shop import printed

from .paper import streams

LARGEST = 2_000_000


def test_there_are_these_and_no_others():
    files = {path.name: path.stat().st_size for path in FOLDER.glob("*.pdf")}
    assert set(files) == set(map(file_name, usual_orders()))
    assert sum(files.values()) < LARGEST


@pytest.mark.parametrize("order", usual_orders(), ids=file_name)
def test_they_are_up_to_date(order):
    kept, today = ready(order), printed(order)
    assert kept is not None
    if kept != today:  # another zlib packs otherwise
        old, new = (streams(PdfReader(BytesIO(content))) for content in (kept, today))
        assert old == new, "`make sheets` makes them anew"
