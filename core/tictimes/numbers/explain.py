"""A number explained, step by step: its rectangles, its factors, its factor tree."""

from __future__ import annotations

from tictimes.numbers.facts import divisors, factor_pairs, square_root
from tictimes.numbers.primality import why_prime
from tictimes.numbers.reading import read_number
from tictimes.numbers.stating import OFTEN, claim, equal, number_says, printed, product
from tictimes.numbers.trees import nearest_pair
from tictimes.steps import Step

MOST_PAIRS = 32
"""Every number up to 10,000 has no more factor pairs than this; of longer lists these are shown."""


def explain(number: int) -> tuple[Step, ...]:
    """All there is to say of `number`, from 0 to 999,999,999,999; never nothing.

    Raises `NotationError`, in words, for anything else.

    >>> from tictimes.sayings import say
    >>> print(*(say(step.change) for step in explain(4)), sep="\\n")
    4 = 1 × 4: one row of 4.
    4 = 2 × 2: 2 rows of 2. That is a square.
    4 has 3 factors: 1, 2 and 4.
    2 × 2 uses the same factor twice. Every other pair has two factors, so 4 has an odd number of \
them.
    4 is in the times tables of 2 and 4.
    4 makes more than one rectangle, so it is not prime.
    Split 4 into 2 × 2.
    >>> say(explain(0)[-1].change)
    '0 has every number as a factor. So it is not prime.'
    """
    if read_number(number) < 2:
        return why_prime(number)
    if len(divisors(number)) == 2:
        return (*pairs(number), *in_tables(number), *why_prime(number))
    kind = claim("composite", "is-prime", False, number=number)
    return (
        *pairs(number),
        *factors(number),
        *square(number),
        *in_tables(number),
        kind,
        *tree(number),
    )


def pairs(number: int) -> tuple[Step, ...]:
    """Every factor pair of `number`, or the first of very many, each as a rectangle.

    >>> from tictimes.steps import as_text
    >>> [as_text(step.after) for step in pairs(12)]
    ['1 * 12', '2 * 6', '3 * 4']
    >>> pairs(0)
    ()
    """
    return tuple(pair(number, few) for few, _ in factor_pairs(number)[:MOST_PAIRS])


def pair(number: int, few: int) -> Step:
    """The factor pair of `number` that begins with its factor `few`, as a rectangle.

    >>> from tictimes.sayings import say
    >>> say(pair(12, 4).change)
    '12 = 4 × 3: 4 rows of 3.'
    """
    many = number // few
    facts = {"number": number, "few": few, "many": many}
    return equal(_pair_code(few, many), product(number), product(few, many), **facts)


def _pair_code(few: int, many: int) -> str:
    if few == 1:
        return "pair-of-one" if many == 1 else "pair-one-row"
    return "pair-square" if few == many else "pair"


def factors(number: int) -> tuple[Step, ...]:
    """How many factors `number`, from 1 up, has, and which; of very many only how many.

    >>> from tictimes.sayings import say
    >>> [say(step.change) for step in factors(12)]
    ['12 has 6 factors: 1, 2, 3, 4, 6 and 12.']
    """
    found = divisors(number)
    if not found:
        return ()
    if len(found) > 2 * MOST_PAIRS:
        return (claim("factors-many", "has-factors", number=number, count=len(found)),)
    change = number_says("factors", number=number, factors=found, count=len(found))
    if number == 1:
        return (claim(change, "has-factors", number=number, count=1),)
    return (claim(change, "are-factors", number=number, factors=found),)


def square(number: int) -> tuple[Step, ...]:
    """Why a square has an odd number of factors; nothing where `number` is no square.

    >>> len(square(36)), square(12)
    (1, ())
    """
    root, count = square_root(number), len(divisors(number))
    if not root or number == 1:
        return ()
    change = number_says("square", number=number, root=root, count=count)
    return (claim(change, "has-factors", number=number, count=count),)


def in_tables(number: int) -> tuple[Step, ...]:
    """The times tables up to 12 that `number` is in, from the 2 times table up, if there are any.

    >>> in_tables(13)
    ()
    """
    known = tuple(table for table in divisors(number) if 1 < table <= OFTEN)
    if not known:
        return ()
    change = number_says("tables", number=number, tables=known, count=len(known))
    return (claim(change, "in-tables", number=number, tables=known),)


def tree(number: int) -> tuple[Step, ...]:
    """How `number`, from 1 up, is split until only primes are left, and these put in order.

    >>> from tictimes.steps import as_text
    >>> [as_text(step.after) for step in tree(12)]
    ['3 * 4', '3 * 2 * 2', '2 * 2 * 3']
    >>> tree(13)
    ()
    """
    steps: list[Step] = []
    parts: tuple[int, ...] = (number,)
    place = 0
    while place < len(parts):
        part, pair = parts[place], nearest_pair(parts[place])
        if pair is None:
            place += 1
            continue
        split = (*parts[:place], *pair, *parts[place + 1 :])
        facts = {"number": part, "few": pair[0], "many": pair[1]}
        steps.append(equal("split", product(*parts), product(*split), **facts))
        parts = split
    if parts != (ordered := tuple(sorted(parts))):
        steps.append(
            equal("in-order", product(*parts), product(*ordered), product=printed(ordered))
        )
    return tuple(steps)
