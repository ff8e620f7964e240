"""What questions without end about numbers are called."""

from __future__ import annotations

from tictimes.sayings import Words

WORDS: dict[str, Words] = {
    "quiz-is-prime": "Prime or not?",
    "quiz-in-table": "In the table or not?",
    "quiz-list-factors": {"young": "Find the factors", "teacher": "Find the divisors"},
    "quiz-factor-pairs": "Find the factor pairs",
    "choose-answer": "What do you think?",
    "yes-prime": "Yes, it is a prime",
    "no-prime": "No, it is not",
    "yes-table": "Yes, it is",
    "no-table": "No, it is not",
}
