"""Draw every card large and small, in colour, in grey and as the red-green-blind see it.

`python tests/bench/contact_sheet.py FOLDER` writes a page and a picture a game into FOLDER.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

import tictimes.arithmetic.faces as arithmetic
import tictimes.happy_times.faces as happy_times
from tictimes.icons import ICONS

SIZES = (110, 80, 40)
EYES = {
    "colour": "none",
    "grey": "grayscale(1)",
    "deuteranopia": "url(#deuteranopia)",
    "protanopia": "url(#protanopia)",
    "tritanopia": "url(#tritanopia)",
}
# Machado, Oliveira and Fernandes 2009, at full severity.
FILTERS = {
    "deuteranopia": ".367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0",
    "protanopia": ".152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0",
    "tritanopia": "1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0",
}
STYLE = """
body { margin: 16px; width: 1248px; background: #f6f1e6; font: 16px sans-serif; color: #2b2a33 }
section { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 16px }
h2 { width: 100%; margin: 0; font-size: 14px }
.tiny .tt-tables { display: none }
.icons svg { width: 32px; height: 32px }
.wide svg { width: 260px }
"""


def filters() -> str:
    """The eyes of the colour-blind, as hidden SVG for a page that names them."""
    drawn = "".join(
        f'<filter id="{name}" color-interpolation-filters="linearRGB">'
        f'<feColorMatrix values="{matrix}"/></filter>'
        for name, matrix in FILTERS.items()
    )
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{drawn}</svg>'


def page(faces: Sequence[str], more: Sequence[str], emblem: str) -> str:
    """The contact sheet of one game."""
    icons = "".join(f'<span title="{name}">{icon}</span>' for name, icon in ICONS.items())
    intro = f'<section class="wide">{emblem}</section><section class="icons">{icons}</section>'
    body = []
    for eyes, filtered in EYES.items():
        body.append(f'<div id="{eyes}-eyes">{intro if eyes == "colour" else ""}')
        for size in SIZES:
            shown = [*faces, *more] if eyes == "colour" and size == max(SIZES) else faces
            tiny = " class=tiny" if size < 80 else ""
            cards = "".join(f'<div style="width:{size}px">{face}</div>' for face in shown)
            title = f"<h2>{eyes}, {size} px</h2>"
            body.append(f'<section{tiny} style="filter:{filtered}">{title}{cards}</section>')
        body.append("</div>")
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{filters()}{''.join(body)}"


def sheets() -> dict[str, str]:
    """A page a game."""
    numbers = [happy_times.face(str(number)) for number in range(1, 17)]
    above = [
        happy_times.face(str(number)) for number in (17, 18, 21, 24, 36, 60, 97, 100, 120, 144)
    ]
    names = [
        f"{(nth + row) % 5 + 1}-{shape}-{colour}"
        for row, shape in enumerate(("circle", "crescent", "triangle", "square", "star"))
        for nth, colour in enumerate(("violet", "cyan", "yellow", "orange", "red"))
    ]
    tics = [arithmetic.face(name) for name in names]
    return {
        "happy-times": page(numbers, [*above, happy_times.back()], happy_times.emblem()),
        "arithmetic": page(tics, [arithmetic.back()], arithmetic.emblem()),
    }


def main(folder: Path) -> None:
    """Write the pages and photograph them."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"))
        view = browser.new_page(viewport={"width": 1280, "height": 800}, device_scale_factor=1.5)
        for game, html in sheets().items():
            (folder / f"{game}.html").write_text(html, encoding="utf-8")
            view.set_content(html)
            for eyes in EYES:
                picture = folder / f"{game}-{eyes}.png"
                view.locator(f"#{eyes}-eyes").screenshot(path=picture)
                print(picture)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "contact-sheets"))
