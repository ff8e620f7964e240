"""A room full of children: seats shared, a stop to talk, a match that ends with the round."""

from __future__ import annotations

from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.errors import RuleError
from tictimes.games import GAMES
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Match, Setup
from tictimes.play.pairs import shared, sharers, sharing
from tictimes.play.record import LastRound, Moved, Record, Undone, begin, fold
from tictimes.play.sitting import Sitting
from tictimes.play.store import MemoryStore
from tictimes.sayings import say

from .matches import setups

games = pytest.mark.parametrize("game", GAMES)


def sit_down(game, names, **options):
    setup = Setup.of(game, "otter-42", names, options)
    return Sitting.at(LiveMatch.start(setup, MemoryStore()))


def labels(board):
    return {action.name: say(action.label) for action in board.actions}


def move_on(sitting):
    """After whatever there is to do next."""
    if sitting.round_due:
        return sitting.next_round()
    if sitting.waiting:
        return sitting.next()
    if sitting.covered:
        return sitting.reveal()
    return sitting.play(sitting.live.state.legal_moves[-1])


def play_until(sitting, there, steps=400):
    for _ in range(steps):
        if there(sitting):
            return sitting
        sitting = move_on(sitting)
    pytest.fail("it never came to that")


# Two children at one seat


def test_a_seat_can_be_shared_by_name():
    assert sharers("Ana&Ben") == ("Ana", "Ben")
    assert sharers(" & ") == (" & ",)
    assert shared(sharers("Ana & Ben")) == "Ana & Ben"
    assert say(sharing("Ana & Ben & Caz", 0).says) == "Ana taps. Ben and Caz explain."


def test_the_roles_swap_with_each_go():
    sitting = sit_down("happy-times", ("Ana & Ben", "Fox (bot)"))
    seen = []
    for _ in range(4):
        sitting = play_until(sitting, lambda at: at.live.state.turn == 0)
        before = sitting.board().sharing
        sitting = sitting.play(sitting.live.state.legal_moves[0])
        assert sitting.board().sharing == before, "within a go they stay"
        seen.append(before.taps)
        sitting = sitting.play(sitting.live.state.legal_moves[-1])
        assert sitting.board().sharing is None, "the bot shares with nobody"
    assert seen == ["Ana", "Ben", "Ana", "Ben"]


def test_taking_back_gives_the_finger_back():
    sitting = sit_down("happy-times", ("Ana & Ben", "Caz")).reveal()
    discard = sitting.live.state.legal_moves[1]
    sitting = sitting.play(discard).play(GAMES["happy-times"].read_move(["discard", 10]))
    assert sitting.undo().board().sharing.taps == "Ana"
    assert sitting.reveal().board().sharing is None


# Stop and talk


@games
def test_while_all_talk_no_card_is_on_the_board(game):
    sitting = sit_down(game, ("Ana", "Fox (bot)"))
    for _ in range(9):
        sitting = move_on(sitting)
    stopped = sitting.pause(True)
    board = stopped.board()
    assert (board.piles, board.log, board.orders, board.scores, board.seat) == (
        (),
        (),
        (),
        (),
        None,
    )
    assert (board.phase, board.waiting) == ("cover", False)
    cards = set(GAMES[game].pack(sitting.live.folded.setup.options))
    assert not cards & set(texts(asdict(board)))
    assert labels(board) == {"resume": "Show the cards"}
    for move in sitting.live.state.legal_moves:
        assert say(stopped.why_not(move)) == "The cards are covered. Show them first."
    assert stopped.next() == stopped
    again = stopped.pause(False)
    assert again.live.folded.match == sitting.live.folded.match
    assert again.board().piles == sitting.board().piles


