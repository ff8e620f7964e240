"""Positions made by hand, and matches played anyhow."""

from __future__ import annotations

from hypothesis import strategies as st

from tictimes.arithmetic import PACK, Options, State, read_card
from tictimes.arithmetic.dealing import first_deal

OPTIONS = st.builds(
    Options, level=st.sampled_from((1, 2)), rounds=st.integers(1, 3), negatives=st.booleans()
)
CHOICES = st.lists(st.integers(0, 10**6), max_size=120)
SEEDS = st.text("abc-123", min_size=1, max_size=8)
PLAYERS = st.integers(2, 5)
LEVELS = st.sampled_from((1, 2))
HANDS = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True).map(tuple)


def cards(text):
    """The cards of a text, separated by blanks."""
    return tuple(map(read_card, text.split()))


def position(hands, discard="", deck="", *, turn=0, phase="draw", knocker=None, **options):
    """A position that nobody dealt."""
    return State(
        Options(**options),
        hands=tuple(map(cards, hands)),
        pile=cards(deck),
        discard=cards(discard),
        turn=turn,
        phase=phase,
        knocker=knocker,
    )


def play_all(state, moves):
    for move in moves:
        state = state.play(move)
    return state


@st.composite
def playouts(draw, players=PLAYERS):
    """Every state of a match in which numbers choose among the legal moves."""
    state = first_deal(draw(SEEDS), draw(players), draw(OPTIONS))
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
    in_hands = [card for hand in state.hands for card in hand]
    return sorted([*in_hands, *state.discard, *state.deck])
