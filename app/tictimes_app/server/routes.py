"""The paths through the lessons, each for an age, and what lies beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from urllib.parse import quote, urlencode

from tictimes_app.server.lessons import Lesson

PLAY = ("play/happy-times.ipynb", "play/arithmetic.ipynb")
"""The two games at once: a page with a table and little else."""

REFEREE = "referee.ipynb"
AT_ONCE = (*PLAY, REFEREE)
"""Pages that show what they are for at once, with no picture before it."""

TEACHER = "teacher/"
CARRIED = ("lang", "voice")
"""What a page's address hands on to the next; all else belongs to that page alone."""


@dataclass(frozen=True, slots=True)
class Route:
    """A path: its guide is an animal of `common.animal-...`, its stops are lessons by number.

    `asks` is what the address of each of its lessons asks for, unless somebody changes it.
    """

    guide: str
    ages: tuple[int, int]
    stops: tuple[str, ...]
    asks: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


ROUTES = (
    Route("otter", (7, 8), ("01", "04", "06", "08"), MappingProxyType({"negatives": "0"})),
    Route("fox", (8, 10), ("02", "03", "05", "07")),
    Route("owl", (9, 11), ("09", "10", "11")),
)


@dataclass(frozen=True, slots=True)
class Stop:
    """A lesson, and what its address asks for."""

    lesson: Lesson
    asks: Mapping[str, str]

    @property
    def address(self) -> str:
        """Where it is, as seen from the server's first page.

        >>> Stop(Lesson("play/a b.ipynb", "T", "G.", (7, 9), 20), {"lang": "de"}).address
        'voila/render/play/a%20b.ipynb?lang=de'
        """
        query = f"?{urlencode(self.asks)}" if self.asks else ""
        return f"voila/render/{quote(self.lesson.path)}{query}"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a lesson stands on its path: its `number` from 1, and all of the path's `stops`."""

    number: int
    stops: tuple[Stop, ...]

    @property
    def before(self) -> Stop | None:
        """The stop before this one."""
        return self.stops[self.number - 2] if self.number > 1 else None

    @property
    def after(self) -> Stop | None:
        """The next stop."""
        return self.stops[self.number] if self.number < len(self.stops) else None


def stops_of(
    route: Route, lessons: Sequence[Lesson], carried: Mapping[str, str]
) -> tuple[Stop, ...]:
    """The lessons of a route that there are, in its order."""
    known = {lesson.number: lesson for lesson in lessons if lesson.number}
    asks = {**route.asks, **carried}
    return tuple(Stop(known[stop], asks) for stop in route.stops if stop in known)


def place_of(lesson: Lesson, lessons: Sequence[Lesson], carried: Mapping[str, str]) -> Place | None:
    """Where `lesson` stands; `None` for one that is on no path."""
    for route in ROUTES:
        if lesson.number and lesson.number in route.stops:
            stops = stops_of(route, lessons, carried)
            paths = [stop.lesson.path for stop in stops]
            return Place(paths.index(lesson.path) + 1, stops) if lesson.path in paths else None
    return None


def beside(lessons: Sequence[Lesson]) -> tuple[Lesson, ...]:
    """The lessons for children that are on no path: others have lessons of their own."""
    known = {stop for route in ROUTES for stop in route.stops}
    return tuple(
        lesson
        for lesson in lessons
        if lesson.number not in known
        and lesson.path not in AT_ONCE
        and not lesson.path.startswith(TEACHER)
    )
