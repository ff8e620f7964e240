"""Questions about sets, as values, and what is said of an answer: name a set, name its table."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TypeAlias

from tictimes.errors import AnswerError, quoted
from tictimes.happy_times.cards import Hand, read_card
from tictimes.happy_times.explain import why_set
from tictimes.happy_times.mistakes import check_set, check_table
from tictimes.happy_times.narration import OFTEN, happy, table_name
from tictimes.happy_times.options import Options
from tictimes.happy_times.sets import SIZE, NumberSet, Table, sets_of
from tictimes.mixups import Checked, Diagnosis
from tictimes.numbers.answers import read_numbers
from tictimes.numbers.mistakes import not_taken_for_multiple, not_taken_for_prime
from tictimes.sayings import Saying, say
from tictimes.steps import Claim, Step


@dataclass(frozen=True, slots=True)
class NameSet:
    """Which three of these cards make a set of `table`? The answer is three cards, or none.

    Raises `NotationError` for cards that are not in the pack and tables that are none.

    >>> NameSet((4, 8, 12, 14), 4).right
    (NumberSet(table=4, cards=(4, 8, 12)),)
    """

    cards: Hand
    table: Table
    options: Options = field(default_factory=Options)

    def __post_init__(self) -> None:
        for card in self.cards:
            read_card(card, self.options.highest)
        check_table(self.table, self.options)

    @property
    def asks(self) -> Saying:
        """The question in words."""
        far = self.table if isinstance(self.table, int) and self.table <= OFTEN else None
        code = "ask-set" if far else "ask-set-multiples"
        return happy(code, name=table_name(self.table), cards=self.cards)

    @property
    def right(self) -> tuple[NumberSet, ...]:
        """Every set that is right; without one, the answer is none."""
        return sets_of(self.cards, (self.table,)) if self.table != 1 else ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """The first set and why it is one; or that there is none."""
        if not self.right:
            return (_how_many(self),)
        return why_set(self.right[0].cards, self.table, self.options)


@dataclass(frozen=True, slots=True)
class NameTable:
    """Which times table makes these three cards a set? The answer is a table, or none.

    Raises `NotationError` unless there are three cards of the pack.

    >>> NameTable((4, 8, 12)).right, NameTable((7, 11, 13)).right
    ((2, 4), ())
    """

    cards: Hand
    options: Options = field(default_factory=Options)

    def __post_init__(self) -> None:
        for card in self.cards:
            read_card(card, self.options.highest)
        if len(self.cards) != SIZE:
            raise AnswerError(happy("three-cards"))

    @property
    def asks(self) -> Saying:
        """The question in words."""
        return happy("ask-table", cards=self.cards)

    @property
    def right(self) -> tuple[Table, ...]:
        """Every table that is right; without one, the answer is none."""
        return tuple(one.table for one in sets_of(self.cards, self.options.tables))

    @property
    def steps(self) -> tuple[Step, ...]:
        """The first table and why it is one; or that there is none."""
        if not self.right:
            return (_any_table(self),)
        return why_set(self.cards, self.right[0], self.options)


SetQuestion: TypeAlias = NameSet | NameTable

LONGEST_NAME = 40
"""Characters of the name of a table."""

_WORD = r"[^\W\d_]+"
_NUMBER_AMONG_WORDS = re.compile(
    # each part begins where only one other can end, so that no text takes long
    rf"(?:{_WORD}\s+)*(\d{{1,12}})(?:\s?×|\s?{_WORD})?(?:\s+{_WORD})*\.?"
)


def check(question: SetQuestion, answer: object, language: str = "en") -> Checked:
    """Whether `answer` is right, why, and every mistake that fits, likeliest first.

    It may be text as a child types it (`4 8 12`; `4x`; `none`), or numbers, or `None`. Raises
    `AnswerError`, in words, for an answer that cannot be read.

    >>> check(NameSet((4, 8, 12, 14), 4), "8, 12 and 4").correct
    True
    >>> [one.code for one in check(NameSet((4, 8, 12, 14), 4), "8 12 14").diagnoses]
    ['even-is-in-4x']
    >>> [one.code for one in check(NameTable((5, 10, 15)), "none").diagnoses]
    ['forgot-own-number']
    """
    if isinstance(question, NameSet):
        return _checked_set(question, answer, language)
    return _checked_table(question, answer, language)


def _checked_set(question: NameSet, answer: object, language: str) -> Checked:
    if _is_none(answer, language):
        fits = _why_none(question.right) if question.right else ()
        return Checked(not question.right, (_how_many(question),), fits)
    chosen = read_numbers(answer, language=language)
    for card in chosen:
        if card not in question.cards:
            raise AnswerError(happy("card-not-there", card=card))
    if len(chosen) != SIZE:
        raise AnswerError(happy("three-cards"))
    return check_set(chosen, question.table, question.options)


def _checked_table(question: NameTable, answer: object, language: str) -> Checked:
    if _is_none(answer, language):
        sets = sets_of(question.cards, question.options.tables)
        return Checked(not sets, (_any_table(question),), _why_none(sets) if sets else ())
    return check_set(question.cards, _read_table(answer, language), question.options)


def _why_none(sets: tuple[NumberSet, ...]) -> tuple[Diagnosis, ...]:
    """Why somebody may see no set where there are `sets`: all of them need what is forgotten."""
    if all(one.table in one.cards for one in sets):
        return not_taken_for_multiple(_number(sets[0].table), _number(sets[0].table))
    if all(one.table == "primes" and 2 in one.cards for one in sets):
        return not_taken_for_prime(2)
    return ()


def _number(table: Table) -> int:
    assert isinstance(table, int)
    return table


def _is_none(answer: object, language: str) -> bool:
    if isinstance(answer, str):
        words = " ".join(re.findall(r"\w+", answer.casefold()))
        return words in say(happy("means-none"), "young", language).split(", ")
    return answer is None or answer == ()


def _read_table(answer: object, language: str) -> Table:
    """The table that is named: its number, alone or with words, or one of the extensions."""
    if isinstance(answer, int):
        return answer
    if isinstance(answer, str) and len(answer) <= LONGEST_NAME:
        for name in ("primes", "odds"):
            if answer.strip().casefold() in (name, say(happy(name), "young", language).casefold()):
                return name
        if number := _NUMBER_AMONG_WORDS.fullmatch(answer.strip()):
            return int(number[1])
    raise AnswerError(happy("no-table-name", given=quoted(answer)))


def _how_many(question: NameSet) -> Step:
    """Whether there is a set, and how many; which, nobody says before the child has."""
    count, name = len(question.right), table_name(question.table)
    code = "there-is-a-set" if count else "there-is-no-set"
    facts = {"cards": question.cards, "table": question.table, "name": name, "count": count}
    return Step(happy(code, name=name, count=count), Claim(happy("has-sets", **facts), True), True)


def _any_table(question: NameTable) -> Step:
    """Whether there is a table that the cards share."""
    there = bool(question.right)
    says = happy("there-is-a-table" if there else "there-is-no-table", cards=question.cards)
    statement = happy("share-table", cards=question.cards, tables=question.options.tables)
    return Step(says, Claim(statement, there), there)
