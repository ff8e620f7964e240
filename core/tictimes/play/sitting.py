"""Who is at the screen, and the board they are shown; a rival's cards stay covered."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tictimes.board import Action, Banner, Board, Choice, Notice, Phase, PileKind, Sharing
from tictimes.errors import RuleError
from tictimes.game import Move
from tictimes.mixups import mixup
from tictimes.panels import Telling
from tictimes.play.aside import (
    NOTHING,
    Aside,
    aside_actions,
    ending_of,
    explained,
    finished,
    hint_of,
    lit_cards,
    opened,
    question_before,
    reviewed,
    why_no_hint,
)
from tictimes.play.counting import Book
from tictimes.play.live_match import LiveMatch
from tictimes.play.log import log_of
from tictimes.play.match import AnyState, Match
from tictimes.play.outside import from_outside
from tictimes.play.record import why_not_undo
from tictimes.play.replay import Replay
from tictimes.play.room import counted, paused, room_actions, seat_shared, with_last_round
from tictimes.play.whys import with_whys
from tictimes.sayings import Saying
from tictimes.sheets import Counting, Reply


@dataclass(frozen=True, slots=True)
class Sitting:
    """A page at a table: whose cards it shows (`here`), and what it still owes to show.

    One person alone is always here. Several pass the screen on: after a go nobody is here, until
    the next one says so (`reveal`). `round_due` is true from the end of a round until it was
    looked at (`next_round`). With `counting` the players count for themselves, where the game has
    a sheet for that, and after the last round too; with `None` the table counts. While it is
    `paused` no card is on the page. `answer` is the last thing the page was told.
    """

    live: LiveMatch
    here: int | None = None
    round_due: bool = False
    paused: bool = False
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
        done = state.over or self.live.folded.stopped
        return self.here is None and not done and state.turn in self.live.people

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
        """After somebody asked for `move`: it is made, or refused in words, or asked about first.

        A move that misses is kept, and before the next of its kind there is a question: whoever
        only tries one after another has something to work out each time.
        """
        if self._may_move:
            question = question_before(self.live, self.live.state.turn, move)
            if question is not None:
                return replace(self, aside=self.aside.ask(move, question), answer=None)
        return self._judged(move)

    def answered(self, value: str) -> Sitting:
        """After an answer to the question that is open; with an empty one it is put aside."""
        if self.aside.asked is None:
            return self
        move, question = self.aside.asked
        closed = replace(self, aside=replace(self.aside, asked=None), answer=None)
        if value == question.right:
            return closed._judged(move)
        if not value:
            return closed
        asking = question.asking
        telling = Telling(asking.says, asking.cards, question.steps)
        return replace(closed, aside=closed.aside.tell(telling)).told(asking.wrong, asking.cards)

    def hint(self) -> Sitting:
        """With a hint, stronger than the last one; raises `RuleError` where there is none."""
        reason = why_no_hint(self.live, self.here)
        if reason is not None or self.here is None:
            raise RuleError(reason or Saying.of("play.no-hint"))
        hint = hint_of(self.live, self.here, self.aside.strength)
        aside = replace(self.aside, hints=self.aside.hints + 1)
        return replace(self, aside=aside).told(hint.says, hint.cards, hint.piles)

    def why(self, number: int) -> Sitting:
        """With the explanation of a move; raises `RuleError` where there is nothing to explain."""
        if self._still_counting(self._counted):
            raise RuleError(Saying.of("play.count-first"))
        telling = explained(self.live, self.here, number)
        return replace(self, aside=self.aside.tell(telling), answer=None)

    def look_back(self) -> Sitting:
        """With a look back at the round that is over."""
        return replace(self, aside=self.aside.tell(reviewed(self.live)), answer=None)

    def replay(self, at: int) -> Sitting:
        """With the match on show as it was after `at` moves; one from a file stays on show."""
        live = self.live
        shown = self.aside.replay
        if shown is None:
            shown = Replay.of_match(live.folded, live.people, dict(live.reasons))
        shown = shown.move_to(at)
        page = replace(self, aside=replace(self.aside, replay=shown), answer=None)
        moment = self.aside.moment_at(shown.at)
        return page if moment is None else page.told(moment.says, moment.cards)

    def open(self, text: str) -> Sitting:
        """With the match of a file on show; raises `RuleError` where it cannot be read."""
        aside = replace(self.aside, replay=opened(text, self.live))
        return replace(self, aside=aside, answer=None)

    def leave_replay(self) -> Sitting:
        """Back at the table, where all is as it was."""
        return replace(self, aside=replace(self.aside, replay=None), answer=None)

    @property
    def file(self) -> Match | None:
        """The match as a file keeps it; `None` while it goes on, for its deal is in it."""
        return self.live.folded.match if finished(self.live.folded) else None

    def next(self) -> Sitting:
        """After the move of the bot whose go it is; itself while the page is not `waiting`."""
        return self._after(self.live.next()) if self.waiting else self

    def undo(self) -> Sitting:
        """After the last move was taken back; raises `RuleError` where that cannot be."""
        reason = self._why_not_undo()
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
        if self._book is None or not self.round_due:
            raise RuleError(Saying.of("play.nothing-to-write"))
        live = self.live.write(self._book.note(reply))
        written = replace(self, live=live)
        assert written._book is not None
        says, cards = written._book.heard
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
        return replace(self, paused=paused, answer=None)

    def last_round(self) -> Sitting:
        """After it was chosen to end with the round that is on; or, once chosen, to go on."""
        chosen = self.live.folded.last_round is not None
        live = self.live.end_with(None if chosen else self._round)
        due = self.round_due and (self._book is not None or not live.state.over)
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
        if self.paused:
            return paused(self.live.folded)
        folded, reasons = self.live.folded, dict(self.live.reasons)
        if self.aside.replay is not None:
            looking = self.aside.replay.board()
            return replace(looking, entry=folded.entries, notice=self.answer)
        shown = self._counted
        log = log_of(
            folded.setup.game, folded.states, folded.moves, reasons, self.here, folded.players
        )
        if self._still_counting(shown):
            log = tuple(replace(line, explained=None) for line in log)
        else:
            shown = with_whys(shown, folded)
        return replace(
            shown,
            actions=(*shown.actions, *self._own_actions(shown)),
            moves=len(folded.moves),
            entry=folded.entries,
            waiting=self.waiting,
            banner=with_last_round(folded, shown.banner),
            sharing=self._sharing(),
            log=log,
            notice=self.answer,
            question=self.aside.asked[1].asking if self.aside.asked else None,
            telling=self.aside.telling,
            ending=None if self.round_due else ending_of(self.live),
        )

    @property
    def _counted(self) -> Board:
        book = self._book
        return self._shown() if book is None else book.beside(self._shown())

    def _still_counting(self, shown: Board) -> bool:
        """Whether the players are still to count by themselves what an explanation would tell."""
        asked = shown.sheet is not None and shown.sheet.ask is not None
        state = self.live.state
        return asked or (self._book is not None and state.phase == "score" and not state.over)

    @property
    def _may_move(self) -> bool:
        """Whether whoever is here has the go, and nothing is to be looked at first."""
        busy = self.paused or self.round_due or finished(self.live.folded)
        return not busy and self.live.state.turn == self.here

    def _judged(self, move: Move) -> Sitting:
        """After `move` was made, or refused with the cards lit that it is about."""
        reason = self.why_not(move)
        if reason is None:
            return self.play(move)
        folded, turn = self.live.folded, self.live.state.turn
        game, view = folded.setup.game, self.live.state.view(turn)
        lit = lit_cards(reason, game.cards_of(move))
        if not self._may_move or game.help.question(view, move) is None:
            return self.told(reason, lit)
        fits = game.help.diagnose(view, move)
        again = mixup([miss.codes for miss in folded.missed if miss.seat == turn], fits)
        live = self.live.miss(move, tuple(one.code for one in fits))
        says = Saying.of("play.then", first=reason, second=again.named) if again else reason
        return replace(self, live=live).told(says, lit)

    def _after(self, live: LiveMatch) -> Sitting:
        due = self.round_due or self._leaves_due(self.live.state, live.state)
        moved = replace(self, live=live, round_due=due, answer=None, aside=self.aside.moved_on())
        book = moved._book
        return (moved if book is None else replace(moved, live=book.with_claims))._settled()

    @property
    def _book(self) -> Book | None:
        """The score sheet on which the players count; `None` where the table counts."""
        if self.counting is None or self.live.folded.setup.game.sheet is None:
            return None
        return Book(self.live, self.counting, self.round_due)

    def _leaves_due(self, before: AnyState, after: AnyState) -> bool:
        """Whether the move from `before` to `after` leaves a round to be looked at or counted."""
        ended: bool = self.live.folded.setup.game.round_over(before, after)
        return ended and (self._book is not None or not after.over)

    def _settled(self) -> Sitting:
        """Who is here once a go has passed on."""
        people, state = self.live.people, self.live.state
        if len(people) == 1:
            return replace(self, here=people[0])
        if self.round_due or state.turn not in people or state.turn == self.here:
            return self
        shared = self.live.folded.setup.game.open_hands(state)
        return replace(self, here=state.turn if shared else None)

    def _shown(self) -> Board:
        live = self.live
        game, state, names = live.folded.setup.game, live.state, live.players
        if live.folded.stopped:
            return counted(live.folded)
        if self.round_due:
            phase: Phase = "over" if state.over else "cover"
            return replace(game.result(state, names), phase=phase, seat=self.here)
        if state.over and len(live.people) != 1:
            return game.result(state, names)
        if self.covered:
            name = names[state.turn]
            banner = Banner(
                Saying.of("play.your-go", name=name), Saying.of("play.there", name=name)
            )
            return replace(from_outside(game, state, names), phase="cover", banner=banner)
        if self.here is None:
            return from_outside(game, state, names)
        return game.board(state.view(self.here), names)

    def _own_actions(self, shown: Board) -> tuple[Action, ...]:
        """What every table offers, whatever is played on it."""
        actions = []
        asked = shown.sheet is not None and shown.sheet.ask is not None
        if self.round_due:
            label = shown.sheet.next if shown.sheet else Saying.of("play.next-round")
            actions.append(Action("next-round", label, main=not asked))
        elif self.covered:
            name = self.live.players[self.live.state.turn]
            actions.append(Action("reveal", Saying.of("play.here", name=name), main=True))
        actions.append(Action("undo", Saying.of("play.undo"), self._why_not_undo()))
        if len(self.live.people) > 1 and not self.live.state.over:
            choices = tuple(
                Choice(str(seat), Saying.of("common.name", name=self.live.players[seat]))
                for seat in self.live.people
            )
            label = Saying.of("play.hand-over")
            actions.append(Action("hand-over", label, asks="seat", choices=choices))
        if not asked:  # what a look back tells is still to be counted
            actions += aside_actions(self.live, self.here, self.aside, looking=self.round_due)
        actions += room_actions(self.live.folded, self._round)
        over = self.live.state.over
        return (*actions, Action("new-game", Saying.of("play.new-game"), main=over))

    @property
    def _round(self) -> int:
        """The round that is on; the one to look at is still on."""
        folded = self.live.folded
        due = self.round_due and not folded.state.over
        return folded.setup.game.room.round_of(folded.state) - due

    def _sharing(self) -> Sharing | None:
        """Who taps and who explains, while it is the go of children who share a seat."""
        folded = self.live.folded
        done = folded.state.over or folded.stopped or self.round_due
        return None if done else seat_shared(folded)

    def _why_not_undo(self) -> Saying | None:
        """Why the last move cannot be taken back; it stays its maker's, also on a shared screen."""
        folded = self.live.folded
        reason = why_not_undo(folded)
        if reason is not None or self.here is None:
            return reason
        before = folded.states[-2]
        if self.here == before.turn or folded.setup.game.open_hands(before):
            return None
        return Saying.of("play.gone-on", name=folded.players[self.live.state.turn])
