"""Steps, one at a time, forward and back, below the cards that stand in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol, Self, TypeVar

from tictimes.drawing import HIGH, WIDE, placed
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Part, Picture, Scene
from tictimes.steps import Step

GAP = 14


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card that stands in the steps: its notation, what it is called, and its face as SVG."""

    card: str
    name: Saying
    face: str


@dataclass(frozen=True, slots=True)
class StepScene(Scene):
    """An explanation of which the first `shown` steps can be seen.

    >>> from tictimes.steps import Num
    >>> scene = StepScene((Step(Saying.of("common.yes"), Num(1), Num(1)),) * 3)
    >>> len(scene.picture.steps), len(scene.answer(Ask("forward")).picture.steps)
    (1, 2)
    >>> scene.whole.shown, StepScene(()).shown
    (3, 0)
    """

    steps: tuple[Step, ...]
    cards: tuple[ShownCard, ...] = ()
    shown: int = -1

    def __post_init__(self) -> None:
        if self.shown < 0:
            object.__setattr__(self, "shown", min(1, len(self.steps)))

    @property
    def whole(self) -> Self:
        """All steps."""
        return replace(self, shown=len(self.steps))

    @property
    def picture(self) -> Picture:
        """The cards, and the steps so far."""
        count = len(self.cards)
        return Picture(
            name=Saying.of("common.steps"),
            wide=max(count * (WIDE + GAP) - GAP, 0),
            high=HIGH if count else 0,
            parts=tuple(_part(shown, place) for place, shown in enumerate(self.cards)),
            steps=self.steps[: self.shown],
            says=() if self.steps else (Saying.of("common.no-steps"),),
            actions=steering(self.shown > 1, self.shown < len(self.steps)),
        )

    def answer(self, ask: Ask) -> Self:
        """One step more or less, or all; a card says what it is."""
        stepped = after_step(self, ask, lambda shown: replace(self, shown=shown))
        return stepped or self.tell(next(one.name for one in self.cards if one.card == ask.value))


def steering(back: bool, forward: bool) -> tuple[Action, ...]:
    """What every picture that goes step by step has: back, forward, all; at an end it says so.

    >>> [action.why_not is None for action in steering(False, True)]
    [False, True, True]
    """
    first, last = Saying.of("common.first-step"), Saying.of("common.last-step")
    end = None if forward else last
    return (
        Action("back", Saying.of("common.back"), "", None if back else first, "back"),
        Action("forward", Saying.of("common.forward"), "", end, "forward", main=True),
        Action("all", Saying.of("common.show-all"), "", end, "all"),
    )


class Stepwise(Protocol):
    """What is seen step by step: the first `shown` of them, or the whole."""

    @property
    def shown(self) -> int:
        """How many steps are seen."""
        ...

    @property
    def whole(self) -> Self:
        """All of them are seen."""
        ...


T = TypeVar("T", bound=Stepwise)


def after_step(scene: T, ask: Ask, seen: Callable[[int], T]) -> T | None:
    """`scene` after one of the `steering`; `None` where something else was asked.

    `seen` is the scene of which so many steps are seen.

    >>> scene = StepScene(())
    >>> after_step(scene, Ask("all"), lambda shown: scene) == scene
    True
    >>> after_step(scene, Ask("fly"), lambda shown: scene)
    """
    match ask.do:
        case "forward":
            return seen(scene.shown + 1)
        case "back":
            return seen(scene.shown - 1)
        case "all":
            return scene.whole
    return None


def _part(shown: ShownCard, place: int) -> Part:
    left = place * (WIDE + GAP)
    inside = shown.face[shown.face.index(">") + 1 : shown.face.rindex("</svg>")]
    return Part(shown.card, shown.name, left, 0, WIDE, HIGH, placed(inside, left, 0))
