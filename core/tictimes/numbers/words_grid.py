"""What the number grid says, for three readers. No arithmetic: every number is a fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

GRID: dict[str, Words] = {
    "grid-primes": "Find the primes up to {highest}",
    "grid-tables": "Times tables up to {highest}",
    "grid-jumps": "Count in steps up to {highest}",
    "grid-use": "What do you want to do?",
    "grid-use-primes": "Find primes",
    "grid-use-tables": "Times tables",
    "grid-use-jumps": "Count in steps",
    "grid-up-to": "Up to",
    "grid-in-a-row": "In a row",
    "grid-from-to": "That can be a number from {least} to {most}.",
    "table-named": "{table} times table",
    "multiples-named": "multiples of {table}",
}

SIEVE: dict[str, Words] = {
    "cell-one": "1, not prime",
    "cell-prime": "{number}, prime",
    "cell-crossed": "{number}, crossed out: it is {factor} times a number",
    "sieve-one": {
        "young": "A prime has two factors: 1 and itself. 1 has only one, so 1 is not prime.",
        "older": "A prime has exactly two factors. 1 has only one factor, so 1 is not prime.",
        "teacher": "1 has one divisor, not two: it is neither prime nor composite.",
    },
    "sieve-next": {
        "young": "{prime} is the first number that is left, so it is prime. Press it.",
        "older": (
            "{prime} is the first number that is left: no smaller prime divides it, "
            "so it is prime. Press it, and its multiples are crossed out."
        ),
        "teacher": "The least number left is {prime}; it is prime. Press it to sieve by it.",
    },
    "sieve-crossed-two": {
        "young": "2 is prime. The rest of the 2 times table is crossed out.",
        "older": "2 is prime. Its other multiples have the factor 2, so they are not prime.",
        "teacher": "All multiples of 2 beyond 2 are crossed out: they are composite.",
    },
    "sieve-crossed": {
        "young": (
            "{prime} is prime. The rest of its table is crossed out. "
            "The first new one is {prime} × {prime} = {square}."
        ),
        "older": (
            "{prime} is prime. The first new number crossed out is {prime} × {prime} = {square}: "
            "the smaller multiples of {prime} have a smaller factor, too, and were gone."
        ),
        "teacher": (
            "The multiples of {prime} are crossed out, new ones from {prime}² = {square} on: "
            "smaller multiples have a smaller prime factor."
        ),
    },
    "sieve-last": {
        "young": "{prime} is the first number that is left, so it is prime.",
        "older": "{prime} is the first number that is left, so it is prime. Think of {square}.",
        "teacher": "{prime} is the least number left; {prime}² = {square}.",
    },
    "sieve-ask": {
        "young": "Is there anything new to cross out in the {prime} times table?",
        "older": "Does {prime} cross out any new number?",
        "teacher": "Is sieving by {prime} needed?",
    },
    "sieve-all-gone": Plural(
        "prime",
        one="Look once more.",
        other="Look at {multiples}. They are crossed out already.",
    ),
    "sieve-rest": {
        "young": (
            "{prime} × {prime} = {square} is more than {highest}. The other numbers of its table "
            "are crossed out already. So all that are left are prime."
        ),
        "older": (
            "{prime} × {prime} = {square} is more than {highest}. If a number up to {highest} "
            "makes a rectangle, one side is less than {prime}. All of those are crossed out, "
            "so every number that is left is prime."
        ),
        "teacher": (
            "{prime}² = {square} > {highest}, so every composite number up to {highest} has "
            "a prime divisor below {prime} and is crossed out: the rest are prime."
        ),
    },
    "sieve-count": Plural(
        "count",
        one="There is 1 prime up to {highest}.",
        other="There are {count} primes up to {highest}.",
    ),
    "sieve-press-one": {
        "young": (
            "1 is not prime: it has only one factor. It crosses nothing out, "
            "because every number is in the 1 times table."
        ),
        "teacher": "1 is not prime; sieving by it would leave nothing.",
    },
    "sieve-is-prime": {
        "young": "{number} is prime. Only 1 × {number} makes it.",
        "teacher": "{number} is prime: its divisors are 1 and {number}.",
    },
    "sieve-is-crossed": "{number} = {count} × {factor}, so {number} is not prime.",
    "sieve-wait": {
        "young": "Let {number} wait. {prime} is smaller, and still there. Begin with {prime}.",
        "teacher": "Take them in order: {prime} is the least number left.",
    },
}

COMMON: dict[str, Words] = {
    "cell-in-table": "{number}, in the {name}",
    "cell-in-both": "{number}, in both",
    "cell-first-in-both": "{number}, the first in both",
    "grid-no-table": {
        "young": "Choose a table, or press any number. All that are in its table light up.",
        "teacher": "Choose one or two numbers: their multiples are marked.",
    },
    "grid-which-tables": "Which times tables?",
    "grid-round": Plural(
        "count",
        one="Round: {name}, 1 number up to {highest}.",
        other="Round: {name}, {count} numbers up to {highest}.",
    ),
    "grid-square": Plural(
        "count",
        one="Square: {name}, 1 number up to {highest}.",
        other="Square: {name}, {count} numbers up to {highest}.",
    ),
    "grid-second-table": {
        "young": "Choose a second table. Which numbers are in both?",
        "teacher": "A second number shows the common multiples.",
    },
    "grid-straight": {
        "young": (
            "They stand straight below each other, because a row of {columns} is {count} × {table}."
        ),
        "teacher": "They form columns: {columns} = {count} × {table}.",
    },
    "grid-slants-left": {
        "young": (
            "They slant to the left. A row is {columns}, and {count} × {table} = {near} is 1 less."
        ),
        "teacher": "Diagonals to the left: {count} × {table} = {near}, one less than a row.",
    },
    "grid-slants-right": {
        "young": (
            "They slant to the right. A row is {columns}, and {count} × {table} = {near} is 1 more."
        ),
        "teacher": "Diagonals to the right: {count} × {table} = {near}, one more than a row.",
    },
    "grid-first-in-both": {
        "young": (
            "{multiple} is the first number in both, with the flag: "
            "{first_count} × {first} = {multiple} and {second_count} × {second} = {multiple}."
        ),
        "older": (
            "{multiple} = {first_count} × {first} = {second_count} × {second} "
            "is the lowest common multiple of {first} and {second}."
        ),
        "teacher": "lcm({first}, {second}) = {multiple}, with the flag.",
    },
    "grid-in-both": {
        "young": "In both: {numbers}. They are the {name}.",
        "teacher": "Common multiples: {numbers}, the {name}.",
    },
    "grid-in-both-many": {
        "young": "In both: {numbers} and so on. They are the {name}.",
        "teacher": "Common multiples: {numbers} and so on, the {name}.",
    },
    "grid-none-in-both": {
        "young": (
            "No number up to {highest} is in both. The first one is {multiple}: "
            "{first_count} × {first} and {second_count} × {second}."
        ),
        "teacher": "lcm({first}, {second}) = {multiple}, which is more than {highest}.",
    },
    "grid-every": {
        "young": (
            "{table} = {count} × {inner}. So one step of {table} is {count} steps of {inner}. "
            "Each number that {table} makes, {inner} makes, too."
        ),
        "older": "{table} = {count} × {inner}, so every multiple of {table} is one of {inner}.",
        "teacher": "{inner} divides {table}, so the multiples of {table} are all common ones.",
    },
    "grid-one": {
        "young": "Every number is in the 1 times table. Try another one.",
        "teacher": "1 divides every number.",
    },
}

JUMPS: dict[str, Words] = {
    "cell-landed": "{number}, jump {count} landed here",
    "cell-frog": "{number}, the frog is here after jump {count}",
    "jumps-by": "How long is each jump?",
    "jumps-start": {
        "young": "The frog starts at 0 and jumps {by} at a time. Press where it lands first.",
        "teacher": "Count in {by}s from 0: press each landing, or step.",
    },
    "jumps-at": Plural(
        "count",
        one="1 jump of {by}: 1 × {by} = {at}.",
        other="{count} jumps of {by}: {count} × {by} = {at}.",
    ),
    "jumps-where": "Where does it land next?",
    "jumps-end": "The next jump would land on {beyond}. That is more than {highest}.",
    "jumps-not-there": "{number} is {far} more than {at}. The frog jumps {by}.",
    "jumps-over": "The frog jumped over {number}.",
}

WORDS: dict[str, Words] = GRID | SIEVE | COMMON | JUMPS
