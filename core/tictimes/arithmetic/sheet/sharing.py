"""What the cards of a group share: said by its owner, answered by the rule."""

from __future__ import annotations

from dataclasses import replace

from tictimes.arithmetic.cards import PROPERTIES, Property
from tictimes.arithmetic.naming import tic, what_is_shared
from tictimes.arithmetic.sheet.rows import MOST_MISSES, Row
from tictimes.arithmetic.slips import Task
from tictimes.notes import Shares
from tictimes.sayings import Saying


def with_shares(row: Row, note: Shares) -> Row:
    """The row after its owner said what the group shares; told after the second miss."""
    group = row.task.group
    things = tuple(name for name in PROPERTIES if name in note.things)
    if group is None or row.said or not things:
        return row
    shared, lit = set(group.shared), tuple(map(str, group.cards))
    not_so = [name for name in things if name not in shared]
    enough = set(things) == shared or (row.task.level == 1 and not not_so)
    if enough:
        says = tic("shares-so", shares=what_is_shared(group))
        return replace(row, said=True, says=says, lit=lit)
    misses = row.share_misses + 1
    if misses == MOST_MISSES:
        says = tic("shares-told", shares=what_is_shared(group))
        return replace(row, said=True, share_misses=misses, says=says, lit=lit)
    says = (
        _shares_not(row.task, not_so[0])
        if not_so
        else tic("shares-one-more", things=tic(things[0]))
    )
    return replace(row, share_misses=misses, says=says, lit=lit)


def _shares_not(task: Task, name: Property) -> Saying:
    """By the rule: what the cards have there instead."""
    values = dict.fromkeys(getattr(card, name) for card in task.cards)
    said = tuple(value if isinstance(value, int) else tic(value) for value in values)
    return tic(f"shares-not-{name}", values=said)
