"""A picture of one number, which a child may change for another."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Self

from tictimes.errors import AnswerError
from tictimes.numbers.reading import read_number, read_written
from tictimes.numbers.stating import number_says
from tictimes.sayings import Saying
from tictimes.scene import Question, Scene

LONGEST = 40


@dataclass(frozen=True, slots=True)
class NumberScene(Scene):
    """A scene of `number`, from 0 to 999,999,999,999; raises `NotationError` for anything else."""

    number: int

    def __post_init__(self) -> None:
        read_number(self.number)

    @abstractmethod
    def again(self, number: int) -> Self:
        """The same picture of another number, from its beginning."""

    @property
    def question(self) -> Question:
        """Where another number is typed; `show` takes the answer."""
        label, button = Saying.of("common.another-number"), Saying.of("common.show-number")
        return Question("number", label, button, str(self.number))

    def show(self, text: str) -> Self:
        """The picture of the number that is written as `text`, or words why there is none."""
        try:
            return self.again(read_written(text.strip()[:LONGEST]))
        except AnswerError as refused:
            return self.tell(number_says("cannot-show", why=refused.saying))
