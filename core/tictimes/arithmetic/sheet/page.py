"""The sheet ready to draw, and what an answer to it becomes."""

from __future__ import annotations

from functools import lru_cache

from tictimes.arithmetic.naming import group_name, tic
from tictimes.arithmetic.scoring import expression
from tictimes.arithmetic.sheet.answering import noted
from tictimes.arithmetic.sheet.asking import asked, asks, is_seen, open_row
from tictimes.arithmetic.sheet.folding import rows
from tictimes.arithmetic.sheet.rows import Row
from tictimes.arithmetic.sheet.sums import printed
from tictimes.arithmetic.sheet.working import proof
from tictimes.arithmetic.slips import Task
from tictimes.arithmetic.state import State
from tictimes.errors import RuleError
from tictimes.notes import Note
from tictimes.sayings import Saying
from tictimes.sheets import AskKind, Desk, Line, Mark, ProofLine, Reply, SheetPage, Total
from tictimes.sums import pieces

Notes = tuple[Note, ...]


def rows_of(state: State, notes: Notes, desk: Desk) -> tuple[Row, ...]:
    """A row for each hand of the finished rounds."""
    return rows(state.rounds, state.options.level, notes, desk)


def page(state: State, notes: Notes, desk: Desk) -> SheetPage:
    """The sheet as everyone at this desk may see it.

    No number is on it before its row is compared, so that the neighbour counts for themselves;
    one alone has nobody to hide it from.
    """
    found = rows_of(state, notes, desk)
    current = open_row(found, desk)
    shows = [place for place, row in enumerate(found) if row.open and row.shown]
    totals = tuple(
        Total(
            seat,
            Saying.of("common.name", name=name),
            sum(row.task.score for row in found if row.seat == seat and is_seen(row, desk)),
        )
        for seat, name in enumerate(desk.names)
    )
    return SheetPage(
        lines=tuple(_line(row, desk) for row in found),
        totals=totals,
        next=_next(state, done=current is None),
        hides=not all(is_seen(row, desk) for row in found),
        ask=asked(current, desk) if current else None,
        shows=shows[-1] if shows else None,
    )


def reply(state: State, notes: Notes, desk: Desk, answer: Reply) -> Note:
    """The note that an answer makes; raises `RuleError` where it is none to what is asked."""
    row = open_row(rows_of(state, notes, desk), desk)
    if row is None:
        raise RuleError(tic("not-asked"))
    return noted(row, desk, answer)


def heard(state: State, notes: Notes, desk: Desk) -> tuple[Saying | None, tuple[str, ...]]:
    """What to say of the newest note, and the cards it is about."""
    place = (notes[-1].round, notes[-1].seat)
    found = rows_of(state, notes, desk)
    row = next((row for row in found if (row.round, row.seat) == place), None)
    return (row.says, row.lit) if row else (None, ())


@lru_cache(maxsize=256)
def _line(row: Row, desk: Desk) -> Line:
    task, kind, seen = row.task, asks(row, desk), is_seen(row, desk)
    person = row.seat in desk.people
    compared = kind in (None, "which") or (person and len(desk.people) == 1)
    first, second = (row.first, row.second) if compared else (None, None)
    mark = _mark(row, kind, seen)
    sum_ = printed(first.sum) if first else ()
    own = first.number if first else None
    if seen:
        sum_ = sum_ or pieces(expression(task.hand, task.group))
        own = task.score if own is None and not person else own
    return Line(
        round=row.round,
        seat=row.seat,
        name=Saying.of("common.name", name=desk.names[row.seat]),
        mark=mark,
        sign=tic(f"mark-{mark}"),
        group=_called(task) if row.said or seen else None,
        sum=sum_,
        own=own,
        other=second.number if second else None,
        score=task.score if seen else None,
        proof=_proof(row) if seen and (row.newest or desk.over) else (),
    )


def _proof(row: Row) -> tuple[ProofLine, ...]:
    """How the hand is counted, and first what may be behind a number that was not right."""
    perhaps = (ProofLine(row.perhaps),) if row.perhaps else ()
    return (*perhaps, *proof(row.task))


def _called(task: Task) -> Saying:
    return group_name(task.group, task.level) if task.group else tic("no-group")


def _mark(row: Row, kind: AskKind | None, seen: bool) -> Mark:
    if kind is not None:
        return "open"
    if row.first is None:
        return "counted"
    if row.agreed or row.backwards:
        right = not seen or row.first.number == row.task.score
        return "look" if not right else "same" if row.agreed else "backwards"
    alone = row.settled and row.second is None
    return "right" if seen and alone and row.first.number == row.task.score else "differs"


def _next(state: State, done: bool) -> Saying:
    if not done:
        return tic("count-for-me")
    return tic("see-who-won") if state.over else Saying.of("play.next-round")
