"""What may lie behind a wrong answer about numbers. Every number is a given fact."""

from __future__ import annotations

from tictimes.sayings import Words

MISTAKES: dict[str, Words] = {
    # of a wrong answer; it fits a mistake or it does not, so all of them say perhaps
    "one-is-prime": {
        "young": (
            "Perhaps you took 1 for a prime. A prime has two factors, and 1 has only one: itself."
        ),
        "older": (
            "Perhaps you thought of “1 and itself”. For 1 that is the same number, "
            "and a prime has exactly two factors."
        ),
        "teacher": "Perhaps 1 is taken for a prime: it has one divisor, not two.",
    },
    "odd-is-prime": {
        "young": (
            "Perhaps you saw that {number} is odd. Odd numbers can make rectangles, too: "
            "{few} rows of {many} are {number}."
        ),
        "older": (
            "Perhaps you took an odd number for a prime. "
            "{number} = {few} × {many}, so it has more than two factors."
        ),
        "teacher": "Perhaps odd is taken for prime: {number} = {few} × {many}.",
    },
    "two-is-not-prime": {
        "young": (
            "Perhaps you saw that 2 is even. It is still prime: "
            "it makes only one rectangle, one row of 2."
        ),
        "older": (
            "Perhaps you thought that no even number is prime. "
            "2 is the one that is: its only factors are 1 and 2."
        ),
        "teacher": "Perhaps even is taken for composite: 2 has exactly two divisors.",
    },
    "factor-for-multiple": {
        "young": (
            "Perhaps you turned it round. {times} × {number} = {table}, "
            "so {table} is in the {number} times table."
        ),
        "older": (
            "Perhaps you mixed up factor and multiple. {number} is a factor of {table}, "
            "for {times} × {number} = {table}. A multiple of {table} is {table} or more."
        ),
        "teacher": "Perhaps factor and multiple are mixed up: {number} divides {table}.",
    },
    "factor-for-multiple-multiples": {
        "young": (
            "Perhaps you turned it round. {times} × {number} = {table}, "
            "so {table} is a multiple of {number}."
        ),
        "older": (
            "Perhaps you mixed up factor and multiple. {number} is a factor of {table}, "
            "for {times} × {number} = {table}. A multiple of {table} is {table} or more."
        ),
        "teacher": "Perhaps factor and multiple are mixed up: {number} divides {table}.",
    },
    "factor-for-multiple-listed": {
        "young": (
            "Perhaps you counted on in {number}s: {count} × {number} = {multiple}. "
            "A factor of {number} is never more than {number}."
        ),
        "older": (
            "Perhaps you mixed up factor and multiple. {multiple} = {count} × {number} is a "
            "multiple of {number}. A factor of {number} is never more than {number}."
        ),
        "teacher": "Perhaps factor and multiple are mixed up: {multiple} is a multiple.",
    },
    "near-multiple": {
        "young": (
            "Perhaps you were one out. {times} × {table} = {near}, and {number} is next to it."
        ),
        "teacher": "Perhaps a near miss: {times} × {table} = {near}, next to {number}.",
    },
    "near-multiple-multiples": {
        "young": (
            "Perhaps you were one out. {times} × {table} = {near}, and {number} is next to it."
        ),
        "teacher": "Perhaps a near miss: {times} × {table} = {near}, next to {number}.",
    },
    "even-is-in-4x": {
        "young": (
            "Perhaps you saw that {number} is even. "
            "Only every second even number is in the 4 times table."
        ),
        "older": (
            "Perhaps you saw that {number} is even. Its half must be even, too, "
            "to be in the 4 times table."
        ),
        "teacher": "Perhaps even is taken for a multiple of 4.",
    },
    "ends-in-3": {
        "young": (
            "Perhaps you saw the 3 at the end of {number}. "
            "The last digit does not tell who is in the 3 times table."
        ),
        "older": (
            "Perhaps you looked at the last digit. For 3 all digits count: "
            "{number} is in the 3 times table only if their sum is."
        ),
        "teacher": "Perhaps the last digit is taken for a test of divisibility by 3.",
    },
    "forgot-own-number": {
        "young": (
            "Perhaps you forgot that 1 × {table} = {table}. Each number is in its own times table."
        ),
        "teacher": "Perhaps {table} itself was forgotten: 1 × {table} = {table}.",
    },
    "forgot-own-number-multiples": {
        "young": (
            "Perhaps you forgot that 1 × {table} = {table}. Each number is a multiple of itself."
        ),
        "teacher": "Perhaps {table} itself was forgotten: 1 × {table} = {table}.",
    },
    "forgot-own-number-listed": {
        "young": (
            "Perhaps you forgot {number} itself: 1 × {number} = {number}. "
            "Each number is a factor of itself."
        ),
        "teacher": "Perhaps {number} itself was forgotten: each number divides itself.",
    },
    "one-times-table": {
        "young": (
            "Perhaps you forgot that {number} × 1 = {number}. Every number is in the 1 times table."
        ),
        "teacher": "Perhaps the 1 times table was forgotten: every number is in it.",
    },
    "one-times-table-listed": {
        "young": ("Perhaps you forgot 1: {number} × 1 = {number}. 1 is a factor of every number."),
        "teacher": "Perhaps 1 was forgotten: it divides every number.",
    },
    "same-number-twice-listed": {
        "young": "Perhaps you did not see that {number} is there twice. Once is enough.",
        "teacher": "Perhaps {number} was listed twice by mistake.",
    },
}

