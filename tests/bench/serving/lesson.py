"""The lesson that everyone serves: words, a claim that is proved, and a table of Happy Times."""

from __future__ import annotations

import json
from pathlib import Path

NAME = "01-table"
PROOF = "steps = tt.numbers.why_prime(13)\nassert steps[-1].after"
"""Most lessons of the kit have such a cell; it is where a kernel loads sympy."""

TABLE = 'tw.HappyTimes.from_page(players=["Ana", "Fox (easy bot)"], seed="otter-42")'
CODE = (
    "import tictimes as tt\nimport tictimes_widgets as tw",
    PROOF,
    TABLE,
)
WORDS = "# Play Happy Times\n\nThree numbers from the same times table make a set."
SOLARA = """
import solara
import tictimes as tt
import tictimes_widgets as tw

{proof}

@solara.component
def Page():
    solara.Markdown({words!r})
    solara.display(solara.use_memo(lambda: {table}, []))
"""


def write_notebook(folder: Path) -> Path:
    """Write it into `folder` as a notebook, as Voila and the kit serve it."""
    about = {"title": "Play Happy Times", "goal": "Find sets.", "ages": [7, 9], "minutes": 20}
    words = {"cell_type": "markdown", "id": "words", "metadata": {}, "source": WORDS}
    codes = [
        {
            "cell_type": "code",
            "id": f"code-{number}",
            "metadata": {},
            "execution_count": None,
            "outputs": [],
            "source": code,
        }
        for number, code in enumerate(CODE)
    ]
    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {
        "cells": [words, *codes],
        "metadata": {"kernelspec": spec, "tictimes": about},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path = folder / f"{NAME}.ipynb"
    path.write_text(json.dumps(notebook), "utf-8")
    return path


def write_solara(folder: Path) -> Path:
    """Write it into `folder` as a Solara app."""
    path = folder / "table_app.py"
    path.write_text(SOLARA.format(words=WORDS, proof=PROOF, table=TABLE), "utf-8")
    return path
