"""Matches to test with: played anyhow, by numbers that choose among the legal moves."""

from __future__ import annotations

from hypothesis import strategies as st

from tictimes.games import GAMES
from tictimes.play.match import Match, Setup
from tictimes.play.players import ANIMALS

OPTIONS = {
    "happy-times": st.fixed_dictionaries(
        {},
        optional={
            "highest": st.integers(16, 144),
            "primes": st.booleans(),
            "odds": st.booleans(),
            "goal": st.integers(1, 3),
        },
    ),
    "arithmetic": st.fixed_dictionaries(
        {},
        optional={
            "level": st.integers(1, 2),
            "rounds": st.integers(1, 20),
            "negatives": st.booleans(),
        },
    ),
}
SEEDS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=64)


@st.composite
def setups(draw, fewest=2):
    """A table of either game, with any options."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    count = draw(st.integers(fewest, min(game.most, 5)))
    names = ("Otter", *ANIMALS)[:count]
    return Setup.of(game.name, draw(SEEDS), names, draw(OPTIONS[game.name]))


@st.composite
def played(draw):
    """A match and the state after it, moved on by the engine itself."""
    setup = draw(setups())
    state = setup.deal()
    moves = []
    for number in draw(st.lists(st.integers(0, 10**6), max_size=60)):
        legal = state.legal_moves
        if not legal:
            break
        moves.append(legal[number % len(legal)])
        state = state.play(moves[-1])
    return Match(setup, tuple(moves)), state
