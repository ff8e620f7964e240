"""What may stand beside a table: hints, questions, explanations, looks back, a replay's line.

Plain data for every game, as the board is: whatever is to be read is a `Saying`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tictimes.sayings import Saying
from tictimes.steps import Step

Strength = Literal[1, 2, 3]
"""Of a hint: a question, a pointer, the move with its reason."""


Piles: TypeAlias = tuple[Literal["deck", "discard"], ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """Help with the next move: what is said, and the cards and piles to look at."""

    says: Saying
    cards: tuple[str, ...] = ()
    piles: Piles = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to answer a question; `value` goes into the message."""

    value: str
    label: Saying


@dataclass(frozen=True, slots=True)
class Asking:
    """A question on the page: a gap between `before` and `after`, and the answers to pick from.

    `typed` is true where a number may be typed as well; `label` names the gap. `wrong` is said
    after another answer than the right one.
    """

    says: Saying
    cards: tuple[str, ...]
    before: Saying | None
    after: Saying | None
    answers: tuple[Answer, ...]
    typed: bool
    label: Saying
    enter: Saying
    later: Saying
    wrong: Saying


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked before a move is judged; only `asking` goes to the page.

    The other answers than the `right` one are explained by `steps`, under a `title`. Where the
    right one tells that the move cannot be, `agreed` is said, and the move is judged no more.
    """

    asking: Asking
    right: str
    title: Saying
    steps: tuple[Step, ...]
    agreed: Saying | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a match that is worth a look: the position after `number` moves."""

    number: int
    says: Saying
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Telling:
    """An explanation beside the cards that it is about: steps one by one, or moments to look at.

    `number` grows with each that is shown, so that the page knows a new one.
    """

    title: Saying
    cards: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    moments: tuple[Moment, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Timeline:
    """Where a replay stands: after `at` of `last` moves, and what that is called."""

    at: int
    last: int
    title: Saying
    says: Saying


@dataclass(frozen=True, slots=True)
class Best:
    """A figure that a browser may keep under `key`, and what to say of it.

    `less_is_better` where a lower one is the better. `otherwise` has `_` in it, where the
    page puts the figure that it kept.
    """

    key: str
    figure: int
    first: Saying
    better: Saying
    equal: Saying
    otherwise: Saying
    less_is_better: bool = False

    @classmethod
    def of(
        cls,
        game: str,
        players: int,
        options: Mapping[str, object],
        figure: int,
        says: Callable[..., Saying],
        *,
        less_is_better: bool = False,
    ) -> Best:
        """A figure to compare with those of the same game, options and number of players.

        `says` makes the sayings of the game, whose words it is told in.
        """
        kind = "/".join(f"{name}={value}" for name, value in options.items())
        return cls(
            f"{game}/{players}/{kind}",
            figure,
            first=says("best-first", count=figure),
            better=says("best-better", count=figure),
            equal=says("best-equal"),
            otherwise=says("best-otherwise", best="_"),
            less_is_better=less_is_better,
        )


@dataclass(frozen=True, slots=True)
class Ending:
    """What to say at the end besides who has won: what all made together, and an own best."""

    together: Saying
    best: Best | None = None
