"""The laws that every picture keeps, also the next one; list it here and it is tested."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.arithmetic.explain import explain, in_one
from tictimes.arithmetic.puzzles import Kind as HandKind
from tictimes.arithmetic.scenes import chances_of, hands
from tictimes.arithmetic.scenes.hand_quiz import HandQuiz
from tictimes.arithmetic.scoring import best_group, expression
from tictimes.happy_times.puzzles import Kind as SetKind
from tictimes.happy_times.scenes import SetQuiz, tables_map
from tictimes.icons import STEERING
from tictimes.numbers import why_prime
from tictimes.numbers.quiz import Kind as NumberKind
from tictimes.numbers.scenes import (
    FactorTreeScene,
    NumberQuiz,
    RectanglesScene,
    number_grid,
    number_line,
)
from tictimes.print_edition import static_svg
from tictimes.sayings import Saying, Voice, say
from tictimes.scene import Ask, asked, offered
from tictimes.step_scene import StepScene

NO_GROUP = "1-star-red 2-moon-red 3-moon-blue 4-circle-yellow 5-square-orange".split()
HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-crescent-yellow".split()
TIC_OF_FIVE = "1-star-red 2-star-red 3-star-red 4-star-red 5-star-red".split()

SCENES = {
    **{f"tree-{n}": FactorTreeScene(n) for n in (0, 1, 2, 12, 13, 60, 97, 2**39, 999_999_999_989)},
    **{
        f"rectangles-{n}": RectanglesScene(n)
        for n in (0, 1, 2, 12, 13, 16, 120, 144, 145, 963_761_198_400)
    },
    **{
        f"grid-{use}-{n}-{columns}": number_grid(n, columns, use)
        for use in ("primes", "tables", "jumps")
        for n, columns in ((16, 4), (100, 10), (144, 12))
    },
    "grid-tables-4-6": number_grid(100, 10, "tables", (4, 6)),
    "grid-tables-7-7": number_grid(16, 7, "tables", (9, 13)),
    "grid-jumps-12": number_grid(100, 5, "jumps", (12,)),
    "line-below-zero": number_line(16, -21),
    "line-none": number_line(0),
    "line-there-and-back": number_line(-3, 4, -9, 6, 0, -12, 20),
    "line-far": number_line(-999, 1, 998),
    "line-hand": number_line(best_group(HAND).expression),
    "line-all-against": number_line(expression(NO_GROUP, None)),
    "map-16": tables_map(16),
    "map-17-both": tables_map(17, primes=True, odds=True),
    "map-36": tables_map(36),
    "map-37": tables_map(37, primes=True),
    "map-144": tables_map(144),
    **{f"hands-{level}": hands(HAND, level) for level in (1, 2)},
    **{f"hands-none-{level}": hands(NO_GROUP, level) for level in (1, 2)},
    **{f"hands-many-{level}": hands(TIC_OF_FIVE, level) for level in (1, 2)},
    **{f"chances-{level}": chances_of(level) for level in (1, 2)},
    "chances-best": chances_of(2, 50),
    "chances-never": chances_of(2, 32),
    "chances-hand": chances_of(1, cards=NO_GROUP),
    **{f"quiz-{kind}": NumberQuiz(kind, "otter-42") for kind in get_args(NumberKind)},
    **{f"quiz-{kind}": SetQuiz(kind, "otter-42") for kind in get_args(SetKind)},
    **{f"quiz-{kind}": HandQuiz(kind, "otter-42") for kind in get_args(HandKind)},
    "quiz-one-short-36": SetQuiz("one-short", "otter-42", 3),
    "steps-none": StepScene(()),
    "steps-prime": StepScene(why_prime(13)),
    "steps-hand": StepScene((*explain(HAND), *in_one(HAND))),
}

scenes = pytest.mark.parametrize("scene", SCENES.values(), ids=list(SCENES))
voices = pytest.mark.parametrize("voice", get_args(Voice))


@cache
def walked(scene, most=12):
    """The scene, and some of what follows from doing what it offers."""
    seen, waiting = [], [scene]
    while waiting and len(seen) < most:
        here = waiting.pop(0)
        if here in seen:
            continue
        seen.append(here)
        asks = [Ask(action.name, action.value) for action in offered(here.picture)]
        asks += [Ask("press", part.key) for part in here.picture.parts[:3]]
        asks += [
            Ask(question.name, typed)
            for question in here.picture.questions
            for typed in ("12", "-3", "1.5", "x" * 90, "", "0", "9" * 30)
        ]
        waiting += [asked(here, ask) for ask in asks]
    return [*seen, scene.whole]


@scenes
@voices
def test_everything_has_words_in_every_voice(scene, voice):
    for here in walked(scene):
        picture = here.picture
        asked_now = [one for one in (picture.asks, picture.aloud) if one]
        said = [picture.name, *asked_now, *picture.says, *(part.name for part in picture.parts)]
        said += [action.label for action in offered(picture)]
        said += [action.why_not for action in offered(picture) if action.why_not]
        said += [one for question in picture.questions for one in (question.label, question.button)]
        for saying in [*said, here.told] if here.told else said:
            assert say(saying, voice)


@scenes
def test_parts_lie_within_the_picture_and_light_what_is_there(scene):
    for here in walked(scene):
        picture = here.picture
        keys = [part.key for part in picture.parts]
        known = {*keys, *(part.key for part in here.whole.picture.parts)}
        assert len(set(keys)) == len(keys)
        for part in picture.parts:
            assert 0 <= part.left <= part.left + part.wide <= picture.wide
            assert 0 <= part.top <= part.top + part.high <= picture.high
            assert part.key not in part.lights
            assert set(part.lights) <= known


@scenes
def test_parts_do_not_cover_each_other(scene):
    parts = scene.whole.picture.parts
    for i, one in enumerate(parts):
        for other in parts[i + 1 :]:
            beside = one.left + one.wide <= other.left or other.left + other.wide <= one.left
            above = one.top + one.high <= other.top or other.top + other.high <= one.top
            assert beside or above, (one.key, other.key)


@scenes
def test_actions_have_icons_and_differ(scene):
    for here in walked(scene):
        actions = list(offered(here.picture))
        assert len({(action.name, action.value) for action in actions}) == len(actions)
        assert all(action.icon in STEERING for action in here.picture.actions)


@scenes
def test_what_is_forbidden_is_answered_and_changes_nothing(scene):
    for here in walked(scene):
        picture = here.picture
        for action in offered(picture):
            if action.why_not:
                after = asked(here, Ask(action.name, action.value))
                assert after.told == action.why_not
                assert after.picture == picture


@scenes
@settings(max_examples=10)
@given(st.builds(Ask, st.text(max_size=9), st.text(max_size=9)))
def test_whatever_is_asked_has_an_answer(scene, ask):
    after = asked(scene, ask)
    assert after.told or after.picture


@scenes
def test_back_undoes_forward(scene):
    here = scene
    while forward := [a for a in here.picture.actions if a.name == "forward" and not a.why_not]:
        after = asked(here, Ask("forward"))
        assert asked(after, Ask("back")).picture == here.picture
        here = after
        assert forward
    assert here.picture.parts == scene.whole.picture.parts


@scenes
@voices
def test_the_print_edition_is_plain_paths_and_says_what_it_shows(scene, voice):
    picture = scene.whole.picture
    svg = static_svg(picture, voice)
    tree = ElementTree.fromstring(svg)
    tags = {element.tag.rpartition("}")[2] for element in tree.iter()}
    assert tags <= {"svg", "g", "path", "title", "desc"}
    assert tree.find("{*}title").text == say(picture.name, voice)
    assert tree.find("{*}desc").text
    assert not re.search(r"\bid=|href|url\(|NaN|inf|style=", svg)


def test_the_print_edition_takes_any_text():
    picture = StepScene(()).picture
    odd = Saying.of("common.name", name="<b>&\N{OTTER} \u202eabc ]]>")
    svg = static_svg(type(picture)(odd, says=(odd,)))
    assert ElementTree.fromstring(svg).find("{*}title").text.startswith("<b>&")
