"""Garbage of every kind is refused in one line, quickly, and nothing of it runs (CASES 9)."""

import json

import pytest
from oracle.command import answers, run

GOOD = {
    "tictimes": 1,
    "game": "happy-times",
    "seed": "otter-42",
    "players": ["Ana", "Ben"],
    "moves": [["draw", "deck"], ["discard", 11]],
}
GOOD_ARITHMETIC = {**GOOD, "game": "arithmetic", "moves": [["knock"]]}

SCARY_TEXTS = [
    "__import__('os').system('touch /tmp/x')",
    "</script><script>alert(1)</script>",
    "x" * 10_000,
    "🦦" * 100,
    "مرحبا بالعالم",
    "\u202eevil",
    "a\nb",
    "a\r\nb",
    "\x1b[31mred",
    "\u2028\u2029\x85",
    "\x00",
    "{0.__class__}",
    "%s%n",
    "1" * 5000,
    "1" + "+1" * 5000,
    "9**9**9",
    "../../etc/passwd",
    "-1",
    "--help",
    "NaN",
    "1e400",
    "١٢",
    "²",
    "½",
    " ",
]

NOT_JSON = [
    "",
    " ",
    "{",
    "}",
    "nonsense",
    "'single'",
    "{}{}",
    "[1,]",
    '{"a":}',
    '{"tictimes": 1,}',
    "[" * 100_000,
    '{"a":' * 50_000,
    "[" * 50_000 + "]" * 50_000,
    json.dumps(GOOD) + " x",
    "1" * 5000,
    "1e400",
    "-",
    "NaN",
    "Infinity",
    "null",
    "true",
    '"text"',
    "12",
    "[]",
    "{}",
]


def changed(**parts):
    return json.dumps({**GOOD, **parts})


ODD_MATCHES = [
    *(changed(seed=text) for text in SCARY_TEXTS if len(text) > 64),
    *(changed(game=text) for text in SCARY_TEXTS),
    *(changed(players=["Ana", {"name": text}]) for text in SCARY_TEXTS),
    *(changed(moves=[["draw", text]]) for text in SCARY_TEXTS),
    *(changed(moves=[["draw", "deck"], ["discard", text]]) for text in SCARY_TEXTS),
    *(changed(moves=[text]) for text in SCARY_TEXTS),
    *(changed(options={text: 1}) for text in SCARY_TEXTS),
    *(changed(options={"highest": text}) for text in SCARY_TEXTS),
    *(json.dumps({**GOOD, text: 1}) for text in SCARY_TEXTS),
    *(
        json.dumps({**GOOD_ARITHMETIC, "moves": [["draw", "deck"], ["discard", text]]})
        for text in SCARY_TEXTS
    ),
    *(json.dumps(GOOD).replace('"deck"', number) for number in ("NaN", "-Infinity", "1e400")),
    *(
        json.dumps(GOOD).replace("11", number)
        for number in ("NaN", "Infinity", "1e400", "-1e400", "11.0", "1.1e1", "-11", "1" * 5000)
    ),
    *(changed(options={"highest": value}) for value in (True, 16.0, 10**40, -16, None, [], {})),
    *(changed(options={"goal": value}) for value in (True, 3.0, 10**40, -1, None, [], {})),
    json.dumps(GOOD).replace("[", "[" * 20_000, 1),
    json.dumps(GOOD).replace('"otter-42"', '"\\ud800"'),
    json.dumps(GOOD).replace('"seed"', '"seed": "otter-1", "seed"'),
    json.dumps(GOOD).replace('"moves"', '"moves": [], "moves"'),
    changed(options={"goal": 1}).replace('"goal"', '"goal": 2, "goal"'),
    changed(moves=[["fly"]] * 100_000),
    changed(moves=[["draw", "deck"]] * 100_000),
    changed(players=["x" * 100] * 100_000),
]

BAD_HANDS = [
    *SCARY_TEXTS[:6],
    *(text for text in SCARY_TEXTS if text not in ("a\nb", "a\r\nb")),
    "1-star-red 2-star-red 3-star-red 4-star-red",
    "1-star-red 2-star-red 3-star-red 4-star-red 5-star-red 1-circle-red",
    "1-star-red 2-star-red 3-star-red 4-star-red 4-star-red",
    "1-star-red 2-star-red 3-star-red 4-star-red 4-STAR-red",
    "1-moon-red 2-star-red 3-star-red 4-star-red 1-crescent-red",
    "1-star-red 2-star-red 3-star-red 4-star-red 6-star-red",
    "1-star-red 2-star-red 3-star-red 4-star-red 5-star",
    "1-star-red,2-star-red,3-star-red,4-star-red,5-star-red",
    "1 2 3 4 5",
    "",
]

