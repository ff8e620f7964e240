"""In the pseudo-language no letter is without an accent, unless it was not translated.

Whole games are played and everything is explained; each saying made on the way is then said in
every voice, and each of its sentences has the facts that it needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import get_args

import pytest

import catalogues
from tictimes.errors import NotationError, RuleError
from tictimes.games import GAMES
from tictimes.play.aside import reviewed
from tictimes.play.live_match import LiveMatch
from tictimes.play.match import Setup
from tictimes.play.set_up import fill
from tictimes.play.sitting import Sitting
from tictimes.play.store import MemoryStore
from tictimes.play.teaching import replayed
from tictimes.sayings import Plural, Saying, contexts, room_words, say
from tictimes.sheets import Counting, HelpWhen, Reply

from ..play.counting import row, sit_down, to_the_sheet
from ..test_pictures import SCENES, walked
from .left_out import VOICES, assert_all_is_translated, forms, letters, sayings_in, told_twice

PLAYERS = ("Otter & Fox", "Ж (bot)", "Bear (hard bot)")
MATCHES = {
    "happy-times": [
        {},
        {"highest": 60, "primes": True, "odds": True},
        {"highest": 36, "goal": 1, "odds": True},
    ],
    "arithmetic": [{"rounds": 2}, {"level": 2, "rounds": 2}],
}


@pytest.mark.parametrize("room", catalogues.rooms())
def test_every_word_has_its_translation(room, pseudo):
    for code, words in room_words(room).items():
        facts = {
            name.strip("{}"): "1"
            for _, sentence in contexts(code, words).values()
            for form in forms(sentence)
            for name in catalogues.FACT.findall(form)
        }
        counted = {
            sentence.by: 1
            for _, sentence in contexts(code, words).values()
            if isinstance(sentence, Plural)
        }
        for voice in VOICES:
            saying = Saying(code, tuple({**facts, **counted}.items()))
            if code != "common.direction":
                assert not letters(say(saying, voice, pseudo)), (code, voice)


def matches() -> Iterator[tuple[str, dict[str, object], int]]:
    for game, chosen in MATCHES.items():
        for options in chosen:
            for players in (2, 3):
                yield game, options, players


@pytest.mark.parametrize(("game", "options", "players"), list(matches()))
def test_a_whole_game(game, options, players, made, pseudo):
    """Boards after every move, every refusal on the way, and what stands beside the table."""
    setup = Setup.of(game, f"otter-{players}", list(PLAYERS[:players]), options)
    sitting = Sitting.at(LiveMatch.start(setup, MemoryStore()))
    rng = Random(game)
    for _ in range(400):
        sitting.board()
        state = sitting.live.state
        if state.over:
            break
        if sitting.waiting:
            sitting = sitting.next()
        elif sitting.round_due:
            sitting = sitting.next_round()
        else:
            refuse_everything(setup.game, sitting, rng)
            move, _ = setup.game.bot("medium")(state.view(state.turn), rng)
            beside(setup.game, state, move, PLAYERS[:players])
            sitting = sitting.reveal().play(move)
            if rng.random() < 0.1:
                with suppress(RuleError):
                    sitting = sitting.undo()
    assert sitting.live.state.over or not sitting.live.state.legal_moves
    setup.game.result(sitting.live.state, PLAYERS[:players])
    assert_all_is_translated(made, pseudo)


def refuse_everything(game, sitting, rng):
    """Ask for moves of every kind, allowed and not."""
    view = sitting.live.state.view(sitting.live.state.turn)
    cards = [*map(str, view.hand), rng.choice(game.pack(sitting.live.folded.setup.options))]
    values = [int(card) if card.isdecimal() else card for card in cards]
    notations = [["draw", "deck"], ["draw", "discard"], ["knock"], ["score", []]]
    notations += [["discard", value] for value in values]
    some = [rng.sample(values, 3) for _ in range(4)]
    notations += [["score", three] for three in some] + [["score", values[:2]]]
    notations += [["declare", rng.choice((2, 3, 14, "primes", "odds")), three] for three in some]
    for notation in notations:
        with suppress(NotationError):
            sitting.why_not(game.read_move(notation))


def beside(game, state, move, names):
    """What a game says beside the table: hints, questions, explanations, looks back."""
    if game.help is None:
        return
    view, help = state.view(state.turn), game.help
    for strength in (1, 2, 3):
        help.hint(view, strength)
    help.question(view, move)
    if help.explains(move):
        help.explain(state, move, state.turn)
    help.ending(state, state.turn, names)
    told_twice(help.diagnose(view, move))


REPLIES = (
    Reply("share", things=("number",)),
    Reply("share", things=("shape", "colour")),
    Reply("claim", number="7"),
    Reply("claim", number="-7"),
    Reply("claim", number="9" * 30),
    Reply("claim", sum=("5", "+")),
    Reply("claim", sum=("(", "4", "+", "3")),
    Reply("claim", sum=("4", "3")),
    Reply("agree"),
    Reply("agree", seat=0),
    Reply("agree", seat=1),
    Reply("dispute"),
    Reply("dispute", number="3"),
)


@pytest.mark.parametrize(
    ("names", "options"),
    [((*PLAYERS[:1], "Ω"), {"level": 2}), (PLAYERS[:2], {"level": 2}), (PLAYERS, {})],
)
@pytest.mark.parametrize("when", get_args(HelpWhen))
def test_the_score_sheet(names, options, when, made, pseudo):
    """Children claim, check and look for the step, rightly and not."""
    rng = Random(when)
    for seed in ("otter-7", "otter-42"):
        counting = Counting(when, bots_slip=True)
        sitting = to_the_sheet(sit_down(names, seed, counting, **options))
        for number in range(40):
            page = sitting.board().sheet
            if page is None or page.ask is None:
                break
            reply = rng.choice(REPLIES)
            if number % 4 == 3:
                reply = Reply("claim", number=str(row(sitting).task.score))
            with suppress(RuleError):
                sitting = sitting.write(reply)
        made |= dict.fromkeys(sayings_in(sitting.board()))
    assert_all_is_translated(made, pseudo)


@pytest.mark.parametrize("game", GAMES)
def test_a_look_back(game, made, pseudo):
    for seed in ("otter-1", "otter-2", "otter-3"):
        live = LiveMatch.start(Setup.of(game, seed, list(PLAYERS[1:]), {}), MemoryStore())
        while live.bot_to_move:
            live = live.next()
        reviewed(live)
        sitting = Sitting.at(live)
        for at in (0, 3, len(live.folded.moves)):
            made |= dict.fromkeys(sayings_in(replayed(sitting, at).board()))
        GAMES[game].help.ending(live.state, 0, live.players)
    assert_all_is_translated(made, pseudo)


@pytest.mark.parametrize("name", SCENES)
def test_pictures(name, pseudo):
    seen = walked(SCENES[name])
    shown = [[scene.picture for scene in seen], [scene.told for scene in seen]]
    assert_all_is_translated(dict.fromkeys(sayings_in(shown)), pseudo)


@pytest.mark.parametrize("game", GAMES)
def test_the_form_before_a_game(game, made, pseudo):
    form = fill(GAMES[game], {})
    names = [field.name for field in form.form.fields]
    for answer in ("", "7", "yes", "Ж", "Ж (bot)", "9" * 70, "\ud83e"):
        fill(GAMES[game], dict.fromkeys(names, answer))
    fill(GAMES[game], {"seed": "7-7", "seat-0": "pair", "seat-1": "hard"})
    GAMES[game].room.rules(GAMES[game].read_options({}))
    walk = [GAMES[game].room.form, form.form]
    made |= dict.fromkeys(sayings_in(walk))
    assert_all_is_translated(made, pseudo)


def test_cards_have_names(made, pseudo):
    for game in GAMES.values():
        for card in game.pack(game.read_options({})):
            game.card_name(card)
    assert_all_is_translated(made, pseudo)
