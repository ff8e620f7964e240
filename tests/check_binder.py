"""Do what Binder does, in a clean environment: install `binder/`, start Jupyter, open each lesson.

    python tests/check_binder.py

It installs a hundred packages, so only `make test-all` runs it.
"""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
BASE = "/user/somebody/"
STARTS_WITHIN = 120


def main() -> None:
    """Fail where a link to a lesson does not lead to the kit's own page with its cards."""
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch)
        venv.create(home / "venv", with_pip=True)
        binaries = home / "venv" / "bin"
        pip = [str(binaries / "pip"), "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", "binder/requirements.txt"], cwd=ROOT, check=True)
        subprocess.run([binaries / "pip", "check"], check=True)
        environment = {"HOME": scratch, "PATH": f"{binaries}:/usr/bin:/bin"}
        subprocess.run(["binder/postBuild"], cwd=ROOT, check=True, env=environment)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = (f"port={port}", f"base_url={BASE}", "open_browser=False", "allow_root=True")
        server = subprocess.Popen(
            [binaries / "jupyter", "server", "--IdentityProvider.token=binder"]
            + [f"--ServerApp.{setting}" for setting in settings],
            cwd=ROOT,
            env=environment,
        )
        try:
            _open_lessons(f"http://127.0.0.1:{port}{BASE}")
        finally:
            server.terminate()
            server.wait()


def _open_lessons(address: str) -> None:
    wanted = [path.name for path in sorted((ROOT / "lessons").glob("*.ipynb"))]
    for name in wanted:
        page = _read(f"{address}voila/render/lessons/{name}?token=binder")
        kernel = re.search(r'data-kernel="([-0-9a-f]{36})"', page)
        if kernel is None or "data-model=" not in page:
            sys.exit(f"{name} shows no cards in Binder:\n{page[-2000:]}")
        leave = f"{address}tictimes/voila/api/shutdown/{kernel[1]}?token=binder"
        urlopen(leave, data=b"", timeout=STARTS_WITHIN).close()
        print(f"{name}: the cards are there")


def _read(address: str) -> str:
    end = time.monotonic() + STARTS_WITHIN
    while True:
        try:
            with urlopen(address, timeout=STARTS_WITHIN) as page:
                return str(page.read().decode())
        except URLError as problem:
            if isinstance(problem.reason, str) or time.monotonic() > end:
                raise
            time.sleep(0.2)  # nobody listens yet


if __name__ == "__main__":
    main()
