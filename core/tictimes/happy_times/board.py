"""A view of Happy Times made ready to draw: banner, piles, actions and scores."""

from __future__ import annotations

from tictimes.board import Action, Banner, Board, CardGroup, Choice, Order, Pile, ScoreRow
from tictimes.happy_times.moves import DRAW_DECK, DRAW_DISCARD, Discard, Draw, Move
from tictimes.happy_times.narration import OFTEN, Names, happy, outcome, table_name
from tictimes.happy_times.sets import SIZE, Table
from tictimes.happy_times.state import State
from tictimes.happy_times.view import View
from tictimes.sayings import Saying

NAME = "happy-times"


def board(view: View, names: Names) -> Board:
    """All that the page draws for the seat of `view`; `names` are those of every seat."""
    own_hand = Pile("hand", happy("your-hand"), view.seat, tuple(map(str, view.hand)))
    return Board(
        game=NAME,
        phase="over" if view.over else view.phase,
        turn=view.turn,
        seat=view.seat,
        banner=_banner(view, names),
        piles=(*_piles(view, names, view.seat), own_hand),
        actions=_actions(view),
        orders=(Order(happy("by-number"), tuple(map(str, sorted(view.hand)))),),
        scores=_scores(view, names),
        winners=view.winners,
    )


def result(state: State, names: Names) -> Board:
    """The end of a match, for all to see; hands stay hidden, as the rules have nobody show them."""
    view = state.view(0)
    return Board(
        game=NAME,
        phase="over",
        turn=view.turn,
        seat=None,
        banner=_banner(view, names),
        piles=_piles(view, names, None),
        actions=(),
        scores=_scores(view, names),
        winners=view.winners,
    )


def reveals(before: State, move: Move, after: State) -> bool:
    """Whether `move` showed somebody a hidden card: a draw from the deck does."""
    return isinstance(move, Draw) and move.pile == "deck"


def open_hands(state: State) -> bool:
    """Never: in this game nobody shows a hand, also when it is over."""
    return False


def round_over(before: State, after: State) -> bool:
    """Whether the match ended with the move from `before` to `after`; it is one round."""
    return after.over and not before.over


def _banner(view: View, names: Names) -> Banner:
    if view.over:
        return Banner(outcome(view.winners, names), _goal(view, "was-goal"))
    name, own = names[view.turn], view.seat == view.turn
    out = tuple(names[seat] for seat, laid in enumerate(view.sets) if _is_out(view, len(laid)))
    if out:
        who = happy("last-go" if own else "their-last-go", name=name, out=out)
    else:
        who = happy("your-go" if own else "their-go", name=name)
    return Banner(who, happy(f"{'do' if own else 'they'}-{_task(view)}", name=name))


def _task(view: View) -> str:
    if view.phase == "discard":
        return "end"
    if view.deck_count and view.discard:
        return "draw"
    if view.deck_count:
        return "draw-deck"
    return "draw-discard" if view.discard else "nothing"


def _piles(view: View, names: Names, own: int | None) -> tuple[Pile, ...]:
    """All piles but the hand of the seat `own`; rivals are in the order of their goes."""
    first = 0 if own is None else own
    seats = tuple((first + i) % view.players for i in range(view.players))
    opponents = (
        Pile(
            "opponent",
            Saying.of("common.name", name=names[seat]),
            seat,
            hidden=view.counts[seat],
            note=happy("cards", count=view.counts[seat]),
        )
        for seat in seats
        if seat != own
    )
    deck = Pile(
        "deck", happy("deck"), hidden=view.deck_count, note=happy("cards", count=view.deck_count)
    )
    under = len(view.discard) - 1
    discard = Pile("discard", happy("discard-pile"), cards=tuple(map(str, view.discard[-1:])))
    if under > 0:
        discard = Pile("discard", discard.label, cards=discard.cards, hidden=under)
    sets = (
        Pile(
            "sets",
            happy("your-sets") if seat == own else happy("their-sets", name=names[seat]),
            seat,
            places=view.options.goal,
            groups=tuple(
                CardGroup(table_name(laid.table), tuple(map(str, laid.cards)))
                for laid in view.sets[seat]
            ),
        )
        for seat in seats
    )
    return (*opponents, deck, discard, *sets)


def _actions(view: View) -> tuple[Action, ...]:
    """Every action of the game, always; those that the rules forbid now carry the reason."""
    no_end = view.why_not(Discard(view.hand[0] if view.hand else 1))
    drawing = view.phase == "draw" and not view.over and view.seat == view.turn
    no_deck, no_discard = view.why_not(DRAW_DECK), view.why_not(DRAW_DISCARD)
    return (
        Action("draw-deck", happy("draw-deck"), no_deck, main=drawing and no_deck is None),
        Action(
            "draw-discard", happy("draw-discard"), no_discard, main=drawing and no_deck is not None
        ),
        Action(
            "declare",
            happy("declare-as"),
            no_end,
            least=SIZE,
            most=SIZE,
            choose=happy("choose-three"),
            asks="table",
            choices=tuple(_choice(table) for table in view.options.tables),
            idle=happy("declare"),
        ),
        Action(
            "discard",
            happy("throw-away"),
            no_end,
            least=1,
            most=1,
            choose=happy("choose-one"),
            main=no_end is None,
        ),
    )


def _choice(table: Table) -> Choice:
    if not isinstance(table, int):
        return Choice(table, table_name(table))
    short = happy("short-table", table=table)
    return Choice(str(table), table_name(table), table > OFTEN, short)


def _scores(view: View, names: Names) -> tuple[ScoreRow, ...]:
    return tuple(
        ScoreRow(
            seat,
            names[seat],
            (),
            len(laid),
            happy("out")
            if _is_out(view, len(laid))
            else happy("to-go", count=view.options.goal - len(laid)),
        )
        for seat, laid in enumerate(view.sets)
    )


def _is_out(view: View, laid: int) -> bool:
    return laid >= view.options.goal


def _goal(view: View, code: str) -> Saying:
    return happy(code, count=view.options.goal)
