"""Match files: the set-up of a match and its moves; the state is found by playing them again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from tictimes.errors import MatchError, NotationError, RuleError, quoted
from tictimes.game import Json, Move, Options, State
from tictimes.games import GAMES, AnyGame
from tictimes.play.players import read_names
from tictimes.shuffle import check_seed

VERSION = 1
KEYS = ("tictimes", "game", "seed", "players", "options", "moves")
LARGEST_FILE = 1_000_000
"""Characters; a match of a thousand moves has some thirty thousand."""

AnyState = State[Any, Any]  # its moves are those of the match's own game


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match begins with: the game, the seed, the names at the table and the options.

    Raises `NotationError` where the names are too few or too many for the game.
    """

    game: AnyGame
    seed: str
    players: tuple[str, ...]
    options: Options

    def __post_init__(self) -> None:
        check_seed(self.seed)
        count, game = len(self.players), self.game
        if not game.fewest <= count <= game.most:
            wrong = f"{count} players cannot play {game.name}"
            raise NotationError(wrong, f"{game.fewest} to {game.most}")

    @classmethod
    def of(
        cls, game: str, seed: str, players: Iterable[str], options: Mapping[str, object]
    ) -> Setup:
        """The set-up of the game called `game`, its options still to be read."""
        found = GAMES[game]
        return cls(found, seed, tuple(players), found.read_options(options))

    def deal(self) -> AnyState:
        """The first position."""
        state: AnyState = self.game.deal(self.seed, len(self.players), self.options)
        return state


@dataclass(frozen=True, slots=True)
class Match:
    """A set-up and the moves made so far.

    >>> text = (
    ...     '{"tictimes": 1, "game": "happy-times", "seed": "otter-42",'
    ...     ' "players": ["A", "B"], "moves": []}'
    ... )
    >>> Match.from_json(text).state.hands[1]
    (2, 8, 4, 6, 11, 9)
    """

    setup: Setup
    moves: tuple[Move, ...] = ()

    @property
    def state(self) -> AnyState:
        """The state after the last move; raises `MatchError` at the first that is forbidden."""
        state = self.setup.deal()
        for number, move in enumerate(self.moves, start=1):
            try:
                state = state.play(move)
            except RuleError as refusal:
                raise MatchError(str(refusal), _allowed(state), move=number) from None
        return state

    @classmethod
    def from_json(cls, text: str) -> Match:
        """The match that `text` holds; its moves are read, and played only by `state`.

        Raises `MatchError`, naming the place, for whatever RULES section 4 does not know.
        """
        return cls.read(_parse(text))

    @classmethod
    def read(cls, content: object) -> Match:
        """The match in `content`, JSON already parsed; raises `MatchError` as `from_json`."""
        if not isinstance(content, dict):
            raise MatchError("that is no match", "an object of JSON")
        for key in content:
            if key not in KEYS:
                raise MatchError(f"{quoted(key)} is no key of a match", ", ".join(KEYS))
        version = content.get("tictimes")
        if type(version) is not int or version != VERSION:
            raise MatchError(f"tictimes: {quoted(version)} is no version", str(VERSION))
        name = content.get("game")
        if not isinstance(name, str) or name not in GAMES:
            raise MatchError(f"game: {quoted(name)} is no game", ", ".join(GAMES))
        game = GAMES[name]
        return _read_moves(_read_setup(game, content), content.get("moves"))

    def to_json(self) -> str:
        """The match as one line of JSON.

        >>> Match(Setup.of("arithmetic", "otter-42", ["Ana", "Ben"], {})).to_json()[:41]
        '{"tictimes": 1, "game": "arithmetic", "se'
        """
        content: dict[str, Json] = {
            "tictimes": VERSION,
            "game": self.setup.game.name,
            "seed": self.setup.seed,
            "players": list(self.setup.players),
            "options": self.setup.options.json,
            "moves": [move.json for move in self.moves],
        }
        return json.dumps(content, ensure_ascii=False)


def positions(setup: Setup, moves: Iterable[Move]) -> tuple[AnyState, ...]:
    """The deal, and the position after each move; raises `RuleError` at one that is forbidden."""
    return tuple(accumulate(moves, _play, initial=setup.deal()))


def _play(state: AnyState, move: Move) -> AnyState:
    after: AnyState = state.play(move)
    return after


def _read_setup(game: AnyGame, content: Mapping[str, object]) -> Setup:
    options = content.get("options", {})
    if not isinstance(options, dict):
        raise MatchError("options: that is no object", "options by name")
    place = "seed"
    try:
        seed = check_seed(content.get("seed"))
        place = "players"
        names = read_names(content.get("players"))
        Setup(game, seed, names, game.read_options({}))
        place = "options"
        return Setup(game, seed, names, game.read_options(options))
    except NotationError as refusal:
        raise MatchError(f"{place}: {refusal.wrong}", refusal.allowed) from None


def _read_moves(setup: Setup, moves: object) -> Match:
    if not isinstance(moves, list):
        raise MatchError("moves: that is no list", "a list of moves")
    read: list[Move] = []
    for number, notation in enumerate(moves, start=1):
        try:
            read.append(setup.game.read_move(notation))
        except NotationError as refusal:
            _ = Match(setup, tuple(read)).state  # a forbidden move before it is named first
            raise MatchError(refusal.wrong, refusal.allowed, move=number) from None
    return Match(setup, tuple(read))


def _parse(text: str) -> object:
    if len(text) > LARGEST_FILE:
        raise MatchError(f"the file has {len(text)} characters", f"{LARGEST_FILE} at most")
    try:
        return json.loads(text, object_pairs_hook=_distinct, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        wrong = f"that is no JSON, at line {error.lineno}, column {error.colno}"
        raise MatchError(wrong, "a match file") from None
    except (RecursionError, ValueError) as error:
        if isinstance(error, MatchError):
            raise
        raise MatchError("that is no JSON of ours", "a match file") from None


def _distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    content: dict[str, object] = {}
    for key, value in pairs:
        if key in content:
            raise MatchError(f"{quoted(key)} stands twice", "each key once")
        content[key] = value
    return content


def _no_constant(name: str) -> object:
    raise MatchError(f"{name} is no JSON", "a match file")


def _allowed(state: AnyState) -> str:
    """The first few moves that would have been right."""
    if state.over:
        return "the match is over"
    legal = [str(move) for move in state.legal_moves]
    return " or ".join(legal[:6]) + (" ..." if len(legal) > 6 else "") or "nothing is left to draw"
