"""What bots write on the sheet: the right score, or now and then a slip that has a name."""

from __future__ import annotations

from random import Random

from tictimes.arithmetic.scoring import named_group
from tictimes.arithmetic.sheet.bot_slips import slips_of
from tictimes.arithmetic.slips import Task
from tictimes.arithmetic.state import State
from tictimes.notes import Claimed
from tictimes.sheets import Desk

SLIPS = 0.5
"""How often the bot that is to be checked slips."""


def claims(state: State, desk: Desk, rng: Random) -> tuple[Claimed, ...]:
    """What the bots claim once a round is over; those who may slip let one of them be checked.

    Only the claim of the bot to be checked is written; the others are counted by the table.
    """
    last = state.last_round
    bots = [seat for seat in range(len(desk.names)) if seat not in desk.people]
    if last is None or not bots or not desk.people or not desk.counting.bots_slip:
        return ()
    seat = rng.choice(bots)
    level = state.options.level
    hand = last.hands[seat]
    task = Task(hand, level, named_group(hand, last.named[seat], level))
    slips = slips_of(task)
    number = rng.choice(slips)[1] if slips and rng.random() < SLIPS else task.score
    return (Claimed(len(state.rounds), seat, number),)
