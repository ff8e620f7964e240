"""Where "why?" stands: beside the sets and groups on the table, and beside the scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tictimes.board import Board, CardGroup, Pile, ScoreRow
from tictimes.play.record import Folded


def with_whys(board: Board, folded: Folded) -> Board:
    """`board`, on which each group and score knows the move that made it, where there is one."""
    game = folded.setup.game
    by_seat: dict[int, dict[int, tuple[str, ...]]] = {}
    for number, (state, move) in enumerate(zip(folded.states, folded.moves, strict=False)):
        if game.help.explains(move):
            cards = tuple(sorted(game.cards_of(move)))
            by_seat.setdefault(state.turn, {})[number] = cards
    if not by_seat:
        return board
    return replace(
        board,
        piles=tuple(_explained(pile, by_seat.get(pile.seat or 0, {})) for pile in board.piles),
        scores=tuple(_row(row, by_seat.get(row.seat, {})) for row in board.scores),
    )


def _explained(pile: Pile, made: Mapping[int, tuple[str, ...]]) -> Pile:
    """A pile of sets, the newest move first taken for the newest of equal groups."""
    if pile.kind != "sets" or not pile.groups:
        return pile
    left = dict(made)
    groups: list[CardGroup] = []
    for group in reversed(pile.groups):
        cards = tuple(sorted(group.cards))
        number = next((one for one in reversed(left) if left[one] == cards), None)
        if number is not None:
            del left[number]
        groups.append(replace(group, explained=number))
    groups.reverse()
    newest = max(made, default=None)
    if newest is not None and not made[newest]:  # no group was named, so all are left over
        groups[0] = replace(groups[0], explained=newest)
    return replace(pile, groups=tuple(groups))


def _row(row: ScoreRow, made: Mapping[int, tuple[str, ...]]) -> ScoreRow:
    """A seat's scores; each round has one move that counts."""
    return replace(row, explained=tuple(made)[: len(row.rounds)])
