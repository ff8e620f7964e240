"""The command `print`: an order, a PDF, and how many sheets it takes."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

import click

from tictimes.deal_words import deal_word
from tictimes.errors import TicTimesError
from tictimes.games import GAMES
from tictimes.prints.order import DEALT, KINDS, Order, json_of
from tictimes.prints.paper_sizes import CARDS, PAPER_NAMES
from tictimes.prints.reading import read_order
from tictimes_app.answers import Answer, answer_one, json_option
from tictimes_app.explanations import language_option
from tictimes_app.game_options import chosen, game_options

EXAMPLES = """\b
Example: tictimes print cards --game happy-times --players 2 --out cards.pdf
  tictimes print worksheet --game arithmetic --level 2 --seed otter-42 --out sheet.pdf
  tictimes print answers --game arithmetic --level 2 --seed otter-42 --out key.pdf
"""


@click.command(epilog=EXAMPLES)
@click.argument("kind", type=click.Choice(KINDS), metavar="KIND")
@click.option("--game", type=click.Choice(tuple(GAMES)), required=True, help="Whose print it is.")
@click.option(
    "--paper",
    type=click.Choice(PAPER_NAMES),
    default="a4",
    show_default=True,
    help="What is in the printer.",
)
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The PDF to write.")
@click.option("--seed", help="The deal word of a worksheet and its answers; a new one if left out.")
@click.option(
    "--players",
    type=int,
    help="How many play: hands of a worksheet, score sheets, packs of Happy Times.",
)
@click.option("--packs", type=int, help="How many packs of cards.")
@click.option("--cards", help="A part of the pack, such as 1-8.")
@click.option(
    "--per-sheet",
    type=click.Choice(tuple(map(str, CARDS))),
    default="9",
    show_default=True,
    help="Cards on a side: 9 of 63 x 88 mm, or 16 of 46 x 64.4 mm.",
)
@click.option("--backs/--no-backs", default=True, help="Cards: print their backs, for both sides.")
@click.option(
    "--low-ink/--colour", default=True, show_default=True, help="Outlines, or all in full colour."
)
@click.option("--draw", is_flag=True, help="Cards: leave the pictures for children to draw.")
@click.option("--words/--wordless", default=True, help="Rules: with sentences, or pictures alone.")
@game_options
@language_option
@json_option
def print(kind: str, game: str, out: Path, language: str, as_json: bool, **given: object) -> None:
    """Make a PDF to be printed: cards, rules, score sheets, worksheets, answers.

    KIND is one of cards, rules, score-sheet, worksheet, answers, take-home.
    """
    options = chosen(GAMES[game], given)
    own = {name: value for name, value in given.items() if name in OWN}
    if kind in DEALT and own["seed"] is None:
        own["seed"] = deal_word()
    order = read_order(kind, {"game": game, "lang": language, **own, **options})
    _check_place(out)
    content = _printed(order)
    _write(out, content)
    answer: Answer = {"file": str(out), **json_of(order), "bytes": len(content)}
    answer_one(answer, as_json, _show)


OWN = (
    "paper",
    "seed",
    "players",
    "packs",
    "cards",
    "per_sheet",
    "backs",
    "low_ink",
    "draw",
    "words",
)


def _check_place(out: Path) -> None:
    """Refuse early, before any work, where no file can be written."""
    folder = out.parent
    if out.is_dir() or not out.name:
        raise TicTimesError(f"{out} is a folder", "a file, such as cards.pdf")
    if not folder.is_dir():
        raise TicTimesError(f"there is no folder {folder}", "a folder that is there")
    if not out.exists() and not os.access(folder, os.W_OK):
        raise TicTimesError(f"nothing can be written to {folder}", "a folder of your own")


def _printed(order: Order) -> bytes:
    """The PDF, with a bar on a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from tictimes_app.printing.shop import printed  # it takes its time to load

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        pages = bar.add_task("printing", total=order.pages)
        return printed(order, lambda: bar.advance(pages))


def _write(out: Path, content: bytes) -> None:
    """Put the whole file in its place, or nothing at all."""
    try:
        if out.exists() and not out.is_file():  # a pipe, a device: what is there is no file of ours
            out.write_bytes(content)
            return
        with NamedTemporaryFile(dir=out.parent, prefix=".", suffix=".pdf", delete=False) as file:
            temporary = Path(file.name)
        try:
            temporary.write_bytes(content)
            temporary.chmod(0o644)
            temporary.replace(out)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        raise TicTimesError(f"cannot write {out}: {error.strerror}", "a file of your own") from None


def _show(answer: Answer) -> None:
    size = answer.get("card_mm")
    cards = f", cards {size[0]:g} x {size[1]:g} mm" if size else ""
    click.echo(
        f"{answer['file']}: {_count(answer['pages'], 'page')}{cards}, {answer['paper']}, "
        f"{_count(answer['sheets'], 'sheet')} of paper"
    )
    if "seed" in answer:
        click.echo(f"Deal word: {answer['seed']}")
    if answer["pages"] > answer["sheets"]:
        click.echo(
            "Print on both sides, flipped on the long edge, at 100 % (not fitted to the page)."
        )
    else:
        click.echo("Print at 100 % (not fitted to the page).")


def _count(number: int, word: str) -> str:
    return f"{number} {word}" + "s" * (number != 1)
