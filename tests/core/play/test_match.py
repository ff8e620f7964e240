"""Match files: a set-up and its moves, and nothing else is let in."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.errors import MatchError, NotationError
from tictimes.play.match import LARGEST_FILE, Match, Setup

from .matches import played

HAPPY = {
    "tictimes": 1,
    "game": "happy-times",
    "seed": "otter-42",
    "players": ["Ana", "Ben"],
    "options": {"highest": 16, "primes": False, "odds": False, "goal": 3},
    "moves": [["draw", "deck"], ["discard", 11]],
}
ARITHMETIC = {
    "tictimes": 1,
    "game": "arithmetic",
    "seed": "otter-42",
    "players": ["Ana", "Ben", "Caz"],
    "options": {"level": 2, "rounds": 5, "negatives": True},
    "moves": [["knock"]],
}


def refusal(text: str) -> str:
    """The one line with which a match file is refused, read or played."""
    with pytest.raises(MatchError) as refused:
        _ = Match.from_json(text).state
    line = str(refused.value)
    assert len(line.splitlines()) == 1
    assert len(line) < 400
    return line


def changed(content=HAPPY, **parts) -> str:
    return json.dumps({**content, **parts})


@given(played())
def test_a_match_replayed_ends_in_the_same_state(match_and_state):
    match, state = match_and_state
    assert match.state == state
    again = Match.from_json(match.to_json())
    assert again == match
    assert again.state == state


@pytest.mark.parametrize("content", [HAPPY, ARITHMETIC])
def test_the_notation_of_the_rules(content):
    match = Match.from_json(json.dumps(content))
    assert json.loads(match.to_json()) == content
    assert len(match.state.moves) == len(content["moves"])


@pytest.mark.parametrize("content", [HAPPY, ARITHMETIC])
def test_options_left_out_take_the_defaults(content):
    short = {key: value for key, value in content.items() if key != "options"}
    defaults = Setup.of(content["game"], "x", content["players"], {}).options
    assert Match.from_json(json.dumps(short)).setup.options == defaults


@pytest.mark.parametrize("key", ["tictimes", "game", "seed", "players", "moves"])
def test_all_else_is_needed(key):
    assert key in refusal(json.dumps({name: HAPPY[name] for name in HAPPY if name != key}))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (changed(tictimes=2), "tictimes: 2 is no version (1)"),
        (changed(tictimes=True), "tictimes: True is no version (1)"),
        (changed(tictimes=1.0), "tictimes: 1.0 is no version (1)"),
        (changed(colour=1), "'colour' is no key of a match (tictimes, game, seed,"),
        (changed(game="chess"), "game: 'chess' is no game (happy-times, arithmetic)"),
        (changed(game=["happy-times"]), "game: that is no game (happy-times, arithmetic)"),
        (changed(seed=42), "seed: the seed 42 is no text (a text of 1 to 64 characters)"),
        (changed(seed=""), "seed: the seed has 0 characters"),
        (changed(seed="x" * 65), "seed: the seed has 65 characters"),
        (changed(seed="\ud800"), "seed: the seed holds half a character"),
        (changed(players="Ana"), "players: the players are no list (a list of names)"),
        (changed(players=["Ana"]), "players: 1 players cannot play happy-times (2 to 8)"),
        (changed(players=["Ana"] * 9), "players: 9 players cannot play happy-times (2 to 8)"),
        (changed(ARITHMETIC, players=["A"] * 6), "players: 6 players cannot play arithmetic"),
        (changed(players=["Ana", 7]), "players: 7 is no name"),
        (changed(players=["Ana", ""]), "players: '' is no name"),
        (changed(players=["Ana", "x" * 41]), "players: 'xxx"),
        (changed(options=[]), "options: that is no object"),
        (changed(options={"level": 2}), "options: "),
        (changed(options={"highest": 15}), "options: "),
        (changed(options={"highest": 145}), "(16 to 144)"),
        (changed(options={"highest": True}), "options: "),
        (changed(options={"highest": 16.0}), "options: "),
        (changed(options={"primes": 1}), "options: "),
        (changed(options={"goal": 4}), "options: "),
        (changed(ARITHMETIC, options={"rounds": 21}), "options: "),
        (changed(ARITHMETIC, options={"goal": 3}), "options: "),
        (changed(moves={}), "moves: that is no list"),
        (changed(moves=[["draw", "deck"], ["draw", "deck"]]), "move 2: "),
        (changed(moves=[["discard", 10]]), "move 1: "),
        (changed(moves=[["discard", 10]]), '(["draw","deck"] or ["draw","discard"])'),
        (changed(moves=[["draw", "deck"], ["discard", 3]]), "move 2: You do not hold 3."),
        (changed(moves=[["draw", "deck"], ["discard", 17]]), "move 2: "),
        (changed(moves=[["draw", "deck"], ["discard", "11"]]), "move 2: "),
        (changed(moves=[["draw", "deck"], ["discard", 11.0]]), "move 2: "),
        (changed(moves=[["draw", "deck"], ["discard", True]]), "move 2: "),
        (changed(moves=[["draw", "deck"], ["discard"]]), "move 2: "),
        (changed(moves=[["draw", "deck", 1]]), "move 1: "),
        (changed(moves=[["draw", "sea"]]), "move 1: "),
        (changed(moves=[["fly"]]), "move 1: "),
        (changed(moves=[[]]), "move 1: "),
        (changed(moves=["draw"]), "move 1: "),
        (changed(moves=[None]), "move 1: "),
        (changed(moves=[["knock"]]), "move 1: "),
        (changed(moves=[["declare", 2, [4, 6, 16]]]), "move 1: "),
        (changed(moves=[["draw", "deck"], ["declare", 2, [4, 6]]]), "move 2: "),
        (changed(moves=[["draw", "deck"], ["declare", 1, [4, 6, 16]]]), "move 2: "),
        (changed(moves=[["draw", "deck"], ["declare", "odds", [1, 11, 7]]]), "move 2: "),
        (changed(moves=[["draw", "deck"], ["declare", 2, 4, 6, 16]]), "move 2: "),
        (changed(ARITHMETIC, moves=[["knock"], ["knock"]]), "move 2: Somebody has knocked."),
        (changed(ARITHMETIC, moves=[["score", []]]), "move 1: "),
        (changed(ARITHMETIC, moves=[["draw", "deck"], ["discard", "6-star-red"]]), "move 2: "),
        (changed(ARITHMETIC, moves=[["draw", "deck"], ["discard", 5]]), "move 2: "),
        # the first that cannot stand is named, be it forbidden or unreadable
        (changed(moves=[["discard", 10], ["fly"]]), "move 1: "),
        ("", "no JSON"),
        ("{", "no JSON, at line 1, column 2"),
        ("[]", "that is no match"),
        ("null", "that is no match"),
        ('{"tictimes": 1, "tictimes": 1}', "'tictimes' stands twice"),
        (changed().replace('"goal"', '"goal": 1, "goal"'), "'goal' stands twice"),
        (changed().replace("11", "NaN"), "NaN is no JSON"),
        (changed().replace("11", "-Infinity"), "-Infinity is no JSON"),
        (changed().replace("11", "1e999"), "move 2: "),
        (changed().replace("11", "9" * 5000), "no JSON of ours"),
        ("[" * 100_000, "no JSON"),
        (changed(moves=[]).replace("[]", "[" * 900 + "]" * 900), "move 1: "),
        ('{"a": ' * 50_000 + "1" + "}" * 50_000, "no JSON"),
        (changed(moves=[["fly"]] * 50_000), "move 1: "),
        (" " * (LARGEST_FILE + 1), "1000001 characters"),
    ],
)
def test_what_the_rules_do_not_know_is_refused(text, words):
    assert words in refusal(text)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=12,
)


@given(JSON | st.text())
def test_garbage_is_refused(content):
    refusal(content if isinstance(content, str) else json.dumps(content))


@given(st.sampled_from([HAPPY, ARITHMETIC]), st.sampled_from(["tictimes", "game", "seed"]), JSON)
def test_a_part_that_is_garbage_is_refused(content, key, garbage):
    if (garbage == content[key] and type(garbage) is type(content[key])) or (
        key == "seed" and isinstance(garbage, str) and garbage
    ):
        return
    assert key in refusal(json.dumps({**content, key: garbage}))


@given(st.sampled_from([HAPPY, ARITHMETIC]), st.lists(JSON, min_size=1, max_size=3))
def test_moves_that_are_garbage_are_refused_by_number(content, garbage):
    moves = [*content["moves"], *garbage]
    assert f"move {len(content['moves']) + 1}: " in refusal(json.dumps({**content, "moves": moves}))


@given(st.data())
def test_a_file_cut_short_is_refused(data):
    text = changed()
    refusal(text[: data.draw(st.integers(0, len(text) - 1))])


def test_ten_megabytes_are_refused_unread(monkeypatch):
    monkeypatch.setattr(json, "loads", None)
    assert "10000000 characters" in refusal("[" * 10_000_000)


def test_a_setup_refuses_a_table_that_is_too_small_or_too_large():
    with pytest.raises(NotationError):
        Setup.of("happy-times", "otter-42", ["Ana"], {})
    with pytest.raises(NotationError):
        Setup.of("arithmetic", "otter-42", ["Ana"] * 6, {})
