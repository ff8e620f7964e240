"""Every lesson runs, twice in a row, and shows the same both times."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import nbformat
import pytest
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient
from traitlets import default

from tictimes_app.server.lessons import lessons_folder
from tictimes_app.server.warming import PRELOAD

PATHS = sorted(path for path in lessons_folder().rglob("*.ipynb") if "checkpoints" not in str(path))
MEMORY_ADDRESS = re.compile(r"0x[0-9a-f]{6,}")


class Forked(KernelSpecManager):
    """Kernels as `tictimes serve` starts them; two for each lesson would be long in coming."""

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        return KernelSpec(
            argv=[sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"],
            language="python",
            metadata={
                "kernel_provisioner": {
                    "provisioner_name": "forked-provisioner",
                    "config": {"preload": list(PRELOAD)},
                }
            },
        )


class ForkedManager(AsyncKernelManager):
    """Starts those kernels."""

    transport = "ipc"

    @default("kernel_spec_manager")
    def _forked(self) -> KernelSpecManager:
        return Forked()


def shown(path: Path) -> list[str]:
    """The text of all that the cells show; a widget's is how it was made."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, kernel_manager_class=ForkedManager, timeout=120).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    assert all(output.output_type in ("execute_result", "display_data") for output in outputs)
    return [output.data["text/plain"] for output in outputs]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_twice_the_same(path: Path) -> None:
    first, second = shown(path), shown(path)
    assert first
    assert first == second
    assert not any(MEMORY_ADDRESS.search(text) for text in first)
