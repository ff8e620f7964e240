"""The lesson that everyone serves: some words, and a table of Happy Times."""

from __future__ import annotations

import json
from pathlib import Path

NAME = "01-table"
CODE = (
    "import tictimes_widgets as tw",
    'tw.HappyTimes.from_page(players=["Ana", "Fox (easy bot)"], seed="otter-42")',
)
WORDS = "# Play Happy Times\n\nThree numbers from the same times table make a set."
SOLARA = """
import solara
import tictimes_widgets as tw


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
    path.write_text(SOLARA.format(words=WORDS, table=CODE[1]), "utf-8")
    return path
