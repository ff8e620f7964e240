"""An order, read from what somebody typed: a command, an address, a form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from tictimes.errors import NotationError, quoted
from tictimes.game import Options
from tictimes.games import GAMES, AnyGame
from tictimes.prints.order import DEALT, KINDS, Kind, Order
from tictimes.prints.paper_sizes import CARDS, PAPER_NAMES
from tictimes.shuffle import check_seed
from tictimes.translations import ENGLISH, languages

MOST_PACKS = 8
MOST_PAGES = 300
"""Of more nobody means to print; 8 packs of 1 to 144 with backs are 256."""

PER_SHEET = tuple(map(str, CARDS))

OWN = ("game", "paper", "seed", "players", "packs", "cards", "per_sheet")
SWITCHES = {"backs": True, "low_ink": True, "draw": False, "words": True}
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


def read_order(kind: str, given: Mapping[str, object]) -> Order:
    """The order for one of `KINDS`, from arguments that are text or values; `None` is left out.

    Raises `NotationError` for what is not known or cannot be.

    >>> read_order("worksheet", {"game": "happy-times", "seed": "otter-42", "players": "3"}).pages
    1
    >>> read_order("worksheet", {"game": "happy-times"})
    Traceback (most recent call last):
    tictimes.errors.NotationError: a worksheet needs a seed (a deal word, such as otter-42)
    >>> read_order("cards", {"game": "bridge"})
    Traceback (most recent call last):
    tictimes.errors.NotationError: game cannot be 'bridge' (happy-times or arithmetic)
    """
    asked = {name.replace("-", "_"): value for name, value in given.items() if value is not None}
    sort = _one_of("kind", kind, KINDS)
    game = GAMES[_one_of("game", asked.get("game", "missing"), tuple(GAMES))]
    options = _options(game, asked)
    players = _number("players", asked.get("players", game.fewest), game.fewest, game.most)
    order = Order(
        sort,
        game,
        options,
        paper=_one_of("paper", asked.get("paper", "a4"), PAPER_NAMES),
        seed=_seed(sort, asked),
        players=players,
        packs=_packs(game, asked, players),
        places=_places(game, options, asked.get("cards")),
        per_sheet=int(_one_of("per_sheet", asked.get("per_sheet", 9), PER_SHEET)),
        language=_one_of("lang", asked.get("lang", ENGLISH), tuple(languages())),
        **{name: _switch(name, asked.get(name, usual)) for name, usual in SWITCHES.items()},
    )
    if order.pages > MOST_PAGES:
        raise NotationError(f"that is {order.pages} pages", f"{MOST_PAGES} at most: fewer packs")
    return order


def _options(game: AnyGame, asked: Mapping[str, object]) -> Options:
    usual = game.read_options({}).json
    chosen: dict[str, object] = {}
    for name, value in asked.items():
        if name in (*OWN, *SWITCHES, "lang"):
            continue
        if name not in usual:
            allowed = ", ".join((*OWN, *SWITCHES, "lang", *usual))
            raise NotationError(f"{quoted(name)} is nothing that can be asked for", allowed)
        if isinstance(usual[name], bool):
            chosen[name] = _switch(name, value)
        else:
            chosen[name] = _whole(name, value)
    read: Options = game.read_options(chosen)
    return read


def _seed(kind: Kind, asked: Mapping[str, object]) -> str:
    if kind not in DEALT:
        return ""
    if not asked.get("seed"):
        which = "a worksheet needs" if kind == "worksheet" else "answers need"
        raise NotationError(f"{which} a seed", "a deal word, such as otter-42")
    return check_seed(asked["seed"])


def _packs(game: AnyGame, asked: Mapping[str, object], players: int) -> int:
    """As many as were asked for; else as many as the players need who were named."""
    if "packs" in asked:
        return _number("packs", asked["packs"], 1, MOST_PACKS)
    return game.paper.packs(players) if "players" in asked else 1


def _places(game: AnyGame, options: Options, value: object) -> tuple[int, int] | None:
    if value in (None, ""):
        return None
    whole = len(game.pack(options))
    found = re.fullmatch(r"\s*([0-9]{1,3})\s*(?:[-‐‑–—]\s*([0-9]{1,3})\s*)?", str(value))
    if found:
        first, last = int(found[1]), int(found[2] or found[1])
        if 1 <= first <= last <= whole:
            return None if (first, last) == (1, whole) else (first, last)
    raise NotationError(f"cards cannot be {quoted(value)}", f"1-{whole}, or a part such as 1-8")


T = TypeVar("T", bound=str)


def _one_of(name: str, value: object, allowed: tuple[T, ...]) -> T:
    for one in allowed:
        if one == str(value).strip().lower():
            return one
    listed = " or ".join(filter(None, (", ".join(allowed[:-1]), allowed[-1])))
    raise NotationError(f"{name} cannot be {quoted(value)}", listed)


def _number(name: str, value: object, least: int, most: int) -> int:
    number = _whole(name, value)
    if least <= number <= most:
        return number
    raise NotationError(f"{name} cannot be {quoted(number)}", f"{least} to {most}")


def _whole(name: str, value: object) -> int:
    if type(value) is int:
        return value
    text = str(value).strip()
    if re.fullmatch(r"-?[0-9]{1,6}", text):
        return int(text)
    raise NotationError(f"{name} cannot be {quoted(value)}", "a whole number")


def _switch(name: str, value: object) -> bool:
    text = str(value).strip().lower()
    if text in YES + NO:
        return text in YES
    raise NotationError(f"{name} cannot be {quoted(value)}", "1 or 0")