MIXUPS: dict[str, Words] = {
    # of a mistake that came twice: what is right instead
    "mixup-one-is-prime": {
        "young": "1 is not a prime. A prime has two factors, and 1 has only one.",
        "teacher": "1 is taken for a prime.",
    },
    "mixup-odd-is-prime": {
        "young": "Odd does not mean prime. 9 is odd, and 3 rows of 3 make it.",
        "older": "Odd does not mean prime: 9, 15 and 21 are odd and have more than two factors.",
        "teacher": "odd numbers are taken for primes.",
    },
    "mixup-two-is-not-prime": {
        "young": "2 is a prime, the only even one. It has two factors, 1 and 2.",
        "teacher": "2 is not taken for a prime.",
    },
    "mixup-factor-for-multiple": {
        "young": (
            "Factors of 12 go into 12, such as 3. "
            "Multiples of 12 are the numbers of its times table, such as 24."
        ),
        "teacher": "factors and multiples are mixed up.",
    },
    "mixup-near-multiple": {
        "young": "A number beside one of the table is not in the table. Count up in steps and see.",
        "teacher": "numbers beside a multiple are taken for multiples.",
    },
    "mixup-even-is-in-4x": {
        "young": (
            "Only every second even number is in the 4 times table. "
            "4, 8 and 12 are, 6 and 10 are not."
        ),
        "teacher": "all even numbers are taken for multiples of 4.",
    },
    "mixup-ends-in-3": {
        "young": "The 3 times table goes 3, 6, 9, 12, 15. Its last digits can be anything.",
        "older": "For the 3 times table add the digits: if the sum is in it, so is the number.",
        "teacher": "the last digit is used as a test of divisibility by 3.",
    },
    "mixup-forgot-own-number": {
        "young": (
            "Each number belongs to itself. 4 is in the 4 times table, and 4 is a factor of 4."
        ),
        "teacher": "the number itself is left out among its multiples and divisors.",
    },
    "mixup-one-times-table": {
        "young": "Every number is in the 1 times table. So 1 is a factor of every number.",
        "teacher": "1 is left out among the divisors.",
    },
    "mixup-same-number-twice": {
        "young": "Each number is written once.",
        "teacher": "numbers are listed more than once.",
    },
}
