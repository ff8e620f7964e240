"""Is it always so, sometimes or never? Statements about numbers, tried on all numbers up to 100."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from tictimes.errors import NotationError
from tictimes.mixups import Checked, Diagnosis
from tictimes.numbers.clues import Clue
from tictimes.numbers.stating import claim, equal, number_says, product
from tictimes.sayings import Fact, Saying
from tictimes.steps import Num, Step

HowOften: TypeAlias = Literal["always", "sometimes", "never"]
HOW_OFTEN: tuple[HowOften, ...] = get_args(HowOften)

MOST = 100
"""Every number up to here is tried."""

EXAMPLES = 2
"""Of those that fit so many are shown."""


@dataclass(frozen=True, slots=True)
class Always:
    """Are numbers that fit the clue `these` such as `are` tells: always, sometimes or never?

    Raises `NotationError` where too few numbers up to 100 fit `these`.

    >>> from tictimes.sayings import say
    >>> odd, prime = Clue("not-in-table", 2), Clue("prime")
    >>> say(Always(odd, prime).asks)
    'Odd numbers are primes. Is that so always, sometimes or never?'
    >>> Always(odd, prime).right, Always(Clue("in-table", 4), Clue("in-table", 2)).right
    ('sometimes', 'always')
    """

    these: Clue
    are: Clue

    def __post_init__(self) -> None:
        if len(self.numbers) < EXAMPLES:
            raise NotationError("too few numbers are so", "a statement about more of them")

    @property
    def number(self) -> int:
        """The first number that it is about."""
        return self.numbers[0]

    @property
    def numbers(self) -> tuple[int, ...]:
        """Every number up to 100 that it is about."""
        return tuple(n for n in range(1, MOST + 1) if self.these.fits(n))

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return number_says("ask-always", first=self._these, second=self._are)

    @property
    def right(self) -> HowOften:
        """The right answer."""
        found = {self.are.fits(n) for n in self.numbers}
        return "sometimes" if len(found) == 2 else "always" if True in found else "never"

    @property
    def steps(self) -> tuple[Step, ...]:
        """Numbers for which it is so, and numbers for which it is not; or that all are alike."""
        if self.right == "sometimes":
            return (*self._one(self._first(fits=True)), *self._one(self._first(fits=False)))
        telling = [n for n in self.numbers if n > max(self.these.value, self.are.value, 1)]
        shown = telling[:EXAMPLES] or self.numbers
        examples = [step for number in shown for step in self._one(number)]
        return (*examples, *self._reason(), self._all())

    def check(self, answer: HowOften) -> Checked:
        """What is so, and what may lie behind another answer.

        >>> odd, prime = Clue("not-in-table", 2), Clue("prime")
        >>> [one.code for one in Always(odd, prime).check("always").diagnoses]
        ['too-few-tried']
        """
        correct = answer == self.right
        return Checked(correct, self.steps, () if correct else tuple(self._mistakes(answer)))

    @property
    def _these(self) -> Saying:
        return number_says(f"these-{_name(self.these)}", value=self.these.value)

    @property
    def _are(self) -> Saying:
        return number_says(f"they-{_name(self.are)}", value=self.are.value)

    def _first(self, *, fits: bool) -> int:
        """The first number for which it is so, or not; 1 last, for it is the odd one out."""
        found = [n for n in self.numbers if self.are.fits(n) == fits]
        return next((n for n in found if n > 1), found[0])

    def _one(self, number: int) -> tuple[Step, ...]:
        return self.are.steps(number)

    def _reason(self) -> tuple[Step, ...]:
        """Why a whole table lies within another."""
        table, inner = self.these.value, self.are.value
        if (self.these.tells, self.are.tells) != ("in-table", "in-table") or table % inner:
            return ()
        facts: dict[str, Fact] = {"table": table, "inner": inner, "count": table // inner}
        return (equal("each-step", Num(table), product(table // inner, inner), **facts),)

    def _all(self) -> Step:
        facts: dict[str, Fact] = {
            "first": self._these,
            "second": self._are,
            "these": self.these.tells,
            "value": self.these.value,
            "are": self.are.tells,
            "other": self.are.value,
            "most": MOST,
        }
        return claim(
            f"so-{self.right}", "all-are" if self.right == "always" else "none-are", **facts
        )

    def _mistakes(self, answer: HowOften) -> Iterator[Diagnosis]:
        if self.right == "sometimes":
            number = self._first(fits=answer == "never")
            yield Diagnosis("too-few-tried", number_says("too-few-tried", number=number))
        elif answer == "sometimes":
            yield Diagnosis("one-in-mind", number_says("one-in-mind", number=self.numbers[-1]))


def _name(clue: Clue) -> str:
    """Numbers of the 2 times table have a name of their own."""
    if clue.value == 2 and clue.tells in ("in-table", "not-in-table"):
        return "even" if clue.tells == "in-table" else "odd"
    return clue.tells
