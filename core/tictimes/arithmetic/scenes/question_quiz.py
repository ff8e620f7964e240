"""Questions about hands without end: picked, typed, or yes and no."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Self, get_args

from tictimes.answering import Drawn
from tictimes.arithmetic import question_rows
from tictimes.arithmetic.cards import PROPERTIES, Property
from tictimes.arithmetic.hand_questions import (
    FitsBack,
    IsGroup,
    MoreOften,
    OneSum,
    Question,
    ScoreIt,
    TakeAway,
    WhatShared,
)
from tictimes.arithmetic.naming import tic
from tictimes.arithmetic.question_answers import check
from tictimes.arithmetic.question_rows import LEVELS, Kind
from tictimes.arithmetic.scenes.question_drawing import cards_in_a_row, in_frames, sum_to_do
from tictimes.errors import NotationError, quoted
from tictimes.mixups import Checked
from tictimes.quiz_scene import AskedQuiz, typed_answer
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices
from tictimes.scene import Question as Field

_question = lru_cache(maxsize=64)(question_rows.hand_question)


@dataclass(frozen=True, slots=True)
class HandQuestions(AskedQuiz):
    """`kind` is one of `question_rows.KINDS`; its levels are those of `LEVELS`.

    Raises `NotationError` for another kind, level or seed.

    >>> from tictimes.sayings import say
    >>> scene = HandQuestions("take-away", "otter-42")
    >>> say(scene.asks)
    'Your group is worth 7. Left over: 11. What is 7 − 11?'
    >>> say(scene.answer(Ask("answer", "-4")).told)
    'Yes, that is right.'
    """

    @property
    def task(self) -> Question:
        """The question of this place in the row."""
        return _question(self._kind, self.seed, self.number, self.level)

    @property
    def title(self) -> Saying:
        """What this kind of question is called."""
        return tic(f"quiz-{self.kind}")

    @property
    def levels(self) -> Sequence[int]:
        """Two or three of them."""
        return LEVELS[self._kind]

    @property
    def once(self) -> bool:
        """Yes or no, or one of two."""
        return isinstance(self.task, IsGroup | FitsBack | MoreOften)

    @property
    def drawn(self) -> Drawn:
        """The cards; in frames where the group is seen."""
        task = self.task
        match task:
            case WhatShared() | IsGroup():
                return cards_in_a_row(task.cards)
            case TakeAway():
                return sum_to_do(f"{task.worth} − {task.left}")
            case MoreOften():
                return Drawn()
            case ScoreIt(given=False):
                return cards_in_a_row(task.hand)
        return in_frames(task.group) if task.group else cards_in_a_row(task.hand)

    @property
    def ways_to_answer(self) -> Choices | None:
        """The buttons."""
        task = self.task
        match task:
            case WhatShared():
                return Choices(tic("choose-shared"), tuple(_things(task.level)))
            case IsGroup():
                return _yes_or_no("yes-group", "no-group-here")
            case FitsBack():
                return _yes_or_no("does-fit", "does-not-fit")
            case MoreOften():
                ways = (Action("event", one.says, one.key) for one in (task.one, task.other))
                return Choices(tic("what-comes-up"), tuple(ways))
        return None

    @property
    def asked(self) -> tuple[Field, ...]:
        """Where a number or a sum is typed."""
        if isinstance(self.task, ScoreIt | TakeAway | OneSum):
            return (typed_answer(self.typed, listed=isinstance(self.task, OneSum)),)
        return ()

    def check(self, answer: object) -> Checked:
        """What is so of an answer."""
        return check(self.task, answer)

    def reply(self, ask: Ask) -> Self:
        """What was pressed or typed; a card tells what it is."""
        match ask.do:
            case "press":
                return self.tell(next(p.name for p in self.drawn.parts if p.key == ask.value))
            case "yes" | "no":
                return self.judged(ask.do == "yes")
            case "event" if isinstance(self.task, MoreOften):
                events = (self.task.one, self.task.other)
                return self.judged(next(one for one in events if one.key == ask.value))
            case "shared":
                return self.judged(ask.value)
        return self.judged(ask.value, ask.value)

    @property
    def _kind(self) -> Kind:
        kinds: tuple[Kind, ...] = get_args(Kind)
        for kind in kinds:
            if kind == self.kind:
                return kind
        raise NotationError(f"{quoted(self.kind)} is no kind of question", ", ".join(kinds))


def _yes_or_no(yes: str, no: str) -> Choices:
    return Choices(
        Saying.of("numbers.choose-answer"),
        (Action("yes", tic(yes), icon="yes"), Action("no", tic(no), icon="no")),
    )


def _things(level: int) -> list[Action]:
    """All that cards may share: one thing, at Level 2 also two; or nothing."""
    some: list[tuple[Property, ...]] = [(thing,) for thing in PROPERTIES]
    some += combinations(PROPERTIES, 2) if level > 1 else []
    found = [
        Action("shared", Saying.of("common.and", items=tuple(map(tic, things))), " ".join(things))
        for things in some
    ]
    return [*found, Action("shared", tic("share-nothing"), "nothing")]
