"""The options of every game, as options of a command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

from tictimes.errors import NotationError
from tictimes.games import GAMES, AnyGame

F = TypeVar("F", bound=Callable[..., Any])  # a command's function, whatever it takes

game_argument = click.argument("game", type=click.Choice(tuple(GAMES)), metavar="GAME")

_OPTIONS = (
    click.option("--highest", type=int, help="Happy Times: the highest card, 16 to 144."),
    click.option("--primes", is_flag=True, default=None, help="Happy Times: sets of primes."),
    click.option("--odds", is_flag=True, default=None, help="Happy Times: sets of odd numbers."),
    click.option("--goal", type=int, help="Happy Times: how many sets win, 1 to 3."),
    click.option("--level", type=int, help="ArithmeTic: 1 or 2."),
    click.option("--rounds", type=int, help="ArithmeTic: 1 to 20."),
    click.option(
        "--negatives/--no-negatives",
        default=None,
        help="ArithmeTic: whether a deal may hold a hand whose best score is below 0.",
    ),
)
NAMES = ("highest", "primes", "odds", "goal", "level", "rounds", "negatives")


def game_options(command: F) -> F:
    """Give `command` all options of all games; those left out are `None`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def chosen(game: AnyGame, given: Mapping[str, object]) -> dict[str, object]:
    """The options that were given; `NotationError` for one that `game` does not have."""
    options = {name: given[name] for name in NAMES if given.get(name) is not None}
    known = game.read_options({}).json
    for name in options:
        if name not in known:
            raise NotationError(f"{game.name} has no option --{name}", ", ".join(known))
    return options
