"""The home page: two games to play at once, the paths through the lessons, and what is beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tictimes.games import GAMES
from tictimes.play.portraits import portrait
from tictimes_app.server.lessons import Lesson
from tictimes_app.server.page_words import PageWords
from tictimes_app.server.routes import (
    PLAY,
    REFEREE,
    ROUTES,
    TEACHER,
    Route,
    Stop,
    beside,
    stops_of,
)


@dataclass(frozen=True, slots=True)
class Path:
    """A route as the page shows it: the face of its `guide`, and its stops."""

    route: Route
    guide: str
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class Home:
    """What the home page shows, from top to bottom; what this folder does not have is left out."""

    play: tuple[Stop, ...]
    paths: tuple[Path, ...]
    referee: Stop | None
    more: tuple[Stop, ...]
    teachers: bool


def home(lessons: Sequence[Lesson], words: PageWords) -> Home:
    """The home page of these lessons.

    >>> from tictimes_app.server.lessons import lessons_folder, read_lessons
    >>> shown = home(read_lessons(lessons_folder()), PageWords())
    >>> [stop.lesson.game for stop in shown.play], shown.more
    (['happy-times', 'arithmetic'], ())
    >>> home((), PageWords()).paths
    ()
    """
    known = {lesson.path: Stop(lesson, words.carried) for lesson in lessons}
    paths = (
        Path(route, portrait(route.guide) or "", stops_of(route, lessons, words.carried))
        for route in ROUTES
    )
    return Home(
        play=tuple(known[path] for path in PLAY if path in known),
        paths=tuple(path for path in paths if path.stops),
        referee=known.get(REFEREE),
        more=tuple(known[lesson.path] for lesson in beside(lessons)),
        teachers=any(path.startswith(TEACHER) for path in known),
    )


def teachers_pages(lessons: Sequence[Lesson], words: PageWords) -> tuple[Stop, ...]:
    """The pages of the teacher's corner."""
    return tuple(
        Stop(lesson, words.carried) for lesson in lessons if lesson.path.startswith(TEACHER)
    )


def lesson_picture(lesson: Lesson) -> tuple[str, ...]:
    """The cards that a lesson names for its picture, as SVG; none where it names no game of ours.

    >>> from tictimes_app.server.lessons import lessons_folder, read_lessons
    >>> first = next(one for one in read_lessons(lessons_folder()) if one.number == "04")
    >>> first.pictures, len(lesson_picture(first))
    (('4', '8', '12'), 3)
    """
    game = GAMES.get(lesson.game)
    return tuple(game.face(card) for card in lesson.pictures) if game else ()
