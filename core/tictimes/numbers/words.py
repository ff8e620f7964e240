"""All that is said of numbers, for three readers. No arithmetic: every number is a given fact."""

from __future__ import annotations

from tictimes.numbers.words_always import WORDS as ALWAYS
from tictimes.numbers.words_grid import WORDS as GRID
from tictimes.numbers.words_line import WORDS as LINE
from tictimes.numbers.words_mistakes import MISTAKES, MIXUPS
from tictimes.numbers.words_pictures import WORDS as PICTURES
from tictimes.numbers.words_questions import (
    IN_TABLES,
    LISTS,
    QUESTIONS,
    STATED,
    UNREAD,
)
from tictimes.numbers.words_quiz import WORDS as QUIZ
from tictimes.numbers.words_riddles import WORDS as RIDDLES
from tictimes.sayings import Plural, Words

REFUSALS: dict[str, Words] = {
    "below-zero": "{number} is less than 0, and counting in tables starts at 0",
    "not-whole": "{given} has a point in it, and only whole numbers make tables",
    "true-or-false": "{given} is an answer, not a number",
    "no-number": "{given} is not a number",
    "too-large": "that number has more than {digits} digits",
}

STATEMENTS: dict[str, Words] = {
    "is-prime": "{number} is prime",
    "is-even-prime": "{number} is even and prime",
    "has-factors": {
        "young": Plural("count", one="{number} has 1 factor", other="{number} has {count} factors"),
        "teacher": Plural(
            "count", one="{number} has 1 divisor", other="{number} has {count} divisors"
        ),
    },
    "are-factors": {
        "young": "the factors of {number} are {factors}",
        "teacher": "the divisors of {number} are {factors}",
    },
    "in-tables": "{number} is a multiple of {tables}",
    "none-divides": {
        "young": "no prime from {first} to {last} is a factor of {number}",
        "teacher": "no prime from {first} to {last} divides {number}",
    },
    "square-is-more": "{root} × {root} is {square}, and that is more than {number}",
    "within": "all numbers of the {table} times table are in the {inner} times table",
    "is-gcd": {
        "young": "the greatest factor that {numbers} share is {factor}",
        "teacher": "the greatest common divisor of {numbers} is {factor}",
    },
    "is-lcm": {
        "young": "the least multiple that {numbers} share is {multiple}",
        "teacher": "the least common multiple of {numbers} is {multiple}",
    },
}

RECTANGLES: dict[str, Words] = {
    "pair-of-one": {
        "young": "1 = 1 × 1: one row of 1.",
        "older": "1 = 1 × 1 is the only factor pair of 1.",
    },
    "pair-one-row": {
        "young": "{many} = 1 × {many}: one row of {many}.",
        "older": "{many} = 1 × {many}: every number has 1 and itself as factors.",
        "teacher": "{many} = 1 × {many}: the trivial divisors.",
    },
    "pair": {
        "young": "{number} = {few} × {many}: {few} rows of {many}.",
        "older": "{number} = {few} × {many}, so {few} and {many} are factors of {number}.",
        "teacher": "{number} = {few} × {many}, so {few} and {many} are divisors of {number}.",
    },
    "pair-square": {
        "young": "{number} = {few} × {few}: {few} rows of {few}. That is a square.",
        "older": "{number} = {few} × {few}, so {number} is a square number.",
    },
    "factors": {
        "young": Plural(
            "count",
            one="{number} has only 1 factor: itself.",
            other="{number} has {count} factors: {factors}.",
        ),
        "teacher": Plural(
            "count",
            one="{number} has only 1 divisor: itself.",
            other="{number} has {count} divisors: {factors}.",
        ),
    },
    "factors-many": {
        "young": "{number} has {count} factors in all.",
        "teacher": "{number} has {count} divisors in all.",
    },
    "square": {
        "young": (
            "{root} × {root} uses the same factor twice. Every other pair has two factors, "
            "so {number} has an odd number of them."
        ),
        "older": (
            "Factors come in pairs, but {root} is paired with itself. "
            "So {number} has an odd number of factors: {count}."
        ),
        "teacher": (
            "{root} is its own partner, so {number}, like every square, "
            "has an odd number of divisors: {count}."
        ),
    },
    "tables": Plural(
        "count",
        one="{number} is in the {tables} times table.",
        other="{number} is in the times tables of {tables}.",
    ),
    "composite": {
        "young": "{number} makes more than one rectangle, so it is not prime.",
        "older": "{number} has more than two factors, so it is composite, not prime.",
        "teacher": "{number} has more than two divisors: it is composite.",
    },
    "split": {
        "young": "Split {number} into {few} × {many}.",
        "teacher": "Factorise {number} as {few} × {many}.",
    },
    "in-order": {
        "young": "Now only primes are left. In order: {product}.",
        "teacher": "The prime factorisation, in order: {product}.",
    },
}

