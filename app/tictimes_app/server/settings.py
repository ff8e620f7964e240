"""Voila's settings for a class: one place for all that a classroom must be able to rely on."""

from __future__ import annotations

import logging
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from traitlets.config import Config

from tictimes.deal_words import deal_word
from tictimes_app.server.class_word import ClassWord
from tictimes_app.server.classroom import Classroom
from tictimes_app.server.page_socket import PageConnection
from tictimes_app.server.quick_client import QuickClient
from tictimes_app.server.this_python import ThisPython
from tictimes_app.server.warming import PRELOAD, REHEARSAL, WARM_UP

CULL_AFTER = 45
"""Seconds until the kernel of a page that is gone ends; a slow page needs some of them to load."""

PING_EVERY = 10_000
"""Milliseconds between two looks whether a page is still there: a tablet may just be gone."""

GONE_AFTER = 25_000
"""Milliseconds without an answer after which it is; more than two looks, for one answer is late."""

LONGEST_MESSAGE = 256_000
"""Bytes that a page may send at once; a move has some two hundred."""

WANTED_EXTENSIONS = [
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
]


def new_word() -> str:
    """A word that nobody guesses and everyone can type.

    >>> len(new_word().split("-"))
    4
    """
    return f"{deal_word()}-{deal_word()}"


@dataclass(frozen=True, slots=True)
class Settings:
    """What `tictimes serve` was asked for."""

    class_size: int = 30
    class_word: str = ""
    kernels: Literal["forked", "ordinary"] = "forked"
    page: Literal["thin", "voila"] = "thin"
    prefix: str = "/"
    ready: int | None = None
    store: Path = Path("matches.sqlite")
    days: float = 3
    embed_in: tuple[str, ...] = ()
    teacher_word: str = field(default_factory=new_word)


def configuration(asked: Settings) -> Config:
    """The configuration of Voila, of Jupyter's kernels and of the kit's own classes."""
    return Config(
        {
            "Voila": {
                "identity_provider_class": ClassWord,
                "kernel_websocket_connection_class": PageConnection,
                "base_url": asked.prefix,
                "config_file_paths": [],  # a class gets these settings, whatever the machine has
                "log_level": logging.ERROR,
            },
            "VoilaConfiguration": {
                "allow_template_override": "NO",
                "allow_theme_override": "NO",
                "extension_allowlist": WANTED_EXTENSIONS,
                "file_allowlist": [],
                "kernel_spec_manager_class": ThisPython,
                "multi_kernel_manager_class": Classroom,
                "show_tracebacks": False,
            },
            "VoilaExecutor": {
                "allow_errors": True,  # a cell that fails does not take the game below with it
                "on_cell_error": log_failure,
            },
            "KernelManager": {
                # Sockets in a folder: with ports, one is chosen first and bound later, and may be
                # gone. Elsewhere the folder's path may be too long for a socket.
                "transport": "ipc" if sys.platform == "linux" else "tcp",
                "autorestart": False,  # a new kernel would know nothing of the page's widgets
            },
            "AsyncKernelManager": {"client_factory": QuickClient},
            "MappingKernelManager": {
                "cull_idle_timeout": CULL_AFTER,
                "cull_interval": 5,
                "cull_connected": False,
            },
            "ForkedProvisioner": {"preload": list(PRELOAD), "warm_up": list(WARM_UP)},
            "ThisPython": {"forked": asked.kernels == "forked"},
            "PageConnection": {"light": asked.page == "thin"},
            "Classroom": {
                "class_size": asked.class_size,
                "kernel_manager_class": "tictimes_app.server.quiet_kernel.QuietKernelManager",
                "ready_size": asked.class_size if asked.ready is None else asked.ready,
                "warm_up": REHEARSAL,
            },
            "ClassWord": {"word": asked.class_word},
        }
    )


def log_failure(cell: Any, cell_index: int, execute_reply: dict[str, Any]) -> None:
    """Keep for the log what a failing cell does not show to a child.

    The arguments are nbclient's: a notebook node, its place, and Jupyter's `execute_reply`.
    """
    lines = "\n".join(execute_reply["content"].get("traceback", ()))
    logging.getLogger("tictimes").error("cell %d failed:\n%s\n%s", cell_index, cell.source, lines)
