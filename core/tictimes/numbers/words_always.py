"""The words of always, sometimes and never. Every number is a given fact."""

from __future__ import annotations

from tictimes.sayings import Words

ALWAYS: dict[str, Words] = {
    "quiz-always": "Always, sometimes, never",
    "ask-always": "{first} {second}. Is that so always, sometimes or never?",
    "choose-how-often": "Try some numbers first.",
    "always": "Always",
    "sometimes": "Sometimes",
    "never": "Never",
    "these-even": "Even numbers",
    "these-odd": "Odd numbers",
    "these-in-table": "Numbers of the {value} times table",
    "these-not-in-table": "Numbers that are not in the {value} times table",
    "these-factors": "Numbers with just {value} factors",
    "these-prime": "Primes",
    "these-not-prime": "Numbers that are not prime",
    "these-square": "Square numbers",
    "they-even": "are even",
    "they-odd": "are odd",
    "they-in-table": "are in the {value} times table",
    "they-not-in-table": "are not in the {value} times table",
    "they-factors": "have just {value} factors",
    "they-prime": "are primes",
    "they-not-prime": "are not prime",
    "they-square": "are square numbers",
    "each-step": "{table} = {count} × {inner}, so a step of {table} is {count} steps of {inner}.",
    "so-always": "Every one of them up to {most} is so.",
    "so-never": "Not one of them up to {most} is so.",
    "too-few-tried": {
        "young": "Perhaps you tried only a few. Look at {number}.",
        "older": "Perhaps your examples were all of one kind. {number} is another.",
        "teacher": "Perhaps a few examples were taken for all; {number} is of another kind.",
    },
    "one-in-mind": {
        "young": "Perhaps you had one in mind that is different. Try more, up to {number}.",
        "teacher": "Perhaps an exception was expected; there is none up to {number}.",
    },
    "mixup-too-few-tried": {
        "young": "For always or never, one number is not enough. Look for one that is different.",
        "teacher": "a few examples are taken as proof.",
    },
    "mixup-one-in-mind": {
        "young": "It is sometimes only if you can name a number that is different. Can you?",
        "teacher": "a rule without exception is taken for one with exceptions.",
    },
}

STATED: dict[str, Words] = {
    "all-are": "{first} up to {most} {second}",
    "none-are": "not one is so: {first} up to {most} {second}",
}

WORDS: dict[str, Words] = ALWAYS | STATED
