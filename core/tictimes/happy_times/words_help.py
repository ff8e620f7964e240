"""The words that teach Happy Times: hints, questions, explanations, and what is said at the end."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

HINTS: dict[str, Words] = {
    "hint-only-deck": "Only the deck has a card to take.",
    "hint-only-discard": "Only the discard pile has a card to take.",
    # a question
    "hint-look-at-open": (
        "{card} lies on the discard pile. Which times tables is it in? "
        "Which of your cards are there too?"
    ),
    "hint-which-are-in": "Which of your cards are in the {table} times table?",
    "hint-which-are-in-multiples": "Which of your cards are multiples of {table}?",
    "hint-which-are-in-primes": "Which of your cards are primes?",
    "hint-which-are-in-odds": "Which of your cards are odd?",
    "hint-which-useless": Plural(
        "count",
        one="One of your cards can make no set in this game. Which one is it?",
        other="Some of your cards can make no set in this game. Which ones?",
    ),
    "hint-which-together": (
        "Which of your cards go together? Look for two or three in one times table."
    ),
    # a pointer
    "hint-is-open-worth-it": (
        "Look at {card}. Does it bring you nearer to a set? Nobody knows the next card of the deck."
    ),
    "hint-open-tables": "Look at {card}. How many times tables is it in?",
    "hint-share": "Look at {cards}. Which times table are they all in?",
    "hint-share-multiples": "Look at {cards}. Which number are they all multiples of?",
    "hint-share-primes": "Look at {cards}. What do you know about their factors?",
    "hint-share-odds": "Look at {cards}. What is left over when you halve them?",
    "hint-tables-of": "Look at {card}. Which of your other cards go with it?",
    # the move with its reason
    "hint-take-deck-useless": "Take a card from the deck: {card} can make no set in this game.",
    "hint-take-deck-alone": (
        "Take a card from the deck: {card} shares no times table with your cards."
    ),
    "hint-take-deck-later": (
        "Take a card from the deck. It may bring you a set sooner than {card} does."
    ),
    "hint-take-open": "Take {card} from the discard pile. It can make a set with many other cards.",
    "hint-take-for-set": (
        "Take {card} from the discard pile. "
        "With {friends} it makes a set of the {table} times table."
    ),
    "hint-take-for-set-multiples": (
        "Take {card} from the discard pile. With {friends} it makes a set of multiples of {table}."
    ),
    "hint-take-for-set-primes": (
        "Take {card} from the discard pile. With {friends} it makes a set of primes."
    ),
    "hint-take-for-set-odds": (
        "Take {card} from the discard pile. With {friends} it makes a set of odd numbers."
    ),
    "hint-take-for-table": Plural(
        "count",
        one=(
            "Take {card} from the discard pile. "
            "It is in the {table} times table, and so is {friends}."
        ),
        other=(
            "Take {card} from the discard pile. "
            "It is in the {table} times table, and so are {friends}."
        ),
    ),
    "hint-take-for-table-multiples": Plural(
        "count",
        one=(
            "Take {card} from the discard pile. It is a multiple of {table}, and so is {friends}."
        ),
        other=(
            "Take {card} from the discard pile. It is a multiple of {table}, and so are {friends}."
        ),
    ),
    "hint-take-for-table-primes": Plural(
        "count",
        one="Take {card} from the discard pile. It is a prime, and so is {friends}.",
        other="Take {card} from the discard pile. It is a prime, and so are {friends}.",
    ),
    "hint-take-for-table-odds": Plural(
        "count",
        one="Take {card} from the discard pile. It is odd, and so is {friends}.",
        other="Take {card} from the discard pile. It is odd, and so are {friends}.",
    ),
    "hint-lay": "Lay down {cards}: {products}. All are in the {table} times table.",
    "hint-lay-multiples": "Lay down {cards}: {products}. All are multiples of {table}.",
    "hint-lay-primes": "Lay down {cards}: three primes.",
    "hint-lay-odds": "Lay down {cards}: three odd numbers.",
    "hint-because-last": "It is the last set you need.",
    "hint-because-only": "It is the one set you have.",
    "hint-because-best": ("Of your sets, this one leaves you the cards that go together best."),
    "hint-throw-useless": "Throw {card} away. It can make no set in this game.",
    "hint-throw-least": "Throw {card} away. It goes least well with your other cards.",
    "hint-throw-for-pair": Plural(
        "count",
        one=(
            "Throw {card} away, and keep {pair}. "
            "1 card that you have not seen makes a set with them."
        ),
        other=(
            "Throw {card} away, and keep {pair}. "
            "{count} cards that you have not seen make a set with them."
        ),
    ),
}

QUESTIONS: dict[str, Words] = {
    "ask-how-many": "First fill the gap. How many {table}s make {card}?",
    "ask-before": "{card} =",
    "ask-after": "× {table}",
    "ask-no-number": "No number fits",
    "ask-primes": "First tell me: is {card} a prime?",
    "ask-primes-yes": "It is a prime",
    "ask-primes-no": "It is no prime",
    "ask-odds": "First tell me: is {card} odd?",
    "ask-odds-yes": "It is odd",
    "ask-odds-no": "It is even",
    "ask-label": "The number in the gap",
    "ask-enter": "That is it",
    "ask-later": "Not now",
    "ask-agreed": "That is right: {card} does not belong to the {name}. So choose again.",
    "ask-wrong": "Not quite. Look at {card} step by step, and then try your set again.",
}

WHY: dict[str, Words] = {
    "why-a-set": "Why is this a set?",
    "why-this-card": "{card} and the {name}",
    "also-in-hand": "Another set was in this hand: {cards}, {name}.",
}

LOOKING_BACK: dict[str, Words] = {
    "turning-points": "Turning points of this game",
    "look-back": "Look back",
    "moment-gift": (
        "{name} throws {card} away. {rival} takes it, and later lays it down in a set: {cards}."
    ),
    "moment-gift-at-once": "{name} throws {card} away, and {rival} has a set at once: {cards}.",
    "moment-missed": Plural(
        "count",
        one="{name} holds a set, {cards}: {table}. It is laid down 1 go later.",
        other="{name} holds a set, {cards}: {table}. It is laid down {count} goes later.",
    ),
    "moment-never": "{name} holds a set, {cards}: {table}. Then {name} throws {card} of it away.",
    "moment-broken": Plural(
        "count",
        one=(
            "{name} throws {card} away. The next go brings {third}: "
            "with {other} and {card} it is a set."
        ),
        other=(
            "{name} throws {card} away. {count} goes later comes {third}: "
            "with {other} and {card} it is a set."
        ),
    ),
    "moment-first": "{name} lays down the first set of the game: {cards}.",
    "moment-last": "{name} lays down the last set of the game: {cards}.",
    "no-moments": "This game had no turning point. It was close all the way.",
}

ENDING: dict[str, Words] = {
    "together": Plural(
        "count",
        one="You made 1 set between you.",
        other="You made {count} sets between you.",
    ),
    "together-none": "You looked for sets together. Next time there may be some.",
    "best-first": Plural(
        "count",
        one="You were out after 1 go. That is your first mark here: can you be quicker?",
        other="You were out after {count} goes. That is your first mark here: can you be quicker?",
    ),
    "best-better": Plural(
        "count",
        one="You were out after 1 go. Nobody has been quicker here.",
        other="You were out after {count} goes. That is quicker than ever before here.",
    ),
    "best-equal": "That is as quick as the quickest game here.",
    "best-otherwise": "The quickest game here took {best} goes.",
}

HELP: dict[str, Words] = HINTS | QUESTIONS | WHY | LOOKING_BACK | ENDING
