"""Make the fonts of the prints: Andika as TrueType, Latin and extended Latin in one file.

Run once, again only for another edition of the font (needs fontTools and brotli):
`python app/andika_fonts.py`
"""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FROM = Path("widgets/tictimes_widgets/static/fonts")
TO = Path("app/tictimes_app/printing/fonts")
WEIGHTS = {"400": "Andika-Regular", "700": "Andika-Bold"}
SUBSETS = ("latin", "latin-ext")
LICENCE = "OFL.txt"


def main() -> None:
    """Write a file for each weight, and the licence beside them."""
    TO.mkdir(exist_ok=True)
    for weight, name in WEIGHTS.items():
        parts = []
        for subset in SUBSETS:
            font = TTFont(FROM / f"andika-{subset}-{weight}.woff2")
            font.flavor = None
            part = TO / f"{subset}.tmp"
            font.save(part)
            parts.append(part)
        font = Merger().merge(list(map(str, parts)))
        # letters one by one are all that a print needs: no tables for joining or hinting them
        asked = Options(layout_features=[], hinting=False, glyph_names=False)
        asked.drop_tables += ["GSUB", "GPOS", "GDEF", "DSIG"]
        subsetter = Subsetter(asked)
        subsetter.populate(unicodes=font.getBestCmap())
        subsetter.subset(font)
        font["head"].created = font["head"].modified = 0
        font.recalcTimestamp = False
        font.save(TO / f"{name}.ttf")
        for part in parts:
            part.unlink()
    copyfile(FROM / LICENCE, TO / LICENCE)


if __name__ == "__main__":
    main()
