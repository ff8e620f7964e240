"""What the referee of Happy Times asks and says of three cards on the carpet."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

WORDS: dict[str, Words] = {
    "referee": "The referee of Happy Times",
    "referee-pick": {
        "young": "Which three cards do you lay down? Tap them.",
        "teacher": "Enter three cards.",
    },
    "referee-type": {
        "young": "Which three cards do you lay down? Type each number.",
        "teacher": "Enter three cards by their numbers.",
    },
    "referee-missing": Plural("count", "1 card more.", "{count} cards more."),
    "referee-number": "This number: {typed}",
    "referee-no-number": "This number: ?",
    "referee-this-card": "This card",
    "referee-number-first": "Type the number of the card first.",
    "referee-say": {
        "young": "Are {cards} a set? Say which table, or say no.",
        "teacher": "Which table was claimed for {cards}?",
    },
    "referee-claim": "Your answer",
    "referee-no-set": "No set",
    "referee-other-table": "Another table",
    "referee-table-first": "Type the number of the table first.",
    "referee-this-table": "This table",
    "referee-pack": "Your pack goes up to",
    "referee-primes": "Primes too",
    "referee-odds": "Odds too",
}
