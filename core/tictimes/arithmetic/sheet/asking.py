"""What the sheet asks next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tictimes.arithmetic.cards import PROPERTIES
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.sheet.rows import Row, checker
from tictimes.arithmetic.sheet.working import steps_of, talk
from tictimes.arithmetic.slips import Task
from tictimes.sayings import Saying
from tictimes.sheets import Ask, AskKind, Desk, Tile, Try
from tictimes.steps import Num, Op
from tictimes.sums import SIGNS, Piece, pieces

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
            talked = () if all(one.lines for one in tries) else tuple(talk(task))
            return ask(*_difference(row, desk), tries=tries, talk=talked)


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
    cards = (
        Tile(str(card), named(card), Piece(str(card.number), True, str(card)))
        for card in (*task.cards, *task.leftovers)
    )
    signs = (
        Tile(sign, tic(f"tile-{name}"), Piece(SIGNS.get(sign, sign)))
        for sign, name in _SIGNS.items()
    )
    return (*cards, *signs)


def _backwards(row: Row, number: int) -> tuple[Piece, ...]:
    """The score and the leftovers put back to it, before the `=`."""
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
            lines=steps_of(note.sum, row.task),
            recount=tic("counts-again", name=desk.names[seat]),
        )
        for seat, note in ((row.seat, row.first), (row.second.by, row.second))
    )


def _notations(cards: tuple[object, ...]) -> tuple[str, ...]:
    return tuple(map(str, cards))
