"""Undo and replay: what was, is shown again as it was; what nobody may know, stays unknown."""

from __future__ import annotations

import json
from random import Random

import pytest

from tictimes.errors import RuleError
from tictimes.games import GAMES
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import LARGEST_FILE, Match, Setup
from tictimes.play.players import bot_level
from tictimes.play.record import Undone, why_not_undo
from tictimes.play.replay import Replay
from tictimes.play.sitting import Sitting
from tictimes.play.store import MemoryStore
from tictimes.play.teaching import back_at_table, match_of, replayed, with_file
from tictimes.sayings import say

games = pytest.mark.parametrize("game", GAMES)
tables = pytest.mark.parametrize(
    "names", [("Ana", "Fox (bot)"), ("Ana", "Ben"), ("Ana", "Fox (bot)", "Ben")], ids=" ".join
)
SHORT = {"happy-times": {"goal": 1}, "arithmetic": {"rounds": 1}}


def sit_down(game, names, seed="otter-42"):
    setup = Setup.of(game, seed, names, SHORT[game])
    return Sitting.at(LiveMatch.start(setup, MemoryStore()))


def visited(game, names, seed, steps=400):
    """The page at each position of a match; people move anyhow, and undo now and then."""
    rng = Random(f"{game}{names}{seed}")
    sitting = sit_down(game, names, f"replay-{seed}")
    for _ in range(steps):
        yield sitting
        if sitting.live.state.over and not sitting.round_due:
            return
        actions = {action.name: action for action in sitting.board().actions}
        if "next-round" in actions:
            sitting = sitting.next_round()
        elif sitting.waiting:
            sitting = sitting.next()
        elif "reveal" in actions:
            sitting = sitting.reveal()
        elif actions["undo"].why_not is None and rng.random() < 0.2:
            sitting = sitting.undo()
        else:
            legal = sitting.live.state.legal_moves
            sets = [move for move in legal if move.json[0] in ("declare", "knock")]
            sitting = sitting.play(rng.choice(sets or legal))


def finished(game, names=("Ana", "Fox (bot)"), seed=1):
    *_, last = visited(game, names, seed)
    assert last.live.state.over
    return last


@games
@tables
def test_undo_gives_the_position_before_and_never_shows_what_was_hidden(game, names):
    seen = 0
    for sitting in visited(game, names, 0):
        folded = sitting.live.folded
        undo = next(action for action in sitting.board().actions if action.name == "undo")
        if undo.why_not is not None:
            with pytest.raises(RuleError) as refused:
                sitting.undo()
            assert refused.value.saying == undo.why_not
            continue
        seen += 1
        before, move = folded.states[-2], folded.moves[-1]
        assert bot_level(names[before.turn]) is None
        assert not GAMES[game].reveals(before, move, folded.state)
        undone = folded.after(Undone())
        assert undone.state == before
        assert undone.state.play(move) == folded.state
        assert undone.entries == folded.entries + 1
    assert seen


@games
def test_what_ended_the_match_stays(game):
    over = finished(game)
    assert why_not_undo(over.live.folded).code == "play.is-over"


@games
@tables
def test_a_discard_can_be_taken_back_until_the_next_seat_draws(game, names):
    for sitting in visited(game, names, 3):
        folded = sitting.live.folded
        if not folded.moves or folded.state.over:
            continue
        person = bot_level(names[folded.states[-2].turn]) is None
        if not person:
            assert why_not_undo(folded).code == "play.gone-on"
        elif folded.moves[-1].json[0] == "discard" and folded.state.phase != "score":
            assert why_not_undo(folded) is None  # the last discard of a round shows all hands


