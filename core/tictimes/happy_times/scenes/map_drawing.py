"""The drawing of a map of tables: tickets of the tables on top, the pack in rows beneath."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import ceil

from tictimes.drawing import (
    CHIP_HIGH,
    HIGH,
    INK,
    PAPER,
    WIDE,
    fill,
    flat,
    inked,
    placed,
    stroke,
    text_width,
    write,
)
from tictimes.happy_times.cards import NumberCard
from tictimes.happy_times.faces import chip, face
from tictimes.happy_times.narration import happy
from tictimes.happy_times.sets import Table
from tictimes.numbers.pictures import SIDE, small_picture
from tictimes.paths import around, box, disc, line
from tictimes.scene import Part

ROOM, EDGE = 396, 6
LARGE_PACK = 36
"""Up to here the cards show their faces."""

ACROSS, GAP = 6, 4
TICKET, TICKET_HIGH = 60, 52
CARD = (ROOM - 2 * EDGE) // ACROSS - GAP
SCALE = CARD / WIDE
CARD_HIGH = round(HIGH * SCALE)
LABEL = 26
SMALLEST = 24
MARKS = ("#f2c230", "#cdbcf0")
"""The colour of a first and of a second mark; each bears the picture of its table as well."""

GREEN, LIGHT = "#7fc097", "#e4eee6"


@dataclass(frozen=True, slots=True)
class Ticket:
    """A table that can be chosen."""

    table: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class Seen:
    """A card: whether each of the `tables` has it, its number of sets if that is seen."""

    card: NumberCard
    marks: tuple[bool, ...]
    tables: tuple[Table, ...]
    sets: int | None
    most: int
    chosen: bool

    @property
    def pale(self) -> bool:
        """Whether none of the tables that are looked at has it."""
        return bool(self.marks) and not any(self.marks)


@dataclass(frozen=True, slots=True)
class Pack:
    """Where all lies."""

    highest: int
    tickets: tuple[Ticket, ...]
    cards: tuple[Seen, ...]

    @property
    def large(self) -> bool:
        """Whether there are too many cards for their faces."""
        return self.highest > LARGE_PACK

    @property
    def columns(self) -> int:
        """How many cards lie side by side."""
        if not self.large:
            return ACROSS
        return 8 if self.highest <= 64 else 10

    @property
    def wide(self) -> int:
        """How wide it is."""
        return ROOM

    @property
    def least(self) -> int:
        """A large pack keeps places that a finger can hit."""
        return self.columns * SMALLEST if self.large else 0

    @property
    def top(self) -> int:
        """Where the cards begin."""
        return ceil(len(self.tickets) / ACROSS) * TICKET_HIGH + 10

    @property
    def step(self) -> tuple[int, int]:
        """How far cards lie apart."""
        if self.large:
            return (ROOM - 2 * EDGE) // self.columns, 46
        return CARD + GAP, CARD_HIGH + LABEL + GAP

    @property
    def high(self) -> int:
        """How high it is."""
        return self.top + ceil(self.highest / self.columns) * self.step[1] + EDGE

    @property
    def drawing(self) -> str:
        """A line between the tables and the cards."""
        return inked(stroke(line((EDGE, self.top - 6), (ROOM - EDGE, self.top - 6)), "#d9d2c3", 2))

    @property
    def parts(self) -> tuple[Part, ...]:
        """Tables and cards, without their names."""
        return (*map(self._ticket, range(len(self.tickets))), *map(self._card, self.cards))

    def _ticket(self, place: int) -> Part:
        ticket = self.tickets[place]
        row, column = divmod(place, ACROSS)
        left, top = EDGE + column * (TICKET + 4), row * TICKET_HIGH
        svg = chip(str(ticket.table))
        wide = float(svg.partition('viewBox="0 0 ')[2].partition(" ")[0])
        inside = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
        scale = min((TICKET - 4) / wide, 1)
        left_in, top_in = (TICKET - scale * wide) / 2, (TICKET_HIGH - scale * CHIP_HIGH) / 2
        drawn = placed(inside, left_in, top_in, scale)
        key, name = f"{ticket.table}-times", happy("map-start")
        return Part(key, name, left, top, TICKET, TICKET_HIGH - 4, placed(drawn, left, top - 2))

    def _card(self, seen: Seen) -> Part:
        row, column = divmod(seen.card - 1, self.columns)
        across, down = self.step
        spare = ROOM - 2 * EDGE - across * self.columns
        left, top = EDGE + spare // 2 + column * across, self.top + row * down
        wide, high = (across, down) if self.large else (CARD, down - GAP)
        drawn = _cell(seen, across, down) if self.large else _face(seen)
        key, name = str(seen.card), happy("map-start")
        return Part(key, name, left, top, wide, high, placed(drawn, left, top))


def _face(seen: Seen) -> str:
    """A card, and beneath it the pictures of the chosen tables that it is in, or its sets."""
    svg = face(str(seen.card))
    inside = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    drawn = placed(inside, 0, 4, SCALE)
    if seen.pale:
        drawn = f'<g opacity=".3">{drawn}</g>'
    for place, (table, marked) in enumerate(zip(seen.tables, seen.marks, strict=True)):
        if marked:
            drawn += placed(_pin(table, place), CARD * (0.28 + 0.44 * place), CARD_HIGH + 15)
    counted = seen.sets is not None and not seen.tables
    return drawn + _bar(seen, CARD, CARD_HIGH + 8, 17, 12) if counted else drawn


def _cell(seen: Seen, wide: int, high: int) -> str:
    """A small place for a card: its number, the marks, and its sets as a bar."""
    sheet = (
        f'<path fill="{PAPER}" stroke="#d9d2c3" stroke-width="1.5" d="{box(0, 0, wide, high)}"/>'
    )
    middle, centre = wide / 2, 18
    marks = ""
    if seen.marks[:1] == (True,):
        marks += inked(fill(disc(middle, centre, 14), "#f7d878"), 1.6)
    if seen.marks[1:] == (True,):
        marks += stroke(box(middle - 14.5, centre - 14.5, 29, 29, 4), "#7048c8", 3)
    digit = 14 if seen.card < 100 else 12.5
    ink = "#77737f" if seen.pale else INK
    drawn = sheet + marks + write(str(seen.card), middle, centre + digit / 2, digit, ink)
    if seen.sets is None:
        return drawn
    long = (wide - 8) * seen.sets / seen.most
    bar = flat(box(4, high - 9, wide - 8, 6), LIGHT)
    return drawn + bar + (flat(box(4, high - 9, long, 6), "#1c6b4a") if long else "")


def _bar(seen: Seen, wide: int, top: int, high: int, digit: int) -> str:
    """How many sets, as a number on a bar."""
    assert seen.sets is not None
    long = (wide - 2) * seen.sets / seen.most
    drawn = flat(box(1, top, wide - 2, high, 4), LIGHT)
    if long > 8:
        drawn += flat(box(1, top, long, high, 4), GREEN)
    elif long:
        drawn += flat(box(1, top, max(long, 2), high), GREEN)
    number = write(str(seen.sets), wide / 2, top + (high + digit) / 2, digit)
    if seen.sets < seen.most:
        return drawn + number
    middle = wide / 2 + text_width(str(seen.sets), digit) / 2 + 10
    return drawn + number + placed(_star(), middle, top + high / 2)


@cache
def _star() -> str:
    points = [
        point for pair in zip(around(5, 8), around(5, 3.6, 36), strict=True) for point in pair
    ]
    return inked(fill(line(*points) + "z", "#f2c230"), 1.4)


@cache
def _pin(table: Table, place: int) -> str:
    """The picture of a table on a round or a square tag."""
    tag = disc(0, 0, 12) if place == 0 else box(-11, -11, 22, 22, 3)
    sheet = inked(fill(tag, MARKS[place]), 1.8)
    if isinstance(table, str):
        return sheet + stroke("M-5 0l4 4l7-8", INK, 3)
    return sheet + placed(small_picture(table), 0, 0, 17 / SIDE)
