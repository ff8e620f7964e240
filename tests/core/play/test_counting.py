"""The score sheet: a child claims, a neighbour checks unseen, and only then the kit proves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictimes.errors import RuleError
from tictimes.play.live_match import LiveMatch
from tictimes.play.record import Record, Undone, Written, begin, fold
from tictimes.play.sitting import Sitting
from tictimes.play.teaching import told_why
from tictimes.sayings import say
from tictimes.sheets import Counting, Reply

from .counting import (
    ANA,
    BEN,
    FOX,
    ask,
    claim,
    counted,
    row,
    rows,
    said,
    share,
    sit_down,
    to_the_sheet,
)


def kinds(sitting, *replies):
    """What is asked after each of the replies."""
    found = [ask(sitting).kind]
    for reply in replies:
        sitting = sitting.write(reply)
        found.append(ask(sitting).kind if ask(sitting) else None)
    return found


def test_two_children_who_agree():
    sitting = counted()
    score = row(sitting).task.score
    sitting = claim(sitting, score)
    assert (ask(sitting).kind, say(ask(sitting).title)) == (
        "check",
        "Ben, what is the score of Ana?",
    )
    sitting = claim(sitting, score)
    assert said(sitting) == f"Ana and Ben both have {score}. It is right.".replace("-", "−")
    line = sitting.board().sheet.lines[0]
    assert (line.own, line.other, line.score, line.mark) == (score, score, score, "same")
    assert ask(sitting).seat == 1


def test_only_a_difference_asks_for_the_step():
    sitting = counted()
    score = row(sitting).task.score
    sitting = claim(claim(sitting, score + 3), score)
    page = sitting.board().sheet
    assert page.ask.kind == "which"
    assert [one.number for one in page.ask.tries] == [score + 3, score]
    assert page.lines[0].score is None
    sitting = claim(sitting.write(Reply("agree", seat=0)), score)
    assert sitting.board().sheet.lines[0].mark == "same"


def test_the_other_one_may_change_as_well():
    sitting = counted()
    score = row(sitting).task.score
    sitting = claim(claim(sitting, score), score - 2)
    sitting = sitting.write(Reply("agree", seat=1))
    assert ask(sitting).kind == "check"
    assert sitting.board().sheet.lines[0].own is None
    assert claim(sitting, score).board().sheet.lines[0].mark == "same"


def test_the_second_difference_is_shown():
    sitting = counted()
    score = row(sitting).task.score
    sitting = claim(claim(sitting, score + 3), score)
    sitting = claim(sitting.write(Reply("agree", seat=0)), score + 4)
    page = sitting.board().sheet
    assert (page.shows, page.lines[0].mark, page.lines[0].score) == (0, "differs", score)
    assert page.lines[0].proof


def test_they_may_ask_to_be_shown():
    sitting = counted()
    score = row(sitting).task.score
    sitting = claim(claim(sitting, score + 3), score).write(Reply("dispute"))
    assert sitting.board().sheet.shows == 0


def test_both_may_have_the_same_wrong_number():
    sitting = counted()
    score = row(sitting).task.score
    sitting = claim(claim(sitting, score + 1), score + 1)
    assert "not quite it" in said(sitting)
    assert ask(sitting).kind == "claim"
    sitting = claim(claim(sitting, score + 1), score + 1)
    assert sitting.board().sheet.lines[0].score == score
    assert said(sitting).startswith("This is how it is counted.")


def test_the_neighbours_page_is_the_same_whatever_was_claimed():
    sitting = counted()
    pages = [claim(sitting, number).board() for number in (18, -3, 77)]
    assert pages[0] == pages[1] == pages[2]
    with_sum = sitting.write(Reply("claim", sum=("9", "+", "9"))).board()
    assert with_sum == pages[0]


def test_no_score_is_on_the_page_before_it_is_counted():
    """A right score is nowhere: not on a mat, not in the log, not among the totals."""
    sitting = counted(seed="fox-7", level=2)
    scores = {one.task.score for one in rows(sitting)}
    board = sitting.board()
    assert board.scores == ()
    assert board.winners == ()
    assert all(line.score is None and line.proof == () for line in board.sheet.lines)
    assert all(pile.note is None for pile in board.piles if pile.kind == "sets")
    heard = " ".join(say(line.says) for line in board.log)
    assert not any(f"= {score}" in heard for score in scores)
    with pytest.raises(RuleError):
        told_why(sitting, len(sitting.live.folded.moves) - 1)


def test_what_a_group_shares_is_the_childs_to_say_first():
    sitting = to_the_sheet(sit_down(level=2))
    labels = [say(group.label) for pile in sitting.board().piles for group in pile.groups]
    assert set(labels) == {"Group", "Left over"}
    task = row(sitting).task
    assert kinds(sitting, Reply("share", things=task.group.shared))[1] == "claim"
    with pytest.raises(RuleError, match="Choose what is the same"):
        sitting.write(Reply("share"))


def test_what_is_not_shared_is_told_by_what_the_cards_have_instead():
    sitting = to_the_sheet(sit_down())
    task = row(sitting).task
    wrong = next(name for name in ("number", "shape", "colour") if name not in task.group.shared)
    sitting = sitting.write(Reply("share", things=(wrong,)))
    assert said(sitting).startswith(f"The {wrong} is not the same on all of them: ")
    assert sitting.board().notice.cards == tuple(map(str, task.group.cards))
    sitting = sitting.write(Reply("share", things=(wrong,)))
    assert said(sitting).startswith("Let us look together.")
    assert ask(sitting).kind == "claim"


def test_a_tic_shares_two_things_and_one_of_them_is_a_good_beginning():
    for number in range(200):
        sitting = to_the_sheet(sit_down(seed=f"tic-{number}", level=2))
        if ask(sitting) and ask(sitting).kind == "share" and row(sitting).task.tic:
            break
    one, other = row(sitting).task.group.shared
    sitting = sitting.write(Reply("share", things=(one,)))
    assert said(sitting) == f"Yes, the {one} is the same. Is there one thing more?"
    assert ask(sitting.write(Reply("share", things=(other, one)))).kind == "claim"


def test_a_child_alone_goes_backwards():
    sitting = counted(names=(ANA, FOX))
    task = row(sitting).task
    sitting = claim(sitting, task.score)
    assert ask(sitting).kind == "reverse"
    assert sitting.board().sheet.lines[0].own == task.score
    back = str(row(sitting).worth)
    done = sitting.write(Reply("agree", number=back))
    assert said(done).startswith("It fits: ")
    assert done.board().sheet.lines[0].mark == "backwards"
    assert ask(done) is None
    assert sitting.write(Reply("agree", number="99")).board().sheet.ask.kind == "reverse"


def test_going_backwards_finds_a_slip():
    sitting = counted(names=(ANA, FOX))
    task = row(sitting).task
    sitting = claim(sitting, task.score + 2)
    found = sitting.write(Reply("dispute", number=str(row(sitting).worth + 2)))
    assert said(found).startswith("Well checked.")
    assert ask(found).kind == "claim"
    found = claim(found, task.score + 2)
    shown = found.write(Reply("dispute", number=str(row(found).worth + 2)))
    assert shown.board().sheet.shows == 0
    assert ask(shown) is None


def test_bots_rows_fill_with_right_claims():
    sitting = counted(names=(ANA, FOX, "Owl (bot)"))
    lines = sitting.board().sheet.lines[1:]
    assert all(line.own == line.score and line.mark == "counted" for line in lines)


def slipping(wrong):
    """A table where a bot that is to be checked claims wrongly, or rightly."""
    for number in range(60):
        sitting = counted(
            names=(ANA, FOX), seed=f"slip-{number}", level=2, counting=Counting(bots_slip=True)
        )
        fox = rows(sitting)[1]
        if (fox.first.number != fox.task.score) is wrong:
            break
    mine = rows(sitting)[0]
    sitting = claim(sitting, mine.task.score)
    sitting = sitting.write(Reply("agree", number=str(mine.worth)))
    assert sitting.board().sheet.lines[1].own is None
    return sitting, fox


def test_a_bot_that_slips_is_found_out_and_says_thank_you():
    sitting, fox = slipping(wrong=True)
    sitting = claim(sitting, fox.task.score)
    assert ask(sitting).kind == "which"
    sitting = sitting.write(Reply("agree", seat=1))
    assert said(sitting).startswith("Fox (bot) has counted again. Thank you for checking. ")
    assert sitting.board().sheet.lines[1].mark == "same"


def test_a_bot_that_is_right_says_so_again():
    sitting, fox = slipping(wrong=False)
    sitting = claim(sitting, fox.task.score + 5)
    sitting = sitting.write(Reply("agree", seat=1))
    assert said(sitting).startswith("Fox (bot) has counted again, and still says")
    assert sitting.board().sheet.shows == 1


def test_bots_slip_by_the_same_mistake_wherever_the_match_is_played():
    one, other = (
        counted(names=(ANA, FOX), seed="slip-3", counting=Counting(bots_slip=True))
        for _ in range(2)
    )
    assert one.live.folded.notes == other.live.folded.notes


def test_help_at_once():
    sitting = counted(names=(ANA, FOX), counting=Counting("at-once"), seed="crab-9", level=2)
    task = row(sitting).task
    sitting = claim(sitting, task.sum + task.left)
    assert "Perhaps you added the leftovers" in said(sitting)
    assert ask(sitting).kind == "claim"
    done = claim(sitting, task.score)
    assert said(done) == f"{task.score} is right."
    assert ask(done) is None
    assert claim(sitting, 99).board().sheet.shows == 0


def test_help_at_the_end_tells_nothing_before():
    sitting = counted(counting=Counting("at-end"), rounds=1)
    score = row(sitting).task.score
    sitting = claim(claim(sitting, score + 1), score + 1)
    assert said(sitting) == f"Ana and Ben both have {score + 1}.".replace("-", "−")
    assert sitting.board().sheet.lines[0].score is None
    sitting = share(sitting)
    sitting = claim(claim(sitting, 3), 3)
    board = sitting.board()
    assert board.sheet.ask is None
    assert board.scores == ()
    assert "look-back" not in [action.name for action in board.actions]
    assert all(line.explained is None for line in board.log)
    over = sitting.next_round().board()
    assert over.sheet.lines[0].mark == "look"
    assert "Perhaps" in say(over.sheet.lines[0].proof[0].says)
    assert [line.score for line in over.sheet.lines] == list(sitting.live.state.totals)
    assert all(line.proof for line in over.sheet.lines)
    assert over.winners == sitting.live.state.winners


def test_a_mistake_that_comes_twice_in_a_match_is_named():
    sitting = counted(names=(ANA, FOX), seed="mix-1", rounds=3, counting=Counting("at-once"))
    words = []
    for _ in range(3):
        task = row(sitting).task
        if task.group and task.leftovers:
            wrong = claim(sitting, task.times * task.sum + task.left)
            words.append(said(wrong))
            sitting = claim(wrong, task.score)
        sitting = share(to_the_sheet(sitting.next_round()))
        if ask(sitting) is None:
            break
    assert "Perhaps you added the leftovers" in words[0]
    assert "mix-up" in words[1]
    assert "taken away, not added" in words[1]


def test_a_mistake_counts_also_where_the_children_mended_it_themselves():
    sitting = counted(seed="mix-5", rounds=3)
    task = row(sitting).task
    sitting = claim(claim(sitting, task.times * task.sum + task.left), task.score)
    sitting = claim(sitting.write(Reply("agree", seat=0)), task.score)
    sitting = share(to_the_sheet(sitting.next_round()))
    task = row(sitting).task
    sitting = claim(claim(sitting, task.times * task.sum + task.left), task.score)
    assert "mix-up" in said(sitting.write(Reply("dispute")))


def test_the_table_goes_on_without_any_claim():
    sitting = to_the_sheet(sit_down(rounds=2))
    assert sitting.board().phase == "cover"
    sitting = to_the_sheet(sitting.next_round())
    board = sitting.board()
    assert (board.phase, board.winners) == ("over", ())
    assert sitting.next_round().board().winners == sitting.live.state.winners


def test_with_count_for_me_all_is_as_before():
    sitting = to_the_sheet(
        Sitting.at(sit_down(rounds=2).live)  # no counting: the table counts
    )
    board = sitting.board()
    assert board.sheet is None
    assert [row.rounds for row in board.scores] == [
        (score,) for score in sitting.live.state.rounds[0].scores
    ]


def test_a_reload_finds_the_sheet_as_it_was():
    sitting = counted(rounds=2)
    sitting = claim(sitting, row(sitting).task.score)
    again = Sitting.at(LiveMatch.resume(sitting.live.key, sitting.live.store), Counting())
    assert again.board().sheet == sitting.board().sheet
    assert again.round_due


def test_what_is_not_asked_is_refused_in_words_and_changes_nothing():
    sitting = counted()
    for reply in (
        Reply("agree", number="3"),
        Reply("share", things=("colour",)),
        Reply("claim"),
        Reply("claim", number="ten"),
        Reply("claim", number="99999"),
        Reply("claim", number="5", sum=("2", "+", "2")),
        Reply("claim", sum=("2", "+")),
    ):
        with pytest.raises(RuleError):
            sitting.write(reply)
    with pytest.raises(RuleError):
        sit_down().write(Reply("claim", number="3"))
    assert ask(sitting).kind == "claim"


REPLIES = st.one_of(
    st.builds(
        Reply,
        st.sampled_from(("share", "claim", "agree", "dispute")),
        st.integers(-30, 60).map(str) | st.just(""),
        st.lists(st.sampled_from(["2", "*", "7", "+", "(", ")"]), max_size=5).map(tuple),
        st.lists(st.sampled_from(["number", "shape", "colour"]), max_size=3).map(tuple),
        st.sampled_from([None, 0, 1]),
    ),
)


@given(
    st.sampled_from([(ANA, BEN), (ANA, FOX), (ANA, BEN, FOX)]),
    st.sampled_from(["at-once", "two-tries", "at-end"]),
    st.booleans(),
    st.lists(REPLIES, max_size=60),
)
def test_whatever_children_answer_the_sheet_comes_to_an_end(names, help_, slips, replies):
    """Nobody is kept for longer than two misses a hand; what is said can always be said."""
    sitting = to_the_sheet(sit_down(names, counting=Counting(help_, slips)))
    answered = 0
    for reply in replies:
        if ask(sitting) is None:
            break
        try:
            sitting = sitting.write(reply)
            answered += 1
        except RuleError as refusal:
            words = say(refusal.saying)
            assert words  # most answers are no refusals
        board = sitting.board()
        assert board.notice is None or say(board.notice.says)
        if board.sheet.ask:
            assert say(board.sheet.ask.title)
            assert say(board.sheet.ask.says)
    assert answered <= 10 * len(names)


def entries_of(sitting):
    return sitting.live.store.read(sitting.live.key)


@given(st.lists(st.integers(0, 3), max_size=12))
def test_undo_and_notes_fold_together(steps):
    """A note is void once the move before it is taken back; the match itself never minds notes."""
    sitting = to_the_sheet(sit_down(rounds=2))
    record = entries_of(sitting)
    note = sitting.book.note(Reply("share", things=row(sitting).task.group.shared))
    folded, model = fold(record), []
    for step in steps:
        if step == 0 and len(folded.moves) > 1:
            model = [at for at in model if at < len(folded.moves)]
            folded = folded.after(Undone())
        elif step > 0:
            model.append(len(folded.moves))
            folded = folded.after(Written(note))
    assert [at for at, _ in folded.written] == model
    assert folded.match.state == folded.state


def test_a_claim_is_void_when_the_group_is_taken_back():
    sitting = claim(counted(), 3)
    record = entries_of(sitting)
    folded = fold(Record(record.setup, (*record.entries, Undone())))
    assert folded.notes == ()
    assert begin(record.setup).notes == ()
