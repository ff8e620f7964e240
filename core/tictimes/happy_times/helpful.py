"""How many of the cards that may come next make a set with two that one holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from tictimes.errors import AnswerError, NotationError
from tictimes.happy_times.cards import Hand, pack
from tictimes.happy_times.explain import Hope, hope
from tictimes.happy_times.narration import happy, table_name
from tictimes.happy_times.options import Options
from tictimes.mixups import Checked, Diagnosis
from tictimes.sayings import Fact, Saying
from tictimes.steps import Claim, Num, Op, Step

COPIES = 2
"""Two play, so every number is on two cards."""


@dataclass(frozen=True, slots=True)
class HelpfulCards:
    """How many of all other cards make a set with the `pair`? Every number is on two cards.

    Raises `NotationError` unless the pair are two cards of the pack that share a table.

    >>> HelpfulCards((6, 9)).right, HelpfulCards((4, 8)).right
    (6, 12)
    >>> [one.code for one in HelpfulCards((6, 9)).check((3,)).diagnoses]
    ['counted-numbers']
    """

    pair: Hand
    options: Options = field(default_factory=Options)

    def __post_init__(self) -> None:
        if len(self.pair) != COPIES or not self.hope.ways:
            raise NotationError("no card makes a set with these", "two cards that share a table")

    @property
    def hope(self) -> Hope:
        """Every way to complete the pair, where nothing else is seen."""
        unseen = Counter(pack(self.options.highest, COPIES)) - Counter(self.pair)
        one, other = self.pair
        return hope(one, other, unseen, self.options)

    @property
    def right(self) -> int:
        """So many cards."""
        return self.hope.good

    @property
    def asks(self) -> Saying:
        """The question in words."""
        coming = self.hope.coming
        facts: dict[str, Fact] = {"pair": self.pair, "highest": self.options.highest}
        return happy("ask-helpful", **facts, coming=coming)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Table by table what is wanted, what counts once, and that all of it is there twice."""
        found = self.hope
        good, pair = found.good, found.pair
        numbers = good // COPIES
        twice = Step(
            happy("each-twice", count=numbers, good=good),
            Op("*", (Num(numbers), Num(COPIES))),
            Num(good),
        )
        statement = happy("helpful", pair=pair, highest=self.options.highest, good=good)
        last = Step(found.says[-1], Claim(statement, True), True)
        return (*self._ways(), twice, last)

    def check(self, given: tuple[int, ...]) -> Checked:
        """Whether so many cards help; where not, which numbers do, and no more.

        Raises `AnswerError`, in words, for more than one number.
        """
        if len(given) != 1:
            raise AnswerError(Saying.of("numbers.one-number"))
        if given[0] == self.right:
            return Checked(True, self.steps)
        return Checked(False, tuple(self._ways()), tuple(self._mistakes(given[0])))

    def _ways(self) -> Iterator[Step]:
        pair = self.hope.pair
        for way in self.hope.ways:
            facts: dict[str, Fact] = {"pair": pair, "name": table_name(way.table)}
            wants = happy(
                "wants-numbers",
                **facts,
                table=way.table,
                count=len(way.cards),
                highest=self.options.highest,
            )
            yield Step(happy("needs", **facts, cards=way.cards), Claim(wants, True), True)
        if self._twice:
            tables = tuple(int(way.table) for way in self.hope.ways[:COPIES])
            claim = Claim(happy("all-in", cards=self._twice, tables=tables), True)
            yield Step(happy("count-once", cards=self._twice, count=len(self._twice)), claim, True)

    @property
    def _twice(self) -> Hand:
        """The cards that the first two tables both want."""
        if len(self.hope.ways) < COPIES:
            return ()
        first, second = (set(way.cards) for way in self.hope.ways[:COPIES])
        return tuple(sorted(first & second))

    def _mistakes(self, given: int) -> Iterator[Diagnosis]:
        right = self.right
        if given * COPIES == right:
            yield Diagnosis("counted-numbers", happy("counted-numbers", given=given))
        if self._twice and given == COPIES * sum(len(way.cards) for way in self.hope.ways):
            yield Diagnosis("counted-in-both", happy("counted-in-both", cards=self._twice))
        if given == right + COPIES:
            says = happy("perhaps-same-number-twice", card=self.pair[0])
            yield Diagnosis("same-number-twice", says)
        if abs(given - right) == 1:
            yield Diagnosis("slip", Saying.of("numbers.one-out"))


def helpful(options: Options, most_ways: int, most: int) -> tuple[HelpfulCards, ...]:
    """Every pair that shares a table, at most so many, and wants so many numbers at most.

    >>> len(helpful(Options(), 1, 4))
    12
    """
    found = []
    for pair in combinations(range(2, options.highest + 1), COPIES):
        try:
            one = HelpfulCards(pair, options)
        except NotationError:  # they share none
            continue
        if len(one.hope.ways) <= most_ways and one.right <= COPIES * most:
            found.append(one)
    return tuple(found)
