"""Hints: true, made from what the seat may know, and stronger each time until somebody moves."""

from __future__ import annotations

from random import Random

import pytest

from tictimes.arithmetic import State as ArithmeticState
from tictimes.arithmetic.moves import ways_to_score
from tictimes.errors import RuleError
from tictimes.games import GAMES
from tictimes.happy_times import State as HappyTimesState
from tictimes.play.aside import STRENGTHS
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.sitting import Sitting
from tictimes.play.store import MemoryStore
from tictimes.play.teaching import hinted
from tictimes.sayings import say

games = pytest.mark.parametrize("game", GAMES)
seeds = pytest.mark.parametrize("seed", range(8))

OPTIONS = {
    "happy-times": [{}, {"highest": 36}, {"primes": True, "odds": True}, {"goal": 1}],
    "arithmetic": [{}, {"level": 2}, {"rounds": 1}, {"level": 2, "negatives": False}],
}


def states(game, seed, most=60):
    """Positions of a match between bots that make a mistake now and then."""
    rng = Random(f"{game} {seed}")
    options = OPTIONS[game][seed % len(OPTIONS[game])]
    names = ("Ana", "Ben", "Caz")[: 2 + seed % 2]
    state = Setup.of(game, f"hints-{seed}", names, options).deal()
    for _ in range(most):
        if not state.legal_moves:
            return
        yield state
        move, _ = GAMES[game].bot("medium")(state.view(state.turn), rng)
        state = state.play(rng.choice(state.legal_moves) if rng.random() < 0.3 else move)


def sit_down(game, names=("Ana", "Fox (bot)"), seed="otter-42", **options):
    setup = Setup.of(game, seed, names, options)
    return Sitting.at(LiveMatch.start(setup, MemoryStore()))


def hidden_elsewhere(state, rng):
    """The same position for the seat whose go it is, what it cannot see dealt out anew."""
    seat = state.turn
    if isinstance(state, HappyTimesState):
        known = [list(shown) for shown in state.shown]
        others = [
            card
            for other, hand in enumerate(state.hands)
            if other != seat
            for card in less(hand, known[other])
        ]
        unseen = [*others, *state.deck]
        rng.shuffle(unseen)
        hands = list(state.hands)
        for other, hand in enumerate(state.hands):
            if other != seat:
                count = len(hand) - len(known[other])
                hands[other] = (*known[other], *unseen[:count])
                del unseen[:count]
        shuffled = (*state.shuffled[: state.drawn], *unseen)
        return state._replace(hands=tuple(hands), shuffled=shuffled)
    assert isinstance(state, ArithmeticState)
    if state.phase == "score":
        return state
    unseen = list(state.deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            unseen += [card for card in hand if card not in state.seen]
    rng.shuffle(unseen)
    hands = list(state.hands)
    for other, hand in enumerate(state.hands):
        if other != seat:
            open_ones = [card for card in hand if card in state.seen]
            count = len(hand) - len(open_ones)
            hands[other] = (*open_ones, *unseen[:count])
            del unseen[:count]
    return state._replace(hands=tuple(hands), pile=(*state.pile[: state.drawn], *unseen))


def less(hand, cards):
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


@games
@seeds
def test_a_hint_is_the_same_whatever_is_hidden(game, seed):
    rng, changed = Random(seed), 0
    for state in states(game, seed):
        other = hidden_elsewhere(state, rng)
        changed += other != state
        view, same = state.view(state.turn), other.view(state.turn)
        assert view == same
        for strength in STRENGTHS:
            assert GAMES[game].help.hint(view, strength) == GAMES[game].help.hint(same, strength)
    assert changed > 2


@games
@seeds
def test_the_last_hint_names_a_move_that_is_legal(game, seed):
    for state in states(game, seed):
        hint = GAMES[game].help.hint(state.view(state.turn), 3)
        moves = {m for m in state.legal_moves if meant(game, m, hint, state)}
        assert moves, say(hint.says)


def meant(game, move, hint, state):
    """Whether a hint that shows the move could mean this one."""
    cards = GAMES[game].cards_of(move)
    kind = move.json[0]
    code = hint.says.code.partition(".")[2]
    if kind == "draw":
        return hint.piles == (move.json[1],)
    if kind == "discard":
        return "throw" in code and hint.cards[:1] == cards
    if kind == "knock":
        return code == "hint-knock"
    if kind == "score":
        return set(hint.cards) == set(cards)
    return code == "and-then" and set(hint.cards) == set(cards)


@games
@seeds
def test_hints_light_only_cards_that_lie_open_to_the_seat(game, seed):
    for state in states(game, seed):
        view = state.view(state.turn)
        board = GAMES[game].board(view, ("Ana", "Ben", "Caz")[: len(state.hands)])
        seen = {card for pile in board.piles for card in pile.cards}
        for strength in STRENGTHS:
            hint = GAMES[game].help.hint(view, strength)
            assert set(hint.cards) <= seen
            for voice in ("young", "older", "teacher"):
                assert "{" not in say(hint.says, voice)


@games
@seeds
def test_a_set_or_a_good_group_is_hinted_at(game, seed):
    """Where the kit would lay down a set or name a group, the first hint asks for that."""
    for state in states(game, seed):
        view = state.view(state.turn)
        sets = [move for move in state.legal_moves if move.json[0] == "declare"]
        if sets:
            codes = [GAMES[game].help.hint(view, s).says.code for s in STRENGTHS]
            assert "hint-which-are-in" in codes[0]
            assert "hint-share" in codes[1]
            shown = GAMES[game].help.hint(view, 3)
            assert any(set(shown.cards) == set(map(str, move.cards)) for move in sets)
        elif state.phase == "score":
            shown = GAMES[game].help.hint(view, 3)
            named = {tuple(sorted(map(str, move.cards))): move for move in state.legal_moves}
            move = named[tuple(sorted(shown.cards))]
            worths = ways_to_score(view.hand, view.options.level).worths
            assert worths[move.cards] == max(worths.values())


@games
def test_hints_grow_and_begin_anew_after_a_move(game):
    sitting = sit_down(game)
    while sitting.board().waiting:
        sitting = sitting.next()
    labels = []
    for strength in (1, 2, 3, 3):
        assert sitting.aside.strength == strength
        labels.append(say(action(sitting, "hint").label))
        sitting = hinted(sitting)
        assert (
            sitting.answer.says
            == GAMES[game].help.hint(sitting.live.state.view(sitting.here), strength).says
        )
    assert len(set(labels)) == 3
    sitting = sitting.tried(sitting.live.state.legal_moves[0])
    assert sitting.aside.strength == 1


@games
def test_there_is_no_hint_in_another_go(game):
    sitting = sit_down(game, ("Fox (bot)", "Ana", "Bear (bot)"))
    while sitting.live.state.turn == sitting.here:
        sitting = sitting.tried(sitting.live.state.legal_moves[-1])
    assert action(sitting, "hint").why_not.code == "play.not-here"
    with pytest.raises(RuleError):
        hinted(sitting)
    assert action(sit_down(game, ("Ana", "Ben")), "hint") is None  # a cover is no place for it


def action(sitting, name):
    return next((one for one in sitting.board().actions if one.name == name), None)
