"""Numbers: facts against brute force, steps proved by sympy, sentences for everybody."""

from __future__ import annotations

import math
import subprocess
import sys
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes import NotationError, numbers
from tictimes.numbers import words, words_always, words_riddles
from tictimes.numbers.reading import LARGEST, read_number, read_written
from tictimes.numbers.truths import TRUTHS
from tictimes.proofs import proved
from tictimes.sayings import Saying, Voice, say
from tictimes.steps import Claim, Step

HIGHEST = 10_000
VOICES = get_args(Voice)
large = st.integers(min_value=HIGHEST, max_value=LARGEST)


@pytest.fixture(scope="module")
def divisors_of() -> list[list[int]]:
    """All divisors of every number up to `HIGHEST`, counted out table by table."""
    lists: list[list[int]] = [[] for _ in range(HIGHEST + 1)]
    for table in range(1, HIGHEST + 1):
        for multiple in range(table, HIGHEST + 1, table):
            lists[multiple].append(table)
    return lists


def test_facts_are_those_of_counting_out(divisors_of: list[list[int]]) -> None:
    for number, divisors in enumerate(divisors_of[1:], start=1):
        assert numbers.divisors(number) == tuple(divisors)
        assert numbers.tables(number) == tuple(divisors[1:])
        kind = "one" if number == 1 else "prime" if len(divisors) == 2 else "composite"
        assert numbers.kind(number) == kind
        pairs = tuple((d, number // d) for d in divisors if d * d <= number)
        assert numbers.factor_pairs(number) == pairs
        assert (numbers.square_root(number) is None) == (len(divisors) % 2 == 0)


def test_prime_factors_are_primes_whose_product_is_the_number(divisors_of: list[list[int]]) -> None:
    for number in range(1, HIGHEST + 1):
        primes, product = numbers.prime_factors(number), 1
        for prime in primes:
            assert len(divisors_of[prime]) == 2
            product *= prime
        assert product == number
        assert list(primes) == sorted(primes)


def test_zero_has_no_list_of_anything() -> None:
    lists = (numbers.divisors, numbers.factor_pairs, numbers.prime_factors, numbers.tables)
    assert [find(0) for find in lists] == [(), (), (), ()]
    assert numbers.kind(0) == "zero"
    assert numbers.explain(0)


def test_every_step_up_to_ten_thousand_is_proved() -> None:
    for number in range(HIGHEST + 1):
        steps = numbers.explain(number)
        assert steps
        assert all(map(proved, steps)), number
        assert numbers.why_prime(number)[-1].after == (numbers.kind(number) == "prime")


@settings(deadline=None, max_examples=150)
@given(large)
def test_steps_of_large_numbers_are_proved_and_few(number: int) -> None:
    steps = (*numbers.explain(number), *numbers.why_prime(number))
    assert all(map(proved, steps))
    assert len(steps) < 150
    assert numbers.why_prime(number)[-1].after == (numbers.kind(number) == "prime")


@pytest.mark.parametrize("number", [963761198400, 999999999989, 999979 * 999983, LARGEST])
def test_the_hardest_numbers_are_explained(number: int) -> None:
    assert all(map(proved, (*numbers.explain(number), *numbers.why_prime(number))))


def test_a_false_step_is_not_proved() -> None:
    steps = numbers.explain(12)
    for step in steps:
        if isinstance(step.before, Claim):
            turned = Claim(step.before.says, not step.before.true)
            assert not proved(Step(step.change, turned, step.after))
            assert not proved(Step(step.change, step.before, not step.after))
            assert not proved(Step(step.change, turned, not step.after))
    lie = Saying.of("numbers.is-prime", number=12)
    assert not proved(Step(steps[0].change, Claim(lie, True), True))
    assert not proved(Step(lie, *outer(steps[0]), (Step(lie, Claim(lie, True), True),)))


def outer(step: Step) -> tuple[object, object]:
    return step.before, step.after


@pytest.mark.parametrize("voice", VOICES)
def test_everything_can_be_said_in_every_voice(voice: Voice) -> None:
    said = set()
    together = (*numbers.why_gcd(12, 18), *numbers.why_gcd(8, 9), *numbers.why_lcm(4, 6))
    listless = numbers.why_gcd(720720, 1441440)
    alone = [step for n in (*range(200), 720720 * 2, 1000003, LARGEST) for step in both(n)]
    for step in (*alone, *together, *listless):
        sentence = say(step.change, voice)
        assert "{" not in sentence
        assert sentence.endswith(".")
        said.add(step.change.code)
        if isinstance(step.before, Claim):
            assert say(step.before.says, voice)
            said.add(step.before.says.code)
    known = {f"numbers.{name}" for name in words.EXPLAINED}
    assert said == known, "a sentence that is never said, or one that nobody wrote"


def both(number: int) -> tuple[Step, ...]:
    return (*numbers.explain(number), *numbers.why_prime(number))


def test_every_statement_has_its_truth() -> None:
    stated = (words.STATEMENTS, words.STATED, words_riddles.STATED, words_always.STATED)
    assert {name for one in stated for name in one} == set(TRUTHS)


def test_all_voices_are_worded_where_any_is() -> None:
    for name, worded in words.WORDS.items():
        if isinstance(worded, dict):
            assert "young" in worded, name
            assert set(worded) <= set(VOICES), name


def test_to_children_a_divisor_is_a_factor() -> None:
    for number in range(200):
        for step in both(number):
            assert "divi" not in say(step.change, "young") + say(step.change, "older")
            assert "factor of" not in say(step.change, "teacher") or number == 0


@pytest.mark.parametrize(
    ("number", "voice", "sentence"),
    [
        (7, "young", "7 makes only one rectangle: one row. So 7 is prime."),
        (9, "young", "Try rows of 2: 4 × 2 = 8, and 1 is left over."),
        (11, "young", "Try rows of 3: 3 × 3 = 9, and 2 are left over."),
        (1, "older", "A prime has exactly two factors, and 1 has only one. So 1 is not prime, "
                     "and not composite."),
        (2, "older", "2 × 2 = 4 is more than 2. So no number between 1 and 2 can be a factor."),
        (36, "older", "Factors come in pairs, but 6 is paired with itself. So 36 has an odd number "
                      "of factors: 9."),
        (5, "young", "5 is in the 5 times table."),
    ],
)  # fmt: skip
def test_what_is_said(number: int, voice: Voice, sentence: str) -> None:
    assert sentence in [say(step.change, voice) for step in both(number)]


@pytest.mark.parametrize("given", [-1, -12, 7.0, 12.5, "12", True, False, None, [12], 10**80])
def test_refusals_are_in_words(given: object) -> None:
    functions = (
        numbers.explain,
        numbers.why_prime,
        numbers.divisors,
        numbers.tables,
        numbers.kind,
        numbers.factor_pairs,
        numbers.prime_factors,
        numbers.square_root,
        numbers.factor_tree,
        numbers.read_number,
    )
    for function in functions:
        with pytest.raises(
            NotationError, match=r"\(a whole number from 0 to 999999999999\)"
        ) as why:
            function(given)  # type: ignore[arg-type]  # what is wrong is the point
        assert "\n" not in str(why.value)
        assert len(str(why.value)) < 200


def test_what_is_too_large_is_refused_and_not_printed() -> None:
    for huge in (10**12, -(10**12), 9 ** (9**6), float("nan"), float("inf")):
        with pytest.raises(NotationError) as why:
            read_number(huge)
        assert len(str(why.value)) < 200


def reading(text: str) -> int | str:
    try:
        return read_written(text)
    except NotationError as refusal:
        return str(refusal)


@given(st.text(max_size=30))
def test_any_text_is_a_number_or_refused_in_a_line(text: str) -> None:
    read = reading(text)
    assert read.isprintable() if isinstance(read, str) else 0 <= read == int(text)


@given(st.integers(0, LARGEST))
def test_every_number_is_read(number: int) -> None:
    assert reading(str(number)) == number


@pytest.mark.parametrize(
    "text", ["9**9**9", "１２", "+1", "1_000", " 1", "--1", "-", ".", "1e3", ""]
)
def test_only_digits_are_read(text: str) -> None:
    with pytest.raises(NotationError):
        read_written(text)


@given(st.lists(st.integers(1, 3000), min_size=2, max_size=5))
@settings(deadline=None)
def test_common_divisors_and_multiples(several: list[int]) -> None:
    shared = [d for d in range(1, min(several) + 1) if all(n % d == 0 for n in several)]
    assert numbers.common_divisors(*several) == tuple(shared)
    assert numbers.gcd(*several) == shared[-1]
    least = numbers.lcm(*several)
    assert all(least % n == 0 for n in several)
    assert least <= math.prod(several)
    primes = {prime for n in several for prime in numbers.prime_factors(n)}
    assert not any(all(least // prime % n == 0 for n in several) for prime in primes)
    assert all(map(proved, (*numbers.why_gcd(*several), *numbers.why_lcm(*several))))


@pytest.mark.parametrize("several", [(), (12,), (0, 4), tuple(range(1, 14))])
def test_comparing_needs_some_numbers(several: tuple[int, ...]) -> None:
    for function in (numbers.gcd, numbers.lcm, numbers.why_gcd, numbers.why_lcm):
        with pytest.raises(NotationError, match=r"2 to 12 numbers from 1 up"):
            function(*several)


@given(st.integers(1, 10**6))
@settings(deadline=None)
def test_a_tree_multiplies_back_and_ends_in_primes(number: int) -> None:
    tree = numbers.factor_tree(number)
    assert tuple(sorted(tree.leaves)) == (numbers.prime_factors(number) or (1,))
    pending = [tree]
    while pending:
        knot = pending.pop()
        if knot.branches:
            left, right = knot.branches
            assert left.number * right.number == knot.number
            pending += [left, right]


def test_importing_the_kit_leaves_sympy_alone() -> None:
    code = (
        "import sys, tictimes as tt\n"
        "tt.numbers.tables(12), tt.numbers.read_number(12)\n"
        "assert 'sympy' not in sys.modules\n"
        "tt.numbers.explain(12)\n"
        "assert 'sympy' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
