"""The command line as a whole: help, refusals in one line, pipes that break."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version

import click
import pytest

from tictimes_app.main import COMMANDS, cli

from .commands import tictimes

__all__ = ["tictimes"]
COMMAND = (sys.executable, "-m", "tictimes_app.main")


def test_version(tictimes):
    assert tictimes("--version").out == f"tictimes {version('tictimes')}\n"


def test_help_lists_every_command(tictimes):
    done = tictimes("--help")
    assert done.code == 0
    assert all(name in done.out for name in COMMANDS)
    assert "Example: tictimes " in done.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(tictimes, name):
    done = tictimes(name, "--help")
    assert done.code == 0
    assert f"Example: tictimes {name}" in done.out
    command = cli.get_command(click.Context(cli), name)
    assert all(param.help for param in command.params if isinstance(param, click.Option)), name


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        ([], ", ".join(sorted(COMMANDS))),
        (["fly"], ", ".join(sorted(COMMANDS))),
        (["--fly"], "--version, --help"),
        (["sets", "--highst", "16", "4"], "--highest, --primes, --odds, --json, --help"),
        (["sets", "-x"], "--highest"),
        (["sets"], "tictimes sets --help"),
        (["sets", "-12"], "1 to 16"),
        (["sets", "4", "-"], "1 to 16"),
        (["sets", "4.0"], "1 to 16"),
        (["sets", "--highest", "15", "4"], "16 to 144"),
        (["sets", "--highest", "x", "4"], "integer"),
        (["score", "5-star-red"], "5 "),
        (["score", "--level", "3", "5-star-red"], "1<=x<=2"),
        (["deal", "chess", "--seed", "a"], "happy-times"),
        (["deal", "happy-times"], "--seed"),
        (["deal", "happy-times", "--seed", ""], "1 to 64"),
        (["deal", "happy-times", "--seed", "a", "--players", "1"], "2 to 8"),
        (["deal", "happy-times", "--seed", "a", "--level", "2"], "highest, primes, odds, goal"),
        (["deal", "arithmetic", "--seed", "a", "--goal", "2"], "level, rounds, negatives"),
        (["deal", "arithmetic", "--seed", "a", "--rounds", "21"], "1 to 20"),
        (["deal", "happy-times", "--seed", "a", "b"], "help"),
        (["replay", "no such file"], "a match file"),
        (["replay", "\0"], "a match file"),
        (["replay", "/"], "a match file"),
        (["simulate", "happy-times", "--bots", "easy"], "2 to 8"),
        (["simulate", "happy-times", "--bots", "easy,clever"], "easy, medium, hard"),
        (["simulate", "happy-times", "--games", "0"], "x>=1"),
        (["simulate", "happy-times", "--seed", "x" * 64], "1 to 64"),
        (["deal", "happy-times", "--seed", "a", "--players", "1" * 5000], "help"),
        (["\x1b[31m\u202e"], "deal, "),
        (["two\nlines"], "deal, "),
    ],
)
@pytest.mark.parametrize("as_json", [False, True])
def test_a_refusal_is_one_line_that_says_what_is_allowed(tictimes, arguments, allowed, as_json):
    refusal = tictimes(*arguments, *(["--json"] if as_json and len(arguments) > 1 else [])).refusal
    assert allowed in refusal
    assert len(refusal) < 400


def test_a_reader_who_has_seen_enough_is_no_trouble():
    ends, reader = os.pipe()
    lines = b"4 8 12\n" * 20_000
    with subprocess.Popen(
        [*COMMAND, "sets", "--json", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        os.close(ends)
        os.close(reader)
        process.stdout.close()
        try:
            process.stdin.write(lines)
            process.stdin.close()
        except BrokenPipeError:
            pass
        assert process.stderr.read() == b""
        process.wait()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this machine has no /dev/full")
def test_a_full_disk_is_told_in_one_line():
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, "sets", "--json", "4", "8", "12"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == [
        "error: cannot write the answer: No space left on device"
    ]


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_closed_stream_is_no_traceback(closed):
    line = f'"{sys.executable}" -m tictimes_app.main sets --json - {closed}'
    done = subprocess.run(["sh", "-c", line], input=b"4 8 12\n", capture_output=True, check=False)
    assert b"Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) <= 1


def test_an_argument_that_is_no_text_is_refused():
    done = subprocess.run(
        [*COMMAND, "deal", "happy-times", "--seed", b"\xff\xfe"], capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert len(done.stderr.splitlines()) == 1
