"""The real command against the plain engines: two programs that share no line must agree.

`TICTIMES_MATCHES` and `TICTIMES_HANDS` ask for more than a test run has time for.
"""

import json
import os
from itertools import permutations
from random import Random

import pytest
from oracle import arithmetic, generate, happy_times
from oracle.command import answers, run

MATCHES = int(os.environ.get("TICTIMES_MATCHES", "400"))
HANDS = int(os.environ.get("TICTIMES_HANDS", "20000"))


@pytest.fixture(scope="module")
def matches():
    return list(generate.matches("agreement", MATCHES))


def same_state(ours, theirs):
    """Once a match is over, whose turn it is and the phase mean nothing."""
    meaningless = ("turn", "phase") if theirs["over"] else ()
    return all(ours[key] == theirs[key] for key in theirs if key not in meaningless) and set(
        ours
    ) == set(theirs)


def test_the_plain_engines_have_the_worked_values_of_the_rules():
    state = happy_times.deal("otter-42", 2, happy_times.DEFAULTS)
    assert state["hands"] == [[10, 6, 1, 4, 11, 16], [2, 8, 4, 6, 11, 9]]
    assert state["discard"] == [15]
    assert state["deck"][:3] == [16, 7, 1]
    sets = happy_times.sets_of(range(1, 17), happy_times.DEFAULTS)
    assert len({tuple(cards) for _, cards in sets}) == 67
    orange = "5-circle-orange 4-star-orange 4-square-orange 3-triangle-orange 5-circle-red"
    assert arithmetic.score(orange.split(), 1)["score"] == 11
    stars = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow"
    assert arithmetic.score(stars.split(), 2)["expression"] == "2 * (5 + 4 + 3) - (4 + 2)"


def test_replay_ends_where_the_plain_engine_does(matches):
    lines = [json.dumps(match, ensure_ascii=False) for match in matches]
    said, errors = answers("replay", "--json", "-", lines=lines, check=0)
    assert errors == []
    for match, snapshot in zip(matches, said, strict=True):
        expected = generate.engine_of(match).replay(match)
        assert same_state(snapshot, expected), json.dumps([match, snapshot, expected])


def test_replay_names_the_move_that_cannot_stand(matches):
    rng = Random("spoil")
    spoiled = [bad for match in matches for _ in range(2) if (bad := generate.spoiled(rng, match))]
    assert len(spoiled) > MATCHES
    lines = [json.dumps(match) for match, _ in spoiled]
    said, errors = answers("replay", "--json", "-", lines=lines, check=2)
    assert len(errors) == len(spoiled)
    for (match, number), answer, error in zip(spoiled, said, errors, strict=True):
        assert list(answer) == ["error"], json.dumps([match, answer])
        assert f"move {number}:" in answer["error"], json.dumps([match, number, answer])
        assert error.startswith("error: ")
        assert f"move {number}:" in error


def test_replay_refuses_what_is_badly_set_up(matches):
    bad = [bad for match in matches[:2] for bad in generate.badly_set_up(match)]
    said, errors = answers(
        "replay", "--json", "-", lines=[json.dumps(match) for _, match in bad], check=2
    )
    assert len(errors) == len(bad)
    for (word, match), answer in zip(bad, said, strict=True):
        assert list(answer) == ["error"], json.dumps([match, answer])
        assert word in answer["error"], json.dumps([word, match, answer])


@pytest.mark.parametrize("game", [0, 1])
def test_a_file_with_a_bad_move_is_refused_in_one_line(tmp_path, matches, game):
    match, number = next(
        filter(None, (generate.spoiled(Random(i), matches[game]) for i in range(50)))
    )
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match), encoding="utf-8")
    done = run("replay", file, check=2)
    assert done.stdout == b""
    (line,) = done.stderr.decode().splitlines()
    assert line.startswith("error: ")
    assert f"move {number}:" in line


def in_every_order(hands, whole):
    """The hands, each shuffled anyhow, and the first `whole` of them in all 120 orders."""
    for at, hand in enumerate(hands):
        yield from permutations(hand) if at < whole else [hand]


def by_cards(groups):
    return sorted(groups, key=lambda one: (one["kind"], one["cards"]))


