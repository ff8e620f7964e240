"""A lesson that runs in a kernel, cell by cell, for one page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import nbformat
from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.manager import AsyncKernelManager
from traitlets.config import Config
from voila.execute import VoilaExecutor

from tictimes_app.server.reading import LessonText

NOT_SHOWN = "@jupyter-widgets/base"
"""The module of widgets that have no view: they only say how others are laid out."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What came of the cell at `place`: its outputs, and the widgets made since the last one."""

    place: int
    outputs: list[Mapping[str, Any]]
    widgets: Mapping[str, Mapping[str, Any]]


class LessonExecutor(VoilaExecutor):  # type: ignore[misc]  # voila has no types
    """Runs the cells of a page. Nobody checks their outputs against the schema of notebooks."""

    def output(
        self,
        outs: list[nbformat.NotebookNode],
        msg: dict[str, Any],
        display_id: str | None,
        cell_index: int,
    ) -> nbformat.NotebookNode | None:
        """Keep an output as it came; the arguments are nbclient's."""
        hooked = self.output_hook_stack[msg["parent_header"].get("msg_id")]
        if display_id or hooked or self.clear_before_next_output:
            kept: nbformat.NotebookNode | None = super().output(outs, msg, display_id, cell_index)
            return kept
        out: nbformat.NotebookNode = nbformat.from_dict(  # type: ignore[no-untyped-call]
            {"output_type": msg["msg_type"], **msg["content"]}
        )
        outs.append(out)
        return out


async def run_lesson(
    text: LessonText, kernel: AsyncKernelManager, client: AsyncKernelClient, config: Config
) -> AsyncIterator[Shown]:
    """Run the code of `text` in `kernel`; what a cell shows comes as soon as it has run.

    `client` is one that the kernel has answered; it is closed at the end.

    Raises what nbclient does where the kernel dies.
    """
    places = [place for place, part in enumerate(text.parts) if part.code]
    notebook = _notebook([text.parts[place].code for place in places])
    executor = LessonExecutor(notebook, km=kernel, config=config, show_tracebacks=False)
    executor.kc = client
    told: set[str] = set()
    try:
        for number, place in enumerate(places):
            cell = await executor.execute_cell(
                notebook.cells[number], None, number, store_history=False
            )
            made = executor.widget_state.keys() - told
            told |= made
            yield Shown(place, cell.outputs, {name: executor.widget_state[name] for name in made})
    finally:
        client.stop_channels()


def _notebook(codes: Sequence[str]) -> nbformat.NotebookNode:
    cells = [{"cell_type": "code", "source": code, "metadata": {}, "outputs": []} for code in codes]
    made: nbformat.NotebookNode = nbformat.from_dict(  # type: ignore[no-untyped-call]
        {"cells": cells, "metadata": {}}
    )
    return made
