"""A scene: a picture to do something with. A small frozen state that draws itself and answers.

Python decides what is drawn, lit, said and possible; a page shows it and asks. Each room has scenes
of its own, in `scenes/`. What is drawn is at once the print edition (`print_edition.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Self, TypeVar

from tictimes.sayings import Saying
from tictimes.steps import Step


@dataclass(frozen=True, slots=True)
class Part:
    """A thing in a picture that can be pointed at and pressed, and where it is.

    Its `drawing` stands where it stands: in the units of the whole picture. Pointing at it lights
    the parts, and the cards in sums, whose keys it `lights`. `chosen` is `None` where it is only
    looked at.
    """

    key: str
    name: Saying
    left: int
    top: int
    wide: int
    high: int
    drawing: str = ""
    lights: tuple[str, ...] = ()
    chosen: bool | None = None


@dataclass(frozen=True, slots=True)
class Action:
    """Something a child may do, or may not do now and then `why_not` says why.

    `icon` is a name in `icons.STEERING`; `main` is the likely one. `chosen` is `None` where it is
    done, and not chosen.
    """

    name: str
    label: Saying
    value: str = ""
    why_not: Saying | None = None
    icon: str = ""
    main: bool = False
    chosen: bool | None = None


@dataclass(frozen=True, slots=True)
class Choices:
    """Ways to do one thing, side by side, and what is chosen."""

    label: Saying
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A number, or a `listed` answer of several, that may be typed; any text has an answer."""

    name: str
    label: Saying
    button: Saying
    value: str = ""
    longest: int = 40
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """All that is shown of a scene. Its units are the pixels of a desk's screen.

    `drawing` lies under the `parts`; `shows` says what it shows that is said nowhere else, for
    those who cannot see it. It may shrink to `least` on a narrow page; where that is still
    too wide it scrolls by itself. `ways` to look at it stand above. `says` are the lines beneath,
    `steps` an explanation whose newest step is the last. Where a picture `asks` something, that
    stands above it in large letters, and what it says beneath the ways to answer; `aloud` is what
    a screen reader says of it while an answer is being made. `right` is how many answers were
    right in this sitting.
    """

    name: Saying
    asks: Saying | None = None
    aloud: Saying | None = None
    wide: int = 0
    high: int = 0
    least: int = 0
    drawing: str = ""
    shows: Saying | None = None
    parts: tuple[Part, ...] = ()
    says: tuple[Saying, ...] = ()
    steps: tuple[Step, ...] = ()
    ways: Choices | None = None
    choices: Choices | None = None
    actions: tuple[Action, ...] = ()
    questions: tuple[Question, ...] = ()
    right: int = 0


@dataclass(frozen=True, slots=True)
class Ask:
    """What a child does: `press` a part, one of the actions with its value, or a question."""

    do: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Scene(ABC):
    """The state of a picture; `told` is the answer to what was just tried, if it needs one."""

    told: Saying | None = field(default=None, kw_only=True)

    @property
    @abstractmethod
    def picture(self) -> Picture:
        """What is shown now."""

    @abstractmethod
    def answer(self, ask: Ask) -> Self:
        """The scene after `ask`, which its own picture offers now."""

    @property
    def whole(self) -> Self:
        """The scene with all that it can show: what is printed."""
        return self

    def tell(self, saying: Saying) -> Self:
        """The same scene, with an answer."""
        return replace(self, told=saying)


S = TypeVar("S", bound=Scene)


def asked(scene: S, ask: Ask) -> S:
    """The scene after whatever was asked: what it does not offer, or forbids now, is answered.

    >>> from tictimes.step_scene import StepScene
    >>> asked(StepScene(()), Ask("fly")).told.code
    'common.not-understood'
    """
    picture = scene.picture
    scene = replace(scene, told=None)
    if ask.do == "press" and any(part.key == ask.value for part in picture.parts):
        return scene.answer(ask)
    if any(question.name == ask.do for question in picture.questions):
        return scene.answer(ask)
    for action in offered(picture):
        if (action.name, action.value) == (ask.do, ask.value):
            return scene.answer(ask) if action.why_not is None else scene.tell(action.why_not)
    return scene.tell(Saying.of("common.not-understood"))


def offered(picture: Picture) -> Iterator[Action]:
    """Every action of a picture, those to choose from first."""
    for choices in (picture.ways, picture.choices):
        if choices is not None:
            yield from choices.actions
    yield from picture.actions
