"""Pairs of cards without end: how many of the cards that may come next make a set with them?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from tictimes.answering import Drawn
from tictimes.card_rows import LaidCard, gap_for_a_card, high_of, rows, wide_of
from tictimes.drawing import WIDE
from tictimes.happy_times import pick_row
from tictimes.happy_times.faces import face
from tictimes.happy_times.helpful import HelpfulCards
from tictimes.happy_times.narration import happy
from tictimes.mixups import Checked
from tictimes.numbers.answers import read_numbers
from tictimes.quiz_scene import AskedQuiz, typed_answer
from tictimes.sayings import Saying
from tictimes.scene import Ask, Question

_pair = lru_cache(maxsize=64)(pick_row.helpful_pair)

IN_ROW, LIFTED = 3, 16


@dataclass(frozen=True, slots=True)
class HelpfulQuiz(AskedQuiz):
    """`kind` is `helpful`; levels are 1 to 3.

    Raises `NotationError` for another kind, level or seed.

    >>> scene = HelpfulQuiz("helpful", "otter-42")
    >>> scene.answer(Ask("answer", str(scene.task.right))).done
    1
    """

    @property
    def task(self) -> HelpfulCards:
        """The pair of this place in the row."""
        return _pair(self.kind, self.seed, self.number, self.level)

    @property
    def title(self) -> Saying:
        """What this kind of question is called."""
        return happy("quiz-helpful")

    @property
    def levels(self) -> Sequence[int]:
        """Three of them."""
        return pick_row.LEVELS

    @property
    def drawn(self) -> Drawn:
        """The pair, and a gap for the card that is to come."""
        laid = [
            LaidCard(str(card), Saying.of("common.number", number=card), face(str(card), bare=True))
            for card in self.task.pair
        ]
        gap = gap_for_a_card(wide_of(IN_ROW, IN_ROW) - WIDE, LIFTED)
        wide, high = wide_of(IN_ROW, IN_ROW), high_of(1, 1)
        return Drawn(wide, high, gap, rows(laid, IN_ROW))

    @property
    def asked(self) -> tuple[Question, ...]:
        """Where the number is typed."""
        return (typed_answer(self.typed, listed=False),)

    def check(self, answer: object) -> Checked:
        """What is so of an answer."""
        return self.task.check(read_numbers(answer, language=self.language))

    def reply(self, ask: Ask) -> Self:
        """What was typed; a card that is pressed says its number."""
        if ask.do == "press":
            return self.tell(Saying.of("common.number", number=int(ask.value)))
        return self.judged(ask.value, ask.value)
