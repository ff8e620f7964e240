"""The board and the log: what a seat is shown of the table, and how a move is told."""

from __future__ import annotations

import pytest
from hypothesis import given

from tictimes.happy_times import GAME, Declare, Discard, Draw, deal
from tictimes.sayings import say

from .made import play_all, playouts, position

NAMES = ("Ana", "Ben", "Caz", "Dee", "Eli", "Fay", "Gus", "Hal")


def piles(board, kind):
    return [pile for pile in board.piles if pile.kind == kind]


def actions(board):
    return {action.name: action for action in board.actions}


@given(playouts())
def test_a_board_shows_what_its_view_knows(states):
    state = states[-1]
    for seat in range(state.players):
        board = GAME.board(state.view(seat), NAMES[: state.players])
        (hand,) = piles(board, "hand")
        (deck,) = piles(board, "deck")
        (discard,) = piles(board, "discard")
        assert hand.cards == tuple(map(str, state.hands[seat]))
        assert (deck.cards, deck.hidden) == ((), state.deck_count)
        assert len(discard.cards) + discard.hidden == len(state.discard)
        assert discard.cards == tuple(map(str, state.discard[-1:]))
        rivals = {pile.seat: pile for pile in piles(board, "opponent")}
        assert set(rivals) == set(range(state.players)) - {seat}
        assert all(not pile.cards for pile in rivals.values())
        assert all(pile.hidden == len(state.hands[rival]) for rival, pile in rivals.items())
        assert [row.total for row in board.scores] == [len(own) for own in state.sets]
        assert board.orders[0].cards == tuple(map(str, sorted(state.hands[seat])))


@given(playouts())
def test_every_action_is_there_always_and_open_exactly_if_a_move_of_its_kind_is_legal(states):
    state = states[-1]
    for seat in range(state.players):
        view = state.view(seat)
        board = GAME.board(view, NAMES[: state.players])
        assert [action.name for action in board.actions] == [
            "draw-deck", "draw-discard", "declare", "discard",
        ]  # fmt: skip
        legal = view.legal_moves
        told = actions(board)
        assert (told["draw-deck"].why_not is None) == (Draw("deck") in legal)
        assert (told["draw-discard"].why_not is None) == (Draw("discard") in legal)
        ending = any(isinstance(move, Discard) for move in legal)
        assert (told["discard"].why_not is None) == ending
        assert (told["declare"].why_not is None) == ending
        assert sum(action.main for action in board.actions) == (1 if legal else 0)


def test_the_tables_to_choose_from():
    board = GAME.board(deal("otter-42", highest=42, primes=True).view(0), NAMES[:2])
    declare = actions(board)["declare"]
    assert (declare.least, declare.most, declare.asks) == (3, 3, "table")
    assert [choice.value for choice in declare.choices] == [*map(str, range(2, 15)), "primes"]
    rare = [say(choice.label) for choice in declare.choices if choice.rare]
    assert rare == ["multiples of 13", "multiples of 14"]


@pytest.mark.parametrize(
    ("seat", "who", "what"),
    [
        (0, "Your go, Ana.", "Take a card: from the deck or from the discard pile."),
        (1, "It is Ana’s go.", "Ana takes a card."),
    ],
)
def test_the_banner_says_whose_go_it_is(seat, who, what):
    banner = GAME.board(deal("otter-42").view(seat), NAMES[:2]).banner
    assert (say(banner.who), say(banner.what)) == (who, what)


def nearly_over():
    return position(
        [(2, 4, 6), (8, 10, 12)], discard=[5], deck=[7] * 9, sets=(2, 2), turn=0, phase="draw"
    )


def test_the_last_go_and_the_end():
    state = play_all(nearly_over(), [Draw("deck"), Declare(2, (2, 4, 6))])
    board = GAME.board(state.view(1), NAMES[:2])
    assert say(board.banner.who) == "Ana: out. This is your last go, Ben."
    over = play_all(state, [Draw("deck"), Declare(2, (8, 10, 12))])
    board = GAME.board(over.view(1), NAMES[:2])
    assert (board.phase, board.winners) == ("over", (0, 1))
    assert say(board.banner.who) == "Ana and Ben win together."
    result = GAME.result(over, NAMES[:2])
    assert (result.seat, result.phase, result.winners) == (None, "over", (0, 1))
    assert not piles(result, "hand")
    assert GAME.round_over(state, over)
    assert not GAME.open_hands(over)


def test_a_drawn_card_is_told_to_its_owner_alone():
    before = deal("otter-42")
    after = before.play(Draw("deck"))
    told = [GAME.narrate(before, Draw("deck"), after, seat, NAMES[:2]) for seat in (0, 1, None)]
    assert [say(line.says) for line in told] == [
        "Ana takes 16 from the deck.",
        "Ana takes a card from the deck.",
        "Ana takes a card from the deck.",
    ]
    assert [line.cards for line in told] == [("16",), (), ()]
    assert GAME.reveals(before, Draw("deck"), after)
    assert not GAME.reveals(before, Draw("discard"), before.play(Draw("discard")))


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ([Draw("discard")], "Ana takes 5 from the discard pile."),
        ([Draw("deck"), Discard(4)], "Ana throws 4 away."),
        (
            [Draw("deck"), Declare(2, (2, 4, 6))],
            "Ana lays down 2, 4 and 6, all in the 2 times table: 1 × 2, 2 × 2 and 3 × 2. "
            "That is set number 3: Ana is out.",
        ),
        (
            [Draw("deck"), Discard(4), Draw("deck"), Declare(2, (8, 10, 12))],
            "Ben lays down 8, 10 and 12, all in the 2 times table: 4 × 2, 5 × 2 and 6 × 2. "
            "That is set number 3: Ben is out. Ben wins.",
        ),
    ],
)
def test_a_move_is_told(moves, told):
    before = play_all(nearly_over(), moves[:-1])
    line = GAME.narrate(before, moves[-1], before.play(moves[-1]), 0, NAMES[:2])
    assert say(line.says) == told


def test_a_reshuffle_is_told():
    before = position([(2, 4), (3, 9)], deck=[7], discard=[5, 5])
    line = GAME.narrate(before, Draw("deck"), before.play(Draw("deck")), 1, NAMES[:2])
    assert say(line.says) == (
        "Ana takes a card from the deck. It was the last one, so the discard pile is shuffled "
        "to be the deck. 5 is turned up on a new discard pile."
    )


def test_a_card_is_named_with_the_pictures_it_bears():
    assert say(GAME.card_name("12")) == "12, with the pictures of 2, 3, 4 and 6"
    assert say(GAME.card_name("9")) == "9, with the pictures of 3"
    assert say(GAME.card_name("1")) == "1"
