"""After a miss comes a question: trying table after table is no way to win."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tictimes.errors import RuleError
from tictimes.games import GAMES
from tictimes.happy_times import Declare, Discard, Draw
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.record import Missed, fold
from tictimes.play.sitting import Sitting
from tictimes.play.store import MemoryStore
from tictimes.play.teaching import hinted, looked_back, told_why
from tictimes.sayings import say

RIGHT, WRONG = Declare(2, (4, 6, 16)), Declare(3, (4, 6, 16))
DECK = Draw("deck")


def sit_down(names=("Ana", "Fox (bot)"), seed="otter-42", **options):
    setup = Setup.of("happy-times", seed, names, options)
    return Sitting.at(LiveMatch.start(setup, MemoryStore()))


def drawn(**options):
    """Ana has drawn 16: 10 6 1 4 11 16 16."""
    return sit_down(**options).tried(DECK)


def test_a_right_set_meets_no_question():
    sitting = drawn().tried(RIGHT)
    assert sitting.board().question is None
    assert [len(sets) for sets in sitting.live.state.sets] == [1, 0]


def test_a_miss_is_answered_in_words_and_lights_what_it_is_about():
    sitting = drawn().tried(WRONG)
    board = sitting.board()
    assert say(board.notice.says).startswith("4 is not in the 3 times table")
    assert board.notice.cards == ("4",)
    assert board.question is None
    assert (board.moves, board.entry) == (1, 2)
    assert sitting.live.folded.missed[0].move == WRONG


def test_the_next_try_is_asked_about_first():
    asked = drawn().tried(WRONG).tried(RIGHT)
    board = asked.board()
    assert [say(board.question.before), say(board.question.after)] == ["16 =", "× 2"]
    assert [answer.value for answer in board.question.answers][-2:] == ["8", "none"]
    assert board.moves == 1
    answered = asked.answered("8")
    assert answered.board().question is None
    assert len(answered.live.state.sets[0]) == 1
    assert not answered.live.folded.unsettled


@pytest.mark.parametrize("answer", ["7", "none", "16", "eight", "8.0", "٨", "<b>", "8 "])
def test_a_wrong_answer_is_explained_and_the_question_comes_again(answer):
    asked = drawn().tried(WRONG).tried(RIGHT)
    told = asked.answered(answer)
    assert told.board().moves == 1
    assert told.board().question is None
    assert say(told.board().telling.steps[0].change) == (
        "16 = 8 × 2, so 16 is in the 2 times table."
    )
    assert told.tried(RIGHT).board().question is not None


def test_to_find_out_that_a_set_is_wrong_is_no_second_miss():
    asked = drawn().tried(WRONG).tried(Declare(5, (4, 10, 16)))
    assert say(asked.board().question.before) == "4 ="
    agreed = asked.answered("none")
    assert say(agreed.board().notice.says) == (
        "That is right: 4 does not belong to the 5 times table. So choose again."
    )
    assert agreed.board().notice.cards == ("4",)
    assert agreed.board().question is None
    assert agreed.live == asked.live
    assert agreed.tried(RIGHT).board().question is not None


def test_to_find_out_that_a_set_is_wrong_is_no_mix_up():
    asked = drawn().tried(Declare(4, (4, 6, 16))).tried(Declare(4, (4, 10, 16)))
    assert asked.answered("none").answer.says.code == "happy_times.ask-agreed"


@pytest.mark.parametrize(("table", "kind"), [("primes", "primes"), ("odds", "odd numbers")])
def test_to_find_out_that_a_card_is_of_another_kind_is_no_miss(table, kind):
    wrong = Declare(table, (4, 6, 16))
    agreed = sit_down(primes=True, odds=True).tried(DECK).tried(wrong).tried(wrong).answered("no")
    assert f"4 does not belong to the {kind}" in say(agreed.answer.says)
    assert len(agreed.live.folded.missed) == 1


def test_a_refusal_that_the_answer_did_not_tell_is_still_a_miss():
    twice_16 = Declare(2, (4, 16, 16))
    judged = drawn().tried(WRONG).tried(twice_16).answered("8")
    assert len(judged.live.folded.missed) == 2


@pytest.mark.parametrize("leave", [lambda page: page.tried(Discard(11)), Sitting.undo, hinted])
def test_any_other_action_leaves_the_question(leave):
    asked = sit_down().tried(Draw("discard")).tried(WRONG).tried(RIGHT)
    assert asked.board().question is not None
    left = leave(asked)
    assert left.board().question is None
    assert left.answered("8") is left


def test_an_action_that_is_refused_leaves_the_question_too():
    refused = drawn().tried(WRONG).tried(RIGHT).tried(Discard(12))
    assert refused.board().question is None
    assert "12" in say(refused.answer.says)


def test_not_now_puts_the_question_aside_and_nothing_else():
    asked = drawn().tried(WRONG).tried(RIGHT)
    later = asked.answered("")
    assert later.board().question is None
    assert later.live == asked.live
    assert later.answered("8") is later  # nothing is open
    assert later.tried(Discard(11)).live.state.turn == 1


def test_throwing_a_card_away_does_not_settle_it():
    sitting = drawn().tried(WRONG).tried(Discard(11))
    while sitting.waiting:
        sitting = sitting.next()
    again = sitting.tried(DECK).tried(RIGHT)
    assert again.board().question is not None


def test_each_seat_has_its_own_misses():
    sitting = sit_down(("Ana", "Ben")).reveal().tried(DECK).tried(WRONG).tried(Discard(11)).reveal()
    sitting = sitting.tried(DECK)
    hand = sitting.live.state.hand
    even = tuple(sorted(dict.fromkeys(card for card in hand if card % 2 == 0)))[:3]
    assert sitting.tried(Declare(2, even)).board().question is None


def test_misses_outlive_the_page():
    store = MemoryStore()
    live = LiveMatch.start(Setup.of("happy-times", "otter-42", ["Ana", "Fox (bot)"], {}), store)
    sitting = Sitting.at(live).tried(DECK).tried(WRONG)
    again = Sitting.at(LiveMatch.resume(sitting.live.key, store))
    assert again.tried(RIGHT).board().question is not None
    assert fold(store.read(live.key)) == sitting.live.folded


def test_too_soon_or_not_held_is_no_miss():
    early = sit_down().tried(RIGHT)
    assert early.answer.says.code == "happy_times.draw-first"
    stranger = drawn().tried(Declare(2, (2, 4, 6)))
    assert stranger.answer.says.code == "happy_times.not-in-hand"
    for sitting in (early, stranger):
        assert not sitting.live.folded.missed


def test_a_mistake_that_comes_twice_is_named():
    near = Declare(4, (4, 6, 16))
    sitting = drawn().tried(near)
    assert "came up before" not in say(sitting.answer.says)
    settled = sitting.tried(RIGHT).answered("8")
    while settled.waiting:
        settled = settled.next()
    twice = settled.tried(DECK).tried(Declare(4, (1, 10, 16)))
    assert "came up before" in say(twice.answer.says)


def test_large_packs_have_their_answers_typed():
    sitting = sit_down(highest=36).tried(DECK)
    hand = tuple(sorted(dict.fromkeys(sitting.live.state.hand)))[:3]
    asked = sitting.tried(Declare(7, hand)).tried(Declare(2, hand)).board().question
    assert asked.typed
    assert [answer.value for answer in asked.answers] == ["none"]


@pytest.mark.parametrize("table", ["primes", "odds"])
def test_of_primes_and_odd_numbers_the_kind_is_asked(table):
    sitting = sit_down(primes=True, odds=True).tried(DECK).tried(Declare(table, (4, 6, 16)))
    asked = sitting.tried(Declare(table, (1, 4, 11)))
    assert [answer.value for answer in asked.board().question.answers] == ["yes", "no"]
    assert not asked.board().question.typed
    assert asked.answered("yes").board().telling is not None


def test_the_answer_never_leaves_python():
    question = drawn().tried(WRONG).tried(RIGHT).aside.asked[1]
    fields = {name: getattr(question.asking, name) for name in type(question.asking).__slots__}
    assert "right" not in fields
    assert "steps" not in fields


@given(st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_whoever_lays_down_only_sets_is_never_asked(number):
    rng = Random(number)
    sitting = sit_down(seed=f"right-{number}", highest=rng.choice([16, 24, 36]), goal=3)
    for _ in range(200):
        if sitting.live.state.over:
            break
        if sitting.waiting:
            sitting = sitting.next()
            continue
        legal = sitting.live.state.legal_moves
        sitting = sitting.tried(
            next((m for m in legal if isinstance(m, Declare)), rng.choice(legal))
        )
        assert sitting.board().question is None
    assert not sitting.live.folded.missed


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_questions_asks_none(game):
    setup = Setup.of(game, "otter-42", ("Ana", "Ben"), {})
    view = setup.deal().view(setup.deal().turn)
    for move in setup.deal().legal_moves:
        assert GAMES[game].help.question(view, move) is None


def test_a_miss_is_an_entry_that_changes_no_card():
    before, after = drawn().live.folded, drawn().tried(WRONG).live.folded
    assert (before.states, before.moves) == (after.states, after.moves)
    assert after.missed == (Missed(WRONG, 0, after.missed[0].codes),)


@pytest.mark.parametrize("broken", ["question", "diagnose", "hint", "explain", "review", "ending"])
def test_a_game_goes_on_without_its_help_where_that_is_broken(broken, caplog):
    def fail(*_):
        raise ZeroDivisionError

    game = GAMES["happy-times"]
    lame = replace(game, help=replace(game.help, **{broken: fail}))
    setup = Setup(lame, "otter-42", ("Ana", "Fox (bot)"), lame.read_options({"goal": 1}))
    sitting = Sitting.at(LiveMatch.start(setup, MemoryStore())).tried(DECK)
    if broken == "hint":
        with pytest.raises(RuleError) as refused:
            hinted(sitting)
        assert refused.value.saying.code == "play.no-help"
    sitting = sitting.tried(WRONG).tried(RIGHT)
    if sitting.aside.asked:
        sitting = sitting.answered(sitting.aside.asked[1].right)
    assert len(sitting.live.state.sets[0]) == 1
    for ask, name in (
        (lambda: told_why(sitting, 1), "explain"),
        (lambda: looked_back(sitting), "review"),
    ):
        if broken == name:
            with pytest.raises(RuleError):
                ask()
    while not sitting.live.state.over:
        sitting = (
            sitting.next() if sitting.waiting else sitting.tried(sitting.live.state.legal_moves[-1])
        )
    assert sitting.board().winners
    assert caplog.records
