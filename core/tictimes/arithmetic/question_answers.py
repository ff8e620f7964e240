"""A child's answer to a question about a hand: what is so of it, and what may lie behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tictimes.arithmetic.cards import PROPERTIES, Property
from tictimes.arithmetic.explain import working
from tictimes.arithmetic.hand_questions import (
    FitsBack,
    IsGroup,
    MoreOften,
    OneSum,
    Question,
    ScoreIt,
    TakeAway,
    WhatShared,
)
from tictimes.arithmetic.mistakes import check as check_score
from tictimes.arithmetic.mistakes import why_forbidden
from tictimes.arithmetic.naming import in_print, tic
from tictimes.arithmetic.scoring import sharing
from tictimes.arithmetic.sheet.sums import value
from tictimes.arithmetic.written_sum import numbers_in, read_written
from tictimes.errors import AnswerError
from tictimes.mixups import Checked, Diagnosis
from tictimes.steps import Expr, Num, Step

_NUMBER = re.compile(r"(?:.{0,100}=)?\s*([-−–]?)\s*([0-9]{1,4})\s*")
"""A number, also after the sum that makes it."""


def check(question: Question, answer: object) -> Checked:
    """Whether `answer` is right, what is so of it, and every mistake that fits, likeliest first.

    A right answer bears no diagnosis. Raises `AnswerError`, in words, for what cannot be read.

    >>> checked = check(TakeAway(7, 11), "4")
    >>> checked.correct, [one.code for one in checked.diagnoses]
    (False, ['turned-round'])
    >>> check(TakeAway(7, 11), " −4 ").correct
    True
    """
    match question:
        case WhatShared():
            return _checked_shared(question, answer)
        case IsGroup():
            return _checked_group(question, bool(answer))
        case ScoreIt():
            return _checked_score(question, read_number(answer))
        case TakeAway():
            return _checked_take_away(question, read_number(answer))
        case FitsBack():
            return _checked_fit(question, bool(answer))
        case OneSum():
            return _checked_sum(question, read_written(answer, question.hand))
        case MoreOften():
            return Checked(answer == question.right, question.steps)


def read_number(answer: object) -> int:
    """The number that a child typed, also with the sum before it.

    Raises `AnswerError`, in words, for anything else.

    >>> read_number("16 − 21 = −5"), read_number("- 5")
    (-5, -5)
    >>> read_number("five")
    Traceback (most recent call last):
    tictimes.errors.AnswerError: Write a number, such as 7 or −7.
    """
    found = _NUMBER.fullmatch(answer) if isinstance(answer, str) else None
    if found is None:
        raise AnswerError(tic("write-a-number", some=7, below=-7))
    return -int(found[2]) if found[1] else int(found[2])


def _checked_shared(question: WhatShared, answer: object) -> Checked:
    things = tuple(thing for thing in PROPERTIES if thing in str(answer).split())
    right = question.right
    if things == right:
        return Checked(True, question.steps)
    return Checked(False, question.steps, tuple(_of_shared(question, things)))


def _of_shared(question: WhatShared, said: tuple[Property, ...]) -> Iterator[Diagnosis]:
    right = question.right
    untrue = [thing for thing in said if thing not in right]
    for thing in untrue:
        if _some_share(question, thing):
            yield Diagnosis("not-all-cards", tic("not-all-cards", thing=tic(thing)))
    missed = [thing for thing in right if thing not in said]
    if missed and not untrue:
        code = "one-more-thing" if said else "missed-a-match"
        yield Diagnosis(code, tic(code, thing=tic(missed[0])))


def _some_share(question: WhatShared, thing: Property) -> bool:
    return any(
        thing in sharing(two, 2).get(two, ())
        for place, one in enumerate(question.cards)
        for two in [(one, other) for other in question.cards[place + 1 :]]
    )


def _checked_group(question: IsGroup, said: bool) -> Checked:
    if said == question.right:
        return Checked(True, question.steps)
    if said:
        says = why_forbidden(question.cards, question.level)
        return Checked(False, question.steps, (Diagnosis("group-not-allowed", says),))
    shared = sharing(question.cards, 2)[question.cards]
    says = tic("missed-a-match", thing=tic(shared[0]))
    return Checked(False, question.steps, (Diagnosis("missed-a-match", says),))


def _checked_score(question: ScoreIt, answer: int) -> Checked:
    group = question.group.cards if question.group and question.given else None
    verdict = check_score(question.hand, question.level, answer, group)
    if verdict.correct:
        return Checked(True, question.steps)
    # how it ends is the child's to find, until the answer is shown
    return Checked(False, question.steps[:2], verdict.diagnoses)


def _checked_take_away(question: TakeAway, answer: int) -> Checked:
    if answer == question.right:
        return Checked(True, question.steps)
    whole = question.steps[0]
    return Checked(False, whole.steps[:1] or (whole,), tuple(_of_take_away(question, answer)))


def _of_take_away(question: TakeAway, answer: int) -> Iterator[Diagnosis]:
    worth, left, right = question.worth, question.left, question.right
    facts = {"worth": worth, "left": left, "answer": answer}
    if answer == 0 and right < 0:
        yield Diagnosis("turned-round", tic("turned-round-to-zero", **facts))
    elif answer == -right:
        yield Diagnosis("turned-round", tic("turned-round", **facts))
    if answer == worth + left:
        yield Diagnosis("added-leftovers", tic("added-leftovers", **facts))
    if answer == worth:
        yield Diagnosis("forgot-leftovers", tic("forgot-leftovers", **facts))
    if abs(answer - right) == 1:
        yield Diagnosis("slip", tic("slip"))
    if abs(answer - right) == 10:
        yield Diagnosis("ten-out", tic("ten-out"))


def _checked_fit(question: FitsBack, said: bool) -> Checked:
    if said == question.right:
        return Checked(True, question.steps)
    code = "trusted-at-once" if said else "doubted-what-fits"
    facts = {"left": question.task.left, "said": question.said}
    return Checked(False, question.steps, (Diagnosis(code, tic(code, **facts)),))


def _checked_sum(question: OneSum, expr: Expr) -> Checked:
    makes = value(expr)
    wanted = sorted(card.number for card in question.hand)
    own = tuple(_working(expr))
    if makes != question.right:
        # the score is no secret here: it is the sum that is to be found
        steps = (*own, *working(question.hand, question.group))
        return Checked(False, steps, tuple(_of_sum(question, expr, makes)))
    # 2 × (5 + 4) may be written as 5 + 4 + 5 + 4 as well
    group = [card.number for card in question.task.cards]
    doubles = [sorted([*wanted, 2]), sorted([*wanted, *group])] if question.task.tic else [wanted]
    if sorted(numbers_in(expr)) not in doubles:
        raise AnswerError(tic("write-all-cards", answer=makes))
    return Checked(True, (*own, *question.steps[1:]))


def _of_sum(question: OneSum, expr: Expr, makes: int) -> Iterator[Diagnosis]:
    own = [card.number for card in question.task.cards]
    others = [card.number for card in question.task.leftovers]
    times = question.task.times
    # without a bracket only the first number is doubled, or only the first is taken away
    first = times * own[0] + sum(own[1:])
    bare = {
        first - sum(others[:1]) + sum(others[1:]),
        first - sum(others),
        times * sum(own) - sum(others[:1]) + sum(others[1:]),
    }
    if makes in bare and makes != question.right:
        yield Diagnosis("left-out-brackets", tic("left-out-brackets"))
    verdict = check_score(question.hand, question.level, makes)
    yield from verdict.diagnoses


def _working(expr: Expr) -> Iterator[Step]:
    """The child's own sum, and what it makes."""
    makes = value(expr)
    says = tic("your-sum", text=in_print(expr), answer=makes)
    yield Step(says, expr, Num(makes))
