"""What puzzles about sets are called, and what is said while an answer is chosen."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

WORDS: dict[str, Words] = {
    "quiz-name-set": "Find a set",
    "quiz-name-table": "Name the table",
    "quiz-one-short": "One card short",
    "pick-set": "Which three of these cards make a set of the {name}?",
    "pick-set-multiples": "Which three of these cards make a set of {name}?",
    "pick-one-short": {
        "young": "Which cards make a set of the {name} with {pair}? Find them all.",
        "teacher": "Which cards make a set of the {name} with {pair}?",
    },
    "pick-one-short-multiples": {
        "young": "Which cards make a set of {name} with {pair}? Find them all.",
        "teacher": "Which cards make a set of {name} with {pair}?",
    },
    "pick-table": "Choose a table.",
    "picked": Plural("count", "1 card is chosen.", "{count} cards are chosen."),
}
