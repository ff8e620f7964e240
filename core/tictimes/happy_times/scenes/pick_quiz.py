"""Questions without end that are answered by picking cards of a row, or of the whole pack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Self

from tictimes.answering import Drawn
from tictimes.card_rows import LaidCard, high_of, rows, shifted, wide_of
from tictimes.happy_times import pick_row
from tictimes.happy_times.cards import NumberCard
from tictimes.happy_times.faces import face
from tictimes.happy_times.narration import happy
from tictimes.happy_times.picks import Pick, PicturesOn, WorthMost
from tictimes.mixups import Checked
from tictimes.quiz_scene import AskedQuiz, checking
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices

_pick = lru_cache(maxsize=64)(pick_row.pick)

IN_ROW, IN_PACK = 3, 6
SMALLER = 0.62
"""How large the cards of a pack are."""

BELOW = 10


@dataclass(frozen=True, slots=True)
class PickQuiz(AskedQuiz):
    """`kind` is one of `pick_row.KINDS`; levels are 1 to 3.

    Raises `NotationError` for another kind, level or seed.

    >>> from tictimes.sayings import say
    >>> scene = PickQuiz("pictures", "otter-42")
    >>> say(scene.asks)
    'Which small pictures belong on the card 6?'
    >>> scene.answer(Ask("press", "2")).answer(Ask("press", "3")).answer(Ask("check")).done
    1
    """

    @property
    def task(self) -> Pick:
        """The question of this place in the row."""
        return _pick(self.kind, self.seed, self.number, self.level)

    @property
    def title(self) -> Saying:
        """What this kind of question is called."""
        return happy(f"quiz-{self.kind}")

    @property
    def levels(self) -> Sequence[int]:
        """Three of them."""
        return pick_row.LEVELS

    @property
    def once(self) -> bool:
        """Once the sets of all cards are counted, there is nothing more to say."""
        return isinstance(self.task, WorthMost)

    @property
    def drawn(self) -> Drawn:
        """The cards to choose from; the one that it is about stands above them."""
        task = self.task
        laid = [self._laid(card) for card in task.cards]
        if task.above is None:
            high = high_of(len(laid), IN_ROW)
            return Drawn(wide_of(len(laid), IN_ROW), high, parts=rows(laid, IN_ROW))
        columns = ceil(len(laid) / ceil(len(laid) / IN_PACK))  # rows as even as can be
        top = high_of(1, 1) + BELOW
        wide = max(wide_of(len(laid), columns, SMALLER), wide_of(1, 1))
        above = rows([self._laid(task.above, choosable=False)], 1)
        across = (wide - wide_of(1, 1)) // 2
        below = rows(laid, columns, SMALLER, top)
        high = top + high_of(len(laid), columns, SMALLER)
        return Drawn(wide, high, parts=(*shifted(above, across), *below))

    @property
    def ways_to_answer(self) -> Choices | None:
        """Check; and, where it may be so, that there is none."""
        none = Action("none", Saying.of("common.quiz-none"), icon="none")
        others = (none,) if self.task.none else ()
        code = "picked-pictures" if isinstance(self.task, PicturesOn) else "picked"
        return checking(happy(code, count=len(self.chosen)), *others)

    def check(self, answer: object) -> Checked:
        """What is so of an answer."""
        assert isinstance(answer, tuple)
        return self.task.check(answer)

    def reply(self, ask: Ask) -> Self:
        """A card is chosen or not; the chosen ones, or none, are the answer."""
        match ask.do:
            case "press" if self.settled or ask.value == str(self.task.above):
                return self.tell(_called(ask.value))
            case "press":
                return self.toggled(ask.value)
            case "none":
                return self.judged(())
            case _:
                return self.judged(tuple(map(int, self.chosen)))

    def _laid(self, card: NumberCard, *, choosable: bool = True) -> LaidCard:
        chosen = str(card) in self.chosen if choosable else None
        return LaidCard(str(card), _called(card), face(str(card), bare=True), chosen)


def _called(card: NumberCard | str) -> Saying:
    """A card by its number alone: what its pictures are would tell its tables."""
    return Saying.of("common.number", number=int(card))
