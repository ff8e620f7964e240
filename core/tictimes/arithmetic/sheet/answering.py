"""How an answer to what the sheet asks becomes a note."""

from __future__ import annotations

import re

from tictimes.arithmetic.cards import PROPERTIES
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.sheet.asking import asker, asks
from tictimes.arithmetic.sheet.rows import Row
from tictimes.arithmetic.sheet.sums import read_sum, value
from tictimes.arithmetic.slips import Task
from tictimes.errors import RuleError
from tictimes.notes import Checked, Claimed, Note, Recounts, Reversed, Shares, Shown
from tictimes.sheets import Desk, Reply

_NUMBER = re.compile(r"[-−]?[0-9]{1,4}")


def noted(row: Row, desk: Desk, reply: Reply) -> Note:
    """The note that an answer makes; raises `RuleError` where it is none to what is asked."""
    place = {"round": row.round, "seat": row.seat}
    match asks(row, desk), reply.name:
        case "share", "share":
            things = tuple(name for name in PROPERTIES if name in reply.things)
            if not things:
                raise RuleError(tic("things-missing"))
            return Shares(**place, things=things)
        case "claim", "claim":
            return Claimed(**place, number=_claimed(reply, row.task), sum=reply.sum)
        case "check", "claim":
            number = _claimed(reply, row.task)
            return Checked(**place, by=asker(row, desk), number=number, sum=reply.sum)
        case "reverse", "agree" | "dispute":
            return Reversed(**place, number=_number(reply.number), fits=reply.name == "agree")
        case "which", "agree":
            if row.second is None or reply.seat not in (row.seat, row.second.by):
                raise RuleError(tic("who-counts"))
            return Recounts(**place, by=reply.seat)
        case "which", "dispute":
            return Shown(**place)
    raise RuleError(tic("not-asked"))


def _claimed(reply: Reply, task: Task) -> int:
    """The number that is claimed: typed, or what the sum makes; both must say the same."""
    if not reply.sum:
        return _number(reply.number)
    made = value(read_sum(reply.sum, task.hand))
    if reply.number and _number(reply.number) != made:
        raise RuleError(tic("sum-says-other", number=_number(reply.number)))
    if not -9999 <= made <= 9999:
        raise RuleError(tic("sum-number-long"))
    return made


def _number(text: str) -> int:
    if not text:
        raise RuleError(tic("number-missing"))
    if not _NUMBER.fullmatch(text):
        raise RuleError(tic("sum-number-long"))
    return int(text.replace("−", "-"))
