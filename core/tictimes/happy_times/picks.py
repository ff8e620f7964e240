"""Questions that are answered by picking cards, as values: primes, dead cards, small pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from tictimes.errors import AnswerError, NotationError
from tictimes.happy_times.cards import Hand, NumberCard, is_prime, read_card
from tictimes.happy_times.chances import chances
from tictimes.happy_times.explain import in_or_out
from tictimes.happy_times.narration import OFTEN, happy, table_name
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import SIZE
from tictimes.happy_times.worth import why_worth
from tictimes.mixups import Checked, Diagnosis
from tictimes.numbers.facts import factor_pairs
from tictimes.numbers.mistakes import (
    not_taken_for_prime,
    once_each,
    taken_for_multiple,
    taken_for_prime,
)
from tictimes.numbers.multiples import in_or_out as numbers_in_or_out
from tictimes.numbers.primality import why_prime
from tictimes.numbers.stating import claim as number_claim
from tictimes.sayings import Fact, Saying
from tictimes.steps import Claim, Step


class Pick(Protocol):
    """What is asked, from which `cards` the answer is picked, and how it is checked.

    `above` is a card that it is about; `none` says whether the answer may be that there is none.
    """

    @property
    def cards(self) -> Hand:
        """The cards to choose from."""
        ...

    @property
    def above(self) -> NumberCard | None:
        """The card that it is about, if it is about one."""
        ...

    @property
    def none(self) -> bool:
        """Whether there may be none to choose."""
        ...

    @property
    def asks(self) -> Saying:
        """The question in words."""
        ...

    @property
    def steps(self) -> tuple[Step, ...]:
        """A right answer, and why; for afterwards."""
        ...

    def check(self, chosen: Hand) -> Checked:
        """What is so of an answer; raises `AnswerError`, in words, where it is none."""
        ...


@dataclass(frozen=True, slots=True)
class PrimesAmong:
    """Which of these cards are primes?

    >>> PrimesAmong((2, 9, 13)).check((2, 13)).correct
    True
    >>> [one.code for one in PrimesAmong((2, 9, 13)).check((9, 13)).diagnoses]
    ['odd-is-prime', 'two-is-not-prime']
    """

    cards: Hand
    above: None = field(default=None, init=False)
    none: bool = field(default=True, init=False)

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return happy("pick-primes")

    @property
    def right(self) -> Hand:
        """Every prime among them."""
        return tuple(card for card in self.cards if is_prime(card))

    @property
    def steps(self) -> tuple[Step, ...]:
        """Why each of these is prime, or is not."""
        return tuple(in_or_out(card, "primes") for card in self.cards)

    def check(self, chosen: Hand) -> Checked:
        """What is so of each card that was chosen, and how many are missing."""
        return checked(
            self.right,
            chosen,
            lambda card: in_or_out(card, "primes"),
            lambda count: happy("primes-among", cards=self.cards, count=count),
            self._fits(chosen),
        )

    def _fits(self, chosen: Hand) -> Iterator[Diagnosis]:
        for card in chosen:
            if not is_prime(card):
                yield from taken_for_prime(card)
        if 2 in self.right and 2 not in chosen:
            yield from not_taken_for_prime(2)


@dataclass(frozen=True, slots=True)
class DeadCards:
    """Which of these cards can be in no set of the pack?

    >>> DeadCards((1, 7, 9, 12)).right
    (1, 7)
    >>> DeadCards((1, 7, 9, 12), Options(highest=36)).right
    (1,)
    """

    cards: Hand
    options: Options = field(default_factory=Options)
    above: None = field(default=None, init=False)
    none: bool = field(default=True, init=False)

    def __post_init__(self) -> None:
        for card in self.cards:
            read_card(card, self.options.highest)

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return happy("pick-dead", highest=self.options.highest)

    @property
    def right(self) -> Hand:
        """Every card that no set has a use for."""
        worth = chances(self.options.highest).by_card
        return tuple(card for card in self.cards if not worth[card])

    @property
    def steps(self) -> tuple[Step, ...]:
        """Why each of these is dead, or is not."""
        return tuple(map(self._why, self.cards))

    def check(self, chosen: Hand) -> Checked:
        """What is so of each card that was chosen, and how many are missing."""
        return checked(
            self.right,
            chosen,
            self._why,
            lambda count: happy("dead-among", **self._pack, cards=self.cards, count=count),
            self._fits(chosen),
        )

    @property
    def _pack(self) -> dict[str, Fact]:
        return {"highest": self.options.highest}

    def _family(self, card: NumberCard) -> Hand:
        return tuple(range(card, self.options.highest + 1, card))

    def _why(self, card: NumberCard) -> Step:
        dead = card in self.right
        if not dead:
            table = next(one for one in self.options.tables if card % int(one) == 0)
            assert isinstance(table, int)
            others = [one for one in self._family(table) if one != card]
            cards = tuple(sorted((card, *others[: SIZE - 1])))
            says = happy("alive-card", card=card, cards=cards, name=table_name(table))
            statement = happy("is-set", cards=cards, table=table, name=table_name(table))
            return Step(says, Claim(statement, True), True)
        family = self._family(card)
        facts = {"card": card, "cards": family, "count": len(family), **self._pack}
        code = "one" if card == 1 else "card" if card <= OFTEN else "multiples"
        return Step(
            happy(f"dead-{code}", **facts),
            Claim(happy("is-dead", card=card, **self._pack), True),
            True,
        )

    def _fits(self, chosen: Hand) -> Iterator[Diagnosis]:
        for card in chosen:
            if card not in self.right and is_prime(card):
                count = len(self._family(card))
                yield Diagnosis("prime-is-dead", happy("prime-is-dead", card=card, count=count))
            elif card not in self.right:
                yield from taken_for_prime(card)
        for card in self.right:
            if card not in chosen and card == 1:
                yield Diagnosis("one-times-table", happy("perhaps-one-times-table"))
            elif card not in chosen and len(self._family(card)) == SIZE - 1:
                family = self._family(card)
                yield Diagnosis("two-are-enough", happy("two-are-enough", cards=family))


@dataclass(frozen=True, slots=True)
class PicturesOn:
    """Which of these small pictures belong on the card `above`? They are those of its tables.

    >>> PicturesOn(12, (2, 3, 4, 5, 6)).check((2, 3, 4, 6)).correct
    True
    >>> [one.code for one in PicturesOn(14, (2, 3, 4, 7)).check((2, 4, 7)).diagnoses]
    ['even-is-in-4x']
    """

    above: NumberCard
    cards: Hand
    none: bool = field(default=True, init=False)

    def __post_init__(self) -> None:
        read_card(self.above)
        if not all(1 < one < self.above for one in self.cards):
            raise NotationError("that is no small picture", f"those of 2 to {self.above - 1}")

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return happy("pick-pictures", card=self.above)

    @property
    def right(self) -> Hand:
        """The tables among them that the card is in."""
        return tuple(table for table in self.cards if self.above % table == 0)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Each table that it is in; or why it is in none."""
        return tuple(map(self._why, self.right)) or self._why_none()

    def check(self, chosen: Hand) -> Checked:
        """What is so of each picture that was chosen, and how many are missing."""
        found = checked(
            self.right,
            chosen,
            self._why,
            lambda count: happy("pictures-on", card=self.above, tables=self.cards, count=count),
            self._fits(chosen),
            "pictures-missing",
        )
        if found.correct and not chosen:
            return Checked(True, self._why_none())
        return Checked(found.correct, (*found.steps, *self._partner(chosen)), found.diagnoses)

    def _why(self, table: NumberCard) -> Step:
        return numbers_in_or_out(self.above, table)

    def _why_none(self) -> tuple[Step, ...]:
        if is_prime(self.above) or self.above == 1:
            return why_prime(self.above)
        return tuple(map(self._why, self.cards))

    def _partner(self, chosen: Hand) -> tuple[Step, ...]:
        """One factor that was chosen and whose partner was not."""
        for few, many in factor_pairs(self.above)[1:]:
            pair = [one for one in (few, many) if one in chosen]
            if len(pair) == 1 and few in self.right and many in self.right and few != many:
                facts: dict[str, Fact] = {"number": self.above, "factor": pair[0]}
                return (number_claim("partner-missing", "is-factor", **facts),)
        return ()

    def _fits(self, chosen: Hand) -> Iterator[Diagnosis]:
        for table in chosen:
            if self.above % table:
                yield from taken_for_multiple(self.above, table)
        if not chosen and self.right:
            yield from taken_for_prime(self.above)


