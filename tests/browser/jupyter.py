"""Jupyter's own programs, each run for a test until that ends."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from urllib.error import URLError
from urllib.request import urlopen

import pytest

TOKEN = "a-token-for-the-tests"
ANSWERS = f"/api?token={TOKEN}"
NOTEBOOKS = ("--no-browser", "--ServerApp.port={port}", "--ServerApp.ip=127.0.0.1", "--allow-root")
"""The options of JupyterLab and of Notebook."""

WITHIN = 90
"""Seconds until a program must answer."""


@contextmanager
def running(
    *options: str,
    folder: Path,
    answers: str = ANSWERS,
    environment: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[str]:
    """Run `python -m` with these options in `folder`; its address, once it `answers` there.

    `{port}` in an option becomes a free port.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", *(option.format(port=port) for option in options)]
    own = os.environ | {"JUPYTER_TOKEN": TOKEN} | environment
    with (
        (folder / "server.log").open("w") as log,
        subprocess.Popen(command, cwd=folder, env=own, stdout=log, stderr=log) as process,
    ):
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_until_it_answers(address + answers, process)
            yield address
        finally:
            process.terminate()
            process.wait(30)


def _wait_until_it_answers(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + WITHIN
    while process.poll() is None and time.monotonic() < end:
        try:
            urlopen(address).close()
        except URLError:
            time.sleep(0.1)  # nobody listens yet
        else:
            return
    pytest.fail("Jupyter does not start")