@pytest.mark.parametrize("level", [1, 2])
def test_score_finds_every_group_and_the_best(level):
    rng = Random(f"hands at level {level}")
    hands = [rng.sample(arithmetic.PACK, 5) for _ in range(HANDS // 2 - 50 * 119)]
    hands = list(in_every_order(hands, whole=50))
    said, _ = answers(
        "score", "--level", level, "--json", "-", lines=[" ".join(h) for h in hands], check=0
    )
    for hand, answer in zip(hands, said, strict=True):
        expected = arithmetic.score(hand, level)
        assert by_cards(answer.pop("groups")) == by_cards(expected.pop("groups")), hand
        assert answer == expected, hand


def test_best_groups_that_tie_are_chosen_as_written():
    """Hands of few numbers, shapes and colours, where ties are common."""
    rng = Random("ties")
    few = [card for card in arithmetic.PACK if card[0] in "12" and card.endswith(("red", "cyan"))]
    hands = [rng.sample(few, 5) for _ in range(2000)]
    said, _ = answers("score", "--level=2", "--json", "-", lines=map_lines(hands), check=0)
    for hand, answer in zip(hands, said, strict=True):
        expected = arithmetic.score(hand, 2)
        assert answer["best"] == expected["best"], (hand, answer["best"], expected["best"])


def map_lines(hands):
    return [" ".join(map(str, hand)) for hand in hands]


@pytest.mark.parametrize(
    ("highest", "extras", "count"),
    [
        (16, [], HANDS // 2),
        (16, ["primes", "odds"], HANDS // 4),
        (36, ["primes"], HANDS // 10),
        (144, ["odds"], HANDS // 10),
        (17, [], HANDS // 20),
    ],
)
def test_sets_finds_every_table_and_trio(highest, extras, count):
    rng = Random(f"sets to {highest}")
    hands = [
        [rng.randint(1, highest) for _ in range(rng.choice([1, 3, 5, 6, 7, 7, 7, 9]))]
        for _ in range(count)
    ]
    hands += map(list, permutations([1, 6, 12, 4, 9]))
    options = {**happy_times.DEFAULTS, "highest": highest, **dict.fromkeys(extras, True)}
    said, _ = answers(
        "sets", "--json", "--highest", highest, *[f"--{name}" for name in extras], "-",
        lines=map_lines(hands), check=0,
    )  # fmt: skip
    for hand, answer in zip(hands, said, strict=True):
        found = [[one["table"], sorted(one["cards"])] for one in answer["sets"]]
        assert sorted(found, key=str) == sorted(happy_times.sets_of(hand, options), key=str), hand
        assert answer["hand"] == hand
        assert set(answer) == {"hand", "sets"}


def test_deal_prints_the_golden_deal():
    deal = json.loads(run("deal", "happy-times", "--seed", "otter-42", "--json", check=0).stdout)
    assert deal["seed"] == "otter-42"
    assert deal["hands"] == [[10, 6, 1, 4, 11, 16], [2, 8, 4, 6, 11, 9]]
    assert deal["discard"] == [15]
    assert deal["deck"][:3] == [16, 7, 1]
    assert len(deal["deck"]) == 32 - 13


@pytest.mark.parametrize("players", [2, 3, 5])
def test_deal_agrees_with_the_plain_engines(players):
    ours = json.loads(
        run("deal", "happy-times", "--seed", "Owl 7", "--players", players, "--highest", 36,
            "--json", check=0).stdout
    )  # fmt: skip
    plain = happy_times.deal("Owl 7", players, {**happy_times.DEFAULTS, "highest": 36})
    assert [ours[key] for key in ("hands", "discard", "deck")] == [
        plain[key] for key in ("hands", "discard", "deck")
    ]
    ours = json.loads(
        run("deal", "arithmetic", "--seed", "Owl 7", "--players", players, "--level", 2,
            "--no-negatives", "--json", check=0).stdout
    )  # fmt: skip
    options = {"level": 2, "rounds": 5, "negatives": False}
    plain = arithmetic.new_match("Owl 7", players, options)
    assert [ours[key] for key in ("hands", "discard", "deck")] == [
        plain[key] for key in ("hands", "discard", "deck")
    ]
