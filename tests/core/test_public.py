"""What is public, name by name: whoever adds or takes one says so here."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tictimes as tt

PUBLIC = {
    "tictimes": """
        GAMES Match MatchError NotationError RuleError Saying StoreError TicTimesError arithmetic
        happy_times numbers say
    """,
    "tictimes.numbers": """
        FactorPairs InTable IsPrime ListFactors Question Tree check common_divisors divisors explain
        factor_pairs factor_tree factors gcd in_or_out in_tables kind lcm pairs prime_factors
        question read_number square square_root tables tree why_gcd why_lcm why_prime
    """,
    "tictimes.happy_times": """
        GAME Declare Discard Draw Hope Move NameSet NameTable NumberSet OneShort Options SetChances
        State View chances check check_puzzle check_set deal hope puzzle read_move sets_in why_set
        why_worth
    """,
    "tictimes.arithmetic": """
        GAME PACK BestOfSeven Card Chances Discard Draw Group Knock Level MakeZero Move Options
        Outlook Round Score State Twins Verdict View best_group best_of best_score chances check
        check_puzzle deal diagnostic_seed explain expression groups in_one outlooks puzzle read_card
        put_back read_hand read_move tells_apart what_they_share why_group why_score
    """,
}


@pytest.mark.parametrize("package", PUBLIC)
def test_public_names_are_these_and_all_are_there(package: str) -> None:
    module = sys.modules[package]
    assert sorted(module.__all__) == sorted(PUBLIC[package].split())
    for name in module.__all__:
        assert getattr(module, name) is not None
    assert set(module.__all__) <= set(dir(module))


@pytest.mark.parametrize("package", PUBLIC)
def test_what_is_not_there_is_said_to_be_missing(package: str) -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = sys.modules[package].nothing


def test_a_few_lines_of_a_notebook() -> None:
    assert tt.numbers.check(tt.numbers.IsPrime(1), "yes").diagnoses[0].code == "one-is-prime"
    assert tt.happy_times.why_set((4, 8, 12), 4)[-1].after is True
    assert tt.happy_times.chances().sets == 67
    assert tt.arithmetic.chances(2).counts[50] == 10
    hand = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
    assert tt.arithmetic.check(hand, 2, 18).correct


def test_names_are_the_same_whatever_was_imported_before() -> None:
    """A module and a function may share a name: the function is what is public."""
    program = (
        "import tictimes.arithmetic.chances, tictimes.happy_times.chances, tictimes as tt\n"
        "import tictimes.arithmetic.puzzles, tictimes.numbers.questions, tictimes.numbers.explain\n"
        "for room in (tt.numbers, tt.happy_times, tt.arithmetic):\n"
        "    for name in room.__all__:\n"
        "        assert type(getattr(room, name)).__name__ != 'module', name"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_tutor_waits_until_it_is_asked() -> None:
    program = (
        "import sys, tictimes as tt\n"
        "late = {'tictimes.numbers.quiz', 'tictimes.arithmetic.puzzles', 'sympy'}\n"
        "assert not late & set(sys.modules)\n"
        "tt.arithmetic.puzzle('zero', 'otter-42')\n"
        "assert 'sympy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
