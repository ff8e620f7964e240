"""The commands that open the lessons: `serve` for a class, `lab` for who wants to change them."""

from __future__ import annotations

import os
import re
import tempfile
import webbrowser
from pathlib import Path
from typing import Literal

import click

from tictimes.errors import TicTimesError
from tictimes_app.server.quick_start import leave_out

PORTS = click.IntRange(0, 65535)


@click.command(
    epilog="Example: tictimes serve --host 0.0.0.0 --class-word otter",
)
@click.option(
    "--port",
    default=8866,
    show_default=True,
    type=PORTS,
    help="Where it listens; 0: any free port.",
)
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets the whole class in."
)
@click.option(
    "--class-size",
    default=30,
    show_default=True,
    type=click.IntRange(min=1),
    help="How many lessons may be open at the same time.",
)
@click.option(
    "--ready",
    envvar="TICTIMES_READY",
    type=click.IntRange(min=0),
    show_default="one for each free place",
    help="How many kernels wait for pages, so that these open at once.",
)
@click.option("--class-word", default="", metavar="WORD", help="A word that the page asks for.")
@click.option(
    "--teacher-word",
    metavar="WORD",
    show_default="a new one each time",
    help="A word that the teacher's pages ask for, on another machine than this.",
)
@click.option(
    "--kernels",
    default="forked",
    show_default=True,
    type=click.Choice(["forked", "ordinary"]),
    envvar="TICTIMES_KERNELS",
    help="How a page's Python starts: a copy of one that is warm, or each anew.",
)
@click.option(
    "--page",
    default="thin",
    show_default=True,
    type=click.Choice(["thin", "voila"]),
    envvar="TICTIMES_PAGE",
    help="The kit's own page, or Voila's, which can show every widget there is.",
)
@click.option(
    "--prefix",
    default="/",
    show_default=True,
    help="Where it stands behind a proxy, such as /maths/.",
)
@click.option(
    "--embed-in",
    multiple=True,
    metavar="SITE",
    help="A site whose pages may show lessons in a frame, such as https://moodle.school.example.",
)
@click.option(
    "--store",
    envvar="TICTIMES_STORE",
    default=lambda: Path(click.get_app_dir("tictimes")) / "matches.sqlite",
    show_default="a file of your own",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file in which matches are kept, so that a page may be loaded again.",
)
@click.option(
    "--days",
    envvar="TICTIMES_DAYS",
    default=3.0,
    show_default=True,
    type=click.FloatRange(min=0),
    help="For how many days a match is kept after its last move.",
)
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
def serve(
    port: int,
    host: str,
    class_size: int,
    ready: int | None,
    class_word: str,
    teacher_word: str | None,
    kernels: Literal["forked", "ordinary"],
    page: Literal["thin", "voila"],
    prefix: str,
    embed_in: tuple[str, ...],
    store: Path,
    days: float,
    open_page: bool,
) -> None:
    """Serve the lessons: print an address, for this machine or for a class."""
    from tictimes_app.server.addresses import is_for_others, page_addresses, take_port
    from tictimes_app.server.lessons import lessons_folder

    folder = lessons_folder()
    _check_scratch_space()
    browser = _find_browser() if open_page else None
    sockets = take_port(port, host)
    below = _in_slashes(prefix)[1:]
    port = sockets[0].getsockname()[1]
    addresses = [address + below for address in page_addresses(host, port)]
    # the planner makes links for tablets of it, wherever the teacher's own page is open
    os.environ["TICTIMES_ADDRESS"] = addresses[0] if is_for_others(host) else ""

    def begin() -> None:
        say_where(addresses, asked.teacher_word, for_others=is_for_others(host))
        if browser:
            browser.open(addresses[0])

    leave_out()
    from tictimes_app.server.lesson_server import serve_lessons  # it takes its time to load
    from tictimes_app.server.settings import Settings, new_word
    from tictimes_app.server.terminal import say_where

    asked = Settings(
        class_size,
        class_word,
        kernels,
        page,
        prefix=_in_slashes(prefix),
        ready=ready,
        store=store.resolve(),
        days=days,
        embed_in=tuple(map(_site, embed_in)),
        teacher_word=teacher_word or new_word(),
    )
    serve_lessons(folder, sockets, asked, when_ready=begin)


@click.command(epilog="Example: tictimes lab --folder my-lessons")
@click.option(
    "--folder",
    default="tictimes-lessons",
    show_default=True,
    type=click.Path(path_type=Path),
    help="Where your copy lies. What you changed in it is never overwritten.",
)
@click.option(
    "--port",
    default=8888,
    show_default=True,
    type=PORTS,
    help="Where it listens; 0: any free port.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the page in a browser.")
def lab(folder: Path, port: int, no_browser: bool) -> None:
    """Open the lessons in JupyterLab, in a copy that is yours to change."""
    from tictimes_app.server.addresses import take_port
    from tictimes_app.server.lessons import lessons_folder
    from tictimes_app.server.own_copy import copy_lessons

    source = lessons_folder()
    _check_scratch_space()
    if not no_browser:
        _find_browser()
    (taken,) = take_port(port, "127.0.0.1")
    port = taken.getsockname()[1]
    taken.close()
    copy_lessons(source, folder)
    click.echo(f"Your lessons are in {folder.resolve()}")
    leave_out()
    from tictimes_app.server.lab import open_lab  # it takes its time to load

    open_lab(folder.resolve(), port, browser=not no_browser)


def _in_slashes(prefix: str) -> str:
    """`prefix` as part of an address; `TicTimesError` for what cannot be one."""
    inner = prefix.strip("/")
    if not re.fullmatch(r"[\w./-]*", inner, re.ASCII) or ".." in inner:
        raise TicTimesError(f"{prefix} is no prefix", "letters, digits and slashes: /maths/")
    return f"/{inner}/" if inner else "/"


def _site(address: str) -> str:
    """`address` as a policy names a site; `TicTimesError` for what is none."""
    if not re.fullmatch(r"https?://[a-z0-9.-]+(:\d+)?/?", address, re.ASCII | re.IGNORECASE):
        raise TicTimesError(f"{address} is no site", "https:// and a name, with no path behind it")
    return address.rstrip("/").lower()


def _find_browser() -> webbrowser.BaseBrowser:
    """The browser of this machine; `TicTimesError` where it has none."""
    try:
        return webbrowser.get()
    except webbrowser.Error as problem:
        raise TicTimesError(
            "no browser was found on this machine",
            "start without opening one, and type the address",
        ) from problem


def _check_scratch_space() -> None:
    """Make sure that kernels have a place for their sockets; `TicTimesError` where not."""
    try:
        tempfile.TemporaryFile().close()
    except OSError as problem:
        raise TicTimesError(
            f"nothing can be written to {tempfile.tempdir or 'the folder for temporary files'}",
            "a folder that can, named by TMPDIR",
        ) from problem
