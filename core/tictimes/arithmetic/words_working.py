"""What is said of how a score is worked out, at the table and in an explanation."""

from __future__ import annotations

from tictimes.sayings import Words

SUMS: dict[str, Words] = {
    "sum": "{sum} = {total}",
    "worth-nothing": "No group, so every card counts against you: {whole} = {score}.",
    "worth-single": {
        "young": "{sum}. Left over: {left}. {worth} − {taken} = {score}.",
        "older": "{whole} = {score}.",
    },
    "worth-single-of-all": "{sum}, and nothing is left over.",
    "worth-tic": {
        "young": "{sum}. Doubled: {worth}. Left over: {left}. {worth} − {taken} = {score}.",
        "older": "{whole} = {score}.",
    },
    "worth-tic-of-all": {
        "young": "{sum}. Doubled: {worth}, and nothing is left over.",
        "older": "{whole} = {score}.",
    },
}

OUTLOOKS: dict[str, Words] = {
    "outlook": {
        "young": (
            "Without the {card} your hand is worth {score}. One more card makes it about {about}."
        ),
        "older": (
            "Without the {card} your hand is worth {score}. "
            "After one more draw it is worth {about} on average."
        ),
        "teacher": "Without the {card}: {score} now, {exact} expected after one draw ({about}).",
    },
}

WORKING: dict[str, Words] = {
    "shares": "All cards of the group match in {things}: {group}.",
    "add-group": "Add the group: {text} = {answer}.",
    "double": {
        "young": "Two things match, so double it: double {sum} is {answer}.",
        "older": "A Tic is doubled: {text} = {answer}.",
    },
    "add-leftovers": "Add the leftovers: {text} = {answer}.",
    "take-away": "Take the leftovers away: {text} = {answer}.",
    "take-away-past-zero": {
        "young": (
            "Take the leftovers away: {text} = {answer}. "
            "Count back from {worth} to 0, and then {below} more."
        ),
        "older": "Take the leftovers away: {text} = {answer}. On a number line this passes 0.",
        "teacher": "Subtract the leftovers: {text} = {answer}, below 0.",
    },
    "nothing-left": "Nothing is left over, so {answer} is the score.",
    "add-all": "There is no group. Add all cards: {text} = {answer}.",
    "all-against": "They all count against you, so the score is {answer}: {all} below 0.",
    "backwards": {
        "young": "Check it backwards: {text} = {answer}.",
        "older": "Check by the inverse: {text} = {answer}.",
    },
    "in-one": "{whole} = {answer}.",
    "brackets": {
        "young": "Without brackets it is another sum: {text} = {answer}.",
        "older": "The brackets matter: {text} = {answer}.",
    },
    "beats": "The best is {group}, worth {score}. Next is {other}, worth {second}.",
    # the next is a part of the best, and of the same name
    "beats-fewer": (
        "The best is {group}, worth {score}. "
        "With fewer of these cards it is worth {second} at most."
    ),
    "is-as-good": "The best is {group}, worth {score}. Just as good is {other}.",
}

STATEMENTS: dict[str, Words] = {
    "match": "{cards} match in {things}",
    "more-than": "{score} is more than {second}",
    "at-least": "{score} is not less than {second}",
    "without-brackets": "{text} is {answer}",
}
