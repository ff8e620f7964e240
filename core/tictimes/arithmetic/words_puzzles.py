"""What is asked in puzzles, and what is said of an answer. Every number is a given fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

PUZZLES: dict[str, Words] = {
    "ask-zero": {
        "young": "Choose five of these cards, so that your score is exactly 0: {cards}.",
        "older": "Choose five of these cards whose best score is exactly 0: {cards}.",
    },
    "ask-best-of-seven": {
        "young": "Choose the five of these cards that are worth most: {cards}.",
        "teacher": "Which five of these seven cards have the highest best score: {cards}?",
    },
    "ask-twins": {
        "young": "Two groups of this hand have the same score. Which: {cards}?",
        "teacher": "Find the two groups with equal scores in this hand: {cards}.",
    },
}

PUZZLE_REFUSALS: dict[str, Words] = {
    "five-of-them": Plural(
        "count",
        "You have chosen 1 card. Choose five.",
        "You have chosen {count} cards. Choose five.",
    ),
    "two-groups": "Choose two different groups, one after the other.",
    "no-cards-chosen": "No cards are chosen yet. Choose some of the puzzle.",
    "not-in-puzzle": "The {card} is not in this puzzle. Choose one that is.",
}

PUZZLE_ANSWERS: dict[str, Words] = {
    "is-zero": "The score is exactly {score}. That is what we looked for.",
    "is-not-zero": "This hand is worth {score}, and not 0.",
    "is-best-of-seven": "No other five of the seven are worth more than {score}.",
    "is-not-best-of-seven": "This hand is worth {score}. Another hand is worth more.",
    "beat-your-hand": (
        "This hand is worth {score}. Perhaps other cards go together better. Can you beat it?"
    ),
    "same-score": "{one} is worth {score}, and {two} is worth {other}: the same.",
    "not-same-score": "{one} is worth {score}, but {two} is worth {other}.",
}

PUZZLE_STATEMENTS: dict[str, Words] = {
    "zero": "the score is 0",
    "equal": "{score} is as much as {other}",
    "is-group": "{cards} are a group",
}
