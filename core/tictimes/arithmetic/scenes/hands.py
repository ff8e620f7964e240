"""All groups of a hand side by side: which is worth most, and how each score is worked out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import Self

from tictimes.arithmetic.cards import Card, Hand, read_hand
from tictimes.arithmetic.explain import why_score
from tictimes.arithmetic.naming import group_name, named, tic
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.scenes import hand_drawing as drawing
from tictimes.arithmetic.scenes.hand_drawing import Row
from tictimes.arithmetic.scoring import Group, best_of, groups, total
from tictimes.drawing import placed
from tictimes.sayings import Fact, Saying
from tictimes.scene import Action, Ask, Choices, Part, Picture, Scene
from tictimes.step_scene import steering

ON_A_PAGE = 6
"""So many groups are seen at a time."""


@dataclass(frozen=True, slots=True)
class HandsScene(Scene):
    """The groups of `hand`, of which the first `shown` have their scores.

    At the last step all have, and the best comes first. `guess` is what the child says is best,
    `chosen` the group whose working is seen; both are places among `found`, as is `page`.

    >>> scene = hands("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split(), 2)
    >>> len(scene.found), scene.last, scene.whole.order
    (5, 6, (4, 0, 1, 3, 2))
    >>> scene.answer(Ask("press", "group-4")).guess
    4
    """

    hand: Hand
    level: Level
    shown: int = 0
    guess: int | None = None
    chosen: int | None = None
    page: int = 0

    @property
    def found(self) -> tuple[Group | None, ...]:
        """Every group, in the order of the cards; only `None` where there is none."""
        return _found(self.hand, self.level)

    @property
    def last(self) -> int:
        """A step for each score, and one that puts the best first."""
        return len(self.found) + (len(self.found) > 1)

    @property
    def done(self) -> bool:
        """Whether all scores are seen."""
        return self.shown == self.last

    @property
    def best(self) -> int:
        """The place of the group that is worth most."""
        return self.found.index(best_of(group for group in self.found if group))

    @property
    def order(self) -> tuple[int, ...]:
        """The places of the groups as they are shown: the best first, once it is known."""
        places = range(len(self.found))
        if not self.done:
            return tuple(places)
        return tuple(sorted(places, key=lambda place: (-self.score(place), place != self.best)))

    def score(self, place: int) -> int:
        """What the group at `place` is worth."""
        group = self.found[place]
        return group.score if group else -total(self.hand)

    @property
    def whole(self) -> Self:
        """All scores."""
        return self._seen(self.last)

    @property
    def picture(self) -> Picture:
        """The hand, a page of its groups, and the working of the one that is looked at."""
        rows = tuple(map(self._row, self._on_page(self.page)))
        chosen = self.chosen
        steps = why_score(self.hand, self.found[chosen]) if chosen is not None else ()
        return Picture(
            name=tic("hands", level=self.level),
            wide=drawing.ROOM,
            high=drawing.high(len(rows)),
            parts=(*self._cards(rows), *map(self._part, range(len(rows)), rows)),
            says=self._says(),
            steps=steps,
            ways=self._pages(),
            actions=steering(self.shown > 0, not self.done),
        )

    def answer(self, ask: Ask) -> Self:
        """A group is pressed: its working, or before its score is seen, it is said to be best."""
        match ask.do:
            case "forward":
                return self._judged(self._seen(self.shown + 1))
            case "back":
                return self._seen(self.shown - 1)
            case "all":
                return self._judged(self.whole)
            case "page":
                return replace(self, page=int(ask.value), chosen=None)
            case _ if ask.value.startswith("group-"):
                return self._pressed(int(ask.value.removeprefix("group-")))
            case _:
                return self.tell(next(named(c) for c in self.hand if str(c) == ask.value))

    def _seen(self, step: int) -> Self:
        """So many scores: the newest is looked at, and at the end the best."""
        here = replace(self, shown=step, chosen=None, page=0)
        if here.done:
            return replace(here, chosen=here.best)
        newest = step - 1 if step else None
        return replace(here, chosen=newest, page=(newest or 0) // ON_A_PAGE)

    def _pressed(self, place: int) -> Self:
        if self._knows(place):
            return replace(self, chosen=None if place == self.chosen else place)
        if place == self.guess:
            return replace(self, guess=None)
        return replace(self, guess=place).tell(tic("hands-guess", group=self._name(place)))

    def _judged(self, after: Self) -> Self:
        """`after`, with an answer to the guess, once all scores are seen."""
        guess = after.guess
        if guess is None or not after.done:
            return after
        best, score = after.score(after.best), after.score(guess)
        code = "hands-guess-right" if score == best else "hands-guess-other"
        group, other = after._name(guess), after._name(after.best)
        return after.tell(tic(code, group=group, score=score, other=other, best=best))

    def _knows(self, place: int) -> bool:
        """Whether the score at `place` is seen."""
        return self.done or place < self.shown

    def _name(self, place: int) -> Saying:
        group = self.found[place]
        return group_name(group, self.level) if group else tic("no-group")

    def _on_page(self, page: int) -> tuple[int, ...]:
        return self.order[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]

    def _row(self, place: int) -> Row:
        return Row(
            f"group-{place}",
            self.found[place],
            self.hand,
            self.score(place) if self._knows(place) else None,
            self.done and self.found[place] is not None and self.score(place) == self._most,
            place == self.guess,
            place == self.chosen,
        )

    @property
    def _most(self) -> int:
        return self.score(self.best)

    def _part(self, nth: int, row: Row) -> Part:
        place = int(row.key.removeprefix("group-"))
        group = self.found[place]
        left, top = drawing.EDGE, drawing.TOP + nth * drawing.ROW
        return Part(
            row.key,
            self._called(place, row),
            left,
            top,
            drawing.ROOM - 2 * drawing.EDGE,
            drawing.ROW_HIGH,
            placed(drawing.row_drawing(row), left, top),
            tuple(map(str, group.cards)) if group else (),
            row.chosen or (row.guessed and not self.done),
        )

    def _called(self, place: int, row: Row) -> Saying:
        """What a row says: its group by name and by cards, what is left over, what it is worth."""
        group = self.found[place]
        cards = tuple(map(named, group.cards if group else self.hand))
        left = tuple(map(named, group.leftovers)) if group else ()
        code = "hands-row" if left else "hands-row-of-all" if group else "hands-row-none"
        name = tic(code, group=self._name(place), cards=cards, left=left)
        if row.score is not None:
            name = tic("hands-scored", row=name, score=row.score)
        if row.best:
            name = tic("hands-best", row=name)
        return tic("hands-guessed", row=name) if row.guessed else name

    def _cards(self, rows: tuple[Row, ...]) -> tuple[Part, ...]:
        """The cards of the hand; each lights the groups that it is in."""
        return tuple(
            Part(
                str(card),
                named(card),
                left,
                2,
                drawing.CARD_WIDE,
                drawing.CARD_HIGH,
                drawn,
                _rows_with(card, rows),
            )
            for card, left, drawn in drawing.card_places(self.hand)
        )

    def _pages(self) -> Choices | None:
        """Where there are more groups than are seen at a time."""
        count = len(self.found)
        if count <= ON_A_PAGE:
            return None
        return Choices(
            tic("hands-pages", count=count),
            tuple(
                Action(
                    "page",
                    tic(
                        "hands-page",
                        first=page * ON_A_PAGE + 1,
                        last=min((page + 1) * ON_A_PAGE, count),
                    ),
                    str(page),
                    chosen=page == self.page,
                )
                for page in range(ceil(count / ON_A_PAGE))
            ),
        )

    def _says(self) -> tuple[Saying, ...]:
        if self.found == (None,):
            return (tic(f"hands-none-{self.level}"),)
        count = len(self.found)
        if self.done:
            equal = sum(self.score(place) == self._most for place in range(count))
            facts: dict[str, Fact] = {"group": self._name(self.best), "score": self._most}
            if count == 1:
                return (tic("hands-only", **facts),)
            best = tic("hands-verdict", **facts)
            return (best, tic("hands-equal", count=equal)) if equal > 1 else (best,)
        if self.shown:
            place = self.shown - 1
            return (tic("hands-worth", group=self._name(place), score=self.score(place)),)
        if count == 1:
            return (tic("hands-start-one"),)
        return (tic("hands-start", count=count),)


def hands(cards: Iterable[Card | str], level: Level = 1) -> HandsScene:
    """The groups of five different cards, before any score is seen.

    Raises `NotationError` for other cards or another level.
    """
    return HandsScene(read_hand(cards), check_level(level))


@lru_cache(maxsize=64)
def _found(hand: Hand, level: Level) -> tuple[Group | None, ...]:
    return groups(hand, level) or (None,)


def _rows_with(card: Card, rows: tuple[Row, ...]) -> tuple[str, ...]:
    return tuple(row.key for row in rows if row.group and card in row.group.cards)
