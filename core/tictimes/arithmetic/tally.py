"""The best score alone, fast: a hand's groups are counted by adding five numbers.

Each card is one large number made of fields, a field for every value that cards can share (red,
star, 5; at Level 2 also red star, red 5, 5 star). A field of a card's own values holds what the
card gains its hand there and a count of 1. The fields of five cards add up side by side, and one
mask shows in which of them enough cards have met.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from tictimes.arithmetic.cards import HAND_SIZE, PACK, PROPERTIES, Card, read_hand
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.scoring import LEAST_SINGLE, LEAST_TIC

COUNT_BITS, GAIN_BITS = 3, 7
FIELD_BITS = COUNT_BITS + GAIN_BITS
FULL = 1 << (COUNT_BITS - 1)
"""The bit of a count that is set once enough cards have met: counts start at 4 less the least."""
GAIN = (1 << GAIN_BITS) - 1
"""No gain is larger than 75: a Tic of all five 5s of one shape or colour."""


class Tally(NamedTuple):
    """The cards as numbers, where their fields start, and the bits that show a group.

    Cards are found by themselves and by their notation.
    """

    numbers: Mapping[Card | str, int]
    start: int
    groups: int


def best_score(cards: Sequence[Card | str], level: Level = 2) -> int:
    """The best score of five different cards; without a group, all of them count against it.

    Raises `NotationError` for other cards.

    >>> best_score("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split())
    18
    >>> best_score("1-star-red 2-moon-red 3-moon-blue 4-circle-yellow 5-square-orange".split())
    -15
    """
    tally = _TALLIES[check_level(level)]
    try:
        numbers = {tally.numbers[card] for card in cards}
    except (KeyError, TypeError):
        numbers = set()
    if len(numbers) != HAND_SIZE or len(cards) != HAND_SIZE:
        numbers = {tally.numbers[card] for card in read_hand(cards)}
    return worth(sum(numbers, tally.start), tally.groups)


def tally_of(level: Level) -> Tally:
    """The cards as numbers, for those who add up many hands themselves."""
    return _TALLIES[level]


def worth(packed: int, groups: int) -> int:
    """The best score of the five cards that were added up in `packed`, by a tally's `groups`."""
    shown = packed & groups
    gain = 0
    while shown:
        place = shown.bit_length()
        gain = max(gain, packed >> place & GAIN)
        shown ^= 1 << place - 1
    return gain - (packed & GAIN)


def _values(card: Card, level: Level) -> Iterator[tuple[tuple[object, ...], int, int]]:
    """What `card` can share with others, how many it takes, and what it then gains its hand.

    A card is against its hand once; in a Single it counts once for it, in a Tic twice.
    """
    for value in zip(PROPERTIES, card, strict=True):
        yield value, LEAST_SINGLE, 2 * card.number
    if level == 2:
        for pair in combinations(zip(PROPERTIES, card, strict=True), 2):
            yield pair, LEAST_TIC, 3 * card.number


def _tally(level: Level) -> Tally:
    places: dict[tuple[object, ...], int] = {}
    numbers: dict[Card | str, int] = {}
    start = groups = 0
    for card in PACK:
        number = card.number  # the lowest field: the sum of all cards
        for value, least, gain in _values(card, level):
            if value not in places:
                places[value] = FIELD_BITS * (len(places) + 1)
                start |= FULL - least << places[value]
                groups |= FULL << places[value]
            number |= (gain << COUNT_BITS | 1) << places[value]
        numbers[card] = numbers[str(card)] = number
    return Tally(numbers, start, groups)


_TALLIES = {1: _tally(1), 2: _tally(2)}
