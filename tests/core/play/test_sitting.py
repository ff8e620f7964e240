"""Who is at the screen: each sees their own cards, and nobody a rival's."""

from __future__ import annotations

from random import Random

import pytest

from tictimes.errors import RuleError
from tictimes.games import GAMES
from tictimes.play.live_match import LiveMatch
from tictimes.play.log import LONGEST_LOG
from tictimes.play.match import Setup
from tictimes.play.sitting import Sitting
from tictimes.play.store import MemoryStore
from tictimes.sayings import say

games = pytest.mark.parametrize("game", GAMES)
TABLES = [
    ("Ana", "Fox (bot)"),
    ("Fox (bot)", "Ana", "Bear (easy bot)"),
    ("Ana", "Ben"),
    ("Ana", "Fox (bot)", "Ben"),
    ("Ana", "Ben", "Caz", "Owl (hard bot)"),
    ("Fox (bot)", "Bear (easy bot)"),
]
tables = pytest.mark.parametrize("names", TABLES, ids=" ".join)


def sit_down(game, names, seed="otter-42", **options):
    setup = Setup.of(game, seed, names, options)
    return Sitting.at(LiveMatch.start(setup, MemoryStore()))


def labels(board):
    return {action.name: action for action in board.actions}


def move_on(sitting, rng=None):
    """The page after whatever there is to do; a person moves anyhow, or knocks when it can."""
    board = sitting.board()
    if "next-round" in labels(board):
        return sitting.next_round()
    if board.waiting:
        return sitting.next()
    if "reveal" in labels(board):
        return sitting.reveal()
    legal = sitting.live.state.legal_moves
    return sitting.play(rng.choice(legal) if rng else legal[-1])


def visited(game, names, seed, steps=120):
    """The page again and again while a match goes on, undos and hand-overs in between."""
    rng = Random(f"{game} {names} {seed}")
    options = {"rounds": 2} if game == "arithmetic" else {"goal": 2}
    sitting = sit_down(game, names, f"sitting-{seed}", **options)
    for _ in range(steps):
        yield sitting
        actions = labels(sitting.board())
        if sitting.live.state.over:
            return
        if actions["undo"].why_not is None and rng.random() < 0.1:
            sitting = sitting.undo()
        elif "hand-over" in actions and rng.random() < 0.01:
            sitting = sitting.hand_over(int(rng.choice(actions["hand-over"].choices).value))
        elif sitting.live.state.legal_moves or "next-round" in actions:
            sitting = move_on(sitting, rng)
        else:
            return


def hand_shown(board):
    """The seat whose hand lies open before the page, if there is one."""
    return next((pile.seat for pile in board.piles if pile.kind == "hand"), None)


@games
@tables
@pytest.mark.parametrize("seed", range(3))
def test_a_page_shows_no_hand_but_that_of_whoever_is_here(game, names, seed):
    for sitting in visited(game, names, seed):
        board, state = sitting.board(), sitting.live.state
        shared = sitting.live.folded.setup.game.open_hands(state) or sitting.round_due or state.over
        assert hand_shown(board) in (None, sitting.here)
        for pile in board.piles:
            if pile.kind == "opponent" and not shared:
                assert not pile.cards
        if sitting.here is None:
            assert board.seat is None
            assert not board.orders
        if len(sitting.live.people) == 1:
            assert sitting.here == sitting.live.people[0]
            assert not sitting.covered
        if not sitting.live.people:
            assert sitting.here is None


@games
@tables
@pytest.mark.parametrize("seed", range(3))
def test_whose_hand_is_shown_changes_only_behind_a_cover(game, names, seed):
    seen = None
    for sitting in visited(game, names, seed):
        open_hands = sitting.live.folded.setup.game.open_hands(sitting.live.state)
        now = hand_shown(sitting.board())
        if None not in (seen, now) and not open_hands and len(sitting.live.people) > 1:
            assert seen == now
        seen = None if open_hands else now


