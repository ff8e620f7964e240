"""A child's answer to a question about numbers: what is so of it, and what may lie behind it."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.mixups import Checked
from tictimes.numbers.answers import read_numbers, read_pairs, read_yes_no
from tictimes.numbers.explain import factors, pair
from tictimes.numbers.mistakes import (
    not_taken_for_multiple,
    not_taken_for_prime,
    once_each,
    same_twice,
    taken_for_multiple,
    taken_for_prime,
    wrong_list,
)
from tictimes.numbers.multiples import in_or_out
from tictimes.numbers.primality import trial
from tictimes.numbers.questions import FactorPairs, InTable, IsPrime, ListFactors, Question
from tictimes.numbers.stating import claim, number_says
from tictimes.steps import Step


def check(question: Question, answer: object, language: str = "en") -> Checked:
    """Whether `answer` is right, what is so of it, and every mistake that fits, likeliest first.

    It may be text as a child types it (`yes`; `1, 12, 2 6 3x4`), or a truth, numbers or pairs of
    numbers. Factors and pairs count in any order, each pair is explained once, and of what is
    missing only how much. A right answer bears no diagnosis. Raises `AnswerError`, in words, for
    an answer that cannot be read.

    >>> from tictimes.sayings import say
    >>> checked = check(InTable(14, 3), "yes")
    >>> checked.correct, [one.code for one in checked.diagnoses]
    (False, ['near-multiple'])
    >>> say(checked.steps[0].change)
    '14 is not in the 3 times table: 4 × 3 = 12, and 2 are left over.'
    >>> check(FactorPairs(36), "6x6, 36 1, 9 × 4, 12 3, 2 18").correct
    True
    """
    match question:
        case IsPrime():
            return _checked_prime(question, read_yes_no(answer, language))
        case InTable():
            return _checked_table(question, read_yes_no(answer, language))
        case ListFactors():
            return _checked_list(question, read_numbers(answer, question.number, language))
        case FactorPairs():
            return _checked_pairs(question, read_pairs(answer, question.number, language))
    raise TypeError(f"{question!r} is no question")


def _checked_prime(question: IsPrime, said: bool) -> Checked:
    number = question.number
    if said == question.right:
        return Checked(True, question.steps)
    fits = taken_for_prime(number) if said else not_taken_for_prime(number)
    return Checked(False, question.steps, fits)


def _checked_table(question: InTable, said: bool) -> Checked:
    number, table = question.number, question.table
    steps = (in_or_out(number, table),)
    if said == question.right:
        return Checked(True, steps)
    fits = taken_for_multiple if said else not_taken_for_multiple
    return Checked(False, steps, fits(number, table))


def _checked_list(question: ListFactors, given: tuple[int, ...]) -> Checked:
    number, right = question.number, question.right
    if set(given) == set(right):
        return Checked(True, (*_listed(number, given), *factors(number)))
    missing = len(set(right) - set(given))
    steps = (*_listed(number, given), *_missing("factors", number, len(right), missing))
    fits = (*wrong_list(number, given, right), *same_twice(number, given))
    return Checked(False, steps, once_each(fits))


def _listed(number: int, given: tuple[int, ...]) -> Iterator[Step]:
    """What is so of each number that was given, a pair only once."""
    done: set[int] = set()
    for factor in given:
        if factor in done:
            continue
        done.add(factor)
        if factor == 0 or factor > number:
            code = "larger-no-factor" if factor else "zero-no-factor"
            yield claim(code, "is-factor", False, number=number, factor=factor)
        elif number % factor:
            yield trial(number, factor)
        elif (other := number // factor) in given:
            done.add(other)
            yield pair(number, min(factor, other))
        else:
            yield claim("partner-missing", "is-factor", number=number, factor=factor)


def _checked_pairs(question: FactorPairs, given: tuple[tuple[int, int], ...]) -> Checked:
    number, right = question.number, question.right
    steps: dict[tuple[int, int], Step] = {}
    for one, other in given:
        makes = one * other == number
        step = pair(number, one) if makes else _makes_another(number, one, other)
        steps.setdefault((min(one, other), max(one, other)), step)
    found = sum(one * other == number for one, other in steps)
    count = (len(right) + 1) // 2
    if found == len(steps) == count:
        all_of_them = claim("all-pairs", "has-pairs", number=number, count=count)
        return Checked(True, (*steps.values(), all_of_them))
    last = _missing("pairs", number, count, count - found)
    numbers = tuple(factor for two in steps for factor in two)
    fits = once_each(wrong_list(number, numbers, right))
    return Checked(False, (*steps.values(), *last), fits)


def _makes_another(number: int, one: int, other: int) -> Step:
    change = number_says("makes-another", one=one, other=other, product=one * other, number=number)
    return claim(change, "makes", False, one=one, other=other, number=number)


def _missing(what: str, number: int, count: int, missing: int) -> Iterator[Step]:
    """How many are still to be found; which, nobody says before the child has."""
    if missing:
        change = number_says(f"{what}-missing", number=number, missing=missing)
        yield claim(change, f"has-{what}", False, number=number, count=count - missing)
