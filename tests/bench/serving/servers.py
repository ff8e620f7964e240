"""The servers that are measured, each started anew for each measurement."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.error import HTTPError
from urllib.request import urlopen

import psutil

from . import lesson
from .processes import settle, tree

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
SOLARA = ROOT / "build" / "solara"
"""An environment of its own for Solara, made by `install`."""

POOL = 5
PATIENCE = 120

Name = Literal["static", "stock", "pool", "solara", "ours"]
TITLES: dict[Name, str] = {
    "static": "a static page (the floor)",
    "stock": "stock Voila",
    "pool": f"Voila, pool of {POOL}",
    "solara": "Solara",
    "ours": "ours",
}


@dataclass(frozen=True, slots=True)
class Server:
    """One that answers: where its lesson is, and its process."""

    name: Name
    page: str
    process: psutil.Process

    @property
    def origin(self) -> str:
        return "/".join(self.page.split("/", 3)[:3])

    @property
    def kernels(self) -> list[psutil.Process]:
        """Its kernels, those of a pool among them; Solara has none."""
        found = []
        for process in tree(self.process)[1:]:
            with suppress(psutil.NoSuchProcess):  # one may end while it is looked at
                command = " ".join(process.cmdline())
                parent = process.parent()
                above = " ".join(parent.cmdline()) if parent else ""
                if "ipykernel_launcher" in command or "forked_kernels.parent" in above:
                    found.append(process)
        return found


def install() -> bool:
    """Put Solara into an environment of its own; whether it is there."""
    if _has_solara():
        return True
    print("Installing Solara into build/solara ...", flush=True)
    pip = [SOLARA / "bin" / "python", "-m", "pip", "install", "--quiet"]
    try:
        subprocess.run([sys.executable, "-m", "venv", SOLARA], check=True)
        subprocess.run([*pip, "solara", "--editable", ROOT], check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        print(f"Solara could not be installed: {problem}")
    return _has_solara()


def _has_solara() -> bool:
    python = SOLARA / "bin" / "python"
    command = [python, "-c", "import solara.server, tictimes_widgets"]
    return (
        python.exists()
        and subprocess.run(command, capture_output=True, check=False).returncode == 0
    )


@contextmanager
def running(name: Name, folder: Path, class_size: int = 30) -> Iterator[Server]:
    """The server called `name`, its files in `folder`, until the block ends; idle when it comes."""
    place = folder / f"{name}-{time.monotonic_ns()}"
    place.mkdir()
    port = _free_port()
    command, path = _command(name, place, port, class_size)
    log = place / "log"
    with (
        log.open("w") as written,
        subprocess.Popen(
            command,
            cwd=place,
            env=_environment(place),
            stdin=subprocess.DEVNULL,
            stdout=written,
            stderr=written,
        ) as started,
    ):
        process = psutil.Process(started.pid)
        try:
            _wait_until_it_answers(f"http://127.0.0.1:{port}/", started, log)
            server = Server(name, f"http://127.0.0.1:{port}/{path}", process)
            if name == "ours":
                _wait_until_ready(server, class_size)
            settle(process)
            yield server
        finally:
            _end(process)


def _command(
    name: Name, place: Path, port: int, class_size: int
) -> tuple[Sequence[str | Path], str]:
    """How to start it in `place`, and where its lesson is."""
    lessons = place / "lessons"
    lessons.mkdir()
    on = ["--port", str(port)]
    rendered = f"voila/render/{lesson.NAME}.ipynb"
    if name == "static":
        return [sys.executable, HERE / "static_page.py", place, str(port)], "index.html"
    if name == "solara":
        app = lesson.write_solara(place)
        return [SOLARA / "bin" / "solara", "run", app, "--production", "--no-open", *on], ""
    lesson.write_notebook(lessons)
    if name == "ours":
        serve = ROOT / "tests" / "serve_folder.py"
        return [sys.executable, serve, lessons, *on, "--class-size", str(class_size)], rendered
    voila = [sys.executable, "-m", "voila", lessons, "--no-browser", *on]
    if name == "pool":
        voila += ["--preheat_kernel=True", f"--pool_size={POOL}"]
    return voila, rendered


def _environment(place: Path) -> dict[str, str]:
    """That of this process, but nobody's settings; all keep matches in a file, as ours does."""
    own = {"JUPYTER_CONFIG_DIR": str(place), "TICTIMES_STORE": str(place / "matches.sqlite")}
    return {**os.environ, **own, "SOLARA_TELEMETRY_MIXPANEL_ENABLE": "False"}


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def _wait_until_it_answers(origin: str, started: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and started.poll() is None:
        try:
            urlopen(origin, timeout=PATIENCE).close()
            return
        except HTTPError:
            return  # that is an answer too
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"it does not answer: {log.read_text('utf-8')}")


def _wait_until_ready(server: Server, seats: int) -> None:
    """Wait until a kernel is ready for each seat: a class comes some minutes after its server."""
    end = time.monotonic() + PATIENCE
    ready = 0
    while ready < seats and time.monotonic() < end:
        time.sleep(0.5)
        with urlopen(f"{server.origin}/tictimes/health") as answer:
            ready = json.load(answer)["ready"]


def _end(process: psutil.Process) -> None:
    with suppress(psutil.NoSuchProcess):
        everyone = tree(process)
        process.terminate()
        for one in psutil.wait_procs(everyone, timeout=20)[1]:
            one.kill()
