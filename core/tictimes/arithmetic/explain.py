"""A score explained: what the cards share, the working line by line, and why no group is better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tictimes.arithmetic.cards import Card, Hand, read_hand
from tictimes.arithmetic.naming import group_name, in_print, named, tic
from tictimes.arithmetic.options import Level, check_level
from tictimes.arithmetic.scoring import Group, best_of, expression, groups, total
from tictimes.sayings import Saying, Sum
from tictimes.steps import Claim, Expr, Num, Op, Step


def explain(cards: Iterable[Card | str], level: Level = 2) -> tuple[Step, ...]:
    """The best group of five different cards: what it shares, its score, and why it is the best.

    Raises `NotationError` for other cards.

    >>> from tictimes.sayings import say
    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> print(*(say(step.change) for step in explain(hand)), sep="\\n")
    All cards of the group match in shape and colour: red stars.
    Add the group: 5 + 4 + 3 = 12.
    Two things match, so double it: double 12 is 24.
    Add the leftovers: 4 + 2 = 6.
    Take the leftovers away: 24 − 6 = 18.
    Check it backwards: 18 + 6 = 24.
    The best is Tic: red stars, worth 18. With fewer of these cards it is worth 9 at most.
    """
    hand, level = read_hand(cards), check_level(level)
    found = groups(hand, level)
    best = best_of(found)
    if best is None:
        return working(hand, None)
    return (*why_score(hand, best), *_beats(best, found, level))


def working(hand: Hand, group: Group | None) -> tuple[Step, ...]:
    """How the score of `hand` by `group` is worked out, one operation a step.

    >>> from tictimes.steps import as_text
    >>> hand = read_hand("1-star-red 2-moon-red 3-moon-blue 4-circle-cyan 5-square-orange".split())
    >>> [(as_text(step.before), as_text(step.after)) for step in working(hand, None)]
    [('1 + 2 + 3 + 4 + 5', '15'), ('-15', '-15')]
    """
    if group is None:
        everything = total(hand)
        return (
            _worked("add-all", _sum(hand), everything),
            _worked("all-against", Op("-", (Num(everything),)), -everything, all=everything),
        )
    return tuple(_working(group))


def why_score(hand: Hand, group: Group | None) -> tuple[Step, ...]:
    """What the cards of `group` share, the working of its score, and the check backwards.

    >>> hand = read_hand("5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow".split())
    >>> len(why_score(hand, None)), len(why_score(hand, best_of(groups(hand, 2))))
    (2, 6)
    """
    if group is None:
        return working(hand, None)
    return (_shares(group), *working(hand, group), *_backwards(group))


def in_one(cards: Iterable[Card | str], level: Level = 2) -> tuple[Step, ...]:
    """The best score as one expression, and what it would be without its brackets.

    >>> from tictimes.sayings import say
    >>> hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    >>> print(*(say(step.change, "older") for step in in_one(hand)), sep="\\n")
    2 × (5 + 4 + 3) − (4 + 2) = 18.
    The brackets matter: 2 × 5 + 4 + 3 − 4 + 2 = 15.
    """
    hand = read_hand(cards)
    best = best_of(groups(hand, check_level(level)))
    whole = expression(hand, best)
    score = best.score if best else -total(hand)
    step = Step(
        tic("in-one", whole=in_print(whole), answer=score), whole, Num(score), working(hand, best)
    )
    return (step, *(_brackets(best) if best else ()))


def _working(group: Group) -> Iterator[Step]:
    worth, left = total(group.cards), total(group.leftovers)
    yield _worked("add-group", _sum(group.cards), worth)
    if group.kind == "tic":
        yield _worked("double", Op("*", (Num(2), Num(worth))), 2 * worth, sum=worth)
        worth *= 2
    if len(group.leftovers) > 1:
        yield _worked("add-leftovers", _sum(group.leftovers), left)
    if group.leftovers:
        code = "take-away" if worth >= left else "take-away-past-zero"
        answer = worth - left
        difference = Op("-", (Num(worth), Num(left)))
        yield _worked(code, difference, answer, worth=worth, left=left, below=-answer)
    else:
        yield Step(tic("nothing-left", answer=worth), Num(worth), Num(worth))


def _backwards(group: Group) -> Iterator[Step]:
    """The check by the inverse operation."""
    if group.leftovers:
        score, left = group.score, total(group.leftovers)
        yield _worked("backwards", Op("+", (Num(score), Num(left))), score + left)


def _brackets(group: Group) -> Iterator[Step]:
    """What the expression would be without brackets, where they make a difference."""
    times = 2 if group.kind == "tic" else 1
    own, others = (tuple(card.number for card in cards) for cards in (group.cards, group.leftovers))
    value = times * own[0] + sum(own[1:]) - sum(others[:1]) + sum(others[1:])
    if value != group.score:
        text = without_brackets(times, own, others)
        statement = tic(
            "without-brackets", text=text, times=times, own=own, others=others, answer=value
        )
        yield Step(tic("brackets", text=text, answer=value), Claim(statement, True), True)


def without_brackets(times: int, own: tuple[int, ...], others: tuple[int, ...]) -> Sum:
    """The sum of a group and its leftovers, printed with no brackets.

    >>> without_brackets(2, (5, 4), (3, 1))
    '2 × 5 + 4 − 3 + 1'
    """
    text = f"{times} × " * (times > 1) + " + ".join(map(str, own))
    return Sum(text + (" − " + " + ".join(map(str, others)) if others else ""))


def _shares(group: Group) -> Step:
    cards = tuple(map(named, group.cards))
    things = tuple(map(tic, group.shared))
    change = tic("shares", group=group_name(group, 1), things=things)
    return Step(change, Claim(tic("match", cards=cards, things=things), True), True)


def _beats(best: Group, found: tuple[Group, ...], level: Level) -> Iterator[Step]:
    """Why the runner-up is not the best, where there is another group."""
    second = best_of(group for group in found if group is not best)
    if second is None:
        return
    names = group_name(best, level), group_name(second, level)
    better = best.score > second.score
    code = ("beats-fewer" if names[0] == names[1] else "beats") if better else "is-as-good"
    change = tic(
        code,
        group=names[0],
        score=best.score,
        other=names[1],
        second=second.score,
    )
    says = "more-than" if better else "at-least"
    yield Step(change, Claim(tic(says, score=best.score, second=second.score), True), True)


def _worked(code: str, before: Expr, answer: int, **facts: int | Saying) -> Step:
    """A step from a sum to its value."""
    return Step(tic(code, text=in_print(before), answer=answer, **facts), before, Num(answer))


def _sum(cards: Hand) -> Expr:
    return Op("+", tuple(Num(card.number, str(card)) for card in cards))
