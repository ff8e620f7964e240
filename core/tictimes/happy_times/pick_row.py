"""Questions without end that are answered by picking cards: a kind, a seed, which one, how hard."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias, get_args

from tictimes.errors import NotationError, quoted
from tictimes.happy_times.cards import Hand, is_prime
from tictimes.happy_times.chances import chances
from tictimes.happy_times.helpful import HelpfulCards, helpful
from tictimes.happy_times.makings import HAND, HideOneSet, TwoSets, trios
from tictimes.happy_times.options import Options
from tictimes.happy_times.picks import DeadCards, Pick, PicturesOn, PrimesAmong, WorthMost
from tictimes.happy_times.sets import Table
from tictimes.numbers.facts import divisors
from tictimes.numbers.quiz import check_row
from tictimes.shuffle import Randomness

Kind: TypeAlias = Literal["pictures", "primes", "dead-cards", "most-sets", "two-sets", "hide-a-set"]
KINDS: tuple[Kind, ...] = get_args(Kind)
PICKS, MAKINGS = KINDS[:4], KINDS[4:]
"""The questions, and the puzzles."""

LEVELS = (1, 2, 3)

PACKS = {1: Options(), 2: Options(highest=24), 3: Options(highest=36)}
"""The pack of each level, where it is the pack that makes it harder."""

SPLIT = {1: (Options(), 2), 2: (Options(), 5), 3: (Options(highest=36), 4)}
"""For two sets: the pack, and how many sets hide in the six cards at least."""

PRIMES_UP_TO = {1: 16, 2: 40, 3: 100}
PICTURED = {1: (4, 16, 8), 2: (6, 36, 10), 3: (24, 100, 12)}
"""The least and the largest number whose pictures are picked, and the last picture."""

HIDDEN: dict[int, tuple[Options, tuple[Table | None, ...]]] = {
    1: (Options(), (None,)),
    2: (Options(), (2, 3, 4, 5)),
    3: (Options(highest=36), tuple(range(3, 13))),
}


def pick(kind: Kind, seed: str, number: int = 1, level: int = 1) -> Pick:
    """Question `number`, from 1 up, of an endless row that `seed` and `level` (1 to 3) choose.

    Raises `NotationError` for what there is not.

    >>> pick("two-sets", "otter-42").cards
    (8, 14, 12, 16, 3, 15)
    >>> pick("three-sets", "otter-42")
    Traceback (most recent call last):
    tictimes.errors.NotationError: 'three-sets' is no kind of question \
(pictures, primes, dead-cards, most-sets, two-sets, hide-a-set)
    """
    if kind not in KINDS:
        raise NotationError(f"{quoted(kind)} is no kind of question", ", ".join(KINDS))
    check_row(seed, number, level, LEVELS)
    if kind in ("pictures", "hide-a-set"):
        pool = _pictured(level) if kind == "pictures" else _hidden(level)
        lap, place = divmod(number - 1, len(pool))
        row, _ = Randomness(f"{seed}/{kind}/{level}/{lap}").shuffle(pool)
        return row[place]
    return _dealt(kind, Randomness(f"{seed}/{kind}/{level}/{number}"), level)


HELPED = {1: (Options(), 1, 4), 2: (Options(), 2, 8), 3: (Options(highest=36), 2, 12)}
"""For helpful cards: the pack, how many tables a pair shares and how many numbers help, at most."""


def helpful_pair(kind: str, seed: str, number: int = 1, level: int = 1) -> HelpfulCards:
    """Pair `number` of an endless row: how many cards make a set with it? Its `kind` is `helpful`.

    None comes twice before all of its level have come. Raises `NotationError` for what there is
    not.

    >>> helpful_pair("helpful", "otter-42") == helpful_pair("helpful", "otter-42", 1)
    True
    """
    if kind != "helpful":
        raise NotationError(f"{quoted(kind)} is no kind of question", "helpful")
    check_row(seed, number, level, LEVELS)
    pool = _helped(level)
    lap, place = divmod(number - 1, len(pool))
    row, _ = Randomness(f"{seed}/{kind}/{level}/{lap}").shuffle(pool)
    return row[place]


@cache
def _helped(level: int) -> tuple[HelpfulCards, ...]:
    return helpful(*HELPED[level])


@cache
def _pictured(level: int) -> tuple[Pick, ...]:
    """Cards with pictures, and a few primes, which have none."""
    least, largest, last = PICTURED[level]
    numbers = [
        number
        for number in range(least, largest + 1)
        if not is_prime(number) or number % 10 in (1, 3)
    ]
    return tuple(PicturesOn(n, tuple(range(2, min(last, n - 1) + 1))) for n in numbers)


@cache
def _hidden(level: int) -> tuple[Pick, ...]:
    """Every card with every table, where a hand can be found."""
    options, tables = HIDDEN[level]
    found = []
    for table in tables:
        for card in range(2, options.highest + 1):
            try:
                found.append(HideOneSet(card, table, options))
            except NotationError:  # no hand will do
                continue
    return tuple(found)


def _dealt(kind: Kind, randomness: Randomness, level: int) -> Pick:
    """Cards of the pack, taken again until they are worth asking about."""
    highest = PRIMES_UP_TO[level] if kind == "primes" else PACKS[level].highest
    if kind == "two-sets":
        highest = SPLIT[level][0].highest
    while True:
        cards, randomness = randomness.shuffle(tuple(range(1, highest + 1)))
        asked = _asked(kind, cards[:HAND], level)
        if asked is not None:
            return asked


def _asked(kind: Kind, hand: Hand, level: int) -> Pick | None:
    match kind:
        case "primes":
            found = sum(map(is_prime, hand))
            tempting = any(n % 2 and not is_prime(n) for n in hand)
            return PrimesAmong(hand) if 1 <= found <= 4 and tempting else None
        case "dead-cards":
            dead = DeadCards(hand, PACKS[level])
            return dead if len(dead.right) <= 3 else None
        case "most-sets":
            return _most(hand[:3], level)
    options, fewest = SPLIT[level]
    sets = {one.cards for one in trios(hand, options)}
    ways = {one for one in sets if tuple(sorted(set(hand) - set(one))) in sets}
    enough = len(ways) == 2 and len(sets) >= fewest + 2
    return TwoSets(hand, options) if enough else None


def _most(three: Hand, level: int) -> Pick | None:
    """Three cards of which one is in more sets, and not just because it is the largest."""
    worth = chances(PACKS[level].highest).by_card
    best = max(three, key=lambda card: worth[card])
    unlike = len({worth[card] for card in three}) == len(three)
    telling = best != max(three) or len(divisors(best)) > 3
    return WorthMost(three, PACKS[level]) if unlike and telling else None
