"""Widget states without what is the same for everyone: that is kept, and loaded once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tictimes_app.server.kept import KEPT, Kept

SAME_FOR_ALL = {"_esm": "js", "_css": "css", "art": "json", "chips": "json"}
"""Traits whose values do not depend on who plays, and what kind of content they are."""

SHORTEST = 500
"""Characters below which a value is not worth a request of its own."""


def lighten(state: Mapping[str, Any], kept: Kept) -> dict[str, Any]:
    """`state` with an address in the place of each long value that is the same for all.

    >>> light = lighten({"_esm": "export default {}" * 100, "count": 7}, Kept())
    >>> light["_esm"][:5], light["_esm"][-3:], light["count"]
    ('kept:', '.js', 7)
    """
    return {name: _light(name, value, kept) for name, value in state.items()}


def lighten_message(content: dict[str, Any], kept: Kept) -> bool:
    """Lighten the states in a comm's message, in place; whether there were any.

    The message is a widget's opening or update, or the answer to a page that asked for all.
    """
    data = content.get("data")
    if not isinstance(data, dict):
        return False
    if data.get("method") == "update_states":
        for widget in data["states"].values():
            widget["state"] = lighten(widget["state"], kept)
        return True
    if isinstance(data.get("state"), dict):
        data["state"] = lighten(data["state"], kept)
        return True
    return False


def _light(name: str, value: Any, kept: Kept) -> Any:  # a state holds whatever JSON does
    kind = SAME_FOR_ALL.get(name)
    if kind is None or (isinstance(value, str) and kept.has(value)):
        return value
    text = json.dumps(value, separators=(",", ":")) if kind == "json" else value
    if not isinstance(text, str) or (kind != "js" and len(text) < SHORTEST):
        return value  # but a page runs no script that it was sent as text
    return f"{KEPT}{kept.put(text, kind)}"
