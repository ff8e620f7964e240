"""A view of ArithmeTic made ready to draw: banner, piles, actions and scores."""

from __future__ import annotations

from tictimes.arithmetic.cards import COLOURS, SHAPES, Card, Hand
from tictimes.arithmetic.moves import DRAW_DECK, DRAW_DISCARD, KNOCK, Discard, Draw, Move, Score
from tictimes.arithmetic.naming import group_name, tic, working
from tictimes.arithmetic.narration import Names, outcome
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.scoring import named_group
from tictimes.arithmetic.state import State
from tictimes.arithmetic.view import Round, View
from tictimes.board import Action, Banner, Board, CardGroup, Order, Pile, ScoreRow
from tictimes.sayings import Saying

NAME = "arithmetic"


def board(view: View, names: Names) -> Board:
    """All that the page draws for the seat of `view`; `names` are those of every seat.

    A group is shown once it is named, and no sooner.
    """
    return Board(
        game=NAME,
        phase="over" if view.over else view.phase,
        turn=view.turn,
        seat=view.seat,
        banner=_end(view.winners, view.totals, names) if view.over else _banner(view, names),
        piles=(
            *_opponents(view, names),
            Pile(
                "deck",
                tic("deck"),
                hidden=view.deck_count,
                note=tic("cards", count=view.deck_count),
            ),
            _discard_pile(view),
            *_groups(view.shown or (), view.named, view.options.level, names, view.seat),
            Pile("hand", tic("your-hand"), view.seat, _notations(view.hand)),
        ),
        actions=_actions(view),
        orders=_orders(view.hand),
        scores=_scores(view.rounds, view.totals, names),
        winners=view.winners,
    )


def result(state: State, names: Names) -> Board:
    """The round that was finished last, for all to see: hands, groups and what they are worth."""
    last = state.last_round
    hands = last.hands if last else ()
    return Board(
        game=NAME,
        phase="over" if state.over else "score",
        turn=state.turn,
        seat=None,
        banner=_end(state.winners, state.totals, names)
        if state.over
        else Banner(tic("round-over", round=len(state.rounds)), _round_scores(last, names)),
        piles=(
            *(
                Pile("opponent", _name(names[seat]), seat, _notations(hand))
                for seat, hand in enumerate(hands)
            ),
            *_groups(hands, last.named if last else (), state.options.level, names, None),
        ),
        actions=(),
        scores=_scores(state.rounds, state.totals, names),
        winners=state.winners,
    )


def reveals(before: State, move: Move, after: State) -> bool:
    """Whether `move` showed somebody a hidden card: a draw from the deck, and the end of a round.

    The last turn shows all hands, and the last group named brings the next deal.
    """
    if isinstance(move, Draw):
        return move.pile == "deck"
    return (before.phase != "score" and after.phase == "score") or round_over(before, after)


def open_hands(state: State) -> bool:
    """Whether every hand lies open: from the last turn of a round until the next deal."""
    return state.phase == "score"


def round_over(before: State, after: State) -> bool:
    """Whether the move from `before` to `after` ended a round."""
    return len(after.rounds) > len(before.rounds)


def _banner(view: View, names: Names) -> Banner:
    own = view.seat == view.turn
    whose, who = ("your", "do") if own else ("their", "they")
    last = view.knocker is not None
    knocker = "" if view.knocker is None else names[view.knocker]
    if view.phase == "score":
        whose, task = f"{whose}-score", "score"
    else:
        task = "draw-last" if last and view.phase == "draw" else view.phase
        whose = f"{whose}-last-go" if last else f"{whose}-go"
    if own and task == "score":
        task = f"score-{view.options.level}"
    name = names[view.turn]
    return Banner(
        tic(whose, name=name, round=view.round, knocker=knocker), tic(f"{who}-{task}", name=name)
    )


def _end(winners: tuple[int, ...], totals: tuple[int, ...], names: Names) -> Banner:
    return Banner(outcome(winners, names), tic("highest-total", count=max(totals)))


