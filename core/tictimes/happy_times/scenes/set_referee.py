"""The referee of Happy Times: three cards from the carpet, the table a child names, and why."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from tictimes.answering import Drawn
from tictimes.card_rows import LaidCard, high_of, rows, wide_of
from tictimes.happy_times.explain import reasons
from tictimes.happy_times.faces import face
from tictimes.happy_times.narration import OFTEN, happy, table_name
from tictimes.happy_times.options import HIGHEST, Options
from tictimes.happy_times.set_questions import NameTable, check
from tictimes.happy_times.sets import SIZE, Table, is_in
from tictimes.mixups import Checked
from tictimes.number_pad import number_in, pad
from tictimes.referee import DOWN, Referee, row_wide, slot_in, slots
from tictimes.sayings import Saying, Sum
from tictimes.scene import Action, Ask, Choices
from tictimes.steps import Step

TAPPED = 16
"""The cards of a larger pack are typed: so many do not fit beside one another."""

IN_PACK, SMALL, APART = 6, 0.56, 6


@dataclass(frozen=True, slots=True)
class SetReferee(Referee):
    """Three cards of a pack; `far` is whether the table is typed, because it is beyond the 12.

    >>> from tictimes.sayings import say
    >>> scene = SetReferee(("6", "9", "14"))
    >>> scene = scene.answer(Ask("table", "3"))
    >>> say(scene.thoughts[0])
    'Perhaps you were one out. 5 × 3 = 15, and 14 is next to it.'
    """

    options: Options = field(default_factory=Options)
    far: bool = False

    @property
    def size(self) -> int:
        """Three."""
        return SIZE

    @property
    def title(self) -> Saying:
        """What it is called."""
        return happy("referee")

    @property
    def asks(self) -> Saying:
        """Which cards; or which table they are a set of."""
        if self.full:
            return happy("referee-say", cards=self.cards)
        return happy("referee-pick" if self._tapped else "referee-type")

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards as numbers."""
        return tuple(map(int, self.picked))

    @property
    def drawn(self) -> Drawn:
        """Three places above the pack; then the three cards, large."""
        if self.full:
            laid = [LaidCard(f"card-{i}", _called(c), _plain(c)) for i, c in enumerate(self.picked)]
            return Drawn(wide_of(SIZE, SIZE), high_of(SIZE, SIZE), parts=rows(laid, SIZE))
        wide = wide_of(IN_PACK, IN_PACK, SMALL)
        gaps, taken = slots(self, (wide - row_wide(SIZE)) // 2, _called, _plain)
        if not self._tapped:
            return Drawn(wide, DOWN, gaps, taken)
        pack = [
            LaidCard(str(n), _called(str(n)), _plain(str(n)))
            for n in range(1, self.options.highest + 1)
        ]
        below = DOWN + APART
        parts = rows(pack, IN_PACK, SMALL, below, centred=False)
        return Drawn(wide, below + high_of(len(pack), IN_PACK, SMALL), gaps, (*taken, *parts))

    @property
    def ways(self) -> Choices:
        """The pack, and which sets there are beside those of a table."""
        highest = self.options.highest
        packs = [
            Action("pack", Saying.of("common.number", number=one), str(one), chosen=one == highest)
            for one in sorted({*HIGHEST, highest})
        ]
        more = (
            Action("primes", happy("referee-primes"), chosen=self.options.primes),
            Action("odds", happy("referee-odds"), chosen=self.options.odds),
        )
        return Choices(happy("referee-pack"), (*packs, *more))

    @property
    def ways_to_answer(self) -> Choices | None:
        """The keys for a card; then the tables."""
        if not self.full:
            return None if self._tapped else self._pad("card", "number")
        return self._pad("table", "table") if self.far else self._tables()

    @property
    def right_steps(self) -> tuple[Step, ...]:
        """Why they are a set; or why they are none, by the table that comes nearest."""
        task = self._task
        if task.right:
            return task.steps
        return (*reasons(tuple(sorted(self.cards)), self._nearest, self.options), *task.steps)

    def reply(self, ask: Ask) -> Self:
        """A card, another pack, or a table."""
        match ask.do:
            case "pack":
                return self._with(replace(self.options, highest=int(ask.value)))
            case "primes":
                return self._with(replace(self.options, primes=not self.options.primes))
            case "odds":
                return self._with(replace(self.options, odds=not self.options.odds))
            case "card":
                return self._typed_card()
            case "far":
                return replace(self, far=True, typed="")
            case "table" if self.far:
                return replace(self.judged(number_in(self.typed)), far=False)
            case "table":
                return self.judged(int(ask.value) if ask.value.isdecimal() else ask.value)
            case "none":
                return self.judged(None)
        if self.full:
            return self.tell(next(p.name for p in self.drawn.parts if p.key == ask.value))
        place = slot_in(ask.value)
        return self._told(self.with_card(ask.value) if place is None else self.without(place))

    def check(self, answer: object) -> Checked:
        """What is so of a table, or of none."""
        found = check(self._task, answer, self.language)
        steps = self.right_steps if found.correct and answer is None else found.steps
        return replace(found, steps=steps)

    @property
    def _task(self) -> NameTable:
        return NameTable(self.cards, self.options)

    @property
    def _tapped(self) -> bool:
        return self.options.highest <= TAPPED

    @property
    def _nearest(self) -> int:
        """The first of the tables that most of the cards are in."""
        tables = [table for table in self.options.tables if isinstance(table, int)]
        return max(tables, key=lambda table: sum(is_in(card, table) for card in self.cards))

    def _tables(self) -> Choices:
        """All tables that are known by heart, so that the choice gives nothing away."""
        more = tuple(table for table in self.options.tables if isinstance(table, str))
        known: tuple[Table, ...] = (*range(1, OFTEN + 1), *more)
        named = (Action("table", _short(table), str(table)) for table in known)
        beyond = any(isinstance(one, int) and one > OFTEN for one in self.options.tables)
        far = (Action("far", happy("referee-other-table")),) if beyond else ()
        none = Action("none", happy("referee-no-set"), icon="none")
        return Choices(happy("referee-claim"), (*named, *far, none))

    def _pad(self, does: str, what: str) -> Choices:
        ready = number_in(self.typed) is not None
        why_not = None if ready else happy(f"referee-{what}-first")
        enter = Action(does, happy(f"referee-this-{does}"), "", why_not, "yes", main=True)
        typed = Sum(self.typed)
        label = happy("referee-number", typed=typed) if typed else happy("referee-no-number")
        return pad(label, enter)

    def _with(self, options: Options) -> Self:
        """The same cards in another game; those that its pack does not have are put away."""
        picked = tuple(card for card in self.picked if int(card) <= options.highest)
        return replace(self.unanswered(), options=options, picked=picked, far=False)

    def _typed_card(self) -> Self:
        card = number_in(self.typed)
        if card is None or not 1 <= card <= self.options.highest:
            refusal = happy("no-such-card", card=card or 0, highest=self.options.highest)
            return replace(self, typed="").tell(refusal)
        return self._told(self.with_card(str(card)))

    def _told(self, after: Self) -> Self:
        count = SIZE - len(after.picked)
        missing = count and after.picked
        return after.tell(happy("referee-missing", count=count)) if missing else after


def _plain(card: str) -> str:
    """A card without the small pictures that would tell its tables."""
    return face(card, bare=True)


def _called(card: str) -> Saying:
    return Saying.of("common.number", number=int(card))


def _short(table: Table) -> Saying:
    return table_name(table) if isinstance(table, str) else happy("short-table", table=table)
