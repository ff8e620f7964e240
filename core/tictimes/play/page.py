"""What a page draws: the board of whoever is here, and what every table has around it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tictimes.board import Action, Banner, Board, Choice, Phase, Sharing
from tictimes.play.aside import aside_actions, ending_of
from tictimes.play.log import log_of
from tictimes.play.outside import from_outside
from tictimes.play.room import counted, paused, room_actions, seat_shared, with_last_round
from tictimes.play.whys import with_whys
from tictimes.sayings import Saying

if TYPE_CHECKING:  # a sitting shows itself by this
    from tictimes.play.sitting import Sitting


def page_of(sitting: Sitting) -> Board:
    """All that is drawn now."""
    folded, reasons = sitting.live.folded, dict(sitting.live.reasons)
    if sitting.paused:
        return paused(folded)
    if sitting.aside.replay is not None:
        looking = sitting.aside.replay.board()
        return replace(looking, entry=folded.entries, notice=sitting.answer)
    shown = _with_sheet(sitting)
    log = log_of(
        folded.setup.game, folded.states, folded.moves, reasons, sitting.here, folded.players
    )
    if _counts(sitting, shown):
        log = tuple(replace(line, explained=None) for line in log)
    else:
        shown = with_whys(shown, folded)
    asked = sitting.aside.asked
    return replace(
        shown,
        actions=(*shown.actions, *_own_actions(sitting, shown)),
        moves=len(folded.moves),
        entry=folded.entries,
        waiting=sitting.waiting,
        banner=with_last_round(folded, shown.banner),
        sharing=_sharing(sitting),
        log=log,
        notice=sitting.answer,
        question=asked[1].asking if asked else None,
        telling=sitting.aside.telling,
        ending=None if sitting.round_due else ending_of(sitting.live),
    )


def still_counting(sitting: Sitting) -> bool:
    """Whether the players are still to count by themselves what an explanation would tell."""
    return _counts(sitting, _with_sheet(sitting))


def _counts(sitting: Sitting, shown: Board) -> bool:
    state = sitting.live.state
    naming = sitting.book is not None and state.phase == "score" and not state.over
    return naming or _hides(shown)


def _is_asked(shown: Board) -> bool:
    """Whether the score sheet waits for somebody's number."""
    return shown.sheet is not None and shown.sheet.ask is not None


def _hides(shown: Board) -> bool:
    """Whether a score is still kept from the page."""
    return shown.sheet is not None and shown.sheet.hides


def _with_sheet(sitting: Sitting) -> Board:
    shown = _shown(sitting)
    return shown if sitting.book is None else sitting.book.beside(shown)


def _shown(sitting: Sitting) -> Board:
    """The table as whoever is here may see it."""
    live = sitting.live
    game, state, names = live.folded.setup.game, live.state, live.players
    if live.folded.stopped:
        return counted(live.folded)
    if sitting.round_due:
        phase: Phase = "over" if state.over else "cover"
        return replace(game.result(state, names), phase=phase, seat=sitting.here)
    if state.over and len(live.people) != 1:
        return game.result(state, names)
    if sitting.covered:
        name = names[state.turn]
        banner = Banner(Saying.of("play.your-go", name=name), Saying.of("play.there", name=name))
        return replace(from_outside(game, state, names), phase="cover", banner=banner)
    if sitting.here is None:
        return from_outside(game, state, names)
    return game.board(state.view(sitting.here), names)


def _own_actions(sitting: Sitting, shown: Board) -> tuple[Action, ...]:
    """What every table offers, whatever is played on it."""
    live, asked = sitting.live, _is_asked(shown)
    actions = []
    if sitting.round_due:
        label = shown.sheet.next if shown.sheet else Saying.of("play.next-round")
        actions.append(Action("next-round", label, main=not asked))
    elif sitting.covered:
        name = live.players[live.state.turn]
        actions.append(Action("reveal", Saying.of("play.here", name=name), main=True))
    actions.append(Action("undo", Saying.of("play.undo"), sitting.why_not_undo()))
    if len(live.people) > 1 and not live.state.over:
        choices = tuple(
            Choice(str(seat), Saying.of("common.name", name=live.players[seat]))
            for seat in live.people
        )
        label = Saying.of("play.hand-over")
        actions.append(Action("hand-over", label, asks="seat", choices=choices))
    if not asked:  # what a look back tells is still to be counted
        aside = aside_actions(live, sitting.here, sitting.aside, looking=sitting.round_due)
        actions += [one for one in aside if one.name != "look-back" or not _hides(shown)]
    actions += room_actions(live.folded, sitting.round)
    if live.folded.entries > 0 and not live.state.over:
        actions.append(Action("start-again", Saying.of("play.start-again")))
    return (
        *actions,
        Action("new-game", Saying.of("play.new-game"), main=live.state.over),
        Action("forget", Saying.of("play.forget")),
    )


def _sharing(sitting: Sitting) -> Sharing | None:
    """Who taps and who explains, while it is the go of children who share a seat."""
    folded = sitting.live.folded
    done = folded.finished or sitting.round_due
    return None if done else seat_shared(folded)
