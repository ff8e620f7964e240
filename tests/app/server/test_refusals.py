"""What `serve` and `lab` refuse: one line, exit 2, nothing started."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


def tictimes(*arguments: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tictimes_app.main", *arguments],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def assert_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2
    assert done.stdout == ""
    line, nothing = done.stderr.split("\n", 1)
    assert nothing == ""
    assert line.startswith("error: ")
    for word in words:
        assert word in line


@pytest.fixture
def taken_port() -> Iterator[str]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield str(listener.getsockname()[1])


@pytest.mark.parametrize("command", [["serve"], ["lab", "--no-browser"]])
def test_a_port_in_use(command: list[str], taken_port: str, tmp_path: Path) -> None:
    done = tictimes(*command, "--port", taken_port, folder=tmp_path)
    assert_refused(done, f"port {taken_port}", "in use", "(another one with --port")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "99999"], ["99999", "65535"]),
        (["--port", "-1"], ["-1"]),
        (["--port", "nine"], ["nine"]),
        (["--host", "198.51.100.7"], ["198.51.100.7"]),
        (["--host", "not a host"], ["not a host"]),
        (["--class-size", "0"], ["0", "1"]),
        (["--prefix", "../x"], ["../x", "/maths/"]),
        (["--embed-in", "moodle; script-src *"], ["moodle; script-src *", "https://"]),
        (["--no-such-option"], ["--no-such-option"]),
    ],
)
def test_bad_options(arguments: list[str], words: list[str], tmp_path: Path) -> None:
    assert_refused(tictimes("serve", *arguments, folder=tmp_path), *words)


def test_no_browser_to_open(tmp_path: Path) -> None:
    nowhere = str(tmp_path)
    done = tictimes("serve", "--open", folder=tmp_path, PATH=nowhere, BROWSER="", DISPLAY="")
    assert_refused(done, "no browser")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = tictimes("lab", "--no-browser", "--port", "0", "--folder", "file/x", folder=tmp_path)
    assert_refused(done, "file/x", "--folder")