@games
@tables
@pytest.mark.parametrize("seed", range(3))
def test_the_log_tells_as_much_as_whoever_is_here_may_know(game, names, seed):
    for sitting in visited(game, names, seed):
        live, board = sitting.live, sitting.board()
        narrate = live.folded.setup.game.narrate
        states, moves = live.folded.states, live.folded.moves
        assert len(board.log) == min(len(moves), LONGEST_LOG)
        if moves:
            told = narrate(states[-2], moves[-1], states[-1], board.seat, live.players)
            assert board.log[-1].says == told.says
            assert board.log[-1].cards == told.cards
            assert (board.log[-1].why is not None) == (len(moves) - 1 in dict(live.reasons))


@games
@tables
def test_the_page_waits_for_bots_and_for_nobody_else(game, names):
    for sitting in visited(game, names, 0):
        board, state = sitting.board(), sitting.live.state
        bot = state.turn not in sitting.live.people and not state.over
        assert board.waiting == (bot and not sitting.round_due and bool(state.legal_moves))
        assert (board.moves, board.entry) == (
            len(sitting.live.folded.moves),
            sitting.live.folded.entries,
        )
        if not board.waiting:
            assert sitting.next() is sitting


@games
@tables
def test_all_of_it_has_words(game, names):
    for sitting in list(visited(game, names, 0))[::5]:
        board = sitting.board()
        texts = [say(board.banner.who), say(board.banner.what)]
        texts += [say(action.label) for action in board.actions]
        texts += [say(action.why_not) for action in board.actions if action.why_not]
        texts += [say(line.why) for line in board.log if line.why]
        texts += [say(pile.label) for pile in board.piles]
        texts += [say(pile.note) for pile in board.piles if pile.note]
        assert all(texts)


@games
@tables
def test_every_action_stands_once(game, names):
    for sitting in visited(game, names, 1):
        actions = [action.name for action in sitting.board().actions]
        assert len(set(actions)) == len(actions)
        assert {"undo", "new-game"} <= set(actions)
        assert ("reveal" in actions) == (sitting.covered and not sitting.round_due)
        assert ("next-round" in actions) == sitting.round_due
        assert ("hand-over" in actions) == (
            len(sitting.live.people) > 1 and not sitting.live.state.over
        )


def turn_ended(sitting):
    """The page after the turn of whoever is here: took the open card, threw the first away."""
    read = sitting.live.folded.setup.game.read_move
    sitting = sitting.play(read(["draw", "discard"]))
    throw = next(move for move in sitting.live.state.legal_moves if "discard" in str(move))
    return sitting.play(throw)


def test_a_tablet_is_passed_on():
    sitting = sit_down("happy-times", ("Ana", "Ben"))
    assert sitting.board().phase == "cover"
    assert say(labels(sitting.board())["reveal"].label) == "I am Ana. Show my cards"
    sitting = turn_ended(sitting.reveal())
    board = sitting.board()
    assert (board.phase, board.seat, board.turn, hand_shown(board)) == ("cover", None, 1, None)
    assert [pile.hidden for pile in board.piles if pile.kind == "opponent"] == [6, 6]
    board = sitting.reveal().board()
    assert (board.phase, board.seat, hand_shown(board)) == ("draw", 1, 1)


def test_undo_on_the_cover_gives_the_turn_back_and_shows_it_to_nobody_else():
    sitting = turn_ended(sit_down("happy-times", ("Ana", "Ben")).reveal())
    assert labels(sitting.board())["undo"].why_not is None
    sitting = sitting.undo()
    board = sitting.board()
    assert (board.phase, board.turn, hand_shown(board)) == ("cover", 0, None)
    assert sitting.reveal().board().phase == "discard"


def test_who_comes_next_cannot_take_back_what_the_last_one_did():
    sitting = turn_ended(sit_down("happy-times", ("Ana", "Ben")).reveal()).reveal()
    assert labels(sitting.board())["undo"].why_not.code == "play.gone-on"
    with pytest.raises(RuleError):
        sitting.undo()


