"""JupyterLab, told to keep to this machine and to this Python."""

from __future__ import annotations

from pathlib import Path

from jupyterlab.handlers.announcements import NeverCheckForUpdate
from jupyterlab.labapp import LabApp

from tictimes_app.server.this_python import ThisPython


def open_lab(folder: Path, port: int, *, browser: bool) -> None:
    """Run JupyterLab on `folder` at `port` until the process is told to stop.

    It asks no other machine for news, updates or extensions.
    """
    settings = {
        "ServerApp.root_dir": folder,
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.open_browser": browser,
        "ServerApp.allow_root": True,  # a classroom's machine may know no other user
        "ServerApp.kernel_spec_manager_class": _name(ThisPython),
        "LabApp.check_for_updates_class": _name(NeverCheckForUpdate),
        "LabApp.news_url": None,
        "LabApp.extension_manager": "readonly",
    }
    LabApp.launch_instance([f"--{name}={value}" for name, value in settings.items()])


def _name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"
