"""A lesson as its page shows it: the words drawn once, the cells as they have to be run."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

from tictimes_app.server.mathematics import mathml


@dataclass(frozen=True, slots=True)
class Part:
    """One cell: words, drawn, or code, to be run in its place."""

    html: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True)
class LessonText:
    """A lesson's title, and its cells from top to bottom."""

    title: str
    parts: tuple[Part, ...]


class WithMathematics(IPythonRenderer):
    """Draws markdown, and the formulas in it."""

    def block_math(self, body: str) -> str:
        """A formula that has a line of its own."""
        return mathml(body, "block")

    def inline_math(self, body: str) -> str:
        """A formula in a sentence."""
        return mathml(body)


def read_text(path: Path) -> LessonText:
    """The lesson in the notebook at `path`; one that has not changed is not read again."""
    about = path.stat()
    return _read(path, about.st_mtime_ns, about.st_size)


def draw_words(markdown: str, attachments: Mapping[str, dict[str, str]] | None = None) -> str:
    """`markdown` as HTML.

    >>> draw_words("Is $2$ × 6 *twelve*?")[:23]
    '<p>Is <math xmlns="http'
    """
    renderer = WithMathematics(
        escape=False, exclude_anchor_links=True, attachments=dict(attachments or {})
    )
    # a sum does not break at the end of a line
    return MarkdownWithMath(renderer=renderer).render(markdown.replace(" × ", "\u00a0×\u00a0"))


@lru_cache(maxsize=64)
def _read(path: Path, _changed: int, _size: int) -> LessonText:
    notebook = json.loads(path.read_text("utf-8"))
    title = notebook["metadata"].get("tictimes", {}).get("title", "A lesson")
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(Part(html=draw_words(source, cell.get("attachments"))))
        elif cell["cell_type"] == "code" and source.strip():
            parts.append(Part(code=source))
    return LessonText(title, tuple(parts))
