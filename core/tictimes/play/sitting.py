"""Who is at the screen, and the board they are shown; a rival's cards stay covered."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tictimes.board import Board, Notice, PileKind
from tictimes.errors import RuleError
from tictimes.game import Move
from tictimes.play.aside import NOTHING, Aside
from tictimes.play.counting import Book
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import AnyState
from tictimes.play.page import page_of
from tictimes.play.record import why_not_undo as not_taken_back
from tictimes.play.teaching import answered, tried
from tictimes.sayings import Saying
from tictimes.sheets import Counting, Reply


@dataclass(frozen=True, slots=True)
class Sitting:
    """A page at a table: whose cards it shows (`here`), and what it still owes to show.

    One person alone is always here. Several pass the screen on: after a go nobody is here, until
    the next one says so (`reveal`). `round_due` is true from the end of a round until it was
    looked at (`next_round`). With `counting` the players count for themselves, where the game has
    a sheet for that, and after the last round too; with `None` the table counts. `answer` is the
    last thing the page was told.
    """

    live: LiveMatch
    here: int | None = None
    round_due: bool = False
    answer: Notice | None = None
    aside: Aside = NOTHING
    counting: Counting | None = None

    @classmethod
    def at(cls, live: LiveMatch, counting: Counting | None = None) -> Sitting:
        """The page when it opens on `live`; a round just over is still to be looked at."""
        opened = cls(live, counting=counting)
        states = live.folded.states
        due = len(states) > 1 and opened._leaves_due(*states[-2:])
        return replace(opened, round_due=due)._settled()

    @property
    def covered(self) -> bool:
        """Whether a person is to come to the screen before anything is shown."""
        state = self.live.state
        done = self.live.folded.finished
        return self.here is None and not done and state.turn in self.live.people

    @property
    def paused(self) -> bool:
        """Whether all have stopped to talk."""
        return self.live.folded.paused

    @property
    def waiting(self) -> bool:
        """Whether the page is to ask for the next bot's move."""
        busy = self.round_due or self.paused or self.aside.replay is not None
        return self.live.bot_to_move and not busy

    def why_not(self, move: Move) -> Saying | None:
        """What to tell whoever is here and asks for `move`; `None` where it can be made."""
        state = self.live.state
        if self.paused:
            return Saying.of("play.is-paused")
        if self.live.folded.stopped:
            return Saying.of("play.stopped")
        if self.round_due:
            return Saying.of("play.look-first")
        if not state.over and state.turn != self.here:
            return Saying.of("play.not-here", name=self.live.players[state.turn])
        return state.why_not(move)

    def play(self, move: Move) -> Sitting:
        """After the `move` of whoever is here; raises `RuleError` where `why_not` has an answer."""
        reason = self.why_not(move)
        if reason is not None:
            raise RuleError(reason)
        return self._after(self.live.play(move))

    def tried(self, move: Move) -> Sitting:
        """After somebody asked for `move`: it is made, refused in words, or asked about first."""
        return tried(self, move)

    def answered(self, value: str) -> Sitting:
        """After an answer to the question that is open; with an empty one it is put aside."""
        return answered(self, value)

    def next(self) -> Sitting:
        """After the move of the bot whose go it is; itself while the page is not `waiting`."""
        return self._after(self.live.next()) if self.waiting else self

    def undo(self) -> Sitting:
        """After the last move was taken back; raises `RuleError` where that cannot be."""
        reason = self.why_not_undo()
        if reason is not None:
            raise RuleError(reason)
        return replace(
            self, live=self.live.undo(), answer=None, aside=self.aside.moved_on()
        )._settled()

    def reveal(self) -> Sitting:
        """The person whose go it is, is here now."""
        return replace(self, here=self.live.state.turn, answer=None) if self.covered else self

    def next_round(self) -> Sitting:
        """The round has been looked at."""
        alone = len(self.live.people) == 1
        here = self.here if alone else None
        return replace(
            self, round_due=False, here=here, answer=None, aside=self.aside.moved_on()
        )._settled()

    def write(self, reply: Reply) -> Sitting:
        """After an answer to what the score sheet asks; raises `RuleError` where it is none."""
        if self.book is None or not self.round_due:
            raise RuleError(Saying.of("play.nothing-to-write"))
        live = self.live.write(self.book.note(reply))
        written = replace(self, live=live)
        assert written.book is not None
        says, cards = written.book.heard
        return written.told(says, cards) if says else replace(written, answer=None)

    def hand_over(self, seat: int) -> Sitting:
        """A bot plays on for the person at `seat`."""
        here = None if self.here == seat else self.here
        return replace(
            self,
            live=self.live.hand_over(seat),
            here=here,
            answer=None,
            aside=self.aside.moved_on(),
        )._settled()

    def pause(self, paused: bool) -> Sitting:
        """Cards covered, so that all can talk; or uncovered again, everything in its place."""
        return replace(self, live=self.live.pause(paused), answer=None)

    def last_round(self) -> Sitting:
        """After it was chosen to end with the round that is on; or, once chosen, to go on."""
        chosen = self.live.folded.last_round is not None
        live = self.live.end_with(None if chosen else self.round)
        due = self.round_due and (self.book is not None or not live.state.over)
        return replace(
            self, live=live, round_due=due, answer=None, aside=self.aside.moved_on()
        )._settled()

    def told(
        self, says: Saying, cards: tuple[str, ...] = (), piles: tuple[PileKind, ...] = ()
    ) -> Sitting:
        """The same, with an answer for the page; `cards` and `piles` are those it is about."""
        number = self.answer.number + 1 if self.answer else 1
        return replace(self, answer=Notice(number, says, cards, piles))

    def board(self) -> Board:
        """What the page draws now."""
        return page_of(self)

    @property
    def round(self) -> int:
        """The round that is on; the one to look at is still on."""
        folded = self.live.folded
        due = self.round_due and not folded.state.over
        return folded.setup.game.room.round_of(folded.state) - due

    @property
    def may_move(self) -> bool:
        """Whether whoever is here has the go, and nothing is to be looked at first."""
        busy = self.paused or self.round_due or self.live.folded.finished
        return not busy and self.live.state.turn == self.here

    def _after(self, live: LiveMatch) -> Sitting:
        due = self.round_due or self._leaves_due(self.live.state, live.state)
        moved = replace(self, live=live, round_due=due, answer=None, aside=self.aside.moved_on())
        book = moved.book
        return (moved if book is None else replace(moved, live=book.with_claims))._settled()

    @property
    def book(self) -> Book | None:
        """The score sheet on which the players count; `None` where the table counts."""
        if self.counting is None or self.live.folded.setup.game.sheet is None:
            return None
        return Book(self.live, self.counting, self.round_due)

    def _leaves_due(self, before: AnyState, after: AnyState) -> bool:
        """Whether the move from `before` to `after` leaves a round to be looked at or counted."""
        ended: bool = self.live.folded.setup.game.round_over(before, after)
        return ended and (self.book is not None or not after.over)

    def _settled(self) -> Sitting:
        """Who is here once a go has passed on."""
        people, state = self.live.people, self.live.state
        if len(people) == 1:
            return replace(self, here=people[0])
        if self.round_due or state.turn not in people or state.turn == self.here:
            return self
        shared = self.live.folded.setup.game.open_hands(state)
        return replace(self, here=state.turn if shared else None)

    def why_not_undo(self) -> Saying | None:
        """Why the last move cannot be taken back; it stays its maker's, also on a shared screen."""
        folded = self.live.folded
        reason = not_taken_back(folded)
        if reason is not None or self.here is None:
            return reason
        before = folded.states[-2]
        if self.here == before.turn or folded.setup.game.open_hands(before):
            return None
        return Saying.of("play.gone-on", name=folded.players[self.live.state.turn])
