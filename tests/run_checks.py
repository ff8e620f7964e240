"""Run every check that this machine can, and name those left out; `--all`: leave none out.

It is what `make test` runs; each check is a command that can be typed as well.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WIDGETS = ROOT / "widgets"
BUILT = WIDGETS / "tictimes_widgets" / "static"
OLDEST_NODE = 18
SLOWEST = "--durations=30"


def main() -> int:
    """Run the checks one after another, all of them though one may fail; 0 if all is well."""
    everything = "--all" in sys.argv[1:]
    left_out, failed = [], []

    def check(name: str, *command: str, folder: Path = ROOT) -> None:
        print(f"\n== {name}: {' '.join(command)}", flush=True)
        if subprocess.run(command, cwd=folder, check=False, env=environment).returncode:
            failed.append(name)

    environment = os.environ | ({"TICTIMES_ALL": "1"} if everything else {})
    python = sys.executable
    binder = _begin(python, "tests/check_binder.py") if everything else None
    check("style", python, "-m", "ruff", "check")
    check("format", python, "-m", "ruff", "format", "--check")
    check("types", python, "-m", "mypy")

    npm = shutil.which("npm")
    if npm and _node_is_new_enough():
        check("front end: set-up", npm, "ci", "--no-audit", "--no-fund", folder=WIDGETS)
        check("front end: types", npm, "run", "check", folder=WIDGETS)
        check("front end: tests", npm, "test", folder=WIDGETS)
        committed = _fingerprint(BUILT)
        check("front end: build", npm, "run", "build", folder=WIDGETS)
        if _fingerprint(BUILT) != committed:
            print("The committed front end was not what its sources build. Now it is: commit it.")
            failed.append("front end: committed build")
    else:
        left_out.append(f"the front end's checks (they need node {OLDEST_NODE} or later, and npm)")
    if not any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
        left_out.append("the tests in a browser (they need chromium)")

    if binder:
        print("\n== binder: it was begun first, for it waits for packages", flush=True)
        said, _ = binder.communicate()
        print(said, flush=True)
        if binder.returncode:
            failed.append("binder")
    else:
        left_out.append("what Binder does (make test-all does it; it installs a hundred packages)")

    workers = str(min(4, max(2, os.cpu_count() or 2)))
    check("tests", python, "-m", "pytest", "-n", workers, "--dist", "loadfile", "-ra", SLOWEST)

    return _report(left_out, failed, strict=everything)


def _begin(*command: str) -> subprocess.Popen[str]:
    """Start a check beside the others; what it says is read when it is waited for."""
    return subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def _report(left_out: Sequence[str], failed: Sequence[str], *, strict: bool) -> int:
    for what in left_out:
        print(f"left out: {what}")
    for name in failed:
        print(f"failed: {name}")
    if failed or (strict and left_out):
        return 1
    print("All is well." if not left_out else "All that could be checked is well.")
    return 0


def _node_is_new_enough() -> bool:
    node = shutil.which("node")
    if not node:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


def _fingerprint(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


if __name__ == "__main__":
    sys.exit(main())
