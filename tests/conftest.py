"""Servers for the tests: the real command, on a free port, ended when it is not needed any more."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
import pytest
from hypothesis import HealthCheck, settings

import catalogues
from tictimes import sayings, translations

from .chromium import FLAGS, chromium

# How long an example takes depends on the machine; timings are measured in tests/bench.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

SERVE_FOLDER = Path(__file__).with_name("serve_folder.py")
WARM_PARENT = "tictimes_app.forked_kernels.parent"
LAUNCHER = "ipykernel_launcher"
SAYS_WHERE = "The lessons are at "
SAYS_WORD = "The teacher's word is "


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which tests failed, for `has_failed`."""
    report = yield
    item.stash[FAILED] = report.failed or has_failed(item)
    return report


def has_failed(item: pytest.Item) -> bool:
    """Whether this test, or what was set up for it, has failed."""
    return item.stash.get(FAILED, False)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The machine's own Chromium."""
    path = chromium()
    if path is None:
        pytest.skip("no chromium on this machine")
    return {"executable_path": path, "args": list(FLAGS)}


@dataclass(frozen=True, slots=True)
class Served:
    """A running server: its `address` ends in a slash, `log` is what it has written so far."""

    address: str
    process: subprocess.Popen[str]
    log_file: Path
    teacher_word: str = ""

    @property
    def log(self) -> str:
        return self.log_file.read_text("utf-8")

    @property
    def kernels(self) -> list[psutil.Process]:
        """The kernels that run for it: its own children, or those of the parent that forks them."""
        server = psutil.Process(self.process.pid)
        forks = [one for one in server.children() if WARM_PARENT in one.cmdline()]
        ordinary = [one for one in server.children() if LAUNCHER in one.cmdline()]
        return ordinary + [kernel for parent in forks for kernel in parent.children()]

    def lesson(self, path: str, query: str = "") -> str:
        return f"{self.address}voila/render/{path}.ipynb" + (f"?{query}" if query else "")


@contextmanager
def serving(command: Sequence[str], folder: Path) -> Iterator[Served]:
    """Run `command` in `folder` until the block ends; it must say where it serves."""
    log_file = folder / "server.log"
    # one kernel waits for a page, for the tests' machine has other things to do than to make more
    own = {"TICTIMES_STORE": str(folder / "matches.sqlite"), "TICTIMES_READY": "1"}
    environment = own | os.environ
    with (
        log_file.open("w") as log,
        subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        try:
            assert process.stdout
            for line in process.stdout:
                if line.startswith(SAYS_WHERE):
                    address = line.removeprefix(SAYS_WHERE).strip()
                    word = process.stdout.readline().removeprefix(SAYS_WORD).strip()
                    yield Served(address, process, log_file, word)
                    break
            else:
                pytest.fail(f"no server: {log_file.read_text()}")
        finally:
            process.terminate()
            process.stdout.read()  # it may have more to say than a pipe holds
            process.wait(30)


@pytest.fixture(scope="session")
def pseudo_book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pseudo-language of today's words, in a folder of its own."""
    folder = tmp_path_factory.mktemp("locale")
    catalogues.compiled(catalogues.pseudo(), catalogues.PSEUDO, folder)
    return folder


@pytest.fixture
def locales(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], None]]:
    """Call it with a folder: until the test ends, there are its languages and no others."""

    def forget() -> None:
        for known in (sayings._words, sayings._signs, translations.book_of):
            known.cache_clear()

    def use(folder: Path) -> None:
        monkeypatch.setattr(translations, "LOCALES", str(folder))
        forget()

    yield use
    forget()


@pytest.fixture
def pseudo(locales: Callable[[Path], None], pseudo_book: Path) -> str:
    """The language whose every letter has an accent: what has none was not translated."""
    locales(pseudo_book)
    return catalogues.PSEUDO


Serve = Callable[..., Served]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """`tictimes serve`, for all the tests that leave no trace in it."""
    command = (sys.executable, "-m", "tictimes_app.main", "serve", "--port", "0")
    with serving(command, tmp_path_factory.mktemp("serve")) as server:
        yield server


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Calls `serve(*options)`: `tictimes serve` of this test's own; `folder` is other lessons."""
    running = []

    def start(*options: str, folder: Path | None = None) -> Served:
        place = tmp_path / f"server-{len(running)}"
        place.mkdir()
        program = (
            [str(SERVE_FOLDER), str(folder)] if folder else ["-m", "tictimes_app.main", "serve"]
        )
        context = serving([sys.executable, *program, "--port", "0", *options], place)
        running.append(context)
        return context.__enter__()

    yield start
    for context in running:
        context.__exit__(None, None, None)
