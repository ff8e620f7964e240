"""A live match: the one place where an entry is made, by a person's move or by a bot's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from tictimes.errors import RuleError, UnkeptError
from tictimes.game import Move
from tictimes.notes import Note
from tictimes.play.match import AnyState, Setup
from tictimes.play.players import as_bot, bot_level
from tictimes.play.record import (
    Entry,
    Folded,
    HandedOver,
    LastRound,
    Missed,
    Moved,
    Paused,
    Undone,
    Written,
    begin,
    fold,
    why_not_undo,
)
from tictimes.play.store import NoStore, Store
from tictimes.sayings import Saying


@dataclass(frozen=True, slots=True)
class LiveMatch:
    """A match that is being played; each thing done gives the match after it.

    `reasons` tells of some moves, by their number from 0, why their bot made them.

    >>> from tictimes.play.store import MemoryStore
    >>> setup = Setup.of("happy-times", "otter-42", ["Fox (bot)", "Ana"], {})
    >>> live = LiveMatch.start(setup, MemoryStore())
    >>> live.bot_to_move
    True
    >>> len(live.next().next().folded.moves)
    2
    """

    folded: Folded
    key: str
    store: Store
    reasons: tuple[tuple[int, Saying], ...] = ()

    @classmethod
    def start(cls, setup: Setup, store: Store) -> LiveMatch:
        """A new match, dealt and kept in `store`; nowhere, where that cannot keep anything."""
        try:
            return cls(begin(setup), store.create(setup), store)
        except UnkeptError:
            return cls(begin(setup), "", NoStore())

    @classmethod
    def resume(cls, key: str, store: Store) -> LiveMatch:
        """The match kept under `key`; raises `StoreError` where there is none."""
        return cls(fold(store.read(key)), key, store)

    @property
    def is_kept(self) -> bool:
        """Whether a store has the whole match."""
        return not isinstance(self.store, NoStore)

    @property
    def state(self) -> AnyState:
        """The position as it stands."""
        return self.folded.state

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays now, seat by seat."""
        return self.folded.players

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who are no bots."""
        return tuple(i for i, name in enumerate(self.players) if bot_level(name) is None)

    @property
    def bot_to_move(self) -> bool:
        """Whether it is a bot's go, and there is something it can do."""
        return (
            not self.folded.finished
            and self.state.turn not in self.people
            and bool(self.state.legal_moves)
        )

    def play(self, move: Move) -> LiveMatch:
        """The match after the `move` of the seat whose go it is; `RuleError` if forbidden."""
        return self._enter(Moved(move))

    def miss(self, move: Move, codes: tuple[str, ...]) -> LiveMatch:
        """The match in which the seat whose go it is tried a `move` that these mistakes fit."""
        return self._enter(Missed(move, self.state.turn, codes))

    def next(self) -> LiveMatch:
        """The match after the move of the bot whose go it is, itself where it is no bot's."""
        if not self.bot_to_move:
            return self
        seat, number = self.state.turn, len(self.folded.moves)
        level = bot_level(self.players[seat])
        assert level is not None
        rng = Random(f"{self.folded.setup.seed}/bot/{seat}/{number}")
        move, because = self.folded.setup.game.bot(level)(self.state.view(seat), rng)
        return replace(self.play(move), reasons=(*self.reasons, (number, because)))

    def undo(self) -> LiveMatch:
        """The match with its last move taken back; `RuleError` where that cannot be."""
        reason = why_not_undo(self.folded)
        if reason is not None:
            raise RuleError(reason)
        return self._enter(Undone())

    def write(self, note: Note) -> LiveMatch:
        """The match with one more note on its score sheet."""
        return self._enter(Written(note))

    def hand_over(self, seat: int) -> LiveMatch:
        """The match in which a bot plays on for the person at `seat`, itself where no person is."""
        if seat not in self.people:
            return self
        return self._enter(HandedOver(seat, as_bot(self.players[seat])))

    def end_with(self, last_round: int | None) -> LiveMatch:
        """The match that ends after that round; `None`: it goes on as was agreed at first."""
        return self._enter(LastRound(last_round))

    def pause(self, on: bool) -> LiveMatch:
        """The match in which all stop to talk, or go on; itself where they do so already."""
        return self if on == self.folded.paused else self._enter(Paused(on))

    def _enter(self, entry: Entry) -> LiveMatch:
        after = self.folded.after(entry)  # first, so that what is forbidden is never kept
        try:
            self.store.append(self.key, self.folded.entries, entry)
        except UnkeptError:  # the game is worth more than its record
            return replace(self, folded=after, key="", store=NoStore())
        return replace(self, folded=after)
