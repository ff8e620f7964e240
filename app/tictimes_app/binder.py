"""On Binder, or a Jupyter server with jupyter-server-proxy: the lessons as `serve` shows them.

The server of the lessons runs beside Jupyter's, and is reached through it, below `tictimes/`. A
link to `voila/render/lessons/...` leads there, so that it shows the kit's own page, and not
Voila's. `binder/postBuild` switches this on.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.serverapp import ServerApp
from jupyter_server.utils import url_path_join
from tornado.web import authenticated

BELOW = "tictimes/"
CLASS_SIZE, READY = 4, 1
"""One person looks at it, on a machine of 2 GB at most."""


class LessonLink(JupyterHandler):
    """Where a link to a notebook of the lessons leads."""

    @authenticated
    def get(self, path: str) -> None:
        """Lead on to the lesson's page; what its address asks for goes along."""
        asked = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"{self.base_url}{BELOW}voila/render/{quote(path)}{asked}")


def lesson_server() -> dict[str, Any]:
    """How jupyter-server-proxy runs the server of the lessons; `{port}` and `{base_url}` are its.

    >>> lesson_server()["command"][:3]
    ['tictimes', 'serve', '--port']
    """
    command = ["tictimes", "serve", "--port", "{port}", "--prefix", f"{{base_url}}{BELOW}"]
    limits = ["--class-size", str(CLASS_SIZE), "--ready", str(READY), "--teacher-word", "binder"]
    return {
        "command": [*command, *limits],
        "absolute_url": True,
        "timeout": 180,
        "new_browser_tab": False,
        "launcher_entry": {"title": "TicTimes", "path_info": BELOW},
    }


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    path = url_path_join(server.base_url, r"/voila/render/lessons/([\w./-]+\.ipynb)")
    server.web_app.add_handlers(  # type: ignore[no-untyped-call]  # Jupyter's own has no types
        ".*$", [(path, LessonLink)]
    )