@games
@tables
def test_a_replay_shows_each_position_as_it_was(game, names):
    over = finished(game, names, 2)
    folded = over.live.folded
    shown = over
    for at in (*range(len(folded.moves) + 1), 0, len(folded.moves) // 2):
        shown = replayed(shown, at)
        board = shown.board()
        assert (board.timeline.at, board.timeline.last) == (at, len(folded.moves))
        assert (board.moves, board.entry) == (at, folded.entries)
        state = folded.states[at]
        assert board.turn == state.turn
        if board.seat is not None:
            again = GAMES[game].board(state.view(board.seat), over.live.players)
            assert board.piles == again.piles
            assert board.scores == again.scores
        assert not board.actions
        assert not board.waiting
        assert len(board.log) == min(at, 60)
    assert back_at_table(shown).board() == over.board()


@games
@tables
def test_a_replay_stops_at_its_ends(game, names):
    over = finished(game, names)
    last = len(over.live.folded.moves)
    for at, there in ((-1, 0), (-(10**9), 0), (last + 1, last), (10**9, last)):
        assert replayed(over, at).board().timeline.at == there


@games
@tables
def test_a_replay_of_the_table_shows_no_hand_that_was_hidden(game, names):
    over = finished(game, names, 4)
    for at in range(len(over.live.folded.moves) + 1):
        sitting = replayed(over, at)
        board, state = sitting.board(), over.live.folded.states[at]
        assert board.seat in over.live.people
        if GAMES[game].open_hands(state):
            continue
        for pile in board.piles:
            assert pile.kind != "opponent" or not pile.cards
        people = {name for name in names if bot_level(name) is None}
        assert all(bot_level(names[seat]) is None for seat in over.live.people), people


@games
def test_a_match_is_kept_only_once_it_is_over(game):
    for sitting in visited(game, ("Ana", "Fox (bot)"), 5):
        actions = {action.name: action for action in sitting.board().actions}
        over = sitting.live.state.over
        assert (match_of(sitting) is not None) == over
        for name in ("save", "replay"):
            assert (actions[name].why_not is None) == over


@games
@tables
def test_a_kept_match_opens_again_with_all_hands(game, names):
    over = finished(game, names, 6)
    text = match_of(over).to_json()
    table = sit_down(game, ("Dan", "Owl (bot)"))
    opened = with_file(table, text)
    folded = over.live.folded
    for at in (0, 1, len(folded.moves) // 2, len(folded.moves)):
        opened = replayed(opened, at)
        state = folded.states[at]
        board = opened.board()
        assert board.seat is None
        hands = GAMES[game].dealt(state)["hands"]
        shown = {pile.seat: pile.cards for pile in board.piles if pile.kind == "opponent"}
        assert shown == {seat: tuple(map(str, hand)) for seat, hand in enumerate(hands)}
    assert back_at_table(opened).board() == table.board()
    assert opened.live == table.live


@games
def test_a_bad_file_is_refused_in_one_line_that_names_the_place(game):
    table = sit_down(game, ("Ana", "Fox (bot)"))
    good = json.loads(match_of(finished(game, seed=7)).to_json())
    bad_moves = [*good["moves"][:3], ["draw", "cellar"], *good["moves"][4:]]
    for text, place in (
        ("", "no JSON"),
        ("not json", "line 1"),
        ("[1, 2]", "no match"),
        ('{"a":1,"a":2}', "twice"),
        (json.dumps({**good, "tictimes": 2}), "tictimes"),
        (json.dumps({**good, "moves": bad_moves}), "move 4"),
        (json.dumps({**good, "moves": good["moves"][1:]}), "move 1"),
        (json.dumps({**good, "players": ["A"]}), "players"),
        (json.dumps({**good, "seed": 5}), "seed"),
        (json.dumps({**good, "extra": "<script>"}), "extra"),
        (json.dumps({**good, "players": ["</script>" * 10_000, "B"]}), "players"),
        ("[" * 100_000, "no JSON"),
        (" " * (LARGEST_FILE + 1), "characters"),
        ("\N{OTTER}\u202e", "no JSON"),
    ):
        with pytest.raises(RuleError) as refused:
            with_file(table, text)
        says = say(refused.value.saying, "teacher")
        assert place in says
        told = say(refused.value.saying)
        assert told.startswith("I cannot open this file.")
        assert ("move" in place) == (place in told)
        assert "JSON" not in told
        assert "\n" not in says
        assert len(says) < 400


def test_a_match_of_another_game_is_refused():
    text = match_of(finished("arithmetic")).to_json()
    with pytest.raises(RuleError) as refused:
        with_file(sit_down("happy-times", ("Ana", "Fox (bot)")), text)
    assert refused.value.saying.code == "play.other-game"


def test_a_match_that_was_not_played_to_its_end_can_be_looked_at():
    setup = Setup.of("happy-times", "otter-42", ("Ana", "Ben"), {})
    assert Replay.of_file(Match(setup)).board().timeline.last == 0
