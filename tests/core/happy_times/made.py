"""Positions made by hand, and matches played anyhow."""

from __future__ import annotations

from hypothesis import strategies as st

from tictimes.happy_times import NumberSet, Options, State
from tictimes.happy_times.dealing import deal_match
from tictimes.shuffle import Randomness

OPTIONS = st.builds(
    Options,
    highest=st.sampled_from((16, 17, 21, 36, 144)),
    primes=st.booleans(),
    odds=st.booleans(),
    goal=st.integers(1, 3),
)
CHOICES = st.lists(st.integers(0, 10**6), max_size=120)
SEEDS = st.text("abc-123", min_size=1, max_size=8)
PLAYERS = st.integers(2, 8)


def position(hands, discard=(), deck=(), *, turn=0, phase="draw", sets=(), shown=(), **options):
    """A position that nobody dealt; `sets` are so many sets laid down by each seat."""
    laid = NumberSet(2, (2, 4, 6))
    counts = tuple(sets) or (0,) * len(hands)
    return State(
        Options(**options),
        hands=tuple(map(tuple, hands)),
        discard=tuple(discard),
        shuffled=tuple(deck),
        drawn=0,
        randomness=Randomness("made by hand"),
        shown=tuple(map(tuple, shown)) or ((),) * len(hands),
        sets=tuple((laid,) * count for count in counts),
        turn=turn,
        phase=phase,
    )


def play_all(state, moves):
    for move in moves:
        state = state.play(move)
    return state


@st.composite
def playouts(draw, players=PLAYERS):
    """Every state of a match in which numbers choose among the legal moves."""
    state = deal_match(draw(SEEDS), draw(players), draw(OPTIONS))
    states = [state]
    for choice in draw(CHOICES):
        legal = state.legal_moves
        if not legal:
            break
        state = state.play(legal[choice % len(legal)])
        states.append(state)
    return states


def cards_of(state):
    """Every card of a state, wherever it is, in order."""
    laid = [card for own in state.sets for one in own for card in one.cards]
    in_hands = [card for hand in state.hands for card in hand]
    return sorted([*in_hands, *laid, *state.discard, *state.deck])
