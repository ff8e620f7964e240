"""Mathematics as MathML: browsers draw it and read it out themselves, without script or font."""

from __future__ import annotations

from html import escape
from typing import Literal

from latex2mathml.converter import convert

LONGEST = 4_000


def mathml(latex: str, display: Literal["inline", "block"] = "inline") -> str:
    """The mathematics that `latex` says, with or without its dollar signs.

    What cannot be read is shown as it was written.

    >>> mathml("$12$")[-39:]
    'inline"><mrow><mn>12</mn></mrow></math>'
    >>> mathml("{{{")
    '<code>{{{</code>'
    """
    text = latex.strip()
    if text.startswith("$$") and text.endswith("$$") and len(text) > 4:
        text, display = text[2:-2], "block"
    elif text.startswith("$") and text.endswith("$") and len(text) > 2:
        text = text[1:-1]
    try:
        if len(text) > LONGEST:
            raise ValueError(f"more than {LONGEST} characters")
        return str(convert(text, display=display))
    except Exception:  # the library has no error of its own above all others
        return f"<code>{escape(text)}</code>"
