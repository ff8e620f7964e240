"""A table in a room full of children: covered for a talk, shared by two, counted early."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from tictimes.board import Action, Banner, Board, Sharing
from tictimes.play.pairs import sharing
from tictimes.play.record import Folded
from tictimes.sayings import Saying


def paused(folded: Folded) -> Board:
    """A table at which all stop and talk: no card is on it, and nothing that tells of one."""
    game, state = folded.setup.game, folded.state
    return Board(
        game=game.name,
        phase="cover",
        turn=state.turn,
        seat=None,
        banner=Banner(Saying.of("play.paused"), Saying.of("play.paused-do")),
        piles=(),
        actions=(Action("resume", Saying.of("play.resume"), main=True),),
        moves=len(folded.moves),
        entry=folded.entries,
    )


def counted(folded: Folded) -> Board:
    """A table that has stopped after a round: what each seat has, and no winner."""
    game, names = folded.setup.game, folded.players
    board = game.result(folded.state, names)
    counts = tuple(
        Saying.of("play.name-count", name=row.name, count=game.room.counted(row.total))
        for row in board.scores
    )
    banner = Banner(Saying.of("play.counted"), Saying.of("play.counts", counts=counts))
    return replace(board, phase="over", seat=None, banner=banner, winners=())


def with_last_round(folded: Folded, banner: Banner) -> Banner:
    """`banner`, which says so where the match ends with the round that is on."""
    if folded.last_round is None or folded.finished:
        return banner
    says = Saying.of("play.then", first=banner.what, second=Saying.of("play.last-round-now"))
    return replace(banner, what=says)


def seat_shared(folded: Folded) -> Sharing | None:
    """Who taps and who explains in the go that is on; `None` where one child has it, or a bot."""
    seat = folded.state.turn
    turns = [-1, *(state.turn for state in folded.states)]
    begun = sum(before != after == seat for before, after in pairwise(turns))
    return sharing(folded.players[seat], begun - 1)


def room_actions(folded: Folded, round_now: int) -> tuple[Action, ...]:
    """The rules, a stop to talk, and an end with the round that is on or the way back from it."""
    how = Action("how-to-play", Saying.of("play.how-to-play"))
    if folded.finished:
        return (how,)  # its deal may have been looked at, so it does not go on
    pause = Action("pause", Saying.of("play.pause"))
    options = folded.setup.options
    if folded.last_round is not None:
        return (how, pause, Action("last-round", Saying.of("play.play-on")))
    if folded.setup.game.room.shortened(options, round_now) == options:
        return (how, pause)
    return (how, pause, Action("last-round", Saying.of("play.last-round")))
