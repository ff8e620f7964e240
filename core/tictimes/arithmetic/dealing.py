"""The deal of ArithmeTic, and positions as the command line prints them."""

from __future__ import annotations

from tictimes.arithmetic.options import Options, read_options
from tictimes.arithmetic.state import State
from tictimes.errors import NotationError, quoted
from tictimes.game import Json
from tictimes.shuffle import Randomness, check_seed

FEWEST, MOST = 2, 5
"""How many can play."""


def deal(seed: str, players: int = 2, **options: object) -> State:
    """The first position of a match between 2 to 5 players; the options are those of `Options`.

    Raises `NotationError` for a seed, a number of players or an option that cannot be.

    >>> [str(card) for card in deal("otter-42", players=3, level=2).discard]
    ['2-square-orange']
    >>> deal("otter-42", players=6)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 6 cannot play ArithmeTic (2 to 5 players)
    """
    return first_deal(seed, players, read_options(options))


def first_deal(seed: str, players: int, options: Options) -> State:
    """The same, of options that are read already."""
    if type(players) is not int or not FEWEST <= players <= MOST:
        raise NotationError(
            f"{quoted(players)} cannot play ArithmeTic", f"{FEWEST} to {MOST} players"
        )
    nobody = State(options, ((),) * players, randomness=Randomness(check_seed(seed)))
    return nobody.deal_round()


def snapshot(state: State) -> dict[str, Json]:
    """The position as `tictimes replay` prints it (INTERFACES, section 1)."""
    return {
        "game": "arithmetic",
        "over": state.over,
        "winners": list(state.winners),
        "turn": state.turn,
        "phase": state.phase,
        "hands": [[str(card) for card in hand] for hand in state.hands],
        "discard": [str(card) for card in state.discard],
        "deck": state.deck_count,
        "round": state.round,
        "round_scores": [list(round.scores) for round in state.rounds],
        "totals": list(state.totals),
        "knocker": state.knocker,
    }


def dealt(state: State) -> dict[str, Json]:
    """The deal as `tictimes deal` prints it, all but the seed; the deck's top card first."""
    return {
        "hands": [[str(card) for card in hand] for hand in state.hands],
        "discard": [str(card) for card in state.discard],
        "deck": [str(card) for card in state.deck],
    }
