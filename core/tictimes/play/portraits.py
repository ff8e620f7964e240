"""The faces of the animals that sit at a table: drawn, and friendly to their neighbours.

A face fills a square of 100, its middle at (0, 0), on a disc of its own colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from tictimes.drawing import INK, fill, flat, inked, mirrored, stroke, svg
from tictimes.paths import disc, dots, numbers

CREAM, BLUSH, ROSE = "#fff4dc", "#f2a08f", "#e8a39a"
DARK, SNOW = "#4a434e", "#fffdf8"


def _eyes(apart: float, y: float, size: float = 7.5) -> str:
    """Two eyes, each with a little light in it."""
    return stroke(dots([(-apart, y), (apart, y)]), INK, size) + stroke(
        dots([(1.4 - apart, y - 1.6), (apart + 1.4, y - 1.6)]), SNOW, size * 0.3
    )


def _cheeks(apart: float, y: float) -> str:
    return stroke(dots([(-apart, y), (apart, y)]), BLUSH, 8)


def _nose(y: float, wide: float = 6, high: float = 4.5, colour: str = INK) -> str:
    """A soft triangle, broad above."""
    return flat(
        f"M{numbers(-wide, y)}Q{numbers(-wide, y - high * 0.7, 0, y - high * 0.7)}"
        f"Q{numbers(wide, y - high * 0.7, wide, y)}Q{numbers(wide * 0.6, y + high, 0, y + high)}"
        f"Q{numbers(-wide * 0.6, y + high, -wide, y)}z",
        colour,
    )


def _smile(y: float, half: float = 7) -> str:
    """The mouth of a beast: down from the nose and out to both sides."""
    return stroke(f"M0 {numbers(y - 4)}V{numbers(y)}", INK, 2.4) + mirrored(
        stroke(f"M0 {numbers(y)}q{numbers(half / 2, 4.5, half, 0.5)}", INK, 2.4)
    )


def _whiskers(x: float, y: float) -> str:
    return mirrored(stroke(f"M{numbers(x, y)}l15-3M{numbers(x, y + 5)}l15 1", INK, 1.6))


def _otter() -> str:
    ears = mirrored(fill(disc(30, -17, 8), "#8a5f45"))
    head = "M0-31C24-31 39-17 39 2C39 23 22 35 0 35C-22 35-39 23-39 2C-39-17-24-31 0-31z"
    muzzle = "M0 4C9-4 28 0 28 14C28 27 12 31 0 31C-12 31-28 27-28 14C-28 0-9-4 0 4z"
    return (
        ears + fill(head, "#a87a58") + flat(muzzle, "#f3dcba") + _cheeks(27, 6) + _eyes(15, -5)
        + _nose(10, 7.5, 5.5) + _smile(22, 8) + _whiskers(17, 14)
    )  # fmt: skip


def _fox() -> str:
    ears = mirrored(fill("M35-3L31-40Q18-36 8-24z", "#e07b39") + flat("M28-17L26-31L17-25z", DARK))
    head = "M0 36C-12 36-40 17-38-3C-36-20-17-27 0-27C17-27 36-20 38-3C40 17 12 36 0 36z"
    cheeks = (
        "M0 34C-12 34-36 18-36.5 2C-24-1-8 4 0 21C8 4 24-1 36.5 2C36 18 12 34 0 34z"
    )  # fmt: skip
    return (
        ears + fill(head, "#ee8f45") + flat(cheeks, CREAM) + _cheeks(23, 13) + _eyes(14, -2)
        + _nose(23, 6.5, 5.5)
    )  # fmt: skip


def _bear() -> str:
    ears = mirrored(fill(disc(27, -24, 12), "#94623f") + flat(disc(27, -23, 6), "#d9a878"))
    head = "M0-33C24-33 38-16 38 3C38 24 21 36 0 36C-21 36-38 24-38 3C-38-16-24-33 0-33z"
    muzzle = "M0 1C12 1 20 8 20 17C20 27 11 32 0 32C-11 32-20 27-20 17C-20 8-12 1 0 1z"
    return (
        ears + fill(head, "#b07a4f") + flat(muzzle, "#eccfa4") + _cheeks(27, 11) + _eyes(14, -5)
        + _nose(9, 7.5, 5.5) + _smile(21, 8)
    )  # fmt: skip


def _owl() -> str:
    body = "M-35-37Q-20-26 0-26Q20-26 35-37C44-10 38 38 0 38C-38 38-44-10-35-37z"
    belly = "M0 8C16 8 24 18 21 28C16 34 8 36 0 36C-8 36-16 34-21 28C-24 18-16 8 0 8z"
    feathers = stroke("M-12 20q4 5 8 0M4 20q4 5 8 0M-4 28q4 5 8 0", "#a97f4c", 2.4)
    rings = mirrored(fill(disc(15.5, -6, 14.5), SNOW) + flat(disc(14.5, -6, 7.6), INK))
    shine = stroke(dots([(-12, -9), (17, -9)]), SNOW, 4)
    beak = fill("M-6 2Q0-2 6 2L0 14z", "#f2b53a")
    return (
        fill(body, "#c49a63") + flat(belly, CREAM) + feathers + rings + shine + beak
    )  # fmt: skip


def _hare() -> str:
    ear = "M6-14C4-34 8-46 17-46C27-46 28-28 21-12z"
    inner = "M11-16C10-30 12-40 16.5-40C22-40 22-27 18-15z"
    tip = "M9.2-37C11-43 14-46 17-46C21-46 23.5-43 24.4-38Q17-33 9.2-37z"
    ears = mirrored(
        fill(ear, "#c9a06f") + flat(inner, ROSE) + flat(tip, DARK) + stroke(ear, INK, 3)
    )
    head = "M0-18C20-18 32-5 32 11C32 28 18 37 0 37C-18 37-32 28-32 11C-32-5-20-18 0-18z"
    muzzle = "M0 15C8 9 20 14 19 24C17 33 8 35 0 35C-8 35-17 33-19 24C-20 14-8 9 0 15z"
    teeth = flat("M-4.5 27h9v5.5h-9z", SNOW) + stroke("M-4.5 27v5.5h9v-5.5M0 27v5.5", INK, 1.4)
    return (
        ears + fill(head, "#d8b384") + flat(muzzle, CREAM) + _cheeks(23, 15) + _eyes(13, 4)
        + teeth + _nose(17, 5, 4.5, "#d9776b") + _smile(26, 7) + _whiskers(13, 20)
    )  # fmt: skip


def _badger() -> str:
    ears = mirrored(fill(disc(29, -21, 9), DARK) + flat(disc(30, -22, 4.4), SNOW))
    head = "M0 38C-11 38-38 20-37-4C-36-23-18-31 0-31C18-31 36-23 37-4C38 20 11 38 0 38z"
    stripe = "M8-30C16-29 24-25 27-16C31 0 22 16 7.5 29C10 14 8 2 8-30z"
    sight = mirrored(stroke(dots([(18, -3)]), SNOW, 11)) + _eyes(18, -3, 7)
    return (
        ears + fill(head, "#f3eee4") + mirrored(flat(stripe, DARK)) + stroke(head, INK, 3) + sight
        + _nose(28, 7.5, 5.5)
    )  # fmt: skip


def _mole() -> str:
    head = "M0-33C24-33 37-16 37 6C37 26 22 36 0 36C-22 36-37 26-37 6C-37-16-24-33 0-33z"
    snout = "M0 3C12 3 17 10 16 18C15 26 8 28 0 28C-8 28-15 26-16 18C-17 10-12 3 0 3z"
    glasses = stroke(disc(-15, -6, 10.5) + disc(15, -6, 10.5) + "M-4.5-7q4.5-4 9 0", "#e7c66b", 3)
    lenses = flat(disc(-15, -6, 10.5) + disc(15, -6, 10.5), "#f7f3ea")
    paws = mirrored(fill("M18 40C14 30 22 24 28 28C36 29 36 40 30 42z", ROSE))
    return (
        fill(head, "#716a80") + lenses + glasses + _eyes(14, -5, 6.5) + flat(snout, ROSE)
        + _nose(12, 7, 5, "#c9655f") + _smile(22, 6) + paws
    )  # fmt: skip


def _wren() -> str:
    tail = fill("M22-18L32-44L41-40L34-10z", "#8f5f3c") + stroke("M28-30l8 3M26-24l9 3", INK, 1.8)
    body = "M0-32C22-32 37-15 37 5C37 26 21 37 0 37C-21 37-37 26-37 5C-37-15-22-32 0-32z"
    belly = "M0 2C16 2 27 14 25 25C19 33 10 35 0 35C-10 35-19 33-25 25C-27 14-16 2 0 2z"
    brows = mirrored(stroke("M7-15Q18-21 29-11", CREAM, 5))
    wings = mirrored(stroke("M36 6Q28 12 29 24M33 4Q31 6 30 9", INK, 2))
    beak = fill("M-5.5 1Q0-3 5.5 1L0 12z", "#e9a13c") + stroke("M-4 3.5h8", INK, 1.6)
    return (
        tail + fill(body, "#b37a4c") + flat(belly, CREAM) + wings + brows + _eyes(15, -5) + beak
        + _cheeks(23, 5)
    )  # fmt: skip


_DRAWN: dict[str, tuple[str, Callable[[], str]]] = {
    "otter": ("#bfdcd6", _otter),
    "fox": ("#cfe0b8", _fox),
    "bear": ("#f3d9a4", _bear),
    "owl": ("#c6cfe8", _owl),
    "hare": ("#d5e3b5", _hare),
    "badger": ("#e9c9bd", _badger),
    "mole": ("#ecdcae", _mole),
    "wren": ("#bfdde8", _wren),
}


@cache
def portrait(name: str) -> str | None:
    """The face of an animal called `name`, such as "Fox (easy bot)", as SVG; `None` for others.

    >>> portrait("Fox") == portrait("fox (easy bot)")
    True
    >>> portrait("Ana") is None
    True
    """
    animal = name.partition(" (")[0].strip().lower()
    if animal not in _DRAWN:
        return None
    ground, draw = _DRAWN[animal]
    return svg(flat(disc(0, 0, 48), ground) + inked(draw(), 3), "-50 -50 100 100")


def portraits(names: Iterable[str]) -> dict[str, str]:
    """The faces of all those `names` that are animals, by name.

    >>> list(portraits(["Ana", "Fox (bot)"]))
    ['Fox (bot)']
    """
    found = ((name, portrait(name)) for name in names)
    return {name: face for name, face in found if face is not None}
