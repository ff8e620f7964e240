"""Questions and puzzles without end: what every quiz keeps, and what is true of each kind."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.arithmetic.puzzles import Kind as HandKind
from tictimes.arithmetic.question_rows import LEVELS
from tictimes.arithmetic.scenes.friend_quiz import FriendQuiz
from tictimes.arithmetic.scenes.hand_quiz import HandQuiz
from tictimes.arithmetic.scenes.question_quiz import HandQuestions
from tictimes.arithmetic.tally import best_score
from tictimes.errors import NotationError
from tictimes.happy_times.pick_row import KINDS as PICKED
from tictimes.happy_times.puzzles import Kind as SetKind
from tictimes.happy_times.scenes import HelpfulQuiz, PickQuiz, SetQuiz
from tictimes.numbers.questions import FactorPairs
from tictimes.numbers.quiz import Kind as NumberKind
from tictimes.numbers.riddle_rows import Kind as RiddleKind
from tictimes.numbers.scenes import AlwaysQuiz, NumberQuiz, RiddleQuiz
from tictimes.quiz_scene import TRIES
from tictimes.sayings import say
from tictimes.scene import Ask, asked, offered
from tictimes.steps import Claim, as_text

QUIZZES = [
    *((NumberQuiz, kind, level) for kind in get_args(NumberKind) for level in (1, 2, 3)),
    *((SetQuiz, kind, level) for kind in get_args(SetKind) for level in (1, 2, 3)),
    *((RiddleQuiz, kind, level) for kind in get_args(RiddleKind) for level in (1, 2, 3)),
    *((AlwaysQuiz, "always", level) for level in (1, 2, 3)),
    *((HelpfulQuiz, "helpful", level) for level in (1, 2, 3)),
    *((PickQuiz, kind, level) for kind in PICKED for level in (1, 2, 3)),
    *((HandQuiz, kind, level) for kind in get_args(HandKind) for level in (1, 2)),
    *((HandQuestions, kind, level) for kind, levels in LEVELS.items() for level in levels),
    *((FriendQuiz, "for-a-friend", level) for level in (1, 2)),
]
quizzes = pytest.mark.parametrize(
    ("quiz", "kind", "level"), QUIZZES, ids=[f"{kind}-{level}" for _, kind, level in QUIZZES]
)


def do(scene, *asks):
    """What follows when a child presses and types: `("press", "3")`, `"check"`."""
    for one in asks:
        scene = asked(scene, Ask(one) if isinstance(one, str) else Ask(*one))
    return scene


def pressed(cards):
    return [("press", str(card)) for card in cards]


def rightly(scene):
    """How the question of `scene` is answered rightly."""
    task, kind = scene.task, scene.kind
    if kind in ("is-prime", "in-table"):
        return ["yes" if task.right else "no"]
    if kind == "list-factors":
        return [("answer", ", ".join(map(str, task.right)))]
    if kind == "factor-pairs":
        pairs = [f"{one} x {task.number // one}" for one in task.right]
        return [("answer", "; ".join(pairs[: (len(pairs) + 1) // 2]))]
    if kind == "name-table":
        return [("table", str(task.right[0])) if task.right else "none"]
    if kind == "name-set":
        return [*pressed(task.right[0].cards), "check"] if task.right else ["none"]
    if kind == "one-short":
        return [*pressed(task.right), "check"]
    if kind in get_args(RiddleKind):
        return [("answer", str(task.right[0] if kind == "riddle" else task.right))]
    if kind == "always":
        return [("how-often", task.right)]
    if kind == "helpful":
        return [("answer", str(task.right))]
    if kind in PICKED:
        cards = task.right[0] if kind == "two-sets" else task.right
        return [*pressed(cards), "check"] if cards else ["none"]
    if kind in LEVELS:
        return of_hand(scene, rightly=True)
    if kind == "for-a-friend":
        five = task.pool[:5]
        return [*pressed(five), "ready", ("answer", str(best_score(five, scene.level)))]
    if kind == "twins":
        one, other = task.right[0]
        return [*pressed(one), "keep", *pressed(other), "check"]
    return [*pressed(task.right[0]), "check"]


def of_hand(scene, *, rightly):
    """An answer to a question about a hand."""
    task, kind = scene.task, scene.kind
    if kind in ("is-group", "neighbour"):
        return ["yes" if task.right == rightly else "no"]
    if kind == "what-shared":
        things = " ".join(task.right) or "nothing"
        return [("shared", things if rightly else "shape" if things == "number" else "number")]
    if kind == "more-often":
        return [
            ("event", next(e.key for e in (task.one, task.other) if (e == task.right) == rightly))
        ]
    if kind == "one-sum" and rightly:
        return [("answer", as_text(task.group.expression))]
    return [("answer", str(task.right if rightly else 99))]


def wrongly(scene):
    """How it is not."""
    task, kind = scene.task, scene.kind
    if kind in ("is-prime", "in-table"):
        return ["no" if task.right else "yes"]
    if kind in ("list-factors", "factor-pairs"):
        return [("answer", "1 7")]
    if kind == "name-table":
        return ["none" if task.right else ("table", "2")]
    if kind == "name-set":
        return ["none"] if task.right else [*pressed(task.cards[:3]), "check"]
    if kind in (*get_args(RiddleKind), "helpful"):
        return [("answer", "199")]
    if kind == "always":
        return [("how-often", "never" if task.right == "always" else "always")]
    if kind in PICKED:
        size = {"two-sets": 3, "hide-a-set": 5, "most-sets": 1}.get(kind, 2)
        some = combinations(task.cards, size)
        return [*pressed(next(one for one in some if not task.check(one).correct)), "check"]
    if kind in LEVELS:
        return of_hand(scene, rightly=False)
    if kind == "for-a-friend":
        return [*([] if scene.ready else [*pressed(task.pool[:5]), "ready"]), ("answer", "99")]
    if kind == "one-short":
        return [*pressed(n for n in (1, 7, 11) if n not in task.pair), "check"]
    if kind == "twins":
        right = {frozenset(two) for two in task.right}
        some = [cards for size in (2, 3) for cards in combinations(task.cards, size)]
        first, second = next(two for two in combinations(some, 2) if frozenset(two) not in right)
        return [*pressed(first), "keep", *pressed(second), "check"]
    return [*pressed(next(hand for hand in task.worth if hand not in task.right)), "check"]


def spoken(step):
    """Whether there are words for a step, and for what it claims."""
    return say(step.change) and (not isinstance(step.before, Claim) or say(step.before.says))


@quizzes
def test_a_row_of_right_answers(quiz, kind, level):
    scene, tasks = quiz(kind, "otter-42", level), []
    for done in range(1, 6):
        assert not scene.picture.steps
        assert not scene.settled
        tasks.append(scene.task)
        scene = do(scene, *rightly(scene))
        assert (scene.done, scene.answered, scene.earlier) == (done, done, ())
        assert say(scene.told) == "Yes, that is right."
        assert scene.picture.steps
        assert all(map(spoken, scene.picture.steps))
        assert [action.name for action in offered(scene.picture) if action.name != "level"] == [
            "next"
        ]
        scene = do(scene, "next")
    assert len(set(map(repr, tasks))) == 5
    assert scene.number == 6


@quizzes
def test_a_wrong_answer_is_explained_and_never_counted(quiz, kind, level):
    scene = quiz(kind, "otter-42", level)
    after = do(scene, *wrongly(scene))
    assert (after.done, after.answered, len(after.earlier)) == (0, 1, 1)
    assert after.picture.steps
    assert all(map(spoken, after.picture.steps))
    assert say(after.told) == "Not quite. Let us look at it."
    assert after.settled == after.once


@quizzes
def test_the_right_answer_may_be_seen_after_two_tries_and_does_not_count(quiz, kind, level):
    scene = quiz(kind, "otter-42", level)
    if scene.once:
        return
    for tries in range(TRIES):
        assert "show" not in [action.name for action in scene.picture.actions], tries
        again = ["back-to-first"] if getattr(scene, "first", None) else []
        scene = do(scene, *again, *pressed(scene.chosen) if not again else ())
        if again:
            scene = do(scene, *pressed(scene.chosen))
        scene = do(scene, *wrongly(scene))
    shown = do(scene, "show")
    assert shown.picture.steps == shown.task.steps
    assert shown.settled
    assert shown.done == 0
    assert do(shown, "next").number == 2


@pytest.mark.parametrize("pieces", [*permutations(("1x12", "6 × 2", "3*4"))])
@pytest.mark.parametrize("comma", [", ", " ", ";", " and ", "/"])
def test_pairs_count_in_any_order_and_are_explained_once(pieces, comma):
    scene = NumberQuiz("factor-pairs", "otter-42")
    while scene.task != FactorPairs(12):
        scene = do(scene, "skip")
    twice = comma.join((*pieces, pieces[0]))
    for typed in (comma.join(pieces), twice):
        after = do(scene, ("answer", typed))
        assert after.done == 1
        assert len(after.picture.steps) == 4


def test_the_second_of_a_kind_is_named_as_a_mix_up():
    scene, said = NumberQuiz("is-prime", "otter-42", 2), []
    while len(said) < 2:
        if scene.task.number in (9, 15, 21, 25, 27, 33):
            scene = do(scene, "yes")
            said.append(" ".join(map(say, scene.thoughts)))
        scene = do(scene, "next" if scene.settled else "skip")
    assert "erhaps" in said[0]
    assert "mix-up" not in said[0]
    assert "mix-up" in said[1]
    assert scene.thoughts == ()


@settings(max_examples=60)
@given(st.sampled_from(["list-factors", "factor-pairs"]), st.text(max_size=170))
def test_whatever_is_typed_is_read_or_refused_in_words(kind, typed):
    scene = NumberQuiz(kind, "otter-42", language="de")
    after = do(scene, ("answer", typed))
    assert say(after.told)
    assert after.typed == typed
    assert after.task == scene.task
    assert after.done == 0 or after.right


def test_an_answer_may_be_given_in_the_language_of_the_page():
    scene = NumberQuiz("list-factors", "otter-42", language="de")
    typed = " und ".join(map(str, scene.task.right))
    assert do(scene, ("answer", typed)).done == 1


@quizzes
def test_another_level_begins_a_row_of_its_own(quiz, kind, level):
    scene = quiz(kind, "otter-42", level)
    other = do(do(scene, *rightly(scene)), ("level", "2"))
    assert (other.level, other.number, other.done, other.settled) == (2, 1, 1, False)


@pytest.mark.parametrize(
    "made",
    [
        lambda: NumberQuiz("is-even", "otter-42"),
        lambda: NumberQuiz("is-prime", "otter-42", 4),
        lambda: NumberQuiz("is-prime", ""),
        lambda: SetQuiz("zero", "otter-42"),
        lambda: HandQuiz("zero", "otter-42", 3),
    ],
)
def test_what_there_is_not_is_refused(made):
    with pytest.raises(NotationError):
        made()
