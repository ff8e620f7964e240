"""The words of Happy Times. No arithmetic here: every number is a fact that code found."""

from __future__ import annotations

from tictimes.happy_times.words_help import HELP
from tictimes.happy_times.words_map import MAP
from tictimes.happy_times.words_paper import ON_PAPER
from tictimes.happy_times.words_picks import PICKS
from tictimes.happy_times.words_quiz import WORDS as QUIZ
from tictimes.happy_times.words_referee import WORDS as REFEREE
from tictimes.happy_times.words_tutor import TUTOR
from tictimes.sayings import Plural, Words

REFUSALS: dict[str, Words] = {
    "over": "The game is over.",
    "not-your-go": "It is not your go yet.",
    "draw-first": "Take a card first: the top of the deck or of the discard pile.",
    "drawn-already": "You have taken a card. Now throw one away, or lay down a set.",
    "deck-empty": "The deck is empty. You can take the top card of the discard pile.",
    "discard-empty": "The discard pile is empty. You can take a card from the deck.",
    "not-in-hand": "You do not hold {card}. Choose a card of your hand.",
    "three-cards": "A set has three cards. Choose three cards of your hand.",
    "same-number": "A set needs three different numbers, and {card} is there twice.",
    "one-times-table": (
        "Every number is in the 1 times table, so it makes no set. Try the 2 times table and up."
    ),
    "no-primes": "This game has no sets of primes. Look for three cards in one times table.",
    "no-odds": "This game has no sets of odd numbers. Look for three cards in one times table.",
    "not-in-table": Plural(
        "left",
        one=(
            "{card} is not in the {table} times table: {count} × {table} = {product}, "
            "and 1 is left over. Which of your cards is?"
        ),
        other=(
            "{card} is not in the {table} times table: {count} × {table} = {product}, "
            "and {left} are left over. Which of your cards is?"
        ),
    ),
    "no-multiple": Plural(
        "left",
        one=(
            "{card} is not a multiple of {table}: {count} × {table} = {product}, "
            "and 1 is left over. Which of your cards is?"
        ),
        other=(
            "{card} is not a multiple of {table}: {count} × {table} = {product}, "
            "and {left} are left over. Which of your cards is?"
        ),
    ),
    "too-small": (
        "{card} is less than {table}. Counting in {table}s goes {first}, {second}, {third} "
        "and on. Which of your cards is there?"
    ),
    "no-prime": (
        "{card} is not a prime: {factor} × {other} = {card}. A prime has just two factors."
    ),
    "one-no-prime": "1 is not a prime: a prime has two factors, and 1 has only one.",
    "even": "{card} is not odd: {half} × 2 = {card}, and nothing is left over.",
}

NAMES: dict[str, Words] = {
    "card": "{number}, with the pictures of {tables}",
    "times-table": "{table} times table",
    "short-table": "{table} ×",
    "multiples": "multiples of {table}",
    "primes": "primes",
    "odds": "odd numbers",
    "product": "{count} × {table}",
    "deck": "Deck",
    "discard-pile": "Discard pile",
    "your-hand": "Your hand",
    "your-sets": "Your sets",
    "their-sets": "{name}: sets",
    "cards": Plural("count", "1 card", "{count} cards"),
    "by-number": "By number",
    "out": "out",
    "to-go": Plural("count", "1 set to go", "{count} sets to go"),
}

ACTIONS: dict[str, Words] = {
    "draw-deck": "Take from the deck",
    "draw-discard": "Take from the discard pile",
    "throw-away": "Throw away",
    "choose-one": "Choose the card to throw away first.",
    "declare": "Lay down a set",
    "declare-as": "Lay down:",
    "choose-three": "Choose three cards that are in one times table. Then lay them down.",
}

ASKED: dict[str, Words] = {
    # before a game, and when it stops early
    "sets-made": Plural("count", "1 set", "{count} sets"),
    "option-goal": "Sets to win",
    "about-goal": "1 set is a short game.",
    "option-highest": "Highest card",
    "about-highest": "Higher cards make sets in more times tables.",
    "option-primes": "Three primes are a set, too",
    "option-odds": "Three odd numbers are a set, too",
    "seating": "The youngest sits in seat 1 and has the first go.",
}

RULES: dict[str, Words] = {
    # what the six pictures show
    "rule-dealt": "Everybody gets six cards. The rest is the deck, and one card is turned up.",
    "rule-taken": "On your go, take one card: from the deck or from the discard pile.",
    "rule-ended": (
        "Then throw one card away, or lay down a set of three. Now it is the next player’s go."
    ),
    "rule-set": (
        "A set is three different numbers from one times table, like 4, 8 and 12. "
        "The same picture is on all three cards."
    ),
    "rule-no-sets": "4, 8 and 9 are no set. Two cards with the same number are never in one set.",
    "rule-out": Plural(
        "count",
        "Lay down a set, and you are out. Everybody has as many goes as you.",
        "Lay down {count} sets, and you are out. Everybody has as many goes as you.",
    ),
}

