"""What the pictures of numbers say, for three readers. No arithmetic: every number is a fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

ANY_NUMBER: dict[str, Words] = {
    "cannot-show": "I cannot show that: {why}.",
}

RECTANGLES: dict[str, Words] = {
    "rectangles": {
        "young": "The rectangles of {number}",
        "teacher": "The arrays of {number}",
    },
    "rectangle": {
        "young": Plural(
            "few",
            one="{few} × {many} = {number}: one row of {many}",
            other="{few} × {many} = {number}: {few} rows of {many}",
        ),
    },
    "rectangle-square": {
        "young": Plural(
            "few",
            one="1 × 1 = 1: one row of 1, a square",
            other="{few} × {few} = {number}: {few} rows of {few}, a square",
        ),
    },
    "rectangles-zero": "With 0 counters there is no rectangle. There is nothing to lay in rows.",
    "rectangles-one": "1 makes only one rectangle, and it is a square: one row of 1.",
    "rectangles-none-yet": {
        "young": Plural(
            "number",
            one="Here is 1 counter. Can you lay it as a rectangle?",
            other="Here are {number} counters. Which rectangles can you make, with nothing left?",
        ),
        "teacher": "{number}: which arrays of equal rows are there?",
    },
    "rectangles-plates": {
        "young": (
            "{number} counters are too many to draw: {most} is the most here. "
            "So each rectangle is only named, and not drawn."
        ),
        "teacher": "Above {most} the arrays are named, not drawn.",
    },
    "rectangles-cut": "Here are the first {most} of them.",
    "rectangles-prime": {
        "young": "{number} makes only one rectangle: one row. So {number} is prime.",
        "older": "{number} has only one factor pair, 1 and {number}. So {number} is prime.",
        "teacher": "{number} has exactly two divisors, 1 and {number}: it is prime.",
    },
    "rectangles-all": {
        "young": "{number} makes {count} rectangles. Their sides are all the factors of {number}.",
        "older": "{number} has {count} factor pairs. Their numbers are all its factors.",
        "teacher": "{number} has {count} unordered factor pairs; the sides are its divisors.",
    },
    "rectangles-square": {
        "young": "{root} × {root} is a square, so {number} is a square number.",
        "older": (
            "{root} is paired with itself, so {number} is a square number "
            "and has an odd number of factors."
        ),
        "teacher": "{number} = {root}²: one divisor is its own partner, so their number is odd.",
    },
    "how-many-rectangles": {
        "young": "How many different rectangles are there? Say it first.",
        "teacher": "Predict how many arrays there are.",
    },
    "guess-right": Plural(
        "count",
        one="Yes, there is 1 rectangle.",
        other="Yes, there are {count} rectangles.",
    ),
    "guess-turned": (
        "Perhaps you counted each one twice, lying and standing. "
        "Turned round it is the same rectangle, so there are {count}."
    ),
    "guess-fewer": "There are more than {guess}: {count} in all. Which did you not think of?",
    "guess-more": {
        "young": Plural(
            "count",
            one="There are fewer than {guess}: only 1. Each row must be full.",
            other="There are fewer than {guess}: {count} in all. Each row must be full.",
        ),
    },
    "factor-and-partner": {
        "young": "{factor} is a factor of {number}: {factor} × {other} = {number}",
        "teacher": "{factor} divides {number}; its partner is {other}",
    },
}

FACTOR_TREE: dict[str, Words] = {
    "factor-tree": "The factor tree of {number}",
    "node-split": "{number} = {few} × {many}",
    "node-composite": "{number}, which can be split",
    "node-prime": {
        "young": "{number} is prime: a leaf. It cannot be split.",
        "teacher": "{number} is prime: a leaf.",
    },
    "node-one": "1 is no factor that a tree needs.",
    "node-zero": "0 has every number as a factor.",
    "tree-composite": {
        "young": "Which times table is {number} in? Split it into two factors.",
        "teacher": "Split {number} into two factors greater than 1.",
    },
    "tree-prime": {
        "young": "{number} is prime. Its tree is only a leaf: there is nothing to split.",
        "teacher": "{number} is prime: its tree is a single leaf.",
    },
    "tree-one": {
        "young": "1 has no tree. 1 = 1 × 1, and there the same 1 stands again.",
        "teacher": "1 is a unit, the empty product of primes: it has no tree.",
    },
    "tree-zero": {
        "young": "0 has no tree. 0 = 0 × 2 = 0 × 3, and the 0 never goes away.",
        "teacher": "0 is no product of primes: every splitting of 0 has 0 as a factor again.",
    },
    "tree-so-far": "So far: {number} = {product}. What can still be split is yellow, and square.",
    "tree-done": {
        "young": "Only primes are left: {number} = {product}.",
        "teacher": "The prime factorisation: {number} = {product}.",
    },
    "tree-always": {
        "young": "Split it another way, and the tree looks different. The leaves are the same.",
        "older": "However you split {number}, the tree ends in these same primes.",
        "teacher": "Every factor tree of {number} has these leaves: factorisation is unique.",
    },
    "tree-choose": {
        "young": "Which number makes rows of {number}, with nothing left over?",
        "older": "Which of these is a factor of {number}?",
        "teacher": "A divisor of {number}:",
    },
    "tree-split": "Split it",
    "tree-type": "Another factor of {number}",
    "split-between": "Choose a number that is more than 1 and less than {number}.",
    "split-by-one": "{number} = 1 × {number} is so, but then {number} stands there again.",
    "split-left-over": {
        "young": Plural(
            "left",
            one="{count} × {table} = {product}, and 1 is left over. Try another number.",
            other="{count} × {table} = {product}, and {left} are left over. Try another number.",
        ),
        "older": "{number} = {count} × {table} + {left}, so {table} is not a factor of {number}.",
        "teacher": "{number} = {count} × {table} + {left}: {table} does not divide {number}.",
    },
}

WORDS: dict[str, Words] = ANY_NUMBER | RECTANGLES | FACTOR_TREE
