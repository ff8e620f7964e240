"""What is said of a wrong score. No arithmetic here: every number is a given fact."""

from __future__ import annotations

from tictimes.sayings import Words

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
    "group-not-allowed-one": {
        "young": "Perhaps your group was {cards}. One card alone is no group.",
        "teacher": "Perhaps one card was taken for a group: {cards}.",
    },
    "group-not-allowed-two-at-1": {
        "young": "Perhaps your group was {cards}. A group needs three cards or more.",
        "teacher": "Perhaps two cards were taken for a group: {cards}. It takes three.",
    },
    "group-not-allowed-two-at-2": {
        "young": "Perhaps your group was {cards}. Two cards are a group when two things match.",
        "teacher": "Perhaps two cards were taken for a Tic: {cards}. They share one property only.",
    },
    "not-the-best": {
        "young": (
            "Perhaps your group was {group}. It is a good group, and its score is {score}. "
            "Can you beat it?"
        ),
        "teacher": "Perhaps another group was scored rightly: {group}, worth {score}.",
    },
    "not-the-best-none": {
        "young": "Perhaps you saw no group. There is one in this hand. Look for cards that match.",
        "teacher": "Perhaps no group was seen, and all cards were counted against the hand.",
    },
    "right-not-the-best": (
        "Your score is right: {group} is worth {score}. "
        "Perhaps another group is worth more. Can you beat it?"
    ),
    "slip": {
        "young": "Perhaps you slipped by 1. Count once more.",
        "teacher": "Perhaps a slip of 1 in counting.",
    },
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

MIXUPS: dict[str, Words] = {
    # of a mistake that came twice: what is right instead
    "mixup-doubled-after-subtracting": {
        "young": "The group is doubled first. Then the leftovers are taken away.",
        "older": "Only the group is doubled: double first, and then subtract the leftovers.",
        "teacher": "the difference is doubled, 2(S − L), where 2S − L is meant.",
    },
    "mixup-doubled-leftovers": {
        "young": "The leftovers are never doubled. Only the cards of the group are.",
        "teacher": "the leftovers are doubled, S − 2L, where 2S − L is meant.",
    },
    "mixup-forgot-to-double": {
        "young": "When two things match in the group, the group counts double.",
        "teacher": "a Tic is scored like a Single, S − L, where 2S − L is meant.",
    },
    "mixup-doubled-a-single": {
        "young": "When only one thing matches, the group counts once. Two things make it double.",
        "teacher": "a Single is scored like a Tic, 2S − L, where S − L is meant.",
    },
    "mixup-forgot-leftovers": {
        "young": "The leftovers count too: they are taken away at the end.",
        "teacher": "the leftovers are not subtracted.",
    },
    "mixup-added-leftovers": {
        "young": "The leftovers count against you. So they are taken away, not added.",
        "teacher": "the leftovers are added instead of subtracted.",
    },
    "mixup-turned-round": {
        "young": (
            "The group comes first, and the leftovers are taken from it. A score can be below 0."
        ),
        "older": (
            "The order matters: group minus leftovers. "
            "If the leftovers are worth more, the score is below 0."
        ),
        "teacher": "the smaller number is taken from the larger, or the result stops at 0.",
    },
    "mixup-counted-cards": {
        "young": "It is the numbers on the cards that are added, not how many cards there are.",
        "teacher": "cards are counted instead of their numbers added.",
    },
    "mixup-added-two-for-double": {
        "young": "Double means the same number once more: double 5 is 5 and 5.",
        "teacher": "doubling is taken for adding 2.",
    },
    "mixup-added-shape-points": {
        "young": "Shapes have no points here. Only the numbers count.",
        "teacher": "points for the shapes are added, as the full game has them.",
    },
    "mixup-group-not-allowed": {
        "young": (
            "In a group, all cards match in the same thing. "
            "It is not enough that each one matches its neighbour."
        ),
        "teacher": "cards that share no property, or too few, are taken for a group.",
    },
    "mixup-missed-a-card": {
        "young": "All five cards count, each of them once. Touching them helps.",
        "teacher": "a card is left out when adding.",
    },
    "mixup-counted-twice": {
        "young": "Each card counts once. Touching them helps.",
        "teacher": "a card is counted twice when adding.",
    },
    "mixup-digits-swapped": {
        "young": "The tens stand in front, and the ones behind.",
        "teacher": "the digits of the answer are swapped.",
    },
    "mixup-ten-out": {
        "young": "Ten ones make one more ten. Look at the tens each time.",
        "teacher": "a carry or an exchange is forgotten: answers are 10 out.",
    },
}
