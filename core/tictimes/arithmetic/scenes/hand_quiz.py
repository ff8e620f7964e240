"""Puzzles of ArithmeTic without end: five of seven cards are chosen, or two groups of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from tictimes.answering import Drawn
from tictimes.arithmetic import puzzles
from tictimes.arithmetic.cards import Card
from tictimes.arithmetic.faces import face
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.puzzle_answers import check
from tictimes.arithmetic.puzzles import Puzzle, Twins
from tictimes.card_rows import LaidCard, high_of, rows, wide_of
from tictimes.mixups import Checked
from tictimes.quiz_scene import QuizScene, checking
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices

_puzzle = lru_cache(maxsize=64)(puzzles.puzzle)

IN_ROW = 4


@dataclass(frozen=True, slots=True)
class HandQuiz(QuizScene):
    """`kind` is `zero`, `twins` or `best-of-seven`; levels are 1 and 2.

    Of twins `first` is the group that was chosen first. Raises `NotationError` for another kind,
    level or seed.

    >>> scene = HandQuiz("zero", "otter-42")
    >>> for card in scene.task.right[0]:
    ...     scene = scene.answer(Ask("press", str(card)))
    >>> scene.answer(Ask("check")).done
    1
    """

    first: tuple[str, ...] | None = None

    @property
    def task(self) -> Puzzle:
        """The puzzle of this place in the row."""
        return _puzzle(self.kind, self.seed, self.number, self.level)

    @property
    def title(self) -> Saying:
        """What this kind of puzzle is called."""
        return tic(f"quiz-{self.kind}")

    @property
    def asks(self) -> Saying:
        """The puzzle in words."""
        return tic(f"pick-{self.kind}")

    @property
    def levels(self) -> Sequence[int]:
        """Two of them, as in the game."""
        return puzzles.LEVELS

    @property
    def drawn(self) -> Drawn:
        """The cards, in two rows."""
        cards = self.task.cards
        columns = min(IN_ROW, -(-len(cards) // 2))
        parts = rows([self._laid(card) for card in cards], columns)
        return Drawn(wide_of(len(cards), columns), high_of(len(cards), columns), parts=parts)

    @property
    def ways_to_answer(self) -> Choices | None:
        """Check; for twins the first group is kept before the second is chosen."""
        count = len(self.chosen)
        if not isinstance(self.task, Twins):
            return checking(tic("picked", count=count))
        if self.first is None:
            why_not = None if self.chosen else tic("no-cards-chosen")
            keep = Action("keep", tic("keep-first"), "", why_not, "yes", main=True)
            return Choices(tic("pick-first", count=count), (keep,))
        back = Action("back-to-first", tic("back-to-first"), icon="back")
        return checking(tic("pick-second", count=count), back)

    def check(self, answer: object) -> Checked:
        """What is so of an answer."""
        return check(self.task, answer)

    def reply(self, ask: Ask) -> Self:
        """A card is chosen or not, a first group kept or not; the chosen cards are the answer."""
        match ask.do:
            case "press" if self.settled:
                return self.tell(next(named(c) for c in self.task.cards if str(c) == ask.value))
            case "press":
                return self.toggled(ask.value)
            case "keep":
                return replace(self, first=self.chosen, chosen=())
            case "back-to-first":
                return replace(self, first=None, chosen=self.first or ())
        if self.first is None:
            return self.judged(self.chosen)
        return self.judged((self.first, self.chosen))

    def fresh(self, number: int) -> Self:
        """Another puzzle, no group chosen."""
        return replace(QuizScene.fresh(self, number), first=None)

    def _laid(self, card: Card) -> LaidCard:
        key = str(card)
        kept = self.first is not None and key in self.first
        name: Saying = tic("in-first", card=named(card)) if kept else named(card)
        return LaidCard(key, name, face(key), key in self.chosen, "1" if kept else "")
