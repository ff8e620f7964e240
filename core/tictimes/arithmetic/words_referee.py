"""What the referee of ArithmeTic asks and says of five cards on the carpet."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

WORDS: dict[str, Words] = {
    "referee": "The referee of ArithmeTic",
    "referee-pick": {
        "young": "Which five cards are yours? Tap a number, a shape and a colour.",
        "teacher": "Enter a hand of five cards.",
    },
    "referee-number": "number {number}",
    "referee-missing": Plural("count", "1 card more.", "{count} cards more."),
    "referee-here-already": "The {card} is here already. Each card is in the pack only once.",
    "referee-say": {
        "young": "Tap the cards of your group. What is your score?",
        "teacher": "Tap the group that was claimed, and type its score.",
    },
    "referee-so-far": "Your score: {typed}",
    "referee-no-score": "Your score: ?",
    "referee-score-first": "Type your score first.",
    "referee-add-first": {
        "young": "Add up your group. Then take away the cards that are left over.",
        "teacher": "The sum of the group, less the leftovers.",
    },
    "referee-add-double": {
        "young": (
            "Add up your group. Double it if two things match. Then take away the leftovers."
        ),
        "teacher": "The sum of the group, doubled for a Tic, less the leftovers.",
    },
    "referee-all-against": {
        "young": "Without a group, all five cards count against you.",
        "teacher": "Without a group the sum of all five counts against the player.",
    },
    "referee-better": "I can do better",
}
