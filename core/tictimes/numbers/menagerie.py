"""The sixteen drawn numbers: each has as many parts as it says, so that they can be counted.

A drawing fills a square of 64, its middle at (0, 0). What is to be counted is drawn as a `part`,
one subpath for each; the tests count them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tictimes.drawing import INK, PAPER, blunt, fill, flat, mirrored, placed, stroke, tube
from tictimes.paths import around, box, disc, dots, line, numbers

RED, CORAL, ORANGE, YELLOW = "#d9473f", "#f0906a", "#f0a03c", "#f6c945"
GREEN, LEAF, BLUE, SKY = "#6db05b", "#4a9150", "#4f8fc4", "#d8eaf5"
VIOLET, LILAC, BROWN, TAN = "#9676d0", "#efe9fb", "#a8714a", "#efcf9f"
WHITE, BLUSH = "#fff", "#f5a79b"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture: its `body` says which number it is, the `details` make it a friend."""

    body: str
    details: str = ""


def _eyes(x: float, y: float, size: float = 5.4, colour: str = INK) -> str:
    return stroke(dots([(-x, y), (x, y)]), colour, size)


def _smile(y: float, half: float, deep: float) -> str:
    return stroke(f"M{numbers(-half, y)}q{numbers(half, deep, 2 * half, 0)}", INK, 2.2)


def _face(apart: float, y: float, size: float = 5.2) -> str:
    """Two eyes, two red cheeks and a smile between them."""
    cheeks = stroke(dots([(-apart - 4.5, y + 6), (apart + 4.5, y + 6)]), BLUSH, size)
    return cheeks + _eyes(apart, y, size) + _smile(y + 4.5, apart * 0.6, 4.5)


def _ghost() -> Drawn:
    """1: a ghost, all alone."""
    body = (
        "M-20 25V6q-3 2-6 1q-5-2-4.5-8q.5-4 3.5-3q2 1 2.5 4q2 0 4.5-4V-9a20 20 0 0 1 40 0v5"
        "q2.5 4 4.5 4q.5-3 2.5-4q3-1 3.5 3q.5 6-4.5 8q-3 1-6-1V25"
        "q-3.3 9-6.7 0t-6.6 0t-6.7 0t-6.7 0t-6.6 0t-6.7 0z"
    )
    return Drawn(fill(body, LILAC, part=True), _face(7.5, -8, 6))


def _cherries() -> Drawn:
    """2: cherries."""
    stalks = stroke("M-13 8C-11-10-2-20 9-26C5-14 8 0 14 10", INK, 3.2)
    leaf = fill("M9-26c6-7 15-6 21 1c-7 6-15 6-21-1z", GREEN)
    fruit = fill(disc(-15, 17, 13.5) + disc(15, 18, 13.5), RED, part=True)
    return Drawn(stalks + leaf + fruit, stroke("M-22 14q1-5 5-6M8 15q1-5 5-6", "#f9bdb3", 3))


def _clover() -> Drawn:
    """3: the leaves of a clover."""
    stem = tube("M0-6Q0 16 8 29", LEAF, 2)
    leaf = "M0 0C-6-4-18-7-18-17C-18-26-6-30 0-22C6-30 18-26 18-17C18-7 6-4 0 0z"
    leaves = "".join(_turned(fill(leaf, GREEN, part=True), angle) for angle in (120, 240, 0))
    veins = "".join(_turned(stroke("M0-7v-8", "#a9d697", 2.4), angle) for angle in (120, 240, 0))
    return Drawn(stem + placed(leaves, 0, -4), placed(veins, 0, -4))


def _turned(drawing: str, angle: float) -> str:
    return f'<g transform="rotate({numbers(angle)})">{drawing}</g>'


def _butterfly() -> Drawn:
    """4: the wings of a butterfly."""
    lower = fill("M2 3C12-1 27 6 24 18C21 30 6 27 2 12z", YELLOW, part=True)
    upper = fill("M2 3C0-14 14-29 25-27C38-24 32 4 2 5z", ORANGE, part=True)
    spots = stroke(dots([(22, -15)]), PAPER, 8) + stroke(dots([(16, 16)]), PAPER, 6)
    feelers = stroke("M0-12Q3-22 9-26", INK, 2.2)
    return Drawn(mirrored(lower + upper) + tube("M0-9V19", BROWN, 3.6), mirrored(spots + feelers))


