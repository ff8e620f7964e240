"""Questions about numbers: every answer against brute force, every mistake where it fits."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.errors import AnswerError, NotationError
from tictimes.mixups import Checked
from tictimes.numbers import words
from tictimes.numbers.answers import LONGEST, read_numbers, read_pairs, read_yes_no
from tictimes.numbers.checking import check
from tictimes.numbers.questions import FactorPairs, InTable, IsPrime, ListFactors, Question
from tictimes.proofs import proved
from tictimes.sayings import Voice, say

VOICES = get_args(Voice)
numbers_asked = st.integers(1, 400)


def divisors(number: int) -> list[int]:
    return [d for d in range(1, number + 1) if number % d == 0]


def pairs(number: int) -> list[tuple[int, int]]:
    return [(d, number // d) for d in divisors(number) if d * d <= number]


def codes(question: Question, answer: object) -> list[str]:
    return [one.code for one in check(question, answer).diagnoses]


def assert_sound(checked: Checked) -> None:
    assert checked.steps
    assert all(map(proved, checked.steps))
    assert not (checked.correct and checked.diagnoses)


# --- case 19: factor pairs in any order, 6 × 6 for 36, 1 × n; each pair explained once


@pytest.mark.parametrize("order", [*permutations(["1x12", "2 × 6", "4*3"])])
def test_case_19_factor_pairs_of_12_in_any_order(order: tuple[str, ...]) -> None:
    checked = check(FactorPairs(12), ", ".join(order))
    assert checked.correct
    assert len(checked.steps) == len(order) + 1, "each pair once, and that these are all"
    assert_sound(checked)


@pytest.mark.parametrize(
    "text",
    [
        "1 36 2 18 3 12 4 9 6 6",
        "6x6 9x4 12x3 18x2 36x1",
        "1 2 3 4 6 9 12 18 36",
        "36 = 6 × 6 = 4 × 9, 3 12; 2 18 & 1 36",
        "(1,36) (2,18) (3,12) (4,9) (6,6) (9,4) (12,3) (18,2) (36,1)",
    ],
)
def test_case_19_six_times_six_for_36(text: str) -> None:
    checked = check(FactorPairs(36), text)
    assert checked.correct
    explained = [say(step.change) for step in checked.steps]
    assert len(set(explained)) == len(explained) == 6
    assert any("6 rows of 6" in sentence for sentence in explained)


@given(numbers_asked, st.randoms(use_true_random=False))
def test_case_19_every_number_turned_and_shuffled(number: int, rng: Random) -> None:
    given = [pair if rng.random() < 0.5 else pair[::-1] for pair in pairs(number)]
    given += [rng.choice(given)[::-1]]
    rng.shuffle(given)
    checked = check(FactorPairs(number), " ".join(f"{a}x{b}" for a, b in given))
    assert checked.correct
    assert len(checked.steps) == len(pairs(number)) + 1
    assert_sound(checked)
    assert check(FactorPairs(number), given).correct
    listed = check(ListFactors(number), given)
    assert listed.correct
    assert_sound(listed)


# --- right and not right, against brute force


@given(numbers_asked, st.sets(st.integers(0, 60), max_size=12), st.sampled_from([0, 1, 2]))
def test_a_list_is_right_if_it_is_all_factors(number: int, some: set[int], start: int) -> None:
    chosen = list(some)
    answer = [divisors(number), [*divisors(number), *chosen], chosen or [0]][start]
    checked = check(ListFactors(number), ", ".join(map(str, answer)))
    assert checked.correct == (set(answer) == set(divisors(number)))
    assert_sound(checked)


@given(numbers_asked, st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), max_size=5))
def test_pairs_are_right_if_they_are_all_pairs(number: int, some: list[tuple[int, int]]) -> None:
    for answer in (some, [*pairs(number), *some], pairs(number)[1:] + some):
        if not answer:
            continue
        checked = check(FactorPairs(number), answer)
        found = {(min(pair), max(pair)) for pair in answer}
        assert checked.correct == (found == set(pairs(number)))
        assert_sound(checked)


def test_yes_and_no_for_every_number() -> None:
    for number in range(200):
        prime = number > 1 and len(divisors(number)) == 2
        for said in (True, False):
            checked = check(IsPrime(number), said)
            assert checked.correct == (said == prime)
            assert_sound(checked)
        for table in range(1, 16):
            for said in (True, False):
                checked = check(InTable(number, table), said)
                assert checked.correct == (said == (number % table == 0))
                assert_sound(checked)


# --- the mistakes of DESIGN section 6


@pytest.mark.parametrize(
    ("question", "answer", "code"),
    [
        (IsPrime(1), "yes", "one-is-prime"),
        (IsPrime(9), "yes", "odd-is-prime"),
        (IsPrime(15), "yes", "odd-is-prime"),
        (ListFactors(15), "1, 15", "odd-is-prime"),
        (IsPrime(2), "no", "two-is-not-prime"),
        (InTable(3, 12), "yes", "factor-for-multiple"),
        (InTable(7, 14), "yes", "factor-for-multiple"),
        (ListFactors(12), "12, 24, 36", "factor-for-multiple"),
        (InTable(14, 3), "yes", "near-multiple"),
        (InTable(29, 15), "yes", "near-multiple"),
        (ListFactors(14), "1 2 5 7 14", "near-multiple"),
        (InTable(14, 4), "yes", "even-is-in-4x"),
        (ListFactors(14), "1 2 4 7 14", "even-is-in-4x"),
        (InTable(13, 3), "yes", "ends-in-3"),
        (InTable(23, 3), "yes", "ends-in-3"),
        (ListFactors(23), "1 3 23", "ends-in-3"),
        (ListFactors(12), "1 2 2 6 12", "same-number-twice"),
        (InTable(4, 4), "no", "forgot-own-number"),
        (InTable(14, 14), "no", "forgot-own-number"),
        (ListFactors(12), "1 2 3 4 6", "forgot-own-number"),
        (FactorPairs(12), "2x6 3x4", "forgot-own-number"),
        (InTable(5, 1), "no", "one-times-table"),
        (ListFactors(12), "2 3 4 6 12", "one-times-table"),
    ],
)
def test_each_mistake_is_among_the_first_three(question: Question, answer: str, code: str) -> None:
    checked = check(question, answer)
    assert not checked.correct
    assert code in [one.code for one in checked.diagnoses][:3]


ALL_CODES = set(
    "one-is-prime odd-is-prime two-is-not-prime factor-for-multiple near-multiple even-is-in-4x "
    "ends-in-3 same-number-twice forgot-own-number one-times-table".split()
)


def test_fitting_mistakes_of_tables_are_those_of_the_list_and_no_other() -> None:
    for number in range(1, 150):
        for table in range(1, 25):
            fit = set()
            if number % table:
                fit |= {"factor-for-multiple"} if table % number == 0 else set()
                near = [n for n in (number - 1, number + 1) if n > 0 and n % table == 0]
                fit |= {"near-multiple"} if near and number > 1 else set()
                fit |= {"even-is-in-4x"} if table == 4 and number % 2 == 0 else set()
                fit |= {"ends-in-3"} if table == 3 and str(number)[-1] == "3" else set()
                assert set(codes(InTable(number, table), "yes")) == fit
            else:
                fit |= {"forgot-own-number"} if number == table else set()
                fit |= {"one-times-table"} if table == 1 else set()
                assert set(codes(InTable(number, table), "no")) == fit


def wrong_answers() -> list[Checked]:
    rng = Random("wrong answers")
    checked = [check(IsPrime(n), n < 2 or len(divisors(n)) > 2) for n in range(60)]
    checked += [check(InTable(n, t), n % t != 0) for n in range(60) for t in range(1, 20)]
    for _ in range(400):
        number = rng.randint(1, 60)
        some = [rng.randint(0, 70) for _ in range(rng.randint(1, 6))] + divisors(number)[1:4]
        checked += [
            check(ListFactors(number), some),
            check(FactorPairs(number), [*pairs(number)[1:], (3, 5)]),
        ]
    return [one for one in checked if not one.correct]


@pytest.mark.parametrize("voice", VOICES)
def test_every_word_is_said_and_every_diagnosis_says_perhaps(voice: Voice) -> None:
    said = set()
    for checked in wrong_answers():
        for step in checked.steps:
            sentence = say(step.change, voice)
            assert sentence.endswith((".", "?"))
        for one in checked.diagnoses:
            assert "erhaps" in say(one.says, voice)
            assert say(one.named, voice).endswith(".")
            assert one.code in ALL_CODES
            said.add(one.says.code)
    assert said == {f"numbers.{name}" for name in words.MISTAKES}
    assert {f"mixup-{code}" for code in ALL_CODES} == set(words.MIXUPS)


# --- answers as children type them


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("1, 12, 2 6 3x4", (1, 12, 2, 6, 3, 4)),
        ("1;2;3", (1, 2, 3)),
        ("1 and 2 and 3", (1, 2, 3)),
        ("1,2,3.", (1, 2, 3)),
        ("  1\n2\t3  ", (1, 2, 3)),
        ("3 × 4 = 12", (3, 4)),
        ("12 = 3 · 4", (3, 4)),
        ("3 times 4", (3, 4)),
        ("2 - 6", (2, 6)),
        ("2-6", (2, 6)),
        ("007", (7,)),
        ("１２", (12,)),
        ("12", (12,)),
    ],
)
def test_numbers_are_read_forgivingly(text: str, numbers: tuple[int, ...]) -> None:
    assert read_numbers(text, 12) == numbers


@pytest.mark.parametrize("text", ["Yes", "yes.", " y ", "It is prime", "TRUE", "prime", True])
def test_yes(text: object) -> None:
    assert read_yes_no(text) is True


@pytest.mark.parametrize("text", ["No", "no!", "n", "it is not", "not prime", False])
def test_no(text: object) -> None:
    assert read_yes_no(text) is False


STRANGE = [
    "",
    " ",
    ",",
    "-3",
    "1.5",
    "1 + 2",
    "3 x",
    "x 3",
    "= 3",
    "3x4=13",
    "3x4=2x6",
    "six",
    "1e3",
    "9**9**9",
    "10**80",
    "9" * 400,
    "__import__('os').system('true')",
    "<script>alert(1)</script>",
    "</script>",
    "😀",
    "שלום",
    "½",
    "6²",
    "1" * 10_000,
    "1," * 5_000,
    "(" * 900,
    None,
    1.5,
    True,
    float("nan"),
    10**80,
    [1, "2"],
    [True],
    [[1, 2.0]],
    {"a": 1},
    b"12",
]  # fmt: skip


@pytest.mark.parametrize("given", STRANGE, ids=lambda given: ascii(given)[:30])
def test_what_cannot_be_read_is_refused_in_one_line(given: object) -> None:
    with pytest.raises(AnswerError) as why:
        read_numbers(given, 12)
    assert "\n" not in str(why.value)
    assert str(why.value)
    assert len(str(why.value)) < 200


@given(st.text(max_size=60) | st.text("0123456789x×*= ,.-and+", max_size=60))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    for read in (read_numbers, read_pairs):
        assert reading(lambda read=read: read(text, 12))
    assert reading(lambda: str(read_yes_no(text))).isprintable()


def reading(read: Callable[[], object]) -> str:
    """What was read, or why not."""
    try:
        return str(read())
    except AnswerError as refusal:
        return str(refusal)


def test_the_longest_answer_is_read() -> None:
    most = ListFactors(7560)
    text = ", ".join(map(str, most.right))
    assert len(text) <= LONGEST
    assert check(most, text).correct


@pytest.mark.parametrize("text", ["2 x 2 x 3", "1 12 2", "3"])
def test_what_is_no_pair_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(AnswerError, match="3 × 4"):
        read_pairs(text, 12)


@pytest.mark.parametrize("number", [-1, 12.0, "12", True, 10**80, None])
def test_questions_about_no_number_are_refused(number: object) -> None:
    for ask in (
        IsPrime,
        ListFactors,
        FactorPairs,
        lambda n: InTable(n, 3),
        lambda n: InTable(3, n),
    ):
        with pytest.raises(NotationError):
            ask(number)  # type: ignore[arg-type]  # what is wrong is the point


@pytest.mark.parametrize("number", [0, 720720])
def test_lists_that_nobody_can_write_are_not_asked_for(number: int) -> None:
    for ask in (ListFactors, FactorPairs):
        with pytest.raises(AnswerError):
            ask(number)


@pytest.mark.parametrize("voice", VOICES)
def test_questions_can_be_asked(voice: Voice) -> None:
    for question in (IsPrime(7), InTable(14, 3), InTable(28, 14), ListFactors(12), FactorPairs(12)):
        assert say(question.asks, voice).endswith(("?", "."))
        assert all(map(proved, question.steps))
