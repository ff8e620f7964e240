"""The home page: two games to play at once, the paths through the lessons, and what is beside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    place_of,
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


CORNER = (("plan-and-print", "planner"), ("guides", "guide-"), ("look-up", ""))
"""The groups of the teacher's corner, each by how the names of its pages begin."""


def teachers_pages(
    lessons: Sequence[Lesson], words: PageWords
) -> tuple[tuple[str, tuple[Stop, ...]], ...]:
    """The pages of the teacher's corner in groups, each by the code of its heading.

    >>> from tictimes_app.server.lessons import lessons_folder, read_lessons
    >>> groups = teachers_pages(read_lessons(lessons_folder()), PageWords())
    >>> [(code, stops[0].lesson.title) for code, stops in groups[:2]]
    [('plan-and-print', 'Plan a lesson'), ('guides', 'Guide 01: Meet the cards')]
    """
    left = {lesson.path: lesson for lesson in lessons if lesson.path.startswith(TEACHER)}
    groups = []
    for code, begins in CORNER:
        found = [path for path in left if path.startswith(f"{TEACHER}{begins}")]
        stops = tuple(Stop(left.pop(path), words.carried) for path in found)
        groups.append((code, stops))
    return tuple((code, stops) for code, stops in groups if stops)


def around(lessons: Sequence[Lesson]) -> Callable[[str], dict[str, object]]:
    """What stands around the lesson of a title, for a page that knows no more of it.

    >>> from tictimes_app.server.lessons import lessons_folder, read_lessons
    >>> shown = around(read_lessons(lessons_folder()))("Play Happy Times")
    >>> shown["lesson"].number, shown["place"].number
    ('04', 2)
    """
    by_title = {lesson.title: lesson for lesson in lessons}

    def shown(title: str) -> dict[str, object]:
        lesson = by_title.get(title)
        place = place_of(lesson, lessons, {}) if lesson else None
        return {"lesson": lesson, "place": place, "words": PageWords(), "picture": lesson_picture}

    return shown


def lesson_picture(lesson: Lesson) -> tuple[str, ...]:
    """The cards that a lesson names for its picture, as SVG; none where it names no game of ours.

    >>> from tictimes_app.server.lessons import lessons_folder, read_lessons
    >>> first = next(one for one in read_lessons(lessons_folder()) if one.number == "04")
    >>> first.pictures, len(lesson_picture(first))
    (('4', '8', '12'), 3)
    """
    game = GAMES.get(lesson.game)
    return tuple(game.face(card) for card in lesson.pictures) if game else ()