@dataclass(frozen=True, slots=True)
class WorthMost:
    """Which of these cards is in the most sets of the pack? Only one of them is.

    >>> WorthMost((7, 9, 12)).check((12,)).correct
    True
    >>> [one.code for one in WorthMost((6, 9, 13)).check((13,)).diagnoses]
    ['large-is-good']
    """

    cards: Hand
    options: Options = field(default_factory=Options)
    above: None = field(default=None, init=False)
    none: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        counts = sorted(map(self._count, self.cards))
        if len(counts) < SIZE - 1 or counts[-1] == counts[-2]:
            raise NotationError("no card of these is in the most sets", "cards of which one is")

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return happy("pick-worth", highest=self.options.highest)

    @property
    def right(self) -> Hand:
        """The card that is in the most."""
        return (max(self.cards, key=self._count),)

    @property
    def steps(self) -> tuple[Step, ...]:
        """How many sets each card is in, table by table."""
        return tuple(step for card in self.cards for step in why_worth(card, self.options))

    def check(self, chosen: Hand) -> Checked:
        """How many sets each card is in; all tables of the one that was chosen."""
        if len(chosen) != 1:
            raise AnswerError(happy("one-card"))
        others = [card for card in self.cards if card != chosen[0]]
        lasts = tuple(why_worth(card, self.options)[-1] for card in others)
        steps = (*why_worth(chosen[0], self.options), *lasts)
        if chosen == self.right:
            return Checked(True, steps)
        large = chosen[0] == max(self.cards)
        fits = (Diagnosis("large-is-good", happy("large-is-good", card=chosen[0])),)
        return Checked(False, steps, fits if large else ())

    def _count(self, card: NumberCard) -> int:
        return chances(self.options.highest).by_card[read_card(card, self.options.highest)]


def checked(
    right: Hand,
    chosen: Hand,
    why: Callable[[NumberCard], Step],
    counting: Callable[[int], Saying],
    fits: Iterable[Diagnosis],
    missed: str = "wanted-missing",
) -> Checked:
    """An answer that is to hold all cards that are `right`, and no others.

    `why` tells of one card whether it is; `counting` states how many are; `missed` is what is said
    of those that are missing.
    """
    missing = sum(card not in chosen for card in right)
    correct = not missing and len(chosen) == len(right)
    steps = tuple(map(why, chosen))
    if correct:
        says = happy("those-are-all", count=len(right)) if right else happy("none-indeed")
        return Checked(True, (*steps, Step(says, Claim(counting(len(right)), True), True)))
    if missing:
        claim = Claim(counting(len(right) - missing), False)
        steps = (*steps, Step(happy(missed, missing=missing), claim, False))
    return Checked(False, steps, once_each(fits))
