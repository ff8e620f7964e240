"""What a table says whatever is played on it."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

WORDS: dict[str, Words] = {
    "already-seen": "A hidden card has been shown, so this cannot be taken back.",
    "cards": Plural("count", "{count} card", "{count} cards"),
    "gone-on": "{name} has gone on, so this cannot be taken back now.",
    "hand-over": "Let a bot play for",
    "here": "I am {name}. Show my cards",
    "look-first": "Look at the round that is over first.",
    "new-game": "New game",
    "next-round": "Next round",
    "not-here": "It is {name}’s go.",
    "nothing-to-undo": "There is nothing to take back yet.",
    "there": "Is everybody else looking away?",
    "undo": "Take it back",
    "your-go": "Now it is {name}’s go.",
}
