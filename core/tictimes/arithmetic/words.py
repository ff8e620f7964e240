"""All that ArithmeTic says: at the table, of mistakes, and of how a score is worked out."""

from __future__ import annotations

from tictimes.arithmetic.words_help import HELP
from tictimes.arithmetic.words_mistakes import MISTAKES, MIXUPS
from tictimes.arithmetic.words_paper import ON_PAPER
from tictimes.arithmetic.words_pictures import WORDS as PICTURES
from tictimes.arithmetic.words_puzzles import (
    PUZZLE_ANSWERS,
    PUZZLE_REFUSALS,
    PUZZLE_STATEMENTS,
    PUZZLES,
)
from tictimes.arithmetic.words_questions import WORDS as QUESTIONS
from tictimes.arithmetic.words_quiz import WORDS as QUIZ
from tictimes.arithmetic.words_referee import WORDS as REFEREE
from tictimes.arithmetic.words_sheet import SHEETS
from tictimes.arithmetic.words_working import OUTLOOKS, STATEMENTS, SUMS, WORKING
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

ACTIONS: dict[str, Words] = {
    "draw-deck": "Take from the deck",
    "draw-discard": "Take from the discard pile",
    "throw-away": "Throw away",
    "choose-one": "Choose the card to throw away first.",
    "knock": "Knock",
    "score": "This is my group",
    "score-none": "I have no group",
}

ASKED: dict[str, Words] = {
    # before a match
    "option-level": "Level",
    "level-1": "Level 1: 7 to 9 years",
    "level-2": "Level 2: 9 to 11 years",
    "about-level": (
        "In Level 1 a group shares one thing. In Level 2 a group that shares two things "
        "counts double."
    ),
    "option-rounds": "Rounds",
    "about-rounds": "A round takes about 5 minutes.",
    "option-negatives": "Scores below 0",
    "about-negatives": "Choose no, and every hand that is dealt can score 0 or more.",
    "seating": "Seat 1 deals the first cards. Seat 2 has the first go.",
}

RULES: dict[str, Words] = {
    # what the six pictures show
    "rule-dealt": "Everybody gets five cards. The rest is the deck, and one card is turned up.",
    "rule-turn": (
        "On your go, take one card: from the deck or from the discard pile. "
        "Then throw one card away."
    ),
    "rule-groups": (
        "Three cards or more are a group when they share one thing. "
        "It can be the colour, the shape or the number."
    ),
    "rule-no-groups": ("Two cards are too few. And all of the cards must share the same thing."),
    "rule-double": "Cards that share two things count double. Here two cards are enough.",
    "rule-knock": (
        "Do you like your hand? Then knock instead of taking a card. "
        "Everybody else has one more go."
    ),
    "rule-score": "Your score: add up your group, and take away the cards that are left over.",
    "rule-tic-score": (
        "Your score: double a group that shares two things. "
        "Then take away the cards that are left over."
    ),
}

BANNER: dict[str, Words] = {
    "your-go": "Round {round}: your go, {name}.",
    "their-go": "Round {round}: it is {name}’s go.",
    "your-last-go": "{knocker} has knocked. This is your last go, {name}.",
    "their-last-go": "{knocker} has knocked. This is {name}’s last go.",
    "your-score": "Round {round}: show and score. Your go, {name}.",
    "their-score": "Round {round}: show and score. It is {name}’s go.",
    "do-draw": "Take a card from the deck or the discard pile. Do you like your hand? Then knock.",
    "do-draw-last": "Take a card from the deck or the discard pile.",
    "do-discard": "Throw one card away. Keep cards that share a number, a shape or a colour.",
    "do-score-1": "Choose your group: three cards or more that share one thing.",
    "do-score-2": (
        "Choose your group: three cards or more that share one thing, or two that share two things."
    ),
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
    "named": "{name} lays down a group: {cards}.",
    "named-none": "{name} lays down no group.",
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

WORDS: dict[str, Words] = (
    CARDS
    | REFUSALS
    | NAMES
    | SUMS
    | ACTIONS
    | ASKED
    | RULES
    | BANNER
    | STORY
    | REASONS
    | MISTAKES
    | MIXUPS
    | STATEMENTS
    | WORKING
    | OUTLOOKS
    | PUZZLES
    | PUZZLE_REFUSALS
    | PUZZLE_ANSWERS
    | PUZZLE_STATEMENTS
    | QUESTIONS
    | QUIZ
    | SHEETS
    | REFEREE
    | HELP
    | PICTURES
    | ON_PAPER
)
