"""Who is at the screen, and the board they are shown; a rival's cards stay covered."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tictimes.board import Action, Banner, Board, Choice, LogLine, Notice, Pile, PileKind
from tictimes.errors import RuleError
from tictimes.game import Move
from tictimes.play.live_match import LiveMatch
from tictimes.play.record import why_not_undo
from tictimes.sayings import Saying

LONGEST_LOG = 60


@dataclass(frozen=True, slots=True)
class Sitting:
    """A page at a table: whose cards it shows (`here`), and what it still owes to show.

    One person alone is always here. Several pass the screen on: after a go nobody is here, until
    the next one says so (`reveal`). `round_due` is true from the end of a round until it was
    looked at (`next_round`). `answer` is the last thing the page was told.
    """

    live: LiveMatch
    here: int | None = None
    round_due: bool = False
    answer: Notice | None = None

    @classmethod
    def at(cls, live: LiveMatch) -> Sitting:
        """The page when it opens on `live`."""
        return cls(live)._settled()

    @property
    def covered(self) -> bool:
        """Whether a person is to come to the screen before anything is shown."""
        state = self.live.state
        return self.here is None and not state.over and state.turn in self.live.people

    @property
    def waiting(self) -> bool:
        """Whether the page is to ask for the next bot's move."""
        return self.live.bot_to_move and not self.round_due

    def why_not(self, move: Move) -> Saying | None:
        """What to tell whoever is here and asks for `move`; `None` where it can be made."""
        state = self.live.state
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

    def next(self) -> Sitting:
        """After the move of the bot whose go it is; itself while the page is not `waiting`."""
        return self._after(self.live.next()) if self.waiting else self

    def undo(self) -> Sitting:
        """After the last move was taken back; raises `RuleError` where that cannot be."""
        reason = self._why_not_undo()
        if reason is not None:
            raise RuleError(reason)
        return replace(self, live=self.live.undo(), answer=None)._settled()

    def reveal(self) -> Sitting:
        """The person whose go it is, is here now."""
        return replace(self, here=self.live.state.turn, answer=None) if self.covered else self

    def next_round(self) -> Sitting:
        """The round has been looked at."""
        alone = len(self.live.people) == 1
        here = self.here if alone else None
        return replace(self, round_due=False, here=here, answer=None)._settled()

    def hand_over(self, seat: int) -> Sitting:
        """A bot plays on for the person at `seat`."""
        here = None if self.here == seat else self.here
        return replace(self, live=self.live.hand_over(seat), here=here, answer=None)._settled()

    def told(self, says: Saying, cards: tuple[str, ...] = ()) -> Sitting:
        """The same, with an answer for the page to show; `cards` are those it is about."""
        number = self.answer.number + 1 if self.answer else 1
        return replace(self, answer=Notice(number, says, cards))

    def board(self) -> Board:
        """What the page draws now."""
        shown = self._shown()
        return replace(
            shown,
            actions=(*shown.actions, *self._own_actions()),
            moves=len(self.live.folded.moves),
            entry=self.live.folded.entries,
            waiting=self.waiting,
            log=self._log(),
            notice=self.answer,
        )

    def _after(self, live: LiveMatch) -> Sitting:
        game, before, after = live.folded.setup.game, self.live.state, live.state
        due = self.round_due or (game.round_over(before, after) and not after.over)
        return replace(self, live=live, round_due=due, answer=None)._settled()

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
        if self.round_due:
            return replace(game.result(state, names), phase="cover", seat=self.here)
        if state.over and len(live.people) != 1:
            return game.result(state, names)
        if self.covered:
            name = names[state.turn]
            banner = Banner(
                Saying.of("play.your-go", name=name), Saying.of("play.there", name=name)
            )
            return replace(self._from_outside(), phase="cover", banner=banner)
        if self.here is None:
            return self._from_outside()
        return game.board(state.view(self.here), names)

    def _from_outside(self) -> Board:
        """The table as an onlooker sees it, every hand face down until all are shown."""
        live = self.live
        game, names = live.folded.setup.game, live.players
        seat = (live.state.turn + 1) % len(names)  # to the one whose go it is, it would say "you"
        board = game.board(live.state.view(seat), names)
        open_hands = game.open_hands(live.state)
        piles = (_seen_from_outside(pile, names, open_hands) for pile in board.piles)
        by_seat = tuple(sorted(piles, key=lambda pile: (_PLACES.index(pile.kind), pile.seat or 0)))
        return replace(board, seat=None, piles=by_seat, actions=(), orders=())

    def _log(self) -> tuple[LogLine, ...]:
        """The newest lines, the oldest of them first, as whoever is here may know them."""
        folded, reasons = self.live.folded, dict(self.live.reasons)
        narrate, names = folded.setup.game.narrate, folded.players
        first = max(0, len(folded.moves) - LONGEST_LOG)
        steps = zip(
            folded.states[first:-1], folded.moves[first:], folded.states[first + 1 :], strict=True
        )
        return tuple(
            replace(narrate(before, move, after, self.here, names), why=reasons.get(number))
            for number, (before, move, after) in enumerate(steps, start=first)
        )

    def _own_actions(self) -> tuple[Action, ...]:
        """What every table offers, whatever is played on it."""
        actions = []
        if self.round_due:
            actions.append(Action("next-round", Saying.of("play.next-round"), main=True))
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
        over = self.live.state.over
        return (*actions, Action("new-game", Saying.of("play.new-game"), main=over))

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


_PLACES: tuple[PileKind, ...] = ("opponent", "deck", "discard", "sets", "hand")


def _seen_from_outside(pile: Pile, names: tuple[str, ...], open_hands: bool) -> Pile:
    """A pile without "your": a hand is a rival's, and everybody's sets bear their name."""
    if pile.seat is None or pile.kind == "opponent":
        return pile
    label = Saying.of("common.name", name=names[pile.seat])
    if pile.kind != "hand":
        return replace(pile, label=label)
    if open_hands:
        return Pile("opponent", label, pile.seat, cards=pile.cards)
    note = Saying.of("play.cards", count=len(pile.cards))
    return Pile("opponent", label, pile.seat, hidden=len(pile.cards), note=note)
