"""Riddles and rows of numbers without end: one number is typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from tictimes.answering import Drawn
from tictimes.card_rows import gap_for_a_card, plain, wide_of
from tictimes.drawing import HIGH, WIDE, card, placed, write
from tictimes.mixups import Checked
from tictimes.numbers import riddle_rows
from tictimes.numbers.answers import read_numbers
from tictimes.numbers.counting import CountOn
from tictimes.numbers.pictures import picture
from tictimes.numbers.riddle_rows import Asked
from tictimes.numbers.stating import number_says
from tictimes.quiz_scene import AskedQuiz, typed_answer
from tictimes.sayings import Saying
from tictimes.scene import Ask
from tictimes.scene import Question as Field

_asked = lru_cache(maxsize=64)(riddle_rows.asked)

GAP = 14


@dataclass(frozen=True, slots=True)
class RiddleQuiz(AskedQuiz):
    """`kind` is `riddle` or `count-on`; levels are 1 to 3.

    Raises `NotationError` for another kind, level or seed.

    >>> from tictimes.sayings import say
    >>> scene = RiddleQuiz("count-on", "otter-42")
    >>> scene.answer(Ask("answer", str(scene.task.right))).done
    1
    >>> say(scene.answer(Ask("answer", "3 and 4")).told)
    'Write one number.'
    """

    @property
    def task(self) -> Asked:
        """The question of this place in the row."""
        return _asked(self.kind, self.seed, self.number, self.level)

    @property
    def title(self) -> Saying:
        """What this kind of question is called."""
        return number_says(f"quiz-{self.kind}")

    @property
    def levels(self) -> Sequence[int]:
        """Three of them."""
        return riddle_rows.LEVELS

    @property
    def drawn(self) -> Drawn:
        """The row of cards, and the gap at its end; a riddle has no picture."""
        task = self.task
        if not isinstance(task, CountOn):
            return Drawn()
        places = [place * (WIDE + GAP) for place in range(len(task.shown) + 1)]
        cards = map(_numbered, task.shown)
        laid = "".join(placed(face, left, 0) for face, left in zip(cards, places[:-1], strict=True))
        count = len(places)
        first, second, third = task.shown
        shows = number_says("row-shows", first=first, second=second, third=third)
        drawing = laid + gap_for_a_card(places[-1], 0)
        return Drawn(wide_of(count, count), HIGH, drawing, shows=shows)

    @property
    def asked(self) -> tuple[Field, ...]:
        """Where the number is typed."""
        return (typed_answer(self.typed, listed=False),)

    def check(self, answer: object) -> Checked:
        """What is so of an answer."""
        return self.task.check(read_numbers(answer, language=self.language))

    def reply(self, ask: Ask) -> Self:
        """What was typed."""
        return self.judged(ask.value, ask.value)


def _numbered(number: int) -> str:
    """A card that bears a number and its picture, and no others; 0 has no picture."""
    own = placed(picture(number), 50, 54, 1.14) if number else ""
    return plain(card(own + write(str(number), 50, 130.5, 31)))
