"""The sieve of Eratosthenes: cross out the multiples of each prime; what is left is prime."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Self

from tictimes.drawing import fill, inked, stroke
from tictimes.numbers.facts import tables
from tictimes.numbers.scenes.grid_view import CELL, GridView, Look
from tictimes.numbers.stating import number_says
from tictimes.paths import around, box, disc, dots, line
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices

LEAF, GONE, FADED = "#cfe8d6", "#efe9dd", "#45424e"
LOW, MIDDLE, HIGH = 4, CELL / 2, CELL - 4

STROKES = {
    2: stroke(line((LOW, HIGH), (HIGH, LOW)), "#8f66dd", 3),
    3: stroke(line((LOW, LOW), (HIGH, HIGH)), "#c8641a", 3),
    5: stroke(line((LOW, HIGH), (HIGH, HIGH)), "#0a7f93", 3),
    7: stroke(line((LOW, LOW), (HIGH, LOW)), "#cf2f3a", 3),
    11: stroke(line((LOW, LOW), (LOW, HIGH)), "#3f5f7d", 3),
}
"""The line that crosses out the multiples of a prime: each in a direction of its own."""


@dataclass(frozen=True, slots=True)
class Sieve(GridView):
    """The sieve after the multiples of the first `shown` primes; at the end all primes are ringed.

    >>> sieve = Sieve(100, 10)
    >>> sieve.crossing, sieve.last, sieve.stepped(1).left[:5]
    ((2, 3, 5, 7), 5, (2, 3, 5, 7, 9))
    >>> sieve.stepped(5).left == sieve.stepped(5).primes
    True
    """

    @property
    def crossing(self) -> tuple[int, ...]:
        """The primes whose multiples must be crossed out: up to the square root."""
        return tuple(prime for prime in self.primes if prime * prime <= self.highest)

    @property
    def primes(self) -> tuple[int, ...]:
        """Every prime of the grid."""
        return _primes(self.highest)

    @property
    def last(self) -> int:
        """One step for each prime that crosses out, and one for all that are left."""
        return len(self.crossing) + 1

    @property
    def done(self) -> tuple[int, ...]:
        """The primes whose multiples are crossed out."""
        return self.crossing[: self.shown]

    @property
    def next(self) -> int:
        """The first number that is neither ringed nor crossed out, and so a prime."""
        return self.primes[min(self.shown, len(self.crossing))]

    @property
    def left(self) -> tuple[int, ...]:
        """What is not crossed out, without 1."""
        return tuple(n for n in range(2, self.highest + 1) if not self.crossed_by(n))

    @property
    def finished(self) -> bool:
        """Whether all primes are ringed."""
        return self.shown == self.last

    def crossed_by(self, number: int) -> tuple[int, ...]:
        """The primes that have crossed `number` out so far."""
        return tuple(prime for prime in self.done if number % prime == 0 and number != prime)

    @property
    def says(self) -> tuple[Saying, ...]:
        """What was crossed out, and what comes next."""
        facts = {"highest": self.highest, "prime": self.next, "square": self.next**2}
        if self.finished:
            return (
                number_says("sieve-rest", **facts),
                number_says("sieve-count", highest=self.highest, count=len(self.primes)),
            )
        begin = number_says("sieve-one") if not self.done else self._crossed_out()
        if self.shown < len(self.crossing):
            return (begin, number_says("sieve-next", **facts))
        return (begin, number_says("sieve-last", **facts))

    def _crossed_out(self) -> Saying:
        prime = self.done[-1]
        code = "sieve-crossed-two" if prime == 2 else "sieve-crossed"
        return number_says(code, prime=prime, square=prime * prime)

    @property
    def choices(self) -> Choices | None:
        """Whether the next prime must cross out, too: asked when the answer is no."""
        if self.shown != len(self.crossing):
            return None
        return Choices(
            number_says("sieve-ask", prime=self.next),
            (
                Action("more", Saying.of("common.yes"), "yes"),
                Action("more", Saying.of("common.no"), "no"),
            ),
        )

    def chose(self, ask: Ask) -> Self | Saying:
        """Yes is answered, no ends the sieve."""
        if ask.value == "no":
            return self.stepped(self.last)
        prime = self.next
        multiples = tuple(range(2 * prime, self.highest + 1, prime))
        return number_says("sieve-all-gone", prime=prime, multiples=multiples)

    def pressed(self, number: int) -> Self | Saying:
        """The next prime crosses its multiples out; any other number says why it does not."""
        if number == 1:
            return number_says("sieve-press-one")
        if number in self.primes and (self.finished or number in self.done):
            return number_says("sieve-is-prime", number=number)
        if crossed := self.crossed_by(number):
            facts = {"number": number, "factor": crossed[0], "count": number // crossed[0]}
            return number_says("sieve-is-crossed", **facts)
        if number == self.next:
            return self.stepped(self.shown + 1)
        return number_says("sieve-wait", number=number, prime=self.next)

    def looks(self) -> dict[int, Look]:
        """Ringed, crossed out, or still to be seen."""
        ringed = self.primes if self.finished else self.done
        return {n: self._look(n, n in ringed) for n in range(1, self.highest + 1)}

    def _look(self, number: int, ringed: bool) -> Look:
        if number == 1:
            return Look(number_says("cell-one"), _ONE, ink=FADED)
        if ringed:
            return Look(number_says("cell-prime", number=number), _RING)
        crossed = self.crossed_by(number)
        if not crossed:
            return Look(Saying.of("common.number", number=number))
        name = number_says("cell-crossed", number=number, factor=crossed[0])
        return Look(name, _crossed(crossed), ink=FADED, lights=crossed)


@cache
def _primes(highest: int) -> tuple[int, ...]:
    return tuple(n for n in range(2, highest + 1) if tables(n) == (n,))


_RING = inked(fill(disc(MIDDLE, MIDDLE, 17), LEAF), 2.4)
_ONE = inked(stroke(dots((20 + x, 20 + y) for x, y in around(14, 16)), "#b9b2a4", 2.4))


@cache
def _crossed(primes: tuple[int, ...]) -> str:
    sheet = f'<path fill="{GONE}" d="{box(1.5, 1.5, CELL - 3, CELL - 3, 5)}"/>'
    return sheet + inked("".join(STROKES[prime] for prime in primes))
