"""What was written about each hand, folded note by note into its row."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, reduce

from tictimes.arithmetic.mistakes import check
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.scoring import named_group
from tictimes.arithmetic.sheet.bot_slips import slips_of
from tictimes.arithmetic.sheet.rows import MOST_MISSES, Miss, Row, checker
from tictimes.arithmetic.sheet.sharing import with_shares
from tictimes.arithmetic.slips import Task
from tictimes.arithmetic.view import Round
from tictimes.mixups import Diagnosis, told
from tictimes.notes import Checked, Claimed, Note, Recounts, Reversed, Shares, Shown
from tictimes.sayings import Saying
from tictimes.sheets import Desk

NOT_OF_SUMS = frozenset({"not-the-best", "group-not-allowed"})
"""The group is named and allowed by now; that another is worth more is told on request only."""


@lru_cache(maxsize=16)
def rows(
    rounds: tuple[Round, ...], level: Level, notes: tuple[Note, ...], desk: Desk
) -> tuple[Row, ...]:
    """A row for each hand of the finished rounds, round by round, with what `notes` say of it."""
    found: list[Row] = []
    for number, finished in enumerate(rounds, start=1):
        earlier = tuple(miss for row in found for miss in row.wrong)
        newest = number == len(rounds)
        for seat, (hand, cards) in enumerate(zip(finished.hands, finished.named, strict=True)):
            task = Task(hand, level, named_group(hand, cards, level))
            said = task.group is None or seat not in desk.people
            blank = Row(number, seat, task, said, desk.open and newest, newest)
            own = (note for note in notes if (note.round, note.seat) == (number, seat))
            found.append(reduce(_Fold(desk, earlier).after, own, blank))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Fold:
    """Folds notes into a row, at this desk and after these earlier misses of the match."""

    desk: Desk
    earlier: tuple[Miss, ...]

    def after(self, row: Row, note: Note) -> Row:
        """The row with one more note; a note that answers nothing asked changes nothing."""
        if row.settled:
            return row
        match note:
            case Shares():
                return with_shares(row, note)
            case Claimed():
                return self._claimed(replace(row, first=note))
            case Checked():
                return self._compared(replace(row, second=note))
            case Reversed() if row.first is not None:
                return self._reversed(row, row.first.number, note)
            case Recounts():
                return self._recounts(row, note)
            case Shown():
                return self._show(row)
        return row

    @property
    def _help(self) -> str:
        return self.desk.counting.help

    def _name(self, seat: int) -> str:
        return self.desk.names[seat]

    def _claimed(self, row: Row) -> Row:
        if row.seat not in self.desk.people:
            return row
        assert row.first is not None
        number, other = row.first.number, checker(row, self.desk)
        if row.second is not None:
            return self._compared(row)
        if self._help != "at-once":
            says = tic("claim-noted")
            if other is not None:
                says = tic("claim-kept", name=self._name(row.seat), other=self._name(other))
            return replace(row, says=says, lit=())
        if number != row.task.score:
            return self._missed(row, row.seat, number)
        says = tic("claim-so", number=number)
        return replace(row, settled=other is None, says=says, lit=())

    def _compared(self, row: Row) -> Row:
        first, second = row.first, row.second
        if first is None or second is None:
            return row
        names = {"one": self._name(row.seat), "other": self._name(second.by)}
        if row.agreed:
            if self._help == "at-end":
                return self._kept(row, tic("both-say", **names, number=first.number))
            if first.number == row.task.score:
                says = tic("both-so", **names, number=first.number)
                return replace(row, settled=True, says=says, lit=())
            return self._missed(row, row.seat, first.number, both=True)
        misses = row.misses + 1
        for seat, number in ((row.seat, first.number), (second.by, second.number)):
            if number != row.task.score:
                row = self._noted(row, seat, number)
        if misses >= MOST_MISSES:
            return self._show(row)
        return replace(row, misses=misses, says=tic("differ"), lit=())

    def _reversed(self, row: Row, number: int, note: Reversed) -> Row:
        right, undone = number == row.task.score, note.number == number + row.left
        if self._help == "at-end":
            if note.fits or row.misses:
                return replace(self._kept(row, tic("backwards-kept")), backwards=True)
            says = tic("backwards-found")
            return replace(row, first=None, misses=1, says=says, lit=())
        if right and undone and note.fits:
            kind = "-all" if not row.left else "-none" if row.task.group is None else ""
            kind = kind or ("-tic" if row.task.tic else "")
            says = tic(f"backwards-so{kind}", number=number, left=row.left, worth=row.worth)
            return replace(row, settled=True, backwards=True, says=says, lit=())
        if row.misses + 1 >= MOST_MISSES:
            return self._show(self._noted(row, row.seat, number))
        if undone and not note.fits and not right:
            return self._again(self._noted(row, row.seat, number), tic("backwards-found"))
        if undone:  # the sum backwards is right, but not what it was taken for
            says = tic("backwards-look")
            return replace(row, misses=row.misses + 1, says=says, lit=())
        says = tic("backwards-count", number=number, left=row.left)
        return replace(row, misses=row.misses + 1, says=says, lit=())

    def _recounts(self, row: Row, note: Recounts) -> Row:
        if not row.differ:
            return row
        says = tic("counts-anew", name=self._name(note.by))
        if note.by != row.seat:
            return replace(row, second=None, says=says, lit=())
        if row.seat in self.desk.people:
            return replace(row, first=None, says=says, lit=())
        return self._bot_recounts(row)

    def _bot_recounts(self, row: Row) -> Row:
        """A bot counts right the second time, and owns to its slip."""
        assert row.first is not None
        if row.first.number == row.task.score:
            says = tic("counts-anew-same", name=self._name(row.seat), number=row.first.number)
            return replace(self._show(row), says=says)
        corrected = replace(row, first=Claimed(row.round, row.seat, row.task.score))
        compared = self._compared(corrected)
        if not compared.settled:
            return compared
        name = self._name(row.seat)
        slips = [code for code, number, _ in slips_of(row.task) if number == row.first.number]
        says = tic("counts-anew", name=name)
        if slips:
            says = tic("counts-anew-slip", name=name, rule=tic(f"mixup-{slips[0]}"))
        return replace(compared, says=says)

    def _missed(self, row: Row, seat: int, number: int, both: bool = False) -> Row:
        """Number not right: once more, or shown after the second miss."""
        noted = self._noted(row, seat, number)
        if row.misses + 1 >= MOST_MISSES:
            return self._show(noted)
        if self._help == "at-once":
            perhaps = self._perhaps(row, seat, number)
            code = "not-yet-perhaps" if perhaps else "not-yet"
            facts = {"perhaps": perhaps} if perhaps else {}
            return self._again(noted, tic(code, number=number, **facts))
        return self._again(noted, tic("both-not-yet" if both else "not-yet", number=number))

    def _again(self, row: Row, says: Saying) -> Row:
        return replace(row, first=None, second=None, misses=row.misses + 1, says=says, lit=())

    def _noted(self, row: Row, seat: int, number: int) -> Row:
        if number == row.task.score:
            return row
        codes = tuple(fit.code for fit in _fits(row.task, number))
        return replace(row, wrong=(*row.wrong, (seat, codes)))

    def _show(self, row: Row) -> Row:
        """Settled, with the proof, and what may be behind the last number that was not right."""
        if self._help == "at-end":
            return self._kept(row, tic("backwards-kept"))
        perhaps = self._behind(row)
        says = tic("show-perhaps", perhaps=perhaps) if perhaps else tic("show")
        return replace(row, settled=True, shown=True, perhaps=perhaps, says=says, lit=())

    def _kept(self, row: Row, says: Saying) -> Row:
        """Settled without a word on whether it is right: that is told when the match is over."""
        found = self._noted(row, row.seat, row.first.number) if row.first else row
        return replace(found, settled=True, perhaps=self._behind(row), says=says, lit=())

    def _behind(self, row: Row) -> Saying | None:
        """What may be behind the number that is not right: the owner's, or else the neighbour's."""
        first, second = row.first, row.second
        if first is not None and first.number != row.task.score:
            return self._perhaps(row, row.seat, first.number)
        if second is not None and second.number != row.task.score:
            return self._perhaps(row, second.by, second.number)
        return None

    def _perhaps(self, row: Row, seat: int, number: int) -> Saying | None:
        """What may be behind a number, as one saying; a mix-up by its name, the second time."""
        before = [codes for who, codes in self.earlier if who == seat]
        parts = told(before, _fits(row.task, number))
        if len(parts) < 2:
            return parts[0] if parts else None
        return reduce(lambda one, more: tic("and-then", first=one, second=more), parts)


def _fits(task: Task, number: int) -> tuple[Diagnosis, ...]:
    group = task.cards
    found = check(task.hand, task.level, number, group).diagnoses
    return tuple(one for one in found if one.code not in NOT_OF_SUMS)