def _starfish() -> Drawn:
    """5: the arms of a starfish."""
    tips, dips = around(5, 23), around(5, 12, 36)
    star = line(*(point for pair in zip(tips, dips, strict=True) for point in pair)) + "z"
    plump = stroke(star, INK, 18) + f'<path fill="{CORAL}" {_rim(CORAL, 12)} d="{star}"/>'
    arms = "".join(line((x, y), (x * 0.7, y * 0.7)) for x, y in around(5, 24))
    ridges = stroke(arms, "#fcd6b8", 3.6, part=True)
    return Drawn(placed(plump + ridges, 0, 2), placed(_face(5.5, -2, 4.8), 0, 2))


def _rim(colour: str, width: float) -> str:
    return f'stroke="{colour}" stroke-width="{numbers(width)}"'


def _ladybird() -> Drawn:
    """6: the spots of a ladybird."""
    head = fill("M-14-9a14 18 0 0 1 28 0z", "#45434f")
    right = [(11, -5), (14, 9), (8, 21)]
    spots = dots([(side * x, y) for side in (1, -1) for x, y in right])
    shell = fill(disc(0, 7, 22.5), RED) + stroke("M0-15V28", INK, 2.6)
    legs = stroke("M20-7L28-13M24 9H32M18 23L26 30", INK, 2.8)
    feelers = stroke("M5-26Q7-31 12-31", INK, 2.2)
    return Drawn(
        head + shell + stroke(spots, INK, 8.4, part=True),
        mirrored(legs + feelers) + _eyes(5.5, -20, 4.6, WHITE),
    )


def _rainbow() -> Drawn:
    """7: the bands of a rainbow."""
    colours = ("#d9473f", "#f08a3a", "#f6c945", "#6db05b", "#4fa3d1", "#4a64b5", "#8a62be")
    wide = 3.5
    arcs = [
        f"M{numbers(-radius, 15)}a{numbers(radius, radius)} 0 0 1 {numbers(2 * radius, 0)}"
        for radius in (29 - wide * nth for nth in range(7))
    ]
    edge = stroke(arcs[3], INK, 7 * wide + 4)
    bands = "".join(
        stroke(arc, colour, wide + 0.2, part=True)
        for arc, colour in zip(arcs, colours, strict=True)
    )
    cloud = "M11 25h16a5 5 0 0 0 1-10a5.5 5.5 0 0 0-8-5a7 7 0 0 0-11 5a5.2 5.2 0 0 0 3 10z"
    return Drawn(blunt(edge + bands), mirrored(fill(cloud, WHITE)))


def _octopus() -> Drawn:
    """8: the arms of an octopus."""
    arms = (
        "M12 4C22 10 31 5 28-5M11 8C20 17 28 18 31 11M8 10C11 22 17 29 25 25M3 11C5 20 4 29 10 30"
    )
    limbs = mirrored(stroke(arms, INK, 9)) + mirrored(stroke(arms, VIOLET, 4.4, part=True))
    head = "M-16 8C-24-2-22-29 0-29S24-2 16 8Q8 14 0 14T-16 8z"
    return Drawn(limbs + fill(head, VIOLET), _face(7, -9, 6))


def _noughts_and_crosses() -> Drawn:
    """9: the squares of noughts and crosses."""
    squares = "".join(
        box(-30.5 + 21 * x, -30.5 + 21 * y, 19, 19, 4) for y in range(3) for x in range(3)
    )
    crosses = "".join(
        f"M{numbers(21 * x - 5, 21 * y - 5)}l10 10m0-10l-10 10"
        for x, y in ((-1, -1), (0, 0), (0, -1))
    )
    noughts = "".join(disc(21 * x, 21 * y, 5.2) for x, y in ((1, -1), (-1, 1), (1, 1)))
    return Drawn(
        fill(squares, SKY, part=True) + stroke(crosses, RED, 3.6) + stroke(noughts, "#2f6fa8", 3.6)
    )


def _crab() -> Drawn:
    """10: the legs of a crab, its claws among them."""
    legs = stroke(
        "M15 5L26 2L31 9M17 11L27 12L31 19M15 17L23 21L26 28M10 21L14 26L14 31", INK, 3, part=True
    )
    arm = tube("M14 2Q23-2 22-12", RED, 3.4, part=True)
    claw = fill("M22-16L17.5-25.8A9.5 9.5 0 1 0 26.5-25.8z", RED)
    stalk = stroke("M6-3V-12", INK, 2.4) + fill(disc(6, -13, 4), WHITE)
    body = fill("M-20 9C-20-8 20-8 20 9S-20 26-20 9z", RED)
    return Drawn(
        mirrored(legs + arm + claw + stalk) + body,
        _eyes(6, -13, 3.4) + stroke(dots([(-11, 12), (11, 12)]), BLUSH, 5.5) + _smile(10, 5, 6),
    )


