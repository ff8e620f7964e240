"""What the planner says. A teacher reads it: plain and exact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

ASKED: dict[str, Words] = {
    "title": "Plan a lesson",
    "what": "The lesson",
    "page": "Lesson with a table",
    "happy-times": "Happy Times",
    "arithmetic": "ArithmeTic",
    "class": "The class",
    "class-size": "Children in the class",
    "children": "Children at each table",
    "about-children": "One child plays against bots. Several share one tablet.",
    "bots": "Bots at each table",
    "level": "How well bots play",
    "level-easy": "easily beaten",
    "level-medium": "well",
    "level-hard": "very well",
    "seats": "At a table of this game sit {fewest} to {most}, bots included.",
    "deal": "The deal",
    "about-deal": "One word deals the same cards on every tablet, the projector and paper.",
    "no-word": "The plan needs a deal word. The button finds one.",
    "more": "Words and paper",
    "paper": "Paper",
    "paper-a4": "A4",
    "paper-letter": "Letter",
    "low-ink": "Save ink",
    "mend": "Please mend what is marked. Then the link, the prints and the key are here again.",
}

LINK: dict[str, Words] = {
    "link": "Link for the class",
    "about-link": "Every tablet that opens it gets the deal {word}.",
    "qr": "QR code of the link",
    "copy": "Copy the link",
    "copied": "Copied.",
    "large": "Show it large",
    "small": "Back to the plan",
    "here-only": (
        "Only this machine can open this link. To let tablets in, stop the server and start it "
        "with: tictimes serve --host 0.0.0.0"
    ),
    "no-server": "The link and the prints need the server: start tictimes serve and open this "
    "page there.",
    "no-lesson": "No lesson stands beside this page, so there is no link.",
}

PRINTS: dict[str, Words] = {
    "prints": "To print",
    "cards": "Cards for one table",
    "rules": "The rules",
    "score-sheet": "Score sheet",
    "take-home": "A game to take home",
    "worksheet": "Worksheet for {word}",
    "answers": "Answer key for {word}",
    "sheets": Plural("count", "1 sheet", "{count} sheets"),
    "for-all": Plural(
        "copies",
        "{sheets}. One copy is enough.",
        "{sheets}. For the class {copies} copies, {all} in all.",
    ),
}

KEY: dict[str, Words] = {
    "key": "Answer key for {word}",
    "about-key": "For you alone. Open the hand that you talk about.",
    "child": "Seat {number}, a child",
    "bot": "Seat {number}, a bot",
    "found": "What is in this hand",
    "wrong": "Likely mistakes",
    "answer": "Answer",
    "means": "What may lie behind it",
    "turned-up": "Turned up first: {card}.",
}

GUIDE: dict[str, Words] = {
    "a-child-says": "A child says",
    "what-to-say": "What to say",
}

WORDS: dict[str, Words] = ASKED | LINK | PRINTS | KEY | GUIDE
