"""Every saying that is made during a test."""

from __future__ import annotations

import pytest

from tictimes.sayings import Saying


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> dict[Saying, None]:
    """Every saying that is made during the test, once."""
    seen: dict[Saying, None] = {}

    def of(code, **facts):
        saying = Saying(code, tuple(facts.items()))
        seen[saying] = None
        return saying

    monkeypatch.setattr(Saying, "of", of)
    return seen
