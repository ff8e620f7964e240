"""What a child says before its next set is judged, once a set has missed: `12 = _ × 3`."""

from __future__ import annotations

from tictimes.happy_times.cards import NumberCard
from tictimes.happy_times.explain import why_set
from tictimes.happy_times.moves import Declare, Move
from tictimes.happy_times.narration import OFTEN, happy, table_name
from tictimes.happy_times.sets import Table, is_in
from tictimes.happy_times.view import View
from tictimes.panels import Answer, Asking, Question
from tictimes.sayings import Saying

NO_NUMBER = "none"


def question(view: View, move: Move) -> Question | None:
    """What to ask before `move` is judged; `None` unless it lays down cards that the seat holds.

    It is about a card that is not in the table, where there is one, or else about the largest: a
    child who only tries one table after another has to find out.

    >>> from tictimes.happy_times.dealing import deal
    >>> from tictimes.happy_times.moves import DRAW_DECK
    >>> from tictimes.sayings import say
    >>> view = deal("otter-42").play(DRAW_DECK).view(0)
    >>> asked = question(view, Declare(2, (4, 6, 16)))
    >>> say(asked.asking.before), say(asked.asking.after), asked.right
    ('16 =', '× 2', '8')
    >>> question(view, Declare(3, (4, 6, 16))).right, question(view, DRAW_DECK)
    ('none', None)
    """
    if not isinstance(move, Declare) or view.phase != "discard" or view.seat != view.turn:
        return None
    table = move.table
    if any(card not in view.hand for card in move.cards) or table not in view.options.tables:
        return None
    outside = [card for card in move.cards if not is_in(card, table)]
    card = outside[0] if outside else move.cards[-1]
    numbers = tuple(dict.fromkeys(move.cards))
    step = why_set(move.cards, table, view.options)[numbers.index(card)]
    asking = _of_kind(card, table) if isinstance(table, str) else _gap(card, table, view)
    title = happy("why-this-card", card=card, name=table_name(table))
    agreed = happy("ask-agreed", card=card, name=table_name(table)) if outside else None
    return Question(asking, _right(card, table), title, (step,), agreed)


def _gap(card: NumberCard, table: int, view: View) -> Asking:
    """How many times the table a card is; for large packs the number is typed."""
    most = view.options.highest // table
    typed = most > OFTEN
    counts = () if typed else tuple(_number(count) for count in range(1, most + 1))
    return _asking(
        happy("ask-how-many", card=card, table=table),
        card,
        (*counts, Answer(NO_NUMBER, happy("ask-no-number"))),
        before=happy("ask-before", card=card),
        after=happy("ask-after", table=table),
        typed=typed,
    )


def _of_kind(card: NumberCard, table: str) -> Asking:
    """Whether a card is a prime, or odd."""
    yes = Answer("yes", happy(f"ask-{table}-yes"))
    no = Answer("no", happy(f"ask-{table}-no"))
    return _asking(happy(f"ask-{table}", card=card), card, (yes, no))


def _asking(
    says: Saying,
    card: NumberCard,
    answers: tuple[Answer, ...],
    *,
    before: Saying | None = None,
    after: Saying | None = None,
    typed: bool = False,
) -> Asking:
    return Asking(
        says,
        (str(card),),
        before,
        after,
        answers,
        typed,
        label=happy("ask-label"),
        enter=happy("ask-enter"),
        later=happy("ask-later"),
        wrong=happy("ask-wrong", card=card),
    )


def _number(count: int) -> Answer:
    return Answer(str(count), Saying.of("common.number", number=count))


def _right(card: NumberCard, table: Table) -> str:
    fits = is_in(card, table)
    if isinstance(table, int):
        return str(card // table) if fits else NO_NUMBER
    return "yes" if fits else "no"
