"""Puzzles about sets without end: cards are pressed, or a table is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from tictimes.answering import Drawn
from tictimes.card_rows import LaidCard, gap_for_a_card, high_of, rows, shifted, wide_of
from tictimes.drawing import WIDE
from tictimes.happy_times import puzzles
from tictimes.happy_times.cards import NumberCard
from tictimes.happy_times.faces import face
from tictimes.happy_times.narration import OFTEN, happy, table_name
from tictimes.happy_times.puzzle_answers import check
from tictimes.happy_times.puzzles import OneShort, Puzzle
from tictimes.happy_times.set_questions import NameSet, NameTable
from tictimes.happy_times.sets import Table
from tictimes.mixups import Checked
from tictimes.quiz_scene import QuizScene, checking
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices

_puzzle = lru_cache(maxsize=64)(puzzles.puzzle)

IN_ROW, IN_PACK = 3, 6
SMALL, SMALLER = 0.8, 0.62
"""How large the pair is, and the cards of the pack beneath."""

BELOW = 10


@dataclass(frozen=True, slots=True)
class SetQuiz(QuizScene):
    """`kind` is `name-set`, `name-table` or `one-short`; levels are 1 to 3.

    Raises `NotationError` for another kind, level or seed.

    >>> from tictimes.sayings import say
    >>> scene = SetQuiz("one-short", "otter-42")
    >>> say(scene.asks)
    'Which cards make a set of the 2 times table with 4 and 14? Find them all.'
    >>> for card in scene.task.right:
    ...     scene = scene.answer(Ask("press", str(card)))
    >>> scene.answer(Ask("check")).done
    1
    """

    @property
    def task(self) -> Puzzle:
        """The puzzle of this place in the row."""
        return _puzzle(self.kind, self.seed, self.number, self.level)

    @property
    def title(self) -> Saying:
        """What this kind of puzzle is called."""
        return happy(f"quiz-{self.kind}")

    @property
    def asks(self) -> Saying:
        """The puzzle in words."""
        task = self.task
        if isinstance(task, NameTable):
            return task.asks
        far = isinstance(task.table, int) and task.table <= OFTEN
        code = f"pick-{'set' if isinstance(task, NameSet) else 'one-short'}"
        facts = {"pair": task.pair} if isinstance(task, OneShort) else {}
        return happy(code if far else f"{code}-multiples", name=table_name(task.table), **facts)

    @property
    def levels(self) -> Sequence[int]:
        """Three of them."""
        return puzzles.LEVELS

    @property
    def drawn(self) -> Drawn:
        """The cards; without the small pictures that would tell their tables."""
        task = self.task
        if isinstance(task, OneShort):
            return self._pair_and_pack(task)
        count = len(task.cards)
        laid = [self._laid(card, isinstance(task, NameSet)) for card in task.cards]
        parts = rows(laid, IN_ROW)
        return Drawn(wide_of(count, IN_ROW), high_of(count, IN_ROW), parts=parts)

    @property
    def ways_to_answer(self) -> Choices | None:
        """Check, where cards are chosen; or the tables."""
        task = self.task
        none = Action("none", Saying.of("common.quiz-none"), icon="none")
        if isinstance(task, NameTable):
            named = [Action("table", table_name(one), str(one)) for one in self._tables(task)]
            return Choices(happy("pick-table"), (*named, none))
        others = (none,) if isinstance(task, NameSet) else ()
        return checking(happy("picked", count=len(self.chosen)), *others)

    def check(self, answer: object) -> Checked:
        """What is so of an answer."""
        return check(self.task, answer, self.language)

    def reply(self, ask: Ask) -> Self:
        """A card is chosen or not; the chosen ones, a table, or none are the answer."""
        match ask.do:
            case "press" if self.settled or isinstance(self.task, NameTable):
                return self.tell(_called(ask.value))
            case "press":
                return self.toggled(ask.value)
            case "check":
                return self.judged(" ".join(self.chosen))
            case "none":
                return self.judged(None)
            case _:
                return self.judged(int(ask.value) if ask.value.isdecimal() else ask.value)

    def _tables(self, task: NameTable) -> tuple[Table, ...]:
        """Those to choose from: the 1 times table makes no set, and some think that it does."""
        return (1, *(t for t in task.options.tables if isinstance(t, str) or t <= OFTEN))

    def _laid(self, card: NumberCard, choosable: bool = True) -> LaidCard:
        chosen = str(card) in self.chosen if choosable else None
        return LaidCard(str(card), _called(card), face(str(card), bare=True), chosen)

    def _pair_and_pack(self, task: OneShort) -> Drawn:
        """The pair and a gap beside it, and beneath them all other cards of the pack."""
        others = [n for n in range(1, task.options.highest + 1) if n not in task.pair]
        top = round(high_of(1, 1, SMALL)) + BELOW
        wide = wide_of(len(others), IN_PACK, SMALLER)
        pair = rows([self._laid(card, choosable=False) for card in task.pair], 3, SMALL)
        across = (wide - wide_of(3, 3, SMALL)) // 2
        gap = gap_for_a_card(across + round(SMALL * 2 * (WIDE + 14)), SMALL * 16, SMALL)
        pack = rows([self._laid(card) for card in others], IN_PACK, SMALLER, top, centred=False)
        high = top + high_of(len(others), IN_PACK, SMALLER)
        return Drawn(wide, high, gap, (*shifted(pair, across), *pack))


def _called(card: NumberCard | str) -> Saying:
    """A card by its number alone: what its pictures are would tell its tables."""
    return Saying.of("common.number", number=int(card))
