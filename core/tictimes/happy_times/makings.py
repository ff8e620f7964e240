"""Puzzles that are solved by making something of cards, as values: two sets, a hand to set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from tictimes.errors import AnswerError, NotationError
from tictimes.happy_times.cards import Hand, NumberCard, read_card
from tictimes.happy_times.explain import why_set
from tictimes.happy_times.narration import OFTEN, happy, table_name
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import SIZE, NumberSet, Table, sets_of
from tictimes.mixups import Checked, Diagnosis
from tictimes.numbers.mistakes import once_each, taken_for_multiple
from tictimes.sayings import Fact, Saying
from tictimes.steps import Claim, Step

HAND = 6
"""So many cards a player is dealt."""

MOST_TOLD = 2
"""Of many sets so many are told."""


def trios(cards: Hand, options: Options) -> tuple[NumberSet, ...]:
    """Every three cards that are a set, each once, under its first table.

    >>> trios((4, 8, 12, 14), Options())[0]
    NumberSet(table=2, cards=(4, 8, 12))
    """
    found: dict[Hand, NumberSet] = {}
    for one in sets_of(cards, options.tables):
        found.setdefault(one.cards, one)
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class TwoSets:
    """Which three of these six cards are a set, so that the other three are one as well?

    Raises `NotationError` unless there are six different cards, and a way.

    >>> TwoSets((2, 3, 4, 9, 12, 14)).right
    ((2, 4, 14), (3, 9, 12))
    >>> [one.code for one in TwoSets((2, 3, 4, 9, 12, 14)).check((2, 4, 12)).diagnoses]
    ['spent-too-soon']
    """

    cards: Hand
    options: Options = field(default_factory=Options)
    above: None = field(default=None, init=False)
    none: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        for card in self.cards:
            read_card(card, self.options.highest)
        if len(set(self.cards)) != HAND or len(self.cards) != HAND or not self.right:
            raise NotationError("these are not two sets", "six cards that are")

    @property
    def asks(self) -> Saying:
        """The puzzle in words."""
        return happy("pick-two-sets")

    @property
    def right(self) -> tuple[Hand, ...]:
        """Every three cards that will do."""
        sets = [one.cards for one in trios(self.cards, self.options)]
        return tuple(one for one in sets if self._rest(one) in sets)

    @property
    def steps(self) -> tuple[Step, ...]:
        """One way: both sets."""
        return (self._verdict(self.right[0]), self._verdict(self._rest(self.right[0])))

    def check(self, chosen: Hand) -> Checked:
        """What is so of the three that were chosen, and of the three that are left."""
        trio = tuple(sorted(chosen))
        if len(trio) != SIZE:
            raise AnswerError(happy("three-cards"))
        if not sets_of(trio, self.options.tables):
            return Checked(False, (self._no_table("there-is-no-table", trio),), self._near(trio))
        rest = self._rest(trio)
        if not sets_of(rest, self.options.tables):
            steps = (self._verdict(trio), self._no_table("rest-is-no-set", rest))
            return Checked(False, steps, tuple(self._spent(trio)))
        return Checked(True, (self._verdict(trio), self._verdict(rest)))

    def _rest(self, trio: Hand) -> Hand:
        return tuple(sorted(set(self.cards) - set(trio)))

    def _verdict(self, trio: Hand) -> Step:
        table = sets_of(trio, self.options.tables)[-1].table
        return why_set(trio, table, self.options)[-1]

    def _no_table(self, code: str, trio: Hand) -> Step:
        statement = happy("share-table", cards=trio, tables=self.options.tables)
        return Step(happy(code, cards=trio), Claim(statement, False), False)

    def _near(self, trio: Hand) -> tuple[Diagnosis, ...]:
        """Why somebody may think that the third is in the table of two."""
        found: list[Diagnosis] = []
        for table in self.options.tables:
            out = [card for card in trio if isinstance(table, int) and card % table]
            if isinstance(table, int) and len(out) == 1:
                found += taken_for_multiple(out[0], table)
        return once_each(found)

    def _spent(self, trio: Hand) -> Iterator[Diagnosis]:
        """The card that the others need more: one from a way in which only it goes elsewhere."""
        for way in self.right:
            if len(apart := set(trio) - set(way)) == 1:
                card = apart.pop()
                tables = tuple(t for t in self.options.tables if card % int(t) == 0)
                facts: dict[str, Fact] = {"card": card, "tables": tables, "count": len(tables)}
                yield Diagnosis("spent-too-soon", happy("spent-too-soon", **facts))
                return


@dataclass(frozen=True, slots=True)
class HideOneSet:
    """Which five cards, with the card `above`, hide just one set, of `table` where that is named?

    Raises `NotationError` where nothing will do.

    >>> puzzle = HideOneSet(12, 3)
    >>> puzzle.check((3, 9, 1, 7, 11)).correct, puzzle.check((3, 9, 6, 7, 11)).correct
    (True, False)
    """

    above: NumberCard
    table: Table | None = None
    options: Options = field(default_factory=Options)
    none: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        read_card(self.above, self.options.highest)
        if not self.right:
            raise NotationError("no hand will do", "another card, or another table")

    @property
    def cards(self) -> Hand:
        """All other cards of the pack."""
        return tuple(n for n in range(1, self.options.highest + 1) if n != self.above)

    @property
    def asks(self) -> Saying:
        """The puzzle in words."""
        if self.table is None:
            return happy("pick-hide", card=self.above)
        far = isinstance(self.table, int) and self.table > OFTEN
        code = "pick-hide-multiples" if far else "pick-hide-table"
        return happy(code, card=self.above, name=table_name(self.table))

    @property
    def right(self) -> Hand:
        """Five cards that will do; there are others."""
        return _hand(self.above, self.table, self.options)

    @property
    def steps(self) -> tuple[Step, ...]:
        """One hand that will do."""
        return self.check(self.right).steps

    def check(self, chosen: Hand) -> Checked:
        """The sets that hide in the hand, and how many they are."""
        hand = tuple(sorted((self.above, *chosen)))
        if len(hand) != HAND:
            raise AnswerError(happy("five-cards"))
        sets = trios(hand, self.options)
        told = tuple(self._told(one) for one in sets[:MOST_TOLD])
        correct = len(sets) == 1 and self._is_wanted(sets[0])
        code = "for-a-friend" if correct else "sets-hide" if sets else "no-set-hides"
        facts: dict[str, Fact] = {"cards": hand, "count": len(sets)}
        steps = (*told, Step(happy(code, **facts), Claim(happy("hides-sets", **facts), True), True))
        return Checked(correct, steps, () if correct else tuple(self._fits(hand, sets)))

    def _told(self, one: NumberSet) -> Step:
        """That it is a set; of the table that is wanted, where it is one of that."""
        table = self.table if self.table is not None and self._is_wanted(one) else one.table
        return why_set(one.cards, table, self.options)[-1]

    def _is_wanted(self, one: NumberSet) -> bool:
        return self.table is None or bool(sets_of(one.cards, (self.table,)))

    def _fits(self, hand: Hand, sets: tuple[NumberSet, ...]) -> Iterator[Diagnosis]:
        evens = tuple(card for card in hand if card % 2 == 0)
        if len(sets) > 1 and len(evens) > SIZE:
            says = happy("evens-make-sets", cards=evens)
            yield Diagnosis("evens-make-sets", says)
        elif len(sets) > 1:
            busy = max(hand, key=lambda card: sum(card in one.cards for one in sets))
            count = sum(busy in one.cards for one in sets)
            yield Diagnosis("in-many-sets", happy("in-many-sets", card=busy, count=count))


@cache
def _hand(above: NumberCard, table: Table | None, options: Options) -> Hand:
    """Five cards that hide just one set with `above`: a set, and cards that go with nothing."""
    pack = tuple(range(1, options.highest + 1))
    useless = tuple(n for n in pack if not any(n % int(one) == 0 for one in options.tables))
    for one in sets_of(pack, options.tables if table is None else (table,)):
        hand = tuple(dict.fromkeys((above, *one.cards)))
        filled = (*hand, *(n for n in useless if n not in hand))[:HAND]
        if len(filled) == HAND and len(trios(hand, options)) == 1:
            return filled[1:]
    return ()
