"""What is asked where cards are picked, and what is said of them. Every number is a given fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

ASKED: dict[str, Words] = {
    "quiz-pictures": "Draw the pictures",
    "quiz-primes": "Find the primes",
    "quiz-dead-cards": "Cards for no set",
    "quiz-most-sets": "The busiest card",
    "quiz-two-sets": "Two sets in one hand",
    "quiz-hide-a-set": "Set one for a friend",
    "pick-pictures": "Which small pictures belong on the card {card}?",
    "pick-primes": "Which of these cards are primes? Find them all.",
    "pick-dead": "The pack goes from 1 to {highest}. Which of these cards can be in no set at all?",
    "pick-worth": "The pack goes from 1 to {highest}. Which of these cards is in the most sets?",
    "pick-two-sets": (
        "Two sets are in these six cards. Choose three cards for one set, "
        "so that the other three are a set, too."
    ),
    "pick-hide": (
        "You hold {card}. Choose five more cards, so that just one set hides in your hand."
    ),
    "pick-hide-table": (
        "You hold {card}. Choose five more cards, so that just one set hides in your hand. "
        "It must be a set of the {name}."
    ),
    "pick-hide-multiples": (
        "You hold {card}. Choose five more cards, so that just one set hides in your hand. "
        "It must be a set of {name}."
    ),
    "picked-pictures": Plural("count", "1 picture is chosen.", "{count} pictures are chosen."),
    "one-card": "Choose one card.",
    "five-cards": "Choose five cards. With the one you hold, that makes a hand of six.",
}

FOUND: dict[str, Words] = {
    "those-are-all": Plural("count", "That is the only one.", "Those are all {count}."),
    "pictures-missing": Plural(
        "missing",
        one="1 picture is still missing.",
        other="{missing} pictures are still missing.",
    ),
    "none-indeed": "There is none here.",
    "alive-card": "{card} can be in a set: {cards} are all in the {name}.",
    "dead-one": "1 is in no times table but the 1 times table. So it is in no set.",
    "dead-card": "Up to {highest}, the {card} times table has only {cards}. A set needs three.",
    "dead-multiples": Plural(
        "count",
        one="Up to {highest}, {card} is the only multiple of {card}. A set needs three.",
        other="Up to {highest}, the only multiples of {card} are {cards}. A set needs three.",
    ),
    "rest-is-no-set": {
        "young": "{cards} are left over. They are in no table together.",
        "teacher": "The rest, {cards}, shares no table.",
    },
    "sets-hide": Plural(
        "count",
        one="In {cards}, just 1 set hides.",
        other="In {cards}, {count} sets hide.",
    ),
    "no-set-hides": "In {cards}, no set hides.",
    "for-a-friend": (
        "Just 1 set hides in {cards}. Now show the cards to a friend. Can your friend find it?"
    ),
}

BEHIND: dict[str, Words] = {
    "prime-is-dead": {
        "young": (
            "Perhaps you saw that {card} is a prime. "
            "But {count} cards are in its table, and a set needs three."
        ),
        "teacher": "Perhaps prime is taken for dead: the table of {card} has {count} cards.",
    },
    "two-are-enough": {
        "young": "Perhaps you saw that {cards} go together. That is two cards. A set needs three.",
        "teacher": "Perhaps {cards} were thought to be enough for a set.",
    },
    "large-is-good": {
        "young": "Perhaps you took {card} for its size. It is the tables of a card that count.",
        "teacher": "Perhaps the largest number was taken, whatever its tables.",
    },
    "spent-too-soon": {
        "young": Plural(
            "count",
            one="Perhaps you spent {card} too soon. It is in the {tables} times table.",
            other=(
                "Perhaps you spent {card} too soon. It is in the tables of {tables}. "
                "Which cards need it more?"
            ),
        ),
        "teacher": Plural(
            "count",
            one="Perhaps {card} was spent without a look at the rest.",
            other="Perhaps {card} was spent without a look at the rest: it is in {tables}.",
        ),
    },
    "evens-make-sets": {
        "young": "Perhaps you took many even cards: {cards}. Any three of those make a set.",
        "teacher": "Perhaps it was overlooked that any three even cards make a set: {cards}.",
    },
    "in-many-sets": {
        "young": "Perhaps you can swap {card}. It is in {count} of these sets.",
        "teacher": "Perhaps {card} should go: it is in {count} of these sets.",
    },
}

MIXUPS: dict[str, Words] = {
    "mixup-prime-is-dead": {
        "young": "2, 3 and 5 are primes, and they make sets. Count the cards of the table.",
        "teacher": "every prime is taken for a card that makes no set.",
    },
    "mixup-two-are-enough": {
        "young": "A set has three cards. Two of one table are not enough.",
        "teacher": "two cards of a table are taken for a set.",
    },
    "mixup-large-is-good": {
        "young": "A large number is not a better card. Count its tables.",
        "teacher": "cards are judged by size.",
    },
    "mixup-spent-too-soon": {
        "young": "Look at the cards that are left before you lay a set down.",
        "teacher": "a set is laid without a look at the rest of the hand.",
    },
    "mixup-evens-make-sets": {
        "young": "Every even number is in the 2 times table. So three of them are a set.",
        "teacher": "even cards are not counted as a table of their own.",
    },
    "mixup-in-many-sets": {
        "young": "A card in many tables makes many sets. Keep just one such card.",
        "teacher": "cards of many tables are put together where few sets are wanted.",
    },
}

STATEMENTS: dict[str, Words] = {
    "wants-numbers": Plural(
        "count",
        one="1 number makes a set of the {name} with {pair}",
        other="{count} numbers make a set of the {name} with {pair}",
    ),
    "helpful": "{good} cards make a set with {pair}",
    "primes-among": Plural(
        "count", one="1 of {cards} is a prime", other="{count} of {cards} are primes"
    ),
    "dead-among": Plural(
        "count",
        one="1 of {cards} is in no set of cards up to {highest}",
        other="{count} of {cards} are in no set of cards up to {highest}",
    ),
    "is-dead": "{card} is in no set of cards up to {highest}",
    "pictures-on": Plural(
        "count",
        one="{card} is in 1 of the tables of {tables}",
        other="{card} is in {count} of the tables of {tables}",
    ),
    "hides-sets": Plural(
        "count", one="1 set hides in {cards}", other="{count} sets hide in {cards}"
    ),
}

HELPFUL: dict[str, Words] = {
    "quiz-helpful": "How many cards help?",
    "ask-helpful": (
        "You hold {pair}. Each number from 1 to {highest} is on two cards, so {coming} cards may "
        "come next. How many of them make a set with yours?"
    ),
    "needs": "For the {name}, {pair} need one of {cards}.",
    "count-once": Plural(
        "count",
        one="{cards} is in both lists. Count it once.",
        other="{cards} are in both lists. Count them once.",
    ),
    "each-twice": Plural(
        "count",
        one="That is 1 number. It is on two cards: 1 × 2 = {good}.",
        other="Those are {count} numbers. Each is on two cards: {count} × 2 = {good}.",
    ),
    "counted-numbers": {
        "young": "Perhaps you counted numbers. Each number is on two cards.",
        "teacher": "Perhaps numbers were counted and not cards: each is there twice.",
    },
    "counted-in-both": {
        "young": "Perhaps you counted {cards} in both tables. A card counts once.",
        "teacher": "Perhaps {cards} were counted under both tables.",
    },
    "mixup-counted-numbers": {
        "young": "There are two cards of each number. Count cards, not numbers.",
        "teacher": "numbers are counted where cards are asked for.",
    },
    "mixup-counted-in-both": {
        "young": "A card that is in two tables is still one card.",
        "teacher": "what belongs to two tables is counted twice.",
    },
}

PICKS: dict[str, Words] = ASKED | FOUND | BEHIND | MIXUPS | STATEMENTS | HELPFUL
