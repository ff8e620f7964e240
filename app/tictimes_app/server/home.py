"""The pictures on the home page: the cards that a lesson is about."""

from __future__ import annotations

from tictimes_app.server.lessons import Lesson


def lesson_picture(lesson: Lesson) -> tuple[str, ...]:
    """The cards of a lesson as SVG, none where it names none that its game has."""
    try:
        from tictimes.games import GAMES
    except ImportError:
        return ()
    game = GAMES.get(lesson.game)
    return tuple(game.face(card) for card in lesson.pictures) if game else ()
