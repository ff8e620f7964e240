"""What is asked before a game: fields that any page can draw. Plain data, for every game alike.

A game describes its options by `Field`s beside them; `play.set_up` puts the whole form together.
A field's `name` is the same everywhere: in a form, in an address, as a Python argument.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tictimes.sayings import Saying

Kind = Literal["number", "switch", "pick", "text"]
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class Pick:
    """One of the values that a field may have."""

    value: str
    label: Saying


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to choose, and what is chosen.

    A `pick` has one of its `picks`; a `number` is `least` to `most` and its picks are but the
    usual ones; a `switch` is `yes` or `no`; a `text` has up to `most` characters and its picks are
    offered. `problem` is the one sentence why `value` cannot be; `note` what follows from it.
    `card` is the card that `note` is about. `rare` ones are tucked away. `seat` is the place at
    the table that it is about.
    """

    name: str
    kind: Kind
    label: Saying
    value: str = ""
    picks: tuple[Pick, ...] = ()
    least: int = 0
    most: int = 0
    help: Saying | None = None
    problem: Saying | None = None
    note: Saying | None = None
    card: str | None = None
    rare: bool = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """Fields that belong together."""

    name: str
    label: Saying
    fields: tuple[Field, ...]
    help: Saying | None = None


@dataclass(frozen=True, slots=True)
class RulePicture:
    """One step of a game, drawn without words; `says` is for those who cannot see it."""

    svg: str
    says: Saying


@dataclass(frozen=True, slots=True)
class Share:
    """The address for the same deal elsewhere: what follows its question mark, and what to say."""

    query: str
    label: Saying
    done: Saying


@dataclass(frozen=True, slots=True)
class Form:
    """All that is asked before a game; `number` grows with every answer of Python's."""

    title: Saying
    parts: tuple[Part, ...]
    deal: Saying
    back: Saying
    new_word: Saying
    share: Share | None = None
    number: int = 0

    @property
    def fields(self) -> tuple[Field, ...]:
        """Every field, in order."""
        return tuple(field for part in self.parts for field in part.fields)


def number_picks(*numbers: int) -> tuple[Pick, ...]:
    """A pick for each of `numbers`.

    >>> [pick.value for pick in number_picks(1, 2)]
    ['1', '2']
    """
    return tuple(Pick(str(n), Saying.of("common.number", number=n)) for n in numbers)


def read_field(field: Field, value: str) -> bool | int | str | Saying:
    """What `value` means for `field`; a `Saying` tells why it cannot be.

    >>> goal = Field("goal", "number", Saying.of("common.total"), least=1, most=3)
    >>> read_field(goal, " 2 "), read_field(goal, "4").code
    (2, 'common.from-to')
    """
    match field.kind:
        case "switch":
            return value == YES if value in (YES, NO) else Saying.of("common.yes-or-no")
        case "number":
            return _read_number(field, value.strip())
        case "pick":
            known = tuple(pick.value for pick in field.picks)
            labels = tuple(pick.label for pick in field.picks)
            return value if value in known else Saying.of("common.one-of", labels=labels)
        case "text":
            fits = len(value) <= field.most
            return value if fits else Saying.of("common.too-long", most=field.most)


def _read_number(field: Field, value: str) -> int | Saying:
    if value.isascii() and value.isdecimal() and len(value) <= 6:
        number = int(value)
        if field.least <= number <= field.most:
            return number
    return Saying.of("common.from-to", least=field.least, most=field.most)
