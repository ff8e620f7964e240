"""A child's answer to a puzzle of ArithmeTic: what it is worth, and why it will do or will not."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tictimes.arithmetic.cards import HAND_SIZE, Hand, read_card
from tictimes.arithmetic.explain import explain, why_score
from tictimes.arithmetic.mistakes import beatable, why_forbidden
from tictimes.arithmetic.naming import group_name, named, tic
from tictimes.arithmetic.puzzles import BestOfSeven, MakeZero, Puzzle, Twins
from tictimes.arithmetic.rules import why_no_group
from tictimes.arithmetic.scoring import Group, groups
from tictimes.errors import AnswerError
from tictimes.mixups import Checked, Diagnosis
from tictimes.sayings import Saying
from tictimes.steps import Claim, Step

LONGEST = 500
"""Characters of an answer."""

_BETWEEN_CARDS, _BETWEEN_GROUPS = re.compile(r"[\s,]+"), re.compile(r"[|/;\n]|\band\b")


def check(puzzle: Puzzle, answer: object) -> Checked:
    """Whether `answer` solves the puzzle, the working of what was chosen, and what may be amiss.

    It is five cards; for `Twins` two groups of cards. Cards are notations, alone or in one text:
    `5-star-red 4-star-red | 5-star-red 2-star-red`. A right answer bears no diagnosis. Raises
    `AnswerError`, in words, for cards that are not in the puzzle, twice, or too many or few.

    >>> from tictimes.arithmetic.puzzles import puzzle
    >>> from tictimes.sayings import say
    >>> seven = puzzle("zero", "otter-42")
    >>> check(seven, seven.right[0]).correct
    True
    >>> wrong = check(seven, seven.cards[:5])
    >>> wrong.correct, say(wrong.steps[-1].change)
    (False, 'This hand is worth 1, and not 0.')
    """
    if isinstance(puzzle, Twins):
        return _checked_twins(puzzle, _read_groups(answer))
    hand = _read_cards(answer, puzzle.cards)
    if len(hand) != HAND_SIZE:
        raise AnswerError(tic("five-of-them", count=len(hand)))
    if isinstance(puzzle, MakeZero):
        return _checked_zero(puzzle, hand)
    return _checked_best(puzzle, hand)


def _checked_zero(puzzle: MakeZero, hand: Hand) -> Checked:
    score = puzzle.worth[hand]
    right = score == 0
    change = tic("is-zero" if right else "is-not-zero", score=score)
    last = Step(change, Claim(tic("zero", score=score), right), right)
    fits = () if right else tuple(_zero_elsewhere(puzzle, hand))
    return Checked(right, (*explain(hand, puzzle.level), last), fits[:1])


def _zero_elsewhere(puzzle: MakeZero, hand: Hand) -> Iterator[Diagnosis]:
    """Another group of the hand that is worth 0, but is not its best."""
    for group in groups(hand, puzzle.level):
        if group.score == 0:
            yield Diagnosis("not-the-best", beatable(group, puzzle.level))


def _checked_best(puzzle: BestOfSeven, hand: Hand) -> Checked:
    score, best = puzzle.worth[hand], max(puzzle.worth.values())
    right = score == best
    if right:
        says = tic("is-best-of-seven", score=score)
    else:
        says = tic("is-not-best-of-seven", score=score)
    last = Step(says, Claim(tic("at-least", score=score, second=best), right), right)
    fits = () if right else (Diagnosis("not-the-best", tic("beat-your-hand", score=score)),)
    return Checked(right, (*explain(hand, puzzle.level), last), fits)


def _checked_twins(puzzle: Twins, chosen: tuple[object, object]) -> Checked:
    one, other = (_read_cards(cards, puzzle.cards) for cards in chosen)
    if one == other:
        raise AnswerError(tic("two-groups"))
    first, second = puzzle.groups.get(one), puzzle.groups.get(other)
    steps = (*_why(one, first, puzzle), *_why(other, second, puzzle))
    if first and second:
        last = _same_or_not(first, second, puzzle)
        return Checked(bool(last.after), (*steps, last))
    forbidden = why_forbidden(other if first else one, puzzle.level)
    return Checked(False, steps, (Diagnosis("group-not-allowed", forbidden),))


def _why(cards: Hand, group: Group | None, puzzle: Twins) -> tuple[Step, ...]:
    """How the score of a group is worked out, or why the cards are none."""
    if group:
        return why_score(puzzle.cards, group)
    statement = tic("is-group", cards=tuple(map(named, cards)), level=puzzle.level)
    return (Step(why_no_group(cards, puzzle.level), Claim(statement, False), False),)


def _same_or_not(one: Group, other: Group, puzzle: Twins) -> Step:
    same = one.score == other.score
    facts = {"score": one.score, "other": other.score}
    names = {"one": group_name(one, puzzle.level), "two": group_name(other, puzzle.level)}
    says = tic("same-score" if same else "not-same-score", **facts, **names)
    return Step(says, Claim(tic("equal", **facts), same), same)


def _read_groups(answer: object) -> tuple[object, object]:
    if isinstance(answer, str):
        _check_length(answer)
        answer = [part for part in _BETWEEN_GROUPS.split(answer) if part.strip()]
    if isinstance(answer, list | tuple) and len(answer) == 2:
        return answer[0], answer[1]
    raise AnswerError(tic("two-groups"))


def _read_cards(answer: object, among: Hand) -> Hand:
    """Different cards, put in the order of the puzzle."""
    if isinstance(answer, str):
        _check_length(answer)
        answer = [part for part in _BETWEEN_CARDS.split(answer) if part]
    chosen = tuple(map(read_card, answer)) if isinstance(answer, list | tuple) else ()
    if not chosen:
        raise AnswerError(tic("no-cards-chosen"))
    for place, card in enumerate(chosen):
        if card not in among:
            raise AnswerError(tic("not-in-puzzle", card=named(card)))
        if card in chosen[:place]:
            raise AnswerError(tic("chosen-twice", card=named(card)))
    return tuple(card for card in among if card in chosen)


def _check_length(text: str) -> None:
    if len(text) > LONGEST:
        raise AnswerError(Saying.of("numbers.too-long", most=LONGEST))
