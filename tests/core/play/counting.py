"""Tables at which a round has ended, and children who count it."""

from __future__ import annotations

from tictimes.arithmetic.sheet.page import rows_of
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.sitting import Sitting
from tictimes.play.store import MemoryStore
from tictimes.sayings import say
from tictimes.sheets import Counting, Reply

ANA, BEN, FOX = "Ana", "Ben", "Fox (bot)"


class Branching(MemoryStore):
    """A store in which a test may go back and try another answer."""

    def append(self, key, number, entry):
        self._entries[key][number:] = [entry]


def sit_down(names=(ANA, BEN), seed="otter-42", counting=None, **options):
    setup = Setup.of("arithmetic", seed, names, {"rounds": 1, **options})
    live = LiveMatch.start(setup, Branching())
    return Sitting.at(live, Counting() if counting is None else counting)


def to_the_sheet(sitting):
    """The page once every group of the round is named; everybody names the best."""
    while not sitting.round_due and not sitting.live.state.over:
        state = sitting.live.state
        if sitting.waiting:
            sitting = sitting.next()
        elif sitting.covered:
            sitting = sitting.reveal()
        elif state.phase == "score":
            legal = state.legal_moves
            worths = {move: len(move.cards) for move in legal}
            sitting = sitting.play(max(legal, key=worths.get))
        else:
            sitting = sitting.play(state.legal_moves[-1])
    return sitting


def ask(sitting):
    page = sitting.board().sheet
    return page.ask if page else None


def rows(sitting):
    """The rows of the round that is counted."""
    found = rows_of(sitting.live.state, sitting.live.folded.notes, sitting.book.desk)
    return [row for row in found if row.open]


def row(sitting):
    """The row that is asked about."""
    return next(row for row in rows(sitting) if row.seat == ask(sitting).seat)


def claim(sitting, number):
    return sitting.write(Reply("claim", number=str(number)))


def share(sitting):
    """After the owner has said, rightly, what the group shares; where it is asked."""
    while ask(sitting) and ask(sitting).kind == "share":
        sitting = sitting.write(Reply("share", things=row(sitting).task.group.shared))
    return sitting


def counted(**table):
    """The page where the first claim is asked for."""
    return share(to_the_sheet(sit_down(**table)))


def said(sitting):
    return say(sitting.board().notice.says)
