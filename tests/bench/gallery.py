"""All pictures and a set of explanations on one page a voice, photographed wide, narrow and dark.

`python tests/bench/gallery.py FOLDER` writes `young.html` and the like, which need no kernel, and
contact sheets of each. The pages are looked at: what is not true, clear or beautiful is mended.
"""

from __future__ import annotations

import base64
import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

from playwright.sync_api import sync_playwright

import tictimes as tt
import tictimes_widgets as tw
from tictimes.sayings import Voice
from tictimes.scene import Ask, asked
from tictimes.steps import Step

STATIC = Path(tw.__file__).parent / "static"
TRAITS = ("kind", "picture", "icons")
SHEETS = {
    "": (1280, "light"),
    "-768": (768, "light"),
    "-320": (320, "light"),
    "-dark": (1280, "dark"),
}

PIECE = 2400
"""So high is a sheet: what can be looked at without losing its letters."""

HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
LEVEL_1 = "5-circle-orange 4-star-orange 4-square-orange 3-triangle-orange 5-circle-red".split()
BELOW = "1-star-red 2-star-red 1-crescent-red 5-circle-yellow 5-square-orange".split()
NO_GROUP = "1-star-red 2-crescent-red 3-crescent-cyan 4-circle-yellow 5-square-orange".split()
ALL_TIC = [f"{number}-star-red" for number in range(1, 6)]

STYLE = """
body { margin: 0; padding: 12px; background: #f6f1e6; color: #2b2a33; font: 16px sans-serif }
main { display: grid; gap: 16px 12px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 600px), 1fr)) }
section { min-width: 0; border-top: 2px solid #8b8577 }
h1 { font-size: 22px } h2 { font-size: 16px; margin: 6px 8px }
@media (prefers-color-scheme: dark) { body { background: #211f27; color: #f2eee4 } }
"""
SCRIPT = """
import pictures from "data:text/javascript;base64,{bundle}";
for (const [title, traits] of {shown}) {{
  const room = document.querySelector("main").appendChild(document.createElement("section"));
  room.appendChild(document.createElement("h2")).textContent = title;
  const el = room.appendChild(document.createElement("div"));
  const model = {{ get: (name) => traits[name], on() {{}}, off() {{}}, send() {{}} }};
  pictures.render({{ model, el }});
}}
document.body.dataset.ready = "";
"""


def exhibits(voice: Voice) -> Iterator[tuple[str, tw.PictureWidget]]:
    """What hangs in the gallery, and what it is called."""
    yield from pictures(voice)
    for title, steps in explanations(voice):
        yield title, shown(tw.Steps(steps, voice=voice))


def pictures(voice: Voice) -> Iterator[tuple[str, tw.PictureWidget]]:
    """The eight pictures, at the beginning, in the middle, or with all that they can show."""
    best = tt.arithmetic.best_group(HAND)
    assert best is not None
    begun = tw.Hands(HAND, level=2, voice=voice)
    yield "FactorTree", shown(tw.FactorTree(60, voice=voice))
    yield "Rectangles: a square", shown(tw.Rectangles(36, voice=voice))
    yield "Rectangles: a prime", shown(tw.Rectangles(13, voice=voice))
    yield "NumberGrid: the sieve", shown(tw.NumberGrid(voice=voice))
    yield "NumberGrid: two tables", tw.NumberGrid(use="tables", tables=(4, 6), voice=voice)
    yield "NumberGrid: jumps", shown(tw.NumberGrid(use="jumps", tables=(7,), voice=voice))
    yield "TablesMap: how many sets", shown(tw.TablesMap(voice=voice))
    yield "TablesMap: two tables", pressed(tw.TablesMap(voice=voice), "3-times", "4-times")
    yield "NumberLine: past 0", shown(tw.NumberLine(16, -21, voice=voice))
    yield "NumberLine: a score", shown(tw.NumberLine(best.expression, voice=voice))
    yield "Steps: one at a time", tw.Steps(tt.arithmetic.explain(HAND), voice=voice)
    yield "Hands: which is best?", pressed(begun, "group-3")
    yield "Hands: Level 2", shown(pressed(tw.Hands(HAND, level=2, voice=voice), "group-3"))
    yield "Hands: Level 1", shown(tw.Hands(LEVEL_1, voice=voice))
    yield "Hands: no group", shown(tw.Hands(NO_GROUP, voice=voice))
    yield "Hands: many groups", shown(tw.Hands(ALL_TIC, level=2, voice=voice))
    yield "Chances: before", tw.Chances(voice=voice)
    yield "Chances: a score", shown(tw.Chances(1, 11, voice=voice))
    yield "Chances: a hand", shown(tw.Chances(2, cards=HAND, voice=voice))


