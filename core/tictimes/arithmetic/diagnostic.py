"""Deals that tell mistakes apart: each slip of arithmetic leads to a number of its own."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from random import Random

from tictimes.arithmetic.cards import Card, Hand, read_hand
from tictimes.arithmetic.dealing import first_deal
from tictimes.arithmetic.options import Level, Options, check_level
from tictimes.arithmetic.scoring import best_of, groups
from tictimes.arithmetic.slips import Task, arithmetic_slips
from tictimes.deal_words import rare_deal_words
from tictimes.errors import NotationError


def tells_apart(cards: Iterable[Card | str], level: Level = 2) -> bool:
    """Whether every slip of arithmetic leads to a number that is likeliest to be that slip.

    None is a legal group's score, and there are cards left over to be forgotten. Raises
    `NotationError` unless the cards are five different ones.

    >>> hand = "4-star-red 3-circle-violet 2-triangle-violet 5-triangle-red 4-star-yellow".split()
    >>> tells_apart(hand, 2), tells_apart(hand, 1)
    (True, False)
    """
    hand, level = read_hand(cards), check_level(level)
    found = groups(hand, level)
    best = best_of(found)
    if best is None or not best.leftovers:
        return False
    by_code: dict[str, int] = {}
    by_number: dict[int, str] = {group.score: "a group" for group in found}
    for code, number, _ in arithmetic_slips(Task(hand, level, best)):
        by_code.setdefault(code, number)
        by_number.setdefault(number, code)
    return all(by_number[number] == code for code, number in by_code.items())


def diagnostic_seed(seed: str, players: int, options: Options) -> str:
    """A seed whose first deal gives every player a hand that tells mistakes apart.

    At Level 2 one of them at least holds a Tic, so that there is a double to forget. It is `seed`
    itself if that will do, else the first such deal word in an order that `seed` chooses. One is
    found at once for two or three players; five take some seconds, for one deal in 50,000 will do.
    Raises `NotationError` for a seed or players that cannot be, or where no word is found.

    >>> diagnostic_seed("otter-42", 2, Options(level=2)) != "otter-42"
    True
    """
    for word in chain([seed], rare_deal_words(Random(seed))):
        hands = first_deal(word, players, options).hands
        if all(tells_apart(hand, options.level) for hand in hands) and (
            options.level == 1 or any(map(_holds_tic, hands))
        ):
            return word
    raise NotationError(f"no deal for {players} tells mistakes apart", "fewer players")


def _holds_tic(hand: Hand) -> bool:
    best = best_of(groups(hand, 2))
    return best is not None and best.kind == "tic"
