"""Sets explained: why three cards are one, or are not, and which card would complete two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from tictimes.errors import NotationError
from tictimes.happy_times.cards import Hand, NumberCard, read_card
from tictimes.happy_times.narration import OFTEN, happy, table_name
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import SIZE, Table, is_in
from tictimes.numbers.multiples import in_or_out as numbers_in_or_out
from tictimes.sayings import Fact, Saying
from tictimes.steps import Claim, Step

MOST_LISTED = 12
"""Of longer lists of cards it is said what they have in common."""


def why_set(
    cards: Iterable[NumberCard], table: Table, options: Options | None = None
) -> tuple[Step, ...]:
    """Why three cards are a set of `table`, or are not; the last step says which.

    Each card is shown as how many times the table it is, and what is left over. Of a set, the other
    tables that would name it as well are named. Raises `NotationError` unless there are three cards
    of the pack and a table that these options know.

    >>> from tictimes.sayings import say
    >>> print(*(say(step.change) for step in why_set((12, 4, 8), 4)), sep="\\n")
    4 = 1 × 4, so 4 is in the 4 times table.
    8 = 2 × 4, so 8 is in the 4 times table.
    12 = 3 × 4, so 12 is in the 4 times table.
    All three are in the 2 times table, too.
    4, 8 and 12 are three different numbers of the 4 times table: a set.
    >>> say(why_set((6, 9, 14), 3)[2].change, "older")
    '14 = 4 × 3 + 2, so 14 is not in the 3 times table.'
    >>> why_set((6, 9, 14), 3)[-1].after
    False
    """
    options = options or Options()
    trio = tuple(sorted(read_card(card, options.highest) for card in cards))
    if len(trio) != SIZE:
        raise NotationError(f"a set of {len(trio)}", f"{SIZE} cards")
    if table not in options.tables or isinstance(table, bool):
        raise NotationError("no set is named by that", ", ".join(map(str, options.tables)))
    return reasons(trio, table, options)


def reasons(trio: Hand, table: Table, options: Options) -> tuple[Step, ...]:
    """The same for cards that ascend, and any table from 2 up: one without sets makes none."""
    numbers = tuple(dict.fromkeys(trio))
    steps = tuple(in_or_out(card, table) for card in numbers)
    others = tuple(
        other
        for other in options.tables
        if isinstance(other, int) and other != table and all(is_in(card, other) for card in trio)
    )
    fits = all(is_in(card, table) for card in trio)
    good = fits and len(numbers) == SIZE
    too = (_too(trio, others),) if good and others else ()
    return (*steps, *too, _verdict(trio, table, good, fits))


@dataclass(frozen=True, slots=True)
class Completion:
    """A table that two cards share, the cards that it wants, and how many of them are unseen."""

    table: Table
    cards: Hand
    unseen: int


@dataclass(frozen=True, slots=True)
class Hope:
    """Every way to complete two cards, and how many of the cards that may come do."""

    pair: Hand
    ways: tuple[Completion, ...]
    good: int
    coming: int

    @property
    def chance(self) -> Fraction:
        """How likely the next unseen card is a good one; 0 where no card may come."""
        return Fraction(self.good, self.coming) if self.coming else Fraction(0)

    @property
    def says(self) -> tuple[Saying, ...]:
        """The ways and the chance, to be said."""
        if not self.ways:
            return (happy("no-table-together", cards=self.pair),)
        ways = tuple(_way(self.pair, way) for way in self.ways)
        chance = f"{self.chance.numerator}/{self.chance.denominator}" if self.chance else "0"
        known = happy("chance", cards=self.pair, good=self.good, coming=self.coming, chance=chance)
        return (*ways, known)


def hope(
    one: NumberCard,
    other: NumberCard,
    unseen: Mapping[NumberCard, int],
    options: Options | None = None,
) -> Hope:
    """Which cards would make a set of two different ones, and how likely the next card does.

    `unseen` is how many of each card may still come, such as `view.unseen`; each of them is as
    likely to be next. Raises `NotationError` for cards that are not in the pack, or are the same.

    >>> from collections import Counter
    >>> from tictimes.sayings import say
    >>> found = hope(6, 9, Counter([3, 12, 12, 7, 7]))
    >>> [(way.table, way.cards, way.unseen) for way in found.ways], found.chance
    ([(3, (3, 12, 15), 3)], Fraction(3, 5))
    >>> print(*map(say, found.says), sep="\\n")
    For the 3 times table, 6 and 9 need one of 3, 12 and 15: 3 such cards are not seen yet.
    3 of the 5 cards that may come next make a set with 6 and 9.
    >>> hope(7, 8, Counter([1])).ways
    ()
    """
    options = options or Options()
    pair = tuple(sorted(read_card(card, options.highest) for card in (one, other)))
    if one == other:
        raise NotationError(f"{one} stands twice", "two different cards")
    ways = tuple(_ways(pair, unseen, options))
    wanted = {card for way in ways for card in way.cards}
    coming = sum(unseen.values())
    good = sum(unseen.get(card, 0) for card in wanted)
    return Hope(pair, ways, good, coming)


def _ways(pair: Hand, unseen: Mapping[NumberCard, int], options: Options) -> Iterator[Completion]:
    for table in options.tables:
        if all(is_in(card, table) for card in pair):
            numbers = range(1, options.highest + 1)
            cards = tuple(card for card in numbers if is_in(card, table) and card not in pair)
            yield Completion(table, cards, sum(unseen.get(card, 0) for card in cards))


def in_or_out(card: NumberCard, table: Table) -> Step:
    """Whether a card is in the table: how many times it is, and what is left over."""
    if table == "primes":
        return _prime_or_not(card)
    if table != "odds":
        return numbers_in_or_out(card, table, str(card))
    shown = numbers_in_or_out(card, 2, str(card))
    code = "odd-card" if is_in(card, "odds") else "even-card"
    return replace(shown, change=happy(code, card=card, count=card // 2))


def _prime_or_not(card: NumberCard) -> Step:
    prime = is_in(card, "primes")
    claim = Claim(Saying.of("numbers.is-prime", number=card), prime)
    if prime:
        return Step(happy("prime-card", card=card), claim, True)
    if card == 1:
        return Step(happy("one-no-prime"), claim, False)
    factor = next(n for n in range(2, card) if card % n == 0)
    return Step(happy("no-prime", card=card, factor=factor, other=card // factor), claim, False)


def _too(trio: Hand, tables: tuple[int, ...]) -> Step:
    change = happy(f"share-too{_far(max(tables))}", tables=tables, count=len(tables))
    return Step(change, Claim(happy("all-in", cards=trio, tables=tables), True), True)


def _verdict(trio: Hand, table: Table, good: bool, fits: bool) -> Step:
    claim = Claim(happy("is-set", cards=trio, table=table, name=table_name(table)), good)
    if fits and not good:
        twice = next(card for card in trio if trio.count(card) > 1)
        return Step(happy("no-set-twice", card=twice), claim, False)
    code = "a-set" if good else "no-set"
    suffix = f"-{table}" if isinstance(table, str) else _far(table)
    return Step(happy(f"{code}{suffix}", cards=trio, table=table), claim, good)


def _far(table: Table) -> str:
    """Beyond the tables that are known by heart a number is called a multiple."""
    return "-multiples" if isinstance(table, int) and table > OFTEN else ""


def _way(pair: Hand, way: Completion) -> Saying:
    facts: dict[str, Fact] = {"name": table_name(way.table), "count": way.unseen, "pair": pair}
    if len(way.cards) > MOST_LISTED:
        return happy("completes-many", **facts)
    return happy("completes", **facts, cards=way.cards)
