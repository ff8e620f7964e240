"""Runs the real `tictimes` command on many lines at once, or on one file."""

import json
import os
import subprocess
import sys
from pathlib import Path

COMMAND = [os.environ.get("TICTIMES_COMMAND") or str(Path(sys.executable).with_name("tictimes"))]


def run(*arguments, text="", check=None):
    """The finished process of `tictimes ARGUMENTS`, fed `text` on standard input."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text,
        capture_output=True,
        timeout=600,
        check=False,
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()[-2000:]
    if check is not None:
        assert done.returncode == check, done.stderr.decode()[-2000:]
    return done


def answers(*arguments, lines, check):
    """What the command answers to each of `lines`, and its lines on standard error."""
    done = run(*arguments, text="".join(line + "\n" for line in lines), check=check)
    said = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert len(said) == len(lines), (len(said), len(lines), done.stderr[-500:])
    return said, done.stderr.decode().splitlines()
