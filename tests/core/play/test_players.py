"""Who sits at a table: people, and bots by their names."""

from __future__ import annotations

import pytest

from tictimes.errors import NotationError
from tictimes.play.players import LONGEST_NAME, as_bot, bot_level, read_names, seat_names


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("Otter (bot)", "medium"),
        ("Otter (easy bot)", "easy"),
        ("Otter (hard bot)", "hard"),
        ("Otter (medium bot)", "medium"),
        ("Old Otter (bot) (hard bot)", "hard"),
        ("Otter", None),
        ("Otter bot", None),
        ("Otter (BOT)", None),
        ("Otter(bot)", None),
        ("(bot)", None),
        (" (bot)", None),
        ("Otter (bot) ", None),
        ("Otter (clever bot)", None),
        ("", None),
    ],
)
def test_a_bot_is_told_by_its_name(name, level):
    assert bot_level(name) == level


def test_a_match_file_keeps_names_as_they_are():
    assert read_names(["\u202eAna"]) == ("\u202eAna",)


@pytest.mark.parametrize("name", ["Ana", "x" * LONGEST_NAME, "Fox (hard bot)"])
def test_whoever_takes_over_is_a_bot_with_a_name_of_its_own(name):
    assert bot_level(as_bot(name)) is not None
    assert read_names([as_bot(name)]) == (as_bot(name),)


@pytest.mark.parametrize("count", range(2, 9))
def test_a_number_is_one_person_and_bots(count):
    names = seat_names(count)
    assert [bot_level(name) for name in names] == [None, *["medium"] * (count - 1)]
    assert len(set(names)) == count


@pytest.mark.parametrize("players", [0, 9, -1, True, 2.0, "Ana", None, {"Ana"}, 10**80, ["Ana", 7]])
def test_what_is_no_table_is_refused(players):
    with pytest.raises(NotationError) as refused:
        seat_names(players)
    assert len(str(refused.value).splitlines()) == 1
