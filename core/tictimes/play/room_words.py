"""What is said before a game and around it: the form, shared seats, a stop, an early end."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

SET_UP: dict[str, Words] = {
    "set-up": "A new game",
    "who-plays": "Who plays?",
    "how-many": "Players",
    "seat": "Seat {number}",
    "seat-person": "One player",
    "seat-pair": "Two together",
    "seat-easy": "Easy bot",
    "seat-medium": "Medium bot",
    "seat-hard": "Hard bot",
    "name": "Name or animal",
    "mate": "The other one",
    "no-name": "This name holds half a letter. Please type it once more.",
    "name-of-bot": "A name like this is a bot’s. Please leave the word bot out.",
    "name-twice": "{name} is at this table already. Please choose another name.",
    "long-pair": Plural(
        "most",
        "Both names together can have 1 letter.",
        "Both names together can have up to {most} letters.",
    ),
    "the-game": "The game",
    "the-deal": "The cards",
    "deal-word": "Deal word",
    "deal-help": {
        "young": (
            "Leave it empty for new cards. With the same word everybody gets the same cards: "
            "an animal and a number, like otter 42."
        ),
        "teacher": (
            "Empty for a new deal. The same word deals the same cards at every table with as many "
            "players and the same options. It can be read by whoever knows it."
        ),
    },
    "first-card": "{word}: this is your first card. Is it the same on the board?",
    "turned-up": "{word}: this card is turned up first. Is it the same on the board?",
    "same-cards": "Same cards again: {word}",
    "lang": "Language",
    "new-word": "Find a word for me",
    "the-page": "Words and help",
    "voice": "Words for",
    "voice-young": "7 and 8 years",
    "voice-older": "9 to 11 years",
    "voice-teacher": "teachers",
    "pictures": "Small pictures on the cards",
    "pictures-shown": "always",
    "pictures-after": "once a set is laid down",
    "pictures-hidden": "never",
    "help": "Help with the counting",
    "help-at-once": "at once",
    "help-two-tries": "after two tries",
    "help-at-end": "at the end",
    "bots_slip": "Bots make mistakes for you to find",
    "count_for_me": "The table counts for you",
    "deal": "Deal the cards",
    "back": "Back to the game",
    "share": "Same deal for a friend",
    "shared": "Copied. Whoever opens this address gets the same cards.",
}

ROOM: dict[str, Words] = {
    "how-to-play": "How to play",
    "sharing": Plural(
        "count", "{taps} taps. {explain} explains.", "{taps} taps. {explain} explain."
    ),
    "pause": "Stop and talk",
    "paused": "Stop and talk.",
    "paused-do": "The cards wait for you. What would you do next, and why?",
    "resume": "Show the cards",
    "is-paused": "The cards are covered. Show them first.",
    "last-round": "Finish this round and count",
    "play-on": "Play on after this round",
    "last-round-now": "This is the last round.",
    "counted": "Time to count.",
    "counts": "{counts}.",
    "name-count": "{name}: {count}",
    "then": "{first} {second}",
    "stopped": "The cards are counted. A new game can begin.",
}
