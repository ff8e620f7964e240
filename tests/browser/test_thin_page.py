"""The kit's own page: there at once, honest about a lost way, and able to show what it promises."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import nbformat
import pytest
from playwright.sync_api import Page, Response, expect

from ..conftest import Serve, Served
from .players import Table
from .test_whole_games import HAPPY_TIMES

ABOUT = {"title": "Made up", "goal": "G.", "ages": [7, 9], "minutes": 5}
SMALL = """
import anywidget, ipywidgets, traitlets
class Small(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
        const show = () => { el.innerHTML = `<b data-small>${model.get("said")}</b>`; };
        model.on("change:said", show);
        show();
        return () => model.off("change:said", show);
    } }'''
    said = traitlets.Unicode("").tag(sync=True)
"""


NOTE_WHEN_LOST = """() => {
    window.stoppedAt = performance.now();
    const line = document.getElementById("way-lost");
    new MutationObserver(() => { window.lostAt ??= performance.now(); })
        .observe(line, { attributeFilter: ["hidden"] });
}"""


def lesson(folder: Path, *cells: str) -> Path:
    """A folder with one lesson of these cells; one that begins with # is words."""
    notebook = nbformat.v4.new_notebook(metadata={"tictimes": ABOUT})
    notebook.cells = [
        nbformat.v4.new_markdown_cell(cell)
        if cell.startswith("# ")
        else nbformat.v4.new_code_cell(cell)
        for cell in cells
    ]
    folder.mkdir()
    nbformat.write(notebook, folder / "01-made-up.ipynb")
    return folder


@pytest.fixture
def thin(serve: Serve) -> Callable[..., Served]:
    """Calls `thin(folder=...)`: a server of thin pages."""
    return lambda **options: serve("--page", "thin", **options)


def test_words_and_picture_do_not_wait_for_the_cells(
    page: Page, thin: Callable[..., Served], tmp_path: Path
) -> None:
    go = tmp_path / "go"
    wait = (
        f"import os, time\nwhile not os.path.exists({str(go)!r}): time.sleep(0.05)\nprint('done')"
    )
    served = thin(folder=lesson(tmp_path / "lessons", "# Made up\n\nThe words.", dedent(wait)))
    page.goto(served.lesson("01-made-up"), wait_until="commit")
    expect(page.get_by_text("The words.")).to_be_visible()
    expect(page.get_by_text("The cards are on their way.")).to_be_visible()
    go.touch()
    expect(page.get_by_text("done")).to_be_visible()
    expect(page.get_by_text("The cards are on their way.")).to_have_count(0)


def test_every_kind_of_output_is_drawn_and_no_script_in_it_runs(
    page: Page, thin: Callable[..., Served], tmp_path: Path, foreign: list[str]
) -> None:
    cells = (
        "# Made up\n\nIs $2^3 = 8$?",
        "from IPython.display import SVG, HTML, Markdown, Latex\nimport sympy\n"
        'SVG(\'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" id="drawn"/>\')',
        'HTML(\'<em id="html">so</em><script>document.title = "run"</script>\')',
        "Markdown('**strong** and $7 \\\\times 8$')",
        "sympy.Rational(3, 4)",
        "'<plain>'",
    )
    page.goto(thin(folder=lesson(tmp_path / "lessons", *cells)).lesson("01-made-up"))
    expect(page.locator("svg#drawn")).to_be_visible()
    expect(page.locator("em#html")).to_be_visible()
    expect(page.get_by_text("strong")).to_be_visible()
    expect(page.locator("math")).to_have_count(3)
    expect(page.locator("mfrac")).to_be_visible()
    expect(page.get_by_text("'<plain>'")).to_be_visible()
    assert page.title() == "Made up - TicTimes"
    assert "inline script" in foreign.pop()


def test_boxes_hold_our_widgets_and_follow_python(
    page: Page, thin: Callable[..., Served], tmp_path: Path
) -> None:
    boxes = (
        "one, two = Small(said='one'), Small(said='two')\n"
        "box = ipywidgets.VBox([one, ipywidgets.HBox([two, one])])\nbox",
        "one.said = 'three'",
    )
    page.goto(thin(folder=lesson(tmp_path / "lessons", SMALL, *boxes)).lesson("01-made-up"))
    expect(page.locator(".widget-vbox [data-small]")).to_have_text(["three", "two", "three"])
    expect(page.locator("#unknown-widget")).to_be_hidden()


def test_other_widgets_get_one_clear_line(
    page: Page, thin: Callable[..., Served], tmp_path: Path
) -> None:
    slider = "ipywidgets.IntSlider()"
    cells = (SMALL, slider, f"ipywidgets.HBox([{slider}, Small(said='here')])", "print('and on')")
    page.goto(thin(folder=lesson(tmp_path / "lessons", *cells)).lesson("01-made-up"))
    expect(page.get_by_text("tictimes lab")).to_be_visible()
    expect(page.locator("[data-small]")).to_have_text(["here"])
    expect(page.get_by_text("and on")).to_be_visible()


def test_a_killed_kernel_is_told_and_the_page_loads_again(
    page: Page, table: Table, thin: Callable[..., Served]
) -> None:
    served = thin()
    page.goto(served.lesson(HAPPY_TIMES, "seed=otter-42"))
    expect(table.root).to_be_visible()
    for kernel in served.kernels:  # and the one that waits for the next page
        kernel.kill()
    expect(page.get_by_role("button", name="Load it again")).to_be_visible(timeout=10_000)
    assert page.locator("[data-model]").evaluate("el => el.inert")
    page.get_by_role("button", name="Load it again").click()
    expect(page.get_by_role("button", name="Load it again")).to_be_hidden()
    table.press(table.action("draw-deck"))
    expect(table.root).to_have_attribute("data-moves", "1")


def test_a_silent_server_is_told_within_five_seconds_and_mends_itself(
    page: Page, table: Table, thin: Callable[..., Served]
) -> None:
    served = thin()
    page.goto(served.lesson(HAPPY_TIMES, "seed=otter-42"))
    table.press(table.action("draw-deck"))
    expect(table.root).to_have_attribute("data-moves", "1")
    page.evaluate(NOTE_WHEN_LOST)
    served.process.send_signal(signal.SIGSTOP)
    try:
        expect(page.get_by_text("is lost")).to_be_visible()
        assert page.evaluate("lostAt - stoppedAt") < 5_000
        assert page.locator("[data-model]").first.evaluate("el => el.inert")
    finally:
        served.process.send_signal(signal.SIGCONT)
    expect(page.get_by_text("is lost")).to_be_hidden()
    table.choose("11")
    table.press(table.action("discard"))
    expect(table.root).not_to_have_attribute("data-moves", "1")


def test_a_dropped_network_is_told_and_mends_itself(
    page: Page, table: Table, thin: Callable[..., Served]
) -> None:
    page.goto(thin().lesson(HAPPY_TIMES, "seed=otter-42"))
    table.press(table.action("draw-deck"))
    expect(table.root).to_have_attribute("data-moves", "1")
    page.context.set_offline(True)
    expect(page.get_by_text("is lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("is lost")).to_be_hidden()
    expect(table.root).to_have_attribute("data-moves", "1")
    table.choose("11")
    table.press(table.action("discard"))
    expect(table.root).not_to_have_attribute("data-moves", "1")


def test_everything_but_the_page_itself_is_loaded_once_for_good(
    page: Page, thin: Callable[..., Served]
) -> None:
    served = thin()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(served.lesson(HAPPY_TIMES, "seed=otter-42"))
    expect(page.locator("[data-tictimes]")).to_be_visible()
    beside = [one for one in answers if "/tictimes/kept/" in one.url]
    assert len(beside) == len(answers) - 1
    assert all("immutable" in one.headers["cache-control"] for one in beside)
    fonts = [one for one in beside if one.url.endswith(".woff2")]
    packed = [one for one in beside if one.headers.get("content-encoding") == "gzip"]
    assert len(packed) == len(beside) - len(fonts)
