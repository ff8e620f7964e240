"""How lucky a score is: how many of all hands have each best score, as bars."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from typing import Self, get_args

from tictimes.arithmetic.cards import Card, Hand, read_hand
from tictimes.arithmetic.chances import Chances, chances
from tictimes.arithmetic.luck import how_often, in_a_hundred
from tictimes.arithmetic.naming import named, tic
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.scenes.chance_drawing import COLUMN, ROOM, Bands, Bar, Place
from tictimes.arithmetic.tally import best_score
from tictimes.drawing import CHIP_HIGH
from tictimes.errors import NotationError, quoted
from tictimes.sayings import Saying, Sum
from tictimes.scene import Action, Ask, Choices, Part, Picture, Question, Scene
from tictimes.step_scene import after_step, steering

LAST = 3
"""Steps: how many hands are below 0, the most common score, and why there are two hills."""

_WRITTEN = re.compile(r"[-−]?[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class ChancesScene(Scene):
    """All scores of a `level`, of which `score` is looked at; of a `hand`, if there is one.

    >>> scene = chances_of(1, 11)
    >>> scene.lowest, scene.highest, round(float(scene.found.at_least(11)), 3)
    (-21, 25, 0.051)
    >>> scene.answer(Ask("press", "12")).score
    12
    """

    level: Level
    score: int | None = None
    hand: Hand = ()
    shown: int = 0

    @property
    def found(self) -> Chances:
        """How many hands have each score."""
        return chances(self.level)

    @property
    def lowest(self) -> int:
        """The lowest score that a hand can be worth at best."""
        return min(self.found.counts)

    @property
    def highest(self) -> int:
        """The highest score."""
        return max(self.found.counts)

    @property
    def whole(self) -> Self:
        """All that is said of all scores."""
        return replace(self, shown=LAST)

    @property
    def picture(self) -> Picture:
        """The hand, a bar for each score, and what is so of the one that is looked at."""
        bands = Bands(tuple(map(self._bar, range(self.lowest, self.highest + 1))), self.hand)
        written = "" if self.score is None else str(self.score).replace("-", "−")
        return Picture(
            name=tic("chances", level=self.level),
            wide=ROOM,
            high=bands.high,
            least=ROOM,
            drawing=bands.drawing,
            parts=(*_cards(bands), *map(self._part, bands.places)),
            says=self._says(),
            ways=self._levels(),
            actions=steering(self.shown > 0, self.shown < LAST),
            questions=(
                Question("score", tic("chances-score"), Saying.of("common.show-number"), written),
            ),
        )

    def answer(self, ask: Ask) -> Self:
        """A score is looked at, or the other level, or something more is said."""
        stepped = after_step(self, ask, lambda shown: replace(self, shown=shown))
        return stepped or self._answered(ask)

    def _answered(self, ask: Ask) -> Self:
        match ask.do:
            case "level":
                return self._at(check_level(int(ask.value)))
            case "score":
                return self._typed(ask.value.strip())
            case _:
                return self._pressed(ask.value)

    def share(self, score: int) -> Fraction:
        """How many of all hands are worth just `score`."""
        return _shares(self.level).get(score, Fraction(0))

    def _pressed(self, key: str) -> Self:
        for card in self.hand:
            if str(card) == key:
                return self.tell(named(card))
        score = int(key)
        return replace(self, score=None if score == self.score else score)

    def _typed(self, text: str) -> Self:
        if _WRITTEN.fullmatch(text):
            score = int(text.replace("−", "-"))
            if self.lowest <= score <= self.highest:
                return replace(self, score=score)
        facts = {"lowest": self.lowest, "highest": self.highest, "level": self.level}
        return self.tell(tic("chances-between", **facts))

    def _at(self, level: Level) -> Self:
        """The same at another level, where a hand may have another score."""
        there = replace(self, level=level)
        if self.hand:
            return replace(there, score=best_score(self.hand, level))
        kept = self.score is not None and self.score <= there.highest
        return replace(there, score=self.score if kept else None)

    def _bar(self, score: int) -> Bar:
        as_good = self.score is not None and score >= self.score
        return Bar(score, self.share(score), score == self.score, as_good)

    def _part(self, place: Place) -> Part:
        bar = place.bar
        often = in_a_hundred(bar.share)
        name = tic("chances-bar" if bar.share else "chances-no-bar", score=bar.score, often=often)
        return Part(
            str(bar.score),
            name,
            place.left,
            place.top,
            COLUMN,
            place.high,
            place.drawing,
            chosen=bar.chosen,
        )

    def _levels(self) -> Choices:
        return Choices(
            tic("option-level"),
            tuple(
                Action("level", tic(f"level-{level}"), str(level), chosen=level == self.level)
                for level in get_args(Level)
            ),
        )

    def _says(self) -> tuple[Saying, ...]:
        told = (*self._of_hand(), *self._of_score(), *self._of_all()[: self.shown])
        return told or (tic("chances-start"),)

    def _of_hand(self) -> tuple[Saying, ...]:
        if not self.hand:
            return ()
        return (tic("chances-hand", score=best_score(self.hand, self.level)),)

    def _of_score(self) -> tuple[Saying, ...]:
        score = self.score
        if score is None:
            return ()
        share = self.share(score)
        just = tic("chances-just" if share else "chances-none", score=score, often=how_often(share))
        if score == self.highest:
            return (tic("chances-highest", score=score, often=how_often(share)),)
        or_more = how_often(self.found.at_least(score))
        return (tic("chances-or-more", score=score, often=or_more), just)

    def _of_all(self) -> tuple[Saying, ...]:
        found = self.found
        below = how_often(1 - found.at_least(0))
        often = max(found.counts, key=lambda score: found.counts[score])
        mean = Sum(f"{found.mean.numerator}/{found.mean.denominator}")
        return (
            tic("chances-below", often=below),
            tic("chances-most", score=often, often=how_often(self.share(often))),
            tic("chances-hills", mean=mean, about=round(found.mean)),
        )


def chances_of(
    level: Level = 1, score: int | None = None, cards: Iterable[Card | str] | None = None
) -> ChancesScene:
    """All scores of `level`, with `score` looked at, or the best score of the hand `cards`.

    Raises `NotationError` for no hand, another level, and a score that the bars do not reach.

    >>> chances_of(1, 26)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 26 is no score (a whole number from -21 to 25 at Level 1)
    """
    hand = () if cards is None else read_hand(cards)
    scene = ChancesScene(check_level(level), hand=hand)
    if score is None:
        return replace(scene, score=best_score(hand, level) if hand else None)
    if type(score) is not int or not scene.lowest <= score <= scene.highest:
        allowed = f"a whole number from {scene.lowest} to {scene.highest} at Level {level}"
        raise NotationError(f"{quoted(score)} is no score", allowed)
    return replace(scene, score=score)


@cache
def _shares(level: Level) -> dict[int, Fraction]:
    found = chances(level)
    return {score: Fraction(count, found.hands) for score, count in found.counts.items()}


def _cards(bands: Bands) -> tuple[Part, ...]:
    return tuple(
        Part(str(card), named(card), left, 2, wide, CHIP_HIGH, drawing)
        for card, left, wide, drawing in bands.cards
    )
