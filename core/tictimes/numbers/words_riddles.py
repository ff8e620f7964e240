"""The words of riddles and of counting in steps. Every number is a given fact."""

from __future__ import annotations

from tictimes.sayings import Words

RIDDLES: dict[str, Words] = {
    "quiz-riddle": "Who am I?",
    "riddle": "I am a number from {least} to {largest}. {first} {second} Who am I?",
    "clue-in-table": "I am in the {value} times table.",
    "clue-not-in-table": "I am not in the {value} times table.",
    "clue-factors": {
        "young": "I have just {value} factors.",
        "older": "I have exactly {value} factors.",
        "teacher": "I have exactly {value} divisors.",
    },
    "clue-prime": "I am a prime.",
    "clue-not-prime": "I am not a prime.",
    "clue-square": "I am a square number.",
    "one-number": "Write one number.",
    "is-between": "{number} is a number from {least} to {largest}.",
    "not-between": "{number} is not a number from {least} to {largest}.",
    "is-a-square": "{root} × {root} = {square}, so {number} is a square number.",
    "is-no-square": (
        "{root} × {root} = {square} and {next} × {next} = {more}. "
        "{number} lies between, so it is not a square number."
    ),
}

STATED: dict[str, Words] = {
    "between": "{number} is from {least} to {largest}",
    "is-square": "{number} is a square number",
}

COUNTING: dict[str, Words] = {
    "quiz-count-on": "Count in steps",
    "ask-count-on": "Count in {table}s. What comes next?",
    "ask-count-back": "Count back in {table}s. What comes next?",
    "row-shows": "On the cards: {first}, {second}, {third}.",
    "one-on": "{old} and {table} more is {new}.",
    "one-back": "{old} take away {table} is {new}.",
    "counted-in-ones": {
        "young": "Perhaps you counted on by one. This row goes in steps of {table}.",
        "teacher": "Perhaps the step was 1 and not {table}.",
    },
    "wrong-way": {
        "young": "Perhaps you went the other way. Look: which way does the row go?",
        "teacher": "Perhaps the row was read in the other direction.",
    },
    "left-one-out": {
        "young": "Perhaps you took two steps. What comes between {number} and {given}?",
        "teacher": "Perhaps one number of the row was left out.",
    },
    "one-out": {
        "young": "Perhaps you were one out. Count the step once more, one by one.",
        "teacher": "Perhaps a slip of 1.",
    },
    "mixup-counted-in-ones": {
        "young": "Each step is as long as the last one. Look how far it is from card to card.",
        "teacher": "rows are counted on by 1, whatever the step is.",
    },
    "mixup-wrong-way": {
        "young": "See first if the numbers grow or shrink. The next one goes on the same way.",
        "teacher": "the direction of the row is lost.",
    },
    "mixup-left-one-out": {
        "young": "The next number is just one step away.",
        "teacher": "numbers of the row are left out.",
    },
}

WORDS: dict[str, Words] = RIDDLES | STATED | COUNTING
