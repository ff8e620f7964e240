"""Whole numbers: what is true of them, how it is said, and the picture that each one has."""

from typing import TYPE_CHECKING

from tictimes.later import later
from tictimes.numbers.explain import explain, factors, in_tables, pairs, square, tree
from tictimes.numbers.facts import (
    common_divisors,
    divisors,
    factor_pairs,
    gcd,
    kind,
    lcm,
    prime_factors,
    square_root,
    tables,
)
from tictimes.numbers.primality import why_prime
from tictimes.numbers.reading import read_number
from tictimes.numbers.together import why_gcd, why_lcm
from tictimes.numbers.trees import Tree, factor_tree

if TYPE_CHECKING:
    from tictimes.numbers.checking import check
    from tictimes.numbers.multiples import in_or_out
    from tictimes.numbers.questions import FactorPairs, InTable, IsPrime, ListFactors, Question
    from tictimes.numbers.quiz import question
else:
    __getattr__ = later(
        __name__,
        {
            "FactorPairs": "questions",
            "InTable": "questions",
            "IsPrime": "questions",
            "ListFactors": "questions",
            "Question": "questions",
            "check": "checking",
            "in_or_out": "multiples",
            "question": "quiz",
        },
    )

__all__ = [
    "FactorPairs",
    "InTable",
    "IsPrime",
    "ListFactors",
    "Question",
    "Tree",
    "check",
    "common_divisors",
    "divisors",
    "explain",
    "factor_pairs",
    "factor_tree",
    "factors",
    "gcd",
    "in_or_out",
    "in_tables",
    "kind",
    "lcm",
    "pairs",
    "prime_factors",
    "question",
    "read_number",
    "square",
    "square_root",
    "tables",
    "tree",
    "why_gcd",
    "why_lcm",
    "why_prime",
]


def __dir__() -> list[str]:
    return __all__
