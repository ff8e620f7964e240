"""Records: a numbered list of entries, which fold into the match as it stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeAlias

from tictimes.game import Move
from tictimes.notes import Note
from tictimes.play.match import AnyState, Match, Setup, positions
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


@dataclass(frozen=True, slots=True)
class Missed:
    """The seat whose go it was tried this move, which is none; these mistakes fitted it."""

    move: Move
    seat: int
    codes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LastRound:
    """The match ends with this round, counted from 1; `None`: it goes on as was agreed at first."""

    number: int | None


@dataclass(frozen=True, slots=True)
class Written:
    """Somebody wrote this on the score sheet; the match goes on as it was."""

    note: Note


@dataclass(frozen=True, slots=True)
class Paused:
    """All stopped to talk, the cards covered; or (`on` is false) they went on."""

    on: bool


Entry: TypeAlias = Moved | Undone | HandedOver | Missed | LastRound | Written | Paused


@dataclass(frozen=True, slots=True)
class Record:
    """What a match began with and everything entered since, oldest first."""

    setup: Setup
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class Folded:
    """A record folded: who plays now, every position since the deal, and how many entries.

    `setup` is that of the match as it is played: where it is to end early and its rules have a
    number for that, the number is in it, so that the match file is whole. `begun` is the set-up
    that the match began with, and `last_round` the round after which it ends, if that was chosen.

    `missed` is every miss; `unsettled` are those after which nothing of the kind came right yet.
    `written` is what stands on the score sheet, each note with the number of moves made before it:
    it is void once the last of these is taken back. While it is `paused` no card is to be seen.
    """

    setup: Setup
    players: tuple[str, ...]
    states: tuple[AnyState, ...]
    moves: tuple[Move, ...] = ()
    entries: int = 0
    missed: tuple[Missed, ...] = ()
    unsettled: tuple[Missed, ...] = ()
    begun: Setup | None = None
    last_round: int | None = None
    written: tuple[tuple[int, Note], ...] = ()
    paused: bool = False

    @property
    def notes(self) -> tuple[Note, ...]:
        """What stands on the score sheet, oldest first."""
        return tuple(note for _, note in self.written)

    @property
    def stopped(self) -> bool:
        """Whether all was played that was to be, though by its rules the match is not over."""
        if self.last_round is None or self.state.over:
            return False
        return self.setup.game.room.round_of(self.state) > self.last_round

    @property
    def finished(self) -> bool:
        """Whether the match is over, or was to end here."""
        return self.state.over or self.stopped

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
                seat, unsettled = self.state.turn, self.unsettled
                return replace(
                    self,
                    states=(*self.states, self.state.play(move)),
                    moves=(*self.moves, move),
                    entries=self.entries + 1,
                    unsettled=tuple(miss for miss in unsettled if not is_like(miss, seat, move)),
                )
            case Undone():
                return replace(
                    self,
                    states=self.states[:-1],
                    moves=self.moves[:-1],
                    entries=self.entries + 1,
                    written=tuple(one for one in self.written if one[0] < len(self.moves)),
                )
            case Written(note):
                written = (*self.written, (len(self.moves), note))
                return replace(self, entries=self.entries + 1, written=written)
            case HandedOver(seat, player):
                players = (*self.players[:seat], player, *self.players[seat + 1 :])
                return replace(self, players=players, entries=self.entries + 1)
            case Missed():
                return replace(
                    self,
                    entries=self.entries + 1,
                    missed=(*self.missed, entry),
                    unsettled=(*self.unsettled, entry),
                )
            case LastRound(number):
                return self._ending_with(number)
            case Paused(on):
                return replace(self, entries=self.entries + 1, paused=on)

    def _ending_with(self, last_round: int | None) -> Folded:
        """The same match, to end after that round: its moves are played again under its options."""
        begun = self.begun or self.setup
        room, options = begun.game.room, begun.options
        shorter = None if last_round is None else room.shortened(options, last_round)
        setup = begun if shorter is None else replace(begun, options=shorter)
        states = positions(setup, self.moves)
        return replace(
            self,
            setup=setup,
            states=states,
            entries=self.entries + 1,
            begun=begun,
            last_round=last_round,
        )


def is_like(miss: Missed, seat: int, move: Move) -> bool:
    """Whether the move that `miss` was is of the same seat and kind as this one."""
    return miss.seat == seat and type(miss.move) is type(move)


def begin(setup: Setup) -> Folded:
    """The match before its first entry."""
    return Folded(setup, setup.players, (setup.deal(),))


def fold(record: Record) -> Folded:
    """The match as it stands after all entries of `record`."""
    return reduce(Folded.after, record.entries, begin(record.setup))


def why_not_undo(folded: Folded) -> Saying | None:
    """Why the last move cannot be taken back; `None` where it can.

    It can while it was a person's, and showed nobody a hidden card: so within one's own turn, and
    a discard until the next seat draws. What ended the match stays: it may be looked at now.
    """
    if not folded.moves:
        return Saying.of("play.nothing-to-undo")
    before, after = folded.states[-2:]
    if folded.finished:
        return Saying.of("play.is-over")
    name = folded.players[before.turn]
    if bot_level(name):
        return Saying.of("play.gone-on", name=name)
    if folded.setup.game.reveals(before, folded.moves[-1], after):
        return Saying.of("play.already-seen")
    return None
