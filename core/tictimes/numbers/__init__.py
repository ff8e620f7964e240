"""Whole numbers: what is true of them, how it is said, and the picture that each one has."""

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

__all__ = [
    "Tree",
    "common_divisors",
    "divisors",
    "explain",
    "factor_pairs",
    "factor_tree",
    "factors",
    "gcd",
    "in_tables",
    "kind",
    "lcm",
    "pairs",
    "prime_factors",
    "read_number",
    "square",
    "square_root",
    "tables",
    "tree",
    "why_gcd",
    "why_lcm",
    "why_prime",
]