def _football_team() -> Drawn:
    """11: the players of a football team."""
    grass = fill(box(-25, -32, 50, 64, 6), GREEN)
    chalk = stroke("M-23 0h46M-11-30v6h22v-6M-11 30v-6h22v6", "#cfe8c2", 1.8)
    rows = {25: (0,), 10: (6, 18), -8: (6, 18), -22: (8,)}
    players = sorted({(side * x, y) for y, row in rows.items() for x in row for side in (-1, 1)})
    team = fill("".join(disc(x, y, 4.4) for x, y in players), YELLOW, part=True)
    return Drawn(grass + chalk + team)


def _clock() -> Drawn:
    """12: the hours of a clock."""
    feet = stroke("M-14 22L-20 30M14 22L20 30", INK, 4)
    bells = mirrored(fill("M7-25a10 10 0 0 1 17 12z", YELLOW))
    case = fill(disc(0, 3, 25), "#4a9aa0") + fill(disc(0, 3, 20), PAPER)
    marks = "".join(line(a, b) for a, b in zip(around(12, 16.5), around(12, 14), strict=True))
    hours = placed(stroke(marks, INK, 2.4, part=True), 0, 3)
    hands = stroke("M0-7V3L7 7", INK, 3)
    return Drawn(feet + bells + case + hours + hands)


def _hedgehog() -> Drawn:
    """13: the spines of a hedgehog."""
    tips, feet = around(13, 31, -120, 240), around(14, 20, -130, 260)
    spines = "".join(
        line(left, tip, right) + "z" for left, tip, right in zip(feet, tips, feet[1:], strict=False)
    )
    paws = fill(disc(-9, 26, 5) + disc(9, 26, 5), TAN)
    ears = fill(disc(-13, -7, 5) + disc(13, -7, 5), TAN)
    coat = fill(spines, BROWN, part=True) + fill(disc(0, 4, 22), BROWN)
    face = fill("M0-3C5-10 19-6 18 8C17 18 9 24 0 24S-17 18-18 8C-19-6-5-10 0-3z", TAN)
    cheeks = stroke(dots([(-12, 13), (12, 13)]), BLUSH, 5.5)
    nose = stroke(dots([(0, 11)]), INK, 7)
    return Drawn(coat + paws + ears + face + nose, cheeks + _eyes(8, 5, 5) + _smile(17, 3.6, 4))


def _peas() -> Drawn:
    """14: peas, seven in each pod."""
    pod = "M-36 0C-26-13 26-13 36 0C26 13-26 13-36 0z"
    inside = "M-32 0C-22-8 22-8 32 0C22 8-22 8-32 0z"
    peas = "".join(disc(8.6 * nth, 0, 4.5 - 0.15 * nth * nth) for nth in range(-3, 4))
    one = fill(pod, LEAF) + flat(inside, "#d4ebb0") + flat(peas, "#7dbb42", part=True)
    return Drawn(_turned(placed(one, -3, -12.5) + placed(one, 3, 12.5), -38))


def _rack() -> Drawn:
    """15: the balls of a rack, 1 + 2 + 3 + 4 + 5 of them."""
    colours = (YELLOW, BLUE, RED, VIOLET, GREEN)
    rows = [
        [(12.6 * nth - 6.3 * row, 11.2 * row - 23) for nth in range(row + 1)] for row in range(5)
    ]
    balls = [
        fill("".join(disc(x, y, 6) for x, y in row), colour, part=True)
        for row, colour in zip(rows, colours, strict=True)
    ]
    gloss = stroke(dots((x - 1.6, y - 1.8) for row in rows for x, y in row), PAPER, 2.2)
    return Drawn("".join(balls), gloss)


def _board() -> Drawn:
    """16: the squares of a board."""
    squares = [(x, y) for y in range(4) for x in range(4)]
    light, dark = (
        "".join(
            box(13.5 * x - 27, 13.5 * y - 27, 13.5, 13.5) for x, y in squares if (x + y) % 2 == odd
        )
        for odd in (0, 1)
    )
    frame = fill(box(-31, -31, 62, 62, 6), "#7a4f35")
    pieces = fill(disc(-6.75, -20.25, 4.8), RED) + fill(disc(6.75, 20.25, 4.8), PAPER)
    return Drawn(frame + flat(light, "#f7e6c4", part=True) + flat(dark, BROWN, part=True), pieces)


DRAWN: dict[int, Callable[[], Drawn]] = {
    1: _ghost,
    2: _cherries,
    3: _clover,
    4: _butterfly,
    5: _starfish,
    6: _ladybird,
    7: _rainbow,
    8: _octopus,
    9: _noughts_and_crosses,
    10: _crab,
    11: _football_team,
    12: _clock,
    13: _hedgehog,
    14: _peas,
    15: _rack,
    16: _board,
}
"""Each number's drawing."""
