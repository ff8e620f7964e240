"""Records: a numbered list of entries, which fold into the match as it stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeAlias

from tictimes.game import Move
from tictimes.play.match import AnyState, Match, Setup
from tictimes.play.players import bot_level
from tictimes.sayings import Saying


@dataclass(frozen=True, slots=True)
class Moved:
    """The seat whose go it was made this move."""

    move: Move


@dataclass(frozen=True, slots=True)
class Undone:
    """The last move was taken back."""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """From now on `player` plays for `seat`."""

    seat: int
    player: str


Entry: TypeAlias = Moved | Undone | HandedOver


@dataclass(frozen=True, slots=True)
class Record:
    """What a match began with and everything entered since, oldest first."""

    setup: Setup
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class Folded:
    """A record folded: who plays now, every position since the deal, and how many entries."""

    setup: Setup
    players: tuple[str, ...]
    states: tuple[AnyState, ...]
    moves: tuple[Move, ...] = ()
    entries: int = 0

    @property
    def state(self) -> AnyState:
        """The position as it stands."""
        return self.states[-1]

    @property
    def match(self) -> Match:
        """The match so far, as a match file keeps it: what was undone is not in it."""
        return Match(self.setup, self.moves)

    def after(self, entry: Entry) -> Folded:
        """The same with one more `entry`; raises `RuleError` for a move that is forbidden."""
        match entry:
            case Moved(move):
                return Folded(
                    self.setup,
                    self.players,
                    (*self.states, self.state.play(move)),
                    (*self.moves, move),
                    self.entries + 1,
                )
            case Undone():
                return replace(
                    self,
                    states=self.states[:-1],
                    moves=self.moves[:-1],
                    entries=self.entries + 1,
                )
            case HandedOver(seat, player):
                players = (*self.players[:seat], player, *self.players[seat + 1 :])
                return replace(self, players=players, entries=self.entries + 1)


def begin(setup: Setup) -> Folded:
    """The match before its first entry."""
    return Folded(setup, setup.players, (setup.deal(),))


def fold(record: Record) -> Folded:
    """The match as it stands after all entries of `record`."""
    return reduce(Folded.after, record.entries, begin(record.setup))


def why_not_undo(folded: Folded) -> Saying | None:
    """Why the last move cannot be taken back; `None` where it can.

    It can while it was a person's, and showed nobody a hidden card: so within one's own turn, and
    a discard until the next seat draws.
    """
    if not folded.moves:
        return Saying.of("play.nothing-to-undo")
    before, after = folded.states[-2:]
    name = folded.players[before.turn]
    if bot_level(name):
        return Saying.of("play.gone-on", name=name)
    if folded.setup.game.reveals(before, folded.moves[-1], after):
        return Saying.of("play.already-seen")
    return None
