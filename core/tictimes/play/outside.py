"""The table as an onlooker sees it: nobody's "your", every hand face down until all are shown."""

from __future__ import annotations

from dataclasses import replace

from tictimes.board import Board, Pile, PileKind
from tictimes.games import AnyGame
from tictimes.play.match import AnyState
from tictimes.sayings import Saying

_PLACES: tuple[PileKind, ...] = ("opponent", "deck", "discard", "sets", "hand")


def from_outside(
    game: AnyGame, state: AnyState, names: tuple[str, ...], *, open_hands: bool = False
) -> Board:
    """The board for nobody's eyes; with `open_hands` every hand lies face up, whatever the game."""
    seat = (state.turn + 1) % len(names)  # to the one whose go it is, it would say "you"
    board = game.board(state.view(seat), names)
    shown = open_hands or game.open_hands(state)
    hands = hands_of(game, state) if shown else None
    piles = (_seen_from_outside(pile, names, hands) for pile in board.piles)
    by_seat = tuple(sorted(piles, key=lambda pile: (_PLACES.index(pile.kind), pile.seat or 0)))
    return replace(board, seat=None, piles=by_seat, actions=(), orders=())


def hands_of(game: AnyGame, state: AnyState) -> tuple[tuple[str, ...], ...]:
    """Every hand in notation, seat by seat; for those who may see them all.

    >>> from tictimes.play.match import Setup
    >>> setup = Setup.of("happy-times", "otter-42", ["Ana", "Ben"], {})
    >>> hands_of(setup.game, setup.deal())[1]
    ('2', '8', '4', '6', '11', '9')
    """
    hands = game.dealt(state)["hands"]
    assert isinstance(hands, list)
    return tuple(tuple(map(str, hand)) for hand in hands if isinstance(hand, list))


def _seen_from_outside(
    pile: Pile, names: tuple[str, ...], hands: tuple[tuple[str, ...], ...] | None
) -> Pile:
    """A pile without "your": a hand is a rival's, and everybody's sets bear their name."""
    if pile.seat is None or (pile.kind == "opponent" and hands is None):
        return pile
    label = Saying.of("common.name", name=names[pile.seat])
    if pile.kind == "sets":
        return replace(pile, label=label)
    if hands is not None:
        return Pile("opponent", label, pile.seat, cards=hands[pile.seat], note=None)
    note = Saying.of("play.cards", count=len(pile.cards))
    return Pile("opponent", label, pile.seat, hidden=len(pile.cards), note=note)
