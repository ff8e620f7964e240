"""Happy Times for a room full of children: what is asked before it, and how it can end early."""

from __future__ import annotations

from tictimes.game import Room
from tictimes.happy_times.moves import Draw
from tictimes.happy_times.narration import happy
from tictimes.happy_times.options import FORM, Options
from tictimes.happy_times.rules_pictures import rules_pictures
from tictimes.happy_times.state import State


def round_of(state: State) -> int:
    """Which round of goes is being played, from 1: in a round every seat has one.

    >>> from tictimes.happy_times import deal
    >>> from tictimes.happy_times.moves import Discard
    >>> state = deal("otter-42")
    >>> for move in (Draw("deck"), Discard(11), Draw("deck"), Discard(11)):
    ...     state = state.play(move)
    >>> round_of(deal("otter-42")), round_of(state)
    (1, 2)
    """
    goes = sum(not isinstance(move, Draw) for move in state.moves)
    return goes // state.players + 1


def shortened(options: Options, rounds: int) -> None:
    """None: the rules know no number of rounds, so a table just stops and counts its sets.

    A match that stops so is not over, and nobody has won it.
    """


ROOM = Room(
    form=FORM,
    seating=happy("seating"),
    rules=rules_pictures,
    round_of=round_of,
    shortened=shortened,
    counted=lambda sets: happy("sets-made", count=sets),
)
