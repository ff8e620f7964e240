"""A number line: a sum as jumps, one at a time, forward and back, also below zero."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Self

from tictimes.drawing import (
    CHIP_HIGH,
    inked,
    little_card,
    placed,
    stroke,
    write,
)
from tictimes.errors import NotationError, quoted
from tictimes.numbers.jumps import Jump, jump_step, jumps_of
from tictimes.numbers.scenes.ruler import ROOM, Ruler
from tictimes.numbers.stating import number_says
from tictimes.paths import number
from tictimes.sayings import Saying, Sum
from tictimes.scene import Action, Ask, Choices, Part, Picture, Scene
from tictimes.step_scene import ShownCard, after_step, steering
from tictimes.steps import Expr, Num, Op, Step, as_text

FARTHEST, MOST_JUMPS = 999, 24
EDGE, DIGIT = 8, 17
TARGET, ROW = 56, 52
"""How wide the place of a number is at least, and how high a row of them."""


@dataclass(frozen=True, slots=True)
class NumberLineScene(Scene):
    """A frog that starts at `start` and has made the first `shown` of its `jumps`.

    `sum` is what they are the jumps of, where it is more than these in a row; `cards` are the
    little cards that stand in it. With `at_length` all steps so far are told, and not the newest.

    >>> scene = number_line(16, -21)
    >>> scene.at, scene.whole.at, scene.answer(Ask("land", "-5")).shown
    (16, -5, 1)
    """

    start: int
    jumps: tuple[Jump, ...]
    sum: Expr | None = None
    cards: tuple[ShownCard, ...] = ()
    shown: int = 0
    at_length: bool = False

    @property
    def places(self) -> tuple[int, ...]:
        """Where the frog sits before, between and after all jumps."""
        return tuple(accumulate((jump.by for jump in self.jumps), initial=self.start))

    @property
    def at(self) -> int:
        """Where the frog is now."""
        return self.places[self.shown]

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of each jump as a part: its card, so that pointing at one lights the other."""
        cards = [jump.card for jump in self.jumps]
        return tuple(
            card if card and cards.count(card) == 1 else f"jump{place}"
            for place, card in enumerate(cards)
        )

    @property
    def whole(self) -> Self:
        """All jumps, and what each does."""
        return replace(self, shown=len(self.jumps), at_length=True)

    @property
    def steps(self) -> tuple[Step, ...]:
        """What each jump does."""
        return tuple(map(jump_step, self.places, self.jumps))

    @property
    def picture(self) -> Picture:
        """The sum, the line beneath it, and the jumps so far."""
        parts, top = _parts(self)
        ruler = Ruler(self.places, self.shown)
        return Picture(
            name=number_says("line"),
            wide=ROOM,
            high=top + ruler.high,
            drawing=placed(ruler.drawing, 0, top),
            parts=parts,
            says=_says(self),
            steps=self.steps[0 if self.at_length else max(self.shown - 1, 0) : self.shown],
            choices=_guesses(self),
            actions=steering(self.shown > 0, self.shown < len(self.jumps)),
        )

    def answer(self, ask: Ask) -> Self:
        """A jump more or less, or all; a guess of where the next lands; a number tells its jump."""
        return after_step(self, ask, self._seen) or self._answered(ask)

    def _answered(self, ask: Ask) -> Self:
        match ask.do:
            case "land":
                return self._guessed(int(ask.value))
            case "press" if ask.value == "start":
                return self.tell(number_says("line-from", start=self.start))
            case _:
                place = self.keys.index(ask.value)
                seen = place < self.shown
                return self.tell(self.steps[place].change if seen else _called(self, place))

    def _seen(self, jumps: int) -> Self:
        return replace(self, shown=jumps, at_length=False)

    def _guessed(self, given: int) -> Self:
        at, after = self.places[self.shown : self.shown + 2]
        if given == after:
            return self._seen(self.shown + 1).tell(number_says("line-right", after=after))
        if given == at - (after - at):
            code = "line-other-way"
        elif given == -after:
            code = "line-other-side"
        else:
            code = "line-near" if abs(given - after) == 1 else "line-not-there"
        return self.tell(number_says(code, given=given))


def number_line(start: int | Expr, *moves: int, cards: Iterable[ShownCard] = ()) -> NumberLineScene:
    """The jumps from `start`, one for each of `moves`; or those of a whole sum.

    Raises `NotationError` for what is no whole number, for a sum with moves, for more than 24
    jumps, and where the frog would leave −999 to 999.

    >>> number_line(16, -21).places
    (16, -5)
    >>> number_line(12.5)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 12.5 is no number of the line (whole numbers from -999 to 999)
    """
    if isinstance(start, Num | Op):
        if moves:
            raise NotationError("a sum has its own jumps", "a sum alone, or a number and its jumps")
        expr: Expr | None = start
        start, jumps = jumps_of(start)
    else:
        for number in (start, *moves):
            _check(number)
        jumps, expr = tuple(map(Jump, moves)), None
    scene = NumberLineScene(start, jumps, expr, tuple(cards))
    if len(jumps) > MOST_JUMPS:
        raise NotationError(f"{len(jumps)} jumps", f"up to {MOST_JUMPS} jumps")
    for place in scene.places:
        _check(place)
    return scene


