"""What is said of a wrong answer: perhaps, the first time; a mix-up by its name, the second.

Every room's tutor finds the mistakes that fit an answer. One answer proves nothing, for several
mistakes may lead to it. Two answers that the same mistake fits are worth talking about.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from tictimes.sayings import Saying
from tictimes.steps import Step

LIKELIEST = 3
"""Of the mistakes that fit an answer, so many are taken seriously."""

MOST_SAID = 2
"""And so many are spoken of at once: a child reads no list."""

NO_MIXUPS = frozenset({"not-the-best", "slip"})
"""A good group is no mistake, and everybody is one out now and then."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """A mistake that fits an answer, by its code, and how to speak of it: perhaps."""

    code: str
    says: Saying

    @property
    def named(self) -> Saying:
        """The mistake as a mix-up worth talking about, and what is right; `says` if it is none."""
        if self.code in NO_MIXUPS:
            return self.says
        room = self.says.code.partition(".")[0]
        return Saying.of("common.mixup", what=Saying.of(f"{room}.mixup-{self.code}"))


@dataclass(frozen=True, slots=True)
class Checked:
    """Whether an answer is right, what is so of it step by step, and the mistakes that fit it."""

    correct: bool
    steps: tuple[Step, ...]
    diagnoses: tuple[Diagnosis, ...] = ()


def mixup(earlier: Iterable[Collection[str]], fits: Sequence[Diagnosis]) -> Diagnosis | None:
    """The likeliest mistake among `fits` that fitted an earlier answer of the match as well.

    `earlier` has, for each wrong answer of the same child before, the codes that fitted it,
    likeliest first. `None` where nothing came twice.

    >>> doubled = Diagnosis("doubled-leftovers", Saying.of("arithmetic.doubled-leftovers"))
    >>> mixup([["forgot-leftovers"], ["ten-out", "doubled-leftovers"]], [doubled]) == doubled
    True
    >>> mixup([["forgot-leftovers"]], [doubled]) is mixup([], []) is None
    True
    """
    before = {code for codes in earlier for code in islice(codes, LIKELIEST)} - NO_MIXUPS
    return next((one for one in fits[:LIKELIEST] if one.code in before), None)


def told(earlier: Iterable[Collection[str]], fits: Sequence[Diagnosis]) -> tuple[Saying, ...]:
    """What to say of an answer that `fits` fit, likeliest first, after those of `earlier`.

    Sentences with "perhaps", and that several things may be behind it where they are; or, if one
    of them came before, its name and what is right. Nothing where no mistake fits.

    >>> from tictimes.arithmetic.mistakes import check
    >>> from tictimes.sayings import say
    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> fits = check(hand, 2, 0).diagnoses
    >>> print(*map(say, told([], fits)), sep="\\n")
    More than one thing may be behind this.
    Perhaps you doubled the leftovers: 12 − 12 = 0. It is the group that counts double.
    Perhaps your group was red star 5 and cyan circle 4. \
Two cards are a group when two things match.
    >>> print(*map(say, told([["doubled-leftovers"]], fits)), sep="\\n")
    This came up before, so it may be a mix-up. The leftovers are never doubled. \
Only the cards of the group are. Let us talk about it.
    """
    again = mixup(earlier, fits)
    if again is not None:
        return (again.named,)
    perhaps = tuple(one.says for one in fits[:MOST_SAID])
    return (Saying.of("common.several"), *perhaps) if len(perhaps) > 1 else perhaps
