"""ArithmeTic told: each move as a line of the log, as one seat may know it."""

from __future__ import annotations

from tictimes.arithmetic.cards import Card
from tictimes.arithmetic.moves import Discard, Draw, Knock, Move
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.scoring import named_group
from tictimes.arithmetic.state import State
from tictimes.board import LogLine
from tictimes.sayings import Saying

Names = tuple[str, ...]


def narrate(before: State, move: Move, after: State, seat: int | None, names: Names) -> LogLine:
    """What `move` did, as `seat` may know it; an onlooker is `None`."""
    mover, name = before.turn, names[before.turn]
    if isinstance(move, Draw):
        return _tell_draw(before, move, after, seat == mover, name)
    if isinstance(move, Discard):
        says = tic("threw", name=name, card=named(move.card))
        if after.phase == "score":
            says = _and_then(says, tic("last-turn-over"))
        return LogLine(mover, says, None, (str(move.card),), "hand", "discard")
    if isinstance(move, Knock):
        return LogLine(mover, tic("knocks", name=name))
    cards = tuple(card for card in before.hand if card in move.cards)
    says = _tell_group(before, name, cards)
    if len(after.rounds) > len(before.rounds) and not after.over:
        says = _and_then(says, _next_deal(after, names))
    return LogLine(mover, says, None, tuple(map(str, cards)), "hand", "sets")


def outcome(winners: tuple[int, ...], names: Names) -> Saying:
    """Who has won the match, every one of them."""
    winning = tuple(names[seat] for seat in winners)
    return tic("wins", name=winning[0]) if len(winning) == 1 else tic("win", names=winning)


def _tell_draw(before: State, move: Draw, after: State, own: bool, name: str) -> LogLine:
    mover, card = before.turn, after.hands[before.turn][-1]
    if move.pile == "discard":
        took = tic("took", name=name, card=named(card))
        return LogLine(mover, took, None, (str(card),), "discard", "hand")
    says = tic("drew-it", name=name, card=named(card)) if own else tic("drew", name=name)
    if before.deck_count == 1:
        says = _and_then(says, tic("reshuffled" if after.deck_count else "deck-ended"))
    return LogLine(mover, says, None, (str(card),) if own else (), "deck", "hand")


def _tell_group(before: State, name: str, cards: tuple[Card, ...]) -> Saying:
    """Which cards a player lays down; what they share and are worth is for the player to say."""
    if named_group(before.hand, cards, before.options.level) is None:
        return tic("named-none", name=name)
    return tic("named", name=name, cards=tuple(map(named, cards)))


def _next_deal(after: State, names: Names) -> Saying:
    dealer = (after.round - 1) % after.players
    return tic("next-deal", dealer=names[dealer], round=after.round, first=names[after.turn])


def _and_then(first: Saying, second: Saying) -> Saying:
    return tic("and-then", first=first, second=second)
