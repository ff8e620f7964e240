"""What the pictures of hands and of chances say, for three readers. Every number is a fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

HANDS: dict[str, Words] = {
    "hands": {
        "young": "The groups of a hand: Level {level}",
        "teacher": "All scoring groups of the hand, Level {level}",
    },
    "hands-start": {
        "young": (
            "This hand has {count} groups. Green frame: the group. Grey frame: left over. "
            "Which group is worth most? Press it. Then see the scores."
        ),
        "older": "There are {count} groups. Which is worth most? Press it, then see the scores.",
        "teacher": "{count} scoring groups, in the order of the cards. Predict the best.",
    },
    "hands-start-one": {
        "young": "This hand has only one group. What is it worth? Say it, then see the score.",
        "teacher": "The only scoring group of this hand. Predict its score.",
    },
    "hands-none-1": {
        "young": (
            "This hand has no group: no three cards share a number, a shape or a colour. "
            "So every card counts against you."
        ),
        "teacher": "No three cards share a property, so the score is minus the sum of the hand.",
    },
    "hands-none-2": {
        "young": (
            "This hand has no group: no three cards share one thing, and no two cards share two. "
            "So every card counts against you."
        ),
        "teacher": (
            "No three cards share a property and no two share two, "
            "so the score is minus the sum of the hand."
        ),
    },
    "hands-guess": {
        "young": "You say: {group}. Now see the scores.",
        "teacher": "Predicted: {group}.",
    },
    "hands-guess-right": {
        "young": "Yes, {group} is worth {score}. No group of this hand is worth more.",
        "teacher": "As predicted: {group}, worth {score}.",
    },
    "hands-guess-other": {
        "young": "{group} is worth {score}. But {other} is worth more: {best}.",
        "teacher": "Predicted {group}, worth {score}; the best is {other}, worth {best}.",
    },
    "hands-worth": "{group} is worth {score}.",
    "hands-only": "The only group is {group}. It is worth {score}.",
    "hands-verdict": {
        "young": "The best is {group}. It is worth {score}. Press a group to see its sum.",
        "teacher": "Best: {group}, worth {score}. Choose a group for its working.",
    },
    "hands-equal": "{count} groups are worth the same. Each has a star.",
    "hands-pages": Plural("count", "1 group", "{count} groups"),
    "hands-page": "{first} to {last}",
    # what a screen reader says of a row
    "hands-row": "{group}: {cards}; left over: {left}",
    "hands-row-of-all": "{group}: {cards}; nothing is left over",
    "hands-row-none": "{group}: {cards} count against you",
    "hands-scored": "{row}. Score {score}",
    "hands-best": "{row}, the best",
    "hands-guessed": {"young": "{row}. You said this one", "teacher": "{row}. Predicted"},
}

CHANCES: dict[str, Words] = {
    "chances": {
        "young": "How lucky is that score? Level {level}",
        "teacher": "Best scores of a dealt hand, Level {level}: exact distribution",
    },
    "chances-start": {
        "young": (
            "Each bar is a score. The taller it is, the more hands of five cards are worth it. "
            "Press a bar."
        ),
        "teacher": "Each bar is the share of all dealt hands with that best score. Choose one.",
    },
    "chances-score": {"young": "Another score", "teacher": "Score"},
    "chances-between": "The scores of Level {level} go from {lowest} to {highest}.",
    "chances-bar": "Score {score}: {often}",
    "chances-no-bar": "Score {score}: no hand at all",
    "chances-hand": {
        "young": "This hand is worth {score} at best.",
        "teacher": "Best score of this hand: {score}.",
    },
    "chances-or-more": {
        "young": "{score} or more: {often}. They have a green line.",
        "older": "As good or better than {score}: {often}.",
        "teacher": "At least {score}: {often}.",
    },
    "chances-just": {
        "young": "Just {score}: {often}.",
        "older": "Exactly {score}: {often}.",
    },
    "chances-none": "No hand is worth just {score}.",
    "chances-highest": "{score} is the best score that there is: {often}.",
    "chances-below": {
        "young": "The blue band is below 0: {often}. There you count back past 0.",
        "older": "The blue band holds the scores below 0: {often}.",
        "teacher": "Best score below 0: {often}.",
    },
    "chances-most": {
        "young": "The tallest bar is {score}: {often}.",
        "older": "The most common score is {score}: {often}.",
        "teacher": "Mode: {score}, {often}.",
    },
    "chances-hills": {
        "young": "The bars make two hills. Most hands of the first hill have no group.",
        "older": (
            "The bars make two hills. Most hands of the first hill have no group. "
            "The average of all scores is about {about}."
        ),
        "teacher": (
            "Two modes: the lower is mostly hands without a group. Mean: {mean}, about {about}."
        ),
    },
}

OFTEN: dict[str, Words] = {
    # how many of all hands; within another sentence
    "often-never": "no hand at all",
    "often-always": "every hand",
    "often-nearly": {
        "young": "nearly every hand",
        "teacher": "nearly every hand ({exact})",
    },
    "often": {
        "young": "about {part} in {whole} hands",
        "older": "about {part}/{whole} of all hands",
        "teacher": "{exact} of all hands, about {part} in {whole}",
    },
    "often-million": {
        "young": "about {part} in {whole} million hands",
        "teacher": "{exact} of all hands, about {part} in {whole} million",
    },
    "often-hundred": {
        "young": Plural("part", "about 1 in 100 hands", "about {part} in 100 hands"),
        "teacher": "{exact} of all hands, about {part} in 100",
    },
}

WORDS: dict[str, Words] = HANDS | CHANCES | OFTEN
