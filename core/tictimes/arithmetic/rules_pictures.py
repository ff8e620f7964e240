"""stub"""

from __future__ import annotations

from tictimes.form import RulePicture


def rules_pictures() -> tuple[RulePicture, ...]:
    """Six pictures."""
    return ()
