"""Runs the `tictimes` command in this process."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tictimes_app.main import main


@dataclass(frozen=True, slots=True)
class Done:
    """What the command wrote, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def answers(self) -> list[dict[str, object]]:
        return list(map(json.loads, self.out.splitlines()))

    @property
    def refused(self) -> bool:
        """Whether there is one line of refusal and nothing else."""
        lines = self.err.splitlines()
        return (self.code, self.out, len(lines)) == (2, "", 1) and lines[0].startswith("error: ")


Command = Callable[..., Done]


@pytest.fixture
def tictimes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    def run(*arguments: str, text: str = "") -> Done:
        stdin = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", stdin)
        with pytest.raises(SystemExit) as end:
            main(arguments)
        out, err = capsys.readouterr()
        assert isinstance(end.value.code, int)
        return Done(end.value.code, out, err)

    return run
