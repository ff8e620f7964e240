"""Every lesson runs, twice in a row, and shows the same both times."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tictimes_app.server.lessons import lessons_folder

PATHS = sorted(path for path in lessons_folder().rglob("*.ipynb") if "checkpoints" not in str(path))
MEMORY_ADDRESS = re.compile(r"0x[0-9a-f]{6,}")


def shown(path: Path) -> list[str]:
    """The text of all that the cells show; a widget's is how it was made."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, kernel_name="python3", timeout=120).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    assert all(output.output_type in ("execute_result", "display_data") for output in outputs)
    return [output.data["text/plain"] for output in outputs]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_twice_the_same(path: Path) -> None:
    first, second = shown(path), shown(path)
    assert first
    assert first == second
    assert not any(MEMORY_ADDRESS.search(text) for text in first)
