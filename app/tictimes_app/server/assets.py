"""The kit's own files for a browser, each under an address that names its content."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import tictimes_widgets
from tictimes_app.server.kept import TYPES, Kept

HERE = Path(__file__).parent
WIDGETS = Path(next(iter(tictimes_widgets.__path__))) / "static"
FOLDERS = (HERE / "templates" / "static", WIDGETS, WIDGETS / "fonts")
OWN_FILE = re.compile(r"""url\("([\w.-]+)"\)""")


class Assets:
    """Puts the files of `folders` among what is kept.

    >>> Assets(Kept()).address("kit.css")[-4:]
    '.css'
    """

    def __init__(self, kept: Kept, folders: Iterable[Path] = FOLDERS) -> None:
        self._names: dict[str, str] = {}
        files = (path for folder in folders for path in folder.iterdir())
        # style sheets last: they name fonts
        for path in sorted(files, key=lambda path: path.suffix == ".css"):
            kind = path.suffix.removeprefix(".")
            if kind in TYPES:
                content = path.read_bytes()
                if kind == "css":
                    content = OWN_FILE.sub(self._own, content.decode()).encode()
                self._names[path.name] = kept.put(content, kind)

    def address(self, name: str) -> str:
        """Where the file called `name` is, as seen from the server's first page."""
        return f"tictimes/kept/{self._names[name]}"

    @property
    def addresses(self) -> dict[str, str]:
        """Every file's address by its name."""
        return {name: self.address(name) for name in self._names}

    def _own(self, url: re.Match[str]) -> str:
        return f'url("{self._names.get(url[1], url[1])}")'
