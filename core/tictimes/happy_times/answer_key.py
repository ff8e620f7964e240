"""The answer key to a hand of Happy Times: its sets, and sets that a child may take for some."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from tictimes.answer_keys import Found, HandKey, Wrong
from tictimes.happy_times.cards import Hand, NumberCard, read_card
from tictimes.happy_times.mistakes import check_set
from tictimes.happy_times.narration import happy, table_name
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import SIZE, Table, is_in, sets_of
from tictimes.sayings import Saying


def answer_key(cards: Iterable[NumberCard | str], options: Options | None = None) -> HandKey:
    """The sets in these cards, and for each mistake that fits some of them the likeliest example.

    Raises `NotationError` for what is no card of the pack.

    >>> from tictimes.sayings import say
    >>> key = answer_key((3, 4, 8, 9, 12, 13))
    >>> [(say(one.name), one.cards) for one in key.found[:1]]
    [('2 times table and 4 times table', ('4', '8', '12'))]
    >>> print(*(f"{say(one.answer)}: {one.codes[0]}" for one in key.wrong), sep="\\n")
    3, 4 and 12 as the 12 times table: factor-for-multiple
    3, 4 and 8 as the 2 times table: near-multiple
    3, 9 and 13 as the 3 times table: ends-in-3
    >>> answer_key((1, 7, 7, 11, 13, 13)).found
    ()
    """
    options = options or Options()
    hand = tuple(read_card(int(card), options.highest) for card in cards)
    named: dict[Hand, list[Table]] = {}
    for one in sets_of(hand, options.tables):
        named.setdefault(one.cards, []).append(one.table)
    found = tuple(Found(_names(tables), _texts(trio)) for trio, tables in named.items())
    says = happy("key-sets", count=len(found)) if found else happy("key-no-set")
    return HandKey(_texts(hand), says, found, tuple(_likely_wrong(hand, options)))


def _likely_wrong(hand: Hand, options: Options) -> Iterator[Wrong]:
    """One trio for each mistake: the first that it fits best."""
    met: set[str] = set()
    for trio, table in _tempting(hand, options):
        fits = check_set(trio, table, options).diagnoses
        codes = tuple(one.code for one in fits)
        if codes and codes[0] not in met:
            met.add(codes[0])
            answer = happy("key-as", cards=trio, name=table_name(table))
            yield Wrong(answer, codes, tuple(one.says for one in fits))


def _tempting(hand: Hand, options: Options) -> Iterator[tuple[Hand, Table]]:
    """Trios that look like a set: of factors of their largest; of two in a table and one not.

    The ghost tempts nobody.
    """
    trios = tuple(combinations(sorted(card for card in hand if card > 1), SIZE))
    for trio in trios:
        if len(set(trio)) == SIZE and all(trio[-1] % card == 0 for card in trio):
            yield trio, trio[-1]
    for table in options.tables:
        for trio in trios:
            if len({card for card in trio if is_in(card, table)}) == SIZE - 1:
                yield trio, table


def _names(tables: list[Table]) -> Saying:
    return Saying.of("common.and", items=tuple(map(table_name, tables)))


def _texts(cards: Hand) -> tuple[str, ...]:
    return tuple(map(str, cards))
