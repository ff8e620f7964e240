"""Which tables share which cards, and in how many sets each card is: why some are worth more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from tictimes.happy_times.cards import NumberCard
from tictimes.happy_times.chances import SetChances, chances, members
from tictimes.happy_times.narration import OFTEN, happy, table_name
from tictimes.happy_times.options import Options
from tictimes.happy_times.scenes.map_drawing import Pack, Seen, Ticket
from tictimes.happy_times.sets import SIZE, Table, is_in
from tictimes.happy_times.worth import why_worth
from tictimes.numbers.facts import tables
from tictimes.sayings import Fact, Saying
from tictimes.scene import Action, Ask, Choices, Part, Picture, Scene
from tictimes.step_scene import after_step, steering

MOST_TABLES = 2
MOST_LISTED = 12


@dataclass(frozen=True, slots=True)
class TablesMapScene(Scene):
    """The pack of `options`; up to two `chosen` tables, or a `card`, are looked at.

    Step by step it shows each table of the map, and at last in how many sets each card is.

    >>> scene = tables_map()
    >>> scene.tables, scene.last
    ((2, 3, 4, 5), 5)
    >>> scene.answer(Ask("press", "2-times")).answer(Ask("press", "3-times")).both
    (6, 12)
    >>> scene.answer(Ask("press", "12")).card
    12
    """

    options: Options
    shown: int = 0
    chosen: tuple[Table, ...] = ()
    card: NumberCard | None = None

    @property
    def found(self) -> SetChances:
        """How many sets there are, and with each card."""
        options = self.options
        return chances(options.highest, primes=options.primes, odds=options.odds)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables of the map: those that make sets, and are learned by heart."""
        return tuple(t for t in self.options.tables if isinstance(t, str) or t <= OFTEN)

    @property
    def last(self) -> int:
        """A step for each table, and one for the number of sets."""
        return len(self.tables) + 1

    @property
    def counted(self) -> bool:
        """Whether the number of sets is seen."""
        return self.shown == self.last

    @property
    def both(self) -> tuple[NumberCard, ...]:
        """The cards that are in every chosen table."""
        cards = range(1, self.options.highest + 1)
        return tuple(card for card in cards if all(is_in(card, table) for table in self.chosen))

    @property
    def whole(self) -> Self:
        """The number of sets of each card."""
        return self._seen(self.last)

    @property
    def picture(self) -> Picture:
        """The tables, the cards beneath, and what is so of those that are looked at."""
        pack = Pack(self.options.highest, self._tickets(), self._cards())
        return Picture(
            name=happy("map", highest=self.options.highest),
            wide=pack.wide,
            high=pack.high,
            least=pack.least,
            drawing=pack.drawing,
            parts=tuple(self._part(part) for part in pack.parts),
            says=self._says(),
            steps=why_worth(self.card, self.options) if self.card else (),
            choices=self._choices(),
            actions=steering(self.shown > 0, self.shown < self.last),
        )

    def answer(self, ask: Ask) -> Self:
        """A table or a card is looked at, or the next table, or the number of sets."""
        return after_step(self, ask, self._seen) or self._answered(ask)

    def _answered(self, ask: Ask) -> Self:
        match ask.do:
            case "table":
                return self._with(_read(ask.value))
            case _ if ask.value.endswith("-times"):
                return self._with(_read(ask.value.removesuffix("-times")))
            case _:
                card = int(ask.value)
                return replace(self, card=None if card == self.card else card, chosen=())

    def _seen(self, step: int) -> Self:
        """So many steps: the newest shows its table."""
        chosen = self.tables[step - 1 : step]
        return replace(self, shown=step, chosen=chosen, card=None)

    def _with(self, table: Table) -> Self:
        """A table more or less; of three the oldest goes."""
        if table in self.chosen:
            chosen = tuple(other for other in self.chosen if other != table)
        else:
            chosen = (*self.chosen, table)[-MOST_TABLES:]
        return replace(self, chosen=chosen, card=None)

    def _tickets(self) -> tuple[Ticket, ...]:
        return tuple(
            Ticket(table, table in self.chosen) for table in self.tables if isinstance(table, int)
        )

    def _cards(self) -> tuple[Seen, ...]:
        """Each card: how it is marked, and its number of sets where that is seen."""
        by_card = self.found.by_card
        most = max(by_card.values())
        return tuple(
            Seen(
                card,
                tuple(is_in(card, table) for table in self.chosen),
                self.chosen,
                by_card[card] if self.counted else None,
                most,
                card == self.card,
            )
            for card in range(1, self.options.highest + 1)
        )

    def _part(self, part: Part) -> Part:
        """A part of the drawing, with its name and what it lights."""
        if part.key.endswith("-times"):
            table = _read(part.key.removesuffix("-times"))
            cards = range(1, self.options.highest + 1)
            lights = tuple(str(card) for card in cards if is_in(card, table))
            return replace(part, name=table_name(table), lights=lights, chosen=table in self.chosen)
        card = int(part.key)
        lights = tuple(f"{t}-times" for t in self.tables if isinstance(t, int) and is_in(card, t))
        return replace(part, name=self._named(card), lights=lights, chosen=card == self.card)

    def _named(self, card: NumberCard) -> Saying:
        name = happy("map-card", card=card)
        if self.counted:
            name = happy("map-card-sets", card=card, count=self.found.by_card[card])
        names = tuple(table_name(table) for table in self.chosen if is_in(card, table))
        return happy("map-marked", card=name, names=names) if names else name

    def _says(self) -> tuple[Saying, ...]:
        if self.card is not None:
            return _of_card(self.card, self.options)
        if self.chosen:
            return (*map(self._of_table, self.chosen), *self._of_both())
        if self.counted:
            return self._of_sets()
        return (happy("map-start"),)

    def _of_table(self, table: Table) -> Saying:
        return happy(
            "map-table",
            name=table_name(table),
            count=members(table, self.options),
            sets=self.found.by_table[table],
        )

    def _of_both(self) -> tuple[Saying, ...]:
        if len(self.chosen) < MOST_TABLES:
            return ()
        both = self.both
        if not both:
            return (happy("map-none-in-both"),)
        code = "map-both" if len(both) <= MOST_LISTED else "map-both-many"
        return (happy(code, count=len(both), cards=both[:MOST_LISTED]),)

    def _of_sets(self) -> tuple[Saying, ...]:
        """Which cards are worth most, and which nothing."""
        found = self.found
        most = max(found.by_card.values())
        best = tuple(card for card, count in found.by_card.items() if count == most)
        none = tuple(card for card, count in found.by_card.items() if not count)
        facts: dict[str, Fact] = {
            "cards": best,
            "cards_count": len(best),
            "count": most,
            "sets": found.sets,
        }
        says = (happy("map-most", **facts),)
        if not none or len(none) > 2 * MOST_LISTED:
            return says
        return (*says, happy("map-none", cards=none, cards_count=len(none)))

    def _choices(self) -> Choices | None:
        """What makes sets and is no times table."""
        others = [table for table in self.tables if isinstance(table, str)]
        if not others:
            return None
        return Choices(
            happy("map-more-tables"),
            tuple(
                Action("table", table_name(table), table, chosen=table in self.chosen)
                for table in others
            ),
        )


def tables_map(highest: int = 16, *, primes: bool = False, odds: bool = False) -> TablesMapScene:
    """The map of a pack of 1 to `highest` (16 to 144), with the two extensions where chosen.

    Raises `NotationError` for another pack.

    >>> tables_map(144).tables[-1]
    12
    """
    return TablesMapScene(Options(highest=highest, primes=primes, odds=odds))


def _of_card(card: NumberCard, options: Options) -> tuple[Saying, ...]:
    """The tables of a card, and those that are too small to make a set."""
    own = tables(card)
    if not own:
        return (happy("map-card-one"),)
    few = tuple(table for table in own if members(table, options) < SIZE)
    says = (happy("map-card-tables", card=card, tables=own, tables_count=len(own)),)
    return (*says, happy("map-too-few", tables=few, tables_count=len(few))) if few else says


def _read(text: str) -> Table:
    if text == "primes":
        return "primes"
    return "odds" if text == "odds" else int(text)
