"""Questions about numbers without end: yes or no, or numbers that are typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from tictimes.answering import Drawn
from tictimes.card_rows import plain
from tictimes.drawing import HIGH, WIDE, card, placed, write
from tictimes.mixups import Checked
from tictimes.numbers import quiz
from tictimes.numbers.checking import check
from tictimes.numbers.pictures import picture
from tictimes.numbers.questions import InTable, IsPrime, Question
from tictimes.numbers.stating import number_says
from tictimes.quiz_scene import AskedQuiz, typed_answer
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices
from tictimes.scene import Question as Field

_question = lru_cache(maxsize=64)(quiz.question)


@dataclass(frozen=True, slots=True)
class NumberQuiz(AskedQuiz):
    """`kind` is `is-prime`, `in-table`, `list-factors` or `factor-pairs`; levels are 1 to 3.

    Raises `NotationError` for another kind, level or seed.

    >>> from tictimes.sayings import say
    >>> scene = NumberQuiz("factor-pairs", "otter-42")
    >>> say(scene.asks)
    'Which two numbers make 20 when you multiply them? Find every pair.'
    >>> say(scene.answer(Ask("answer", "4x5, 1x20, 10 2")).told)
    'Yes, that is right.'
    >>> say(scene.answer(Ask("answer", "six")).told)
    "I cannot read 'six'. Write numbers with commas between, or 3 × 4."
    """

    @property
    def task(self) -> Question:
        """The question of this place in the row."""
        return _question(self.kind, self.seed, self.number, self.level)

    @property
    def title(self) -> Saying:
        """What this kind of question is called."""
        return number_says(f"quiz-{self.kind}")

    @property
    def levels(self) -> Sequence[int]:
        """Three of them."""
        return quiz.LEVELS

    @property
    def once(self) -> bool:
        """Yes or no."""
        return isinstance(self.task, IsPrime | InTable)

    @property
    def drawn(self) -> Drawn:
        """The number as a card, without the small pictures that would tell its tables."""
        number = self.task.number
        face = card(placed(picture(number), 50, 54, 1.14) + write(str(number), 50, 130.5, 31))
        return Drawn(WIDE, HIGH, plain(face))

    @property
    def ways_to_answer(self) -> Choices | None:
        """Yes and no."""
        if not self.once:
            return None
        about = "prime" if isinstance(self.task, IsPrime) else "table"
        yes = Action("yes", number_says(f"yes-{about}"), icon="yes")
        no = Action("no", number_says(f"no-{about}"), icon="no")
        return Choices(number_says("choose-answer"), (yes, no))

    @property
    def asked(self) -> tuple[Field, ...]:
        """Where numbers are typed."""
        return () if self.once else (typed_answer(self.typed),)

    def check(self, answer: object) -> Checked:
        """What is so of an answer."""
        return check(self.task, answer, self.language)

    def reply(self, ask: Ask) -> Self:
        """Yes, no, or what was typed."""
        if ask.do in ("yes", "no"):
            return self.judged(ask.do == "yes")
        return self.judged(ask.value, ask.value)
