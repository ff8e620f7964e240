"""What is asked about hands, and what is said of an answer. Every number is a given fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

QUESTIONS: dict[str, Words] = {
    "quiz-what-shared": "What do they share?",
    "quiz-is-group": "A group or not?",
    "quiz-take-away": {"young": "Take away, past zero too", "teacher": "Subtract, below 0 too"},
    "quiz-score": "Score the hand",
    "quiz-neighbour": {"young": "Check a neighbour", "teacher": "Check by the inverse"},
    "quiz-one-sum": "One sum for it all",
    "quiz-more-often": "Which comes up more often?",
    "quiz-for-a-friend": "Set one for a friend",
    "ask-shared": "What do all of these cards share?",
    "ask-group-1": {
        "young": "Is this a group? A group has three cards or more.",
        "teacher": "Is this a group at Level 1?",
    },
    "ask-group-2": {
        "young": "Is this a group? Two cards will do, if two things match.",
        "older": "Is this a Single or a Tic, or no group at all?",
        "teacher": "Is this a group at Level 2?",
    },
    "ask-score-given": {
        "young": "Green frame: your group. Grey frame: left over. What is your score?",
        "teacher": "The group has a green frame. What is its score?",
    },
    "ask-score-1": {
        "young": "Find the best group. What is the score?",
        "teacher": "What is the best score of this hand at Level 1?",
    },
    "ask-score-2": {
        "young": "Two things match in the best group. Double it, then take away.",
        "older": "Find the best group. It is a Tic. What is the score?",
        "teacher": "What is the best score of this hand at Level 2? The best group is a Tic.",
    },
    "ask-fits": {
        "young": "Green frame: the group. Fox says: my score is {said}. Go backwards. Does it fit?",
        "teacher": "A neighbour claims {said}. Does it fit, by the inverse?",
    },
    "ask-fits-tic": {
        "young": (
            "The group in the green frame counts double. Fox says: my score is {said}. "
            "Go backwards. Does it fit?"
        ),
        "teacher": "A neighbour claims {said} for this Tic. Does it fit, by the inverse?",
    },
    "ask-one-sum-1": {
        "young": "Write the score as one sum. Use brackets: ( and ).",
        "teacher": "Write the score as one expression with brackets.",
    },
    "ask-one-sum-2": {
        "young": "The group counts double. Write the score as one sum. Use brackets: ( and ).",
        "older": "The group is a Tic. Write the score as one sum, with brackets.",
        "teacher": "Write the score of this Tic as one expression with brackets.",
    },
    "ask-take-away": {
        "young": "Your group is worth {worth}. Left over: {left}. What is {worth} − {left}?",
        "older": "What is {worth} − {left}?",
    },
    "ask-more-often": {
        "young": "You get five cards. Which comes up more often at Level {level}?",
        "older": "Five cards are dealt. Which comes up more often at Level {level}?",
        "teacher": "Which of the two best scores has more hands at Level {level}?",
    },
    "choose-shared": "They share:",
    "share-nothing": "nothing",
    "yes-group": "Yes, a group",
    "no-group-here": "No, not a group",
    "does-fit": "It fits",
    "does-not-fit": "It does not fit",
    "what-comes-up": "More often:",
    "event-at-least": "{score} or more",
    "event-below": "below {score}",
    "event-just": "just {score}",
    "card-in-group": "{card}, in the group",
    "card-left-over": "{card}, left over",
}

ANSWERS: dict[str, Words] = {
    "all-alike": "The same {thing} on all of them: {values}.",
    "not-all-alike": "Not the same {thing} on all: {values}.",
    "is-a-single": Plural(
        "count",
        "This 1 card is alike in {things}.",
        "A group: all {count} cards match in {things}.",
    ),
    "is-a-tic": Plural(
        "count",
        "This 1 card is alike in {things}.",
        "A group: {count} cards match in two things, {things}. It counts double.",
    ),
    "put-back": {
        "young": "Put the leftovers back: {text} = {answer}.",
        "older": "Go backwards, and add the leftovers: {text} = {answer}.",
    },
    "fits-back": "The group is worth {worth}, too. So the score fits.",
    "fits-not-back": "But the group is worth {worth}. So the score does not fit.",
    "fits-back-tic": "Double {sum} is {worth}, too. So the score fits.",
    "fits-not-back-tic": "But double {sum} is {worth}. So the score does not fit.",
    "your-sum": "Your sum makes {answer}: {text}.",
    "event-often": "{event}: {often}.",
    "more-often": "So this comes up more often: {event}.",
}

REFUSALS: dict[str, Words] = {
    "write-a-number": "Write a number, such as {some} or {below}.",
    "written-nothing": "There is no sum yet. Write one, with the numbers on the cards.",
    "written-strange": "I cannot read this sum. Write numbers, and + − × ( and ).",
    "write-all-cards": {
        "young": "{answer} is right. Now write it with the number of every card.",
        "teacher": "{answer} is right; every card's number should stand in the sum.",
    },
}

MISTAKES: dict[str, Words] = {
    "not-all-cards": {
        "young": "Perhaps you saw two that match in {thing}. All of the cards must match.",
        "teacher": "Perhaps some cards sharing {thing} were taken for all of them.",
    },
    "missed-a-match": {
        "young": "Perhaps you looked at one thing only. Look at the {thing} of each card, too.",
        "teacher": "Perhaps the {thing} was not looked at.",
    },
    "one-more-thing": {
        "young": "That is one thing. Perhaps they share one more: look at the {thing}, too.",
        "teacher": "Perhaps the search stopped at the first match; they share {thing} as well.",
    },
    "trusted-at-once": {
        "young": "Perhaps you looked at the group only. Put {left} back to {said}, and see.",
        "teacher": "Perhaps the claim was trusted without adding {left} back to {said}.",
    },
    "doubted-what-fits": {
        "young": "Perhaps you slipped on the way back. Add: {said}, and {left} more.",
        "teacher": "Perhaps a slip on the way back: {said} and {left} are to be added.",
    },
    "left-out-brackets": {
        "young": "Perhaps you left brackets out. They keep together what belongs together.",
        "older": "Perhaps brackets are missing. Without them only the next number is meant.",
        "teacher": "Perhaps brackets are missing.",
    },
}

MIXUPS: dict[str, Words] = {
    "mixup-not-all-cards": {
        "young": "A match counts only when all of the cards have it.",
        "teacher": "a property of some cards is taken for one of all cards.",
    },
    "mixup-missed-a-match": {
        "young": "There are three things to look at: the number, the shape and the colour.",
        "teacher": "only one property is looked at.",
    },
    "mixup-one-more-thing": {
        "young": "Cards can share two things. When you have found one, look for one more.",
        "teacher": "the search for common properties stops at the first.",
    },
    "mixup-trusted-at-once": {
        "young": "To check a score, put the leftovers back. Then you must have the group again.",
        "teacher": "claims are trusted without the inverse.",
    },
    "mixup-doubted-what-fits": {
        "young": "To go backwards, add what was taken away.",
        "teacher": "right claims are doubted after a slip in the inverse.",
    },
    "mixup-left-out-brackets": {
        "young": "Brackets come first. They say what is doubled, and what is taken away.",
        "teacher": "brackets are left out.",
    },
}

STATEMENTS: dict[str, Words] = {
    "has-hands": "{printed} hands have this",
    "more-hands": "{one} is more than {two}",
}

FRIEND: dict[str, Words] = {
    "pick-for-a-friend": {
        "young": "Choose five cards for a friend. Which hand is hard to score?",
        "teacher": "Choose five cards; a friend scores them.",
    },
    "friend-scores-1": {
        "young": "Now turn the screen to your friend. What is the best score of this hand?",
        "teacher": "The friend gives the best score at Level 1.",
    },
    "friend-scores-2": {
        "young": (
            "Now turn the screen to your friend. Two things that match count double. "
            "What is the best score?"
        ),
        "teacher": "The friend gives the best score at Level 2.",
    },
    "for-my-friend": "Ready for my friend",
}

WORDS: dict[str, Words] = QUESTIONS | ANSWERS | REFUSALS | MISTAKES | MIXUPS | STATEMENTS | FRIEND
