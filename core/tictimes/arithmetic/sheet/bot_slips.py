"""The slips that a bot may make on the sheet."""

from __future__ import annotations

from tictimes.arithmetic.slips import DOUBLINGS, Slip, Task, arithmetic_slips

OF_BOTS = frozenset(
    {
        "added-leftovers",
        "counted-cards",
        "doubled-a-single",
        "doubled-after-subtracting",
        "doubled-leftovers",
        "forgot-leftovers",
        "forgot-to-double",
        "turned-round",
    }
)
"""The mistakes that a bot makes where it may: those that a child can find and name."""


def slips_of(task: Task) -> tuple[Slip, ...]:
    """The mistakes that a bot can make with this hand, each with another number than the right one.

    >>> from tictimes.arithmetic.cards import read_hand
    >>> hand = read_hand("1-star-red 2-moon-red 3-moon-cyan 4-circle-cyan 5-square-orange".split())
    >>> [(code, number) for code, number, _ in slips_of(Task(hand, 1, None))][:2]
    [('forgot-leftovers', 0), ('added-leftovers', 15)]
    """
    return tuple(
        slip
        for slip in arithmetic_slips(task)
        if slip[0] in OF_BOTS and slip[1] != task.score and (task.tic or slip[0] not in DOUBLINGS)
    )
