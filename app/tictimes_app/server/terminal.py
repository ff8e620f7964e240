"""What the teacher sees where the server was started."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import click
from rich.console import Console
from rich.live import Live
from rich.text import Text

from tictimes_app.server.addresses import qr_code


def say_where(addresses: Sequence[str], teacher_word: str, *, for_others: bool) -> None:
    """Tell where the lessons are; with a picture for tablets, where they can be reached from."""
    first, *others = addresses
    click.echo(f"The lessons are at {first}")
    click.echo(f"The teacher's word is {teacher_word}")
    if for_others:
        if others:
            click.echo(
                "If a tablet does not find them there, this machine is in other networks too:"
            )
            for address in others:
                click.echo(f"  {address}")
        click.echo(qr_code(first))
    click.echo(f"Your own pages, which ask for the word: {first}tictimes/teacher")
    click.echo("Press Ctrl and C to stop.")


def status_line(health: Mapping[str, Any]) -> str:
    """Who is on, as counts, and what it costs.

    >>> status_line({"status": "ok", "broken": [], "pages": 1, "seats": 30, "kernels": 31,
    ...     "ready": 30, "memory_mb": 812})
    '1 page open, 30 seats; 31 kernels, 30 of them ready; 812 MB. All is well.'
    >>> status_line({"status": "failing", "broken": ["store"], "pages": 2, "seats": 2, "kernels": 2,
    ...     "ready": 0, "memory_mb": 70})[-48:]
    '70 MB. Not well: store. The log has the details.'
    """
    pages = "1 page" if health["pages"] == 1 else f"{health['pages']} pages"
    ready = f", {health['ready']} of them ready" if health["ready"] else ""
    counts = f"{pages} open, {health['seats']} seats; {health['kernels']} kernels{ready}"
    broken = ", ".join(health["broken"])
    state = {
        "ok": "All is well.",
        "full": "The class is full.",
        "failing": f"Not well: {broken}. The log has the details.",
    }[health["status"]]
    return f"{counts}; {health['memory_mb']} MB. {state}"


class StatusLine:
    """One line that is written anew in its place; none where nobody watches the terminal."""

    def __init__(self) -> None:
        self._live: Live | None = None

    @property
    def is_watched(self) -> bool:
        """Whether there is a terminal to write it on."""
        return sys.stdout.isatty()

    def show(self, health: Mapping[str, Any]) -> None:
        """Write it as it is now."""
        if self._live is None:
            self._live = Live(console=Console(), auto_refresh=False, redirect_stdout=False)
            self._live.start()
        self._live.update(Text(status_line(health)), refresh=True)

    def stop(self) -> None:
        """Leave the terminal as it was."""
        if self._live is not None:
            self._live.stop()
