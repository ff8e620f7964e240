"""The front ends of the kit's own widgets: a kernel names them, for the server has them already."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from tictimes_app.server.kept import KEPT, Kept, kept_name

NAMED = "TICTIMES_MODULES"
"""The variable that tells a kernel to name them; a page that loads no names is sent them whole."""

KINDS: Mapping[str, str] = {"_esm": "js", "_css": "css"}


def keep_modules(folder: Path, kept: Kept) -> None:
    """Have every module and style sheet of `folder` among what is kept, as a widget sends it."""
    for path in folder.iterdir():
        if path.suffix in (".js", ".css"):
            kept.put(path.read_text("utf-8"), path.suffix[1:])


def name_modules() -> None:
    """Let the kit's widgets send the names of their modules, where the server wants that.

    Half a megabyte for each page need not be packed, sent, read and weighed then.
    """
    if not os.environ.get(NAMED):
        return
    for widget in _own_widgets():
        for trait, kind in KINDS.items():
            text = str(getattr(widget, trait, KEPT))
            if not text.startswith(KEPT):
                setattr(widget, trait, f"{KEPT}{kept_name(text.encode(), kind)}")


def _own_widgets() -> Iterator[type]:
    from anywidget import AnyWidget

    waiting = AnyWidget.__subclasses__()
    while waiting:
        one = waiting.pop()
        waiting += one.__subclasses__()
        if one.__module__.startswith("tictimes_widgets."):
            yield one
