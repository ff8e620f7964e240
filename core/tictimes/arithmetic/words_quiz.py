"""What puzzles of ArithmeTic are called, and what is said while an answer is chosen."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

WORDS: dict[str, Words] = {
    "quiz-zero": "Make zero",
    "quiz-twins": "Twin groups",
    "quiz-best-of-seven": "Best of seven",
    "pick-zero": {
        "young": "Choose five cards, so that your score is exactly 0.",
        "older": "Choose five cards whose best score is exactly 0.",
    },
    "pick-best-of-seven": {
        "young": "Choose the five cards that are worth most.",
        "teacher": "Which five cards have the highest best score?",
    },
    "pick-twins": {
        "young": "Two groups of this hand have the same score. Which?",
        "teacher": "Find the two groups with equal scores in this hand.",
    },
    "picked": Plural("count", "1 card is chosen.", "{count} cards are chosen."),
    "pick-first": Plural(
        "count",
        "First group: 1 card is chosen.",
        "First group: {count} cards are chosen.",
    ),
    "pick-second": Plural(
        "count",
        "Second group: 1 card is chosen.",
        "Second group: {count} cards are chosen.",
    ),
    "keep-first": "This is my first group",
    "back-to-first": "Back to the first group",
    "in-first": "{card}, in the first group",
}
