"""Turn characters into paths: the few that faces bear, and all that sentences are made of.

Run once, again only for another font or more characters (needs fontTools and brotli):
`python widgets/andika_outlines.py faces > core/tictimes/outlines.py`
`python widgets/andika_outlines.py letters > core/tictimes/letters.py`
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

FONTS = Path("widgets/tictimes_widgets/static/fonts")


@dataclass(frozen=True, slots=True)
class Set:
    """Characters of one weight, and how high a digit of them is in whole units."""

    weight: str
    file: str
    characters: str
    height: int


SETS = {
    "faces": Set("Bold", "andika-latin-700.woff2", "0123456789×+−VCYOR", 200),
    "letters": Set(
        "Regular",
        "andika-latin-400.woff2",
        "".join(map(chr, (*range(0x20, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100))))
        + "−–—‘’“”„…",
        100,
    ),
}


class RelativePen(BasePen):
    """Writes an outline as SVG path data in whole relative steps, y downwards."""

    def __init__(self, glyphs: object, scale: float) -> None:
        super().__init__(glyphs)
        self.scale = scale
        self.commands: list[str] = []
        self.here = (0, 0)

    def _steps(self, *points: tuple[float, float]) -> str:
        ends = [(round(x * self.scale), round(-y * self.scale)) for x, y in points]
        steps = [step for x, y in ends for step in (x - self.here[0], y - self.here[1])]
        self.here = ends[-1]
        return "".join(f" {step}" if step >= 0 else str(step) for step in steps).lstrip()

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 - fontTools' name
        # A subpath begins at the last one's start after "z", so an absolute move is the safe one.
        self.here = (0, 0)
        self.commands.append("M" + self._steps(pt))

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        x, y = self.here
        steps = self._steps(pt)
        across, down = self.here[0] - x, self.here[1] - y
        if (across, down) != (0, 0):
            self.commands.append(
                f"v{down}" if across == 0 else f"h{across}" if down == 0 else f"l{steps}"
            )

    def _qCurveToOne(  # noqa: N802
        self, pt1: tuple[float, float], pt2: tuple[float, float]
    ) -> None:
        self.commands.append("q" + self._steps(pt1, pt2))

    def _closePath(self) -> None:  # noqa: N802
        self.commands.append("z")


def main() -> None:
    """Print the module."""
    made = SETS[sys.argv[1]]
    font = TTFont(FONTS / made.file)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = made.height / font["OS/2"].sCapHeight
    print(
        f'"""Outlines of Andika {made.weight}, made by `widgets/andika_outlines.py`: do not edit.'
    )
    print()
    print("(c) SIL International, SIL Open Font License 1.1; its text lies beside the font files.")
    print('"""')
    print()
    print("# ruff: noqa: E501 - a path is one long word")
    print()
    print(f"HEIGHT = {made.height}")
    print('"""How tall a digit is; the baseline is y = 0, and y grows downwards."""')
    print()
    print("OUTLINES: dict[str, tuple[int, str]] = {")
    for character in made.characters:
        if ord(character) not in names:
            continue
        name = names[ord(character)]
        pen = RelativePen(glyphs, scale)
        glyphs[name].draw(pen)
        width, path = round(glyphs[name].width * scale), "".join(pen.commands)
        key = "'\"'" if character == '"' else json.dumps(character, ensure_ascii=False)
        print(f"    {key}: (")
        print(f"        {width},")
        print(f'        "{path}",')
        print("    ),")
    print("}")
    print('"""Every character\'s advance and path data."""')


if __name__ == "__main__":
    main()
