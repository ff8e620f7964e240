"""The words that teach ArithmeTic: hints, explanations, looks back, and what is said at the end."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

HINTS: dict[str, Words] = {
    "hint-only-deck": "Only the deck has a card to take.",
    "hint-only-discard": "Only the discard pile has a card to take.",
    "hint-deck-or-knock": "The discard pile is empty. Take a card from the deck.",
    # a question
    "hint-look-at-open": (
        "The {card} lies on the discard pile. "
        "Which of your cards match it in number, shape or colour?"
    ),
    "hint-what-is-it-worth": "What is your hand worth now? Can one more go make it much better?",
    "hint-which-match": "Which of your cards match? Look at numbers, then shapes, then colours.",
    "hint-which-number": "Which of your cards have the same number?",
    "hint-which-shape": "Which of your cards have the same shape?",
    "hint-which-colour": "Which of your cards have the same colour?",
    "hint-which-number-shape": "Which of your cards have the same number and the same shape?",
    "hint-which-number-colour": "Which of your cards have the same number and the same colour?",
    "hint-which-shape-colour": "Which of your cards have the same shape and the same colour?",
    "hint-look-three-ways": "Look at numbers, then shapes, then colours. Do enough cards match?",
    # a pointer
    "hint-is-open-worth-it": (
        "Look at the {card}. Does it go with your cards? Nobody knows the next card of the deck."
    ),
    "hint-share": "Look at these cards. What do all of them share?",
    "hint-add-them": "Look at these cards. Add them, and take the others away.",
    "hint-keep-these": "Keep these cards. Which of the others do you need least?",
    "hint-what-matches": "Look at the {card}. Do your other cards match it?",
    # the move with its reason
    "hint-take-deck": Plural(
        "count",
        one=(
            "Take a card from the deck rather than the {card}. "
            "Of {unseen} cards that you have not seen, 1 helps you at once."
        ),
        other=(
            "Take a card from the deck rather than the {card}. "
            "Of {unseen} cards that you have not seen, {count} help you at once."
        ),
    ),
    "hint-take-open": "Take the {card}. It promises more than a card of the deck.",
    "hint-take-to-score": (
        "Take the {card}. Your best group can be {shares}, and your hand worth {then}. "
        "Now it is {now}."
    ),
    "hint-take-to-match": "Take the {card}. It goes with your other cards: {shares}.",
    "hint-knock": (
        "Knock. Your hand is worth {score}, and one more go may bring little. "
        "Of {unseen} cards that you have not seen, {count} would help."
    ),
    "hint-throw-best": (
        "Throw the {card} away. Then your best group is {shares}, and the hand is worth {score}. "
        "No other card leaves more."
    ),
    "hint-throw-for-later": (
        "Throw the {card} away. The cards you keep match each other best: {shares}."
    ),
    "hint-throw-no-group": ("Throw the {card} away. The other cards may sooner become a group."),
    "hint-name": "Name these cards: {shares}. No other group of this hand is worth more.",
    "hint-name-none": "This hand has no group. Say that you have none.",
}

WHY: dict[str, Words] = {
    "why-this-score": "How this score is worked out",
    "why-no-group": "Why every card counts here",
}

LOOKING_BACK: dict[str, Words] = {
    "review": "Round {round}: was there better?",
    "review-label": "Was there better?",
    "review-best": "{name} named {group}, worth {score}. No group of that hand is worth more.",
    "review-better": (
        "{name} named {group}, worth {score}. That hand has a better group: {best}, worth {most}."
    ),
    "review-none-best": "{name} named no group, and there is none in that hand. It counts {score}.",
    "review-none-better": "{name} named no group. That hand has one: {best}, worth {most}.",
    "review-discard-best": "{name} threw the {card} away last. That was the best card to throw.",
    "review-discard": (
        "{name} threw the {card} away last. "
        "Without the {other} instead, the best would be {best}, worth {most}."
    ),
    "review-discard-none": (
        "{name} threw the {card} away last. "
        "Without the {other} instead, the hand would count {most}."
    ),
}

ENDING: dict[str, Words] = {
    "together": Plural(
        "count",
        one="Together you have 1 point.",
        other="Together you have {count} points.",
    ),
    "best-first": Plural(
        "count",
        one="You have 1 point. That is your first mark here: can you beat it?",
        other="You have {count} points. That is your first mark here: can you beat it?",
    ),
    "best-better": Plural(
        "count",
        one="You have 1 point. That is the most ever here.",
        other="You have {count} points. That is the most ever here.",
    ),
    "best-equal": "That is as much as the best game here.",
    "best-otherwise": "The best game here had {best} points.",
}

HELP: dict[str, Words] = HINTS | WHY | LOOKING_BACK | ENDING
