"""A PDF, opened by others than who made it: pypdf for its text, PDFium for what is seen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from io import BytesIO

import pypdfium2
from pypdf import PdfReader
from pypdf.generic import DictionaryObject, StreamObject

from tictimes.prints.order import Order
from tictimes.prints.reading import read_order
from tictimes_app.printing.shop import printed

MM = 72 / 25.4
DARK = 90
"""How bright ink is at most; the cut marks are paler."""


@dataclass(frozen=True)
class Print:
    """An order and its PDF."""

    order: Order
    content: bytes

    @property
    def reader(self) -> PdfReader:
        return PdfReader(BytesIO(self.content))

    def text(self, page: int = 0) -> str:
        return " ".join(self.reader.pages[page].extract_text().split())

    def image(self, page: int = 0, dots: float = 4):
        """The page in grey, so many dots a millimetre."""
        document = pypdfium2.PdfDocument(self.content)
        return document[page].render(scale=dots / MM, grayscale=True).to_pil()


@cache
def _made(kind: str, asked: tuple[tuple[str, object], ...]) -> Print:
    order = read_order(kind, dict(asked))
    return Print(order, printed(order))


def made(kind: str, **asked: object) -> Print:
    """The print of an order, made once for all tests."""
    return _made(kind, tuple(asked.items()))


def fonts(reader: PdfReader) -> dict[str, bool]:
    """Every font that the file names, and whether it is embedded."""
    found = {}
    for thing in objects(reader):
        if isinstance(thing, DictionaryObject) and thing.get("/Type") == "/Font":
            about = thing.get("/FontDescriptor")
            embedded = about is not None and "/FontFile2" in about.get_object()
            found[thing["/BaseFont"]] = embedded
    return found


def streams(reader: PdfReader) -> list[bytes]:
    """What every stream of the file holds, unpacked: packed, it depends on the packer."""
    return [thing.get_data() for thing in objects(reader) if isinstance(thing, StreamObject)]


def objects(reader: PdfReader):
    for number in range(1, int(reader.trailer["/Size"])):
        yield reader.get_object(number)


def ink(image) -> tuple[int, int, int, int] | None:
    """The rectangle, in dots, outside which there is nothing dark."""
    box: tuple[int, int, int, int] | None = image.point(lambda v: 255 * (v < DARK)).getbbox()
    return box
