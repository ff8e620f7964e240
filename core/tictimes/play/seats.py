"""Who is to sit where: the part of the form about the seats, filled in and read."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

from tictimes.errors import is_text
from tictimes.form import Field, Pick, number_picks, read_field
from tictimes.game import Level
from tictimes.play.pairs import shared, sharers
from tictimes.play.players import ANIMALS, LONGEST_NAME, PERSON, bot_level, bot_name, tidy
from tictimes.sayings import Saying

Kind = Literal["person", "pair", "easy", "medium", "hard"]
OFFERED = (PERSON, *ANIMALS)
"""The animals that a child may choose to be."""

ANIMAL_PICKS = tuple(Pick(animal, Saying.of("common.name", name=animal)) for animal in OFFERED)
LEVELS: tuple[Level, ...] = get_args(Level)
LONGEST_BOT = LONGEST_NAME - len(" (medium bot)")

MORE_ANIMALS = ("Frog", "Duck", "Mouse", "Deer", "Swan", "Newt", "Crow", "Seal")
"""For a table at which every seat is shared."""


@dataclass(frozen=True, slots=True)
class _Seat:
    """What was answered about one seat: its names as they were typed, the second one a mate's."""

    number: int
    kind: Field
    names: tuple[str, ...]

    @property
    def person(self) -> bool:
        return self.kind.value in ("person", "pair")


def answers_of_seats(players: Sequence[str]) -> dict[str, str]:
    """The answers that seat `players`.

    >>> answers_of_seats(["Ana & Ben", "Fox (hard bot)"])["seat-1"]
    'hard'
    """
    answers = {"players": str(len(players))}
    for seat, name in enumerate(players):
        level = bot_level(name)
        first, *others = (name.rpartition(" (")[0],) if level else sharers(name)
        answers[f"seat-{seat}"] = level or ("pair" if others else "person")
        answers[f"name-{seat}"] = first
        if others:
            answers[f"mate-{seat}"] = shared(others)
    return answers


def read_seats(
    answers: Mapping[str, str], fewest: int, most: int
) -> tuple[tuple[Field, ...], tuple[str, ...] | None]:
    """The fields about the seats, and the names at the table; `None` where something cannot be.

    A name left empty is an animal's: names are never needed.

    >>> read_seats({"seat-1": "easy", "name-0": "Fox"}, 2, 8)[1]
    ('Fox', 'Otter (easy bot)')
    """
    picks = number_picks(*range(fewest, most + 1))
    label = Saying.of("play.how-many")
    many = Field("players", "number", label, answers.get("players", ""), picks, fewest, most)
    count = read_field(many, many.value or str(fewest))
    if not isinstance(count, int):
        assert isinstance(count, Saying)
        return (replace(many, problem=count),), None
    many = replace(many, value=str(count))
    seats = [_read_seat(number, answers) for number in range(count)]
    taken: set[str] = set()
    fields, players = [many], []
    for seat in _named(seats):
        own, name = _seat_fields(seat, taken)
        fields += own
        players.append(name)
    fine = not any(field.problem for field in fields)
    return tuple(fields), tuple(players) if fine else None


def animals_for(people: Sequence[str]) -> tuple[str, ...]:
    """Animals in the place of `people`, as many to a seat as share it.

    >>> animals_for(["Ana & Ben", "Caz"])
    ('Otter & Fox', 'Bear')
    """
    free = iter((*OFFERED, *MORE_ANIMALS) * 2)
    return tuple(shared([next(free) for _ in sharers(name)]) for name in people)


def _read_seat(number: int, answers: Mapping[str, str]) -> _Seat:
    usual = "medium" if number else "person"
    picks = tuple(Pick(kind, Saying.of(f"play.seat-{kind}")) for kind in get_args(Kind))
    label = Saying.of("play.seat", number=number + 1)
    kind = Field(f"seat-{number}", "pick", label, usual, picks, seat=number)
    answer = answers.get(kind.name, usual)
    problem = read_field(kind, answer)
    kind = replace(kind, value=answer, problem=problem if isinstance(problem, Saying) else None)
    names = ("name", "mate") if answer == "pair" else ("name",)
    typed = tuple(tidy(answers.get(f"{name}-{number}", "")) for name in names)
    return _Seat(number, kind, typed)


def _named(seats: Sequence[_Seat]) -> list[_Seat]:
    """`seats`, where bots leave their names to people, and all who have none are animals."""
    taken = {name.casefold() for seat in seats if seat.person for name in seat.names}
    kept = []
    for seat in seats:
        if not seat.person and _name_problem(seat.names[0], taken, LONGEST_BOT):
            seat = replace(seat, names=("",))
        taken.update(name.casefold() for name in seat.names)
        kept.append(seat)
    animals = (*OFFERED, *MORE_ANIMALS)
    free = (animal for animal in animals if animal.casefold() not in taken)
    return [replace(seat, names=tuple(name or next(free) for name in seat.names)) for seat in kept]


def _seat_fields(seat: _Seat, taken: set[str]) -> tuple[list[Field], str]:
    """The fields of one seat, and what it is called; its names are added to those `taken`."""
    if not seat.person:
        level: Level = next((one for one in LEVELS if one == seat.kind.value), "medium")
        name = bot_name(seat.names[0], level)
        return [replace(seat.kind, note=Saying.of("common.name", name=name))], name
    fields = [seat.kind]
    for code, name in zip(("name", "mate"), seat.names, strict=False):
        label = Saying.of(f"play.{code}", number=seat.number + 1)
        problem = _name_problem(name, taken, LONGEST_NAME)
        taken.update(each.casefold() for each in sharers(name))
        called = f"{code}-{seat.number}"
        fields.append(
            Field(called, "text", label, name, ANIMAL_PICKS, most=LONGEST_NAME, seat=seat.number)
        )
        fields[-1] = replace(fields[-1], problem=problem)
    together = shared(seat.names)
    if len(together) > LONGEST_NAME and not any(field.problem for field in fields):
        fields[-1] = replace(fields[-1], problem=Saying.of("play.long-pair", most=LONGEST_NAME))
    return fields, together


def _name_problem(name: str, taken: Collection[str], longest: int) -> Saying | None:
    if not is_text(name):
        return Saying.of("play.no-name")
    if len(name) > longest:
        return Saying.of("common.too-long", most=longest)
    if bot_level(name):
        return Saying.of("play.name-of-bot")
    own = [each.casefold() for each in sharers(name)]
    if len(set(own)) < len(own) or any(each in taken for each in own):
        return Saying.of("play.name-twice", name=name)
    return None
