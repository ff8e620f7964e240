"""What a child who knows the mathematics would answer, from what the page shows and nothing else.

The quizzes of the kit are not asked: numbers are read off the question, cards off the picture.
`answers` gives ways to answer, one after another, until one is right; most know it at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from math import gcd
from typing import Literal, TypeAlias

from tictimes import arithmetic

Act: TypeAlias = tuple[Literal["press", "type"], str] | tuple[Literal["do"], str, str]
Way: TypeAlias = list[Act]

YES, NO = [("do", "yes", "")], [("do", "no", "")]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it stands on the page: its words, its cards that can be pressed, its buttons.

    `level` is the chosen one of `How hard?`; `shows` is what is said of the drawing.
    """

    kind: str
    level: int
    words: str
    cards: tuple[str, ...]
    choices: tuple[tuple[str, str], ...]
    framed: dict[str, bool]
    shows: str

    @property
    def numbers(self) -> list[int]:
        return _numbers(self.words)

    @property
    def shown(self) -> list[int]:
        return _numbers(self.shows)


def right(asked: Asked) -> Iterator[Way]:
    """Ways to answer, of which one is right; where nothing is known of a kind, a guess."""
    solver = SOLVERS.get(asked.kind)
    if solver:
        yield from solver(asked)
    else:
        yield [("do", *asked.choices[0])]


def wrong(asked: Asked) -> Way | None:
    """A way that is not right; `None` where only the right one is known."""
    if asked.kind in PICKS:
        sizes, fits = PICKS[asked.kind](asked)
        return next((_picked(some) for some in _some(asked.cards, sizes) if not fits(some)), None)
    if asked.kind not in SOLVERS:
        return None
    known = next(right(asked), None)
    if known in (YES, NO):
        return NO if known == YES else YES
    if asked.choices and known and known[0][0] == "do":
        others = ([("do", *choice)] for choice in asked.choices)
        return next(way for way in others if way != known)
    if asked.kind in ("list-factors", "factor-pairs"):
        return [("type", "1 7" if asked.numbers[0] != 7 else "1 5")]
    fitting = list(right(asked))  # of a riddle there may be several
    typed: Iterator[Way] = ([("type", str(number))] for number in range(88, 0, -1))
    return next(way for way in typed if way not in fitting)


def _numbers(words: str) -> list[int]:
    return [int(one.replace("−", "-")) for one in re.findall(r"−?\d+", words)]


def _prime(asked: Asked) -> Iterator[Way]:
    yield YES if len(_divisors(asked.numbers[0])) == 2 else NO


def _table(asked: Asked) -> Iterator[Way]:
    number, table = asked.numbers
    yield YES if number % table == 0 else NO


def _factors(asked: Asked) -> Iterator[Way]:
    yield [("type", ", ".join(map(str, _divisors(asked.numbers[0]))))]


def _pairs(asked: Asked) -> Iterator[Way]:
    number = asked.numbers[0]
    pairs = [f"{one} x {number // one}" for one in _divisors(number) if one * one <= number]
    yield [("type", "; ".join(pairs))]


def _count_on(asked: Asked) -> Iterator[Way]:
    *_, before, last = asked.shown
    yield [("type", str(last + last - before))]


def _riddle(asked: Asked) -> Iterator[Way]:
    least, largest, *_ = asked.numbers
    words = asked.words.replace("not a prime", "not prime")
    clues = words.split(". ")[1:3]
    for number in range(least, largest + 1):
        if all(_told(clue, number) for clue in clues):
            yield [("type", str(number))]


def _always(asked: Asked) -> Iterator[Way]:
    """Every number up to 100 is tried."""
    said = asked.words.partition(". Is that")[0]
    first, second = re.split(" are | have ", said, maxsplit=1)
    found = {_told(second, n) for n in range(1, 101) if _told(first, n)}
    often = "sometimes" if len(found) == 2 else "always" if True in found else "never"
    yield [("do", "how-often", often)]


def _helpful(asked: Asked) -> Iterator[Way]:
    one, other, _, highest = asked.numbers[:4]
    wanted = [n for n in range(1, highest + 1) if n not in (one, other) and gcd(n, one, other) > 1]
    yield [("type", str(2 * len(wanted)))]


