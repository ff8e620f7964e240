"""The referee: cards that lie on the carpet are shown to it, and judged once the child has.

Each room's referee says which cards there are, how they are picked and what is to be said of them;
the way of it is the same: pick the cards, say your own answer, see why.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self

from tictimes.answering import Answering
from tictimes.card_rows import gap_for_a_card, plain
from tictimes.drawing import HIGH, WIDE, placed
from tictimes.number_pad import typed_on
from tictimes.sayings import Saying
from tictimes.scene import Action, Ask, Part

SLOT, GAP = 0.62, 8
"""How large a card is that was picked, and the room between two."""

DOWN = round(HIGH * SLOT)


@dataclass(frozen=True, slots=True)
class Referee(Answering):
    """The cards that were `picked` so far, by their notation."""

    picked: tuple[str, ...] = ()

    @property
    @abstractmethod
    def size(self) -> int:
        """How many cards are looked at."""

    @property
    def full(self) -> bool:
        """Whether all cards are here."""
        return len(self.picked) == self.size

    @property
    def aloud(self) -> Saying | None:
        """What a screen reader says while cards are picked or an answer is typed."""
        choices = self.ways_to_answer
        busy = self.picked or self.typed
        return choices.label if choices and busy and not self.checked else None

    def answer(self, ask: Ask) -> Self:
        """A key, other cards, why; or what the room's referee says."""
        match ask.do:
            case "key":
                return replace(self, typed=typed_on(self.typed, ask.value))
            case "one-back":
                return self.without(len(self.picked) - 1)
            case "others":
                return replace(self.unanswered(), picked=())
            case "show":
                return self.showing()
            case _:
                return self.reply(ask)

    def judged(self, answer: object, typed: str = "") -> Self:
        """As always; after an answer that is not right another is typed from its first digit."""
        after = Answering.judged(self, answer, typed)
        return after if after.right else replace(after, typed="")

    def with_card(self, card: str) -> Self:
        """One card more."""
        return replace(self, picked=(*self.picked, card), typed="")

    def without(self, place: int) -> Self:
        """One card less: it was the wrong one."""
        others = (*self.picked[:place], *self.picked[place + 1 :])
        return replace(self.unanswered(), picked=others)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Why; one card less; other cards."""
        others = Action("others", Saying.of("common.referee-others"), icon="again")
        if self.settled:
            return (replace(others, main=True),)
        why = Action("show", Saying.of("common.referee-why"), icon="look")
        back = Action("one-back", Saying.of("common.referee-one-back"), icon="back")
        if self.full:
            return (*((why,) if self.checked else ()), back, others)
        return (others,) if self.picked else ()


def slots(
    scene: Referee, left: int, name: Callable[[str], Saying], face: Callable[[str], str]
) -> tuple[str, tuple[Part, ...]]:
    """The picked cards in a row, to be taken back, and empty places beside them."""
    step = round(WIDE * SLOT) + GAP
    empty = range(len(scene.picked), scene.size)
    gaps = "".join(gap_for_a_card(left + place * step, 0, SLOT) for place in empty)
    parts = tuple(
        Part(
            f"slot-{place}",
            Saying.of("common.referee-take-back", card=name(card)),
            left + place * step,
            0,
            round(WIDE * SLOT),
            DOWN,
            placed(plain(face(card)), left + place * step, 0, SLOT),
        )
        for place, card in enumerate(scene.picked)
    )
    return gaps, parts


def row_wide(size: int) -> int:
    """How wide a row of so many picked cards is."""
    return size * (round(WIDE * SLOT) + GAP) - GAP


def slot_in(key: str) -> int | None:
    """The place of a picked card that was pressed.

    >>> slot_in("slot-2"), slot_in("12")
    (2, None)
    """
    place = key.removeprefix("slot-")
    return int(place) if place != key and place.isdecimal() else None
