"""The words that every print shares."""

from __future__ import annotations

from tictimes.sayings import Words

WORDS: dict[str, Words] = {
    "name": "Name",
    "date": "Date",
    "deal": "Deal word: {seed}",
    "heading": "{game}: {kind}",
    "level": "Level {level}",
    "cards": "Cards",
    "rules": "How to play",
    "score-sheet": "Score sheet",
    "worksheet": "Look at the cards",
    "answers": "Answers",
    "take-home": "A game to take home",
    "hand": "Hand {number}",
    "also": "Good to know",
    "child-says": "A child says",
    "may-mean": "What may lie behind it",
    "cut-out": "Cut out the cards. Two can play.",
    "for-teachers": "Perhaps one of these. Ask the child how it came about.",
}
