"""The board and the log: what is drawn and told, to whom, and never a group before it is named."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from tictimes.arithmetic import GAME, Discard, Draw, Knock, Score, deal, read_card
from tictimes.sayings import say

from .made import cards, play_all, playouts, position

NAMES = ("Ana", "Ben", "Caz", "Dan", "Eve")
HAND = "5-star-red 4-star-red 3-star-red 4-circle-cyan 2-moon-yellow"
OTHER = "5-circle-orange 4-star-orange 4-square-orange 3-triangle-orange 5-circle-red"


def board(state, seat):
    return GAME.board(state.view(seat), NAMES[: state.players])


def piles(state, seat, kind):
    return [pile for pile in board(state, seat).piles if pile.kind == kind]


def actions(state, seat):
    return {action.name: action for action in board(state, seat).actions}


def showing(**options):
    """The end of a round: both hands lie open, and nobody has named a group."""
    return position([HAND, OTHER], "1-moon-violet", "2-star-cyan", phase="score", knocker=1,
                    **options)  # fmt: skip


@settings(max_examples=40)
@given(playouts())
def test_a_board_shows_what_its_seat_may_know_and_all_of_it(states):
    for state in states[-4:]:
        for seat in range(state.players):
            shown = [c for pile in board(state, seat).piles if pile.kind != "sets"
                     for c in pile.cards]  # fmt: skip
            hands = state.hands if state.phase == "score" else (state.hands[seat],)
            known = [str(c) for hand in hands for c in hand] + [str(c) for c in state.discard[-1:]]
            assert sorted(shown) == sorted(known)
            hidden = sum(pile.hidden for pile in board(state, seat).piles)
            assert len(shown) + hidden == 125


@settings(max_examples=40)
@given(playouts())
def test_every_action_keeps_its_place_and_the_forbidden_ones_say_why(states):
    for state in states[-4:]:
        for seat in range(state.players):
            assert list(actions(state, seat)) == [
                "draw-deck", "draw-discard", "knock", "discard", "score"
            ]  # fmt: skip
            open_ = {n for n, action in actions(state, seat).items() if action.why_not is None}
            mine = state.legal_moves if seat == state.turn else ()
            assert open_ == {"-".join(map(str, m.json[:2])) if isinstance(m, Draw) else m.json[0]
                             for m in mine}  # fmt: skip
            main = [n for n, action in actions(state, seat).items() if action.main]
            assert set(main) <= open_
            assert len(main) == bool(mine)


def test_the_page_names_no_group_before_the_child_has():
    state = showing(level=2)
    for seat in (0, 1):
        assert not piles(state, seat, "sets")
        texts = [say(b.label) for b in board(state, seat).actions]
        assert not any("star" in text or "orange" in text for text in texts)


def test_a_named_group_lies_beside_its_leftovers_with_its_sum():
    state = showing(level=2).play(Score(cards(HAND)[:3]))
    (own,) = piles(state, 0, "sets")
    assert [(say(g.label), g.cards) for g in own.groups] == [
        ("Tic: red stars", tuple(map(str, cards(HAND)[:3]))),
        ("Left over", tuple(map(str, cards(HAND)[3:]))),
    ]
    assert say(own.note) == "5 + 4 + 3 = 12. Doubled: 24. Left over: 4 + 2 = 6. 24 − 6 = 18."
    assert say(own.note, "older") == "2 × (5 + 4 + 3) − (4 + 2) = 18."
    assert say(own.label) == "Your group"
    assert say(piles(state, 1, "sets")[0].label) == "Ana: group"


def test_no_group_shows_all_cards_as_left_over():
    (pile,) = piles(showing().play(Score(())), 0, "sets")
    assert [(say(group.label), len(group.cards)) for group in pile.groups] == [("Left over", 5)]
    assert say(pile.note) == (
        "No group, so every card counts against you: −(5 + 4 + 3 + 4 + 2) = −18."
    )


def test_the_result_is_the_finished_round_for_all_to_see():
    state = play_all(showing(rounds=2), [Score(()), Score(cards(OTHER)[:4])])
    result = GAME.result(state, NAMES[:2])
    assert result.seat is None
    assert result.phase == "score"
    assert result.actions == ()
    opponents = [pile for pile in result.piles if pile.kind == "opponent"]
    assert [pile.cards for pile in opponents] == [
        tuple(map(str, cards(HAND))),
        tuple(map(str, cards(OTHER))),
    ]
    notes = [say(pile.note) for pile in result.piles if pile.kind == "sets"]
    assert notes[1] == "5 + 4 + 4 + 3 = 16. Left over: 5. 16 − 5 = 11."
    assert say(result.banner.who) == "Round 1 is over."
    assert say(result.banner.what) == "Ana: −18 and Ben: 11."
    assert [(row.rounds, row.total) for row in result.scores] == [((-18,), -18), ((11,), 11)]


def test_the_end_names_every_winner():
    both = position([HAND, HAND], phase="score", knocker=1, rounds=1)
    state = play_all(both, [Score(()), Score(())])
    for shown in (GAME.result(state, NAMES[:2]), board(state, 0)):
        assert shown.phase == "over"
        assert shown.winners == (0, 1)
        assert say(shown.banner.who) == "Ana and Ben win together."
        assert say(shown.banner.what) == "The highest total is −18 points."


def test_a_result_before_the_first_round_has_ended_shows_no_hand():
    result = GAME.result(deal("otter-42"), NAMES[:2])
    assert not any(pile.cards for pile in result.piles)


def test_the_banner_says_whose_go_it_is_and_what_to_do():
    state = deal("otter-42")
    own, other = board(state, 1).banner, board(state, 0).banner
    assert say(own.who) == "Round 1: your go, Ben."
    assert say(own.what) == (
        "Take a card from the deck or the discard pile. Do you like your hand? Then knock."
    )
    assert say(other.who) == "Round 1: it is Ben’s go."
    state = state.play(Knock())
    assert say(board(state, 0).banner.who) == "Ben has knocked. This is your last go, Ana."
    assert "knock" not in say(board(state, 0).banner.what)
    assert say(board(showing(), 0).banner.who) == "Round 1: show and score. Your go, Ana."


def test_a_hand_can_be_sorted_by_number_shape_and_colour():
    orders = {say(order.label): order.cards for order in board(position([HAND, OTHER]), 0).orders}
    assert list(orders) == ["By number", "By shape", "By colour"]
    assert orders["By number"][0] == "2-crescent-yellow"
    assert [read_card(c).shape for c in orders["By shape"]] == [
        "circle", "crescent", "star", "star", "star"
    ]  # fmt: skip
    assert [read_card(c).colour for c in orders["By colour"]] == [
        "cyan", "yellow", "red", "red", "red"
    ]  # fmt: skip
    assert all(sorted(order) == sorted(map(str, cards(HAND))) for order in orders.values())


def test_a_draw_from_the_deck_is_told_with_its_card_to_its_own_seat_only():
    before = deal("otter-42")
    after = before.play(Draw("deck"))
    card = str(after.hands[1][-1])
    lines = [GAME.narrate(before, Draw("deck"), after, seat, NAMES[:2]) for seat in (1, 0, None)]
    assert [line.cards for line in lines] == [(card,), (), ()]
    assert say(lines[1].says) == "Ben takes a card from the deck."
    assert {(line.source, line.target) for line in lines} == {("deck", "hand")}


def told(before, move, seat=None):
    return say(GAME.narrate(before, move, before.play(move), seat, NAMES[: before.players]).says)


def test_what_happened_is_told():
    state = deal("otter-42", 2, rounds=2)
    assert told(state, Draw("discard")) == "Ben takes the cyan circle 3 from the discard pile."
    assert told(state, Knock()) == "Ben knocks. Everyone else has one more go."
    state = play_all(state, [Knock(), Draw("discard")])
    throw = Discard(read_card("3-circle-cyan"))
    assert told(state, throw) == (
        "Ana throws the cyan circle 3 away. That was the last go, so all hands are shown."
    )
    state = state.play(throw)
    cyan = Score(tuple(card for card in state.hand if card.colour == "cyan"))
    assert told(state, cyan) == (
        "Ana lays down a group: cyan square 2, cyan circle 1, cyan star 5 and cyan triangle 1."
    )
    state = state.play(cyan)
    assert told(state, Score(())).endswith("Ben deals round 2. Ana goes first.")


def test_what_a_group_shares_and_is_worth_is_not_told_before_the_child_says_so():
    reds = told(showing(level=2), Score(cards(HAND)[:3]))
    assert reds == "Ana lays down a group: red star 5, red star 4 and red star 3."
    state = play_all(showing(rounds=1), [Score(())])
    assert told(state, Score(())) == "Ben lays down no group."


@pytest.mark.parametrize(
    ("discard", "words"),
    [
        ("", "It was the last one, and the deck is empty now."),
        ("1-moon-violet", "It was the last one, and the deck is empty now."),
        ("1-moon-violet 2-moon-violet", "Only its top card stays."),
    ],
)
def test_the_last_card_of_the_deck_is_told(discard, words):
    assert told(position([HAND, OTHER], discard, "2-star-cyan"), Draw("deck")).endswith(words)


def test_what_shows_a_hidden_card_cannot_be_taken_back():
    state = deal("otter-42", rounds=2)
    for move, reveals in ((Draw("deck"), True), (Draw("discard"), False), (Knock(), False)):
        assert GAME.reveals(state, move, state.play(move)) == reveals
    state = play_all(state, [Knock(), Draw("discard")])
    last = Discard(state.hand[0])
    assert GAME.reveals(state, last, state.play(last))
    assert not GAME.open_hands(state)
    state = state.play(last)
    assert GAME.open_hands(state)
    assert not GAME.reveals(state, Score(()), state.play(Score(())))
    state = state.play(Score(()))
    assert GAME.reveals(state, Score(()), state.play(Score(())))
    assert GAME.round_over(state, state.play(Score(())))
    assert not GAME.open_hands(state.play(Score(())))