def _check(number: object) -> None:
    if type(number) is not int or abs(number) > FARTHEST:
        allowed = f"whole numbers from -{FARTHEST} to {FARTHEST}"
        raise NotationError(f"{quoted(number)} is no number of the line", allowed)


def _printed(scene: NumberLineScene) -> Sum:
    """The sum as it is printed."""
    if scene.sum is None:
        moves = "".join(f"{' - ' if jump.by < 0 else ' + '}{abs(jump.by)}" for jump in scene.jumps)
        return _in_print(f"{scene.start}{moves}")
    return _in_print(as_text(scene.sum))


def _in_print(text: str) -> Sum:
    """A sum with real signs."""
    return Sum(text.replace("*", "×").replace("-", "−"))


def _says(scene: NumberLineScene) -> tuple[Saying, ...]:
    if not scene.jumps:
        return (number_says("line-no-jumps", start=scene.start),)
    if scene.shown == 0:
        return (number_says("line-start", start=scene.start, count=len(scene.jumps)),)
    if scene.shown < len(scene.jumps):
        return ()
    total = number_says("line-is", sum=_printed(scene), answer=scene.at)
    if scene.at >= 0:
        return (total,)
    return (total, number_says("line-below-zero", answer=scene.at, far=-scene.at))


def _guesses(scene: NumberLineScene) -> Choices | None:
    """Where the next jump may land: the right place, and what is often said instead."""
    if scene.shown == len(scene.jumps):
        return None
    at, after = scene.places[scene.shown : scene.shown + 2]
    near = after + 1 if after % 2 else after - 1
    found = sorted({after, near, at - (after - at), -after, near + 2 * (after - near)})
    code = "line-where-next" if scene.shown else "line-where"
    before = scene.steps[scene.shown].before
    assert isinstance(before, Op)
    return Choices(
        number_says(code, sum=_in_print(as_text(before))),
        tuple(
            Action("land", Saying.of("common.number", number=place), str(place)) for place in found
        ),
    )


def _called(scene: NumberLineScene, place: int) -> Saying:
    jump = scene.jumps[place]
    name = number_says("jump-forward" if jump.by >= 0 else "jump-back", by=abs(jump.by))
    shown = next((one for one in scene.cards if one.card == jump.card), None)
    return number_says("jump-with-card", jump=name, card=shown.name) if shown else name


def _parts(scene: NumberLineScene) -> tuple[tuple[Part, ...], int]:
    """Where it starts and the jumps, as numbers with their signs, in rows; and how high these are.

    The next jump is underlined, and later ones are pale.
    """
    parts: list[Part] = []
    left, top = EDGE, 0
    for place in range(-1 if scene.start or not scene.jumps else 0, len(scene.jumps)):
        drawing, wide = _drawn(scene, place, bool(parts))
        if left + wide > ROOM - EDGE and parts:
            left, top = EDGE, top + ROW
        name = number_says("line-from", start=scene.start) if place < 0 else _called(scene, place)
        key = "start" if place < 0 else scene.keys[place]
        parts.append(Part(key, name, left, top, wide, ROW, placed(drawing, left, top)))
        left += wide
    return tuple(parts), top + ROW


def _drawn(scene: NumberLineScene, place: int, signed: bool) -> tuple[str, int]:
    """A number or its little card, with its sign; and how wide it is."""
    jump = scene.jumps[place] if place >= 0 else Jump(scene.start)
    shown = next((one for one in scene.cards if one.card == jump.card), None)
    chip = shown.face if shown else little_card(_in_print(str(abs(jump.by) if signed else jump.by)))
    wide = float(chip.partition('viewBox="0 0 ')[2].partition(" ")[0])
    inside = chip[chip.index(">") + 1 : chip.rindex("</svg>")]
    if place > scene.shown:
        inside = f'<g opacity=".55">{inside}</g>'
    # a card that counts against has its sign, also where nothing stands before it
    sign = ("+" if jump.by >= 0 else "−") if signed else "−" if jump.by < 0 and shown else ""
    before = 20 if sign else 2
    room = max(TARGET, round(wide) + before)
    under = stroke(f"M{before + 6} {ROW - 4}h{number(wide - 12)}", "#1c6b4a", 4)
    written = write(sign, 10, (ROW + DIGIT) / 2 - 4, DIGIT) if sign else ""
    mark = inked(under) if place == scene.shown else ""
    return written + placed(inside, before, (ROW - CHIP_HIGH) / 2 - 4) + mark, room