def _round_scores(last: Round | None, names: Names) -> Saying:
    scores = last.scores if last else ()
    return tic(
        "round-scores",
        scores=tuple(
            tic("name-score", name=names[seat], score=score) for seat, score in enumerate(scores)
        ),
    )


def _opponents(view: View, names: Names) -> tuple[Pile, ...]:
    """The other seats in the order of their goes; face down until all hands are shown."""
    seats = tuple((view.seat + step) % view.players for step in range(1, view.players))
    return tuple(
        Pile(
            "opponent",
            _name(names[seat]),
            seat,
            cards=_notations(view.shown[seat]) if view.shown else (),
            hidden=0 if view.shown else view.counts[seat],
            note=tic("knocker" if seat == view.knocker else "cards", count=view.counts[seat]),
        )
        for seat in seats
    )


def _discard_pile(view: View) -> Pile:
    top = view.discard[-1:]
    under = len(view.discard) - len(top)
    return Pile("discard", tic("discard-pile"), cards=_notations(top), hidden=under)


def _groups(
    hands: tuple[Hand, ...], groups: tuple[Hand, ...], level: Level, names: Names, own: int | None
) -> tuple[Pile, ...]:
    """The groups named so far, one pile a seat, each with its sum."""
    return tuple(
        _group(hand, cards, level, seat, tic("your-group") if seat == own else their)
        for seat, (hand, cards, their) in enumerate(
            zip(hands, groups, (tic("their-group", name=name) for name in names), strict=False)
        )
    )


def _group(hand: Hand, cards: Hand, level: Level, seat: int, label: Saying) -> Pile:
    group = named_group(hand, cards, level)
    counted = group.cards if group else ()
    called = group_name(group, level) if group else tic("no-group")
    leftovers = tuple(card for card in hand if card not in counted)
    groups = (
        CardGroup(called, _notations(counted)),
        CardGroup(tic("left-over"), _notations(leftovers)),
    )
    shown = tuple(one for one in groups if one.cards)
    return Pile("sets", label, seat, groups=shown, note=working(hand, group))


def _actions(view: View) -> tuple[Action, ...]:
    """Every action of the game, always; those that the rules forbid now carry the reason."""
    no_deck, no_discard = view.why_not(DRAW_DECK), view.why_not(DRAW_DISCARD)
    no_throw, no_score = view.why_not(Discard(view.hand[0])), view.why_not(Score(()))
    return (
        Action("draw-deck", tic("draw-deck"), no_deck, main=no_deck is None),
        Action(
            "draw-discard",
            tic("draw-discard"),
            no_discard,
            main=no_discard is None and no_deck is not None,
        ),
        Action("knock", tic("knock"), view.why_not(KNOCK)),
        Action(
            "discard",
            tic("throw-away"),
            no_throw,
            least=1,
            most=1,
            choose=tic("choose-one"),
            main=no_throw is None,
        ),
        Action(
            "score",
            tic("score"),
            no_score,
            least=0,
            most=5,
            idle=tic("score-none") if no_score is None else None,
            main=no_score is None,
        ),
    )


def _orders(hand: Hand) -> tuple[Order, ...]:
    """The hand by number, by shape and by colour; what is alike in that is ordered by the rest."""

    def places(card: Card) -> tuple[int, int, int]:
        return card.number, SHAPES.index(card.shape), COLOURS.index(card.colour)

    ways = {"by-number": (0, 1, 2), "by-shape": (1, 0, 2), "by-colour": (2, 0, 1)}
    return tuple(
        Order(
            tic(code),
            _notations(tuple(sorted(hand, key=lambda card: [places(card)[at] for at in way]))),
        )
        for code, way in ways.items()
    )


def _scores(
    rounds: tuple[Round, ...], totals: tuple[int, ...], names: Names
) -> tuple[ScoreRow, ...]:
    return tuple(
        ScoreRow(seat, name, tuple(round.scores[seat] for round in rounds), total)
        for seat, (name, total) in enumerate(zip(names, totals, strict=True))
    )


def _name(name: str) -> Saying:
    return Saying.of("common.name", name=name)


def _notations(cards: Hand) -> tuple[str, ...]:
    return tuple(map(str, cards))
