"""Runs the `tictimes` command within the test, as quick as a call."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass

import pytest

from tictimes_app.main import main


@dataclass(frozen=True, slots=True)
class Done:
    """What a command has written, and the code it ended with."""

    code: int
    out: str
    err: str

    @property
    def answers(self) -> list[dict]:
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def refusal(self) -> str:
        """The one line of a command that refused and wrote nothing."""
        assert (self.code, self.out) == (2, "")
        (line,) = self.err.splitlines()
        assert line.startswith("error: ")
        assert line.isprintable()
        return line


@pytest.fixture
def tictimes(capsys, monkeypatch):
    """Calls `tictimes(*arguments, stdin=bytes)`."""

    def run(*arguments, stdin=b""):
        content = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Done(ended.value.code or 0, out, err)

    return run