def test_while_a_bot_plays_the_cards_of_the_last_person_stay():
    sitting = turn_ended(sit_down("happy-times", ("Ana", "Fox (bot)", "Ben")).reveal())
    assert sitting.board().waiting
    while sitting.board().waiting:
        assert (sitting.board().seat, hand_shown(sitting.board())) == (0, 0)
        sitting = sitting.next()
    assert (sitting.board().phase, hand_shown(sitting.board())) == ("cover", None)


def test_nobody_moves_for_somebody_else():
    covered = sit_down("happy-times", ("Ana", "Ben"))
    move = covered.live.state.legal_moves[0]
    for sitting in (covered, turn_ended(covered.reveal())):
        assert sitting.why_not(move).code == "play.not-here"
        with pytest.raises(RuleError):
            sitting.play(move)
    alone = sit_down("happy-times", ("Fox (bot)", "Ana"))
    assert alone.why_not(move).code == "play.not-here"


@games
def test_an_onlooker_of_bots_sees_the_table_and_no_hand(game):
    sitting = sit_down(game, TABLES[-1])
    while not sitting.live.state.over:
        board = sitting.board()
        if not sitting.round_due:
            rivals = [pile for pile in board.piles if pile.kind == "opponent"]
            assert [pile.seat for pile in rivals] == [0, 1]
            assert not any("your" in say(pile.label).lower() for pile in board.piles)
            assert not say(board.banner.who).lower().startswith("your")
        assert {"draw-deck", "draw-discard", "hint", "reveal"}.isdisjoint(labels(board))
        sitting = move_on(sitting)
    assert sitting.board().phase == "over"


@pytest.mark.parametrize("names", [("Ana", "Fox (bot)"), ("Ana", "Ben"), TABLES[-1]])
def test_a_finished_round_stays_until_it_was_looked_at(names):
    sitting = sit_down("arithmetic", names, rounds=2)
    while not sitting.round_due:
        sitting = move_on(sitting)
    board = sitting.board()
    assert (board.phase, board.waiting) == ("cover", False)
    assert len(board.scores[0].rounds) == 1
    assert hand_shown(board) is None
    assert labels(board)["undo"].why_not
    with pytest.raises(RuleError):
        sitting.play(sitting.live.state.legal_moves[0])
    after = sitting.next_round()
    assert not after.round_due
    assert after.board().phase == ("cover" if len(sitting.live.people) > 1 else "draw")


def test_open_hands_need_no_cover():
    sitting = sit_down("arithmetic", ("Ana", "Ben"), rounds=2)
    while sitting.live.state.phase != "score":
        sitting = move_on(sitting)
    first = sitting.board()
    assert (first.phase, first.seat) == ("score", 0)
    named = sitting.play(sitting.live.state.legal_moves[-1])
    assert (named.board().phase, named.board().seat) == ("score", 1)
    assert labels(named.board())["undo"].why_not is None  # on one screen it is everybody's
    assert named.undo().board().seat == 0


def test_a_child_leaves_and_a_bot_plays_on():
    sitting = sit_down("happy-times", ("Ana", "Ben", "Caz")).reveal().hand_over(0)
    assert sitting.live.players[0] == "Ana (bot)"
    assert sitting.board().waiting
    assert hand_shown(sitting.board()) is None
    left = sitting.hand_over(1)
    assert (left.here, left.covered) == (2, False)


def test_an_answer_shows_again_and_goes_with_the_next_move():
    sitting = sit_down("happy-times", ("Ana", "Fox (bot)"))
    reason = sitting.why_not(GAMES["happy-times"].read_move(["discard", 10]))
    once = sitting.told(reason)
    twice = once.told(reason, ("10",))
    assert (once.board().notice.number, twice.board().notice.number) == (1, 2)
    assert twice.board().notice.cards == ("10",)
    assert twice.play(sitting.live.state.legal_moves[0]).board().notice is None
