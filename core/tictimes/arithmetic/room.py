"""ArithmeTic for a room full of children: what is asked before it, and how it can end early."""

from __future__ import annotations

from dataclasses import replace

from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.options import FORM, Options
from tictimes.arithmetic.rules_pictures import rules_pictures
from tictimes.arithmetic.state import State
from tictimes.game import Room


def shortened(options: Options, rounds: int) -> Options:
    """The options of a match that ends after so many `rounds`.

    >>> shortened(Options(rounds=5), 2).rounds
    2
    """
    return replace(options, rounds=rounds)


ROOM: Room[State, Options] = Room(
    form=FORM,
    seating=tic("seating"),
    rules=rules_pictures,
    round_of=lambda state: state.round,
    shortened=shortened,
    counted=lambda points: tic("points", count=points),
)
