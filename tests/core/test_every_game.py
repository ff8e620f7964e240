"""The laws that every game keeps, also the next one: all that is known here is `Game`."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import get_args

import pytest

from tictimes.board import Board
from tictimes.errors import NotationError, RuleError
from tictimes.game import Level
from tictimes.games import GAMES
from tictimes.sayings import Saying, Voice, say

LONGEST = 150
ODD_NAMES = ("Ana {0}", "%s (bot)", "<b>Ben</b>", "Ca\u202ez", "'; --", "\N{OTTER}", "-1", "Ö")

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
seeds = pytest.mark.parametrize("seed", range(12))


@cache
def playout(game, seed):
    """The names at a table, and each (before, move, after) of a match that was played anyhow."""
    rng = Random(f"playout {seed}")
    players = rng.randint(game.fewest, game.most)
    state = game.deal(f"law-{seed}", players, some_options(game, rng))
    steps = []
    while state.legal_moves and len(steps) < LONGEST:
        move = rng.choice(state.legal_moves)
        steps.append((state, move, state.play(move)))
        state = steps[-1][2]
    return ODD_NAMES[:players], steps


def some_options(game, rng):
    """Options of which some are changed, found by trying: the battery knows no game."""
    chosen = {}
    for name, default in game.read_options({}).json.items():
        values = [not default] if isinstance(default, bool) else range(1, 40)
        possible = [value for value in values if is_option(game, name, value)]
        if rng.random() < 0.4:
            chosen[name] = rng.choice(possible)
    return game.read_options(chosen)


def is_option(game, name, value):
    try:
        game.read_options({name: value})
    except NotationError:
        return False
    return True


def sayings_in(value):
    """Every saying in a board or a line of the log."""
    if isinstance(value, Saying):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from sayings_in(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from sayings_in(getattr(value, field.name))


def sayable(value):
    for saying in sayings_in(value):
        for voice in get_args(Voice):
            text = say(saying, voice)
            assert text
            assert "\n" not in text


def face_up(board: Board):
    """The cards that lie open on a board, pile by pile."""
    return Counter(
        card
        for pile in board.piles
        for cards in (pile.cards, *(group.cards for group in pile.groups))
        for card in cards
    )


def everywhere(game, state):
    """How often each card is in each hand, on the discard pile and in the deck."""
    dealt = game.dealt(state)
    hands = [Counter(map(str, hand)) for hand in dealt["hands"]]
    return hands, Counter(map(str, dealt["discard"])), Counter(map(str, dealt["deck"]))


def out_of_game(game, first, state):
    """The cards of the deal that lie in no hand, pile or deck any more."""
    hands, discard, deck = everywhere(game, first)
    left_hands, left_discard, left_deck = everywhere(game, state)
    return sum(hands, discard + deck) - sum(left_hands, left_discard + left_deck)


def atoms(saying):
    """The numbers and texts that a saying tells, however deep."""
    for _, fact in saying.facts:
        yield from _atoms(fact)


def _atoms(fact):
    if isinstance(fact, Saying):
        yield from atoms(fact)
    elif isinstance(fact, tuple):
        for item in fact:
            yield from _atoms(item)
    else:
        yield fact


@games
@seeds
def test_a_move_is_legal_exactly_if_nothing_speaks_against_it(game, seed):
    _, steps = playout(game, seed)
    every_move = {move for before, _, _ in steps for move in before.legal_moves}
    for before, _, _ in steps[::7]:
        legal = set(before.legal_moves)
        assert len(legal) == len(before.legal_moves)
        for move in every_move:
            why = before.why_not(move)
            assert (why is None) == (move in legal), (str(move), before)
            if why is None:
                assert before.play(move).moves == (*before.moves, move)
            else:
                sayable(why)
                with pytest.raises(RuleError) as refused:
                    before.play(move)
                assert refused.value.saying == why


@games
@seeds
def test_nothing_can_be_played_once_it_is_over(game, seed):
    _, steps = playout(game, seed)
    before, _, last = steps[-1]
    assert all(not state.over and not state.winners for state, _, _ in steps)
    if last.over:
        assert last.winners == tuple(sorted(set(last.winners))) != ()
        assert not last.legal_moves
        assert all(last.why_not(move) for move in before.legal_moves)


@games
@seeds
def test_a_state_is_a_value(game, seed):
    _, steps = playout(game, seed)
    first, _, last = steps[0][0], None, steps[-1][2]
    again = game.deal(f"law-{seed}", len(game.dealt(first)["hands"]), first.options)
    for before, move, after in steps:
        assert again == before
        assert hash(again) == hash(before)
        again = again.play(move)
        assert again == after
    assert again == last
    with pytest.raises(AttributeError):
        last.turn = 0


@games
@seeds
def test_a_move_is_its_notation(game, seed):
    for before, move, _ in playout(game, seed)[1]:
        for one in {move, *islice(before.legal_moves, 5)}:
            assert game.read_move(json.loads(str(one))) == one
            assert json.loads(str(one)) == one.json


@games
@seeds
def test_a_snapshot_is_json(game, seed):
    for _, _, after in playout(game, seed)[1]:
        snapshot = game.snapshot(after)
        assert json.loads(json.dumps(snapshot)) == snapshot
        assert snapshot["game"] == game.name
        assert snapshot["over"] == after.over
        assert snapshot["winners"] == list(after.winners)


@games
@seeds
def test_options_are_their_notation(game, seed):
    options = playout(game, seed)[1][0][0].options
    assert game.read_options(options.json) == options
    for bad in ({"colour": "red"}, dict.fromkeys(options.json), {"": 1}, {1: 1}):
        with pytest.raises(NotationError) as refused:
            game.read_options(bad)
        assert "\n" not in str(refused.value)
    for name, value in options.json.items():
        other = int(value) if isinstance(value, bool) else value == 1
        for wrong in (other, float(value), str(value), None, [value], -value - 1000):
            with pytest.raises(NotationError):
                game.read_options({name: wrong})


@games
@pytest.mark.parametrize("players", [-1, 0, 1, 99, True, "2", 2.0, None, 10**80])
def test_a_table_has_as_many_seats_as_the_rules_allow(game, players):
    with pytest.raises(NotationError):
        game.deal("otter-42", players, game.read_options({}))


@games
@seeds
def test_each_seat_sees_its_own_board_and_no_hidden_card(game, seed):
    names, steps = playout(game, seed)
    first = steps[0][0]
    for before, _, state in steps:
        hands, discard, _ = everywhere(game, state)
        for seat in range(len(names)):
            board = game.board(state.view(seat), names)
            assert (board.game, board.seat) == (game.name, seat)
            own = next(pile for pile in board.piles if pile.kind == "hand")
            assert Counter(own.cards) == hands[seat]
            assert all(Counter(order.cards) == hands[seat] for order in board.orders)
            if not game.open_hands(state):
                gone = out_of_game(game, first, state) if not game.round_over(before, state) else 0
                if gone != 0 and not state.over:
                    assert not face_up(board) - (hands[seat] + discard + gone)
                rivals = [pile for pile in board.piles if pile.kind == "opponent"]
                assert len(rivals) == len(names) - 1
                assert all(not pile.cards for pile in rivals)


@games
@seeds
def test_all_that_a_board_says_has_words(game, seed):
    names, steps = playout(game, seed)
    for before, move, after in steps[::3] + steps[-1:]:
        for seat in range(len(names)):
            sayable(game.board(after.view(seat), names))
            sayable(game.narrate(before, move, after, seat, names))
        sayable(game.narrate(before, move, after, None, names))
        if game.round_over(before, after) or after.over:
            sayable(game.result(after, names))


@games
@seeds
def test_actions_keep_their_place_and_say_why_not(game, seed):
    names, steps = playout(game, seed)
    seen = set()
    for state, _, _ in steps:
        for seat in range(len(names)):
            actions = game.board(state.view(seat), names).actions
            seen.add(tuple(action.name for action in actions))
            if seat != state.turn:
                assert all(action.why_not for action in actions)
            else:
                assert any(action.why_not is None for action in actions)
                assert sum(action.main and action.why_not is None for action in actions) <= 1
    assert len(seen) == 1


@games
@seeds
def test_the_log_names_no_card_that_a_seat_may_not_know(game, seed):
    names, steps = playout(game, seed)
    for before, move, after in steps:
        public = everywhere(game, before)[1] + everywhere(game, after)[1]
        public += out_of_game(game, before, after) if before.moves else Counter()
        for seat in (None, *range(len(names))):
            line = game.narrate(before, move, after, seat, names)
            assert line.seat == before.turn
            if seat == before.turn or game.open_hands(before):
                continue
            assert all(card in public for card in line.cards)
            if game.reveals(before, move, after) and not game.open_hands(after):
                drawn_last = game.dealt(before)["deck"][1:] == []
                assert drawn_last or set(atoms(line.says)) <= set(names)


@games
@seeds
def test_what_ends_a_round_cannot_be_taken_back(game, seed):
    for before, move, after in playout(game, seed)[1]:
        if game.round_over(before, after) and not after.over:
            assert game.reveals(before, move, after)
        if after.over:
            assert game.round_over(before, after)


@games
@pytest.mark.parametrize("level", get_args(Level))
@pytest.mark.parametrize("seed", range(3))
def test_bots_play_by_the_rules_and_say_why(game, level, seed):
    _, steps = playout(game, seed)
    state = steps[0][0]
    for number in range(40):
        if not state.legal_moves:
            break
        view = state.view(state.turn)
        move, because = game.bot(level)(view, Random(f"{seed}/{number}"))
        assert (move, because) == game.bot(level)(view, Random(f"{seed}/{number}"))
        assert state.why_not(move) is None
        sayable(because)
        state = state.play(move)


@games
def test_every_card_has_a_face_and_a_name(game):
    pack = game.pack(game.read_options({}))
    assert len(set(pack)) == len(pack)
    assert len({game.face(card) for card in pack}) == len(pack)
    assert len({say(game.card_name(card)) for card in pack}) == len(pack)
    assert game.back().startswith("<svg")


@games
@seeds
def test_all_help_has_words_and_lights_only_cards_of_the_pack(game, seed):
    names, steps = playout(game, seed)
    pack = set(game.pack(steps[0][0].options))
    for before, move, _ in steps[::5]:
        view = before.view(before.turn)
        for strength in (1, 2, 3):
            hint = game.help.hint(view, strength)
            sayable(hint.says)
            assert set(hint.cards) <= pack
        assert set(game.cards_of(move)) <= pack
        if question := game.help.question(view, move):
            sayable(question.asking)
            assert question.right in {answer.value for answer in question.asking.answers} or (
                question.asking.typed and question.right.isdecimal()
            )
            assert question.steps
        for seat in (None, *range(len(names))):
            if game.help.explains(move):
                sayable(game.help.explain(before, move, seat))


@games
@seeds
def test_a_look_back_is_made_of_moments_that_were(game, seed):
    names, steps = playout(game, seed)
    states = [steps[0][0], *(after for _, _, after in steps)]
    moves = [move for _, move, _ in steps]
    ends = [n for n, (before, _, after) in enumerate(steps) if game.round_over(before, after)]
    for end in ends:
        seats = tuple(range(len(names)))
        told = game.help.review(states[: end + 2], moves[: end + 1], seats, names)
        sayable(told)
        assert all(0 <= moment.number <= end for moment in told.moments)
    for seat in (None, *range(len(names))):
        sayable(game.help.ending(states[-1], seat, names))
