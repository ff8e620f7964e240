"""The rectangles of a number: all ways to lay so many counters in equal rows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from tictimes.numbers.facts import divisors, factor_pairs
from tictimes.numbers.scenes.of_number import NumberScene
from tictimes.numbers.scenes.rectangles_drawing import MOST_COUNTERS, ROOM, Pair, called, drawn
from tictimes.numbers.stating import number_says
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Choices, Picture
from tictimes.step_scene import after_step, steering

MOST_PLATES = 32
MOST_GUESSED = 10


@dataclass(frozen=True, slots=True)
class RectanglesScene(NumberScene):
    """Of `number`, the first `shown` rectangles; `guess` is how many a child said there are.

    >>> scene = RectanglesScene(12, shown=3)
    >>> [part.key for part in scene.picture.parts]
    ['1x12', '2x6', '3x4', '1', '2', '3', '4', '6', '12']
    >>> len(RectanglesScene(13).whole.pairs), RectanglesScene(0).pairs
    (1, ())
    """

    shown: int = 0
    guess: int | None = None

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Rows and how many are in each, for every rectangle; of very many, for the first."""
        return factor_pairs(self.number)[:MOST_PLATES]

    @property
    def count(self) -> int:
        """How many rectangles there are in all."""
        return len(factor_pairs(self.number))

    @property
    def whole(self) -> Self:
        """All rectangles."""
        return replace(self, shown=len(self.pairs))

    def again(self, number: int) -> Self:
        """Another number, nothing shown yet."""
        return replace(self, number=number, shown=0, guess=None)

    @property
    def picture(self) -> Picture:
        """The rectangles so far; all of them with the factors beneath."""
        whole = self.shown >= len(self.pairs)
        drawing, parts, high = drawn(self.number, self.pairs[: self.shown], whole=whole)
        return Picture(
            name=number_says("rectangles", number=self.number),
            wide=ROOM,
            high=high,
            drawing=drawing,
            parts=parts,
            says=_says(self),
            choices=_guesses(self),
            actions=steering(self.shown > 0, self.shown < len(self.pairs)),
            questions=(self.question,),
        )

    def answer(self, ask: Ask) -> Self:
        """One rectangle more or less, all, a guess of how many, another number, what one is."""
        stepped = after_step(self, ask, lambda shown: replace(self, shown=shown))
        return stepped or self._answered(ask)

    def _answered(self, ask: Ask) -> Self:
        match ask.do:
            case "guess":
                guessed = replace(self.whole, guess=int(ask.value))
                return guessed.tell(_judged(guessed))
            case "number":
                return self.show(ask.value)
            case _:
                return self.tell(
                    next(part.name for part in self.picture.parts if part.key == ask.value)
                )


def _says(scene: RectanglesScene) -> tuple[Saying, ...]:
    """What is so of the rectangles so far."""
    number = scene.number
    if number == 0:
        return (number_says("rectangles-zero"),)
    many = (number_says("rectangles-plates", number=number, most=MOST_COUNTERS),)
    head = many if number > MOST_COUNTERS else ()
    if scene.shown == 0:
        return (*head, number_says("rectangles-none-yet", number=number))
    newest = (called(scene.pairs[scene.shown - 1]),)
    if scene.shown < len(scene.pairs):
        return (*head, *newest)
    return (*head, *_verdict(number, scene.count))


def _verdict(number: int, count: int) -> tuple[Saying, ...]:
    factors = len(divisors(number))
    if number == 1:
        return (number_says("rectangles-one"),)
    if count == 1:
        return (number_says("rectangles-prime", number=number),)
    cut = number_says("rectangles-cut", most=MOST_PLATES)
    shown = (cut,) if count > MOST_PLATES else ()
    all_of_them = number_says("rectangles-all", number=number, count=count)
    if factors % 2:
        root = _side(number)
        return (*shown, all_of_them, number_says("rectangles-square", number=number, root=root))
    return (*shown, all_of_them)


def _side(number: int) -> int:
    """The side of the square of a square number."""
    return factor_pairs(number)[-1][0]


def _guesses(scene: RectanglesScene) -> Choices | None:
    """How many rectangles there are, to be said before they are seen."""
    if scene.shown or scene.guess is not None or not 0 < scene.number <= MOST_COUNTERS:
        return None
    return Choices(
        number_says("how-many-rectangles", number=scene.number),
        tuple(
            Action("guess", Saying.of("common.number", number=guess), str(guess))
            for guess in range(1, MOST_GUESSED + 1)
        ),
    )


def _judged(scene: RectanglesScene) -> Saying:
    """What to say of a guess, now that all rectangles are seen."""
    guess, count = scene.guess, scene.count
    assert guess is not None
    if guess == count:
        code = "guess-right"
    elif guess == len(divisors(scene.number)):
        code = "guess-turned"
    else:
        code = "guess-fewer" if guess < count else "guess-more"
    return number_says(code, guess=guess, count=count, number=scene.number)
