"""What is stated of sets, and how sympy decides whether it is so."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from tictimes.proofs import Truth
from tictimes.sayings import Saying


def is_set(cards: tuple[int, ...], table: int | str, name: Saying) -> bool:
    """Whether these are three different cards that are all in `table`."""
    import sympy

    def fits(card: int) -> bool:
        if table == "primes":
            return bool(sympy.isprime(card))
        return bool(sympy.Mod(card, 2) == 1 if table == "odds" else sympy.Mod(card, table) == 0)

    return len(set(cards)) == 3 and table != 1 and all(map(fits, cards))


def all_in(cards: tuple[int, ...], tables: tuple[int, ...]) -> bool:
    """Whether each card is in every one of `tables`."""
    import sympy

    return all(sympy.Mod(card, table) == 0 for card in cards for table in tables)


def has_sets(cards: tuple[int, ...], table: int | str, name: Saying, count: int) -> bool:
    """Whether so many sets of `table` can be made of these cards."""
    return sum(is_set(trio, table, name) for trio in combinations(sorted(set(cards)), 3)) == count


def names_set(table: int) -> bool:
    """Whether a times table can name a set at all; the 1 times table cannot."""
    return table > 1


def share_table(cards: tuple[int, ...], tables: tuple[int | str, ...]) -> bool:
    """Whether three cards are a set of one of `tables`."""
    return any(is_set(cards, table, Saying("")) for table in tables)


def pairs(others: int, ways: int) -> bool:
    """Whether two of so many cards can be taken in so many ways."""
    import sympy

    return bool(sympy.binomial(others, 2) == ways)


def pairs_not_odd(others: int, ways: int, known: int) -> bool:
    """The same, but not both of those that are odd."""
    import sympy

    return bool(sympy.binomial(others, 2) - sympy.binomial(known, 2) == ways)


def differs(card: int, pair: tuple[int, ...]) -> bool:
    """Whether a card is none of a pair."""
    return card not in pair


def wants(pair: tuple[int, ...], table: int | str, name: Saying, count: int, highest: int) -> bool:
    """Whether so many cards make a set of `table` with a pair."""
    cards = range(1, highest + 1)
    return sum(is_set((*pair, card), table, name) for card in cards) == count


def primes_among(cards: tuple[int, ...], count: int) -> bool:
    """Whether so many of `cards` are primes."""
    import sympy

    return sum(bool(sympy.isprime(card)) for card in cards) == count


def is_dead(card: int, highest: int) -> bool:
    """Whether no three numbers up to `highest` share a factor above 1 with `card` among them."""
    import sympy

    return not any(3 * factor <= highest for factor in sympy.divisors(card) if factor > 1)


def dead_among(cards: tuple[int, ...], highest: int, count: int) -> bool:
    """Whether so many of `cards` are in no set."""
    return sum(is_dead(card, highest) for card in cards) == count


def pictures_on(card: int, tables: tuple[int, ...], count: int) -> bool:
    """Whether so many of `tables` divide `card`."""
    import sympy

    return sum(bool(sympy.Mod(card, table) == 0) for table in tables) == count


def hides_sets(cards: tuple[int, ...], count: int) -> bool:
    """Whether so many trios of `cards` share a factor above 1."""
    import sympy

    return sum(bool(sympy.igcd(*trio) > 1) for trio in combinations(set(cards), 3)) == count


def helpful(pair: tuple[int, ...], highest: int, good: int) -> bool:
    """Whether so many cards share a factor with a pair, where every number is on two cards."""
    import sympy

    others = (n for n in range(1, highest + 1) if n not in pair)
    return 2 * sum(bool(sympy.igcd(*pair, other) > 1) for other in others) == good


TRUTHS: Mapping[str, Truth] = {
    "is-set": is_set,
    "all-in": all_in,
    "has-sets": has_sets,
    "names-set": names_set,
    "share-table": share_table,
    "pairs": pairs,
    "differs": differs,
    "wants": wants,
    "wants-numbers": wants,
    "pairs-not-odd": pairs_not_odd,
    "primes-among": primes_among,
    "is-dead": is_dead,
    "dead-among": dead_among,
    "pictures-on": pictures_on,
    "hides-sets": hides_sets,
    "helpful": helpful,
}
