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
    "sure": "Are you sure?",
    "yes": "Yes",
    "no": "No",
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
    "all-steps": "Show all",
    "again": "Start again",
    "first-step": "This is where it begins.",
    "last-step": "That is all of it.",
    "show-number": "Show it",
    "another-number": "Another number",
    "picture-stuck": "This picture does not know how to go on. Try something else.",
}

WORDS: dict[str, Words] = SHARED | AROUND_THE_TABLE | ANSWERS | EXPLAINED | PICTURES | MISTAKES
