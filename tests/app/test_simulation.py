"""`simulate`: bots against bots, the same result every time."""

from __future__ import annotations

import pytest

from tictimes_app import simulation
from tictimes_app.simulation import Outcome, play_out

from .commands import tictimes

__all__ = ["tictimes"]
KEYS = "games finished unfinished wins draws mean_turns mean_scores seconds".split()
BOTS = ("0 (easy bot)", "1 (medium bot)")


@pytest.mark.parametrize("game", ["happy-times", "arithmetic"])
def test_the_summary_adds_up_and_is_the_same_again(tictimes, game):
    arguments = ("simulate", game, "--games", 6, "--bots", "easy,medium,easy", "--seed", "s")
    (one,), (other,) = (
        tictimes(*arguments, "--json").answers,
        tictimes(*arguments, "--json").answers,
    )
    assert list(one) == KEYS
    assert one["games"] == 6 == one["finished"] + one["unfinished"]
    assert sum(one["wins"]) + one["draws"] == one["finished"]
    assert len(one["wins"]) == len(one["mean_scores"]) == 3
    assert {**one, "seconds": 0} == {**other, "seconds": 0}


def test_game_i_is_dealt_by_seed_i(tictimes):
    outcomes = [play_out("happy-times", BOTS, {}, f"s-{i}") for i in range(4)]
    (answer,) = tictimes(
        "simulate", "happy-times", "--games", 4, "--bots", "easy,medium", "--seed", "s", "--json"
    ).answers
    assert answer["mean_turns"] == sum(outcome.turns for outcome in outcomes) / 4
    assert answer["wins"] == [
        sum(outcome.winners == (seat,) for outcome in outcomes) for seat in (0, 1)
    ]


def test_options_reach_the_games(tictimes):
    quick = ("--games", 3, "--bots", "easy,easy", "--json")
    (one,) = tictimes("simulate", "arithmetic", *quick, "--rounds", 1, "--level", 2).answers
    (five,) = tictimes("simulate", "arithmetic", *quick, "--rounds", 5).answers
    assert one["mean_turns"] < five["mean_turns"]


def test_shared_wins_are_draws_and_a_stopped_game_is_unfinished():
    outcomes = [
        Outcome((0,), 10, (3, 1)),
        Outcome((0, 1), 20, (3, 3)),
        Outcome((), 1000, (0, 0)),
        Outcome((1,), 10, (2, 3)),
    ]
    assert simulation._summary(outcomes, 2, 1.5) == {
        "games": 4,
        "finished": 3,
        "unfinished": 1,
        "wins": [1, 1],
        "draws": 1,
        "mean_turns": 260.0,
        "mean_scores": [2.0, 1.75],
        "seconds": 1.5,
    }


@pytest.mark.parametrize("game", ["happy-times", "arithmetic"])
def test_a_game_is_stopped_after_so_many_turns_a_player(monkeypatch, game):
    monkeypatch.setattr(simulation, "MOST_TURNS", 2)
    outcome = play_out(game, ("0 (easy bot)", "1 (easy bot)"), {}, "otter-42")
    assert outcome.winners == ()
    assert outcome.turns >= 4


def test_simulate_for_people(tictimes):
    out = tictimes("simulate", "happy-times", "--games", 2, "--bots", "easy,easy").out
    assert "0 (easy bot)" in out
    assert "2 games in " in out
