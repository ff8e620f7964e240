"""Records, where they are kept, and live matches: folding a record gives the match as it stands."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.errors import RuleError, StoreError
from tictimes.games import GAMES
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.record import HandedOver, Moved, Undone, fold, why_not_undo
from tictimes.play.store import MemoryStore

from .matches import setups

BOTS = ("Fox (easy bot)", "Bear (bot)", "Owl (hard bot)")


def live_table(game="happy-times", players=("Ana", "Ben"), seed="otter-42", **options):
    return LiveMatch.start(Setup.of(game, seed, players, options), MemoryStore())


def first_legal(live, kind=""):
    """The first legal move, or the first of that kind."""
    return next(move for move in live.state.legal_moves if kind in str(move))


@given(setups(), st.lists(st.integers(0, 10**6), max_size=60))
def test_folding_the_record_gives_the_match_after_any_undos(setup, numbers):
    live = LiveMatch.start(setup, MemoryStore())
    stack = [live.state]
    for number in numbers:
        if number % 4 == 0:
            if why_not_undo(live.folded) is None:
                live = live.undo()
                stack.pop()
            else:
                with pytest.raises(RuleError):
                    live.undo()
        elif number % 31 == 0:
            live = live.hand_over(number % len(setup.players))
        elif live.state.legal_moves:
            legal = live.state.legal_moves
            live = live.play(legal[number % len(legal)])
            stack.append(live.state)
        assert live.state == stack[-1]
    folded = fold(live.store.read(live.key))
    assert folded == live.folded
    assert folded.match.state == live.state
    assert folded.states == tuple(stack)
    assert LiveMatch.resume(live.key, live.store).folded == live.folded


def test_entries_are_what_was_done():
    live = live_table()
    move = first_legal(live, "discard")
    live = live.play(move).undo().hand_over(1)
    assert live.store.read(live.key).entries == (
        Moved(move),
        Undone(),
        HandedOver(1, "Ben (bot)"),
    )
    assert (live.folded.entries, live.folded.moves) == (3, ())
    assert live.players == ("Ana", "Ben (bot)")


def test_a_forbidden_move_leaves_no_entry():
    live = live_table()
    with pytest.raises(RuleError):
        live.play(GAMES["happy-times"].read_move(["discard", 10]))
    assert live.store.read(live.key).entries == ()


def test_of_two_entries_for_the_same_number_the_second_is_refused():
    live = live_table()
    after = live.play(first_legal(live))
    with pytest.raises(StoreError):
        live.play(first_legal(live))
    assert live.store.read(live.key).entries == (Moved(after.folded.moves[0]),)


def test_what_is_forgotten_is_gone():
    live = live_table()
    live.store.forget(live.key)
    for ask in (live.store.read, live.store.forget):
        with pytest.raises(StoreError):
            ask(live.key)
    with pytest.raises(StoreError):
        live.play(first_legal(live))


def test_nobody_can_guess_a_key():
    store = MemoryStore()
    setup = Setup.of("happy-times", "otter-42", ("Ana", "Ben"), {})
    keys = {store.create(setup) for _ in range(100)}
    assert len(keys) == 100
    assert min(map(len, keys)) >= 20


def undo_refused(live):
    """Why the last move stands, if it does: the code of what is said."""
    reason = why_not_undo(live.folded)
    return reason and reason.code


def test_undo_while_nothing_hidden_was_seen():
    live = live_table()
    assert undo_refused(live) == "play.nothing-to-undo"
    took = live.play(first_legal(live, '"draw","discard"'))
    threw = took.play(first_legal(took, '["discard"'))
    again = threw.undo()
    assert again.state == took.state
    assert again.undo().state == live.state


def test_a_draw_from_the_deck_cannot_be_taken_back():
    live = live_table()
    live = live.play(first_legal(live, "deck"))
    assert undo_refused(live) == "play.already-seen"
    live = live.play(first_legal(live, '["discard"'))
    assert undo_refused(live) is None
    live = live.play(first_legal(live, "deck"))
    assert undo_refused(live) == "play.already-seen"


def test_a_discard_can_be_taken_back_until_a_bot_goes_on():
    live = live_table(players=("Ana", "Fox (bot)"))
    live = live.play(first_legal(live, '"draw","discard"'))
    live = live.play(first_legal(live, '["discard"'))
    assert live.bot_to_move
    assert undo_refused(live) is None
    assert undo_refused(live.next()) == "play.gone-on"


def test_the_end_of_a_round_cannot_be_taken_back():
    game = GAMES["arithmetic"]
    live = live_table("arithmetic", rounds=2).play(game.read_move(["knock"]))
    assert undo_refused(live) is None
    live = live.play(first_legal(live, "deck"))
    live = live.play(first_legal(live, '["discard"'))
    assert undo_refused(live) == "play.already-seen"  # all hands are shown
    live = live.play(game.read_move(["score", []]))
    assert undo_refused(live) is None
    live = live.play(game.read_move(["score", []]))
    assert undo_refused(live) == "play.already-seen"


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_the_same_match_again(game):
    def play():
        live = live_table(game, BOTS)
        while live.bot_to_move and len(live.folded.moves) < 60:
            live = live.next()
        return live

    one, other = play(), play()
    assert one.folded == other.folded
    assert one.reasons == other.reasons
    assert [number for number, _ in one.reasons] == list(range(len(one.folded.moves)))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_has_a_generator_of_its_own(game, seat):
    live = live_table(game, BOTS[:2])
    while live.state.turn != seat:
        live = live.play(live.state.legal_moves[-1])
    number, level = len(live.folded.moves), ("easy", "medium")[seat]
    own = Random(f"otter-42/bot/{seat}/{number}")
    move, because = GAMES[game].bot(level)(live.state.view(seat), own)
    after = live.next()
    assert after.folded.moves[-1] == move
    assert after.reasons[-1] == (number, because)


def test_next_does_nothing_while_it_is_a_person_s_go():
    live = live_table()
    assert live.next() is live


def test_a_seat_is_handed_to_a_bot():
    live = live_table(players=("Ana", "Ben"))
    live = live.hand_over(0)
    assert (live.players, live.people, live.bot_to_move) == (("Ana (bot)", "Ben"), (1,), True)
    assert live.hand_over(0) is live
    assert live.hand_over(99) is live
    assert len(live.next().folded.moves) == 1
