"""How a hand is counted, line by line: proved, as a child built it, or still to be worked out."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.arithmetic.cards import Card
from tictimes.arithmetic.explain import working as working_steps
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.sheet.sums import printed, read_sum, worked_out
from tictimes.arithmetic.slips import Task
from tictimes.sheets import ProofLine
from tictimes.steps import Step
from tictimes.sums import Piece, line

_IN_SHORT = {
    "add-group": "talk-add",
    "double": "talk-double",
    "add-leftovers": "talk-left",
    "take-away": "talk-take",
    "take-away-past-zero": "talk-take-past-zero",
    "add-all": "talk-all",
}
"""What is done, for those lines whose sum stands beside it."""


def proof(task: Task) -> tuple[ProofLine, ...]:
    """How a hand is counted, a step a line."""
    return tuple(map(_proved, working_steps(task.hand, task.group)))


def steps_of(tiles: tuple[str, ...], task: Task) -> tuple[ProofLine, ...]:
    """A child's own sum, worked out."""
    if not tiles:
        return ()
    worked = worked_out(read_sum(tiles, task.hand)) or (printed(tiles),)
    return tuple(ProofLine(None, step) for step in worked)


def talk(task: Task) -> Iterator[ProofLine]:
    """What to do, without what it makes."""
    gap = (Piece("="), Piece("?", True))
    own, others = _plus(task.cards), _plus(task.leftovers)
    if task.group is None:
        yield ProofLine(tic("talk-all"), (*others, *gap))
        return
    yield ProofLine(tic("talk-add"), (*own, *gap))
    if task.tic:
        yield ProofLine(tic("talk-double"), (Piece("2", True), Piece("×"), Piece("?", True), *gap))
    if len(task.leftovers) > 1:
        yield ProofLine(tic("talk-left"), (*others, *gap))
    if task.leftovers:
        yield ProofLine(tic("talk-take"), (Piece("?", True), Piece("−"), Piece("?", True), *gap))


def _proved(step: Step) -> ProofLine:
    short = _IN_SHORT.get(step.change.code.partition(".")[2])
    return ProofLine(tic(short), line(step)) if short else ProofLine(step.change)


def _plus(cards: tuple[Card, ...]) -> tuple[Piece, ...]:
    tiles = [tile for card in cards for tile in ("+", str(card))]
    return printed(tuple(tiles[1:]))
