"""The floor: the same table on a page that is nothing but files, with its first moves recorded.

    python tests/bench/serving/static_page.py FOLDER PORT

writes it into FOLDER and serves it.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from pathlib import Path

import tornado.web

sys.path.insert(0, str(Path(__file__).parents[1]))  # it runs as a program of its own

from page import STATIC, recorded, traits

from tictimes_widgets import HappyTimes

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Play Happy Times</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="table.css">
<link rel="modulepreload" href="table.js"></head><body>
<h1>Play Happy Times</h1>
<p>Three numbers from the same times table make a set.</p>
<div id="table"></div>
<script type="application/json" id="given">{given}</script>
<script type="module" src="model.js"></script></body></html>
"""
MODEL = """
import table from "./table.js";
const { traits, boards } = JSON.parse(document.getElementById("given").textContent);
const listeners = [];
const tell = (event) => listeners.filter(([e]) => e === event).forEach(([, act]) => act());
const model = {
  get: (name) => traits[name],
  on: (event, act) => listeners.push([event, act]),
  off: (event, act) => listeners.splice(
    listeners.findIndex(([e, a]) => e === event && a === act), 1),
  send: () => {
    if (!boards.length) return;
    traits.board = boards.shift();
    tell("change:board");
    tell("msg:custom");
  },
};
table.render({ model, el: document.getElementById("table") });
"""
STEPS = 40


def write(folder: Path) -> None:
    """Write the page, the kit's front end beside it."""
    shutil.copytree(STATIC, folder, dirs_exist_ok=True)
    table = HappyTimes(["Ana", "Fox (easy bot)"], "otter-42")
    given = {"traits": traits(table)}
    given["boards"] = [step["board"] for step in recorded(table, STEPS)]
    text = json.dumps(given).replace("<", "\\u003c")
    (folder / "index.html").write_text(PAGE.format(given=text), "utf-8")
    (folder / "model.js").write_text(MODEL, "utf-8")


async def serve(folder: Path, port: int) -> None:
    """Serve the files, packed, until the process is ended."""
    files = (r"/(.*)", tornado.web.StaticFileHandler, {"path": str(folder)})
    tornado.web.Application([files], compress_response=True).listen(port, "127.0.0.1")
    await asyncio.Event().wait()


if __name__ == "__main__":
    place = Path(sys.argv[1])
    write(place)
    asyncio.run(serve(place, int(sys.argv[2])))
