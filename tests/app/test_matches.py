"""`deal` and `replay`: a deal as the teacher sees it, a match file played again."""

from __future__ import annotations

import json

import pytest

from tictimes.games import GAMES
from tictimes.play.match import LARGEST_FILE, Match

from .commands import tictimes

__all__ = ["tictimes"]
HAPPY = {
    "tictimes": 1,
    "game": "happy-times",
    "seed": "otter-42",
    "players": ["Ana", "Ben"],
    "moves": [["draw", "deck"], ["discard", 11]],
}
ARITHMETIC = {**HAPPY, "game": "arithmetic", "moves": [["knock"]]}


def test_the_golden_deal(tictimes):
    (answer,) = tictimes("deal", "happy-times", "--seed", "otter-42", "--json").answers
    assert answer["seed"] == "otter-42"
    assert answer["hands"] == [[10, 6, 1, 4, 11, 16], [2, 8, 4, 6, 11, 9]]
    assert (answer["discard"], answer["deck"][:3]) == ([15], [16, 7, 1])
    assert set(answer) == {"seed", "hands", "discard", "deck"}


@pytest.mark.parametrize("seed", ["Otter42", "-x", "ÄÖ 7", "\N{OTTER}"])
def test_a_seed_is_taken_as_it_is(tictimes, seed):
    (answer,) = tictimes("deal", "arithmetic", f"--seed={seed}", "--json").answers
    game = GAMES["arithmetic"]
    assert answer == {"seed": seed, **game.dealt(game.deal(seed, 2, game.read_options({})))}


def test_a_seed_that_cannot_be_seen_is_escaped(tictimes):
    done = tictimes("deal", "happy-times", "--seed=a\x1b[2J\u202eb")
    assert done.code == 0
    assert all(line.isprintable() for line in done.out.splitlines())
    assert "\\x1b[2J" in done.out


def test_options_reach_the_deal(tictimes):
    arguments = ("--seed", "a", "--players", 4, "--highest", 20, "--primes", "--goal", 1)
    (answer,) = tictimes("deal", "happy-times", *arguments, "--json").answers
    assert len(answer["hands"]) == 4
    assert max(sum(answer["hands"], answer["deck"])) == 20
    kind = ("deal", "arithmetic", "--seed", "kind-2", "--players", 5, "--json")
    assert tictimes(*kind).answers != tictimes(*kind, "--no-negatives").answers


def test_a_deal_for_people(tictimes):
    lines = tictimes("deal", "happy-times", "--seed", "otter-42").out.splitlines()
    assert lines[0].split() == ["seat", "0:", "10", "6", "1", "4", "11", "16"]
    assert lines[2].split() == ["discard:", "15"]


@pytest.mark.parametrize("content", [HAPPY, ARITHMETIC])
def test_replay_prints_the_state_after_the_last_move(tictimes, tmp_path, content):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(content))
    match = Match.from_json(file.read_text())
    (answer,) = tictimes("replay", "--json", file).answers
    assert answer == match.setup.game.snapshot(match.state)


def test_replay_for_people(tictimes, tmp_path):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(HAPPY))
    assert tictimes("replay", file).out.splitlines() == [
        "happy-times: seat 1 is to draw",
        "seat 0:  10 6 1 4 16 16",
        "seat 1:  2 8 4 6 11 9",
        "discard: 15 11",
        "deck:    18 cards",
    ]


def test_a_finished_match_for_people(tictimes, tmp_path):
    moves = [["knock"], ["draw", "deck"], None, ["score", []], ["score", []]]
    start = Match.from_json(
        json.dumps({**ARITHMETIC, "options": {"rounds": 1}, "moves": moves[:2]})
    )
    moves[2] = start.state.legal_moves[0].json
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**ARITHMETIC, "options": {"rounds": 1}, "moves": moves}))
    lines = tictimes("replay", file).out.splitlines()
    assert lines[0].startswith("arithmetic: over, won by seat ")
    assert lines[-1].startswith("totals: ")


def test_replay_refuses_in_one_line_that_names_the_move(tictimes, tmp_path):
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**HAPPY, "moves": [["draw", "deck"], ["knock"]]}))
    assert "move 2: " in tictimes("replay", "--json", file).refusal


def test_several_files_are_answered_each_in_its_place(tictimes, tmp_path):
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(HAPPY))
    bad.write_bytes(b"\xff\xfe")
    done = tictimes("replay", "--json", bad, good, tmp_path, tmp_path / "none", "-", stdin="\n")
    assert done.code == 2
    assert ["error" in answer for answer in done.answers] == [True, False, True, True, True]
    assert len(done.err.splitlines()) == 4


def test_a_stream_of_matches(tictimes):
    lines = "\n".join([json.dumps(HAPPY), "", "{", json.dumps(ARITHMETIC)])
    done = tictimes("replay", "--json", "-", stdin=lines)
    assert done.code == 2
    assert [answer.get("game") for answer in done.answers] == [
        "happy-times", None, None, "arithmetic",
    ]  # fmt: skip


def test_a_file_too_large_is_not_read(tictimes, tmp_path):
    file = tmp_path / "match.json"
    with file.open("wb") as large:
        large.truncate(5 * LARGEST_FILE)
    assert "too large" in tictimes("replay", file).refusal
