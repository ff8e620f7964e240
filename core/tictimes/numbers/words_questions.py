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
