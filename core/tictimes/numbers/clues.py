"""Riddles: what a number tells of itself, and whether another fits all that it tells."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tictimes.errors import AnswerError, NotationError
from tictimes.mixups import Checked, Diagnosis
from tictimes.numbers.explain import factors
from tictimes.numbers.facts import divisors, kind, square_root
from tictimes.numbers.mistakes import (
    not_taken_for_multiple,
    not_taken_for_prime,
    once_each,
    taken_for_multiple,
    taken_for_prime,
)
from tictimes.numbers.multiples import in_or_out
from tictimes.numbers.primality import why_prime
from tictimes.numbers.stating import claim, number_says
from tictimes.sayings import Saying
from tictimes.steps import Step

Tells: TypeAlias = Literal["in-table", "not-in-table", "factors", "prime", "not-prime", "square"]


@dataclass(frozen=True, slots=True)
class Clue:
    """One thing that a number tells of itself; `value` is a table or how many factors.

    >>> Clue("in-table", 3).fits(12), Clue("factors", 6).fits(12), Clue("prime").fits(12)
    (True, True, False)
    """

    tells: Tells
    value: int = 0

    @property
    def says(self) -> Saying:
        """The clue in the number's own words."""
        return number_says(f"clue-{self.tells}", value=self.value)

    def fits(self, number: int) -> bool:
        """Whether `number`, from 1 up, is so."""
        match self.tells:
            case "in-table":
                return number % self.value == 0
            case "not-in-table":
                return number % self.value != 0
            case "factors":
                return len(divisors(number)) == self.value
            case "square":
                return square_root(number) is not None
        return (kind(number) == "prime") == (self.tells == "prime")

    def steps(self, number: int) -> tuple[Step, ...]:
        """What is so of `number`, step by step."""
        match self.tells:
            case "in-table" | "not-in-table":
                return (in_or_out(number, self.value),)
            case "factors":
                return factors(number)
            case "square":
                return (_square_or_not(number),)
        return why_prime(number)[-1:]

    def mistakes(self, number: int) -> tuple[Diagnosis, ...]:
        """What may lie behind it that somebody thinks so of `number`, which is not so."""
        match self.tells:
            case "in-table":
                return taken_for_multiple(number, self.value)
            case "not-in-table":
                return not_taken_for_multiple(number, self.value)
            case "prime":
                return taken_for_prime(number)
            case "not-prime":
                return not_taken_for_prime(number)
        return ()


@dataclass(frozen=True, slots=True)
class Riddle:
    """Which number from `least` to `largest` fits these two clues? Any one that does is right.

    Raises `NotationError` where none does.

    >>> from tictimes.sayings import say
    >>> riddle = Riddle(10, 20, (Clue("in-table", 3), Clue("factors", 4)))
    >>> say(riddle.asks)
    'I am a number from 10 to 20. I am in the 3 times table. I have just 4 factors. Who am I?'
    >>> riddle.right
    (15,)
    """

    least: int
    largest: int
    clues: tuple[Clue, Clue]

    def __post_init__(self) -> None:
        if self.least < 1 or not self.right:
            raise NotationError("no number fits these clues", "clues that one fits")

    @property
    def number(self) -> int:
        """The first number that fits."""
        return self.right[0]

    @property
    def asks(self) -> Saying:
        """The riddle in words."""
        first, second = (clue.says for clue in self.clues)
        where = {"least": self.least, "largest": self.largest}
        return number_says("riddle", **where, first=first, second=second)

    @property
    def right(self) -> tuple[int, ...]:
        """Every number that fits."""
        numbers = range(self.least, self.largest + 1)
        return tuple(n for n in numbers if all(clue.fits(n) for clue in self.clues))

    @property
    def steps(self) -> tuple[Step, ...]:
        """That a number fits, clue by clue."""
        return self.check((self.number,)).steps

    def check(self, given: tuple[int, ...]) -> Checked:
        """What is so of the number that was given, clue by clue.

        Raises `AnswerError`, in words, for more than one number.

        >>> riddle = Riddle(10, 20, (Clue("in-table", 3), Clue("factors", 4)))
        >>> riddle.check((15,)).correct, [one.code for one in riddle.check((14,)).diagnoses]
        (True, ['near-multiple'])
        """
        if len(given) != 1:
            raise AnswerError(number_says("one-number"))
        number = given[0]
        if number == 0:
            return Checked(False, (self._where(0),))
        correct = number in self.right
        fits = () if correct else once_each(self._mistakes(number))
        told = tuple(step for clue in self.clues for step in clue.steps(number))
        return Checked(correct, (self._where(number), *told), fits)

    def _where(self, number: int) -> Step:
        inside = self.least <= number <= self.largest
        facts = {"number": number, "least": self.least, "largest": self.largest}
        return claim("is-between" if inside else "not-between", "between", inside, **facts)

    def _mistakes(self, number: int) -> Iterator[Diagnosis]:
        for clue in self.clues:
            if not clue.fits(number):
                yield from clue.mistakes(number)


def _square_or_not(number: int) -> Step:
    root = math.isqrt(number)
    facts = {"number": number, "root": root, "square": root * root}
    if facts["square"] == number:
        return claim("is-a-square", "is-square", **facts)
    facts |= {"next": root + 1, "more": (root + 1) ** 2}
    return claim("is-no-square", "is-square", False, **facts)
