"""The ruler of a number line: jumps forward above it, back below it, a frog where they end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tictimes.drawing import CREAM, INK, PAPER, fill, flat, inked, placed, stroke, text_width, write
from tictimes.numbers.scenes.frog import frog
from tictimes.paths import Point, box, number, numbers

ROOM, SIDE = 400, 26
"""How wide a line is, and where its first number lies."""

BAND, DIGIT = 34, 15
FROG, LOW_ARC, HIGH_ARC = 30, 26, 84
FORWARD, BACK, COLD = "#1c6b4a", "#a8321f", "#dbe7f3"
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
CLEAR = 8
"""How far the numbers on the ruler stay apart."""


class Hop(NamedTuple):
    """A hop that does not pass 0, and the jump that it belongs to."""

    start: int
    end: int
    jump: int


@dataclass(frozen=True, slots=True)
class Ruler:
    """A ruler that holds all `places`, with the first `shown` jumps between them.

    >>> ruler = Ruler((16, -5), 1)
    >>> ruler.low <= -5, ruler.high_end >= 16, [hop[:2] for hop in ruler.hops]
    (True, True, [(16, 0), (0, -5)])
    """

    places: tuple[int, ...]
    shown: int

    @property
    def low(self) -> int:
        """The first number of the ruler: 0 is on it, unless all happens far from there."""
        least, most = min(self.places), max(self.places)
        margin = max((most - least) // 10, 1)
        return min(least - margin, 0) if least <= 2 * (most - least) + 20 else least - margin

    @property
    def high_end(self) -> int:
        """Its last number."""
        least, most = min(self.places), max(self.places)
        return max(most + max((most - least) // 10, 1), self.low + 10)

    @property
    def hops(self) -> tuple[Hop, ...]:
        """The jumps so far; one that passes 0 is two."""
        return tuple(self._hops())

    def _hops(self) -> Iterator[Hop]:
        for jump, (start, end) in enumerate(zip(self.places, self.places[1:], strict=False)):
            if jump == self.shown:
                return
            if start and end and (start < 0) != (end < 0):
                yield Hop(start, 0, jump)
                yield Hop(0, end, jump)
            elif start != end:
                yield Hop(start, end, jump)

    @property
    def unit(self) -> float:
        """How far neighbours lie apart."""
        return (ROOM - 2 * SIDE) / (self.high_end - self.low)

    def x(self, place: int) -> float:
        """Where a number lies."""
        return SIDE + (place - self.low) * self.unit

    @property
    def top(self) -> int:
        """Where the band begins; it stays there, whatever is shown."""
        up = [end - start for start, end in zip(self.places, self.places[1:], strict=False)]
        highest = max([self._rise(way) for way in up if way > 0], default=0)
        return round(max(highest + 16, FROG)) + 6

    @property
    def high(self) -> int:
        """How high all is."""
        down = [start - end for start, end in zip(self.places, self.places[1:], strict=False)]
        lowest = max([self._rise(way) for way in down if way > 0], default=0)
        return round(self.top + BAND + (lowest + 22 if lowest else 4)) + 4

    def _rise(self, way: int) -> float:
        """How high the arc of a hop is."""
        return min(LOW_ARC + 0.3 * way * self.unit, HIGH_ARC)

    @property
    def drawing(self) -> str:
        """All of it, its upper edge at 0."""
        at = self.places[self.shown]
        arcs = "".join(map(self._arc, self.hops))
        seat = placed(frog(), self.x(at), self.top + 1)
        return self._band() + arcs + self._numbers(at) + seat

    def _band(self) -> str:
        left, right, top = 3, ROOM - 3, self.top
        sheet = flat(box(left, top, right - left, BAND, 9), CREAM)
        if self.low < 0:
            edge = min(max(self.x(0), left + 10), right - 10)
            cold = f"M{numbers(edge, top)}H{number(left + 9)}a9 9 0 0 0-9 9v{BAND - 18}"
            sheet += flat(f"{cold}a9 9 0 0 0 9 9H{number(edge)}z", COLD)
        sheet += stroke(box(left, top, right - left, BAND, 9), INK, 2)
        ticks = ""
        far = self.label_step
        step = next(step for step in STEPS if step * self.unit >= 6 and far % step == 0)
        for place in self._every(step):
            long = 4 if place % far else 7
            x = self.x(place)
            ticks += f"M{numbers(x, top)}v{long}M{numbers(x, top + BAND)}v-{long}"
        return sheet + stroke(ticks, INK, 1.4)

    def _every(self, step: int) -> range:
        """The multiples of `step` on the ruler."""
        return range(-(-self.low // step) * step, self.high_end + 1, step)

    @property
    def label_step(self) -> int:
        """How far numbers that are written on the ruler lie apart."""
        widest = max(text_width(_text(end), DIGIT) for end in (self.low, self.high_end))
        return next(step for step in STEPS if step * self.unit >= widest + CLEAR)

    def _numbers(self, at: int) -> str:
        """The numbers on the ruler, where the frog is most of all; it hides its neighbours."""
        here, wide = self.x(at), text_width(_text(at), DIGIT) + 14
        base = self.top + (BAND + DIGIT) / 2
        drawn = ""
        for place in self._every(self.label_step):
            x, text = self.x(place), _text(place)
            if abs(x - here) >= (text_width(text, DIGIT) + wide) / 2 + 2:
                drawn += write(text, x, base, DIGIT)
        badge = fill(box(here - wide / 2, self.top + 4, wide, BAND - 8, 7), FORWARD)
        return drawn + inked(badge, 1.6) + write(_text(at), here, base, DIGIT, PAPER)

    def _arc(self, hop: Hop) -> str:
        """A hop: an arc with an arrow's head, and how far it goes."""
        start, end = self.x(hop.start), self.x(hop.end)
        up = hop.end > hop.start
        way = -1 if up else 1
        edge = self.top if up else self.top + BAND
        rise = self._rise(abs(hop.end - hop.start))
        peak = edge + way * rise
        colour = FORWARD if up else BACK
        new = hop.jump == self.shown - 1
        middle = (start + end) / 2
        bend = numbers(middle, edge + way * (2 * rise - 6), end, edge + way * 5)
        curve = f"M{numbers(start, edge)}Q{bend}"
        head = _head((end, edge + way), way, colour)
        drawn = inked(stroke(curve, colour, 3.6 if new else 2.2)) + head
        if self._covered(hop):
            return f'<g opacity=".35">{drawn}</g>'
        text = f"{'+' if up else '−'}{abs(hop.end - hop.start)}"
        if abs(end - start) < text_width(text, DIGIT) and not new:
            return drawn
        base = peak - 4 if up else peak + DIGIT + 4
        return drawn + write(text, middle, base, DIGIT - 1, colour)

    def _covered(self, hop: Hop) -> bool:
        """Whether a later hop the same way passes over it: then it steps back."""
        least, most = sorted(hop[:2])
        return any(
            other.jump > hop.jump
            and (other.end > other.start) == (hop.end > hop.start)
            and max(least, min(other[:2])) < min(most, max(other[:2]))
            for other in self.hops
        )


def _head(tip: Point, way: int, colour: str) -> str:
    x, y = tip
    return flat(f"M{numbers(x, y)}l-5.5 {number(way * 10)}h11z", colour)


def _text(place: int) -> str:
    return str(place).replace("-", "−")