BAD_NUMBERS = [
    *(text for text in SCARY_TEXTS if text not in ("a\nb", "a\r\nb")),
    "1 2 0",
    "1 2 17",
    "1 2 -3",
    "1 2 3.0",
    "1 2 3,4",
    "1 2 True",
    "1 2 1_2",
    "1 2 +3",
    "1 2 0x10",
    "1 2 1e1",
    "",
]


def fits(line):
    """A refusal that a person can read: short and on one line, whatever it quotes."""
    assert line.startswith("error: ")
    assert len(line) < 500
    assert line.isprintable(), repr(line)


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (["replay"], [*NOT_JSON, *ODD_MATCHES]),
        (["score"], BAD_HANDS),
        (["score", "--level", "2"], BAD_HANDS),
        (["sets"], BAD_NUMBERS),
        (["sets", "--highest", "16", "--primes", "--odds"], BAD_NUMBERS),
    ],
)
def test_each_line_of_garbage_is_answered_in_its_place(arguments, lines):
    said, errors = answers(*arguments, "--json", "-", lines=lines, check=2)
    assert len(errors) == len(lines)
    for line, answer, error in zip(lines, said, errors, strict=True):
        assert list(answer) == ["error"], (line[:200], answer)
        fits(error)


def test_good_lines_among_garbage_are_answered():
    lines = [json.dumps(GOOD), "", "nonsense", json.dumps(GOOD_ARITHMETIC), "[" * 90_000]
    said, errors = answers("replay", "--json", "-", lines=lines, check=2)
    assert ["error" in answer for answer in said] == [False, True, True, False, True]
    assert len(errors) == 3


def test_bytes_that_are_no_text_are_refused():
    for command in (["replay", "--json", "-"], ["score", "--json", "-"], ["sets", "--json", "-"]):
        done = run(*command, text=b"\xff\xfe\x00\x80\n", check=2)
        (line,) = done.stderr.decode().splitlines()
        fits(line)


@pytest.mark.parametrize(
    "arguments",
    [
        ["deal"],
        ["deal", "chess", "--seed", "otter-42"],
        ["deal", "happy-times"],
        ["deal", "happy-times", "--seed", ""],
        ["deal", "happy-times", "--seed", "x" * 65],
        ["deal", "happy-times", "--seed", "a", "--players", "1"],
        ["deal", "happy-times", "--seed", "a", "--players", "9"],
        ["deal", "happy-times", "--seed", "a", "--players", "two"],
        ["deal", "happy-times", "--seed", "a", "--players", "2.0"],
        ["deal", "happy-times", "--seed", "a", "--players", "1" * 5000],
        ["deal", "happy-times", "--seed", "a", "--highest", "15"],
        ["deal", "happy-times", "--seed", "a", "--highest", "145"],
        ["deal", "happy-times", "--seed", "a", "--goal", "0"],
        ["deal", "happy-times", "--seed", "a", "--level", "2"],
        ["deal", "arithmetic", "--seed", "a", "--players", "6"],
        ["deal", "arithmetic", "--seed", "a", "--highest", "16"],
        ["deal", "arithmetic", "--seed", "a", "--level", "3"],
        ["deal", "arithmetic", "--seed", "a", "--rounds", "0"],
        ["deal", "arithmetic", "--seed", "a", "--rounds", "21"],
        ["deal", "arithmetic", "--seed", "a", "--unknown"],
        ["replay"],
        ["replay", "/no/such/file"],
        ["replay", "/"],
        ["score", "1-star-red"],
        ["score", "--level", "3", "1-star-red"],
        ["score", "--level", "0", "-"],
        ["sets", "--highest", "15", "3"],
        ["sets", "--highest", "145", "3"],
        ["sets", "--highest", "NaN", "3"],
        ["sets", "2", "4", "17"],
        ["sets", "-4"],
        ["sets", "2", "4", "-6"],
        ["simulate", "chess"],
        ["simulate", "happy-times", "--games", "0"],
        ["simulate", "happy-times", "--games", "-1"],
        ["simulate", "happy-times", "--bots", "medium"],
        ["simulate", "happy-times", "--bots", "medium,genius"],
        ["simulate", "happy-times", "--bots", ""],
        ["simulate", "arithmetic", "--bots", ",".join(["easy"] * 6)],
        ["simulate", "arithmetic", "--seed", "x" * 65],
        ["fly"],
        ["x" * 10_000],
        ["deal", "\x1b[31m\u202eevil", "--seed", "a"],
        ["deal", "happy-times", "--seed", "a", "--\u202eevil\x1b"],
        ["replay", "\u202eevil\x1b\n.json"],
        ["replay", "x" * 10_000],
        ["sets", "--highest", "\u202e", "3"],
        ["--fly"],
    ],
)
def test_a_bad_option_is_refused_in_one_line(arguments):
    done = run(*arguments, "--json", check=2)
    assert done.stdout == b""
    (line,) = done.stderr.decode().splitlines()
    fits(line)
