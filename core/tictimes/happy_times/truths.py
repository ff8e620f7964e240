"""What is stated of sets, and how sympy decides whether it is so."""

from __future__ import annotations

from collections.abc import Mapping

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


TRUTHS: Mapping[str, Truth] = {"is-set": is_set, "all-in": all_in}
