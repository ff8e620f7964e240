"""Why one card is in more sets than another: its tables, and the pairs that each brings."""

from __future__ import annotations

from tictimes.happy_times.cards import NumberCard, is_prime, read_card
from tictimes.happy_times.chances import Share, chances, shares
from tictimes.happy_times.narration import happy, table_name
from tictimes.happy_times.options import Options
from tictimes.sayings import Fact, Sum
from tictimes.steps import Claim, Expr, Num, Op, Step


def why_worth(card: NumberCard, options: Options | None = None) -> tuple[Step, ...]:
    """In how many of all sets `card` is, table by table; the last step has the number.

    Raises `NotationError` for what is no card of the pack.

    >>> from tictimes.sayings import say
    >>> print(*(say(step.change) for step in why_worth(12)), sep="\\n")
    2 times table: 7 other cards. Two of them at a time make 21 sets with 12.
    3 times table: 4 other cards. Two of them at a time make 6 sets with 12.
    21 + 6 = 27, so 12 is in 27 of the 67 sets.
    >>> say(why_worth(7)[-1].change)
    'No set of this pack has a 7 in it.'
    """
    options = options or Options()
    found = [one for one in shares(read_card(card, options.highest), options) if one.ways]
    everything = chances(options.highest, primes=options.primes, odds=options.odds)
    total, all_sets = everything.by_card[card], everything.sets
    facts: dict[str, Fact] = {"card": card, "count": total, "sets": all_sets}
    if len(found) > 1:
        last = happy("worth-sum", **facts, parts=_printed(found))
    else:
        last = happy("worth-one" if found else "worth-nothing", **facts)
    return (*(_step(card, one) for one in found), Step(last, _sum(found), Num(total)))


def _step(card: NumberCard, share: Share) -> Step:
    """What one table brings: pairs of the other cards in it, as far as they are not counted."""
    pairs = {"others": share.others, "ways": share.ways}
    if share.known:
        claim = Claim(happy("pairs-not-odd", **pairs, known=share.known), True)
    else:
        claim = Claim(happy("pairs", **pairs), True)
    says = happy(_code(share), **pairs, card=card, name=table_name(share.table))
    return Step(says, claim, True)


def _code(share: Share) -> str:
    if share.times < 0:
        return "worth-again"
    if isinstance(share.table, int) and not is_prime(share.table):
        return "worth-back"
    return "worth-table-not-odd" if share.known else "worth-table"


def _sum(found: list[Share]) -> Expr:
    """What is counted added up, and what was counted twice taken away."""
    if not found:
        return Num(0)
    added = tuple(Num(one.ways) for one in found if one.times > 0)
    taken = tuple(Num(one.ways) for one in found if one.times < 0)
    plus: Expr = Op("+", added) if len(added) > 1 else added[0]
    return Op("-", (plus, *taken)) if taken else plus


def _printed(found: list[Share]) -> Sum:
    """The sum as it is printed."""
    added = " + ".join(str(one.ways) for one in found if one.times > 0)
    return Sum(added + "".join(f" − {one.ways}" for one in found if one.times < 0))
