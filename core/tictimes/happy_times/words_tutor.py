"""What is asked about sets, and what is said of an answer. Every number is a given fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

SET_QUESTIONS: dict[str, Words] = {
    "ask-set": "Which three of these cards make a set of the {name}: {cards}?",
    "ask-set-multiples": "Which three of these cards make a set of {name}: {cards}?",
    "ask-table": {
        "young": "Which times table are {cards} all in?",
        "older": "Which times table makes {cards} a set?",
    },
    "means-none": "none, no, no set, no table, there is none, there is no set, 0",
}

SET_ANSWERS: dict[str, Words] = {
    "no-table-name": "Name a times table by its number, such as 4. I cannot read {given}.",
    "card-not-there": "{card} is not among these cards. Choose three of them.",
    "there-is-a-set": Plural(
        "count",
        one="There is a set of the {name} among these cards. Look once more.",
        other="There are {count} sets of the {name} among these cards. Look once more.",
    ),
    "there-is-no-set": {
        "young": "A set needs three different numbers of the {name}. There are fewer here.",
        "teacher": "Fewer than three different numbers here belong to the {name}: no set.",
    },
    "one-is-no-table": {
        "young": "Every number is in the 1 times table, so it makes no set.",
        "teacher": "The 1 times table holds every number, so no set is named by it.",
    },
    "there-is-a-table": {
        "young": "There is a table that {cards} are all in. Look once more.",
        "teacher": "{cards} share a table.",
    },
    "there-is-no-table": {
        "young": "{cards} are in no table together, so they are no set.",
        "teacher": "No table of this game holds {cards}.",
    },
}

ONE_SHORT: dict[str, Words] = {
    "ask-one-short": {
        "young": (
            "Which cards make a set of the {name} with {pair}? Find them all, up to {highest}."
        ),
        "teacher": "Which cards up to {highest} make a set of the {name} with {pair}?",
    },
    "no-such-card": "There is no card {card}. The cards go from 1 to {highest}.",
    "is-one-of-the-pair": "{card} is there already, and a set needs three different numbers.",
    "all-wanted": Plural(
        "count",
        one="That is the only card that will do.",
        other="Those are all {count} cards that will do.",
    ),
    "wanted-missing": Plural(
        "missing",
        one="1 card is still missing.",
        other="{missing} cards are still missing.",
    ),
}

ONE_SHORT_STATEMENTS: dict[str, Words] = {
    "differs": "{card} is none of {pair}",
    "wants": Plural(
        "count",
        one="1 card makes a set of the {name} with {pair}",
        other="{count} cards make a set of the {name} with {pair}",
    ),
}

SET_STATEMENTS: dict[str, Words] = {
    "has-sets": Plural(
        "count",
        one="{cards} hold 1 set of the {name}",
        other="{cards} hold {count} sets of the {name}",
    ),
    "names-set": "{table} names a set",
    "share-table": "{cards} are all in a table that makes sets",
}

SET_MISTAKES: dict[str, Words] = {
    # of a wrong set; it fits a mistake or it does not, so all of them say perhaps
    "perhaps-same-number-twice": {
        "young": (
            "Perhaps you did not see that {card} is there twice. "
            "A set needs three different numbers."
        ),
        "teacher": "Perhaps copies of {card} were taken for different cards.",
    },
    "perhaps-named-again": {
        "young": "Perhaps you did not see that {card} is in the set already.",
        "teacher": "Perhaps it was overlooked that {card} is one of the two.",
    },
    "perhaps-one-times-table": {
        "young": (
            "Perhaps you chose the 1 times table because it fits. It always fits, "
            "so it makes no set. Try the 2 times table and up."
        ),
        "teacher": "Perhaps the 1 times table was taken because it always fits: it makes no set.",
    },
}

SET_MIXUPS: dict[str, Words] = {
    "mixup-same-number-twice": {
        "young": "The three numbers of a set are all different.",
        "teacher": "copies of a number are laid in one set.",
    },
    "mixup-one-times-table": {
        "young": "The 1 times table makes no set, for every number is in it.",
        "teacher": "the 1 times table is named.",
    },
}

WORTH: dict[str, Words] = {
    # in how many sets a card is
    "worth-table": Plural(
        "ways",
        one="{name}: {others} other cards. With {card} they make 1 set.",
        other="{name}: {others} other cards. Two of them at a time make {ways} sets with {card}.",
    ),
    "worth-table-not-odd": Plural(
        "ways",
        one="{name}: {others} other cards. They bring 1 more set, with an even number in it.",
        other="{name}: {others} other cards. They bring {ways} more sets, with even numbers.",
    ),
    "worth-again": Plural(
        "ways",
        one="{name}: this 1 set was counted twice, so we take it away once.",
        other="{name}: these {ways} sets were counted twice, so we take them away once.",
    ),
    "worth-back": Plural(
        "ways",
        one="{name}: this 1 set was taken away too often, so we add it once.",
        other="{name}: these {ways} sets were taken away too often, so we add them once.",
    ),
    "worth-sum": Plural(
        "count",
        one="{parts} = {count}, so {card} is in 1 of the {sets} sets.",
        other="{parts} = {count}, so {card} is in {count} of the {sets} sets.",
    ),
    "worth-one": Plural(
        "count",
        one="So {card} is in 1 of the {sets} sets.",
        other="So {card} is in {count} of the {sets} sets.",
    ),
    "worth-nothing": "No set of this pack has a {card} in it.",
}

WORTH_STATEMENTS: dict[str, Words] = {
    "pairs": Plural(
        "ways",
        one="two of {others} cards make 1 pair",
        other="two of {others} cards make {ways} pairs",
    ),
    "pairs-not-odd": Plural(
        "ways",
        one="two of {others} cards, not both of the {known} odd ones, make 1 pair",
        other="two of {others} cards, not both of the {known} odd ones, make {ways} pairs",
    ),
}

ANSWER_KEY: dict[str, Words] = {
    "key-sets": Plural("count", "There is 1 set in this hand.", "There are {count} sets in it."),
    "key-no-set": "There is no set in this hand yet.",
    "key-as": "{cards} as the {name}",
}

TUTOR: dict[str, Words] = (
    ANSWER_KEY
    | SET_QUESTIONS
    | SET_ANSWERS
    | ONE_SHORT
    | ONE_SHORT_STATEMENTS
    | SET_STATEMENTS
    | SET_MISTAKES
    | SET_MIXUPS
    | WORTH
    | WORTH_STATEMENTS
)
