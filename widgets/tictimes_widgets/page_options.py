"""What the address of a lesson page asks for: read kindly, and what does not fit is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, get_args
from urllib.parse import parse_qsl

from tictimes.deal_words import forgiven
from tictimes.errors import NotationError
from tictimes.game import Json, Level
from tictimes.games import GAMES, AnyGame
from tictimes.play.players import ANIMALS, LONGEST_NAME, bot_level, bot_name, tidy
from tictimes.sayings import Saying, Voice
from tictimes.sheets import HelpWhen, read_help
from tictimes.shuffle import LONGEST_SEED, check_seed
from tictimes.translations import read_language
from tictimes_widgets.allowed import NotAllowedError, allowed_by
from tictimes_widgets.art import Pictures, read_pictures

LONGEST_QUERY = 2_000
LONGEST_SHOWN = 24
MOST_SHOWN = 4
YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
OTHERS = ("voila-template", "voila-theme", "token")
"""Parameters of the host, which are none of ours."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a page's address asks for; `None` or empty where it is silent.

    `game` is the one whose options were read: the page's own, unless another is asked for.

    `problems` names each parameter that is unknown or cannot have its value.
    """

    seed: str | None = None
    names: tuple[str, ...] = ()
    players: int | None = None
    bots: tuple[Level, ...] = ()
    voice: Voice | None = None
    help: HelpWhen | None = None
    pictures: Pictures | None = None
    language: str | None = None
    options: Mapping[str, Json] = field(default_factory=dict)
    problems: tuple[Saying, ...] = ()
    game: AnyGame | None = None

    @property
    def notice(self) -> Saying | None:
        """The one line that names the problems, the first few, if there are any."""
        named = tuple(dict.fromkeys(self.problems))[:MOST_SHOWN]
        return Saying.of("common.address", problems=named) if named else None

    def seats(self, usual: Sequence[str]) -> tuple[str, ...]:
        """The names at the table, people first, where `usual` sit if nothing else is asked for.

        >>> Page().seats(("Otter", "Fox (bot)"))
        ('Otter', 'Fox (bot)')
        >>> Page(players=3, bots=("hard",)).seats(("Otter", "Fox (bot)"))
        ('Otter', 'Fox (hard bot)', 'Bear (hard bot)')
        >>> Page(names=("Fox", "Ben")).seats(("Otter", "Fox (bot)"))
        ('Fox', 'Ben')
        >>> Page(names=("Fox",)).seats(("Otter", "Fox (bot)"))
        ('Fox', 'Bear (bot)')
        """
        if not (self.names or self.bots or self.players):
            return tuple(usual)
        people = self.names or tuple(name for name in usual if bot_level(name) is None)
        asked = len(people) + len(self.bots)
        count = self.players or (asked if self.bots else max(asked, len(usual)))
        levels: Sequence[Level] = self.bots or ("medium",)
        animals = [animal for animal in ANIMALS if animal not in people]
        bots = (
            bot_name(animal, levels[min(i, len(levels) - 1)]) for i, animal in enumerate(animals)
        )
        return (*people, *bots)[:count]


def read_page(query: str, game: AnyGame) -> Page:
    """What the query string of a page's address asks of a table of `game`, or of another it names.

    Nothing is refused: what cannot be read is left out and named in `problems`.

    >>> from tictimes.sayings import say
    >>> page = read_page("seed=Otter42&goal=2&level=9&speed=fast", GAMES["happy-times"])
    >>> page.seed, page.options
    ('otter-42', {'goal': 2})
    >>> say(page.notice)
    'I do not know what this means: level 9 (it can be 1 or 2) and speed fast. So I leave it out.'
    """
    if len(query) > LONGEST_QUERY:
        return Page(problems=(Saying.of("common.address-long"),))
    asked = parse_qsl(query.removeprefix("?"), keep_blank_values=True)
    game = next((GAMES[to] for name, to in asked if name == "game" and to in GAMES), game)
    page = Page(game=game)
    for name, value in asked:
        if name in OTHERS:
            continue
        try:
            page = _read(page, name, value, game)
        except NotationError as error:
            page = replace(
                page, problems=(*page.problems, _problem(name, value, allowed_by(error)))
            )
    return _at_one_table(page, game.most)


def _at_one_table(page: Page, most: int) -> Page:
    """`page`, its bots left out where with those named they would be more than can sit."""
    if len(page.names) + len(page.bots) <= most:
        return page
    problem = _problem("bots", ",".join(page.bots), NotAllowedError("room", most=most).saying)
    return replace(page, bots=(), problems=(*page.problems, problem))


def _read(page: Page, name: str, value: str, game: AnyGame) -> Page:
    """`page` with one parameter more; `NotationError` says what would have been allowed."""
    match name:
        case "seed":
            return replace(page, seed=_seed(forgiven(value)))
        case "names":
            return replace(page, names=_names(value, game.most))
        case "players":
            return replace(page, players=_number(value, game.fewest, game.most))
        case "bots":
            return replace(page, bots=_levels(value, game.most))
        case "voice":
            return replace(page, voice=_one_of(value, get_args(Voice)))
        case "lang":
            return replace(page, language=read_language(value))
        case "help":
            return replace(page, help=read_help(value))
        case "pictures":
            return replace(page, pictures=read_pictures(value))
        case "game":
            _one_of(value, tuple(GAMES))
            return page
    return _read_option(page, name, value, game)


def _read_option(page: Page, name: str, value: str, game: AnyGame) -> Page:
    """An option of this game, or of another: then it is known, checked, and of no matter here."""
    for each in (game, *GAMES.values()):
        default = each.read_options({}).json
        if name in default:
            read: Callable[[str], Json] = _switch if type(default[name]) is bool else _whole
            chosen = {name: read(value)}
            each.read_options(chosen)
            return replace(page, options={**page.options, **chosen}) if each is game else page
    raise NotationError(f"{name} is no parameter")


def _problem(name: str, value: str, allowed: Saying | None) -> Saying:
    shown = {"name": tidy(name)[:LONGEST_SHOWN], "value": tidy(value)[:LONGEST_SHOWN]}
    if allowed is not None:
        return Saying.of("common.address-allowed", **shown, allowed=allowed)
    return Saying.of("common.address-value", **shown)


def _seed(word: str) -> str:
    try:
        return check_seed(word)
    except NotationError:
        raise NotAllowedError("text", least=1, most=LONGEST_SEED) from None


def _names(value: str, most: int) -> tuple[str, ...]:
    names = tuple(map(tidy, value.split(",")))
    if len(names) > most or not all(0 < len(name) <= LONGEST_NAME for name in names):
        raise NotAllowedError("names", most=most, letters=LONGEST_NAME)
    if len(set(names)) < len(names):
        raise NotAllowedError("once")
    return names


def _levels(value: str, most: int) -> tuple[Level, ...]:
    levels = value.lower().split(",")
    if len(levels) >= most:
        raise NotAllowedError("fewer", most=most)
    return tuple(_one_of(level.strip(), get_args(Level)) for level in levels)


def _number(value: str, least: int, most: int) -> int:
    if not least <= _whole(value) <= most:
        raise NotAllowedError("to", least=least, most=most)
    return _whole(value)


def _whole(value: str) -> int:
    if not (value.isascii() and value.isdecimal() and len(value) <= 4):
        raise NotAllowedError("whole")
    return int(value)


def _switch(value: str) -> bool:
    if value.lower() not in YES + NO:
        raise NotationError("a switch", "yes or no")
    return value.lower() in YES


def _one_of(value: str, allowed: tuple[Any, ...]) -> Any:  # one of `allowed`, of its type
    if value.lower() not in allowed:
        raise NotationError("a word", " or ".join(allowed))
    return value.lower()
