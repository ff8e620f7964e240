"""What a page does to teach: each function gives the sitting after it.

A move that misses is kept, and before the next of its kind there is a question: whoever only tries
one after another has something to work out each time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tictimes.errors import RuleError
from tictimes.game import Move
from tictimes.mixups import mixup
from tictimes.panels import Telling
from tictimes.play.aside import (
    diagnosed,
    explained,
    hint_of,
    lit_cards,
    opened,
    question_about,
    question_before,
    reviewed,
    why_no_hint,
)
from tictimes.play.match import Match
from tictimes.play.page import still_counting
from tictimes.play.replay import Replay
from tictimes.sayings import Saying

if TYPE_CHECKING:  # a sitting tries its moves by this
    from tictimes.play.sitting import Sitting


def tried(sitting: Sitting, move: Move) -> Sitting:
    """After somebody asked for `move`: it is made, or refused in words, or asked about first.

    A question that is open is left.
    """
    sitting = _left(sitting)
    if sitting.may_move:
        question = question_before(sitting.live, sitting.live.state.turn, move)
        if question is not None:
            return replace(sitting, aside=sitting.aside.ask(move, question), answer=None)
    return _judged(sitting, move)


def answered(sitting: Sitting, value: str) -> Sitting:
    """After an answer to the question that is open; with an empty one it is put aside.

    Whoever finds out that a move cannot be has not missed with it: it is not judged.
    """
    if sitting.aside.asked is None:
        return sitting
    move, question = sitting.aside.asked
    closed, asking = replace(_left(sitting), answer=None), question.asking
    if value == question.right:
        agreed = question.agreed
        return closed.told(agreed, asking.cards) if agreed else _judged(closed, move)
    if not value:
        return closed
    telling = Telling(question.title, asking.cards, question.steps)
    return replace(closed, aside=closed.aside.tell(telling)).told(asking.wrong, asking.cards)


def hinted(sitting: Sitting) -> Sitting:
    """With a hint, stronger than the last one; raises `RuleError` where there is none."""
    reason, aside = why_no_hint(sitting.live, sitting.here), sitting.aside
    if reason is not None or sitting.here is None:
        raise RuleError(reason or Saying.of("play.no-hint"))
    hint = hint_of(sitting.live, sitting.here, aside.strength)
    counted = replace(sitting, aside=replace(aside, hints=aside.hints + 1, asked=None))
    return counted.told(hint.says, hint.cards, hint.piles)


def told_why(sitting: Sitting, number: int) -> Sitting:
    """With the explanation of a move; raises `RuleError` where there is nothing to explain."""
    if still_counting(sitting):
        raise RuleError(Saying.of("play.count-first"))
    telling = explained(sitting.live, sitting.here, number)
    return replace(sitting, aside=sitting.aside.tell(telling), answer=None)


def looked_back(sitting: Sitting) -> Sitting:
    """With a look back at the round that is over."""
    return replace(sitting, aside=sitting.aside.tell(reviewed(sitting.live)), answer=None)


def replayed(sitting: Sitting, at: int) -> Sitting:
    """With the match on show as it was after `at` moves; one from a file stays on show."""
    live, aside = sitting.live, sitting.aside
    shown = aside.replay or Replay.of_match(live.folded, live.people, dict(live.reasons))
    shown = shown.move_to(at)
    page = replace(sitting, aside=replace(aside, replay=shown), answer=None)
    moment = aside.moment_at(shown.at)
    return page if moment is None else page.told(moment.says, moment.cards)


def with_file(sitting: Sitting, text: str) -> Sitting:
    """With the match of a file on show; raises `RuleError` where it cannot be read."""
    replay = opened(text, sitting.live)
    aside = replace(sitting.aside, replay=replay, telling=None)
    return replace(sitting, aside=aside, answer=None)


def back_at_table(sitting: Sitting) -> Sitting:
    """After a replay: all is as it was."""
    return replace(sitting, aside=replace(sitting.aside, replay=None), answer=None)


def match_of(sitting: Sitting) -> Match | None:
    """The match as a file keeps it; `None` while it goes on, for its deal is in it."""
    folded = sitting.live.folded
    return folded.match if folded.finished else None


def _left(sitting: Sitting) -> Sitting:
    """With no question open."""
    return replace(sitting, aside=replace(sitting.aside, asked=None))


def _judged(sitting: Sitting, move: Move) -> Sitting:
    """After `move` was made, or refused with the cards lit that it is about."""
    reason = sitting.why_not(move)
    if reason is None:
        return sitting.play(move)
    folded, turn = sitting.live.folded, sitting.live.state.turn
    lit = lit_cards(reason, folded.setup.game.cards_of(move))
    if not sitting.may_move or question_about(sitting.live, turn, move) is None:
        return sitting.told(reason, lit)
    fits = diagnosed(sitting.live, turn, move)
    again = mixup([miss.codes for miss in folded.missed if miss.seat == turn], fits)
    live = sitting.live.miss(move, tuple(one.code for one in fits))
    says = Saying.of("play.then", first=reason, second=again.named) if again else reason
    return replace(sitting, live=live).told(says, lit)
