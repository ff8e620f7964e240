"""What a kernel finds ready: imports and pictures, but no cell of a lesson."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from tictimes_app.forked_kernels.order import Warmth
from tictimes_app.server.modules import name_modules

PRELOAD = ("sympy", "ipywidgets", "anywidget", "tictimes", "tictimes_widgets")
"""Modules that every lesson needs."""

WARM_UP = ("tictimes_app.server.warming:lay_tables",)
"""Functions that are called before the first fork."""

REHEARSAL = "__import__('tictimes_app.server.warming', fromlist=['rehearse']).rehearse()"
"""What a kernel runs while it waits for its page: what was done once is done quicker."""

WARMTH = Warmth(PRELOAD, WARM_UP, ("ipywidgets",))


def lay_tables() -> None:
    """Lay a table of each game once, and clear it away: the pictures and the plans stay."""
    import tictimes_widgets

    name_modules()
    with _nothing_kept():
        for game in (tictimes_widgets.HappyTimes, tictimes_widgets.Arithmetic):
            game(seed="otter-42").close()


def rehearse() -> None:
    """Show a table as a lesson does; nobody sees it, and it is cleared away."""
    from IPython.display import display

    import tictimes_widgets

    name_modules()
    with _nothing_kept():
        table = tictimes_widgets.HappyTimes(seed="otter-42")
        display(table)  # type: ignore[no-untyped-call]  # IPython has few types
        table.close()
    lay_tables()


@contextmanager
def _nothing_kept() -> Iterator[None]:
    """The time in which no match goes to the store."""
    store = os.environ.pop("TICTIMES_STORE", None)
    try:
        yield
    finally:
        if store is not None:
            os.environ["TICTIMES_STORE"] = store