def _told(words: str, number: int) -> bool:
    """Whether `number` is as some words say: `are even`, `Numbers of the 4 times table`."""
    factors = len(_divisors(number))
    if table := re.search(r"(\d+) times table", words):
        return (number % int(table[1]) == 0) == ("not in" not in words)
    if count := re.search(r"(\d+) factors", words):
        return factors == int(count[1])
    if "prime" in words.lower():
        return (factors == 2) == ("not prime" not in words)
    if "quare" in words:
        return factors % 2 == 1
    return number % 2 == (0 if "ven" in words else 1)


def _name_table(asked: Asked) -> Iterator[Way]:
    cards = list(map(int, asked.cards))
    tables = [int(value) for do, value in asked.choices if do == "table" and value.isdecimal()]
    fitting = [table for table in tables if table > 1 and all(n % table == 0 for n in cards)]
    yield [("do", "table", str(fitting[0]))] if fitting else [("do", "none", "")]


def _shared(asked: Asked) -> Iterator[Way]:
    alike = [len(set(values)) == 1 for values in zip(*map(_parts, asked.cards), strict=True)]
    things = [n for n, same in zip(("number", "shape", "colour"), alike, strict=True) if same]
    yield [("do", "shared", " ".join(things) or "nothing")]


def _is_group(asked: Asked) -> Iterator[Way]:
    shared = sum(len(set(values)) == 1 for values in zip(*map(_parts, asked.cards), strict=True))
    many = len(asked.cards)
    yield YES if (many >= 3 and shared) or (asked.level == 2 and shared == 2) else NO


def _take_away(asked: Asked) -> Iterator[Way]:
    worth, left = asked.numbers[:2]
    yield [("type", str(worth - left))]


def _score(asked: Asked) -> Iterator[Way]:
    level: arithmetic.Level = 2 if asked.level == 3 else 1
    yield [("type", str(arithmetic.best_score(asked.cards, level)))]


def _neighbour(asked: Asked) -> Iterator[Way]:
    own, others = (_total(asked, inside) for inside in (True, False))
    said = asked.numbers[0]
    yield YES if said + others == asked.level * own else NO


def _one_sum(asked: Asked) -> Iterator[Way]:
    own, others = (
        " + ".join(_parts(card)[0] for card in asked.cards if asked.framed[card] == inside)
        for inside in (True, False)
    )
    yield [("type", f"{'2 x ' * (asked.level == 2)}({own}) - ({others})")]


def _more_often(asked: Asked) -> Iterator[Way]:
    level: arithmetic.Level = 2 if asked.level == 2 else 1
    counts = arithmetic.chances(level).counts

    def hands(event: str) -> int:
        way, score = event.split()
        at = int(score)
        fits = {"at-least": lambda n: n >= at, "below": lambda n: n < at, "just": lambda n: n == at}
        return sum(count for best, count in counts.items() if fits[way](best))

    yield [("do", *max(asked.choices, key=lambda choice: hands(choice[1])))]


def _twins(asked: Asked) -> Iterator[Way]:
    worth: dict[tuple[str, ...], int] = {}
    for group in arithmetic.groups(asked.cards, 2 if asked.level == 2 else 1):
        cards = tuple(map(str, group.cards))
        worth[cards] = max(group.score, worth.get(cards, -99))
    for one, other in combinations(worth, 2):
        if worth[one] == worth[other]:
            first: Way = [("press", card) for card in one]
            yield [*first, ("do", "keep", ""), *_picked(other)]


def _for_a_friend(asked: Asked) -> Iterator[Way]:
    five = asked.cards[:5]
    score = arithmetic.best_score(five, 2 if asked.level == 2 else 1)
    yield [*(("press", card) for card in five), ("do", "ready", ""), ("type", str(score))]


Fits: TypeAlias = Callable[[tuple[str, ...]], bool]
Pick: TypeAlias = tuple[Iterable[int], Fits]
"""How many cards may be picked, and whether some are right."""


def _just(wanted: Iterable[int]) -> Pick:
    """Just these cards, and no others."""
    cards = {str(card) for card in wanted}
    return (len(cards),), lambda some: set(some) == cards


def _pictures(asked: Asked) -> Pick:
    number = asked.numbers[-1]
    return _just(n for n in _divisors(number) if 1 < n < number and str(n) in asked.cards)


