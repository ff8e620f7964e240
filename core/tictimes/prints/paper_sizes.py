"""Papers and the cards that fit on them, in millimetres."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

PaperName: TypeAlias = Literal["a4", "letter"]
PAPER_NAMES: tuple[PaperName, ...] = get_args(PaperName)

MARGIN = 6.5
"""No printer has to print nearer to an edge: most can from 6.35, a quarter of an inch, on."""

CARDS: Mapping[int, tuple[float, float]] = MappingProxyType({9: (63.0, 88.0), 16: (46.0, 64.4)})
"""The size of a card by how many there are on a side: as poker cards are, or the best 5 : 7.

Both papers take the same, so that packs from two printers mix.
"""


@dataclass(frozen=True, slots=True)
class PaperSize:
    """A paper, upright."""

    wide: float
    high: float


PAPERS: Mapping[PaperName, PaperSize] = MappingProxyType(
    {"a4": PaperSize(210, 297), "letter": PaperSize(215.9, 279.4)}
)
