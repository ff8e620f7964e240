"""What the sheet asks next, and how an answer to it becomes a note."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tictimes.arithmetic.cards import PROPERTIES
from tictimes.arithmetic.explain import working as working_steps
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.sheet.rows import Row, checker
from tictimes.arithmetic.sheet.sums import printed, read_sum, value, worked_out
from tictimes.arithmetic.slips import Task
from tictimes.errors import RuleError
from tictimes.notes import Checked, Claimed, Note, Recounts, Reversed, Shares, Shown
from tictimes.sayings import Saying
from tictimes.sheets import Ask, AskKind, Desk, ProofLine, Reply, Tile, Try
from tictimes.steps import Step
from tictimes.sums import Piece, line, pieces

_NUMBER = re.compile(r"[-−]?[0-9]{1,4}")
_SIGNS = {"+": "plus", "-": "minus", "*": "times", "(": "open", ")": "close"}


def open_row(rows: Iterable[Row], desk: Desk) -> Row | None:
    """The first hand of the round being counted that is not settled; `None` once all are."""
    return next((row for row in rows if asks(row, desk)), None)


def asks(row: Row, desk: Desk) -> AskKind | None:
    """What is asked about this hand now; `None` where nothing is."""
    if not row.open or row.settled or (row.seat not in desk.people and row.first is None):
        return None
    if not row.said:
        return "share"
    if row.first is None:
        return "claim"
    if checker(row, desk) is None:
        return "reverse" if row.seat in desk.people else None
    return "check" if row.second is None else "which"


def is_seen(row: Row, desk: Desk) -> bool:
    """Whether the right score of this hand may be on the page."""
    if desk.over:
        return True
    if asks(row, desk) is not None:
        return False
    return desk.counting.help != "at-end" or row.seat not in desk.people


def asker(row: Row, desk: Desk) -> int:
    """Who answers: the owner, or the neighbour who checks."""
    other = checker(row, desk)
    return other if other is not None and asks(row, desk) == "check" else row.seat


def asked(row: Row, desk: Desk) -> Ask:
    """The question about this hand, ready to draw."""
    kind = asks(row, desk)
    assert kind is not None
    name = desk.names[asker(row, desk)]
    owner = desk.names[row.seat]
    task = row.task
    cards, leftovers = _notations(task.cards), _notations(task.leftovers)
    number = tic("your-score-is")

    def ask(title: Saying, says: Saying, **more: object) -> Ask:
        buttons = tuple(_buttons(row, desk, kind))
        return Ask(kind, row.seat, title, says, cards, leftovers, number, buttons, **more)  # type: ignore[arg-type]  # fields of its own

    match kind:
        case "share":
            return ask(tic("ask-share", name=name), tic("share-how"), things=_things())
        case "claim":
            again = row.misses > 0 or row.second is not None
            code = "claim-again" if again else "ask-claim"
            return ask(tic(code, name=name), _how(task), tiles=_tiles(task))
        case "check":
            title = tic("ask-check", name=name, owner=owner)
            return ask(title, tic("check-how", owner=owner), tiles=_tiles(task))
        case "reverse":
            assert row.first is not None
            number = tic("reverse-number")
            title = tic("ask-reverse", name=name)
            says = tic("reverse-how-tic" if task.tic else "reverse-how")
            return ask(title, says, given=_backwards(row, row.first.number))
        case "which":
            tries = _tries(row, desk)
            talk = () if all(one.lines for one in tries) else tuple(_talk(task))
            return ask(*_difference(row, desk), tries=tries, talk=talk)


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
            players = [one.seat for one in _tries(row, desk)]
            if reply.seat not in players:
                raise RuleError(tic("who-counts"))
            return Recounts(**place, by=reply.seat)
        case "which", "dispute":
            return Shown(**place)
    raise RuleError(tic("not-asked"))


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


def _proved(step: Step) -> ProofLine:
    short = _IN_SHORT.get(step.change.code.partition(".")[2])
    return ProofLine(tic(short), line(step)) if short else ProofLine(step.change)


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


def _buttons(row: Row, desk: Desk, kind: AskKind) -> Iterator[Tile]:
    """The ways to answer, the likely one first."""
    match kind:
        case "share":
            yield Tile("share", tic("that-is-it"))
        case "claim" | "check":
            yield Tile("claim", tic("done"))
        case "reverse":
            yield Tile("agree", tic("it-fits"))
            yield Tile("dispute", tic("fits-not"))
        case "which":
            for one in _tries(row, desk):
                name = desk.names[one.seat]
                yield Tile("agree", tic("counts-again", name=name), seat=one.seat)
            yield Tile("dispute", tic("show-us"))


def _how(task: Task) -> Saying:
    if task.group is None:
        return tic("claim-how-none")
    if not task.leftovers:
        return tic("claim-how-tic-all" if task.tic else "claim-how-all")
    return tic("claim-how-tic" if task.tic else "claim-how-single")


def _things() -> tuple[Tile, ...]:
    return tuple(Tile(name, tic(name)) for name in PROPERTIES)


def _tiles(task: Task) -> tuple[Tile, ...]:
    """What a sum can be built of, besides the digits: the cards and the signs."""
    cards = (Tile(str(card), named(card), str(card)) for card in (*task.cards, *task.leftovers))
    signs = (Tile(sign, tic(f"tile-{name}")) for sign, name in _SIGNS.items())
    return (*cards, *signs)


def _backwards(row: Row, number: int) -> tuple[Piece, ...]:
    """The score and the leftovers put back to it, before the `=`."""
    from tictimes.steps import Num, Op

    left = tuple(Num(card.number, str(card)) for card in row.task.leftovers)
    return (*pieces(Op("+", (Num(number), *left)) if left else Num(number)), Piece("="))


def _difference(row: Row, desk: Desk) -> tuple[Saying, Saying]:
    one, other = _tries(row, desk)
    title = tic("ask-which", one=one.name, first=one.number, other=other.name, second=other.number)
    return title, tic("which-how")


def _tries(row: Row, desk: Desk) -> tuple[Try, ...]:
    assert row.first is not None
    assert row.second is not None
    return tuple(
        Try(
            seat=seat,
            name=Saying.of("common.name", name=desk.names[seat]),
            number=note.number,
            lines=_steps_of(note.sum, row.task),
            recount=tic("counts-again", name=desk.names[seat]),
        )
        for seat, note in ((row.seat, row.first), (row.second.by, row.second))
    )


def _steps_of(tiles: tuple[str, ...], task: Task) -> tuple[ProofLine, ...]:
    """A child's own sum, worked out."""
    if not tiles:
        return ()
    worked = worked_out(read_sum(tiles, task.hand)) or (printed(tiles),)
    return tuple(ProofLine(None, step) for step in worked)


def _talk(task: Task) -> Iterator[ProofLine]:
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


def _plus(cards: tuple[object, ...]) -> tuple[Piece, ...]:
    return printed(tuple("+".join(map(str, cards)).replace("+", " + ").split()))


def _notations(cards: tuple[object, ...]) -> tuple[str, ...]:
    return tuple(map(str, cards))
