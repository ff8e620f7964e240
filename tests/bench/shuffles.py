"""Whether the seeded shuffle is fair: chi-square over 200,000 seeds (CASES 16)."""

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

from tables import print_table, verdict


def chi_square(counts: Counter[object], cells: int, expected: float) -> float:
    """The sum over all cells, also those never seen."""
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (cells - len(counts)) * expected


def deviations(value: float, freedom: int) -> float:
    """How many standard deviations a chi-square value is off (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return ((value / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)


def fairness(shuffles: int = 200_000) -> bool:
    """Print how even the places of the cards and their orders are; whether all look fair."""
    from tictimes.shuffle import Randomness

    places: Counter[object] = Counter()
    orders: Counter[object] = Counter()
    tops: Counter[object] = Counter()
    later: Counter[object] = Counter()
    names = Random("deal words")
    for number in range(shuffles):
        word = f"{names.choice(('otter', 'owl', 'fox', 'bee'))}-{number}"
        cards, left = Randomness(word).shuffle(tuple(range(16)))
        places.update(zip(cards, range(16), strict=True))
        tops[cards[:2]] += 1
        orders[Randomness(word).shuffle((0, 1, 2, 3))[0]] += 1
        later[left.shuffle((0, 1, 2, 3))[0]] += 1
    cells = len(list(permutations(range(4))))
    rows, good = [], True
    for title, counts, size, expected, freedom in (
        ("place of each of 16 cards", places, 256, shuffles / 16, 225),
        ("first two of 16 cards", tops, 240, shuffles / 240, 239),
        ("order of 4 cards", orders, cells, shuffles / cells, cells - 1),
        ("order of 4 cards, reshuffled", later, cells, shuffles / cells, cells - 1),
    ):
        value = chi_square(counts, size, expected)
        if counts is places:
            value *= 15 / 16  # the places in one shuffle hang together: each is taken once
        off = deviations(value, freedom)
        # Four standard deviations: one fair shuffle in thirty thousand looks worse.
        good &= abs(off) < 4
        rows.append((title, f"{value:.1f}", freedom, f"{off:+.2f}", verdict(abs(off) < 4)))
    print_table(
        f"{shuffles:,} shuffles",
        ("what is even", "chi-square", "degrees", "deviations (under 4)", ""),
        rows,
    )
    return good