BANNER: dict[str, Words] = {
    "your-go": "Your go, {name}.",
    "their-go": "It is {name}’s go.",
    "last-go": "{out}: out. This is your last go, {name}.",
    "their-last-go": "{out}: out. This is {name}’s last go.",
    "do-draw": "Take a card: from the deck or from the discard pile.",
    "do-draw-deck": "Take a card from the deck.",
    "do-draw-discard": "Take the card of the discard pile.",
    "do-nothing": "No card is left to take. The game stops here, and nobody has won.",
    "do-end": "Lay down three cards of one times table, or throw one away.",
    "they-draw": "{name} takes a card.",
    "they-draw-deck": "{name} takes a card from the deck.",
    "they-draw-discard": "{name} takes the card of the discard pile.",
    "they-nothing": "No card is left to take. The game stops here, and nobody has won.",
    "they-end": "{name} lays down a set, or throws one card away.",
    "wins": "{name} wins.",
    "win": "{names} win together.",
    "was-goal": Plural("count", "A set is laid down.", "All {count} sets are laid down."),
}

STORY: dict[str, Words] = {
    "drew": "{name} takes a card from the deck.",
    "drew-it": "{name} takes {card} from the deck.",
    "took": "{name} takes {card} from the discard pile.",
    "threw": "{name} throws {card} away.",
    "laid": "{name} lays down {cards}, all in the {table} times table: {products}.",
    "laid-multiples": "{name} lays down {cards}, all multiples of {table}: {products}.",
    "laid-primes": "{name} lays down {cards}: three primes.",
    "laid-odds": "{name} lays down {cards}: three odd numbers.",
    "is-out": Plural(
        "count",
        one="That is the set it takes: {name} is out.",
        other="That is set number {count}: {name} is out.",
    ),
    "reshuffled": (
        "It was the last one, so the discard pile is shuffled to be the deck. "
        "{card} is turned up on a new discard pile."
    ),
    "deck-ended": "It was the last one, and the deck is empty now.",
    "and-then": "{first} {second}",
}

REASONS: dict[str, Words] = {
    "only-move": "There is nothing else that I can do.",
    "hope-for-deck": "{card} does not help me now, so I try the deck.",
    "no-discard-pile": "The discard pile is empty, so I take from the deck.",
    "take-for-set": "{card} makes a set with my cards, so I take it.",
    "take-for-tables": Plural(
        "count",
        one="I take {card}: it is in the {tables} times table.",
        other="I take {card}: it is in the {tables} times tables.",
    ),
    "take-for-more": "{card} goes well with my cards, so I take it.",
    "keep-taken": Plural(
        "count",
        one="I keep {kept}: it is in the {tables} times table. {card} can go.",
        other="I keep {kept}: it is in the {tables} times tables. {card} can go.",
    ),
    "throw-useless": "{card} can make no set in this game, so it can go.",
    "throw-least": "{card} goes least well with my other cards, so it can go.",
    "throw-easy": "I think I do not need {card}.",
    "lay-set": "A set: that is one step nearer to going out.",
    "lay-best": "Of my sets, this one leaves me the cards that go together best.",
    "lay-last": "That is the last set I need.",
}

STATEMENTS: dict[str, Words] = {
    "is-set": "{cards} make a set: {name}",
    "all-in": "{cards} are all multiples of {tables}",
}

EXPLAINED: dict[str, Words] = {
    "prime-card": {
        "young": "{card} makes only one rectangle, a single row. So {card} is prime.",
        "older": "{card} has just two factors, 1 and {card}. So {card} is prime.",
        "teacher": "{card} has exactly two divisors: it is prime.",
    },
    "odd-card": "{card} = {count} × 2 + 1, so {card} is odd.",
    "even-card": "{card} = {count} × 2, so {card} is even.",
    "share-too": Plural(
        "count",
        one="All three are in the {tables} times table, too.",
        other="All three are in the times tables of {tables}, too.",
    ),
    "share-too-multiples": "All three are multiples of {tables}, too.",
    "a-set": "{cards} are three different numbers of the {table} times table: a set.",
    "a-set-multiples": "{cards} are three different multiples of {table}: a set.",
    "a-set-primes": "{cards} are three different primes: a set.",
    "a-set-odds": "{cards} are three different odd numbers: a set.",
    "no-set": "Not all three are in the {table} times table, so they are no set of it.",
    "no-set-multiples": "Not all three are multiples of {table}, so they are no set of it.",
    "no-set-primes": "Not all three are primes, so they are no set of primes.",
    "no-set-odds": "Not all three are odd, so they are no set of odd numbers.",
    "no-set-twice": "A set needs three different numbers, and {card} is there twice.",
    "completes": Plural(
        "count",
        one="For the {name}, {pair} need one of {cards}: 1 such card is not seen yet.",
        other="For the {name}, {pair} need one of {cards}: {count} such cards are not seen yet.",
    ),
    "completes-many": Plural(
        "count",
        one="For the {name}, {pair} need any other of them: 1 such card is not seen yet.",
        other="For the {name}, {pair} need any other of them: {count} such cards are not seen yet.",
    ),
    "chance": {
        "young": Plural(
            "coming",
            one="Only 1 card may come next. Cards that make a set with {cards}: {good}.",
            other="{good} of the {coming} cards that may come next make a set with {cards}.",
        ),
        "older": Plural(
            "coming",
            one="Only 1 card may come next. The chance of a set with {cards} is {chance}.",
            other=(
                "Of {coming} cards that may come next, {good} make a set with {cards}. "
                "The chance is {chance}."
            ),
        ),
    },
    "no-table-together": "{cards} share no table in which a set can be made.",
}

WORDS: dict[str, Words] = (
    REFUSALS
    | NAMES
    | ACTIONS
    | ASKED
    | RULES
    | BANNER
    | STORY
    | REASONS
    | STATEMENTS
    | EXPLAINED
    | HELP
    | TUTOR
    | MAP
    | QUIZ
    | REFEREE
    | PICKS
    | ON_PAPER
)
