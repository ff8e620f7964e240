"""Questions about numbers, as values; each is put into words, and explained step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tictimes.errors import AnswerError
from tictimes.numbers.explain import MOST_PAIRS, factors, pairs
from tictimes.numbers.facts import divisors, kind
from tictimes.numbers.multiples import in_or_out
from tictimes.numbers.primality import why_prime
from tictimes.numbers.reading import read_number
from tictimes.numbers.stating import OFTEN, number_says
from tictimes.sayings import Saying
from tictimes.steps import Step


class Question(Protocol):
    """What is asked of a number."""

    @property
    def number(self) -> int:
        """The number that it is about."""
        ...

    @property
    def asks(self) -> Saying:
        """The question in words."""
        ...

    @property
    def steps(self) -> tuple[Step, ...]:
        """The right answer, and why; for afterwards."""
        ...


@dataclass(frozen=True, slots=True)
class IsPrime:
    """Is `number`, from 0 to 999,999,999,999, a prime? The answer is yes or no.

    >>> from tictimes.sayings import say
    >>> say(IsPrime(9).asks)
    'Is 9 a prime?'
    """

    number: int

    def __post_init__(self) -> None:
        read_number(self.number)

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return number_says("ask-prime", number=self.number)

    @property
    def right(self) -> bool:
        """The right answer."""
        return kind(self.number) == "prime"

    @property
    def steps(self) -> tuple[Step, ...]:
        """Why it is prime, or is not."""
        return why_prime(self.number)


@dataclass(frozen=True, slots=True)
class InTable:
    """Is `number`, from 0 up, in the times table of `table`, from 1 up? The answer is yes or no.

    Beyond the 12 times table it is asked whether the number is a multiple.

    >>> from tictimes.sayings import say
    >>> say(InTable(14, 3).asks), say(InTable(28, 14).asks)
    ('Is 14 in the 3 times table?', 'Is 28 a multiple of 14?')
    >>> InTable(14, 0)
    Traceback (most recent call last):
    tictimes.errors.AnswerError: Only 0 is in the 0 times table, so there is nothing to ask.
    """

    number: int
    table: int

    def __post_init__(self) -> None:
        read_number(self.number)
        if read_number(self.table) == 0:
            raise AnswerError(number_says("no-zero-table"))

    @property
    def asks(self) -> Saying:
        """The question in words."""
        code = "ask-table" if self.table <= OFTEN else "ask-multiple"
        return number_says(code, number=self.number, table=self.table)

    @property
    def right(self) -> bool:
        """The right answer."""
        return self.number % self.table == 0

    @property
    def steps(self) -> tuple[Step, ...]:
        """How many times the table it is, and what is left over."""
        return (in_or_out(self.number, self.table),)


@dataclass(frozen=True, slots=True)
class _Listing:
    """What asks for factors: of a number from 1 up with 64 factors at most."""

    number: int

    def __post_init__(self) -> None:
        if read_number(self.number) == 0:
            raise AnswerError(number_says("zero-list"))
        if len(divisors(self.number)) > 2 * MOST_PAIRS:
            most = 2 * MOST_PAIRS
            raise AnswerError(number_says("too-many-factors", number=self.number, most=most))

    @property
    def right(self) -> tuple[int, ...]:
        """All factors, ascending; any order will do."""
        return divisors(self.number)


@dataclass(frozen=True, slots=True)
class ListFactors(_Listing):
    """What are all factors of `number`? It is from 1 up, and has 64 factors at most.

    >>> from tictimes.sayings import say
    >>> say(ListFactors(12).asks), ListFactors(12).right
    ('Which numbers are factors of 12? Find them all.', (1, 2, 3, 4, 6, 12))
    >>> ListFactors(0)
    Traceback (most recent call last):
    tictimes.errors.AnswerError: 0 has every number as a factor. Nobody can write them all down.
    """

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return number_says("ask-factors", number=self.number)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Each factor pair as a rectangle, and then the factors."""
        return (*pairs(self.number), *factors(self.number))


@dataclass(frozen=True, slots=True)
class FactorPairs(_Listing):
    """What are all factor pairs of `number`? It is from 1 up, and has 64 factors at most.

    >>> from tictimes.sayings import say
    >>> say(FactorPairs(12).asks)
    'Which two numbers make 12 when you multiply them? Find every pair.'
    """

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return number_says("ask-pairs", number=self.number)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Each factor pair as a rectangle."""
        return pairs(self.number)
