"""`tictimes deal --diagnostic`: it names the seed that it found."""

from __future__ import annotations

import pytest

from tictimes.arithmetic.diagnostic import tells_apart


def test_the_seed_that_is_named_deals_those_hands(tictimes):
    given = ("deal", "arithmetic", "--level", "2", "--json")
    (found,) = tictimes(*given, "--diagnostic", "--seed", "otter-42").answers
    assert found == tictimes(*given, "--seed", found["seed"]).answers[0]
    assert found["seed"] != "otter-42"
    assert all(tells_apart(hand, 2) for hand in found["hands"])


def test_without_a_seed_it_searches_from_anywhere(tictimes):
    (found,) = tictimes("deal", "arithmetic", "--diagnostic", "--json").answers
    assert all(tells_apart(hand, 1) for hand in found["hands"])
    assert (
        f"seed:    {found['seed']}\n" in tictimes("deal", "arithmetic", "--seed", found["seed"]).out
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("happy-times", "--diagnostic", "--seed", "otter-42"),
        ("arithmetic",),
        ("arithmetic", "--diagnostic", "--seed", ""),
        ("arithmetic", "--diagnostic", "--players", "9"),
    ],
)
def test_refusals(tictimes, arguments):
    assert tictimes("deal", *arguments).refused
