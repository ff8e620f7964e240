"""What is stated of hands and groups, and how it is decided whether it is so."""

from __future__ import annotations

from collections.abc import Mapping

from tictimes.arithmetic.events import Event, Way, how_many
from tictimes.arithmetic.explain import without_brackets as printed_without_brackets
from tictimes.arithmetic.luck import grouped
from tictimes.arithmetic.options import Level
from tictimes.arithmetic.scoring import LEAST_SINGLE
from tictimes.proofs import Truth
from tictimes.sayings import Saying, Sum


def match(cards: tuple[Saying, ...], things: tuple[Saying, ...]) -> bool:
    """Whether all these cards, as they are named, are alike in each of `things`."""
    values = [dict(card.facts) for card in cards]
    properties = [thing.code.partition(".")[2] for thing in things]
    return all(len({card[name] for card in values}) == 1 for name in properties)


def at_least(score: int, second: int) -> bool:
    """Whether `score` is not less than `second`."""
    import sympy

    return bool(sympy.Integer(score) >= second)


def more_than(score: int, second: int) -> bool:
    """Whether `score` is more than `second`."""
    import sympy

    return bool(sympy.Integer(score) > second)


def without_brackets(
    text: str, times: int, own: tuple[int, ...], others: tuple[int, ...], answer: int
) -> bool:
    """Whether `text`, the sum of a group and its leftovers without brackets, makes `answer`."""
    import sympy

    first = sympy.Mul(times, own[0])
    rest = sympy.Add(*own[1:], *(-other for other in others[:1]), *others[1:])
    return text == printed_without_brackets(times, own, others) and bool(first + rest == answer)


def zero(score: int) -> bool:
    """Whether `score` is 0."""
    import sympy

    return bool(sympy.Integer(score).is_zero)


def equal(score: int, other: int) -> bool:
    """Whether two scores are the same."""
    import sympy

    return bool(sympy.Eq(score, other))


def is_group(cards: tuple[Saying, ...], level: int) -> bool:
    """Whether these cards, as they are named, are a group at `level`."""
    values = zip(*(dict(card.facts).values() for card in cards), strict=True)
    shared = sum(len(set(value)) == 1 for value in values)
    return shared >= 1 if len(cards) >= LEAST_SINGLE else level == 2 and shared == 2


def has_hands(way: Way, score: int, hands: int, level: Level, printed: Sum) -> bool:
    """Whether an event happens to so many of all hands, as it is printed."""
    return how_many(Event(way, score), level) == hands and printed == grouped(hands)


def more_hands(many: int, few: int, one: Sum, two: Sum) -> bool:
    """Whether `many` is more than `few`, as they are printed."""
    return more_than(many, few) and (one, two) == (grouped(many), grouped(few))


TRUTHS: Mapping[str, Truth] = {
    "match": match,
    "at-least": at_least,
    "more-than": more_than,
    "without-brackets": without_brackets,
    "zero": zero,
    "equal": equal,
    "is-group": is_group,
    "has-hands": has_hands,
    "more-hands": more_hands,
}
