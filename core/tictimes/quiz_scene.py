"""A quiz: questions or puzzles without end. A child answers, and is told what is so and why.

Each room's quizzes say what is asked and how an answer is given; the way of an answer is the same
for all, see `answering.py`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, Self

from tictimes.answering import Answering
from tictimes.answering import quiz as _quiz
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices, Question
from tictimes.shuffle import check_seed
from tictimes.steps import Step

TRIES = 2
"""After so many answers that are not right, the right one may be seen."""

MOST_TYPED = 160
"""Characters of an answer."""


class Task(Protocol):
    """What is asked, and the right answer step by step."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The right answer, and why; for afterwards."""
        ...


@dataclass(frozen=True, slots=True)
class QuizScene(Answering):
    """Question `number` of the row that `seed` and `level` choose, and what was answered so far.

    `chosen` are the cards of the answer that is being given.
    """

    kind: str
    seed: str
    level: int = 1
    number: int = 1
    chosen: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_seed(self.seed)
        _ = self.task

    @property
    @abstractmethod
    def task(self) -> Task:
        """What is asked now; raises `NotationError` where there is no such kind or level."""

    @property
    @abstractmethod
    def levels(self) -> Sequence[int]:
        """The levels that there are."""

    @property
    def once(self) -> bool:
        """Whether a question has but two answers: once one is explained, so is the other."""
        return False

    @property
    def settled(self) -> bool:
        """Whether there is nothing more to answer."""
        return self.right or self.shown or (self.once and self.checked is not None)

    @property
    def right_steps(self) -> tuple[Step, ...]:
        """The right answer, and why."""
        return self.task.steps

    @property
    def aloud(self) -> Saying | None:
        """What a screen reader says while cards are chosen."""
        choices = None if self.settled else self.ways_to_answer
        return choices.label if choices and self.chosen else None

    @property
    def says(self) -> tuple[Saying, ...]:
        """What may lie behind a mistake, and how many answers were right."""
        return (*self.thoughts, *((_quiz("done", count=self.done),) if self.done else ()))

    def answer(self, ask: Ask) -> Self:
        """The next question, another level, the right answer; or what the room's quiz says."""
        match ask.do:
            case "next" | "skip":
                return self.fresh(self.number + 1)
            case "level":
                return replace(self.fresh(1), level=int(ask.value))
            case "show":
                return self.showing()
            case _:
                return self.reply(ask)

    def toggled(self, key: str) -> Self:
        """A card more is chosen, or one less."""
        others = tuple(card for card in self.chosen if card != key)
        return replace(self, chosen=others if key in self.chosen else (*others, key))

    def fresh(self, number: int) -> Self:
        """Question `number` of the row, nothing answered yet."""
        return replace(self.unanswered(), number=number, chosen=())

    @property
    def actions(self) -> tuple[Action, ...]:
        """The next question; or another one, and, after some tries, the right answer."""
        if self.settled:
            return (Action("next", _quiz("next"), icon="forward", main=True),)
        skip = Action("skip", _quiz("skip"), icon="again")
        if self.tries < TRIES:
            return (skip,)
        return (Action("show", _quiz("show"), icon="look"), skip)

    @property
    def ways(self) -> Choices | None:
        """The levels, where there are several."""
        if len(self.levels) == 1:
            return None
        return Choices(
            _quiz("how-hard"),
            tuple(
                Action("level", _quiz(f"level-{level}"), str(level), chosen=level == self.level)
                for level in self.levels
            ),
        )


class AskedTask(Task, Protocol):
    """A task that says itself what it asks."""

    @property
    def asks(self) -> Saying:
        """The question in words."""
        ...


@dataclass(frozen=True, slots=True)
class AskedQuiz(QuizScene):
    """A quiz whose tasks say themselves what they ask."""

    @property
    @abstractmethod
    def task(self) -> AskedTask:
        """The question of this place in the row."""

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return self.task.asks


def typed_answer(value: str, *, listed: bool = True) -> Question:
    """Where an answer is typed, and the button beside it."""
    label = _quiz("your-answer")
    return Question("answer", label, _quiz("check"), value, MOST_TYPED if listed else 40, listed)


def checking(label: Saying, *others: Action) -> Choices:
    """The button that ends a choice of cards, and what else may be answered."""
    return Choices(label, (Action("check", _quiz("check"), icon="yes", main=True), *others))
