"""The few words that every room shares."""

from __future__ import annotations

from tictimes.sayings import Words

SHARED: dict[str, Words] = {
    "and": "{items}",
    "comma": ", ",
    "digits": "0123456789",
    "direction": "ltr",  # or rtl, for a language that is written from right to left
    "language": "English",  # the language’s own name for itself
    "last": " and ",
    "minus": "−",
    "name": "{name}",
    "number": "{number}",
    "times": "×",
}

NAMES: dict[str, Words] = {
    # of players; English has them as they stand in a match
    "bot": "{name} (bot)",
    "easy-bot": "{name} (easy bot)",
    "medium-bot": "{name} (medium bot)",
    "hard-bot": "{name} (hard bot)",
    "animal-otter": "Otter",
    "animal-fox": "Fox",
    "animal-bear": "Bear",
    "animal-owl": "Owl",
    "animal-hare": "Hare",
    "animal-badger": "Badger",
    "animal-mole": "Mole",
    "animal-wren": "Wren",
    "animal-frog": "Frog",
    "animal-duck": "Duck",
    "animal-mouse": "Mouse",
    "animal-deer": "Deer",
    "animal-swan": "Swan",
    "animal-newt": "Newt",
    "animal-crow": "Crow",
    "animal-seal": "Seal",
}

AROUND_THE_TABLE: dict[str, Words] = {
    "table": "Card table",
    "what-happened": "What happened",
    "nothing-yet": "Nothing yet. The game begins.",
    "scores": "Scores",
    "round": "Round",
    "total": "Total",
    "as-they-came": "As they came",
    "more": "More",
    "more-choices": "More choices",
    "how-to-play": "How to play",
    "back-to-cards": "Back to the cards",
    "sure": "Are you sure?",
    "yes": "Yes",
    "no": "No",
    "why": "Why?",
    "next-step": "Next step",
    "all-steps": "All steps",
    "close": "Close",
    "see-it": "See it",
    "gap": "a gap",
    "to-start": "Start",
    "one-back": "Back",
    "one-on": "Next",
    "to-end": "End",
    "place": "Place in the game",
    "leave-replay": "Leave",
    "these-cards": "Cards:",
    "own-order": "My own order",
    "which-one": "Which one is it?",
    "read-out": "Read it out",
    "sheet": "Score sheet",
    "sheet-own": "Score",
    "sheet-other": "Neighbour",
    "sheet-how": "How?",
    "sheet-print": "Print the sheet",
    "sheet-group": "group",
    "sheet-left": "left over",
    "sheet-sum": "Sum",
    "sheet-build": "Build the sum here",
    "sheet-minus": "minus",
    "sheet-back": "Rub out",
    "sheet-on": "Go on",
    "sheet-nothing": "nothing yet",
    # one key for each action; no two alike in one language, and none of a, b, c, d, m, v, x, y, z,
    # which insert, delete and cut cells in a notebook
    "key-draw-deck": "N",
    "key-draw-discard": "P",
    "key-discard": "T",
    "key-declare": "L",
    "key-score": "G",
    "key-knock": "K",
    "key-next-round": "F",
    "key-reveal": "R",
    "key-hint": "H",
    "key-undo": "U",
    "key-sort": "S",
    "key-more": "O",
    "key-pause": "W",
    "key-resume": "W",
    "key-how-to-play": "?",
    "key-large": "E",
}

ANSWERS: dict[str, Words] = {
    # to what is filled in before a game
    "from-to": "It can be {least} to {most}.",
    "yes-or-no": "It can be yes or no.",
    "one-of": "It can be one of these: {labels}.",
    "too-long": "It can have up to {most} letters.",
    # to what a page asks
    "not-understood": "I do not understand that. Try it once more.",
    "no-such-action": "That is not possible at this table.",
    # to what stands in its address
    "address": "I do not know what this means: {problems}. So I leave it out.",
    "address-value": "{name} {value}",
    "address-allowed": "{name} {value} (it can be {allowed})",
    "address-to": "{least} to {most}",
    "address-or": "{first} or {second}",
    "address-whole": "a whole number",
    "address-fewer": "fewer than {most}",
    "address-once": "each name once",
    "address-names": "up to {most} names of {letters} letters",
    "address-room": "up to {most} players, bots and all",
    "address-text": "a text of {least} to {most} letters",
    "address-long": "The address of this page is too long to read. So I leave it out.",
}

MISTAKES: dict[str, Words] = {
    "several": {
        "young": "More than one thing may be behind this.",
        "teacher": "Several mistakes fit this answer, likeliest first.",
    },
    "mixup": {
        "young": "This came up before, so it may be a mix-up. {what} Let us talk about it.",
        "older": (
            "This came up before, so it looks like a mix-up. {what} "
            "Talk it through with a neighbour."
        ),
        "teacher": "The second time, so worth talking about: {what}",
    },
}

EXPLAINED: dict[str, Words] = {
    # a statement, and whether it is so
    "so": {"young": "Yes: {claim}.", "teacher": "True: {claim}."},
    "not-so": {"young": "It is not so that {claim}.", "teacher": "False: {claim}."},
}

PICTURES: dict[str, Words] = {
    "steps": "Step by step",
    "no-steps": "There is nothing to explain here.",
    "back": "Back",
    "forward": "Next",
    "show-all": "Show all",
    "again": "Start again",
    "first-step": "This is where it begins.",
    "last-step": "That is all of it.",
    "show-number": "Show it",
    "another-number": "Another number",
    "card-chosen": "{card}, chosen",
    "picture-stuck": "This picture does not know how to go on. Try something else.",
}

QUIZ: dict[str, Words] = {
    # questions and puzzles without end
    "quiz-right": {"young": "Yes, that is right.", "teacher": "Right."},
    "quiz-look": {
        "young": "Not quite. Let us look at it.",
        "teacher": "Not right. What is so of this answer:",
    },
    "quiz-here-it-is": {"young": "Here is one way that is right.", "teacher": "A right answer:"},
    "quiz-next": "Next one",
    "quiz-skip": "Another one",
    "quiz-show": "Show me",
    "quiz-check": "Check",
    "quiz-your-answer": "Your answer",
    "quiz-none": "There is none",
    "quiz-done": "Done so far: {count}",
    "quiz-how-hard": "How hard?",
    "quiz-level-1": "Easy",
    "quiz-level-2": "Harder",
    "quiz-level-3": "Hardest",
}

REFEREE: dict[str, Words] = {
    "referee-take-back": "{card}: take it back",
    "referee-one-back": "Take one back",
    "referee-others": "Other cards",
    "referee-why": "Show me why",
    "pad-minus": "−",
    "pad-rub-out": "Rub out",
}

WORDS: dict[str, Words] = (
    SHARED | NAMES | AROUND_THE_TABLE | ANSWERS | EXPLAINED | PICTURES | MISTAKES | QUIZ | REFEREE
)
