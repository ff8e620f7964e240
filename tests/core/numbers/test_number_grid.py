"""The number grid is true: what is crossed out is composite, what is lit is a multiple."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.errors import NotationError
from tictimes.numbers.scenes import number_grid
from tictimes.sayings import say
from tictimes.scene import Ask, asked

highest = st.integers(16, 144)
columns = st.integers(4, 12)
table = st.integers(2, 12)


def is_prime(number):
    return number > 1 and all(number % d for d in range(2, math.isqrt(number) + 1))


def names(scene):
    return {int(part.key): say(part.name) for part in scene.picture.parts}


@given(highest, columns)
def test_at_the_end_just_the_primes_are_ringed_and_just_the_composites_crossed(highest, columns):
    scene = number_grid(highest, columns).whole
    for number, name in names(scene).items():
        assert name.endswith(", prime") == is_prime(number)
        assert ("crossed out" in name) == (number > 1 and not is_prime(number))
    count = sum(map(is_prime, range(highest + 1)))
    assert say(scene.picture.says[-1]) == f"There are {count} primes up to {highest}."


@given(highest, st.integers(0, 5))
def test_on_the_way_what_is_crossed_has_one_of_the_primes_pressed(highest, presses):
    scene, pressed = number_grid(highest), []
    for _ in range(presses):
        pressed.append(scene.view.next)
        scene = asked(scene, Ask("press", str(pressed[-1])))
    crossing = [prime for prime in pressed if prime * prime <= highest]
    if not scene.view.finished:
        for number, name in names(scene).items():
            gone = any(number % prime == 0 and number > prime for prime in crossing)
            assert ("crossed out" in name) == gone
        assert is_prime(scene.view.next)


@given(highest)
def test_no_multiple_of_the_next_prime_is_left_when_the_sieve_stops(highest):
    view = number_grid(highest).view
    view = view.stepped(len(view.crossing))
    prime = view.next
    assert prime * prime > highest
    assert not [n for n in view.left if n % prime == 0 and n != prime]
    assert view.choices


@given(highest, st.integers(1, 144))
def test_each_number_answers_to_a_press_and_only_the_next_prime_sieves(highest, number):
    scene = number_grid(highest)
    after = asked(scene, Ask("press", str(number)))
    if number == 2:
        assert after.view.done == (2,)
    else:
        assert after.told
        assert after.view == scene.view


def test_a_child_is_told_why():
    scene = number_grid(100)
    assert "only one factor" in say(asked(scene, Ask("press", "1")).told)
    assert "Let 9 wait" in say(asked(scene, Ask("press", "9")).told)
    scene = asked(asked(scene, Ask("press", "2")), Ask("press", "3"))
    assert say(asked(scene, Ask("press", "12")).told) == "12 = 6 × 2, so 12 is not prime."
    assert "first new one is 3 × 3 = 9" in say(scene.picture.says[0])
    scene = asked(asked(scene, Ask("press", "5")), Ask("press", "7"))
    yes = asked(scene, Ask("more", "yes"))
    assert yes.view == scene.view
    assert "22, 33" in say(yes.told)
    assert "11 × 11 = 121 is more than 100" in say(asked(scene, Ask("more", "no")).picture.says[0])


@given(highest, columns, st.lists(st.integers(2, 16), max_size=2, unique=True))
def test_what_is_marked_is_in_the_tables(highest, columns, tables):
    scene = number_grid(highest, columns, "tables", tables)
    for number, look in scene.view.looks().items():
        marks = [number % table == 0 for table in tables]
        assert bool(look.under) == any(marks)
        assert bool(look.over) == (len(tables) == 2 and number == math.lcm(*tables))
        assert ("in both" in say(look.name)) == (len(tables) == 2 and all(marks))


@given(highest, table, table)
def test_what_both_tables_share_is_said(highest, first, second):
    if first == second:
        return
    scene = number_grid(highest, 10, "tables", (first, second))
    multiple = math.lcm(first, second)
    assert scene.view.common == tuple(n for n in range(1, highest + 1) if n % multiple == 0)
    said = " ".join(map(say, scene.picture.says))
    assert str(multiple) in said
    assert ("No number up to" in said) == (multiple > highest)


@given(highest, columns, table)
def test_why_the_pattern_looks_so_is_true(highest, columns, table):
    said = " ".join(map(say, number_grid(highest, columns, "tables", (table,)).picture.says))
    assert ("straight below" in said) == (columns % table == 0)
    slants = columns % table != 0 and (columns % table in (1, table - 1))
    assert ("slant" in said) == slants
    if slants and table > 2:
        # one row down and one to the left is again a multiple, where they slant to the left
        assert ("slant to the left" in said) == ((columns - 1) % table == 0)
        assert ("1 less" in said) == ((columns - 1) % table == 0)


def test_tables_come_and_go_and_a_third_takes_the_place_of_the_first():
    scene = number_grid(100, use="tables")
    for number in ("4", "6", "9"):
        scene = asked(scene, Ask("press", number))
    assert scene.view.tables == (6, 9)
    assert asked(scene, Ask("table", "9")).view.tables == (6,)
    assert asked(scene, Ask("again")).view.tables == ()
    assert "1 times table" in say(asked(scene, Ask("press", "1")).told)


@given(highest, columns, table, st.integers(0, 40))
def test_each_jump_lands_on_the_next_multiple(highest, columns, by, jumps):
    scene = number_grid(highest, columns, "jumps", (by,))
    for jump in range(1, min(jumps, highest // by) + 1):
        scene = asked(scene, Ask("press", str(jump * by)))
        assert scene.view.at == jump * by
    landed = [n for n, name in names(scene).items() if "jump" in name]
    assert landed == list(range(by, scene.view.at + 1, by))


@given(highest, table, st.data())
def test_a_wrong_landing_is_answered_and_nothing_jumps(highest, by, data):
    shown = data.draw(st.integers(0, highest // by))
    scene = number_grid(highest, 10, "jumps", (by,))
    scene = type(scene)(scene.view.stepped(shown))
    wrong = data.draw(st.integers(1, highest).filter(lambda n: n != (shown + 1) * by))
    after = asked(scene, Ask("press", str(wrong)))
    assert after.told
    assert after.view == scene.view


@pytest.mark.parametrize("text", ["15", "145", "-20", "12.0", "x", "", "9" * 40, "٣٠"])
def test_a_size_that_cannot_be_is_answered(text):
    scene = number_grid(100)
    after = asked(scene, Ask("highest", text))
    assert say(after.told) == "That can be a number from 16 to 144."
    assert after.view == scene.view


def test_the_grid_is_laid_anew():
    scene = asked(asked(number_grid(100), Ask("highest", " 36 ")), Ask("columns", "6"))
    assert len(scene.picture.parts) == 36
    assert scene.picture.wide < number_grid(100).picture.wide
    assert [a.value for a in scene.picture.ways.actions if a.chosen] == ["primes"]


@pytest.mark.parametrize(
    "chosen",
    [
        {"highest": 15}, {"highest": 145}, {"highest": "100"}, {"highest": True},
        {"columns": 3}, {"columns": 13}, {"use": "sieve"}, {"use": "tables", "tables": (1,)},
        {"use": "tables", "tables": (101,)}, {"use": "jumps", "tables": (13,)},
    ],
)  # fmt: skip
def test_what_is_no_grid_is_refused_in_words(chosen):
    with pytest.raises(NotationError, match=r"^[^\n]{5,160}$"):
        number_grid(**chosen)