def _primes(asked: Asked) -> Pick:
    return _just(n for n in map(int, asked.cards) if len(_divisors(n)) == 2)


def _dead(asked: Asked) -> Pick:
    highest = max(asked.numbers)
    return _just(n for n in map(int, asked.cards) if not _sets_with(n, highest))


def _busiest(asked: Asked) -> Pick:
    highest = max(asked.numbers)
    many = {card: _sets_with(int(card), highest) for card in asked.cards}
    return (1,), lambda some: many[some[0]] == max(many.values())


def _one_short(asked: Asked) -> Pick:
    table, *pair = asked.numbers
    return _just(n for n in map(int, asked.cards) if n % table == 0 and n not in pair)


def _name_set(asked: Asked) -> Pick:
    table = asked.numbers[0]
    return (3,), lambda some: all(int(card) % table == 0 for card in some)


def _two_sets(asked: Asked) -> Pick:
    def fits(some: tuple[str, ...]) -> bool:
        return _is_set(some) and _is_set([card for card in asked.cards if card not in some])

    return (3,), fits


def _hide(asked: Asked) -> Pick:
    held = str(asked.numbers[0])
    table = asked.numbers[1] if len(asked.numbers) > 1 else None

    def fits(some: tuple[str, ...]) -> bool:
        sets = [three for three in combinations((held, *some), 3) if _is_set(three)]
        of_table = table is None or all(int(card) % table == 0 for three in sets for card in three)
        return held not in some and len(sets) == 1 and of_table

    return (5,), fits


def _zero(asked: Asked) -> Pick:
    level: arithmetic.Level = 2 if asked.level == 2 else 1
    return (5,), lambda some: arithmetic.best_score(some, level) == 0


def _best_of_seven(asked: Asked) -> Pick:
    level: arithmetic.Level = 2 if asked.level == 2 else 1
    most = max(arithmetic.best_score(five, level) for five in combinations(asked.cards, 5))
    return (5,), lambda some: arithmetic.best_score(some, level) == most


PICKS: dict[str, Callable[[Asked], Pick]] = {
    "pictures": _pictures,
    "primes": _primes,
    "dead-cards": _dead,
    "most-sets": _busiest,
    "one-short": _one_short,
    "name-set": _name_set,
    "two-sets": _two_sets,
    "hide-a-set": _hide,
    "zero": _zero,
    "best-of-seven": _best_of_seven,
}


def _pick(asked: Asked) -> Iterator[Way]:
    sizes, fits = PICKS[asked.kind](asked)
    found = next((some for some in _some(asked.cards, sizes) if fits(some)), ())
    yield _picked(found) if found else [("do", "none", "")]


SOLVERS: dict[str, Callable[[Asked], Iterator[Way]]] = {
    "is-prime": _prime,
    "in-table": _table,
    "list-factors": _factors,
    "factor-pairs": _pairs,
    "count-on": _count_on,
    "riddle": _riddle,
    "always": _always,
    "helpful": _helpful,
    "name-table": _name_table,
    "what-shared": _shared,
    "is-group": _is_group,
    "take-away": _take_away,
    "score": _score,
    "neighbour": _neighbour,
    "one-sum": _one_sum,
    "more-often": _more_often,
    "twins": _twins,
    "for-a-friend": _for_a_friend,
    **dict.fromkeys(PICKS, _pick),
}


def _some(cards: tuple[str, ...], sizes: Iterable[int]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(cards, size) for size in sizes)


def _picked(cards: Iterable[str]) -> Way:
    return [*(("press", card) for card in cards), ("do", "check", "")]


def _divisors(number: int) -> list[int]:
    return [n for n in range(1, number + 1) if number % n == 0]


def _is_set(cards: Iterable[str]) -> bool:
    numbers = list(map(int, cards))
    return any(all(n % table == 0 for n in numbers) for table in range(2, min(numbers) + 1))


def _sets_with(card: int, highest: int) -> int:
    """In how many sets of a pack to `highest` a card is."""
    return sum(
        _is_set(map(str, (card, *two)))
        for two in combinations([n for n in range(1, highest + 1) if n != card], 2)
    )


def _parts(card: str) -> list[str]:
    return card.split("-")


def _total(asked: Asked, inside: bool) -> int:
    return sum(int(_parts(card)[0]) for card in asked.cards if asked.framed[card] == inside)
