"""What a table says whatever is played on it."""

from __future__ import annotations

from tictimes.play.room_words import ROOM, SET_UP
from tictimes.sayings import Plural, Words

TABLE: dict[str, Words] = {
    "already-seen": "A hidden card has been shown, so this cannot be taken back.",
    "cards": Plural("count", "{count} card", "{count} cards"),
    "gone-on": "{name} has gone on, so this cannot be taken back now.",
    "hand-over": "Let a bot play for",
    "here": "I am {name}. Show my cards",
    "look-first": "Look at the round that is over first.",
    "new-game": "New game",
    "start-again": "Start again",
    "forget": "Forget this game",
    "forgotten": "That game is forgotten. Nothing of it is kept. Here is a new one.",
    "next-round": "Next round",
    "not-kept": (
        "This game is not kept just now. You can play on. If the page is loaded again, it is gone."
    ),
    "gone-on-elsewhere": "This game goes on in another window. Load this page again to see it.",
    "not-here": "It is {name}’s go.",
    "nothing-to-write": "Nothing is counted now.",
    "nothing-to-undo": "There is nothing to take back yet.",
    "there": "Is everybody else looking away?",
    "undo": "Take it back",
    "your-go": "Now it is {name}’s go.",
}

ASIDE: dict[str, Words] = {
    "hint-1": "Hint",
    "hint-2": "A bigger hint",
    "hint-3": "Show me the move",
    "no-hint": "There is nothing to do here that I could help with.",
    "count-first": "Count for yourselves first. Then I explain it.",
    "no-help": "I cannot help with this just now. The game goes on.",
    "no-why": "There is nothing to explain here.",
    "is-over": "The game is over, so nothing can be taken back.",
    "not-over-yet": "Only a game that is over can be kept or looked at again.",
    "replay": "Watch it again",
    "replay-of": "The game of {names}",
    "replay-start": "The cards are dealt",
    "replay-at": "After move {at} of {last}",
    "replay-end": "The end, after {last} moves",
    "save": "Keep this game",
    "open": "Open a kept game",
    "other-game": "That file holds a match of another game. Open it at a table of that game.",
    "bad-file": {
        "young": "I cannot open this file. It is no game that was kept here, or it was changed.",
        "teacher": "This file cannot be opened: {reason}",
    },
    "bad-move-in-file": {
        "young": "I cannot open this file. In it move {move} is not allowed.",
        "teacher": "This file cannot be opened: {reason}",
    },
}

WORDS: dict[str, Words] = ASIDE | TABLE | SET_UP | ROOM
