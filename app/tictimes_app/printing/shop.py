"""An order, printed: whatever its kind, page after page into one PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tictimes.prints.order import Kind, Order
from tictimes.prints.paper_sizes import PAPERS
from tictimes_app.printing.answers import draw_answers
from tictimes_app.printing.cards import draw_cards
from tictimes_app.printing.head import speaker, word
from tictimes_app.printing.rules import draw_rules
from tictimes_app.printing.score_sheet import draw_scores
from tictimes_app.printing.sheet import Sheet
from tictimes_app.printing.take_home import draw_take_home
from tictimes_app.printing.worksheet import draw_worksheet

DRAW: Mapping[Kind, Callable[[Sheet, Order], Iterator[None]]] = {
    "cards": draw_cards,
    "rules": draw_rules,
    "score-sheet": draw_scores,
    "worksheet": draw_worksheet,
    "answers": draw_answers,
    "take-home": draw_take_home,
}


def printed(order: Order, page_done: Callable[[], None] = lambda: None) -> bytes:
    """The PDF of an order, the same bytes each time; `page_done` is called for every page.

    >>> from tictimes.prints.reading import read_order
    >>> printed(read_order("rules", {"game": "happy-times"}))[:5]
    b'%PDF-'
    """
    kind = word("heading", game=order.game.paper.title, kind=word(order.kind))
    title = speaker(order)(kind)
    lying = order.kind == "take-home"
    sheet = Sheet(PAPERS[order.paper], title, order.language, lying=lying)
    for _ in DRAW[order.kind](sheet, order):
        page_done()
    return sheet.done()
