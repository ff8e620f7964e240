"""A scene that asks: a child answers, and is told what is so and why.

No answer meets a bare cross: it is explained step by step, and a mistake that may lie behind it is
spoken of, `perhaps` at first, and as a mix-up the second time in one sitting.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field, replace
from typing import Self

from tictimes.errors import AnswerError
from tictimes.mixups import Checked, told
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices, Part, Picture, Question, Scene
from tictimes.steps import Step


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is drawn of a question: how wide and high it is, and what can be pressed in it.

    `shows` says what else can be seen.
    """

    wide: int = 0
    high: int = 0
    drawing: str = ""
    parts: tuple[Part, ...] = ()
    shows: Saying | None = None


@dataclass(frozen=True, slots=True)
class Answering(Scene):
    """What was answered so far, whatever is asked.

    `typed` is the answer that is being given; `checked` is what was found of the last one, and
    `thoughts` is what may lie behind it. `done` counts the right answers of this sitting,
    `answered` all that could be read, and `earlier` has the codes of the mistakes that fitted each
    of the others.
    """

    language: str = field(default="en", kw_only=True)
    typed: str = field(default="", kw_only=True)
    checked: Checked | None = field(default=None, kw_only=True)
    thoughts: tuple[Saying, ...] = field(default=(), kw_only=True)
    tries: int = field(default=0, kw_only=True)
    shown: bool = field(default=False, kw_only=True)
    done: int = field(default=0, kw_only=True)
    answered: int = field(default=0, kw_only=True)
    earlier: tuple[tuple[str, ...], ...] = field(default=(), kw_only=True)

    @property
    @abstractmethod
    def title(self) -> Saying:
        """What it is called."""

    @property
    @abstractmethod
    def asks(self) -> Saying:
        """What the child is to do now."""

    @property
    @abstractmethod
    def drawn(self) -> Drawn:
        """The cards that are asked about, and those to answer with."""

    @property
    @abstractmethod
    def right_steps(self) -> tuple[Step, ...]:
        """The right answer, and why."""

    @abstractmethod
    def reply(self, ask: Ask) -> Self:
        """The scene after a press, a choice or a typed text that is this room's own."""

    @abstractmethod
    def check(self, answer: object) -> Checked:
        """What is so of an answer; raises `AnswerError`, in words, where it cannot be read."""

    @property
    def right(self) -> bool:
        """Whether the last answer was right."""
        return self.checked is not None and self.checked.correct

    @property
    def settled(self) -> bool:
        """Whether there is nothing more to answer."""
        return self.right or self.shown

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is so of the last answer; or the right one, where that is shown."""
        if self.shown:
            return self.right_steps
        return self.checked.steps if self.checked else ()

    @property
    def ways_to_answer(self) -> Choices | None:
        """The buttons of an answer."""
        return None

    @property
    def asked(self) -> tuple[Question, ...]:
        """Where an answer is typed."""
        return ()

    @property
    @abstractmethod
    def ways(self) -> Choices | None:
        """What may be asked about."""

    @property
    @abstractmethod
    def actions(self) -> tuple[Action, ...]:
        """What may be done that is no answer."""

    @property
    @abstractmethod
    def aloud(self) -> Saying | None:
        """What a screen reader says while an answer is being made."""

    @property
    def says(self) -> tuple[Saying, ...]:
        """What may lie behind a mistake."""
        return self.thoughts

    @property
    def picture(self) -> Picture:
        """The question and the ways to answer it; beneath, what was found."""
        drawn = self.drawn
        return Picture(
            name=self.title,
            asks=self.asks,
            wide=drawn.wide,
            high=drawn.high,
            drawing=drawn.drawing,
            shows=drawn.shows,
            parts=drawn.parts,
            aloud=self.aloud,
            says=self.says,
            steps=self.steps,
            ways=self.ways,
            choices=None if self.settled else self.ways_to_answer,
            actions=self.actions,
            questions=() if self.settled else self.asked,
            right=self.done,
        )

    def showing(self) -> Self:
        """The scene with the right answer shown."""
        return replace(self, shown=True, thoughts=()).tell(quiz("here-it-is"))

    def judged(self, answer: object, typed: str = "") -> Self:
        """The scene after an answer; one that cannot be read changes nothing but what was typed."""
        kept = replace(self, typed=typed)
        try:
            checked = self.check(answer)
        except AnswerError as refused:
            return kept.tell(refused.saying)
        kept = replace(kept, checked=checked, answered=self.answered + 1)
        if checked.correct:
            return replace(kept, done=self.done + 1, thoughts=()).tell(quiz("right"))
        codes = tuple(one.code for one in checked.diagnoses)
        thoughts = told(self.earlier, checked.diagnoses)
        earlier = (*self.earlier, codes)
        kept = replace(kept, tries=self.tries + 1, earlier=earlier, thoughts=thoughts)
        return kept.tell(quiz("look"))

    def unanswered(self) -> Self:
        """The scene with nothing answered yet; what was found in this sitting is not forgotten."""
        return replace(self, typed="", checked=None, thoughts=(), tries=0, shown=False)


def quiz(code: str, **facts: int | Saying) -> Saying:
    """What every scene that asks says alike."""
    return Saying.of(f"common.quiz-{code}", **facts)
