"""What the map of the tables says, for three readers. No arithmetic: every number is a fact."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

MAP: dict[str, Words] = {
    "map": "Which tables share which cards: 1 to {highest}",
    "map-card": "{card}",
    "map-card-sets": Plural(
        "count",
        one="{card}, in 1 set",
        other="{card}, in {count} sets",
    ),
    "map-marked": "{card}, {names}",
    "map-start": {
        "young": "Press a times table, and see its cards. Then press a second one.",
        "teacher": "Choose one or two tables, or a card.",
    },
    "map-more-tables": "More kinds of sets",
    "map-table": {
        "young": Plural(
            "sets",
            one="{name}: {count} cards. Those 3 make 1 set.",
            other="{name}: {count} cards. Any 3 of them make a set: {sets} sets.",
        ),
        "teacher": Plural(
            "sets",
            one="{name}: {count} cards, 1 set.",
            other="{name}: {count} cards, {sets} sets of three.",
        ),
    },
    "map-both": {
        "young": Plural(
            "count",
            one="1 card is in both: {cards}.",
            other="{count} cards are in both: {cards}.",
        ),
    },
    "map-both-many": Plural(
        "count",
        one="1 card is in both.",
        other="{count} cards are in both: {cards} and so on.",
    ),
    "map-none-in-both": "No card is in both.",
    "map-most": {
        "young": Plural(
            "cards_count",
            one="{cards} is in the most sets: {count} of {sets}. Keep it.",
            other="{cards} are in the most sets: each in {count} of {sets}. Keep them.",
        ),
        "teacher": Plural(
            "cards_count",
            one="{cards} is in the most sets: {count} of {sets}.",
            other="{cards} are in the most sets: each in {count} of {sets}.",
        ),
    },
    "map-none": Plural(
        "cards_count",
        one="{cards} is in no set.",
        other="{cards} are in no set.",
    ),
    "map-card-tables": {
        "young": Plural(
            "tables_count",
            one="{card} is in the times table of {tables}.",
            other="{card} is in the times tables of {tables}.",
        ),
        "teacher": Plural(
            "tables_count",
            one="{card} has 1 divisor above 1: {tables}.",
            other="{card} has {tables_count} divisors above 1: {tables}.",
        ),
    },
    "map-card-one": "1 is only in the 1 times table, and that makes no set.",
    "map-too-few": {
        "young": Plural(
            "tables_count",
            one="The {tables} times table has fewer than 3 cards here, so it makes no set.",
            other="The times tables of {tables} have fewer than 3 cards here, so they make no set.",
        ),
    },
}
