"""The tables: one for each game."""

from __future__ import annotations

from tictimes_widgets.card_table import CardTable


class HappyTimes(CardTable):
    """A table of Happy Times.

    `players` are names, of which "Fox (bot)", "Fox (easy bot)" and "Fox (hard bot)" are bots', or
    a number: one person, the rest medium bots. Without a `seed` a new deal word is found.
    `options` are those of RULES section 1: `highest`, `primes`, `odds`, `goal`. `pictures` fades
    out the small pictures of the tables: `shown`, `after` (once a card is laid down) or `hidden`.
    Raises `NotationError` for what the rules do not have.

    >>> HappyTimes(players=["Ana", "Otter (bot)"], seed="otter-42")
    HappyTimes(players=['Ana', 'Otter (bot)'], seed='otter-42')
    """

    game = "happy-times"


class Arithmetic(CardTable):
    """A table of ArithmeTic: as `HappyTimes`, with the options `level`, `rounds`, `negatives`.

    After each round children count for themselves on the score sheet. `help` says when the kit
    helps with a number that is not right: `at-once`, after `two-tries` or `at-end` of the match.
    With `bots_slip` a bot claims wrongly now and then, for a child to find out; with
    `count_for_me` the table counts, as in a quick game.

    >>> Arithmetic(level=2, players=3, rounds=5)
    Arithmetic(players=3, level=2, rounds=5)
    """

    game = "arithmetic"
