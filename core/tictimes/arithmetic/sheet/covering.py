"""The board while children count: without the names, sums and scores that they are to find."""

from __future__ import annotations

from dataclasses import replace

from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.sheet.asking import is_seen, open_row
from tictimes.arithmetic.sheet.page import Notes, rows_of
from tictimes.arithmetic.state import State
from tictimes.board import Banner, Board, Pile, ScoreRow
from tictimes.sheets import Desk


def covered(board: Board, state: State, notes: Notes, desk: Desk) -> Board:
    """The board without what is still to be found: what groups share, sums, scores, winners."""
    found = rows_of(state, notes, desk)
    shown = desk.open or desk.over
    last = [row for row in found if row.round == len(state.rounds)] if shown else []
    seen = {row.seat for row in last if is_seen(row, desk)}
    named = {row.seat for row in last if row.said}
    unseen = [row.round for row in found if not is_seen(row, desk)]
    known = min(unseen) - 1 if unseen else len(state.rounds)
    board = replace(
        board,
        piles=tuple(_covered(pile, pile.seat in seen, pile.seat in named) for pile in board.piles),
        scores=tuple(_up_to(known, row) for row in board.scores) if known or not unseen else (),
    )
    if not desk.open:
        return board
    done = open_row(found, desk) is None
    if done and not unseen and not state.over:
        return board
    return replace(board, winners=(), banner=_banner(state, done))


def _covered(pile: Pile, seen: bool, named: bool) -> Pile:
    """A group as it lies on the table: called what it is once its owner has said so."""
    if seen or pile.kind != "sets":
        return pile
    left = tic("left-over")
    groups = tuple(
        group
        if group.label == left
        else replace(group, label=group.label if named else tic("group"), explained=None)
        for group in pile.groups
    )
    return replace(pile, groups=groups, note=None)


def _up_to(known: int, row: ScoreRow) -> ScoreRow:
    rounds = row.rounds[:known]
    return replace(row, rounds=rounds, total=sum(rounds), explained=row.explained[:known])


def _banner(state: State, done: bool) -> Banner:
    if state.over:
        who, what = tic("last-to-count"), tic("all-counted" if done else "count-then-see")
    else:
        who = tic("round-counted", round=len(state.rounds))
        what = tic("all-counted" if done else "round-to-count")
    return Banner(who, what)
