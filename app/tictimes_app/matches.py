"""The commands `deal` and `replay`: a deal as the teacher sees it, a match file played again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import click

from tictimes import arithmetic
from tictimes.arithmetic.diagnostic import diagnostic_seed
from tictimes.deal_words import deal_word
from tictimes.errors import NotationError, TicTimesError
from tictimes.game import Options
from tictimes.games import GAMES
from tictimes.play.match import LARGEST_FILE, Match
from tictimes_app.answers import (
    Answer,
    answer_each,
    answer_one,
    decoded,
    json_option,
    standard_input,
)
from tictimes_app.game_options import chosen, game_argument, game_options


@click.command(epilog="Example: tictimes deal happy-times --seed otter-42 --players 3")
@game_argument
@click.option("--seed", help="The deal word, 1 to 64 characters.")
@click.option("--players", default=2, show_default=True, help="How many play.")
@click.option(
    "--diagnostic", is_flag=True, help="ArithmeTic: find a seed whose hands tell mistakes apart."
)
@game_options
@json_option
def deal(
    game: str,
    seed: str | None,
    players: int,
    diagnostic: bool,
    as_json: bool,
    **options: object,
) -> None:
    """The hands, the discard pile and the deck that a seed deals."""
    dealt = GAMES[game].read_options(chosen(GAMES[game], options))
    if diagnostic:
        seed = _diagnostic_seed(seed, players, dealt)
    if seed is None:
        raise click.UsageError("Missing option '--seed'.", click.get_current_context())
    state = GAMES[game].deal(seed, players, dealt)
    answer_one({"seed": seed, **GAMES[game].dealt(state)}, as_json, _show_deal)


def _diagnostic_seed(begin: str | None, players: int, options: Options) -> str:
    """The seed to name, searched for from `begin` on, or from anywhere."""
    if not isinstance(options, arithmetic.Options):
        raise NotationError("--diagnostic is not for this game", arithmetic.GAME.name)
    seed = deal_word() if begin is None else begin
    return diagnostic_seed(seed, players, options)


def _show_deal(answer: Answer) -> None:
    for seat, hand in enumerate(answer["hands"]):
        click.echo(f"seat {seat}:  {_listed(hand)}")
    click.echo(f"discard: {_listed(answer['discard'])}")
    click.echo(f"deck:    {_listed(answer['deck'])}")
    seed = answer["seed"]
    click.echo(f"seed:    {seed if seed.isprintable() else ascii(seed)}")


@click.command(epilog="Example: tictimes replay match.json")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@json_option
def replay(files: tuple[str, ...], as_json: bool) -> None:
    """The state after the last move of a match file; - reads matches, one a line."""

    def answer(text: str) -> Answer:
        match = Match.from_json(text)
        snapshot: Answer = match.setup.game.snapshot(match.state)
        return snapshot

    if len(files) == 1 and files != ("-",):
        answer_one(answer(_read_file(files[0])), as_json, _show_state)
    else:
        answer_each(_inputs(files), answer, as_json, _show_state)


def _inputs(files: tuple[str, ...]) -> Iterator[tuple[str, Callable[[], str]]]:
    for name in files:
        if name == "-":
            yield from standard_input()
        else:
            yield name, lambda name=name: _read_file(name)  # type: ignore[misc]  # bound at once


def _read_file(name: str) -> str:
    path = Path(name)
    try:
        if path.stat().st_size > 4 * LARGEST_FILE:
            raise NotationError(f"{name} is too large", "a match file")
        return decoded(path.read_bytes())
    except TicTimesError:
        raise
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "no such file"
        raise NotationError(f"cannot read {name[:80]}: {why}", "a match file") from None


def _show_state(answer: Answer) -> None:
    """The state in words: whose go it is or who has won, then what lies where."""
    if answer["over"]:
        stands = f"over, won by seat {_listed(answer['winners'])}"
    else:
        stands = f"seat {answer['turn']} is to {answer['phase']}"
    click.echo(f"{answer['game']}: {stands}")
    for seat, hand in enumerate(answer["hands"]):
        click.echo(f"seat {seat}:  {_listed(hand)}")
    for seat, sets in enumerate(answer.get("sets", [])):
        for one in sets:
            click.echo(f"  seat {seat} laid down {_listed(one['cards'])} as {one['table']}")
    click.echo(f"discard: {_listed(answer['discard'])}")
    click.echo(f"deck:    {answer['deck']} cards")
    for number, scores in enumerate(answer.get("round_scores", []), start=1):
        click.echo(f"round {number}: {_listed(scores)}")
    if "totals" in answer:
        click.echo(f"totals:  {_listed(answer['totals'])}")


def _listed(items: Iterable[object]) -> str:
    return " ".join(map(str, items))
