"""Rows of the score sheet: one hand each, and how far it is counted."""

from __future__ import annotations

from dataclasses import dataclass

from tictimes.arithmetic.slips import Task
from tictimes.notes import Checked, Claimed
from tictimes.sayings import Saying
from tictimes.sheets import Desk

MOST_MISSES = 2
"""After so many the kit shows how it is counted, and the sheet goes on."""

Miss = tuple[int, tuple[str, ...]]
"""Whose number was not right, and the mistakes that fitted."""


@dataclass(frozen=True, slots=True)
class Row:
    """A hand on the sheet, and how far it is counted.

    `said` is true once it is known what the group shares, `open` while its round is counted,
    `newest` until the next round is over.
    `first` and `second` are the numbers of the owner and of the neighbour, as they stand. `wrong`
    are those that were not right: whose it was, and the mistakes that fitted. `settled` rows ask
    for nothing more; `shown` ones are to be proved at once.
    `perhaps` is what may be behind a number that was not right. `says` answers the last note, about
    the cards `lit`.
    """

    round: int
    seat: int
    task: Task
    said: bool
    open: bool = False
    newest: bool = False
    share_misses: int = 0
    first: Claimed | None = None
    second: Checked | None = None
    misses: int = 0
    wrong: tuple[Miss, ...] = ()
    settled: bool = False
    backwards: bool = False
    shown: bool = False
    perhaps: Saying | None = None
    says: Saying | None = None
    lit: tuple[str, ...] = ()

    @property
    def agreed(self) -> bool:
        """Whether owner and neighbour have come to the same number."""
        first, second = self.first, self.second
        return bool(first and second and first.number == second.number)

    @property
    def differ(self) -> bool:
        """Whether they have come to different numbers."""
        return self.first is not None and self.second is not None and not self.agreed

    @property
    def left(self) -> int:
        """What is put back when going backwards: the leftovers added up."""
        return self.task.left

    @property
    def worth(self) -> int:
        """What going backwards comes to: the group's numbers, doubled for a Tic."""
        return self.task.times * self.task.sum


def checker(row: Row, desk: Desk) -> int | None:
    """Who checks the hand of this row: the next person to the left of its owner; `None` alone."""
    seats = len(desk.names)
    left = ((row.seat + step) % seats for step in range(1, seats))
    return next((seat for seat in left if seat in desk.people), None)
