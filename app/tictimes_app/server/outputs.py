"""What a cell shows, as HTML: a widget is only a place, which the page's host fills."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from tictimes_app.server.mathematics import mathml
from tictimes_app.server.page_words import PageWords
from tictimes_app.server.reading import draw_words

ENGLISH = PageWords()
WIDGET = "application/vnd.jupyter.widget-view+json"

DRAWN: Mapping[str, Callable[[Any], str]] = {
    WIDGET: lambda view: f'<div data-model="{escape(view["model_id"])}"></div>',
    "text/html": lambda html: html,
    "image/svg+xml": lambda svg: svg,
    "image/png": lambda data: f'<img alt="" src="data:image/png;base64,{data.strip()}">',
    "image/jpeg": lambda data: f'<img alt="" src="data:image/jpeg;base64,{data.strip()}">',
    "text/markdown": draw_words,
    "text/latex": lambda latex: mathml(latex, "block"),
    "text/plain": lambda text: f'<pre class="print">{escape(text)}</pre>',
}
"""How each kind is drawn, the best first."""


def no_cards(words: PageWords) -> str:
    """What stands where cards should be, if their kernel has failed."""
    again = f'<a class="pill main" href="">{escape(words("load-again"))}</a>'
    return f'<p class="sorry" role="alert">{escape(words("no-cards"))} {again}</p>'


def as_html(outputs: Sequence[Mapping[str, Any]], words: PageWords = ENGLISH) -> str:
    """The outputs of a cell, one after another.

    >>> as_html([{"output_type": "stream", "name": "stdout", "text": "4 < 5"}])
    '<pre class="print">4 &lt; 5</pre>'
    >>> as_html([{"output_type": "stream", "name": "stderr", "text": "a warning"}])
    ''
    """
    return "".join(_draw(output, words) for output in outputs)


def _draw(output: Mapping[str, Any], words: PageWords) -> str:
    match output["output_type"]:
        case "error":
            return f'<p class="sorry" role="alert">{escape(words("part-failed"))}</p>'
        case "stream":
            printed = output["name"] == "stdout"
            return DRAWN["text/plain"](output["text"]) if printed else ""
    data = output["data"]
    kind = next((kind for kind in DRAWN if kind in data), None)
    if kind is None:
        return ""
    content = data[kind]
    return DRAWN[kind]("".join(content) if isinstance(content, list) else content)
