"""The few words that every room shares."""

from __future__ import annotations

from tictimes.sayings import Words

SHARED: dict[str, Words] = {
    "and": "{items}",
    "comma": ", ",
    "last": " and ",
    "name": "{name}",
    "number": "{number}",
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

WORDS: dict[str, Words] = SHARED | AROUND_THE_TABLE | ANSWERS | MISTAKES
