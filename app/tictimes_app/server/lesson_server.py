"""Voila, told to serve the lessons and nothing else."""

from __future__ import annotations

import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import StaticFileHandler
from traitlets import Any as AnyTrait
from traitlets import Callable as CallableTrait
from traitlets import Tuple
from traitlets.config import Config
from voila.app import Voila

import tictimes_widgets
from tictimes_app.server.classroom import Classroom, ClassWord
from tictimes_app.server.lessons import read_lessons
from tictimes_app.server.pages import HomePage, LeavePage, LessonPage, NothingHere, OwnKernel
from tictimes_app.server.this_python import ThisPython

PAGES = Path(__file__).with_name("templates")
WIDGETS = Path(next(iter(tictimes_widgets.__path__))) / "static"

CULL_AFTER = 45
"""Seconds until the kernel of a page that is gone ends; a slow page needs some of them to load."""

PING_EVERY = 10_000
"""Milliseconds between two looks whether a page is still there: a tablet may just be gone."""

GONE_AFTER = 25_000
"""Milliseconds without an answer after which it is; more than two looks, for one answer is late."""

WANTED_EXTENSIONS = [
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
]


def configuration(class_size: int, class_word: str) -> Config:
    """Voila's settings for a class: one place for all that a classroom must be able to rely on."""
    return Config(
        {
            "Voila": {
                "identity_provider_class": ClassWord,
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
            # Sockets in a folder: with ports, one is chosen first and bound later, and may be gone.
            # Elsewhere the folder's path may be too long for a socket.
            "KernelManager": {"transport": "ipc" if sys.platform == "linux" else "tcp"},
            "MappingKernelManager": {
                "cull_idle_timeout": CULL_AFTER,
                "cull_interval": 5,
                "cull_connected": False,
            },
            "Classroom": {"class_size": class_size},
            "ClassWord": {"word": class_word},
        }
    )


def log_failure(cell: Any, cell_index: int, execute_reply: dict[str, Any]) -> None:
    """Keep for the log what a failing cell does not show to a child.

    The arguments are nbclient's: a notebook node, its place, and Jupyter's `execute_reply`.
    """
    lines = "\n".join(execute_reply["content"].get("traceback", ()))
    logging.getLogger("tictimes").error("cell %d failed:\n%s\n%s", cell_index, cell.source, lines)


class LessonServer(Voila):  # type: ignore[misc]  # voila has no types
    """Serves the lessons of `root_dir` on `sockets`; calls `when_ready` once it answers."""

    name = "tictimes"
    sockets = AnyTrait(help="Sockets that listen already, so that a port in use is known early.")
    when_ready = CallableTrait(help="Called without arguments when the server answers.")
    lessons = Tuple(help="What the folder holds.")

    def setup_template_dirs(self) -> None:
        """Put the kit's own pages before Voila's and nbconvert's."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(PAGES))
        self.lessons = read_lessons(Path(self.root_dir))

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings; every other page, errors included, is drawn as the kit's own."""
        settings: dict[str, Any] = super().init_settings()
        voila = {"voila_configuration": self.voila_configuration}
        return settings | {
            "jinja2_env": settings["voila_jinja2_env"],
            "compress_response": True,
            "ws_ping_interval": PING_EVERY,
            "ws_ping_timeout": GONE_AFTER,
            "default_handler_class": NothingHere,
            "default_handler_args": voila,
        }

    def init_handlers(self) -> list[Any]:
        """Of what Voila serves, only what a lesson's page asks for, and the kit's own pages."""
        voila = {"voila_configuration": self.voila_configuration}
        lesson = voila | {
            "lessons": self.lessons,
            "template_paths": self.template_paths,
            "config": self.config,
        }
        return [
            (r"/", HomePage, voila | {"lessons": self.lessons}),
            (r"/voila/render/(.*)", LessonPage, lesson),
            (r"/voila/api/shutdown/(.*)", LeavePage),
            (r"/api/kernels/([-0-9a-f]{36})", OwnKernel),
            (r"/tictimes/static/(.*)", StaticFileHandler, {"path": str(PAGES / "static")}),
            (r"/tictimes/fonts/(.*)", StaticFileHandler, {"path": str(WIDGETS / "fonts")}),
            *(rule for rule in super().init_handlers() if _is_needed(rule)),
        ]

    def listen(self) -> None:
        """Answer on the sockets that were taken before, until told to stop."""
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.when_ready)
        signal.signal(signal.SIGINT, self._handle_signal_stop)  # as for SIGTERM: end every kernel
        try:
            self.ioloop.start()
        finally:
            self.stop()


def _is_needed(rule: tuple[Any, ...]) -> bool:
    """Whether a lesson's page asks for what Voila serves by this `rule`."""
    pattern = rule[0]
    return any(
        part in pattern
        for part in (
            "/channels",
            "/voila/static",
            "/voila/labextensions",
            "/login",
            "/voila/api/themes",
        )
    )


def serve_lessons(
    folder: Path,
    sockets: list[socket.socket],
    *,
    class_size: int,
    class_word: str,
    when_ready: Callable[[], None],
) -> None:
    """Serve the lessons in `folder` on `sockets` until the process is told to stop."""
    server = LessonServer(
        config=configuration(class_size, class_word),
        root_dir=str(folder),
        sockets=sockets,
        when_ready=when_ready,
    )
    server.initialize([])
    # tornado would warn of jupyter_server's ping times, which it takes for seconds
    logging.getLogger("tornado.general").setLevel(logging.ERROR)
    server.start()
