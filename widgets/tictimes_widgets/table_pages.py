"""The lessons with a table, as a planner beside them finds them in their notebooks."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from tictimes.errors import NotationError
from tictimes.game import Json
from tictimes.games import GAMES, AnyGame
from tictimes.play.players import seat_names
from tictimes_widgets import tables
from tictimes_widgets.settings import Settings

ALONE = ("Otter", "Fox (bot)")


@dataclass(frozen=True, slots=True)
class TablePage:
    """A page with a table that follows its address; what it has where the address is silent.

    Without a `path` there is no such page: then it stands for its game alone, and has no title.
    """

    game: AnyGame
    path: str = ""
    title: str = ""
    seats: tuple[str, ...] = ALONE
    given: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def options(self) -> dict[str, Json]:
        """Every option of the game, as the table has it."""
        known = self.game.read_options({}).json
        named = {name: value for name, value in self.given.items() if name in known}
        options: dict[str, Json] = self.game.read_options(named).json
        return options

    @property
    def settings(self) -> Settings:
        """How the table speaks and helps."""
        usual = {"voice": "young", "language": "en", "pictures": "shown", "help": "two-tries"}
        told = {name: str(self.given.get(name, value)) for name, value in usual.items()}
        return Settings(language=told["language"]).answered(told)

    @property
    def key(self) -> str:
        """What tells it from all others.

        >>> TablePage(GAMES["arithmetic"]).key
        'arithmetic'
        """
        return self.path or self.game.name


def table_pages(folder: Path) -> tuple[TablePage, ...]:
    """The pages in `folder` with a table, in the order of their names; each game, where none is.

    A notebook that cannot be read is left out: its own page says so.

    >>> [page.key for page in table_pages(Path("nowhere"))]
    ['happy-times', 'arithmetic']
    """
    found = [page for path in sorted(folder.glob("[0-9]*.ipynb")) for page in _read(path)]
    return tuple(found) or tuple(map(TablePage, GAMES.values()))


def _read(path: Path) -> Iterator[TablePage]:
    """The page in the notebook at `path`, where one of its cells lays a table `from_page`."""
    try:
        notebook = json.loads(path.read_text("utf-8"))
        title = str(notebook["metadata"]["tictimes"]["title"])
        codes = ["".join(c["source"]) for c in notebook["cells"] if c["cell_type"] == "code"]
        calls = [call for code in codes for call in _tables_in(code)]
        for game, given in calls[:1]:
            seats = seat_names(given.get("players", ALONE))  # type: ignore[arg-type]  # it checks
            page = TablePage(game, path.name, title, seats, given)
            if page.options and page.settings:  # they can be read
                yield page
    except (OSError, ValueError, KeyError, TypeError, NotationError):
        return


def _tables_in(code: str) -> Iterator[tuple[AnyGame, dict[str, object]]]:
    """Each call such as `tw.HappyTimes.from_page(goal=1)`: its game, and what is plainly given."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(
                func=ast.Attribute(ast.Attribute(attr=name), "from_page"), keywords=given
            ) if name in ("Arithmetic", "HappyTimes"):
                yield GAMES[getattr(tables, name).game], dict(_plain(given))


def _plain(given: list[ast.keyword]) -> Iterator[tuple[str, object]]:
    for one in given:
        try:
            if one.arg:
                yield one.arg, ast.literal_eval(one.value)
        except ValueError:  # it is worked out when the cell runs
            continue
