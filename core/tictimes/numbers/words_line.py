"""What the number line says, for three readers. No arithmetic: every number is a fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

JUMPING: dict[str, Words] = {
    "line-forward": {
        "young": "Jump {by} forward from {at}: you land on {after}.",
        "older": "{sum} = {after}: {by} to the right.",
    },
    "line-back": {
        "young": "Jump {by} back from {at}: you land on {after}.",
        "older": "{sum} = {after}: {by} to the left.",
    },
    "line-again": {
        "young": "The same once more: jump {by} from {at}, and you land on {after}.",
        "older": "{by} once more: {sum} = {after}.",
    },
    "line-back-past-zero": {
        "young": "{sum}: back {first} to 0, then {rest} more. That is {after}.",
        "teacher": "{sum} = {after}: split {by} at 0 into {first} and {rest}.",
    },
    "line-up-past-zero": {
        "young": "{sum}: up {first} to 0, then {rest} more. That is {after}.",
        "teacher": "{sum} = {after}: split {by} at 0 into {first} and {rest}.",
    },
    "line-back-to-zero": "Back {first} to 0.",
    "line-up-to-zero": "Up {first} to 0.",
    "line-then": "Then {rest} more.",
}

LINE: dict[str, Words] = {
    "line": "Jumps on the number line",
    "line-start": Plural(
        "count",
        one="The frog starts at {start}. 1 jump is to come.",
        other="The frog starts at {start}. {count} jumps are to come.",
    ),
    "line-from": "It starts at {start}.",
    "line-no-jumps": "The frog sits on {start}. There is no jump.",
    "line-is": "{sum} = {answer}",
    "line-below-zero": {
        "young": Plural(
            "far",
            one="{answer} is less than 0: 1 step to the left of it.",
            other="{answer} is less than 0: {far} steps to the left of it.",
        ),
        "teacher": "{answer} is negative; its distance from 0 is {far}.",
    },
    "line-where": "{sum}: where does the frog land? Say it first.",
    "line-where-next": "{sum}: where does the frog land?",
    "line-right": "Yes, it lands on {after}.",
    "line-other-way": {
        "young": "That is the other way. To add, jump right. To take away, jump left.",
        "teacher": "That is the opposite direction.",
    },
    "line-other-side": {
        "young": "{given} is on the other side of 0. Is it more than 0, or less?",
        "teacher": "{given} has the opposite sign.",
    },
    "line-near": {
        "young": "That is very near. Count the jumps, and not the place where you stand.",
        "teacher": "One off: perhaps the starting point was counted.",
    },
    "line-not-there": "{given} is not where it lands. Look at where it is, and how far it jumps.",
    "jump-forward": "{by} forward",
    "jump-back": "{by} back",
    "jump-with-card": "{jump}, card {card}",
}

WORDS: dict[str, Words] = JUMPING | LINE
