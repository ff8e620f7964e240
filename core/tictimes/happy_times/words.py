"""The words of Happy Times. No arithmetic here: every number is a fact that code found."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

WORDS: dict[str, Words] = {
    # why a move is not allowed
    "over": "The game is over.",
    "not-your-go": "It is not your go yet.",
    "draw-first": "Take a card first: the top of the deck or of the discard pile.",
    "drawn-already": "You have taken a card. Now throw one away, or lay down a set.",
    "deck-empty": "The deck is empty. You can take the top card of the discard pile.",
    "discard-empty": "The discard pile is empty. You can take a card from the deck.",
    "not-in-hand": "You do not hold {card}. Choose a card of your hand.",
    "three-cards": "A set has three cards. Choose three cards of your hand.",
    "same-number": "A set needs three different numbers, and {card} is there twice.",
    "one-times-table": (
        "Every number is in the 1 times table, so it makes no set. Try the 2 times table and up."
    ),
    "no-primes": "This game has no sets of primes. Look for three cards in one times table.",
    "no-odds": "This game has no sets of odd numbers. Look for three cards in one times table.",
    "not-in-table": Plural(
        "left",
        one=(
            "{card} is not in the {table} times table: {count} × {table} = {product}, "
            "and 1 is left over. Which of your cards is?"
        ),
        other=(
            "{card} is not in the {table} times table: {count} × {table} = {product}, "
            "and {left} are left over. Which of your cards is?"
        ),
    ),
    "no-multiple": Plural(
        "left",
        one=(
            "{card} is not a multiple of {table}: {count} × {table} = {product}, "
            "and 1 is left over. Which of your cards is?"
        ),
        other=(
            "{card} is not a multiple of {table}: {count} × {table} = {product}, "
            "and {left} are left over. Which of your cards is?"
        ),
    ),
    "too-small": (
        "{card} is less than {table}. Counting in {table}s goes {first}, {second}, {third} "
        "and on. Which of your cards is there?"
    ),
    "no-prime": (
        "{card} is not a prime: {factor} × {other} = {card}. A prime has just two factors."
    ),
    "one-no-prime": "1 is not a prime: a prime has two factors, and 1 has only one.",
    "even": "{card} is not odd: {half} × 2 = {card}, and nothing is left over.",
}
