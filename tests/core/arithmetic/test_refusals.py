"""What a child is told whose move the rules forbid: the reason, with the facts, and no secret."""

from __future__ import annotations

import pytest

from tictimes.arithmetic import Discard, Draw, Knock, Score, deal
from tictimes.errors import RuleError
from tictimes.sayings import say

from .made import cards, position

HAND = "5-star-red 4-star-red 3-moon-red 4-circle-cyan 2-moon-yellow"


def told(state, move):
    """What is said, after a look that `play` says the same."""
    saying = state.why_not(move)
    with pytest.raises(RuleError) as refusal:
        state.play(move)
    assert refusal.value.saying == saying
    assert str(refusal.value) == say(saying)
    return say(saying)


@pytest.mark.parametrize(
    ("phase", "move", "words"),
    [
        ("draw", Discard(cards("5-star-red")[0]), "Draw a card first."),
        ("draw", Score(()), "Groups are scored when the last turn is over."),
        ("discard", Draw("deck"), "You have drawn a card."),
        ("discard", Draw("discard"), "You have drawn a card."),
        ("discard", Knock(), "You can knock only before you draw."),
        ("discard", Score(()), "Groups are scored when the last turn is over."),
        ("discard", Discard(cards("1-star-red")[0]), "The red star 1 is not in this hand."),
        ("score", Draw("deck"), "The last turn is over."),
        ("score", Knock(), "The last turn is over."),
        ("score", Discard(cards("5-star-red")[0]), "The last turn is over."),
        ("score", Score(cards("1-star-red")), "The red star 1 is not in this hand."),
        ("score", Score(cards("5-star-red 5-star-red")), "The red star 5 is chosen twice."),
    ],
)
def test_a_move_out_of_turn_is_answered(phase, move, words):
    state = position([HAND, HAND], "1-moon-violet", "2-star-cyan", phase=phase)
    assert told(state, move).startswith(words)


@pytest.mark.parametrize(
    ("level", "chosen", "words"),
    [
        (1, "5-star-red", "1 card is no group. A group needs 3 cards or more."),
        (1, "5-star-red 4-star-red", "2 cards are no group. A group needs 3 cards or more."),
        (2, "5-star-red", "1 card is no group. A group needs 2 cards or more."),
        (2, "5-star-red 2-moon-yellow", "The red star 5 and the yellow moon 2 share nothing."),
        (
            2,
            "3-moon-red 2-moon-yellow",
            "The red moon 3 and the yellow moon 2 share only their shape.",
        ),
        (2, "4-star-red 4-circle-cyan", "share only their number."),
        (2, "5-star-red 3-moon-red", "share only their colour."),
        (
            1,
            "5-star-red 4-star-red 4-circle-cyan",
            "These cards do not share one thing. Their numbers: 4 and 5. "
            "Their shapes: circle and star. Their colours: cyan and red.",
        ),
        (2, HAND, "These cards do not share one thing."),
    ],
)
def test_cards_that_are_no_group_are_answered_with_their_facts(level, chosen, words):
    state = position([HAND, HAND], phase="score", knocker=1, level=level)
    assert words in told(state, Score(cards(chosen)))


def test_a_refusal_about_a_group_depends_on_the_chosen_cards_alone():
    """A hint of the right group would take the find away from the child."""
    other = "5-star-red 4-star-red 4-circle-cyan 1-square-orange 2-square-violet"
    move = Score(cards("5-star-red 4-star-red 4-circle-cyan"))
    first, second = (position([hand, HAND], phase="score", knocker=1) for hand in (HAND, other))
    assert first.why_not(move) == second.why_not(move)


def test_all_is_refused_once_the_match_is_over():
    state = deal("otter-42", rounds=1).play(Knock()).play(Draw("deck"))
    state = state.play(state.legal_moves[0]).play(Score(())).play(Score(()))
    for move in (Draw("deck"), Knock(), Score(()), Discard(state.hands[0][0])):
        assert told(state, move) == "This match is over. A new one can begin."