def texts(value):
    """Every text in nested data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from texts(item)


def test_a_covered_hand_stays_covered_after_the_talk():
    sitting = sit_down("happy-times", ("Ana", "Ben")).pause(True).pause(False)
    assert sitting.covered
    assert sitting.reveal().pause(True).pause(False).board().seat == 0


def test_the_talk_goes_on_when_the_page_is_loaded_again():
    sitting = sit_down("happy-times", ("Ana", "Fox (bot)")).pause(True)
    again = Sitting.at(LiveMatch.resume(sitting.live.key, sitting.live.store))
    assert again.paused
    assert labels(again.board()) == {"resume": "Show the cards"}
    assert again.pause(True) == again
    assert again.pause(False).board().piles


# Finish this round and count


def test_a_match_of_rounds_ends_with_the_round_and_is_whole():
    sitting = sit_down("arithmetic", ("Ana", "Fox (bot)"), rounds=5)
    sitting = play_until(sitting, lambda at: at.live.state.round == 2)
    sitting = move_on(sitting).last_round()
    assert "This is the last round." in say(sitting.board().banner.what)
    assert labels(sitting.board())["last-round"] == "Play on after this round"
    sitting = play_until(sitting, lambda at: at.live.state.over)
    match = sitting.live.folded.match
    assert match.setup.options.rounds == 2
    assert Match.from_json(match.to_json()).state == sitting.live.state
    assert match.state.winners == sitting.board().winners != ()
    assert len(sitting.live.state.rounds) == 2


def test_while_a_round_is_looked_at_it_is_the_one_to_end_with():
    sitting = sit_down("arithmetic", ("Ana", "Fox (bot)"), rounds=5)
    sitting = play_until(sitting, lambda at: at.round_due)
    done = sitting.last_round()
    assert (done.live.state.over, done.board().phase) == (True, "over")
    assert done.live.folded.match.state.winners


def test_the_last_round_is_not_made_the_last_one_again():
    sitting = sit_down("arithmetic", ("Ana", "Fox (bot)"), rounds=1)
    assert "last-round" not in labels(sitting.board())


@pytest.mark.parametrize("first", [0, 1, 2])
def test_happy_times_stops_when_all_have_had_as_many_goes(first):
    names = [f"{animal} (bot)" for animal in ("Fox", "Bear", "Owl")]
    names[first] = "Ana"
    sitting = sit_down("happy-times", tuple(names))
    sitting = play_until(sitting, lambda at: at.live.state.turn == first).last_round()
    sitting = play_until(sitting, lambda at: at.live.folded.stopped)
    state, board = sitting.live.state, sitting.board()
    goes = [before.turn for before, after in zip(sitting.live.folded.states,
            sitting.live.folded.states[1:], strict=False) if before.turn != after.turn]  # fmt: skip
    assert {goes.count(seat) for seat in range(3)} == {1}
    assert (board.phase, board.winners, board.waiting) == ("over", (), False)
    assert say(board.banner.who) == "Time to count."
    assert say(board.banner.what).startswith(f"{names[0]}: ")
    assert not state.over
    assert not sitting.live.folded.match.state.over
    assert not sitting.live.bot_to_move
    with pytest.raises(RuleError):
        sitting.play(state.legal_moves[0])
    assert "last-round" not in labels(board)


def test_until_the_round_ends_all_can_be_taken_back_and_then_nothing():
    sitting = sit_down("happy-times", ("Fox (bot)", "Ana"))
    sitting = play_until(sitting, lambda at: at.live.state.turn == 1).last_round()
    state, second = sitting.live.state, sitting.live.state.legal_moves[1]
    back = sitting.play(second).undo()  # from the discard pile, so that nothing hidden was seen
    assert back.live.state == state
    assert back.live.folded.last_round == 1
    on = back.play(second).last_round()
    assert labels(on.board())["last-round"] == "Finish this round and count"
    on = on.undo()
    assert on.live.folded.last_round is None
    done = play_until(on.last_round(), lambda at: at.live.folded.stopped)
    assert "last-round" not in labels(done.board())
    with pytest.raises(RuleError):
        done.undo()


@given(setups(), st.data())
def test_a_record_folds_the_same_whole_and_step_by_step(setup, data):
    folded, entries = begin(setup), []
    for number in data.draw(st.lists(st.integers(0, 999), max_size=40)):
        entry = some_entry(folded, number)
        if entry is None:
            break
        entries.append(entry)
        folded = folded.after(entry)
    again = fold(Record(setup, tuple(entries)))
    assert again == folded
    assert again.match.state == folded.state
    assert len(folded.states) == len(folded.moves) + 1
    if folded.last_round is None:
        assert folded.setup == setup


def some_entry(folded, number):
    """A move, now and then an undo, or another last round."""
    game, legal = folded.setup.game, folded.state.legal_moves
    if number % 7 == 0:
        return LastRound(None if folded.last_round else game.room.round_of(folded.state))
    if number % 11 == 0 and folded.moves:
        return Undone()
    return Moved(legal[number % len(legal)]) if legal else None
