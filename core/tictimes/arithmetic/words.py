"""All that ArithmeTic says, for readers of 7 to 9."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

CARDS: dict[str, Words] = {
    "card": "{colour} {shape} {number}",
    "circle": "circle",
    "crescent": "moon",
    "triangle": "triangle",
    "square": "square",
    "star": "star",
    "violet": "violet",
    "cyan": "cyan",
    "yellow": "yellow",
    "orange": "orange",
    "red": "red",
    "number": "number",
    "shape": "shape",
    "colour": "colour",
}

REFUSALS: dict[str, Words] = {
    "over": "This match is over. A new one can begin.",
    "not-your-turn": "It is not your go yet.",
    "draw-first": "Draw a card first. Then throw one away.",
    "drawn-already": "You have drawn a card. Now choose one card to throw away.",
    "deck-is-empty": "The deck is empty. Take the top card of the discard pile.",
    "discard-is-empty": "The discard pile is empty. Draw from the deck.",
    "nothing-to-draw": "Both piles are empty. There is no card to draw.",
    "knock-instead-of-drawing": "You can knock only before you draw. Now throw one card away.",
    "knocked-already": "Somebody has knocked. This is the last turn: draw a card.",
    "round-is-over": "The last turn is over. Now every hand is scored.",
    "score-later": "Groups are scored when the last turn is over.",
    "not-in-hand": "The {card} is not in this hand.",
    "chosen-twice": "The {card} is chosen twice. It can count only once.",
    "too-few": Plural(
        "count",
        "1 card is no group. A group needs {least} cards or more.",
        "{count} cards are no group. A group needs {least} cards or more.",
    ),
    "nothing-shared": (
        "These cards do not share one thing. Their numbers: {numbers}. "
        "Their shapes: {shapes}. Their colours: {colours}."
    ),
    "pair-shares-nothing": (
        "The {one} and the {other} share nothing. Two cards are a group when two things match."
    ),
    "pair-shares-one-thing": (
        "The {one} and the {other} share only their {thing}. "
        "Two cards are a group when two things match."
    ),
}

NAMES: dict[str, Words] = {
    "circles": "circles",
    "crescents": "moons",
    "triangles": "triangles",
    "squares": "squares",
    "stars": "stars",
    "share-number": "{number}s",
    "share-shape": "{shapes}",
    "share-colour": "{colour} cards",
    "share-number-shape": "{number}s with a {shape}",
    "share-number-colour": "{colour} {number}s",
    "share-shape-colour": "{colour} {shapes}",
    "single": "Single: {shares}",
    "tic": "Tic: {shares}",
    "no-group": "No group",
    "left-over": "Left over",
    "deck": "Deck",
    "discard-pile": "Discard pile",
    "your-hand": "Your hand",
    "your-group": "Your group",
    "their-group": "{name}: group",
    "cards": Plural("count", "1 card", "{count} cards"),
    "knocker": Plural("count", "1 card, has knocked", "{count} cards, has knocked"),
    "points": Plural("count", "1 point", "{count} points"),
    "by-number": "By number",
    "by-shape": "By shape",
    "by-colour": "By colour",
}

SUMS: dict[str, Words] = {
    "sum": "{sum} = {total}",
    "worth-nothing": "No group, so every card counts against: {whole} = {score}.",
    "worth-single": {
        "young": "{sum}. Left over: {left}. {worth} − {taken} = {score}.",
        "older": "{whole} = {score}.",
    },
    "worth-single-of-all": "{sum}, and nothing is left over.",
    "worth-tic": {
        "young": "{sum}. Doubled: {worth}. Left over: {left}. {worth} − {taken} = {score}.",
        "older": "{whole} = {score}.",
    },
    "worth-tic-of-all": {
        "young": "{sum}. Doubled: {worth}, and nothing is left over.",
        "older": "{whole} = {score}.",
    },
}

ACTIONS: dict[str, Words] = {
    "draw-deck": "Take from the deck",
    "draw-discard": "Take from the discard pile",
    "throw-away": "Throw away",
    "choose-one": "Choose the card to throw away first.",
    "knock": "Knock",
    "score": "This is my group",
    "score-none": "I have no group",
}

BANNER: dict[str, Words] = {
    "your-go": "Round {round}: your go, {name}.",
    "their-go": "Round {round}: it is {name}’s go.",
    "your-last-go": "{knocker} has knocked. This is your last go, {name}.",
    "their-last-go": "{knocker} has knocked. This is {name}’s last go.",
    "your-score": "Round {round}: show and score. Your go, {name}.",
    "their-score": "Round {round}: show and score. It is {name}’s go.",
    "do-draw": "Take a card from the deck or the discard pile, or knock.",
    "do-draw-last": "Take a card from the deck or the discard pile.",
    "do-discard": "Throw one card away.",
    "do-score": "Choose the cards of your group. Then say that it is your group.",
    "they-draw": "{name} takes a card, or knocks.",
    "they-draw-last": "{name} takes a card.",
    "they-discard": "{name} throws one card away.",
    "they-score": "{name} looks for a group.",
    "wins": "{name} wins.",
    "win": "{names} win together.",
    "highest-total": Plural(
        "count", "The highest total is 1 point.", "The highest total is {count} points."
    ),
    "round-over": "Round {round} is over.",
    "round-scores": "{scores}.",
    "name-score": "{name}: {score}",
}

STORY: dict[str, Words] = {
    "drew": "{name} takes a card from the deck.",
    "drew-it": "{name} takes the {card} from the deck.",
    "took": "{name} takes the {card} from the discard pile.",
    "threw": "{name} throws the {card} away.",
    "knocks": "{name} knocks. Everyone else has one more go.",
    "named": "{name} has {shares}: {cards}. {working}",
    "named-single": "{name} has a Single, {shares}: {cards}. {working}",
    "named-tic": "{name} has a Tic, {shares}: {cards}. {working}",
    "named-none": "{name} names no group. {working}",
    "last-turn-over": "That was the last go, so all hands are shown.",
    "next-deal": "{dealer} deals round {round}. {first} goes first.",
    "reshuffled": (
        "It was the last one, so the discard pile is shuffled to be the deck. "
        "Only its top card stays."
    ),
    "deck-ended": "It was the last one, and the deck is empty now.",
    "and-then": "{first} {second}",
}

REASONS: dict[str, Words] = {
    "because-only": "I can do nothing else.",
    "because-best-group": "No other group of this hand is worth more.",
    "because-go-together": "These cards go together.",
    "because-no-group": "I see no group.",
    "because-least-needed": "Of all my cards I need the {card} least.",
    "because-not-mine": "The {card} does not go with my cards.",
    "because-good-hand": "My hand is good enough.",
    "because-little-to-gain": "My hand is good, and one more go would bring little.",
    "because-enough-for-me": "I like my hand, so I stop here.",
    "because-it-helps": "The {card} helps my hand at once.",
    "because-it-promises": "The {card} promises more than a card of the deck.",
    "because-hope": "The deck may hold a card that helps more.",
}

MISTAKES: dict[str, Words] = {
    # of a wrong score; a number fits a mistake or it does not, so all of them say perhaps
    "doubled-after-subtracting": {
        "young": (
            "Perhaps you doubled at the end: {sum} − {left} is {difference}, and double that is "
            "{answer}. Double the group first. Then take the leftovers away."
        ),
        "older": (
            "Perhaps you worked out 2 × ({sum} − {left}) = {answer}. "
            "Only the group is doubled, so the brackets end before the leftovers."
        ),
        "teacher": "Perhaps doubled after subtracting: 2 × ({sum} − {left}) = {answer}.",
    },
    "doubled-after-subtracting-in-vain": {
        "young": "Perhaps you doubled your score. In this hand nothing is doubled.",
        "teacher": "Perhaps the difference was doubled; here nothing is to be doubled.",
    },
    "doubled-leftovers": {
        "young": (
            "Perhaps you doubled the leftovers: {sum} − {left_twice} = {answer}. "
            "It is the group that counts double."
        ),
        "teacher": "Perhaps the leftovers were doubled instead of the group: {sum} − {left_twice}.",
    },
    "doubled-leftovers-in-vain": {
        "young": "Perhaps you doubled the leftovers. In this hand nothing is doubled.",
        "teacher": "Perhaps the leftovers were doubled; here nothing is to be doubled.",
    },
    "forgot-to-double": {
        "young": (
            "Perhaps you forgot to double: {sum} − {left} = {answer}. "
            "Two things match in this group, so it counts double."
        ),
        "teacher": "Perhaps not doubled: {sum} − {left} = {answer}, but the group is a Tic.",
    },
    "doubled-a-single": {
        "young": (
            "Perhaps you doubled: double {sum} is {double}. "
            "Only one thing matches in this group, so it counts once."
        ),
        "older": (
            "Perhaps you worked out 2 × {sum} − {left} = {answer}. "
            "This is a Single, and only a Tic is doubled."
        ),
        "teacher": "Perhaps doubled, but the group is a Single: 2 × {sum} − {left} = {answer}.",
    },
    "forgot-leftovers": {
        "young": (
            "Perhaps you forgot the leftovers: the group alone is worth {answer}. "
            "Now take the leftovers away."
        ),
        "teacher": "Perhaps the leftovers were forgotten: the group alone is worth {answer}.",
    },
    "forgot-leftovers-without-group": {
        "young": "Perhaps you counted nothing. Without a group, all cards count against you.",
        "teacher": "Perhaps the leftovers were forgotten: without a group all cards are leftovers.",
    },
    "added-leftovers": {
        "young": (
            "Perhaps you added the leftovers: {worth} + {left} = {answer}. "
            "They count against you, so take them away."
        ),
        "teacher": "Perhaps the leftovers were added: {worth} + {left} = {answer}.",
    },
    "added-leftovers-without-group": {
        "young": "Perhaps you added your cards up. Without a group, they all count against you.",
        "teacher": "Perhaps the minus sign is missing: without a group all cards count against it.",
    },
    "turned-round": {
        "young": (
            "Perhaps you took the smaller number from the larger, or turned the sum round. "
            "Start with the group, {worth}. Then take the leftovers away, {left}."
        ),
        "older": (
            "Perhaps you turned the sum round. Start with the group, {worth}, "
            "and take away the leftovers, {left}. The score can be below 0."
        ),
        "teacher": "Perhaps the subtraction was turned round: {worth} − {left} is meant.",
    },
    "turned-round-to-zero": {
        "young": (
            "Perhaps you stopped at 0. Take {left} away from {worth}: count back past 0. "
            "A score can be below 0."
        ),
        "teacher": "Perhaps stopped at 0: {left} is more than {worth}, so the score is negative.",
    },
    "turned-round-without-group": {
        "young": (
            "Perhaps you stopped at 0 or left the minus out. "
            "Without a group, all cards count against you, and the score is below 0."
        ),
        "teacher": "Perhaps the sign was lost: without a group the score is negative.",
    },
    "counted-cards": {
        "young": "Perhaps you counted the cards. Add the numbers on them.",
        "teacher": "Perhaps the cards were counted ({cards} and {others}), not their numbers.",
    },
    "added-two-for-double": {
        "young": (
            "Perhaps you added 2: {sum} + 2 − {left} = {answer}. "
            "Double means the same number once more: {sum} + {sum}."
        ),
        "teacher": "Perhaps 2 was added instead of doubling: {sum} + 2 − {left} = {answer}.",
    },
    "added-two-for-double-in-vain": {
        "young": "Perhaps you added 2. In this hand nothing is doubled, and nothing is added.",
        "teacher": "Perhaps 2 was added, as if for a double; here nothing is to be doubled.",
    },
    "added-shape-points": {
        "young": "Perhaps you added points for the shapes. Here only the numbers count.",
        "teacher": (
            "Perhaps shape points were added (circle 1, moon 2, triangle 3, square 4, star 5), "
            "as in the full game."
        ),
    },
    "group-not-allowed": {
        "young": (
            "Perhaps your group was {cards}. "
            "One thing must match on all cards of a group, and here none does."
        ),
        "teacher": "Perhaps these were taken for a group: {cards}. They share no property.",
    },
    "group-not-allowed-one": "Perhaps your group was {cards}. One card alone is no group.",
    "group-not-allowed-two-at-1": (
        "Perhaps your group was {cards}. A group needs three cards or more."
    ),
    "group-not-allowed-two-at-2": (
        "Perhaps your group was {cards}. Two cards are a group when two things match."
    ),
    "not-the-best": (
        "Perhaps your group was {group}. It is a good group, and its score is {score}. "
        "Can you beat it?"
    ),
    "not-the-best-none": (
        "Perhaps you saw no group. There is one in this hand. Look for cards that match."
    ),
    "right-not-the-best": (
        "Your score is right: {group} is worth {score}. "
        "Perhaps another group is worth more. Can you beat it?"
    ),
    "slip": "Perhaps you slipped by 1. Count once more.",
    "missed-a-card": {
        "young": "Perhaps you missed a card. Touch each card as you count it, the {card} too.",
        "teacher": "Perhaps a card was missed, such as the {card}.",
    },
    "counted-twice": {
        "young": "Perhaps you counted the {card} twice. Touch each card only once.",
        "teacher": "Perhaps a card was counted twice, such as the {card}.",
    },
    "digits-swapped": {
        "young": "Perhaps the two digits changed places. Which are the tens, which the ones?",
        "teacher": "Perhaps the digits were swapped.",
    },
    "ten-out": {
        "young": "Perhaps you are one ten out. Look at the tens once more.",
        "teacher": "Perhaps a carry or an exchange was forgotten: the answer is 10 out.",
    },
}

STATEMENTS: dict[str, Words] = {
    "match": "{cards} match in {things}",
    "at-least": "{score} is not less than {second}",
    "without-brackets": "{text} is {answer}",
}

WORKING: dict[str, Words] = {
    "shares": "All cards of the group match in {things}: {group}.",
    "add-group": "Add the group: {text} = {answer}.",
    "double": {
        "young": "Two things match, so double it: double {sum} is {answer}.",
        "older": "A Tic is doubled: {text} = {answer}.",
    },
    "add-leftovers": "Add the leftovers: {text} = {answer}.",
    "take-away": "Take the leftovers away: {text} = {answer}.",
    "take-away-past-zero": {
        "young": (
            "Take the leftovers away: {text} = {answer}. "
            "Count back from {worth} to 0, and then {below} more."
        ),
        "older": "Take the leftovers away: {text} = {answer}. On a number line this passes 0.",
        "teacher": "Subtract the leftovers: {text} = {answer}, below 0.",
    },
    "nothing-left": "Nothing is left over, so {answer} is the score.",
    "add-all": "There is no group. Add all cards: {text} = {answer}.",
    "all-against": "They all count against you, so the score is {answer}: {all} below 0.",
    "backwards": {
        "young": "Check it backwards: {text} = {answer}.",
        "older": "Check by the inverse: {text} = {answer}.",
    },
    "in-one": "{whole} = {answer}.",
    "brackets": {
        "young": "Without brackets it is another sum: {text} = {answer}.",
        "older": "The brackets matter: {text} = {answer}.",
    },
    "beats": "The best is {group}, worth {score}. Next is {other}, worth {second}.",
    "is-as-good": "The best is {group}, worth {score}. Just as good is {other}.",
}

WORDS: dict[str, Words] = (
    CARDS
    | REFUSALS
    | NAMES
    | SUMS
    | ACTIONS
    | BANNER
    | STORY
    | REASONS
    | MISTAKES
    | STATEMENTS
    | WORKING
)
