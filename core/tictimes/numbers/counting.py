"""Counting in steps: what comes next, for those who cannot multiply yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tictimes.errors import AnswerError, NotationError
from tictimes.mixups import Checked, Diagnosis
from tictimes.numbers.reading import read_number
from tictimes.numbers.stating import equal, number_says
from tictimes.sayings import Saying
from tictimes.steps import Num, Op, Step

SHOWN = 3
"""So many numbers stand there; the next one is asked for."""


@dataclass(frozen=True, slots=True)
class CountOn:
    """What comes next, counting in steps of `table` from `first`? With `back`, counting back.

    Raises `NotationError` where it would go below 0.

    >>> from tictimes.sayings import say
    >>> say(CountOn(3, 6).asks), CountOn(3, 6).right
    ('Count in 3s. What comes next?', 15)
    >>> CountOn(4, 20, back=True).shown
    (20, 16, 12)
    """

    table: int
    first: int
    back: bool = False

    def __post_init__(self) -> None:
        if read_number(self.table) == 0 or self.right < 0:
            raise NotationError("counting goes below 0", "a first number that is large enough")

    @property
    def number(self) -> int:
        """The last number that is shown."""
        return self.shown[-1]

    @property
    def shown(self) -> tuple[int, ...]:
        """The numbers that stand there."""
        return tuple(self.first + self._step * place for place in range(SHOWN))

    @property
    def right(self) -> int:
        """The number that comes next."""
        return self.first + self._step * SHOWN

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return number_says("ask-count-back" if self.back else "ask-count-on", table=self.table)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Each step, and the last one to the answer."""
        numbers = (*self.shown, self.right)
        return tuple(map(self._one, numbers, numbers[1:]))

    @property
    def _step(self) -> int:
        return -self.table if self.back else self.table

    def _one(self, before: int, after: int) -> Step:
        facts = {"table": self.table, "old": before, "new": after}
        return equal(
            "one-back" if self.back else "one-on",
            Op("-" if self.back else "+", (Num(before), Num(self.table))),
            Num(after),
            **facts,
        )

    def check(self, given: tuple[int, ...]) -> Checked:
        """What is so of the answer: the steps that are shown, or all of them once it is right.

        Raises `AnswerError`, in words, for more than one number.

        >>> [one.code for one in CountOn(3, 6).check((13,)).diagnoses]
        ['counted-in-ones']
        """
        if len(given) != 1:
            raise AnswerError(number_says("one-number"))
        if given[0] == self.right:
            return Checked(True, self.steps)
        return Checked(False, self.steps[:-1], tuple(self._mistakes(given[0])))

    def _mistakes(self, given: int) -> Iterator[Diagnosis]:
        forwards = 1 if self._step > 0 else -1
        facts = {"table": self.table, "number": self.number, "given": given}
        if given == self.number + forwards:
            yield Diagnosis("counted-in-ones", number_says("counted-in-ones", **facts))
        if given == self.number - self._step:
            yield Diagnosis("wrong-way", number_says("wrong-way", **facts))
        if given == self.right + self._step:
            yield Diagnosis("left-one-out", number_says("left-one-out", **facts))
        if given in (self.right - 1, self.right + 1):
            yield Diagnosis("slip", number_says("one-out", **facts))
