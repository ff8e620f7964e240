"""The score sheet of a match that is being played: who sits over it, and what may be written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from tictimes.board import Action, ActionName, Board, Choice
from tictimes.game import Sheet
from tictimes.notes import Note
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import AnyState
from tictimes.sayings import Saying
from tictimes.sheets import Ask, Counting, Desk, Reply

ANSWERS: tuple[ActionName, ...] = ("share", "claim", "agree", "dispute")


@dataclass(frozen=True, slots=True)
class Book:
    """The sheet of a game that has one. While `open`, the last round's hands are counted."""

    live: LiveMatch
    counting: Counting
    open: bool

    @property
    def desk(self) -> Desk:
        """Who sits over the sheet now."""
        live = self.live
        over = live.state.over and not self.open
        return Desk(live.players, live.people, self.counting, self.open, over)

    @property
    def with_claims(self) -> LiveMatch:
        """The match with what the bots write, once a round is over; itself before and after."""
        live = self.live
        folded = live.folded
        if not self.open or any(moves == len(folded.moves) for moves, _ in folded.written):
            return live
        rng = Random(f"{folded.setup.seed}/sheet/{len(folded.moves)}")
        for note in self._sheet.claims(live.state, self.desk, rng):
            live = live.write(note)
        return live

    @property
    def heard(self) -> tuple[Saying | None, tuple[str, ...]]:
        """What to say of the newest note, and the cards it is about."""
        return self._sheet.heard(self.live.state, self.live.folded.notes, self.desk)

    def note(self, reply: Reply) -> Note:
        """The note that an answer makes; raises `RuleError` where it is none to what is asked."""
        return self._sheet.reply(self.live.state, self.live.folded.notes, self.desk, reply)

    def beside(self, board: Board) -> Board:
        """The board with the sheet beside it, and without what is still to be counted."""
        state, notes, desk = self.live.state, self.live.folded.notes, self.desk
        page = self._sheet.page(state, notes, desk)
        covered = self._sheet.covered(board, state, notes, desk)
        return replace(covered, sheet=page, actions=(*covered.actions, *_answers(page.ask)))

    @property
    def _sheet(self) -> Sheet[AnyState]:
        sheet = self.live.folded.setup.game.sheet
        assert sheet is not None
        return sheet


def _answers(ask: Ask | None) -> tuple[Action, ...]:
    """The ways to answer, as actions; several of one name are the choices of one."""
    found = []
    for name in ANSWERS:
        buttons = [button for button in ask.buttons if button.value == name] if ask else []
        choices = tuple(Choice(str(one.seat), one.label) for one in buttons if one.seat is not None)
        if buttons:
            asks = "seat" if choices else ""
            found.append(Action(name, buttons[0].label, asks=asks, choices=choices))
    return tuple(found)
