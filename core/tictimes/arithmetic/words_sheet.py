"""What the score sheet of ArithmeTic says."""

from __future__ import annotations

from tictimes.sayings import Words

SUM_REFUSALS: dict[str, Words] = {
    # of a sum that is not finished, or cannot be read
    "sum-empty": "Type your score first, or build a sum.",
    "sum-too-long": "This sum is very long. Can you write it with fewer cards?",
    "sum-strange": "I cannot read this sum. Build it from the cards and the signs.",
    "sum-number-long": "That number is too large for a hand of five cards.",
    "sum-no-sign": "There is no sign between {one} and {other}. Which one belongs there?",
    "sum-no-number": "There is no number between {one} and {other}. Which one belongs there?",
    "sum-begins": "The sum begins with {sign}. Which number comes before it?",
    "sum-ends": "The sum ends with {sign}. What comes after it?",
    "sum-bracket-open": "A bracket is still open. Where does it end?",
    "sum-bracket-closed": "A bracket ends that never began. Where does it begin?",
    "sum-says-other": "Your sum does not make {number}. Work it out once more.",
    "number-missing": "Type the number first.",
    "not-asked": "That is not what is asked now.",
    "who-counts": "Choose who counts again.",
    "things-missing": "Choose what is the same on all cards of the group.",
}

ASKING: dict[str, Words] = {
    "ask-share": "{name}, what is the same on all cards of your group?",
    "share-how": {
        "young": "Choose all that is the same.",
        "older": "Number, shape or colour: choose all that the group shares.",
    },
    "ask-claim": "{name}, what is your score?",
    "claim-how-single": {
        "young": "Add the group. Take the leftovers away.",
        "older": "Group minus leftovers. You may build the sum first.",
    },
    "claim-how-tic": {
        "young": "Add the group and double it. Take the leftovers away.",
        "older": "Twice the group, minus the leftovers. You may build the sum first.",
    },
    "claim-how-all": "Nothing is left over. Add your cards.",
    "claim-how-tic-all": "Nothing is left over. Add your cards and double them.",
    "claim-how-none": "There is no group, so all cards count against you.",
    "claim-again": "Count once more, {name}. What is your score?",
    "ask-check": "{name}, what is the score of {owner}?",
    "check-how": (
        "Count these cards yourself. The number of {owner} stays hidden until you have yours."
    ),
    "ask-reverse": "Check it backwards, {name}.",
    "reverse-how": "Start at your score. Put the leftovers back. Do you get what your group makes?",
    "reverse-how-tic": (
        "Start at your score. Put the leftovers back. Do you get what your group makes, doubled?"
    ),
    "reverse-number": "That makes",
    "ask-which": "{one} says {first}. {other} says {second}.",
    "which-how": "Count together, one step at a time. Which step is it?",
    "your-score-is": "Score",
    "it-fits": "It fits my group",
    "fits-not": "It does not fit",
    "that-is-it": "That is it",
    "done": "Done",
    "counts-again": "{name} counts again",
    "show-us": "Show us how",
    "tile-plus": "plus",
    "tile-minus": "minus",
    "tile-times": "times",
    "tile-open": "bracket opens",
    "tile-close": "bracket closes",
    "talk-add": "Add the group.",
    "talk-double": "Double it.",
    "talk-left": "Add the leftovers.",
    "talk-take": "Take the leftovers away.",
    "talk-take-past-zero": "Take the leftovers away. Count back past 0.",
    "talk-all": "All cards count against you. Add them.",
}

ANSWERS: dict[str, Words] = {
    # to what a child said
    "shares-so": "Yes. They are all {shares}.",
    "shares-one-more": "Yes, the {things} is the same. Is there one thing more?",
    "shares-two-more": "Yes, that is the same. Is it the same on all cards of the group?",
    "shares-not-number": "The number is not the same on all of them: {values}. Look once more.",
    "shares-not-shape": "The shape is not the same on all of them: {values}. Look once more.",
    "shares-not-colour": "The colour is not the same on all of them: {values}. Look once more.",
    "shares-told": "Let us look together. They are all {shares}.",
    "claim-kept": "{name} has a number. Now {other} counts the same cards.",
    "claim-noted": "Your number stands on the sheet.",
    "claim-so": "{number} is right.",
    "claim-so-own-way": "{number} is right, and your sum is a way of your own to write it.",
    "not-yet": "{number} is not quite it. Count once more.",
    "not-yet-perhaps": "{number} is not quite it. {perhaps}",
    "both-so": "{one} and {other} both have {number}. It is right.",
    "both-say": "{one} and {other} both have {number}.",
    "both-not-yet": "You both have {number}, and it is not quite it. Count once more together.",
    "differ": "You do not have the same number. Look for the step.",
    "counts-anew": "{name} counts again.",
    "counts-anew-same": "{name} has counted again, and still says {number}.",
    "counts-anew-slip": "{name} has counted again. Thank you for checking. {rule}",
    "backwards-so": (
        "It fits: {number} and {left} make {worth}, and that is your group. {number} is right."
    ),
    "backwards-so-tic": (
        "It fits: {number} and {left} make {worth}, and that is your group doubled. "
        "{number} is right."
    ),
    "backwards-so-all": "It fits: nothing was left over. {number} is right.",
    "backwards-so-none": "It fits: there is no group, so it comes back to 0. {number} is right.",
    "backwards-kept": "Your check stands on the sheet.",
    "backwards-found": (
        "Well checked. It does not fit, so there is a slip in the score. Count once more."
    ),
    "backwards-look": "Look at that check once more. Does it come to what your group makes?",
    "backwards-count": "Put the leftovers back once more: {number} and {left}.",
    "show": "This is how it is counted.",
    "show-perhaps": "This is how it is counted. {perhaps}",
}

SHEET: dict[str, Words] = {
    # the sheet itself
    "group": "Group",
    "round-counted": "Round {round} is over.",
    "round-to-count": "Now every hand is counted.",
    "last-to-count": "The last round is over.",
    "count-then-see": "Count first. Then see who has won.",
    "all-counted": "All is counted.",
    "see-who-won": "See who has won",
    "count-for-me": "Count for me",
    "mark-open": "not counted yet",
    "mark-same": "both have the same",
    "mark-backwards": "checked backwards",
    "mark-right": "right",
    "mark-counted": "counted by the table",
    "mark-differs": "counted together",
    "mark-look": "look at the sum once more",
}

SHEETS: dict[str, Words] = SUM_REFUSALS | ASKING | ANSWERS | SHEET
