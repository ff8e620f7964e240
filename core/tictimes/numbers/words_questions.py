"""What is asked about numbers, and what is said of an answer. Every number is a given fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

QUESTIONS: dict[str, Words] = {
    "ask-prime": {
        "young": "Is {number} a prime?",
        "older": "Is {number} a prime number?",
    },
    "ask-table": "Is {number} in the {table} times table?",
    "ask-multiple": "Is {number} a multiple of {table}?",
    "ask-factors": {
        "young": "Which numbers are factors of {number}? Find them all.",
        "older": "List all factors of {number}.",
        "teacher": "List all divisors of {number}.",
    },
    "ask-pairs": {
        "young": "Which two numbers make {number} when you multiply them? Find every pair.",
        "older": "Find all factor pairs of {number}.",
    },
}

UNREAD: dict[str, Words] = {
    # answers and questions that cannot be; to a child, and kindly
    "means-yes": "yes, y, yeah, yep, true, it is, prime, it is prime",
    "means-no": "no, n, nope, false, it is not, not, not prime, it is not prime",
    "yes-or-no": "Say yes or no. I cannot read {given}.",
    "no-answer": "There is no answer yet. Write numbers, such as 3 and 4.",
    "too-long": "That is very long. Write {most} letters at most.",
    "not-read": "I cannot read {given}. Write numbers with commas between, or 3 × 4.",
    "sign-alone": "The {sign} stands alone. Write a number on each side of it.",
    "makes-other": "Beside the = there should be {number}, for that is what we look for.",
    "no-pair": "{given} has more than two factors. A pair has two, such as 3 × 4.",
    "left-alone": "{number} has no partner. Write pairs, such as 3 × 4.",
    "no-zero-table": "Only 0 is in the 0 times table, so there is nothing to ask.",
    "zero-list": "0 has every number as a factor. Nobody can write them all down.",
    "too-many-factors": "{number} has more than {most} factors. Choose a number with fewer.",
}

IN_TABLES: dict[str, Words] = {
    "in-table": "{number} = {count} × {table}, so {number} is in the {table} times table.",
    "in-table-multiples": "{number} = {count} × {table}, so {number} is a multiple of {table}.",
    "not-in-table": {
        "young": Plural(
            "left",
            one=(
                "{number} is not in the {table} times table: "
                "{count} × {table} = {product}, and 1 is left over."
            ),
            other=(
                "{number} is not in the {table} times table: "
                "{count} × {table} = {product}, and {left} are left over."
            ),
        ),
        "older": (
            "{number} = {count} × {table} + {left}, so {number} is not in the {table} times table."
        ),
        "teacher": "{number} = {count} × {table} + {left}: {table} does not divide {number}.",
    },
    "not-in-table-multiples": (
        "{number} = {count} × {table} + {left}, so {number} is not a multiple of {table}."
    ),
    "below-table": "{number} is less than {table}, so it is not in the {table} times table.",
    "below-table-multiples": "{number} is less than {table}, so it is not a multiple of {table}.",
}

LISTS: dict[str, Words] = {
    "partner-missing": {
        "young": "{factor} is a factor of {number}. What is its partner?",
        "older": "{factor} is a factor of {number}. Factors come in pairs: what times {factor}?",
        "teacher": "{factor} divides {number}; its partner is not listed.",
    },
    "zero-no-factor": {
        "young": "0 times any number is 0, so 0 is not a factor of {number}.",
        "teacher": "0 times any number is 0, so 0 does not divide {number}.",
    },
    "larger-no-factor": {
        "young": "{factor} is more than {number}, so it is not a factor of {number}.",
        "teacher": "{factor} is more than {number}, so it does not divide {number}.",
    },
    "makes-another": "{one} × {other} = {product}, and that is not {number}.",
    "all-pairs": Plural(
        "count",
        one="That is the only factor pair of {number}.",
        other="Those are all {count} factor pairs of {number}.",
    ),
    "factors-missing": {
        "young": Plural(
            "missing",
            one="1 factor of {number} is still missing.",
            other="{missing} factors of {number} are still missing.",
        ),
        "teacher": Plural(
            "missing",
            one="1 divisor of {number} is not listed.",
            other="{missing} divisors of {number} are not listed.",
        ),
    },
    "pairs-missing": Plural(
        "missing",
        one="1 factor pair of {number} is still missing.",
        other="{missing} factor pairs of {number} are still missing.",
    ),
}

STATED: dict[str, Words] = {
    "is-factor": {
        "young": "{factor} is a factor of {number}",
        "teacher": "{factor} divides {number}",
    },
    "makes": "{one} × {other} = {number}",
    "has-pairs": Plural(
        "count", one="{number} has 1 factor pair", other="{number} has {count} factor pairs"
    ),
}

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
