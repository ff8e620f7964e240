"""Was there better? A finished round looked at again: the groups named, and the last discards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tictimes.arithmetic.cards import Card, Hand, without
from tictimes.arithmetic.explain import why_score
from tictimes.arithmetic.moves import Discard, Move, Score
from tictimes.arithmetic.naming import group_name, named, tic
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.scoring import best_group, named_group, total
from tictimes.arithmetic.state import State
from tictimes.arithmetic.tally import best_score
from tictimes.panels import Moment, Telling
from tictimes.sayings import Fact

Names = tuple[str, ...]


def review(
    states: Sequence[State], moves: Sequence[Move], seats: tuple[int, ...], names: Names
) -> Telling:
    """For those at `seats`: their group of the last round and the best, and their last discard.

    The steps are the working of the best group, where one of them named another.
    """
    finished = states[-1].rounds
    players = len(names)
    last = max(number for number, move in enumerate(moves) if isinstance(move, Score)) + 1
    first = _start(states, last)
    moments: list[Moment] = []
    steps: tuple[Hand, ...] = ()
    for seat in seats:
        number = last - players + seat
        moments += _discards(states, moves, range(first, last - players), seat, names)
        hand, move = states[number].hands[seat], moves[number]
        assert isinstance(move, Score)
        moment, beaten = _groups(number, hand, move, states[number].options.level, names[seat])
        moments.append(moment)
        steps += (hand,) if beaten else ()
    level = states[-1].options.level
    best = steps[0] if steps else None
    return Telling(
        tic("review", round=len(finished)),
        tuple(map(str, best or ())),
        why_score(best, best_group(best, level)) if best else (),
        tuple(moments),
    )


def _start(states: Sequence[State], last: int) -> int:
    """The first position of the round that ended with the move before `last`."""
    rounds = len(states[last - 1].rounds)
    return next(number for number, state in enumerate(states) if len(state.rounds) == rounds)


def _groups(number: int, hand: Hand, move: Score, level: Level, name: str) -> tuple[Moment, bool]:
    """What was named and what is best, and whether that is worth more."""
    group, best = named_group(hand, move.cards, level), best_group(hand, level)
    score = group.score if group else -total(hand)
    most = max(best.score if best else score, score)
    beaten = most > score
    facts = {
        "name": name,
        "group": group_name(group, level) if group else "",
        "score": score,
        "best": group_name(best, level) if best else "",
        "most": most,
    }
    code = f"review{'' if group else '-none'}-{'better' if beaten else 'best'}"
    shown = best.cards if best and beaten else group.cards if group else ()
    return Moment(number, tic(code, **facts), tuple(map(str, shown))), beaten


def _discards(
    states: Sequence[State], moves: Sequence[Move], round_: range, seat: int, names: Names
) -> Iterator[Moment]:
    """The last card that `seat` threw away in this round, and whether another left more."""
    thrown = [
        (number, move.card)
        for number in round_
        if states[number].turn == seat and isinstance(move := moves[number], Discard)
    ]
    if not thrown:
        return
    number, card = thrown[-1]
    hand, level = states[number].hands[seat], states[number].options.level

    def left(other: Card) -> int:
        return best_score(without(hand, other), level)

    other = max(hand, key=lambda one: (left(one), one == card))
    group = best_group(without(hand, other), level)
    facts: dict[str, Fact] = {
        "name": names[seat],
        "card": named(card),
        "other": named(other),
        "most": left(other),
    }
    if left(other) == left(card):
        says = tic("review-discard-best", name=names[seat], card=named(card))
    elif group is None:
        says = tic("review-discard-none", **facts)
    else:
        says = tic("review-discard", **facts, best=group_name(group, level))
    yield Moment(number, says, tuple(dict.fromkeys((str(card), str(other)))))
