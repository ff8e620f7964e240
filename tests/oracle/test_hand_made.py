"""Positions made by hand, near the end of the deck, against the plain engines (CASES 15)."""

import json
from random import Random

import pytest
from oracle import arithmetic, happy_times

from tictimes import arithmetic as real_arithmetic
from tictimes import happy_times as real_happy_times
from tictimes.games import GAMES
from tictimes.shuffle import Randomness


def few_cards(rng, deck, discard):
    """A hand-made position of Happy Times, plain and real."""
    players, seed = rng.randint(2, 3), f"by hand {rng.random()}"
    cards = [rng.randint(1, 16) for _ in range(6 * players + deck + discard)]
    plain = happy_times.deal(seed, players, happy_times.DEFAULTS)
    place(plain, cards, 6, deck, discard, rng, seed)
    real = real_happy_times.State(
        options=real_happy_times.Options(),
        hands=tuple(map(tuple, plain["hands"])),
        discard=tuple(plain["discard"]),
        shuffled=tuple(plain["deck"]),
        drawn=0,
        randomness=Randomness(seed),
        shown=((),) * players,
        sets=((),) * players,
        turn=plain["turn"],
    )
    return plain, real


def few_tics(rng, deck, discard):
    """A hand-made position of ArithmeTic, plain and real."""
    players, seed = rng.randint(2, 3), f"by hand {rng.random()}"
    cards = rng.sample(arithmetic.PACK, 5 * players + deck + discard)
    plain = arithmetic.new_match(seed, players, arithmetic.DEFAULTS)
    place(plain, cards, 5, deck, discard, rng, seed)

    def read(texts):
        return tuple(map(real_arithmetic.read_card, texts))

    real = real_arithmetic.State(
        options=real_arithmetic.Options(),
        hands=tuple(map(read, plain["hands"])),
        pile=read(plain["deck"]),
        discard=read(plain["discard"]),
        turn=plain["turn"],
        randomness=Randomness(seed),
    )
    return plain, real


def place(state, cards, size, deck, discard, rng, seed):
    """Lay the cards out anew, and begin with the generator anew."""
    state["deck"], cards = cards[:deck], cards[deck:]
    state["discard"], cards = cards[:discard], cards[discard:]
    state["hands"] = [cards[i : i + size] for i in range(0, len(cards), size)]
    state["turn"] = rng.randrange(state["players"])
    state["rng"] = Random(seed)


def in_order(moves):
    """The moves as text, whatever the order of their cards, sorted."""
    return sorted(
        json.dumps([sorted(part) if isinstance(part, list) else part for part in move])
        for move in moves
    )


@pytest.mark.parametrize("discard", [0, 1, 2, 3, 8])
@pytest.mark.parametrize("deck", [0, 1, 2, 5])
@pytest.mark.parametrize(
    ("plain_engine", "make"), [(happy_times, few_cards), (arithmetic, few_tics)]
)
def test_no_card_is_lost_at_the_end_of_the_deck(plain_engine, make, deck, discard):
    rng = Random(f"{plain_engine.GAME} {deck} {discard}")
    game = GAMES[plain_engine.GAME]
    for _ in range(20):
        plain, real = make(rng, deck, discard)
        for _ in range(30):
            legal = plain_engine.legal_moves(plain)
            assert in_order(move.json for move in real.legal_moves) == in_order(legal)
            if not legal:
                break
            move = rng.choice(legal)
            plain_engine.play(plain, move)
            real = real.play(game.read_move(move))
            found, expected = game.snapshot(real), plain_engine.snapshot(plain)
            if expected["over"]:
                found.update(turn=expected["turn"], phase=expected["phase"])
            assert found == expected
            assert game.dealt(real)["deck"] == plain["deck"]
