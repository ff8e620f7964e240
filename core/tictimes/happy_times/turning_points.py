"""Looking back at a game: the few moments at which it might have gone another way.

They are found in what everybody saw and in the hands of those who ask; a hand that nobody of them
held stays unknown, also when it is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tictimes.happy_times.cards import Hand, NumberCard
from tictimes.happy_times.moves import DRAW_DISCARD, Declare, Discard, Move
from tictimes.happy_times.narration import Names, happy, table_name
from tictimes.happy_times.sets import Table, sets_of
from tictimes.happy_times.state import State
from tictimes.panels import Moment, Telling
from tictimes.sayings import Fact

FEWEST, MOST = 2, 4
SOON = 3
"""Within so many goes a card that comes is one that might have been waited for."""


class Found(NamedTuple):
    """A moment, and how much it mattered; the larger `weight` the more."""

    weight: int
    moment: Moment


def turning_points(
    states: Sequence[State], moves: Sequence[Move], seats: tuple[int, ...], names: Names
) -> Telling:
    """Up to four moments of a game, for those who sat at `seats`; `states` has one more than moves.

    Each moment's number is that of the position in which something else could have been done.
    """
    story = _Story(states, moves, names)
    found = [*story.gifts(), *story.firsts()]
    for seat in seats:
        found += [*story.missed(seat), *story.broken(seat)]
    best: dict[int, Found] = {}
    for one in sorted(found, key=lambda one: -one.weight):
        best.setdefault(one.moment.number, one)
    grave = [one for one in best.values() if one.weight > 1][:MOST]
    light = [one for one in best.values() if one.weight <= 1]
    chosen = (grave + light)[: max(FEWEST, len(grave))]
    moments = sorted((one.moment for one in chosen), key=lambda moment: moment.number)
    return Telling(happy("turning-points" if moments else "no-moments"), moments=tuple(moments))


class _Story:
    """A game, move by move, with a little bookkeeping."""

    def __init__(self, states: Sequence[State], moves: Sequence[Move], names: Names) -> None:
        self.states, self.moves, self.names = states, moves, names

    def gifts(self) -> Iterator[Found]:
        """Cards thrown away that the next seat took and laid down in a set."""
        for number, move in enumerate(self.moves[:-1]):
            if not isinstance(move, Discard) or self.moves[number + 1] != DRAW_DISCARD:
                continue
            rival = self.states[number + 1].turn
            laid = self._laid_later(number + 2, rival, move.card)
            if laid is None or rival == self.states[number].turn:
                continue
            at, cards = laid
            at_once = at == number + 2
            yield self._found(
                4 if at_once else 2,
                number,
                "moment-gift-at-once" if at_once else "moment-gift",
                (move.card, *(card for card in cards if card != move.card)),
                card=move.card,
                rival=self.names[rival],
                cards=cards,
            )

    def missed(self, seat: int) -> Iterator[Found]:
        """Sets that were in the hand of `seat` and not laid down, when a set would have helped."""
        waiting: dict[Hand, int] = {}
        for number, move in enumerate(self.moves):
            before = self.states[number]
            if before.turn != seat or before.phase != "discard":
                continue
            held = {laid.cards: laid.table for laid in sets_of(before.hand, before.options.tables)}
            waiting = {cards: since for cards, since in waiting.items() if cards in held}
            if isinstance(move, Declare):
                if move.cards in waiting:
                    since = waiting[move.cards]
                    yield self._late(since, number, seat, move.cards, move.table)
                waiting = {}
            elif held:
                waiting.update({cards: number for cards in held if cards not in waiting})
                broken = [
                    cards for cards in held if not _holds(self.states[number + 1], seat, cards)
                ]
                if len(broken) == len(held) and isinstance(move, Discard):
                    yield self._never(number, broken[0], held[broken[0]], move.card)
                    waiting = {}

    def broken(self, seat: int) -> Iterator[Found]:
        """Cards thrown away that soon would have made a set with a card that came."""
        goes = [
            number
            for number, state in enumerate(self.states[:-1])
            if state.turn == seat and state.phase == "discard"
        ]
        for at, number in enumerate(goes):
            move = self.moves[number]
            if not isinstance(move, Discard):
                continue
            for later, then in enumerate(goes[at + 1 : at + 1 + SOON], start=1):
                third = self.states[then].hand[-1]
                kept = [
                    c for c in self.states[number + 1].hands[seat] if c in self.states[then].hand
                ]
                other = self._partner(move.card, third, kept)
                if other is not None:
                    yield self._found(
                        2,
                        number,
                        "moment-broken",
                        (move.card, other),
                        card=move.card,
                        third=third,
                        other=other,
                        count=later,
                    )
                    break

    def firsts(self) -> Iterator[Found]:
        """The first set and the last one: worth a look in every game."""
        laid = [number for number, move in enumerate(self.moves) if isinstance(move, Declare)]
        for number in dict.fromkeys((*laid[-1:], *laid[:1])):
            move = self.moves[number]
            assert isinstance(move, Declare)
            code = "moment-last" if number == laid[-1] else "moment-first"
            yield self._found(1, number, code, move.cards, cards=move.cards)

    def _late(self, since: int, number: int, seat: int, cards: Hand, table: Table) -> Found:
        goes = sum(
            state.turn == seat and state.phase == "discard" for state in self.states[since:number]
        )
        name = table_name(table)
        return self._found(3, since, "moment-missed", cards, cards=cards, table=name, count=goes)

    def _never(self, number: int, cards: Hand, table: Table, card: NumberCard) -> Found:
        return self._found(
            5, number, "moment-never", cards, cards=cards, table=table_name(table), card=card
        )

    def _laid_later(self, start: int, seat: int, card: NumberCard) -> tuple[int, Hand] | None:
        """Where `seat` lays `card` down in a set while it holds the copy that all saw it take."""
        for number in range(start, len(self.moves)):
            state, move = self.states[number], self.moves[number]
            if card not in state.shown[seat]:
                return None
            if state.turn == seat and isinstance(move, Declare) and card in move.cards:
                return number, move.cards
        return None

    def _partner(self, card: NumberCard, third: NumberCard, kept: Sequence[int]) -> int | None:
        if third == card or third in kept or card in kept:
            return None  # then it was there before, or is there still
        tables = self.states[0].options.tables
        for laid in sets_of((*dict.fromkeys(kept), card, third), tables):
            if card in laid.cards and third in laid.cards:
                return next(other for other in laid.cards if other not in (card, third))
        return None

    def _found(
        self, weight: int, number: int, code: str, lit: Sequence[int], /, **facts: Fact
    ) -> Found:
        name = self.names[self.states[number].turn]
        says = happy(code, name=name, **facts)
        return Found(weight, Moment(number, says, tuple(map(str, lit))))


def _holds(state: State, seat: int, cards: Hand) -> bool:
    return all(card in state.hands[seat] for card in cards)
