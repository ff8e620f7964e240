"""Quizzes on the page: questions and puzzles without end, as pictures that ask."""

from __future__ import annotations

from typing import TypeAlias, get_args

import traitlets

from tictimes.answering import Answering
from tictimes.arithmetic.puzzles import Kind as HandKind
from tictimes.arithmetic.question_rows import Kind as QuestionKind
from tictimes.arithmetic.scenes.friend_quiz import FriendQuiz
from tictimes.arithmetic.scenes.hand_quiz import HandQuiz
from tictimes.arithmetic.scenes.question_quiz import HandQuestions
from tictimes.deal_words import deal_word
from tictimes.errors import NotationError, quoted
from tictimes.happy_times.pick_row import MAKINGS, PICKS
from tictimes.happy_times.puzzles import Kind as SetKind
from tictimes.happy_times.scenes import HelpfulQuiz, PickQuiz, SetQuiz
from tictimes.numbers.quiz import Kind as NumberKind
from tictimes.numbers.riddle_rows import Kind as RiddleKind
from tictimes.numbers.scenes import AlwaysQuiz, NumberQuiz, RiddleQuiz
from tictimes.quiz_scene import QuizScene
from tictimes.sayings import Voice
from tictimes.translations import read_language
from tictimes_widgets.pictures import PictureWidget

Quiz: TypeAlias = (
    type[NumberQuiz]
    | type[RiddleQuiz]
    | type[AlwaysQuiz]
    | type[SetQuiz]
    | type[PickQuiz]
    | type[HelpfulQuiz]
    | type[HandQuiz]
    | type[HandQuestions]
    | type[FriendQuiz]
)

OTHERS: dict[str, Quiz] = {
    "one-short": SetQuiz,
    "for-a-friend": FriendQuiz,
    **dict.fromkeys(MAKINGS, PickQuiz),
}
"""Puzzles that are no puzzles of a dealt hand."""


class QuizPicture(PictureWidget):
    """A row of questions or puzzles without end.

    Python may observe `done`, how many were answered rightly in this sitting, and `answered`, how
    many answers there were; `scene.earlier` has the codes of the mistakes that fitted them.
    """

    done = traitlets.Int()
    answered = traitlets.Int()

    @traitlets.observe("scene")
    def _count_answers(self, _change: object) -> None:
        assert isinstance(self.scene, Answering)
        self.done, self.answered = self.scene.done, self.scene.answered


class Questions(QuizPicture):
    """Questions without end, of one `kind` and `level` (1 to 3); `seed` chooses the row.

    The kinds are `is-prime`, `in-table`, `list-factors`, `factor-pairs`, `riddle`, `count-on`,
    `always`, `name-set`, `name-table`, `pictures`, `primes`, `dead-cards`, `most-sets` and
    `helpful`; of ArithmeTic `what-shared`, `is-group`, `take-away`, `score`, `neighbour`,
    `one-sum` and `more-often`, which have two levels but for `score`, which has three. Without a
    `seed` a new row is found. Raises `NotationError` for another kind.

    >>> Questions("factor-pairs")
    Questions('factor-pairs')
    """

    def __init__(
        self,
        kind: str = "is-prime",
        seed: str | None = None,
        level: int = 1,
        *,
        voice: Voice = "young",
        language: str = "en",
    ) -> None:
        rooms: dict[str, Quiz] = dict.fromkeys(get_args(NumberKind), NumberQuiz)
        rooms |= {one: SetQuiz for one in get_args(SetKind) if one != "one-short"}
        rooms |= dict.fromkeys(get_args(RiddleKind), RiddleQuiz)
        rooms |= {"always": AlwaysQuiz, "helpful": HelpfulQuiz}
        rooms |= dict.fromkeys(PICKS, PickQuiz)
        rooms |= dict.fromkeys(get_args(QuestionKind), HandQuestions)
        scene = _quiz(rooms, kind, seed, level, language)
        super().__init__(scene, voice=voice, language=language, made_by=f"Questions({kind!r})")


class Puzzles(QuizPicture):
    """Puzzles without end, of one `kind` and `level`; `seed` chooses the row.

    The kinds are `zero`, `twins`, `best-of-seven` and `for-a-friend`, at levels 1 and 2, and
    `one-short`, `two-sets` and `hide-a-set` at levels 1 to 3. Without a `seed` a new row is found.
    Raises `NotationError` for another kind.

    >>> Puzzles("twins", level=2)
    Puzzles('twins')
    """

    def __init__(
        self,
        kind: str = "zero",
        seed: str | None = None,
        level: int = 1,
        *,
        voice: Voice = "young",
        language: str = "en",
    ) -> None:
        rooms: dict[str, Quiz] = dict.fromkeys(get_args(HandKind), HandQuiz)
        scene = _quiz(rooms | OTHERS, kind, seed, level, language)
        super().__init__(scene, voice=voice, language=language, made_by=f"Puzzles({kind!r})")


def _quiz(
    rooms: dict[str, Quiz], kind: str, seed: str | None, level: int, language: str
) -> QuizScene:
    """The first question of a row."""
    if kind not in rooms:
        raise NotationError(f"there is no quiz {quoted(kind)}", ", ".join(rooms))
    row = deal_word() if seed is None else seed
    return rooms[kind](kind, row, level, language=read_language(language))
