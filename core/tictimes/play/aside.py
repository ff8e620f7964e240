"""What stands beside the cards on one page: hints, a question, an explanation, a replay."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from tictimes.board import Action
from tictimes.errors import MatchError, RuleError
from tictimes.game import Move
from tictimes.mixups import Diagnosis
from tictimes.panels import Ending, Hint, Moment, Question, Strength, Telling
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Match
from tictimes.play.record import is_like
from tictimes.play.replay import Replay
from tictimes.sayings import Saying

T = TypeVar("T")

STRENGTHS: tuple[Strength, ...] = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Aside:
    """What the page shows beside the table, until the match moves on.

    `hints` is how many hints there were since; `asked` the question that is open, and the move it
    keeps waiting; `telling` the explanation that was asked for, and `count` how many there were.
    """

    hints: int = 0
    asked: tuple[Move, Question] | None = None
    telling: Telling | None = None
    count: int = 0
    replay: Replay | None = None

    @property
    def strength(self) -> Strength:
        """How strong the next hint is."""
        return STRENGTHS[min(self.hints, len(STRENGTHS) - 1)]

    def moved_on(self) -> Aside:
        """After a move: hints begin with a question again."""
        return Aside(count=self.count)

    def tell(self, telling: Telling) -> Aside:
        """With an explanation, in place of the last one."""
        count = self.count + 1
        return replace(self, telling=replace(telling, number=count), count=count)

    def moment_at(self, number: int) -> Moment | None:
        """What the look back that is open says of the position after `number` moves."""
        moments = self.telling.moments if self.telling else ()
        return next((moment for moment in moments if moment.number == number), None)

    def ask(self, move: Move, question: Question) -> Aside:
        """With a question open, `move` waiting for its answer."""
        return replace(self, asked=(move, question), telling=None)


NOTHING = Aside()


def hint_of(live: LiveMatch, seat: int, strength: Strength) -> Hint:
    """The hint for `seat`, made from what it may know and from nothing else."""
    hint = live.folded.setup.game.help.hint
    return _or_refused(_carefully(lambda: hint(live.state.view(seat), strength)))


def why_no_hint(live: LiveMatch, here: int | None) -> Saying | None:
    """Why whoever is here gets no hint now."""
    if live.state.turn != here:
        return Saying.of("play.not-here", name=live.players[live.state.turn])
    return None if live.state.legal_moves else Saying.of("play.no-hint")


def question_before(live: LiveMatch, seat: int, move: Move) -> Question | None:
    """What is asked before `move` is judged: only where one of its kind has missed before."""
    missed = any(is_like(miss, seat, move) for miss in live.folded.unsettled)
    return question_about(live, seat, move) if missed else None


def question_about(live: LiveMatch, seat: int, move: Move) -> Question | None:
    """What may be asked about `move`; `None` for moves that ask for no mathematics."""
    question = live.folded.setup.game.help.question
    return _carefully(lambda: question(live.state.view(seat), move))


def diagnosed(live: LiveMatch, seat: int, move: Move) -> Sequence[Diagnosis]:
    """The mistakes that fit a miss, likeliest first."""
    diagnose = live.folded.setup.game.help.diagnose
    return _carefully(lambda: diagnose(live.state.view(seat), move)) or ()


def explained(live: LiveMatch, seat: int | None, number: int) -> Telling:
    """Why move `number`, from 0, is right; raises `RuleError` where there is nothing to explain."""
    folded = live.folded
    teaching = folded.setup.game.help
    if not 0 <= number < len(folded.moves) or not teaching.explains(folded.moves[number]):
        raise RuleError(Saying.of("play.no-why"))
    before, move = folded.states[number], folded.moves[number]
    return _or_refused(_carefully(lambda: teaching.explain(before, move, seat)))


def reviewed(live: LiveMatch) -> Telling:
    """The look back at the round just finished, for the people at this screen."""
    folded = live.folded
    review = folded.setup.game.help.review
    return _or_refused(
        _carefully(lambda: review(folded.states, folded.moves, live.people, live.players))
    )


def ending_of(live: LiveMatch) -> Ending | None:
    """What is said at the end; an own best only to one who played alone."""
    if not live.folded.finished:
        return None
    seat = live.people[0] if len(live.people) == 1 else None
    ending = live.folded.setup.game.help.ending
    return _carefully(lambda: ending(live.state, seat, live.players))


def opened(text: str, live: LiveMatch) -> Replay:
    """The match in a file; raises `RuleError` with the one line that says what is wrong with it."""
    try:
        match = Match.from_json(text)
        if match.setup.game is not live.folded.setup.game:
            raise RuleError(Saying.of("play.other-game"))
        return Replay.of_file(match)
    except MatchError as error:
        code = "bad-file" if error.move is None else "bad-move-in-file"
        says = Saying.of(f"play.{code}", reason=str(error), move=error.move or 0)
        raise RuleError(says) from None


def aside_actions(
    live: LiveMatch, here: int | None, aside: Aside, *, looking: bool
) -> tuple[Action, ...]:
    """To be helped, to look back, to keep a match; `looking` while a finished round is on show."""
    done = live.folded.finished
    game = live.folded.setup.game
    not_yet = None if done else Saying.of("play.not-over-yet")
    actions = []
    if not (done or looking) and here is not None:
        label = Saying.of(f"play.hint-{aside.strength}")
        actions.append(Action("hint", label, why_no_hint(live, here)))
    if (done or looking) and live.people and _has_review(live):
        actions.append(Action("look-back", game.help.review_label))
    return (
        *actions,
        Action("replay", Saying.of("play.replay"), not_yet),
        Action("save", Saying.of("play.save"), not_yet),
        Action("open", Saying.of("play.open")),
    )


def _carefully(make: Callable[[], T]) -> T | None:
    """What `make` gives; `None` where it is broken, for then the game goes on without its help."""
    try:
        return make()
    except Exception:
        logging.getLogger(__name__).exception("help is broken")
        return None


def _or_refused(found: T | None) -> T:
    if found is None:
        raise RuleError(Saying.of("play.no-help"))
    return found


def _has_review(live: LiveMatch) -> bool:
    """Whether the last move ended a round."""
    states = live.folded.states
    return len(states) > 1 and bool(live.folded.setup.game.round_over(states[-2], states[-1]))


def lit_cards(reason: Saying, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Which of the `cards` of a move its refusal is about: those it names, or else all.

    >>> lit_cards(Saying.of("happy_times.not-in-hand", card=7), ("7", "9", "12"))
    ('7',)
    >>> lit_cards(Saying.of("happy_times.draw-first"), ("7",))
    ('7',)
    """
    named = {str(fact) for name, fact in reason.facts if name == "card"}
    return tuple(card for card in cards if card in named) or cards
