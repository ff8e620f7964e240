"""A child's answer to a puzzle about sets: which cards fit, and why the others do not."""

from __future__ import annotations

from collections.abc import Iterator

from tictimes.errors import AnswerError
from tictimes.happy_times import set_questions
from tictimes.happy_times.cards import Hand, NumberCard
from tictimes.happy_times.explain import in_or_out
from tictimes.happy_times.mistakes import fitting
from tictimes.happy_times.narration import happy, table_name
from tictimes.happy_times.puzzles import OneShort, Puzzle
from tictimes.happy_times.sets import is_in
from tictimes.mixups import Checked, Diagnosis
from tictimes.numbers.answers import read_numbers
from tictimes.numbers.mistakes import not_taken_for_multiple, not_taken_for_prime, once_each
from tictimes.steps import Claim, Step


def check(puzzle: Puzzle, answer: object, language: str = "en") -> Checked:
    """Whether `answer` solves the puzzle, what is so of each card, and every mistake that fits.

    For `OneShort` it is all cards that are wanted, in any order, as text or numbers; for the
    others see `set_questions.check`. A right answer bears no diagnosis. Raises `AnswerError`, in
    words, for an answer that cannot be read.

    >>> from tictimes.sayings import say
    >>> short = OneShort((6, 9), 3)
    >>> check(short, "15, 12 and 3").correct
    True
    >>> checked = check(short, "12 14 15")
    >>> print(*(say(step.change) for step in checked.steps), sep="\\n")
    12 = 4 × 3, so 12 is in the 3 times table.
    14 is not in the 3 times table: 4 × 3 = 12, and 2 are left over.
    15 = 5 × 3, so 15 is in the 3 times table.
    1 card is still missing.
    >>> [one.code for one in checked.diagnoses]
    ['near-multiple', 'forgot-own-number']
    """
    if not isinstance(puzzle, OneShort):
        return set_questions.check(puzzle, answer, language)
    given = tuple(dict.fromkeys(read_numbers(answer, language=language)))
    for card in given:
        if not 1 <= card <= puzzle.options.highest:
            raise AnswerError(happy("no-such-card", card=card, highest=puzzle.options.highest))
    return _checked(puzzle, given)


def _checked(puzzle: OneShort, given: Hand) -> Checked:
    missing = [card for card in puzzle.right if card not in given]
    right = not missing and len(given) == len(puzzle.right)
    steps = (*(_one(puzzle, card) for card in given), *_end(puzzle, len(missing), right))
    return Checked(right, steps, () if right else once_each(_fits(puzzle, given)))


def _one(puzzle: OneShort, card: NumberCard) -> Step:
    """Whether a card is in the table; or that it is one of the pair."""
    if card in puzzle.pair:
        claim = Claim(happy("differs", card=card, pair=puzzle.pair), False)
        return Step(happy("is-one-of-the-pair", card=card, pair=puzzle.pair), claim, False)
    return in_or_out(card, puzzle.table)


def _end(puzzle: OneShort, missing: int, right: bool) -> Iterator[Step]:
    count = len(puzzle.right)
    facts = {"pair": puzzle.pair, "table": puzzle.table, "name": table_name(puzzle.table)}
    highest = puzzle.options.highest
    if right:
        statement = happy("wants", **facts, count=count, highest=highest)
        yield Step(happy("all-wanted", count=count), Claim(statement, True), True)
    elif missing:
        statement = happy("wants", **facts, count=count - missing, highest=highest)
        yield Step(happy("wanted-missing", missing=missing), Claim(statement, False), False)


def _fits(puzzle: OneShort, given: Hand) -> Iterator[Diagnosis]:
    """What is amiss with a card that was given, and then with what was not."""
    table = puzzle.table
    for card in given:
        if card in puzzle.pair:
            yield Diagnosis("same-number-twice", happy("perhaps-named-again", card=card))
        elif not is_in(card, table):
            yield from fitting(card, table)
    for card in puzzle.right:
        if card not in given and card == table:
            yield from not_taken_for_multiple(card, card)
        if card not in given and card == 2 and table == "primes":
            yield from not_taken_for_prime(2)
