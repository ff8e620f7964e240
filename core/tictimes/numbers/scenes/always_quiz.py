"""Statements without end: is that so always, sometimes or never?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self, cast

from tictimes.answering import Drawn
from tictimes.mixups import Checked
from tictimes.numbers import riddle_rows
from tictimes.numbers.always import HOW_OFTEN, Always, HowOften
from tictimes.numbers.stating import number_says
from tictimes.quiz_scene import AskedQuiz
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices

_statement = lru_cache(maxsize=64)(riddle_rows.statement)


@dataclass(frozen=True, slots=True)
class AlwaysQuiz(AskedQuiz):
    """`kind` is `always`; levels are 1 to 3.

    Raises `NotationError` for another kind, level or seed.

    >>> scene = AlwaysQuiz("always", "otter-42")
    >>> scene.answer(Ask("how-often", scene.task.right)).done
    1
    """

    @property
    def task(self) -> Always:
        """The statement of this place in the row."""
        return _statement(self.kind, self.seed, self.number, self.level)

    @property
    def title(self) -> Saying:
        """What this kind of question is called."""
        return number_says("quiz-always")

    @property
    def levels(self) -> Sequence[int]:
        """Three of them."""
        return riddle_rows.LEVELS

    @property
    def once(self) -> bool:
        """Once it is explained, there is nothing more to answer."""
        return True

    @property
    def drawn(self) -> Drawn:
        """Nothing: numbers to try are for the child to find."""
        return Drawn()

    @property
    def ways_to_answer(self) -> Choices | None:
        """Always, sometimes, never."""
        ways = tuple(Action("how-often", number_says(one), one) for one in HOW_OFTEN)
        return Choices(number_says("choose-how-often"), ways)

    def check(self, answer: object) -> Checked:
        """What is so of an answer."""
        return self.task.check(cast("HowOften", answer))

    def reply(self, ask: Ask) -> Self:
        """How often it is so."""
        return self.judged(ask.value)
