"""The words of Happy Times on paper."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

ON_PAPER: dict[str, Words] = {
    "paper-title": "Happy Times",
    # a worksheet
    "paper-find": (
        "Look for sets in each hand: three different numbers that are all in one times table. "
        "Some hands have no set."
    ),
    "paper-set": "The ____ times table:",
    "paper-card-to-go": "I throw this card away:",
    # a score sheet
    "paper-write-sets": Plural(
        "count",
        "Write down the three numbers of your set. Lay down 1 set, and you are out.",
        "Write down the three numbers of each set. Lay down {count} sets, and you are out.",
    ),
    "paper-set-column": "Set {number}",
    "paper-won": "I was out",
    "paper-game": "Game {number}",
    "paper-games-won": "Games I won:",
    # a rule sheet
    "paper-first": "The youngest has the first go. Then it goes round to the left.",
    "paper-packs": "Play with as many packs as players. Shuffle them well.",
    "paper-ghost": "The ghost 1 is in no times table but its own. It is never in a set.",
    "paper-primes": "Three different primes are a set, too.",
    "paper-odds": "Three different odd numbers are a set, too.",
    "paper-deck-empty": (
        "Is the deck empty? Shuffle the discard pile. It is the new deck. Turn up its top card."
    ),
    # a game to take home
    "paper-out-at-home": "Lay down three sets, and you are out. The youngest has the first go.",
}
