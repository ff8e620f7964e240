"""The words of ArithmeTic on paper."""

from __future__ import annotations

from tictimes.sayings import Words

ON_PAPER: dict[str, Words] = {
    "paper-title": "ArithmeTic",
    # a worksheet
    "paper-find-1": (
        "Ring the best group in each hand: three cards or more that share one thing. "
        "Add them up. Take away the cards that are left over."
    ),
    "paper-find-2": (
        "Ring the best group in each hand. Three cards that share one thing are a group. "
        "Cards that share two things are a Tic, and a Tic counts double."
    ),
    "paper-shares": "My group shares:",
    "paper-sum": "I add them up:",
    "paper-double": "Is it a Tic? Then I double:",
    "paper-left": "I take the others away:",
    "paper-score": "My score",
    # a score sheet
    "paper-keep-1": "Write the sum: your group, and then take away the cards that are left over.",
    "paper-keep-2": (
        "Write the sum: your group, doubled if it is a Tic. "
        "Then take away the cards that are left over."
    ),
    "paper-group-column": "My group",
    "paper-sum-column": "My sum",
    "paper-score-column": "Score",
    "paper-neighbour-column": "Neighbour",
    "paper-round": "Round {number}",
    "paper-total": "All my rounds together:",
    # a rule sheet
    "paper-first": (
        "The player to the left of the dealer has the first go. "
        "In the next round, that player deals."
    ),
    "paper-below-zero": "Have you no group? Then all five cards count against you.",
    "paper-neighbour": "Say your own score first. Your neighbour checks it.",
    "paper-last-turn": "After the last round, the highest total wins.",
    # a game to take home
    "paper-home-rounds": "Play five rounds. The highest total wins.",
}
