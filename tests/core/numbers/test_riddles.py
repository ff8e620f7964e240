"""Riddles, rows to count on, and what is so always, sometimes or never: by brute force."""

from __future__ import annotations

import pytest

from tictimes.errors import AnswerError, NotationError
from tictimes.numbers.always import MOST, Always
from tictimes.numbers.clues import Clue, Riddle
from tictimes.numbers.counting import CountOn
from tictimes.numbers.riddle_rows import KINDS, LEVELS, asked, statement
from tictimes.proofs import proved
from tictimes.sayings import say

ROW = range(1, 13)


def factors(number: int) -> list[int]:
    return [n for n in range(1, number + 1) if number % n == 0]


def is_so(clue: Clue, number: int) -> bool:
    return {
        "in-table": clue.value in factors(number),
        "not-in-table": clue.value not in factors(number),
        "factors": len(factors(number)) == clue.value,
        "prime": len(factors(number)) == 2,
        "not-prime": len(factors(number)) != 2,
        "square": len(factors(number)) % 2 == 1,
    }[clue.tells]


@pytest.mark.parametrize("level", LEVELS)
def test_a_riddle_fits_a_few_numbers_and_every_answer_is_explained(level):
    for number in ROW:
        riddle = asked("riddle", "otter-42", number, level)
        where = range(riddle.least, riddle.largest + 1)
        right = [n for n in where if all(is_so(clue, n) for clue in riddle.clues)]
        assert 1 <= len(right) <= 3
        for one in (0, 1, *right, *where[:4], riddle.largest + 1):
            checked = riddle.check((one,))
            assert checked.correct == (one in right)
            assert all(map(proved, checked.steps))
            assert not (checked.correct and checked.diagnoses)


@pytest.mark.parametrize("level", LEVELS)
def test_a_row_goes_on(level):
    for number in ROW:
        row = asked("count-on", "otter-42", number, level)
        first, second, third = row.shown
        assert second - first == third - second == row.right - third
        assert row.right >= 0
        for one in range(row.right - 3, row.right + 3):
            checked = row.check((one,))
            assert checked.correct == (one == row.right)
            assert all(map(proved, checked.steps))


@pytest.mark.parametrize("level", LEVELS)
def test_always_sometimes_and_never_are_right_equally_often(level):
    found = []
    for number in ROW:
        one = statement("always", "otter-42", number, level)
        truths = {is_so(one.are, n) for n in range(1, MOST + 1) if is_so(one.these, n)}
        expected = {(True,): "always", (False,): "never"}.get(tuple(truths), "sometimes")
        assert one.right == expected
        assert all(map(proved, one.steps))
        for answer in ("always", "sometimes", "never"):
            checked = one.check(answer)
            assert checked.correct == (answer == one.right)
            assert checked.diagnoses or checked.correct or one.right != "sometimes"
        found.append(one.right)
    assert {found.count(one) for one in ("always", "sometimes", "never")} == {4}


@pytest.mark.parametrize(
    ("question", "answer", "code"),
    [
        (CountOn(3, 6), 13, "counted-in-ones"),
        (CountOn(3, 6), 9, "wrong-way"),
        (CountOn(3, 6), 18, "left-one-out"),
        (CountOn(3, 6), 16, "slip"),
        (CountOn(4, 20, back=True), 11, "counted-in-ones"),
        (CountOn(4, 20, back=True), 16, "wrong-way"),
        (Riddle(10, 20, (Clue("in-table", 3), Clue("factors", 4))), 14, "near-multiple"),
        (Riddle(1, 20, (Clue("prime"), Clue("not-in-table", 2))), 9, "odd-is-prime"),
        (Riddle(1, 20, (Clue("not-prime"), Clue("in-table", 2))), 2, "two-is-not-prime"),
        (Riddle(2, 9, (Clue("not-in-table", 3), Clue("square"))), 3, "forgot-own-number"),
    ],
)
def test_mistakes_are_known(question, answer, code):
    found = question.check((answer,))
    assert not found.correct
    assert code in [one.code for one in found.diagnoses]
    assert all(say(one.says) and say(one.named) for one in found.diagnoses)


def test_mistakes_about_statements_are_known():
    odd, prime, four, even = (
        Clue("not-in-table", 2),
        Clue("prime"),
        Clue("in-table", 4),
        Clue("in-table", 2),
    )
    codes = [one.code for one in Always(odd, prime).check("always").diagnoses]
    assert codes == ["too-few-tried"]
    assert say(Always(odd, prime).check("always").diagnoses[0].says).endswith("Look at 9.")
    assert [one.code for one in Always(four, even).check("sometimes").diagnoses] == ["one-in-mind"]


@pytest.mark.parametrize(
    "made",
    [
        lambda: CountOn(0, 3),
        lambda: CountOn(5, 10, back=True),
        lambda: Riddle(14, 15, (Clue("prime"), Clue("square"))),
        lambda: Riddle(0, 9, (Clue("prime"), Clue("prime"))),
        lambda: Always(Clue("factors", 11), Clue("prime")),
        lambda: statement("always", "otter-42", 1, 4),
        lambda: statement("often", "otter-42"),
        lambda: asked(KINDS[0], "otter-42", 0),
    ],
)
def test_what_there_is_not_is_refused(made):
    with pytest.raises(NotationError):
        made()


@pytest.mark.parametrize("question", [CountOn(3, 6), asked("riddle", "otter-42")])
def test_one_number_is_an_answer(question):
    for given in ((), (1, 2)):
        with pytest.raises(AnswerError):
            question.check(given)
