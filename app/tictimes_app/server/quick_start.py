"""What makes a start slow, and is never used here, is left out: Jupyter does without it."""

from __future__ import annotations

import sys

UNUSED = ("rfc3987_syntax",)
"""It reads 40 grammars when it is imported, for addresses with letters of every script in the
schemas of Jupyter's events and notebooks; there are none. jsonschema asks whether it is there."""


def leave_out() -> None:
    """Let imports of what is unused fail from now on, as where it is not installed.

    >>> leave_out()
    >>> "rfc3987_syntax" in sys.modules
    True
    """
    for name in UNUSED:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]  # as import documents it
