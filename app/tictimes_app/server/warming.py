"""What a kernel finds ready when it is forked: imports and pictures, but no cell of a lesson."""

from __future__ import annotations

from tictimes_app.forked_kernels.order import Warmth

PRELOAD = ("sympy", "ipywidgets", "anywidget", "tictimes", "tictimes_widgets")
"""Modules that every lesson needs."""

WARM_UP = ("tictimes_app.server.warming:lay_tables",)
"""Functions that are called before the first fork."""


WARMTH = Warmth(PRELOAD, WARM_UP, ("ipywidgets",))


def lay_tables() -> None:
    """Lay a table of each game once, and clear it away: the pictures and the plans stay."""
    import tictimes_widgets

    for game in (tictimes_widgets.HappyTimes, tictimes_widgets.Arithmetic):
        game(seed="otter-42").close()
