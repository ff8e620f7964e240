"""Questions about cards and hands, as values: what is shared, what is allowed, what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, TypeAlias

from tictimes.arithmetic.cards import PROPERTIES, Card, Hand, Property
from tictimes.arithmetic.events import Event, how_many, share
from tictimes.arithmetic.explain import explain, in_one, why_score, working
from tictimes.arithmetic.luck import grouped, in_a_hundred
from tictimes.arithmetic.naming import in_print, named, tic
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.rules import why_no_group
from tictimes.arithmetic.scoring import Group, best_group, named_group, sharing
from tictimes.arithmetic.slips import Task
from tictimes.errors import NotationError
from tictimes.numbers.jumps import Jump, jump_step
from tictimes.sayings import Saying
from tictimes.steps import Claim, Num, Op, Step


class HandQuestion(Protocol):
    """What is asked, and the right answer step by step."""

    @property
    def asks(self) -> Saying:
        """The question in words."""
        ...

    @property
    def steps(self) -> tuple[Step, ...]:
        """The right answer, and why; for afterwards."""
        ...


@dataclass(frozen=True, slots=True)
class WhatShared:
    """What do all of these cards share? The answer is one property, two of them, or none.

    >>> from tictimes.arithmetic.cards import read_card
    >>> WhatShared(tuple(map(read_card, ["5-star-red", "4-star-red"])), 2).right
    ('shape', 'colour')
    """

    cards: Hand
    level: Level

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return tic("ask-shared")

    @property
    def right(self) -> tuple[Property, ...]:
        """All that they share."""
        return sharing(self.cards, 2).get(self.cards, ())

    @property
    def steps(self) -> tuple[Step, ...]:
        """Each property, and whether all cards are alike in it."""
        return tuple(map(self._look, PROPERTIES))

    def _look(self, thing: Property) -> Step:
        same = thing in self.right
        values = tuple(dict.fromkeys(value_of(card, thing) for card in self.cards))
        change = tic("all-alike" if same else "not-all-alike", thing=tic(thing), values=values)
        statement = tic("match", cards=tuple(map(named, self.cards)), things=(tic(thing),))
        return Step(change, Claim(statement, same), same)


@dataclass(frozen=True, slots=True)
class IsGroup:
    """Are these cards, two to five, a group at `level`? The answer is yes or no.

    >>> from tictimes.arithmetic.cards import read_card
    >>> two = tuple(map(read_card, ["5-star-red", "4-star-red"]))
    >>> IsGroup(two, 1).right, IsGroup(two, 2).right
    (False, True)
    """

    cards: Hand
    level: Level

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return tic(f"ask-group-{self.level}")

    @property
    def right(self) -> bool:
        """The right answer."""
        return named_group(self.cards, self.cards, self.level) is not None

    @property
    def steps(self) -> tuple[Step, ...]:
        """Why they are a group, or are not."""
        group = named_group(self.cards, self.cards, self.level)
        statement = tic("is-group", cards=tuple(map(named, self.cards)), level=self.level)
        if group is None:
            return (Step(why_no_group(self.cards, self.level), Claim(statement, False), False),)
        things = tuple(map(tic, group.shared))
        change = tic(f"is-a-{group.kind}", count=len(self.cards), things=things)
        return (Step(change, Claim(statement, True), True),)


@dataclass(frozen=True)
class _OfHand:
    """What is asked of five different cards; their best group is looked at."""

    hand: Hand
    level: Level

    @cached_property
    def group(self) -> Group | None:
        """The best group."""
        return best_group(self.hand, check_level(self.level))

    @property
    def task(self) -> Task:
        """What is worked out."""
        return Task(self.hand, self.level, self.group)


@dataclass(frozen=True)
class ScoreIt(_OfHand):
    """What is this hand worth? Where `given`, its group is seen already. The answer is a number."""

    given: bool = False

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return tic("ask-score-given" if self.given else f"ask-score-{self.level}")

    @property
    def right(self) -> int:
        """The best score."""
        return self.task.score

    @property
    def steps(self) -> tuple[Step, ...]:
        """The working."""
        if self.given:
            return why_score(self.hand, self.group)
        return explain(self.hand, self.level)


@dataclass(frozen=True)
class FitsBack(_OfHand):
    """Somebody `said` a score: does it fit, when you go backwards? The answer is yes or no.

    Raises `NotationError` for a hand without a group or without leftovers.
    """

    said: int

    def __post_init__(self) -> None:
        if self.group is None or not self.group.leftovers:
            raise NotationError("nothing can be put back", "a hand with a group and leftovers")

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return tic("ask-fits-tic" if self.task.tic else "ask-fits", said=self.said)

    @property
    def right(self) -> bool:
        """The right answer."""
        return self.said == self.task.score

    @property
    def steps(self) -> tuple[Step, ...]:
        """The leftovers put back; and the working, where that is not the group."""
        task = self.task
        back = Op("+", (Num(self.said), Num(task.left)))
        again, worth = self.said + task.left, task.times * task.sum
        put = tic("put-back", text=in_print(back), answer=again)
        double = "-tic" if task.tic else ""
        code = f"fits-back{double}" if self.right else f"fits-not-back{double}"
        says = tic(code, worth=worth, again=again, sum=task.sum)
        claim = Claim(tic("equal", score=again, other=worth), self.right)
        steps = (Step(put, back, Num(again)), Step(says, claim, self.right))
        return steps if self.right else (*steps, *working(self.hand, self.group))


@dataclass(frozen=True)
class OneSum(_OfHand):
    """How is the score written as one sum? The answer is a sum with the numbers of the cards."""

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return tic(f"ask-one-sum-{self.level}")

    @property
    def right(self) -> int:
        """What the sum makes."""
        return self.task.score

    @property
    def steps(self) -> tuple[Step, ...]:
        """The sum, and what it would be without its brackets."""
        return in_one(self.hand, self.level)


@dataclass(frozen=True, slots=True)
class TakeAway:
    """What is `worth` − `left`, also below 0? The answer is a number."""

    worth: int
    left: int

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return tic("ask-take-away", worth=self.worth, left=self.left)

    @property
    def right(self) -> int:
        """The right answer."""
        return self.worth - self.left

    @property
    def steps(self) -> tuple[Step, ...]:
        """The jump on a number line; past 0 it is two."""
        return (jump_step(self.worth, Jump(-self.left)),)


@dataclass(frozen=True, slots=True)
class MoreOften:
    """Which of two events happens to more of all hands? The answer is one of them."""

    one: Event
    other: Event
    level: Level

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return tic("ask-more-often", level=self.level)

    @property
    def right(self) -> Event:
        """What happens more often."""
        return max(self.one, self.other, key=lambda event: how_many(event, self.level))

    @property
    def steps(self) -> tuple[Step, ...]:
        """How often each happens, and the two compared."""
        return tuple(self._compared())

    def _compared(self) -> Iterator[Step]:
        for event in (self.one, self.other):
            count, of_all = how_many(event, self.level), share(event, self.level)
            change = tic("event-often", event=event.says, often=in_a_hundred(of_all))
            facts = {"way": event.way, "score": event.score, "hands": count, "level": self.level}
            printed = grouped(count)
            yield Step(change, Claim(tic("has-hands", **facts, printed=printed), True), True)
        least = self.one if self.right == self.other else self.other
        many, few = how_many(self.right, self.level), how_many(least, self.level)
        shown = {"one": grouped(many), "two": grouped(few)}
        says = tic("more-often", event=self.right.says)
        yield Step(says, Claim(tic("more-hands", many=many, few=few, **shown), True), True)


Question: TypeAlias = WhatShared | IsGroup | ScoreIt | FitsBack | OneSum | TakeAway | MoreOften


def value_of(card: Card, thing: Property) -> Saying:
    """What `thing` is on a card, in words.

    >>> from tictimes.sayings import say
    >>> say(value_of(Card(5, "crescent", "red"), "shape"))
    'moon'
    """
    value = getattr(card, thing)
    if thing == "number":
        return Saying.of("common.number", number=value)
    return tic(value)
