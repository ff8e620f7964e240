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

WORDS: dict[str, Words] = CARDS | REFUSALS