def explanations(voice: Voice) -> Iterator[tuple[str, tuple[Step, ...]]]:
    """Explanations of numbers, sets, hands, and of answers that are not right."""
    for number in (13, 36, 0, 1, 60):
        yield f"{number}", tt.numbers.explain(number)
    yield "13 is prime", tt.numbers.why_prime(13)
    yield "A set: 4, 8, 12", tt.happy_times.why_set((4, 8, 12), 4)
    yield "No set: 3, 14, 9", tt.happy_times.why_set((3, 14, 9), 3)
    yield "A hand, Level 1", tt.arithmetic.explain(LEVEL_1, level=1)
    yield "A hand, Level 2", tt.arithmetic.explain(HAND, level=2)
    yield "The same in one sum", tt.arithmetic.in_one(HAND)
    yield "A score below 0", tt.arithmetic.explain(BELOW, level=1)
    for answer in (12, 6, 17, 9):
        yield f"{answer} for 18", diagnosis(answer)


def diagnosis(answer: int) -> tuple[Step, ...]:
    """What may lie behind an answer, as steps, then what is right."""
    verdict = tt.arithmetic.check(HAND, 2, answer)
    given = tt.steps.Num(answer)
    return (
        *(Step(found.says, given, given) for found in verdict.diagnoses),
        replace(tt.arithmetic.in_one(HAND)[0], steps=()),
    )


def shown(widget: tw.PictureWidget) -> tw.PictureWidget:
    """A picture with all that it can show, as its last button shows it."""
    widget.scene = asked(widget.scene, Ask("all"))
    return widget


def pressed(widget: tw.PictureWidget, *keys: str) -> tw.PictureWidget:
    """A picture in which some things are pressed."""
    for key in keys:
        widget.scene = asked(widget.scene, Ask("press", key))
    return widget


def page(voice: Voice) -> str:
    """The gallery in one voice, which stands alone."""
    hung = [(title, {one: getattr(w, one) for one in TRAITS}) for title, w in exhibits(voice)]
    bundle = base64.b64encode((STATIC / "pictures.js").read_bytes()).decode()
    script = SCRIPT.format(bundle=bundle, shown=json.dumps(hung).replace("</", "<\\/"))
    style = (STATIC / "pictures.css").read_text(encoding="utf-8") + STYLE
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Gallery: {voice}</title><style>{style}</style></head><body>"
        f'<h1>Gallery: {voice}</h1><main></main><script type="module">{script}</script></body>'
    )


def main(folder: Path) -> None:
    """Write the pages and photograph them."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"))
        for voice in get_args(Voice):
            path = folder / f"{voice}.html"
            path.write_text(page(voice), encoding="utf-8")
            for name, (width, scheme) in SHEETS.items():
                size = {"width": width, "height": 900}
                view = browser.new_page(viewport=size, color_scheme=scheme, reduced_motion="reduce")
                view.goto(path.resolve().as_uri())
                view.wait_for_selector("body[data-ready]")
                high = view.evaluate("document.documentElement.scrollHeight")
                for nth, top in enumerate(range(0, high, PIECE)):
                    picture = folder / f"{voice}{name}-{nth + 1}.png"
                    clip = {"x": 0, "y": top, "width": width, "height": min(PIECE, high - top)}
                    view.screenshot(path=picture, clip=clip, full_page=True)
                    print(picture)
                view.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/gallery"))
