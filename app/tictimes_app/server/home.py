"""The pictures on the home page: the cards that a lesson is about."""

from __future__ import annotations

from tictimes.games import GAMES
from tictimes_app.server.lessons import Lesson


def lesson_picture(lesson: Lesson) -> tuple[str, ...]:
    """The cards that a lesson names for its picture, as SVG; none where it names no game of ours.

    >>> from tictimes_app.server.lessons import lessons_folder, read_lessons
    >>> first = read_lessons(lessons_folder())[0]
    >>> first.pictures, len(lesson_picture(first))
    (('4', '8', '12'), 3)
    """
    game = GAMES.get(lesson.game)
    return tuple(game.face(card) for card in lesson.pictures) if game else ()
