"""What is the same for everyone, kept under an address that names its content, for good."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError

TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}
PACKED_ALREADY = ("woff2",)
FOREVER = "public, max-age=31536000, immutable"
HASH = 32
"""Hexadecimal digits of a name: nobody finds a second content for it, and nobody guesses one."""


KEPT = "kept:"
"""What an address begins with that stands for a content; the page's host looks for it here."""


def kept_name(content: bytes, kind: str) -> str:
    """The name of `content`.

    >>> kept_name(b"export default {}", "js")
    '9aeb8d59b4d483ca6298e9a450fbf37d.js'
    """
    return f"{sha256(content).hexdigest()[:HASH]}.{kind}"


@dataclass(frozen=True, slots=True)
class Item:
    """One content: as it is, and packed for the way."""

    plain: bytes
    packed: bytes | None


class Kept:
    """Contents by name; the oldest go when there are more than `most` bytes of them.

    >>> kept = Kept()
    >>> name = kept.put("export default {}", "js")
    >>> name[32:], kept.get(name).plain
    ('.js', b'export default {}')
    >>> kept.get("no-such-name.js")
    """

    def __init__(self, most: int = 50_000_000) -> None:
        self._most = most
        self._size = 0
        self._items: OrderedDict[str, Item] = OrderedDict()

    def put(self, content: str | bytes, kind: str) -> str:
        """The name of `content`, whose kind is one of `TYPES`."""
        plain = content.encode() if isinstance(content, str) else content
        name = kept_name(plain, kind)
        if name in self._items:
            self._items.move_to_end(name)
            return name
        packed = None if kind in PACKED_ALREADY else gzip.compress(plain, mtime=0)
        self._items[name] = Item(plain, packed)
        self._size += len(plain)
        while self._size > self._most and len(self._items) > 1:
            self._size -= len(self._items.popitem(last=False)[1].plain)
        return name

    def has(self, address: str) -> bool:
        """Whether `address` stands for something that is kept."""
        return address.startswith(KEPT) and address.removeprefix(KEPT) in self._items

    def get(self, name: str) -> Item | None:
        """What is kept under `name`."""
        return self._items.get(name)


class KeptContent(JupyterHandler):
    """Answers with what is kept; a browser asks for it once and never again."""

    def initialize(self, kept: Kept) -> None:
        """Take what the route gives."""
        self.kept = kept

    def get(self, name: str) -> None:
        """The content, packed where the browser can unpack it."""
        item = self.kept.get(name)
        if item is None:
            raise HTTPError(404)
        self.set_header("Content-Type", TYPES[name.rpartition(".")[2]])
        self.set_header("Cache-Control", FOREVER)
        self.set_header("Vary", "Accept-Encoding")
        packs = "gzip" in self.request.headers.get("Accept-Encoding", "")
        if packs and item.packed is not None:
            self.set_header("Content-Encoding", "gzip")
            self.finish(item.packed)
        else:
            self.finish(item.plain)
