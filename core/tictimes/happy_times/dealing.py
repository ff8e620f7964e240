"""The deal of Happy Times, and positions as the command line prints them."""

from __future__ import annotations

from tictimes.errors import NotationError, quoted
from tictimes.game import Json
from tictimes.happy_times.cards import pack
from tictimes.happy_times.options import Options, read_options
from tictimes.happy_times.state import State
from tictimes.shuffle import Randomness, check_seed

FEWEST, MOST = 2, 8
DEALT = 6


def deal(seed: str, players: int = FEWEST, **options: object) -> State:
    """A match of 2 to 8 `players`, six cards each, the seat 0 to go first; options as keywords.

    Raises `NotationError` for a seed, a number of players or an option that is not allowed.

    >>> state = deal("otter-42")
    >>> state.hands, state.discard, state.deck[:3]
    (((10, 6, 1, 4, 11, 16), (2, 8, 4, 6, 11, 9)), (15,), (16, 7, 1))
    >>> deal("otter-42", players=1)
    Traceback (most recent call last):
    tictimes.errors.NotationError: 1 is no number of players (2 to 8)
    """
    return deal_match(seed, players, read_options(options))


def deal_match(seed: str, players: int, options: Options) -> State:
    """The deal of RULES, section 1: one card at a time, seat 0 first, then one card turned up."""
    if type(players) is not int or not FEWEST <= players <= MOST:
        raise NotationError(f"{quoted(players)} is no number of players", f"{FEWEST} to {MOST}")
    cards, randomness = Randomness(check_seed(seed)).shuffle(pack(options.highest, players))
    dealt = DEALT * players
    return State(
        options,
        hands=tuple(cards[seat:dealt:players] for seat in range(players)),
        discard=cards[dealt : dealt + 1],
        shuffled=cards,
        drawn=dealt + 1,
        randomness=randomness,
        shown=((),) * players,
        sets=((),) * players,
    )


def snapshot(state: State) -> dict[str, Json]:
    """The position as `tictimes replay` prints it (INTERFACES, section 1)."""
    return {
        "game": "happy-times",
        "over": state.over,
        "winners": list(state.winners),
        "turn": state.turn,
        "phase": state.phase,
        "hands": [list(hand) for hand in state.hands],
        "discard": list(state.discard),
        "deck": state.deck_count,
        "sets": [
            [{"table": laid.table, "cards": list(laid.cards)} for laid in own] for own in state.sets
        ],
    }


def dealt(state: State) -> dict[str, Json]:
    """The deal as `tictimes deal` prints it, all but the seed; the deck's top card first."""
    return {
        "hands": [list(hand) for hand in state.hands],
        "discard": list(state.discard),
        "deck": list(state.deck),
    }
