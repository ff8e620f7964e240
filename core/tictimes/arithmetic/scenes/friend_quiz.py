"""Set one for a friend: a child chooses five cards, and a friend says what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, Self, TypeAlias

from tictimes.answering import Drawn
from tictimes.arithmetic.cards import COLOURS, HAND_SIZE, PACK, SHAPES, Card, Hand, read_card
from tictimes.arithmetic.explain import explain
from tictimes.arithmetic.faces import face
from tictimes.arithmetic.hand_questions import ScoreIt
from tictimes.arithmetic.mistakes import check as check_score
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.options import check_level
from tictimes.arithmetic.question_answers import read_number
from tictimes.arithmetic.scenes.question_drawing import cards_in_a_row
from tictimes.card_rows import LaidCard, high_of, rows, wide_of
from tictimes.errors import NotationError, quoted
from tictimes.mixups import Checked
from tictimes.numbers.quiz import check_row
from tictimes.quiz_scene import QuizScene, typed_answer
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices, Question
from tictimes.shuffle import Randomness
from tictimes.steps import Step

Kind: TypeAlias = Literal["for-a-friend"]
POOL, IN_ROW = 12, 4
"""How many cards there are to choose from."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a friend is asked: the best score of the five cards that were chosen, if they were."""

    pool: Hand
    level: int
    hand: Hand = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """The working."""
        return explain(self.hand, check_level(self.level)) if self.hand else ()


@dataclass(frozen=True, slots=True)
class FriendQuiz(QuizScene):
    """Five of twelve cards are chosen; once `ready`, a friend types their best score.

    Raises `NotationError` for another kind, level or seed.

    >>> scene = FriendQuiz("for-a-friend", "otter-42")
    >>> for card in scene.task.pool[:5]:
    ...     scene = scene.answer(Ask("press", str(card)))
    >>> scene = scene.answer(Ask("ready"))
    >>> scene.answer(Ask("answer", str(scene.score))).done
    1
    """

    ready: bool = False

    @property
    def task(self) -> Chosen:
        """The cards to choose from, and those that are chosen for the friend."""
        if self.kind != "for-a-friend":
            raise NotationError(f"{quoted(self.kind)} is no kind of puzzle", "for-a-friend")
        check_row(self.seed, self.number, self.level, (1, 2))
        pool = _pool(f"{self.seed}/{self.kind}/{self.number}")
        hand = tuple(map(read_card, self.chosen)) if self.ready else ()
        return Chosen(pool, self.level, hand)

    @property
    def score(self) -> int:
        """What the friend should find, once five cards are chosen."""
        return ScoreIt(self.task.hand, check_level(self.level)).right

    @property
    def title(self) -> Saying:
        """What it is called."""
        return tic("quiz-for-a-friend")

    @property
    def asks(self) -> Saying:
        """What is to be done now, and by whom."""
        return tic(f"friend-scores-{self.level}" if self.ready else "pick-for-a-friend")

    @property
    def levels(self) -> Sequence[int]:
        """As in the game."""
        return (1, 2)

    @property
    def drawn(self) -> Drawn:
        """The cards to choose from; then only those that are chosen."""
        if self.ready:
            return cards_in_a_row(self.task.hand)
        parts = rows([self._laid(card) for card in self.task.pool], IN_ROW)
        return Drawn(wide_of(POOL, IN_ROW), high_of(POOL, IN_ROW), parts=parts)

    @property
    def ways_to_answer(self) -> Choices | None:
        """The button that shows them to the friend."""
        if self.ready:
            return None
        ready = Action("ready", tic("for-my-friend"), icon="yes", main=True)
        return Choices(tic("picked", count=len(self.chosen)), (ready,))

    @property
    def asked(self) -> tuple[Question, ...]:
        """Where the friend types."""
        return (typed_answer(self.typed, listed=False),) if self.ready else ()

    def check(self, answer: object) -> Checked:
        """What is so of the friend's answer."""
        verdict = check_score(self.task.hand, check_level(self.level), read_number(answer))
        if verdict.correct:
            return Checked(True, self.task.steps)
        return Checked(False, self.task.steps[:1], verdict.diagnoses)

    def reply(self, ask: Ask) -> Self:
        """A card is chosen or not, five are shown to the friend, or the friend answers."""
        match ask.do:
            case "press" if self.ready:
                return self.tell(named(read_card(ask.value)))
            case "press":
                return self.toggled(ask.value)
            case "ready" if len(self.chosen) != HAND_SIZE:
                return self.tell(tic("five-of-them", count=len(self.chosen)))
            case "ready":
                return replace(self, ready=True)
        return self.judged(ask.value, ask.value)

    def fresh(self, number: int) -> Self:
        """Other cards, none chosen."""
        return replace(QuizScene.fresh(self, number), ready=False)

    def _laid(self, card: Card) -> LaidCard:
        key = str(card)
        return LaidCard(key, named(card), face(key), key in self.chosen)


@lru_cache(maxsize=64)
def _pool(seed: str) -> Hand:
    """Twelve cards of three shapes and three colours, so that some go together."""
    shapes, randomness = Randomness(seed).shuffle(SHAPES)
    colours, randomness = randomness.shuffle(COLOURS)
    alike = [card for card in PACK if card.shape in shapes[:3] and card.colour in colours[:3]]
    cards, _ = randomness.shuffle(tuple(alike))
    return cards[:POOL]