PRIMALITY: dict[str, Words] = {
    "zero-times": "0 = 0 × {table}, so {table} is a factor of 0.",
    "zero-not-prime": {
        "young": "0 has every number as a factor. So it is not prime.",
        "older": "0 has every number as a factor. So it is neither prime nor composite.",
        "teacher": "Every number divides 0. It is neither prime nor composite.",
    },
    "one-not-prime": {
        "young": "1 has only one factor, and a prime has two. So 1 is not prime.",
        "older": (
            "A prime has exactly two factors, and 1 has only one. "
            "So 1 is not prime, and not composite."
        ),
        "teacher": (
            "A prime has exactly two divisors, and 1 has one. It is a unit: with 1 among the "
            "primes no factorisation would be unique, as any number of 1s could be added."
        ),
    },
    "two-is-prime": {
        "young": "2 is even and still prime. Every other even number makes 2 rows of more than 1.",
        "older": "2 is the only even prime: each other even number has 2 as a further factor.",
        "teacher": "2 is the only even prime: it divides every other even number.",
    },
    "trial": {
        "young": Plural(
            "left",
            one="Try rows of {table}: {count} × {table} = {product}, and 1 is left over.",
            other="Try rows of {table}: {count} × {table} = {product}, and {left} are left over.",
        ),
        "older": "{number} = {count} × {table} + {left}, so {table} is not a factor of {number}.",
        "teacher": "{number} = {count} × {table} + {left}: {table} does not divide {number}.",
    },
    "divides": {
        "young": "Try rows of {table}: {count} × {table} = {number}, and nothing is left over.",
        "older": "{number} = {count} × {table}, so {table} is a factor of {number}.",
        "teacher": "{number} = {count} × {table}: {table} divides {number}.",
    },
    "none-of-the-rest": {
        "young": "A computer has tried the primes from {first} to {last} too. None of them fits.",
        "older": "None of the primes from {first} to {last} is a factor of {number} either.",
        "teacher": "No prime from {first} to {last} divides {number} either (sympy).",
    },
    "only-primes": {
        "young": "Where rows of 2 do not fit, rows of 4 do not fit. So only primes need a try.",
        "older": (
            "All numbers of the 4 times table are in the 2 times table. "
            "In the same way it is enough to try primes."
        ),
        "teacher": "A composite divisor has a prime divisor, so trying primes is enough.",
    },
    "far-enough": {
        "young": (
            "{root} rows of {root} are {square}. That is more than {number}. Longer rows would be "
            "fewer rows. Turned round, those are tried already."
        ),
        "older": (
            "{root} × {root} = {square} is more than {number}. In a factor pair of {number} one "
            "factor would be less than {root}, and those are tried. So that is far enough."
        ),
        "teacher": (
            "{root}² = {square} > {number}: of two divisors with product {number} one is below "
            "{root}, and those are tried."
        ),
    },
    "nothing-to-try": {
        "young": "2 rows of 2 are {square}, more than {number}. So there is nothing to try.",
        "older": (
            "2 × 2 = {square} is more than {number}. "
            "So no number between 1 and {number} can be a factor."
        ),
        "teacher": "2² = {square} > {number}: there is no possible divisor to try.",
    },
    "prime": {
        "young": "{number} makes only one rectangle: one row. So {number} is prime.",
        "older": "{number} has exactly two factors, 1 and {number}. So {number} is prime.",
        "teacher": "{number} has exactly two divisors, 1 and {number}: it is prime.",
    },
    "not-prime": {
        "young": "{number} makes a rectangle of more than one row. So {number} is not prime.",
        "older": "{number} has more than two factors. So {number} is not prime.",
        "teacher": "{number} has more than two divisors: it is not prime.",
    },
}

TOGETHER: dict[str, Words] = {
    "in-primes": "{number} = {product}.",
    "has-factor": {
        "young": "{number} = {count} × {factor}, so {factor} is a factor of {number}.",
        "teacher": "{number} = {count} × {factor}: {factor} divides {number}.",
    },
    "gcd": {
        "young": "The greatest factor that {numbers} share is {factor}.",
        "older": (
            "The common factors of {numbers} are {common}. "
            "So their highest common factor is {factor}."
        ),
        "teacher": "The common divisors of {numbers} are {common}; the greatest is {factor}.",
    },
    "gcd-alone": {
        "young": "The greatest factor that {numbers} share is {factor}.",
        "older": "The highest common factor of {numbers} is {factor}.",
        "teacher": "The greatest common divisor of {numbers} is {factor}.",
    },
    "gcd-of-one": {
        "young": ("The greatest factor that {numbers} share is 1. Every number has the factor 1."),
        "older": "{numbers} share no factor but 1. So their highest common factor is 1.",
        "teacher": "{numbers} have the greatest common divisor 1.",
    },
    "is-multiple": "{multiple} = {count} × {number}, so {multiple} is a multiple of {number}.",
    "lcm": {
        "young": "The least multiple that {numbers} share is {multiple}.",
        "older": "The lowest common multiple of {numbers} is {multiple}.",
        "teacher": "The least common multiple of {numbers} is {multiple}.",
    },
}

EXPLAINED = RECTANGLES | PRIMALITY | TOGETHER | STATEMENTS
ASKED = QUESTIONS | UNREAD | IN_TABLES | LISTS | STATED | MISTAKES | MIXUPS
WORDS: dict[str, Words] = (
    REFUSALS | EXPLAINED | ASKED | PICTURES | GRID | LINE | QUIZ | RIDDLES | ALWAYS
)
